"""What happened, in the words of this game."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.names import NONE
from maniero.kernel.events import Event


class RoundStarted(Event):
    """``seat`` is NOBODY."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number


class GateBuilt(Event):
    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square: Final = square


class TileDrawn(Event):
    """Only who draws a tile sees it."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile  # NONE for the others.

    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer == self.seat else TileDrawn(self.seat, NONE)


class TileBuilt(Event):
    def __init__(self, seat: int, tile: int, square: int, turn: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.square: Final = square
        self.turn: Final = turn


class TileStored(Event):
    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class TilesOffered(Event):
    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to


class TileDiscarded(Event):
    """Face down, into the box: who has seen the tile knows which one it was."""

    def __init__(self, seat: int, tile: int, known: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile  # NONE for the others.
        self.known: Final = known  # Seats that have seen it, as bits.

    def seen_by(self, viewer: int) -> Event | None:
        if viewer >= 0 and self.known >> viewer & 1:
            return self
        return TileDiscarded(self.seat, NONE, self.known)


class EyesoreLeft(Event):
    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class TurnFinished(Event):
    """The castle tile lies in front of the site."""


class YardsShown(Event):
    """Whoever was offered tiles looks at them now.  ``seat`` is NOBODY."""


class CastleCompleted(Event):
    def __init__(self, seat: int, size: int) -> None:
        super().__init__(seat)
        self.size: Final = size


class GameEnded(Event):
    """Final scoring follows.  ``seat`` is NOBODY."""

    def __init__(self, seat: int, left: int, discarded: bool) -> None:
        super().__init__(seat)
        self.left: Final = left  # Tiles in the quarry, which are not used any more.
        self.discarded: Final = discarded  # They are too few for another round, and go into the box.
