"""The file of results: one line of JSON for the contest and one for each game, to go on with after a stop."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from maniero import __version__
from maniero.arena.own import is_file
from maniero.arena.playing import Result

if TYPE_CHECKING:
    from typing import BinaryIO

    from maniero.arena.contest import Contest, Fixture

FORMAT: Final = "maniero arena 1"

Key = tuple[int, int, int]


class ArenaError(ValueError):
    """The contest cannot be played as it was asked for."""


def key(of: Fixture | Result) -> Key:
    """Which game of the contest it is."""
    return of.pairing, of.seed, of.rotation


class Results:
    """The games so far; kept in a file where one is given, line by line as they are played."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self._found: Final[dict[Key, Result]] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        head = _head(contest)
        self._file = path.open("r+b" if path.exists() else "w+b")
        whole = self._file.read()
        if not whole:
            self._write(head)
            return
        lines = whole.split(b"\n")
        torn = lines.pop()  # "" unless the last run was stopped in the middle of a line.
        self._read(path.name, head, lines)
        self._file.seek(len(whole) - len(torn))
        self._file.truncate()

    def _read(self, name: str, head: dict[str, Any], lines: list[bytes]) -> None:
        try:
            before = json.loads(lines[0])
            if before["format"] != FORMAT:
                raise ValueError
        except (ValueError, LookupError, TypeError):
            raise ArenaError(f"{name} is no file of results") from None
        other = [f"{field} was {before.get(field)!r}, not {value!r}" for field, value in head.items()
                 if before.get(field) != value]  # fmt: skip
        if other:
            raise ArenaError(f"{name} has the results of another contest: {'; '.join(other)}")
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = Result(**json.loads(line))
            except (ValueError, TypeError):
                raise ArenaError(f"{name}, line {number}, is no result") from None
            self._found[key(result)] = result

    def _write(self, line: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line).encode() + b"\n")
            self._file.flush()

    def __contains__(self, fixture: Fixture) -> bool:
        return key(fixture) in self._found

    def __len__(self) -> int:
        return len(self._found)

    def add(self, result: Result) -> None:
        self._found[key(result)] = result
        self._write(result._asdict())

    def of(self, wanted: list[Fixture]) -> list[Result]:
        """Those of the games that were played, in the order of the contest."""
        return [self._found[key(fixture)] for fixture in wanted if fixture in self]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _head(contest: Contest) -> dict[str, Any]:
    """All that games must share to be counted together."""
    game = contest.played()
    return {
        "format": FORMAT,
        "version": __version__,
        "game": contest.game,
        "rules": game.rules,
        "components": game.kept_box(contest.box).fingerprint,
        "options": contest.options,
        "seats": contest.seats,
        "bots": contest.bots,
        "files": {name: _hash(name) for name in contest.bots if is_file(name)},
        "seed": contest.seed,
        "seconds": contest.seconds,
    }


def _hash(name: str) -> str:
    """Of the file of a bot: one that was changed is another bot."""
    return hashlib.sha256(Path(name.rpartition(":")[0]).read_bytes()).hexdigest()[:16]
