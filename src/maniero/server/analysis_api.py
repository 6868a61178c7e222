"""The analysis of a game over HTTP: numbers for the chart, sentences for the turning points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from typing_extensions import TypedDict  # FastAPI needs this one before Python 3.12.

from maniero.kernel.state import NOBODY
from maniero.server.api import ERRORS, TableId
from maniero.server.dependencies import Looking, TheHouse, TheServer
from maniero.server.position import lines

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.state import State
    from maniero.server.analysis import Kept
    from maniero.server.live import LiveTable

router = APIRouter(prefix="/api", responses=ERRORS)


class Stop(TypedDict):
    """A position of the chart."""

    moves: int
    chances: list[float]  # By seat; those of all sides sum to 1.
    text: str  # What led here; "" until all is done.


class TurningPoint(TypedDict):
    """A turn that cost its player most, and what the Master would have done."""

    seat: int
    start: int  # How many moves were made before it,
    end: int  # and after it.
    played: list[str]
    better: list[str]
    gain: float  # By which the chances would have been better.
    words: list[str]  # To try it: what the Master would have said, up to where it differs.


class AnalysisFound(TypedDict):
    """An analysis, as far as it has come."""

    done: bool
    progress: float  # From 0 to 1.
    sides: list[list[int]]  # Seats that win or lose together.
    stops: list[Stop]
    turns: list[TurningPoint]


@router.get("/tables/{table}/analysis")
async def analysis(
    request: Request, server: TheServer, house: TheHouse, guest: Looking, table: TableId
) -> AnalysisFound:
    """Everybody's chances and the turning points, when the game is over; worked out when first asked for."""
    live = await house.table(table)
    caller = guest.caller(request)
    kept = await server.analyses.of(live, lambda: server.rates.spend("analysis", caller))
    async with live.settled():
        return found(live, kept, guest.language)


def found(live: LiveTable, kept: Kept, language: Language) -> AnalysisFound:
    """What is known, in the reader's language."""
    texts = _happened(live, kept, language) if kept.done else [""] * len(kept.stops)
    return {
        "done": kept.done,
        "progress": kept.progress,
        "sides": live.state().teams(),
        "stops": [
            {"moves": moves, "chances": chances, "text": text}
            for moves, chances, text in zip(kept.stops, kept.chances, texts, strict=False)
        ],
        "turns": [_told(live, each, language) for each in kept.turning_points()] if kept.done else [],
    }


def _happened(live: LiveTable, kept: Kept, language: Language) -> list[str]:
    """By stop: the last line of the log that led there."""
    told = lines(live.ready(), 0, NOBODY, live.people.names(language), language)
    texts, at = [], 0
    for stop in kept.stops:
        while at < len(told) and told[at]["moves"] <= stop:
            at += 1
        texts.append(told[at - 1]["text"] if at else "")
    return texts


def _told(live: LiveTable, examined: dict[str, Any], language: Language) -> TurningPoint:
    """A turning point in words."""
    seat, start, end = examined["seat"], examined["start"], examined["end"]
    state = live.game.new(len(live.people.places), live.row.options, live.box)
    vocabulary, text, moves = state.vocabulary(), live.game.text(language, live.box), live.ready().moves
    for move in moves[:start]:
        state.apply_for(move.seat, vocabulary.parse(move.text))

    def orders(after: State, words: list[tuple[int, str]]) -> list[str]:
        said: list[str] = []
        for mover, word in words:
            action = vocabulary.parse(word)
            if mover == seat and len(after.legal_for(seat)) > 1:  # What goes by itself is not told.
                said.append(text.action(after, seat, action))
            after.apply_for(mover, action)
        return said

    return {
        "seat": seat,
        "start": start,
        "end": end,
        "played": orders(state.copy(), [(move.seat, move.text) for move in moves[start:end]]),
        "better": orders(state.copy(), [(seat, word) for word in examined["better"]]),
        "gain": examined["gain"],
        "words": _differing(examined["better"], examined["played"]),
    }


def _differing(better: list[str], played: list[str]) -> list[str]:
    """The words up to the first that was not said."""
    same = 0
    while same < min(len(better), len(played)) and better[same] == played[same]:
        same += 1
    return better[: same + 1]
