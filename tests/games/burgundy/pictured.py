"""Positions of The Castles of Burgundy to be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial

from maniero.games.burgundy.draw.holdings import estate
from maniero.games.burgundy.draw.panels import others
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.view import BurgundyView, view
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from tests.games.burgundy.positions import new
from tests.games.pictures import tr

BUSY = ("castle", "duchy", "place", "tile", "goods", "keep", "pay", "sell", "buy", "take", "drop", "workers")


def play(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Iterator[Burgundy]:
    """A game of players who do what fills duchies: every position in which one of them is asked."""
    s = new(seats, **(options or {"duchy": "chosen"}))
    rng = Rng(seed)
    while s.asks:
        options = s.legal()
        if s.actor() == CHANCE:
            s.apply(options[rng.weighted(s.weights())])
            continue
        yield s
        verbs = [action.text.split("-")[0] for action in options]
        busy = [verb for verb in BUSY if verb in verbs]
        best = [action for action, verb in zip(options, verbs, strict=True) if not busy or verb == busy[0]]
        s.apply(best[rng.below(len(best))])
    yield s


@cache
def _views(seats: int) -> dict[str, BurgundyView]:
    found: dict[str, BurgundyView] = {}
    for s in play(seats):
        if not found:
            found["setup"] = view(s, 0)
        if s.phase == 0 and s.turn >= 0:
            found.setdefault("opening", view(s, 0))
        if s.phase == 2 and s.round == 2 and s.turn == 0:
            found.setdefault("middle", view(s, 0))
        found["end"] = view(s, 0)
    return found


def position(name: str = "middle", seats: int = 4, viewer: int | None = 0) -> BurgundyView:
    """A copy of a position, for anybody's eyes."""
    found = deepcopy(_views(seats)[name])
    found["viewer"] = viewer
    return found


POSITIONS: dict[str, Callable[[], BurgundyView]] = {
    f"{name}-{seats}-{'spectator' if viewer is None else viewer}": partial(position, name, seats, viewer)
    for name in ("setup", "opening", "middle", "end")
    for seats in (2, 3, 4)
    for viewer in (0, seats - 1, None)
}
FULL_OF_NAMES = ["middle-4-0", "middle-4-spectator"]
HEAVIEST = 100_000  # Bytes.


def more(view: BurgundyView, names: list[str]) -> list[str]:
    """What a page may show besides: the large duchies of the others."""
    return [estate(view, seat, names, tr) for seat in others(view)]
