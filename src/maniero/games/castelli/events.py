"""What happens in a game of Castelli, in the past tense."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.names import NONE
from maniero.kernel.events import Event


class PieceLaid(Event):
    """A piece of the board was laid; ``seat`` is NOBODY when chance did it."""

    def __init__(self, seat: int, place: int, piece: int, turned: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.piece: Final = piece
        self.turned: Final = turned


class StartingTileDealt(Event):
    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class TurnStarted(Event):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # Face-down tiles.


class TileRevealed(Event):
    def __init__(self, seat: int, square: int, tile: int) -> None:
        super().__init__(seat)
        self.square: Final = square
        self.tile: Final = tile


class TileLaid(Event):
    """A tile was laid back: the one that was turned up, or the one in hand."""

    def __init__(self, seat: int, square: int, tile: int, turn: int, swapped: bool, silver: int) -> None:
        super().__init__(seat)
        self.square: Final = square
        self.tile: Final = tile
        self.turn: Final = turn
        self.swapped: Final = swapped
        self.silver: Final = silver  # Taken from the mine.


class TileTurned(Event):
    """The steward of ``seat`` turned the tile of another player."""

    def __init__(self, seat: int, square: int, turn: int) -> None:
        super().__init__(seat)
        self.square: Final = square
        self.turn: Final = turn


class CardDrawn(Event):
    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character  # NONE: not to be seen

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardDrawn(self.seat, NONE)


class RimRewarded(Event):
    """The shield of ``seat`` points to a reward of the rim."""

    def __init__(self, seat: int, square: int, reward: int, gained: int) -> None:
        super().__init__(seat)
        self.square: Final = square
        self.reward: Final = reward
        self.gained: Final = gained


class AreaWon(Event):
    """An area was evaluated: ``seat`` has the most influence, alone or with others."""

    def __init__(
        self, seat: int, octagon: int, kind: int, amount: int, influence: list[int], tied: int, gained: int
    ) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.kind: Final = kind
        self.amount: Final = amount  # To be had in all: symbols, tents, silver of the mine.
        self.influence: Final = influence  # By seat.
        self.tied: Final = tied  # How many share it.
        self.gained: Final = gained


class AreaLost(Event):
    """An area was evaluated where nobody has influence; ``seat`` is NOBODY."""

    def __init__(self, seat: int, octagon: int, kind: int) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.kind: Final = kind


class CardSold(Event):
    def __init__(self, seat: int, character: int, silver: int) -> None:
        super().__init__(seat)
        self.character: Final = character  # NONE: not to be seen
        self.silver: Final = silver

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardSold(self.seat, NONE, self.silver)


class CharacterPlayed(Event):
    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character


class SilverRobbed(Event):
    """``seat`` took silver of another player."""

    def __init__(self, seat: int, victim: int, silver: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.silver: Final = silver


class MineRobbed(Event):
    def __init__(self, seat: int, silver: int) -> None:
        super().__init__(seat)
        self.silver: Final = silver


class CardBought(Event):
    """A traitor: ``seat`` bought a card out of the hand of another player."""

    def __init__(self, seat: int, victim: int, character: int, silver: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.character: Final = character  # NONE: not to be seen
        self.silver: Final = silver

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.seat, self.victim):
            return self
        return CardBought(self.seat, self.victim, NONE, self.silver)


class CastleBuilt(Event):
    def __init__(self, seat: int, octagon: int, site: int, paid: list[int], silver: int) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.site: Final = site
        self.paid: Final = paid  # Wood, grain, rock.
        self.silver: Final = silver  # Paid for what was missing.


class BuildingOverAnnounced(Event):
    """``seat`` is about to build over a castle."""

    def __init__(self, seat: int, octagon: int, owner: int) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.owner: Final = owner


class CastleBuiltOver(Event):
    def __init__(self, seat: int, octagon: int, site: int, owner: int, paid: list[int], silver: int) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.site: Final = site
        self.owner: Final = owner  # Of the castle underneath.
        self.paid: Final = paid
        self.silver: Final = silver


class CastleGuarded(Event):
    """The guard of ``seat`` kept a castle."""

    def __init__(self, seat: int, octagon: int, attacker: int) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.attacker: Final = attacker


class SettlementFounded(Event):
    def __init__(self, seat: int, octagon: int, city: bool) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.city: Final = city


class CityBurnt(Event):
    def __init__(self, seat: int, octagon: int) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon


class MajorityWon(Event):
    """``seat`` has the most castles in row and column of a village or a city, alone or with others."""

    def __init__(self, seat: int, octagon: int, city: bool, castles: int, tied: bool) -> None:
        super().__init__(seat)
        self.octagon: Final = octagon
        self.city: Final = city
        self.castles: Final = castles
        self.tied: Final = tied


class GameEnded(Event):
    """The last tile lies; final scoring follows.  ``seat`` is NOBODY."""
