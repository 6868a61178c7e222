"""Which things on the picture make up an action: the names that ``data-pick`` carries there."""

from __future__ import annotations

from maniero.games.burgundy.actions import (
    Buy,
    Castle,
    ChooseDuchy,
    Drop,
    Give,
    Goods,
    Hire,
    Keep,
    Own,
    Place,
    Sell,
    SetDie,
    Shared,
    Take,
    TakeShield,
    Tile,
    WithDie,
    Workers,
)
from maniero.games.burgundy.names import BLACK, DUCHIES, SPACES, TILES, WILD
from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.rules.direct import PlaceDirectly
from maniero.games.burgundy.rules.goods import KeepGoods
from maniero.games.burgundy.rules.storage import ChooseTile
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action


def picks(s: Burgundy, seat: int, action: Action) -> list[str]:
    """The things to click, in any order; none for an action that is a button."""
    if isinstance(action, WithDie):
        ask = s.question(seat)
        own = action.die != WILD and not (isinstance(ask, Act) and ask.white)
        die = [f"die-{action.die}"] if own else []
        return [*die, *_target(action)]
    if isinstance(action, Buy):
        return ["black-depot" if action.depot == BLACK else f"shop-{action.depot + 1}"]
    if isinstance(action, Tile):
        name, ask = TILES[action.tile], s.question(seat)
        if isinstance(ask, (ChooseTile, PlaceDirectly)):
            return [f"tile-{_number(ask.depot)}-{name}"]
        return [f"stored-{name}"]
    if isinstance(action, Drop):
        return [f"stored-{TILES[action.tile]}"]
    if isinstance(action, Goods):
        return [f"goods-{action.depot + 1}"]
    if isinstance(action, Keep):
        ask = s.question(seat)
        return [f"good-{_number(ask.depot)}-{action.good + 1}"] if isinstance(ask, KeepGoods) else []
    if isinstance(action, ChooseDuchy):
        return [f"offer-{DUCHIES[action.duchy]}"]
    if isinstance(action, Castle):
        return [f"space-{SPACES[action.space]}"]
    return _of_expansions(action)


def _of_expansions(action: Action) -> list[str]:
    if isinstance(action, TakeShield):
        return [f"shield-{action.shield}"]
    if isinstance(action, Give):
        return [f"store-{action.good + 1}"]
    if isinstance(action, SetDie):
        return [f"die-{action.die}"]
    return [action.text] if isinstance(action, (Hire, Shared, Own)) else []


def _number(depot: int) -> int:
    """A depot as it is called on the picture: 1 to 6, and 0 for the black one."""
    return 0 if depot == BLACK else depot + 1


def _target(action: Action) -> list[str]:
    if isinstance(action, Take):
        return [f"depot-{action.depot + 1}"]
    if isinstance(action, Place):
        return [f"space-{SPACES[action.space]}"]
    if isinstance(action, Sell):
        return [f"store-{action.good + 1}"]
    return ["workers"] if isinstance(action, Workers) else []
