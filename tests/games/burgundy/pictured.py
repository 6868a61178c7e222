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


ALL = dict.fromkeys(("extra", "white", "inns", "routes", "shields"), "yes")
# Games with expansions by name: how many play, and what they chose.
EXPANDED: dict[str, tuple[int, dict[str, str]]] = {
    "posts": (4, {"duchy": "11", **ALL}),
    "duel": (2, {"duchy": "11", **ALL}),
    "three": (3, {"duchy": "7", **ALL}),
    "teams": (4, {"duchy": "12a", **ALL}),
    "pairs": (4, {"duchy": "12b"}),
    "islands": (1, {"duchy": "13a"}),
    "alone": (1, {"duchy": "13b", "extra": "yes", "target": "47"}),
}


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


def _views(games: Iterator[Burgundy]) -> dict[str, BurgundyView]:
    found: dict[str, BurgundyView] = {}
    for s in games:
        if not found:
            found["setup"] = view(s, 0)
        if s.phase == 0 and s.turn >= 0:
            found.setdefault("opening", view(s, 0))
        if s.phase == 2 and s.round == 2 and s.turn == 0:
            found.setdefault("middle", view(s, 0))
        found["end"] = view(s, 0)
    return found


@cache
def _base(seats: int) -> dict[str, BurgundyView]:
    return _views(play(seats))


@cache
def _expanded(game: str) -> dict[str, BurgundyView]:
    seats, options = EXPANDED[game]
    return _views(play(seats, 1, options))


def position(name: str = "middle", seats: int = 4, viewer: int | None = 0) -> BurgundyView:
    """A copy of a position, for anybody's eyes."""
    return _seen(_base(seats)[name], viewer)


def expanded(game: str, name: str = "middle", viewer: int | None = 0) -> BurgundyView:
    """The same of a game with expansions."""
    return _seen(_expanded(game)[name], viewer)


def _seen(found: BurgundyView, viewer: int | None) -> BurgundyView:
    copy = deepcopy(found)
    copy["viewer"] = viewer
    return copy


POSITIONS: dict[str, Callable[[], BurgundyView]] = {
    f"{name}-{seats}-{'spectator' if viewer is None else viewer}": partial(position, name, seats, viewer)
    for name in ("setup", "opening", "middle", "end")
    for seats in (2, 3, 4)
    for viewer in (0, seats - 1, None)
} | {
    f"{game}-{name}-{'spectator' if viewer is None else viewer}": partial(expanded, game, name, viewer)
    for game, (seats, _) in EXPANDED.items()
    for name in ("setup", "middle", "end")
    for viewer in dict.fromkeys((0, seats - 1, None))
}
FULL_OF_NAMES = ["middle-4-0", "middle-4-spectator", "teams-middle-0", "teams-middle-spectator"]
HEAVIEST = 100_000  # Bytes.
HEAVIEST_EXPANDED = 140_000  # With some 140 things to point at.


def heaviest(name: str) -> int:
    """How much a position may weigh: the expansions' things are not the base game's."""
    return HEAVIEST_EXPANDED if name.split("-", maxsplit=1)[0] in EXPANDED else HEAVIEST


def more(view: BurgundyView, names: list[str]) -> list[str]:
    """What a page may show besides: the large duchies of the others."""
    return [estate(view, seat, names, tr) for seat in others(view)]
