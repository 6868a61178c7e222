"""What happened, in the words of this game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.kernel.events import Event


class DuchyChosen(Event):
    def __init__(self, seat: int, duchy: int) -> None:
        super().__init__(seat)
        self.duchy: Final = duchy  # Its printed number.


class PhaseStarted(Event):
    """``seat`` is NOBODY."""

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase: Final = phase


class RoundStarted(Event):
    """The white die, and the good it brings to the depot of its number.  ``seat`` is NOBODY."""

    def __init__(self, seat: int, round: int, white: int, good: int) -> None:
        super().__init__(seat)
        self.round: Final = round
        self.white: Final = white
        self.good: Final = good


class DiceRolled(Event):
    def __init__(self, seat: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.low: Final = low
        self.high: Final = high


class TurnStarted(Event): ...


class TileTaken(Event):
    """A tile came to the key spaces; from a numbered depot, or the black one."""

    def __init__(self, seat: int, tile: int, depot: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.depot: Final = depot


class TileBought(Event):
    def __init__(self, seat: int, depot: int, silver: int, workers: int) -> None:
        super().__init__(seat)
        self.depot: Final = depot
        self.silver: Final = silver
        self.workers: Final = workers


class TileDropped(Event):
    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class TilePlaced(Event):
    def __init__(self, seat: int, tile: int, space: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.space: Final = space


class WorkersSpent(Event):
    """Workers changed a die."""

    def __init__(self, seat: int, workers: int, die: int, number: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.die: Final = die
        self.number: Final = number


class GoodsSold(Event):
    def __init__(self, seat: int, good: int, tiles: int, silver: int, workers: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.tiles: Final = tiles
        self.silver: Final = silver
        self.workers: Final = workers


class WorkersTaken(Event):
    def __init__(self, seat: int, workers: int, silver: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.silver: Final = silver


class SilverTaken(Event):
    def __init__(self, seat: int, silver: int) -> None:
        super().__init__(seat)
        self.silver: Final = silver


class GoodsLoaded(Event):
    """A ship took goods from a depot."""

    def __init__(self, seat: int, depot: int, goods: i64) -> None:
        super().__init__(seat)
        self.depot: Final = depot
        self.goods: i64 = goods


class MarkerMoved(Event):
    """Along the bridge."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


class RegionCompleted(Event):
    def __init__(self, seat: int, colour: int, size: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.size: Final = size


class ColourCompleted(Event):
    def __init__(self, seat: int, colour: int, place: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.place: Final = place  # 0: first, 1: second, 2: too late for a bonus tile.


class MinesPaid(Event):
    def __init__(self, seat: int, silver: int, workers: int) -> None:
        super().__init__(seat)
        self.silver: Final = silver
        self.workers: Final = workers


class GameEnded(Event):
    """Final scoring follows.  ``seat`` is NOBODY."""
