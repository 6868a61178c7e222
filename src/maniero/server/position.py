"""The position for a page: the scene its viewer sees, what can be undone, and the log it has not seen."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from maniero.kernel.state import CHANCE, NOBODY
from maniero.server.log_lines import log_lines
from maniero.server.problems import Problem
from maniero.server.scene import scene, waiting
from maniero.table import Table, resume, seed_hash
from maniero.table.chain import agreed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.i18n import Language
    from maniero.server.live import LiveTable
    from maniero.server.metrics import Metrics
    from maniero.server.outgoing import Head, LogLine, Moved, Position, Scene, UndoSteps
    from maniero.server.people import Watcher

MARKED = 40  # Moves that are marked at most.


def frame_for(live: LiveTable, watcher: Watcher, metrics: Metrics) -> str:
    """The position for one page, as JSON; afterwards the page has seen everything."""
    start = perf_counter()
    mine = live.people.seats_of(watcher.guest)
    viewer = live.people.eyes(mine, live.asked)
    same_eyes = viewer == watcher.eyes or (watcher.eyes is None and len(mine) < 2)
    seen = watcher.seen if same_eyes else 0
    eyes = (viewer, tuple(mine), seen, watcher.language.code)
    text = live.frames.frame(watcher, eyes, lambda: position(live, viewer, mine, seen, watcher.language))
    watcher.eyes = viewer
    watcher.seen = live.seq
    if not live.people.waiting():
        live.frames.clear()
    metrics.positions += 1
    metrics.position_seconds += perf_counter() - start
    return text


def position(live: LiveTable, viewer: int, mine: Sequence[int], seen: int, language: Language) -> Position:
    """The position now."""
    names = live.people.names(language)
    table = live.table
    if table is None:
        free = len(live.people.free())
        shown = waiting(live.game, live.state(), free, viewer, names, language, live.box)
        return _framed(live, shown, mine, False)
    shown = scene(live.game, table.state, table.events, viewer, names, language, box=live.box)
    if viewer != NOBODY and live.people.places[viewer].played_by_bot:
        shown["actions"], shown["groups"] = [], []
    frame = _framed(live, shown, mine, True)
    frame["moves"] = len(table.moves)
    frame["undo"] = undo_of(table, viewer, live.kept(viewer) if viewer != NOBODY else 0)
    frame["log_from"] = live.log.unchanged(seen)
    frame["log"] = lines(table, frame["log_from"], viewer, names, language)
    frame["moved"] = moved(table, viewer, mine, frame["board"])
    frame["head"] = head_of(table)
    return frame


def _framed(live: LiveTable, shown: Scene, mine: Sequence[int], started: bool) -> Position:
    row = live.row
    return {
        "t": "position",
        "table": live.id,
        "seq": live.seq,
        "moves": 0,
        "started": started,
        "seats": list(mine),
        "undo": {"step": 0, "turn": 0},
        "log": [],
        "log_from": 0,
        "moved": [],
        "promise": seed_hash(row.seed),
        "agreed": "" if started else agreed(row.game, row.rules, row.components, row.options),
        "head": {"moves": 0, "hash": ""},
        **shown,
    }


def undo_of(table: Table, viewer: int, kept: int = 0) -> UndoSteps:
    """What the viewer may take back now; the first ``kept`` moves are not theirs."""
    step, turn = table.undo_steps(viewer, kept) if viewer != NOBODY and not table.over else (0, 0)
    return {"step": step, "turn": turn}


def head_of(table: Table) -> Head:
    """What a page keeps of the chain, to find it again in the record."""
    moves = table.lasting()
    return {"moves": moves, "hash": table.closing() or table.chain.heads[moves]}


def lines(table: Table, since: int, viewer: int, names: Sequence[str], language: Language) -> list[LogLine]:
    """The log of the moves after the first ``since``."""
    told = [(move + 1, table.told_by(move)) for move in range(since, len(table.moves))]
    return log_lines(told, viewer, names, table.game.text(language, table.box))


def moved(table: Table, viewer: int, mine: Sequence[int], board: str) -> list[Moved]:
    """The things touched since the viewer's own last move, or by it.

    Of the moves of others, only those whose whole effect was told to the viewer, and only
    things on the common board: a secret choice leaves no mark.
    """
    played = len(table.moves)
    start = table.last_move_of(mine)
    if start == played or not mine:
        start = table.last_run()
    found: list[Moved] = []
    for move in range(max(start, played - MARKED), played):
        seat = table.moves[move].seat
        if seat == CHANCE:
            continue
        if seat not in mine and not _told_all(table, move, viewer):
            continue
        picks = table.traces[move].picks
        shown = picks if seat in mine else [pick for pick in picks if f'data-pick="{pick}"' in board]
        found += [{"pick": pick, "seat": seat} for pick in shown]
    return found


def _told_all(table: Table, move: int, viewer: int) -> bool:
    events = table.told_by(move)
    return bool(events) and all(event.seen_by(viewer) is event for event in events)


def past(live: LiveTable, moves: int, viewer: int, mine: Sequence[int], language: Language) -> Position:
    """The position after the first ``moves`` moves, to look at."""
    table = live.ready()
    if not 0 <= moves <= len(table.moves):
        raise Problem("not-found")
    before = live.log.moves()[:moves]
    then = resume(live.game, table.names, table.options, live.row.seed, before, live.box)
    names = live.people.names(language)
    shown = scene(live.game, then.state, then.events, viewer, names, language, playing=False, box=live.box)
    frame = _framed(live, shown, mine, True)
    frame["moves"] = moves
    frame["moved"] = moved(then, viewer, mine, frame["board"])
    return frame
