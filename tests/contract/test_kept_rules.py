"""Every version of the rules and of the component files leaves a record behind, so that none is lost unseen.

The record's name says what it was played by: version of the rules, fingerprint, and all facts of the box (the
fingerprint leaves out tables that came later).  When a game changes, raise its ``rules`` if records of before
no longer replay, and keep a record of the new version beside the old ones, on purpose:
``python -m tests.contract.test_kept_rules council``.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from maniero.games import GAMES
from maniero.kernel.record import parse_record
from maniero.table import OldRecordError, replay
from maniero.table.simulate import Simulation

FOLDER = Path(__file__).parent.parent / "games"
KEPT = sorted(FOLDER.glob("*/kept/*.txt"))


def kept(id: str) -> Path:
    """Where the record of today's version is."""
    game = GAMES[id]
    facts = json.dumps(json.loads(game.box().text)["facts"], sort_keys=True)
    whole = hashlib.sha256(facts.encode()).hexdigest()
    return FOLDER / id / "kept" / f"{game.rules}-{game.box().fingerprint[:8]}-{whole[:8]}.txt"


@pytest.mark.parametrize("id", GAMES)
def test_there_is_a_record_of_this_version(id: str) -> None:
    assert kept(id).exists(), f"{id} has changed: read the top of this file"


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_kept_record_replays_or_is_of_older_rules(file: Path) -> None:
    record = parse_record(file.read_text())
    game = GAMES[record.game]
    if record.rules != game.rules:
        with pytest.raises(OldRecordError):
            replay(record)
    elif record.components == game.box().fingerprint:
        assert not replay(record).asks, "the rules have changed: raise their version"


if __name__ == "__main__":
    game = GAMES[sys.argv[1]]
    bots = [game.bot("random") for _ in range(game.usual_seats)]
    names = [f"Player {n + 1}" for n in range(game.usual_seats)]
    file = kept(game.id)
    file.parent.mkdir(exist_ok=True)
    file.write_text(Simulation(game, bots, names, 1, {}).play_recorded(0).dump())
