"""Which things on the picture make up an action: the names that ``data-pick`` carries there."""

from __future__ import annotations

from maniero.games.burgundy.actions import (
    Buy,
    Castle,
    ChooseDuchy,
    Drop,
    Goods,
    Keep,
    Place,
    Sell,
    Take,
    Tile,
    WithDie,
    Workers,
)
from maniero.games.burgundy.names import BLACK, SPACES, TILES, WILD
from maniero.games.burgundy.rules.acting import ChooseStored
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action


def picks(s: Burgundy, seat: int, action: Action) -> list[str]:
    """The things to click, in any order; none for an action that is a button."""
    if isinstance(action, WithDie):
        die = [] if action.die == WILD else [f"die-{action.die}"]
        return [*die, *_target(action)]
    if isinstance(action, Buy):
        return ["black-depot" if action.depot == BLACK else f"shop-{action.depot + 1}"]
    if isinstance(action, Tile):
        stored = bool(s.asks) and isinstance(s.asks[-1], ChooseStored)
        return [f"{'stored' if stored else 'tile'}-{TILES[action.tile]}"]
    if isinstance(action, Drop):
        return [f"stored-{TILES[action.tile]}"]
    if isinstance(action, Goods):
        return [f"goods-{action.depot + 1}"]
    if isinstance(action, Keep):
        return [f"good-{action.good + 1}"]
    if isinstance(action, ChooseDuchy):
        return [f"offer-{action.duchy + 1}"]
    if isinstance(action, Castle):
        return [f"space-{SPACES[action.space]}"]
    return []


def _target(action: Action) -> list[str]:
    if isinstance(action, Take):
        return [f"depot-{action.depot + 1}"]
    if isinstance(action, Place):
        return [f"space-{SPACES[action.space]}"]
    if isinstance(action, Sell):
        return [f"store-{action.good + 1}"]
    return ["workers"] if isinstance(action, Workers) else []
