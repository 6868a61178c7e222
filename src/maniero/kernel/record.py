"""Records: a game as a text file that a person can read and a program can replay.

    Maniero record 2
    game: council
    rules: 1
    components: 5d1c...
    options: first=random map=AAA
    seats: ["Anna", "Bruno"]
    seed-hash: 90ab...
    luck: 1=4be1.../c05d... 2=-/-
    words: 412
    seed: 77e0...
    result: 61 54, won by 1
    chain: 1f9a...

    * first-2 token-04 token-11
    2 elect-pink-coast end

``*`` is chance, a number is a seat counted from one.  ``seed`` stands there when the game is
over, or when the record is of a simulation that names its seed; so do ``result`` and ``chain``.
Version 1 knew neither luck nor chain; it is still read, and written as it was.
"""

from __future__ import annotations

import json
from typing import Final

from maniero.kernel.luck import Luck, is_hash, luck_text, read_luck
from maniero.kernel.state import CHANCE

VERSION: Final = 2
TITLES: Final = ["Maniero record 1", "Maniero record 2"]  # Of each version.
MAX_CHARACTERS: Final = 2_000_000
MAX_LINE: Final = 20_000
MAX_WORD: Final = 60
WORDS_IN_A_LINE: Final = 12

_NEEDED: Final = ["game", "rules", "components", "options", "seats", "seed-hash", "words"]
_KNOWN: Final = [*_NEEDED, "seed", "result"]
_KNOWN_SINCE_2: Final = [*_KNOWN, "luck", "chain"]
SIMULATED: Final = "simulated-"  # Before the number of a simulated game, in place of a secret seed.


class RecordError(ValueError):
    """A record that cannot be read, with the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


class Move:
    """One move of a record: whose it is, its word, and the line it stands on (0: not from a file)."""

    def __init__(self, seat: int, text: str, line: int = 0) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.line: Final = line


class Record:
    """The header of a game and its moves."""

    def __init__(
        self,
        game: str,
        rules: int,
        components: str,
        options: dict[str, str],
        names: list[str],
        seed_hash: str,
        moves: list[Move],
        seed: str,
        result: str,
        luck: list[Luck] | None = None,
        chain: str = "",
        version: int = 1,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.components: Final = components  # Fingerprint of the component file.
        self.options: Final = options
        self.names: Final = names  # By seat.
        self.seed_hash: Final = seed_hash
        self.moves: Final = moves
        self.seed: Final = seed  # "" while it is secret.
        self.result: Final = result  # "" while the game goes on.
        self.luck: Final = luck if luck is not None else []  # [] where nobody adds any.
        self.chain: Final = chain  # The closing hash; "" while the game goes on.
        self.version: Final = version

    def dump(self) -> str:
        """The record as text."""
        lines = [
            TITLES[self.version - 1],
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            options_line(self.options),
            names_line(self.names),
            f"seed-hash: {self.seed_hash}",
        ]
        if self.luck:
            lines.append(luck_line(self.luck))
        lines.append(f"words: {len(self.moves)}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.result:
            lines.append(f"result: {self.result}")
        if self.chain:
            lines.append(f"chain: {self.chain}")
        lines.append("")
        lines.extend(_move_lines(self.moves))
        return "\n".join(lines) + "\n"


# Lines that are hashed are written here alone.


def options_line(options: dict[str, str]) -> str:
    listed = " ".join([f"{name}={value}" for name, value in sorted(options.items())])
    return f"options: {listed}".rstrip()


def names_line(names: list[str]) -> str:
    return f"seats: {json.dumps(names, ensure_ascii=True)}"


def luck_line(luck: list[Luck]) -> str:
    return f"luck: {luck_text(luck)}".rstrip()


def speaker(seat: int) -> str:
    """Who moves, as a record writes it."""
    return "*" if seat == CHANCE else str(seat + 1)


def _move_lines(moves: list[Move]) -> list[str]:
    """The moves, a line for each run of one speaker."""
    lines: list[str] = []
    run: list[str] = []
    for i, move in enumerate(moves):
        run.append(move.text)
        last = i + 1 == len(moves) or moves[i + 1].seat != move.seat
        if last or len(run) == WORDS_IN_A_LINE:
            lines.append(f"{speaker(move.seat)} {' '.join(run)}")
            run = []
    return lines


def result_text(points: list[int], winners: list[int]) -> str:
    """How a result is written: points by seat, then the winners counted from one, or that it was lost."""
    scores = " ".join([str(n) for n in points])
    if not winners:
        return f"{scores}, lost"
    return f"{scores}, won by {' '.join([str(seat + 1) for seat in winners])}"


def parse_record(text: str) -> Record:
    """Read a record; a damaged one is refused with the line and the reason."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError(1, f"the file is longer than {MAX_CHARACTERS} characters")
    lines = text.split("\n")
    if lines[0].strip() not in TITLES:
        raise RecordError(1, f"must be {' or '.join([repr(title) for title in TITLES])}")
    version = TITLES.index(lines[0].strip()) + 1
    if lines[-1].strip():
        raise RecordError(len(lines), "the last line has no end: cut short?")
    header, first = _header(lines, _KNOWN if version == 1 else _KNOWN_SINCE_2)
    names = _names(header)
    moves = _moves(lines, first, len(names))
    claimed = _number(header, "words")
    if claimed != len(moves):
        raise RecordError(
            len(lines), f"there are {len(moves)} words, but the header says {claimed}: cut short?"
        )
    seed = _seed(header) if "seed" in header else ""
    result = header["result"].text if "result" in header else ""
    return Record(
        header["game"].text,
        _number(header, "rules"),
        _hex(header, "components"),
        _options(header["options"]),
        names,
        _hex(header, "seed-hash"),
        moves,
        seed,
        result,
        _luck(header, len(names)) if "luck" in header else [],
        _hex(header, "chain") if "chain" in header else "",
        version,
    )


