"""``maniero replay`` and ``maniero verify``: what a record says, and whether it is sound."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Styled

from maniero.cli.catalogue import check_language
from maniero.cli.errors import CommandError
from maniero.cli.old_records import print_words
from maniero.cli.terminal import plain, say
from maniero.games import find
from maniero.i18n import language
from maniero.kernel.luck import is_hash
from maniero.kernel.record import MAX_CHARACTERS, Record, RecordError, parse_record, result_text
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import NOBODY, State
from maniero.table import OldRecordError, replay, states, verify

if TYPE_CHECKING:
    from pathlib import Path

    from maniero.kernel.facts import Box


def read_record(file: Path) -> Record:
    """The record in a file, with the error of a user who gave another file."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(4 * MAX_CHARACTERS + 1)
    except OSError as error:
        raise CommandError(f"{file} cannot be read ({error.strerror})") from None
    try:
        return parse_record(raw.decode())
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise CommandError(f"{file}, line {line}: not UTF-8 text") from None
    except RecordError as error:
        raise CommandError(f"{file}, {error}") from None


def record_box(record: Record, components: Path | None) -> Box | None:
    return find(record.game).box(str(components)) if components is not None else None


def replay_file(
    file: Path,
    check: bool,
    step: int | None,
    png: Path | None,
    seat: int | None,
    dark: bool,
    components: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    check_language(lang)
    record = read_record(file)
    box = record_box(record, components)
    if seat is not None and not 1 <= seat <= len(record.names):
        raise CommandError(f"there is no seat {seat}; there are {len(record.names)}")
    try:
        last = replay(record, box)
    except OldRecordError as error:
        if check or step is not None or png is not None or as_json:
            raise
        print_words(record, str(error))
        return
    if check:
        report_check(record, last, as_json)
        return
    state = last if step is None else at_step(record, box, step)
    viewer = NOBODY if seat is None else seat - 1
    if png is not None:
        png.write_bytes(picture(record, state, viewer, lang, dark))
    elif as_json:
        print(json.dumps(find(record.game).view(state, viewer), ensure_ascii=False))
    else:
        print_log(record, state, viewer, lang, box)


def at_step(record: Record, box: Box | None, step: int) -> State:
    """The position after ``step`` moves."""
    if not 0 <= step <= len(record.moves):
        raise CommandError(f"there is no step {step}: the record has {len(record.moves)} moves")
    for number, state in enumerate(states(record, box)):
        if number == step:
            return state
    raise CommandError(f"there is no step {step}")


def report_check(record: Record, last: State, as_json: bool) -> None:
    over = not last.asks
    if as_json:
        result = {"game": record.game, "moves": len(record.moves), "over": over, "points": last.points}
        print(json.dumps(result | {"winners": last.winners() if over else []}))
    else:
        end = result_text(last.points, last.winners()) if over else "not over yet"
        say(f"sound: {record.game}, {len(record.moves)} moves, {end}")


def picture(record: Record, state: State, viewer: int, lang: str, dark: bool) -> bytes:
    from maniero.art.png import render  # Only a picture needs the renderer.

    game = find(record.game)
    svg = game.picture(game.view(state, viewer), record.names, language(lang))
    return render(svg, 1440, dark)


def print_log(record: Record, state: State, viewer: int, lang: str, box: Box | None) -> None:
    """What happened, in words, and the score sheet."""
    game = find(record.game)
    text = game.text(language(lang), box)
    told = state.told or []
    for event in told:
        seen = event.seen_by(viewer)
        line = text.event(seen) if seen is not None else ""
        if seen is not None and line:
            say(f"{record.names[seen.seat]} {line}" if seen.seat >= 0 else line)
    grid = Grid(language(lang)._("Score sheet"))
    for seat, name in enumerate(record.names, start=1):
        grid.add_column(Styled(plain(f"{seat} {name}")))
    clauses = game.clauses()
    for row in score_sheet(told, state.seats):
        grid.add_row(clauses[row.clause].text[lang], *[str(n) for n in row.points])
    grid.add_section()
    grid.add_row(language(lang)._("Total"), *[str(n) for n in state.points])
    Console().print(grid)


def verify_file(file: Path, components: Path | None, seen: list[str], as_json: bool) -> None:
    record = read_record(file)
    for hash in seen:
        if not is_hash(hash):
            raise CommandError(f"--seen must be 64 hexadecimal digits, not {hash[:70]!r}")
    drawn = verify(record, record_box(record, components), seen)
    added = [record.names[each.seat] for each in record.luck if each.number]
    missing = [record.names[each.seat] for each in record.luck if not each.number]
    if as_json:
        result = {"game": record.game, "draws": drawn, "verified": True, "chained": record.version > 1}
        print(json.dumps(result | {"added": added, "missing": missing, "seen": len(seen)}))
        return
    print(f"verified: all {drawn} draws come from the seed whose hash was published")
    if added:
        print(f"numbers were added by: {', '.join(map(repr, added))}")
    if missing:
        print(f"no number was added by: {', '.join(map(repr, missing))}")
    if record.version == 1:
        print("an old record without a chain: its moves and names are not sealed")
    elif seen:
        print("what was seen belongs to this game: its moves up to there are the same")
    else:
        print("moves, names and result are sealed; --seen HASH compares them with what a page has shown")
