"""Records that a forger has changed."""

from __future__ import annotations

from maniero.kernel.record import Record
from maniero.table.chain import chain_of

FIELDS = (
    "game",
    "rules",
    "components",
    "options",
    "names",
    "seed_hash",
    "moves",
    "seed",
    "result",
    "luck",
    "chain",
    "version",
)


def changed(record: Record, **fields: object) -> Record:
    values = {name: getattr(record, name) for name in FIELDS} | fields
    return Record(*(values[name] for name in FIELDS))


def closed(record: Record) -> Record:
    """Closed anew, so that the chain tells nothing."""
    return changed(record, chain=chain_of(record).closing(record.names, record.result))
