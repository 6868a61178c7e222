"""Which things on the picture make up an action: the names that ``data-pick`` carries there."""

from __future__ import annotations

from maniero.games.castles.actions import SOURCES, Build, Discard, Eyesore, Gate, Offer, Store
from maniero.games.castles.names import GATE, NONE, SQUARE_NAMES
from maniero.games.castles.state import Castles
from maniero.kernel.action import Action


def picks(s: Castles, seat: int, action: Action) -> list[str]:
    """The things to click, in any order; none for an action that is a button."""
    if isinstance(action, Build):
        square = SQUARE_NAMES[action.square]
        return [f"tile-{SOURCES[action.source]}", f"square-{square}", f"turn-{action.turn}"]
    if isinstance(action, Gate):
        return [GATE, f"square-{SQUARE_NAMES[action.square]}"]
    if isinstance(action, Store):
        return [f"tile-{SOURCES[action.source]}", "reserve"]
    if isinstance(action, Offer):
        return [f"yard-{action.seat + 1}"]
    if isinstance(action, Discard) and action.source != NONE:
        return [f"tile-{SOURCES[action.source]}", "box"]
    if isinstance(action, Eyesore):
        return [f"tile-{SOURCES[action.source]}", "eyesores"]
    return []
