"""Positions of Castles to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.state import Castles
from maniero.games.castles.view import CastlesView, PlayerView, TileView, is_gate, view
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.boxes import castles_box as load

BOX = load()


def play(seats: int, seed: int, until: Callable[[Castles], bool], **options: str) -> Castles:
    """A random game up to a position; what can be built is built most of the time, or stored first of all."""
    likes = options.pop("likes", "build-")
    chosen = {option.name: option.default for option in OPTIONS} | {"first": "1"} | options
    s, rng = new_game(BOX, seats, chosen), Rng(seed)
    while s.actor() != NOBODY and not until(s):
        options_now = s.legal()
        if s.actor() == CHANCE:
            s.apply(options_now[rng.weighted(s.weights())])
        else:
            s.apply(_chosen(options_now, likes, rng))
    return s


def _chosen(options: list[Action], likes: str, rng: Rng) -> Action:
    best = [action for action in options if action.text.startswith(likes)]
    liked = best if best and rng.below(6) else options
    return liked[rng.below(len(liked))]


def drawn(round: int) -> Callable[[Castles], bool]:
    """Somebody holds a pair in this round or later."""
    return lambda s: s.round >= round and s.actor() >= 0 and min(s.builders[s.actor()].drawn) >= 0


def _makes_room(s: Castles) -> bool:
    return s.actor() >= 0 and any(action.text == "ready" for action in s.legal())


def _has_yard(s: Castles) -> bool:
    """Somebody is asked about tiles of a yard."""
    return s.actor() >= 0 and any(action.text.startswith(("build-y", "discard-y")) for action in s.legal())


STOPS: dict[str, tuple[int, int, Callable[[Castles], bool], dict[str, str]]] = {
    "empty": (2, 1, lambda s: s.actor() >= 0, {}),
    "opening": (3, 2, drawn(1), {"gate": "reserve"}),
    "middle": (2, 3, drawn(7), {}),
    "three": (3, 4, drawn(9), {}),
    "four": (4, 5, drawn(8), {}),
    "yards": (4, 6, _has_yard, {}),
    "room": (2, 7, _makes_room, {"likes": "store-"}),
    "full": (4, 8, lambda s: False, {"beauty": "yes", "stability": "yes", "colours": "yes"}),
    "illegal": (2, 9, drawn(9), {"illegal": "allowed"}),
}


@cache
def state(name: str) -> Castles:
    seats, seed, until, options = STOPS[name]
    return play(seats, seed, until, **options)


def position(name: str, viewer: int | None = None) -> CastlesView:
    """As the one who is asked sees it."""
    s = state(name)
    return view(s, max(0, s.actor()) if viewer is None else viewer)


def crowded(viewer: int = 0) -> CastlesView:
    """Full reserves, full yards and many eyesores."""
    found = position("four", viewer)
    built = [square["tile"] for player in found["players"] for square in player["squares"]]
    tiles = [tile for tile in built if tile is not None and not is_gate(tile)]
    for player in found["players"]:
        _crowd(player, tiles)
    return found


def _crowd(player: PlayerView, tiles: list[TileView]) -> None:
    for i in range(len(player["reserve"])):
        player["reserve"][i] = {"source": f"r{i + 1}", "tile": tiles[i % len(tiles)], "fits": []}
    for i in range(len(player["yard"])):
        player["yard"][i] = {"source": f"y{i + 1}", "tile": None, "fits": []}
    player["giver"] = (player["seat"] + 1) % 4
    player["stored"] = len(player["reserve"])
    player["eyesores"] = [tiles[i % len(tiles)] for i in range(11)]
    player["rain"], player["done"] = 12, player["seat"] % 2 == 0


POSITIONS: dict[str, Callable[[], CastlesView]] = {
    **{name: partial(position, name) for name in STOPS},
    "other": lambda: position("three", 2),
    "crowded": crowded,
    "spectator": lambda: crowded(NOBODY),
    "watched": lambda: position("middle", NOBODY),
}
FULL_OF_NAMES = ["crowded", "spectator", "other"]
HEAVIEST = 120_000  # Bytes.
