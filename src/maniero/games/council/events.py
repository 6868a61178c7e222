"""What happened in this game.

Where bonuses are gained, ``gained`` says what came in, kind by kind in the order of the print: coins
and nobility steps beyond the end of their tracks are lost, so it may be less than what is printed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.council.names import NONE
from maniero.kernel.events import Event


class TurnStarted(Event):
    """A turn begins; ``last``: it is one of the last turns."""

    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last: Final = last


class CardDrawn(Event):
    """A politics card comes into a hand; others are not told its ``kind``."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind  # NONE: not to be seen

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardDrawn(self.seat, NONE)


class DeckReshuffled(Event):
    """The discarded politics cards are the deck again."""


class CouncillorElected(Event):
    """A councillor was pushed into a council and another fell out."""

    def __init__(
        self, seat: int, colour: int, council: int, fallen: int, coins: int, sent: bool = False
    ) -> None:
        super().__init__(seat)
        self.sent: Final = sent  # By an assistant, as a quick action.
        self.colour: Final = colour
        self.council: Final = council
        self.fallen: Final = fallen
        self.coins: Final = coins  # Gained.


class CouncilSatisfied(Event):
    """Cards and coins were paid to a council."""

    def __init__(self, seat: int, council: int, cards: i64, coins: int) -> None:
        super().__init__(seat)
        self.council: Final = council
        self.cards: i64 = cards
        self.coins: Final = coins


class PermitTaken(Event):
    def __init__(self, seat: int, permit: int, free: bool, gained: dict[str, int]) -> None:
        super().__init__(seat)
        self.permit: Final = permit
        self.free: Final = free  # By the nobility track, without paying.
        self.gained: Final = gained


class PermitRevealed(Event):
    """A permit was turned up on a place of the board; ``seat`` is NOBODY."""

    def __init__(self, seat: int, permit: int, place: int) -> None:
        super().__init__(seat)
        self.permit: Final = permit
        self.place: Final = place


class PermitsChanged(Event):
    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region


class KingMoved(Event):
    def __init__(self, seat: int, start: int, city: int, coins: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.city: Final = city
        self.coins: Final = coins  # Paid for the way.


class EmporiumBuilt(Event):
    def __init__(self, seat: int, city: int, permit: int, assistants: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.permit: Final = permit  # NONE: with the king's help
        self.assistants: Final = assistants  # Paid for the emporiums of others.


class RewardTaken(Event):
    """The reward of a city: the bonuses of its token."""

    def __init__(self, seat: int, city: int, token: int, gained: dict[str, int]) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.token: Final = token
        self.gained: Final = gained


class BonusRepeated(Event):
    """The bonuses of an own permit came once more."""

    def __init__(self, seat: int, permit: int, gained: dict[str, int]) -> None:
        super().__init__(seat)
        self.permit: Final = permit
        self.gained: Final = gained


class AssistantHired(Event): ...


class ExtraActionBought(Event): ...


class NobilityReached(Event):
    def __init__(self, seat: int, space: int, gained: dict[str, int]) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.gained: Final = gained


class BonusTileWon(Event):
    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class KingRewardWon(Event):
    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points


class NeutralBuilt(Event):
    """Neutral emporiums stand in the cities of ``permit``; ``seat`` is NOBODY."""

    def __init__(self, seat: int, permit: int) -> None:
        super().__init__(seat)
        self.permit: Final = permit


class GameEnded(Event):
    """All last turns are over; final scoring follows.  ``seat`` is NOBODY."""
