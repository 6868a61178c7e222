"""Reading what is in a box: a component file as checked facts, with errors that name the place."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final

MAX_BYTES: Final = 1_000_000


class ComponentError(ValueError):
    """A component file that cannot be used, with the place and the reason."""


class Facts:
    """One table of a component file."""

    def __init__(self, where: str, table: dict[str, object], unsigned: list[str] | None = None) -> None:
        self.where: Final = where  # "box.toml" or "box.toml: permits.coast"
        self._table: Final = table
        self._unsigned: Final = unsigned or []  # Keys that the fingerprint leaves out.

    def keys(self) -> list[str]:
        return list(self._table)

    def wrong(self, key: str, reason: str) -> ComponentError:
        """The error that ``key`` of this table is not as it must be."""
        dot = "." if ": " in self.where else ": "
        return ComponentError(f"{self.where}{dot}{key} {reason}")

    def _get(self, key: str) -> object:
        if key not in self._table:
            raise self.wrong(key, "is missing")
        return self._table[key]

    def table(self, key: str) -> Facts:
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "must be a table")
        dot = "." if ": " in self.where else ": "
        return Facts(f"{self.where}{dot}{key}", value)

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value or len(value) > 200:
            raise self.wrong(key, "must be a short text")
        return value

    def number(self, key: str, least: int = 0, most: int = 99) -> int:
        return self._number(key, self._get(key), least, most)

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, "must be a whole number")
        if not least <= value <= most:
            raise self.wrong(key, f"must be from {least} to {most}, not {value}")
        return value

    def _list(self, key: str, length: int) -> list[object]:
        value = self._get(key)
        if not isinstance(value, list) or (length and len(value) != length):
            entries = f"{length} entries" if length else "entries"
            raise self.wrong(key, f"must be a list of {entries}")
        return value

    def numbers(self, key: str, length: int, least: int = 0, most: int = 99) -> list[int]:
        return [self._number(key, x, least, most) for x in self._list(key, length)]

    def lists(self, key: str) -> list[list[int]]:
        """A list of lists of whole numbers."""
        out: list[list[int]] = []
        for x in self._list(key, 0):
            if not isinstance(x, list):
                raise self.wrong(key, "must be a list of lists")
            out.append([self._number(key, number, 0, 9999) for number in x])
        return out

    def texts(self, key: str) -> list[str]:
        out: list[str] = []
        for x in self._list(key, 0):
            if not isinstance(x, str):
                raise self.wrong(key, "must be a list of texts")
            out.append(x)
        return out

    def tables(self, key: str, length: int) -> list[Facts]:
        out: list[Facts] = []
        for i, x in enumerate(self._list(key, length)):
            if not isinstance(x, dict):
                raise self.wrong(key, "must be a list of tables")
            dot = "." if ": " in self.where else ": "
            out.append(Facts(f"{self.where}{dot}{key}[{i + 1}]", x))
        return out

    def only(self, allowed: list[str]) -> None:
        """Refuse keys that mean nothing here: mostly slips of the pen."""
        for key in self._table:
            if key not in allowed:
                raise self.wrong(key, f"is not known here; known: {', '.join(allowed)}")

    def completed(self, ours: Facts, later: list[str]) -> Facts:
        """The file with tables that came ``later``: where it lacks one it means what our own says.

        A table that says the same as ours leaves the fingerprint as it was before there was
        such a table, so that records of before can still be read.
        """
        table = dict(self._table)
        same = list(self._unsigned)
        for key in later:
            table.setdefault(key, ours._get(key))
            if table[key] == ours._get(key) and key not in same:
                same.append(key)
        return Facts(self.where, table, same)

    def dump(self) -> str:
        """All facts as text, for ``parse_facts``: they stay what they are when our own file changes."""
        kept = {"where": self.where, "facts": self._table, "unsigned": self._unsigned}
        return json.dumps(kept, ensure_ascii=True, default=str)

    def fingerprint(self) -> str:
        """The same for files that say the same, whatever their comments and spaces."""
        signed = {key: value for key, value in self._table.items() if key not in self._unsigned}
        text = json.dumps(signed, sort_keys=True, ensure_ascii=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()


def read_facts(path: str, name: str) -> Facts:
    """The facts in the TOML file at ``path``; ``name`` stands for it in errors."""
    try:
        with open(path, "rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise ComponentError(f"{name}: cannot be read ({error.strerror})") from None
    if len(raw) > MAX_BYTES:
        raise ComponentError(f"{name}: is larger than {MAX_BYTES} bytes")
    try:
        facts = Facts(name, tomllib.loads(raw.decode()))
        facts.fingerprint()
    except UnicodeDecodeError:
        raise ComponentError(f"{name}: is not UTF-8 text") from None
    except RecursionError:
        raise ComponentError(f"{name}: is nested too deeply") from None
    except ValueError as error:  # Broken TOML, or a number that is no sensible number.
        raise ComponentError(f"{name}: {error}") from None
    return facts


def parse_facts(text: str) -> Facts:
    """The facts that ``Facts.dump`` has written."""
    kept = json.loads(text)
    return Facts(kept["where"], kept["facts"], kept["unsigned"])


class Box:
    """The components of one game: facts, and all that can be worked out from them once."""

    def __init__(self, facts: Facts) -> None:
        facts.number("format", 1, 1)  # The only way component files are written so far.
        self.fingerprint: Final = facts.fingerprint()
        self.text: Final = facts.dump()  # To be kept with the games that are played with it.
        marks = facts.table("confidence")
        # How sure each part of the box is: confirmed, likely or reconstructed.
        self.confidence: Final = {key: marks.text(key) for key in marks.keys()}
