"""Which things on the picture make up an action: the names that ``data-pick`` carries there."""

from __future__ import annotations

from maniero.games.carcassonne.actions import Again, Claim, Double, Place, Score, Zone
from maniero.games.carcassonne.names import AGAIN, NONE
from maniero.games.carcassonne.rules.counting import MayDouble, zone_of
from maniero.games.carcassonne.state import Castle
from maniero.kernel.action import Action


def picks(s: Castle, seat: int, action: Action) -> list[str]:
    """The things to click, in any order; none for an action that is a button."""
    if isinstance(action, Place):
        return [f"square-{s.box.squares[action.square]}", f"turn-{action.turn}"]
    if isinstance(action, Claim):
        return [f"part-{action.part + 1}"]
    if isinstance(action, Score):
        root = zone_of(s, action.part) if s.placed != NONE else NONE
        return [] if root == NONE else [zone_pick(s, s.zones.tally[root].place)]
    if isinstance(action, Zone):
        return [zone_pick(s, action.place)]
    ask = s.question(seat)
    if isinstance(action, Double) and isinstance(ask, MayDouble):
        return [f"bonus-{ask.number}"]
    return [f"bonus-{AGAIN}"] if isinstance(action, Again) else []


def zone_pick(s: Castle, place: int) -> str:
    """A zone by its first part, or by its start space: as the action writes it that chooses it."""
    return s.box.actions.zone_at(place).text