class _Entry:
    """One line of the header."""

    def __init__(self, line: int, text: str) -> None:
        self.line: Final = line
        self.text: Final = text


def _header(lines: list[str], known: list[str]) -> tuple[dict[str, _Entry], int]:
    """The header's entries by key, and the index of the line after the blank one."""
    header: dict[str, _Entry] = {}
    for i in range(1, len(lines)):
        line = lines[i].strip()
        if not line:
            for key in _NEEDED:
                if key not in header:
                    raise RecordError(i + 1, f"the header ends without {key!r}")
            return header, i + 1
        _check_line(line, i + 1)
        key, colon, value = line.partition(":")
        if not colon or key not in known:
            raise RecordError(i + 1, f"not a line of a header; known are {', '.join(known)}")
        if key in header:
            raise RecordError(i + 1, f"{key!r} stands in the header twice")
        header[key] = _Entry(i + 1, value.strip())
    raise RecordError(len(lines), "the header has no end: a blank line is missing")


def _check_line(line: str, number: int) -> None:
    if len(line) > MAX_LINE:
        raise RecordError(number, f"is longer than {MAX_LINE} characters")
    if not line.isprintable():
        raise RecordError(number, "has characters that cannot be printed")


def _moves(lines: list[str], first: int, seats: int) -> list[Move]:
    speakers = {"*": CHANCE} | {str(number + 1): number for number in range(seats)}
    moves: list[Move] = []
    for i in range(first, len(lines)):
        line = lines[i].strip()
        if not line:
            continue
        _check_line(line, i + 1)
        parts = line.split()
        seat = speakers.get(parts[0])
        if seat is None:
            raise RecordError(i + 1, f"must begin with * or a seat from 1 to {seats}")
        if len(parts) == 1:
            raise RecordError(i + 1, "has a speaker but no word")
        for part in parts[1:]:
            if len(part) > MAX_WORD:
                raise RecordError(i + 1, f"has a word longer than {MAX_WORD} characters")
            moves.append(Move(seat, part, i + 1))
    return moves


def _number(header: dict[str, _Entry], key: str) -> int:
    entry = header[key]
    if not (entry.text.isascii() and entry.text.isdigit() and len(entry.text) < 10):
        raise RecordError(entry.line, f"{key!r} must be a number")
    return int(entry.text)


def _hex(header: dict[str, _Entry], key: str) -> str:
    entry = header[key]
    if not is_hash(entry.text):
        raise RecordError(entry.line, f"{key!r} must be 64 hexadecimal digits")
    return entry.text


def _seed(header: dict[str, _Entry]) -> str:
    entry = header["seed"]
    number = entry.text.removeprefix(SIMULATED)
    if number != entry.text and number.isascii() and number.isdigit() and len(number) < 19:
        return entry.text
    return _hex(header, "seed")


def _luck(header: dict[str, _Entry], seats: int) -> list[Luck]:
    entry = header["luck"]
    try:
        return read_luck(entry.text, seats)
    except ValueError as error:
        raise RecordError(entry.line, f"'luck' {error}") from None


def _names(header: dict[str, _Entry]) -> list[str]:
    entry = header["seats"]
    try:
        names = json.loads(entry.text)
    except (ValueError, RecursionError):
        raise RecordError(entry.line, "'seats' must be a list of names in quotes") from None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError(entry.line, "'seats' must be a list of names in quotes")
    if not 1 <= len(names) <= 8:
        raise RecordError(entry.line, "'seats' must be one to eight names")
    return names


def _options(entry: _Entry) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in entry.text.split():
        name, equals, value = part.partition("=")
        if not equals or not name or name in options:
            raise RecordError(entry.line, "'options' must be a list of name=value, each name once")
        options[name] = value
    return options
