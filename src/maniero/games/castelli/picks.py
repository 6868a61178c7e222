"""Which things on the picture make up an action: the names that ``data-pick`` carries there."""

from __future__ import annotations

from maniero.games.castelli.actions import (
    Build,
    Burn,
    Found,
    From,
    Guard,
    Lay,
    Open,
    Over,
    Piece,
    Play,
    Sell,
    Steward,
    Swap,
)
from maniero.games.castelli.names import CHARACTERS, GUARD, KINDS, OCTAGON_NAMES, SITES, SQUARE_NAMES
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action


def picks(s: Castelli, seat: int, action: Action) -> list[str]:
    """The things to click, in any order; none for an action that is a button."""
    if isinstance(action, Open):
        return [f"square-{SQUARE_NAMES[action.square]}"]
    if isinstance(action, (Lay, Swap, Steward)):
        tile = "held" if isinstance(action, Swap) else "drawn"
        found = [f"square-{SQUARE_NAMES[s.square]}", f"turn-{action.turn}"]
        return [tile, *found] if s.dilemma and not isinstance(action, Steward) else found
    if isinstance(action, Play):
        return [card(action.character)]
    if isinstance(action, Sell):
        return [
            f"sale-{CHARACTERS[action.character]}"
        ]  # The price on the card: a click on the card plays it.
    if isinstance(action, Build):
        return [f"site-{OCTAGON_NAMES[action.octagon]}-{KINDS[action.kind]}"]
    if isinstance(action, Over):
        return [f"castle-{OCTAGON_NAMES[action.octagon]}-{SITES[action.site]}"]
    if isinstance(action, (Found, Burn)):
        return [f"octagon-{OCTAGON_NAMES[action.octagon]}"]
    if isinstance(action, From):
        return [f"hand-{action.seat + 1}"]
    if isinstance(action, Guard):
        return [card(GUARD)]
    return [action.text] if isinstance(action, Piece) else []


def card(character: int) -> str:
    return f"card-{CHARACTERS[character]}"
