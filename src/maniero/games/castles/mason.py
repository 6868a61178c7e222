"""A mason, who builds at a glance: what an answer does to the site follows from the squares it touches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.bots.search.policy import Policy
from maniero.games.castles.actions import (
    Build,
    Discard,
    Eyesore,
    Gate,
    Offer,
    Store,
    is_reserve,
)
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import NONE, PAIR
from maniero.games.castles.prospects import BESIDE, HOURS, PATTERNS, Prospects, draws_left, hour_of, patterns
from maniero.games.castles.rules.building import tile_at
from maniero.games.castles.rules.finishing import so_far
from maniero.games.castles.state import Castles
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, members
from maniero.kernel.state import State

NEVER: Final = -1e6  # Only where nothing else is allowed.
END: Final = 50.0  # A castle that ends the game won, or lost.
OPPOSITE: Final = [4, 8, 1, 2]  # By side: the same side as its neighbour sees it, as bits.


class Mason(Policy):
    """How good answers look to who knows what sites promise."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights: Final = weights
        self._prospects: Prospects | None = None

    def prospects(self, box: CastlesBox) -> Prospects:
        """What sites promise with these components."""
        found = self._prospects
        if found is None or found.box is not box:
            found = Prospects(box, self._weights)
            self._prospects = found
        return found

    def scores(self, s: State, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, Castles)
        return Look(self.prospects(s.box), s, seat).scores(options)


class Look:
    """One look at a position, for one seat."""

    def __init__(self, prospects: Prospects, s: Castles, seat: int) -> None:
        self.prospects: Final = prospects
        self.s: Final = s
        self.seat: Final = seat
        builder = s.builders[seat]
        site = builder.site
        self.builder: Final = builder
        self.site: Final = site
        self.draws: Final = draws_left(s)
        hour = hour_of(s)
        self.hour: Final = hour
        self.from_: Final = hour * PATTERNS
        castle = site.castle(s.box)
        self.size: Final = members(castle)
        self.joined: Final[i64] = site.beside(castle) & site.empty
        opens = (site.must_n | site.must_e | site.must_s | site.must_w) & site.empty
        self.opens: Final[i64] = opens
        self.ways: Final = members(opens)
        self.room: Final = members(site.empty)
        self.stored: Final = len(builder.reserve) - builder.reserve.count(NONE)
        self.around: Final = patterns(site)
        self.now: Final = prospects.growth(self.draws, self.ways, self.room) - self.hurry(
            self.size, self.ways
        )

    def hurry(self, size: int, ways: int) -> float:
        """What open ways cost once closing them ends the game."""
        return self.prospects.race * ways if size + ways >= self.s.box.complete else 0.0

    def scores(self, options: list[Action]) -> list[float]:
        found: list[float] = []
        best = [NEVER, NEVER]  # Of each drawn tile.
        for action in options:
            score = 0.0  # To stop here.
            if isinstance(action, Build):
                score = self.build(action)
                if action.source < PAIR:
                    best[action.source] = max(best[action.source], score)
            elif isinstance(action, Store):
                score = -self.cost(tile_at(self.builder, action.source))
                if action.source < PAIR:
                    best[action.source] = max(best[action.source], score)
            elif isinstance(action, Gate):
                score = 5.0 - self.prospects.edge * abs(action.square - 3)
            elif isinstance(action, Eyesore):
                score = NEVER
            elif isinstance(action, Discard) and action.source != NONE:
                score = -self.prospects.discard
            found.append(score)
        self._weigh_pair(options, found, best)
        return found

    def _weigh_pair(self, options: list[Action], found: list[float], best: list[float]) -> None:
        """Offering and discarding use both tiles at once: they stand against the best uses of both."""
        other = best[0] if best[1] == NEVER else best[1]  # Twins are offered once.
        pair = min(best[0], other)
        for i in range(len(options)):
            action = options[i]
            if isinstance(action, Offer):
                found[i] = self.prospects.offer - pair
            elif isinstance(action, Discard) and action.source == NONE:
                found[i] = -2.0 * self.prospects.discard - pair

    def cost(self, tile: int) -> float:
        """Of one more tile in the reserve."""
        return self.prospects.store[tile * HOURS + self.hour] + self.prospects.crowded * max(
            0, self.stored - 4
        )

    def build(self, action: Build) -> float:
        tile = tile_at(self.builder, action.source)
        kind = self.s.box.tiles[tile]
        mortar = kind.mortar[action.turn]
        square = action.square
        here = bit(square)
        site = self.site
        if self.s.lenient and (action.turn >= kind.turns or not site.places(mortar) & here):
            return NEVER / 2.0
        worth = self.prospects.squares
        around = self.around
        score = -worth[self.from_ + around[square]]
        ways = self.ways - (1 if self.opens & here else 0)
        beside = BESIDE[square]
        for side in range(4):
            next = beside[side]
            if next == NONE or not site.empty & bit(next):
                continue
            before = around[next]
            after = before | OPPOSITE[side] if mortar >> side & 1 else before | OPPOSITE[side] << 4
            score += worth[self.from_ + after] - worth[self.from_ + before]
            if after & 15 and not before & 15:
                ways += 1
        joined = self.joined & here != 0
        size = self.size + (1 if joined else 0)
        score += self.prospects.tile if joined else self.prospects.apart
        if is_reserve(action.source):
            score += self.cost(tile)
        if kind.banner != NONE and self.s.beauty:
            score += self.prospects.banner
        if not ways:
            score += self._ending(tile, action)
        return (
            score + self.prospects.growth(self.draws, ways, self.room - 1) - self.hurry(size, ways) - self.now
        )

    def _ending(self, tile: int, action: Build) -> float:
        """What it is worth to close the castle so: that may end the game, well or badly."""
        s, site = self.s, self.site
        if len(site.order) + 1 < s.box.complete:
            return 0.0
        after = site.copy()
        after.lay(s.box, tile, action.square, action.turn)
        if not after.complete(s.box):
            return 0.0
        stored = self.stored - (1 if is_reserve(action.source) else 0)
        mine = members(after.castle(s.box)) - stored // 2 - len(self.builder.eyesores)
        for other in range(s.seats):
            if other != self.seat and so_far(s, other) + self.prospects.ahead >= mine:
                return -END
        return END
