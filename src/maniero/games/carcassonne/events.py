"""What happens in this game."""

from __future__ import annotations

from typing import Final

from maniero.kernel.events import Event


class TurnStarted(Event):
    """``again``: by bonus tile 1."""

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat)
        self.again: Final = again


class TileDrawn(Event):
    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class TileRemoved(Event):
    """It could not be placed anywhere."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class TilePlaced(Event):
    def __init__(self, seat: int, tile: int, square: int, turn: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.square: Final = square
        self.turn: Final = turn


class FollowerPlaced(Event):
    def __init__(self, seat: int, square: int, part: int, kind: int) -> None:
        super().__init__(seat)
        self.square: Final = square
        self.part: Final = part
        self.kind: Final = kind


class ZoneCounted(Event):
    """A zone is complete; ``seat`` leads in it, or is NOBODY when followers are even."""

    def __init__(self, seat: int, place: int, kind: int, size: int, doubled: bool) -> None:
        super().__init__(seat)
        self.place: Final = place  # By which the zone goes, as in its tally.
        self.kind: Final = kind
        self.size: Final = size
        self.doubled: Final = doubled


class FollowerReturned(Event):
    def __init__(self, seat: int, square: int, part: int) -> None:
        super().__init__(seat)
        self.square: Final = square
        self.part: Final = part


class KeepMoved(Event):
    def __init__(self, seat: int, size: int) -> None:
        super().__init__(seat)
        self.size: Final = size


class BonusTaken(Event):
    def __init__(self, seat: int, number: int, tower: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.tower: Final = tower


class BonusUsed(Event):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number


class EmptyAreaScored(Event):
    """The largest keep wins the largest empty area; ``seat`` is NOBODY when keeps are even."""

    def __init__(self, seat: int, squares: int) -> None:
        super().__init__(seat)
        self.squares: Final = squares


class CourtCounted(Event):
    def __init__(self, seat: int, markets: int, rich: bool) -> None:
        super().__init__(seat)
        self.markets: Final = markets
        self.rich: Final = rich  # By bonus tile 7.


class GameEnded(Event):
    """Final scoring follows.  ``seat`` is NOBODY."""
