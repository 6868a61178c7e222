"""Positions of Carcassonne: The Castle to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from maniero.games.carcassonne.rules.counting import ChooseZone
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import ClaimPart, PlaceTile
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.view import CastleView, view
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.boxes import carcassonne_box as load

BOX = load()


def play(seed: int, until: Callable[[Castle], bool]) -> Castle:
    """A random game up to a position; followers are kept back most of the time."""
    s, rng = new_game(BOX, 2, {"first": "1"}), Rng(seed)
    while s.actor() != NOBODY and not until(s):
        options = s.legal()
        if s.actor() == CHANCE:
            s.apply(options[rng.weighted(s.weights())])
        elif isinstance(s.asks[-1], ClaimPart) and rng.below(3):
            s.apply(options[-1])
        else:
            s.apply(options[rng.below(len(options))])
    return s


def _asked(s: Castle, question: type, options: int) -> bool:
    return bool(s.asks) and isinstance(s.asks[-1], question) and len(s.legal()) >= options


def _placing(left: int) -> Callable[[Castle], bool]:
    return lambda s: s.left <= left and bool(s.asks) and isinstance(s.asks[-1], PlaceTile)


def _claiming(left: int) -> Callable[[Castle], bool]:
    def asked(s: Castle) -> bool:
        return s.left <= left and isinstance(s.asks[-1], ClaimPart) and len(s.legal()) > 1

    return asked


STOPS: dict[str, Callable[[Castle], bool]] = {
    "opening": _placing(60),
    "middle": _placing(28),
    "claim": _claiming(40),
    "order": lambda s: _asked(s, ChooseZone, 2),
    "final": lambda s: _asked(s, ChooseFinal, 3),
    "full": lambda s: False,
}
SEEDS = {"order": 8, "final": 71}


@cache
def state(name: str) -> Castle:
    return play(SEEDS.get(name, 7), STOPS[name])


def position(name: str, viewer: int = 0) -> CastleView:
    return view(state(name), viewer)


def crowded(viewer: int = 0) -> CastleView:
    """A position with many bonus tiles, and markers on their second lap."""
    found = position("middle", viewer)
    found["players"][0].update({"bonuses": [1, 2, 4, 4, 5, 8], "fresh": [3, 9], "points": 104})
    found["players"][1].update({"bonuses": [1, 6, 7, 7], "fresh": [9], "points": 204})
    return found


POSITIONS: dict[str, Callable[[], CastleView]] = {
    **{name: partial(position, name) for name in STOPS},
    "other": lambda: position("middle", 1),
    "crowded": crowded,
    "spectator": lambda: crowded(NOBODY),
}
FULL_OF_NAMES = ["other", "spectator"]
HEAVIEST = 150_000  # Bytes.
