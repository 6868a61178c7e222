"""What happened, in the words of this game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.kernel.events import Event


class DuchyChosen(Event):
    def __init__(self, seat: int, duchy: str) -> None:
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


# ---- of the expansions


class WorkersHired(Event):
    """Monastery 28."""

    def __init__(self, seat: int, silver: int, workers: int) -> None:
        super().__init__(seat)
        self.silver: Final = silver
        self.workers: Final = workers


class CraneUsed(Event):
    """The crane works as this building."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building


class InnLaidOut(Event):
    """``seat`` is NOBODY."""


class PostsLinked(Event):
    """Two border posts."""

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other


class AllPostsLinked(Event):
    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place  # 0: first, 1: second, 2: too late for points.


class GoodLaid(Event):
    """On the trade route."""

    def __init__(self, seat: int, good: int, slot: int, bonus: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.slot: Final = slot  # Its space, from 0.
        self.bonus: Final = bonus  # The building whose effect it gives, ROUTE_ACTION, or NONE.


class ShieldTaken(Event):
    def __init__(self, seat: int, shield: int, space: int, replaced: int) -> None:
        super().__init__(seat)
        self.shield: Final = shield
        self.space: Final = space
        self.replaced: Final = replaced  # The shield that was there, or 0.


class ShieldLost(Event):
    def __init__(self, seat: int, shield: int) -> None:
        super().__init__(seat)
        self.shield: Final = shield


class TributePaid(Event):
    def __init__(self, seat: int, silver: int, workers: int) -> None:
        super().__init__(seat)
        self.silver: Final = silver
        self.workers: Final = workers


class DieSet(Event):
    """Shield 16."""

    def __init__(self, seat: int, die: int, number: int) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.number: Final = number


class RivalNamed(Event):
    """Shield 6."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival: Final = rival  # Player or team.


class WorkerJoined(Event):
    """Shield 2: somebody else gained workers."""


class KindLoaded(Event):
    """Shield 5: all goods of a kind."""

    def __init__(self, seat: int, good: int, goods: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.goods: Final = goods  # How many.


class TileRemoved(Event):
    """Solo: by the white die.  ``seat`` is NOBODY."""

    def __init__(self, seat: int, tile: int, depot: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.depot: Final = depot


class DepotsCleared(Event):
    """Solo: what the ship did not take."""

    def __init__(self, seat: int, goods: i64) -> None:
        super().__init__(seat)
        self.goods: i64 = goods


class GoodsTraded(Event):
    """Solo: for a black tile."""

    def __init__(self, seat: int, goods: i64) -> None:
        super().__init__(seat)
        self.goods: i64 = goods


class TargetReached(Event):
    """Solo: the counter goes back, and this is the target now."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target


class PointsBought(Event):
    """Solo."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points


class SoloEnded(Event):
    def __init__(self, seat: int, won: bool) -> None:
        super().__init__(seat)
        self.won: Final = won
