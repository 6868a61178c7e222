"""Looking ahead: the best turns are played on, all with the same tiles to come."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.bots import RolloutBot
from maniero.bots.search.plans import Plan, Planner
from maniero.bots.search.rollouts import Rollouts
from maniero.games.carcassonne.actions import Place
from maniero.games.carcassonne.judge import CastleJudge
from maniero.games.carcassonne.names import NONE, SEATS
from maniero.games.carcassonne.rules.counting import TakeBonus
from maniero.games.carcassonne.rules.turn import START_TURN
from maniero.games.carcassonne.state import Castle
from maniero.kernel.bits import bit
from maniero.kernel.rng import Rng
from maniero.kernel.state import State

LAST: Final = 12  # After the last tile final scoring is played out: that takes as long as so many positions.


class Lines(Rollouts):
    """Plays turns on with sampled tiles, each turn the best that the judge can see.

    For every tile the best placements are found once, as if the own turn were skipped; in a line only
    these, and squares beside the tiles of the line, are tried.
    """

    def __init__(self, judge: CastleJudge, turns: int, late: int, killers: int) -> None:
        super().__init__(judge, judge, turns, 0.0)
        self.castle_judge: Final = judge
        self.late: Final = late  # With so few tiles left, lines go on to the end of the game.
        self.killers: Final = killers  # Placements of a tile that are always tried.
        self._bag: list[int] = []  # Tiles to come, in the order in which samples begin with them.
        self._passed: list[Castle] = []  # By seat: its turn begins, and the tile in hand is gone.
        self._known: dict[int, list[Place]] = {}  # By tile and seat.
        self._best: Castle | None = None  # Where the best turn found so far leads,
        self._top = 0.0  # and what it is worth.

    def start(self, world: Castle, rng: Rng) -> None:
        """A new search from here."""
        self._bag = []
        for tile, count in world.pile.tiles().items():
            self._bag += [tile] * count
        rng.shuffle(self._bag)
        self._passed = [passed(world, seat) for seat in range(SEATS)]
        self._known = {}

    def line(self, end: Castle, seat: int, sample: int, luck: Rng) -> float:
        """What comes of a turn when play goes on; samples begin with different tiles."""
        self.nodes += 1
        s = end.copy()
        count = len(self._bag)
        bag = self._bag[:]
        if count:
            first = bag.pop(sample % count)
            luck.shuffle(bag)
            bag.append(first)
        turns = count if count <= self.late else self.turns
        fair = 0.0
        laid = [s.placed]
        while True:
            fair += self._luckless(s, seat, luck)
            if not turns or not bag or not s.asks:
                break
            if s.actor() >= 0:
                s.apply(s.legal()[0])  # Another turn.
            tile = bag.pop()
            turns -= 1
            s.apply(s.box.actions.draw[tile])
            if s.drawn != NONE:
                s = self._turn(s, tile, laid)
                laid.append(s.placed)
        return self.castle_judge.value(s, seat) + fair

    def _luckless(self, s: Castle, seat: int, luck: Rng) -> float:
        """Take the bonus tiles; how much more the mean of them would have been worth."""
        fair = 0.0
        while s.asks and isinstance(s.asks[-1], TakeBonus):
            expected = self.castle_judge.value(s, seat)
            options = s.legal()
            s.apply(options[luck.weighted(s.weights())])
            while s.is_inside():
                s.apply(s.legal()[0])
            fair += expected - self.castle_judge.value(s, seat)
        return fair

    # ---- the best turn

    def _turn(self, s: Castle, tile: int, laid: list[int]) -> Castle:
        """Where the best turn with a tile leads."""
        seat = s.turn
        key = tile * SEATS + seat
        if key not in self._known:
            self._known[key] = self._placements(self._passed[seat], tile)
        tried = [place for place in self._known[key] if fits(s, tile, place)]
        for near in laid:
            for square in s.box.neighbour[near]:
                if square != NONE and s.around[square]:
                    for place in s.box.actions.place[4 * square : 4 * square + 4]:
                        if fits(s, tile, place) and place not in tried:
                            tried.append(place)
        self._top = -1e30
        for action in tried or s.legal():
            t = s.copy()
            t.apply(action)
            self._finish_turn(t, seat)
        assert self._best is not None
        return self._best

    def _placements(self, s: Castle, tile: int) -> list[Place]:
        """The best places for a tile, were it drawn now."""
        s = s.copy()
        s.apply(s.box.actions.draw[tile])
        if s.drawn == NONE:
            return []
        found: list[tuple[float, int]] = []
        options = s.legal()
        for i in range(len(options)):
            t = s.copy()
            t.apply(options[i])
            self._top = -1e30
            self._finish_turn(t, s.turn)
            found.append((-self._top, i))
        found.sort()
        best: list[Place] = []
        for _, i in found[: self.killers]:
            place = options[i]
            assert isinstance(place, Place)
            best.append(place)
        return best

    def _finish_turn(self, s: Castle, seat: int) -> None:
        """Every end of a turn whose tile is laid; the position is used up."""
        if s.is_inside():
            options = s.legal()
            for i in range(len(options)):
                t = s.copy() if i + 1 < len(options) else s
                t.apply(options[i])
                self._finish_turn(t, seat)
            return
        self.nodes += 1 if s.left else LAST
        value = self.castle_judge.value(s, seat)
        if value > self._top:
            self._top = value
            self._best = s


class Lookahead(RolloutBot):
    """Plays its best turns on in lines."""

    def __init__(self, planner: Planner, lines: Lines, nodes: int) -> None:
        super().__init__(planner, lines, nodes)
        self._lines: Final = lines

    def weighed(self, world: State, seat: int, rng: Rng) -> list[Plan]:
        assert isinstance(world, Castle)
        if not world.left:
            return self.planner.plans(world, seat, rng.word())
        self._lines.start(world, rng)
        return super().weighed(world, seat, rng)

    def _outcome(self, plan: Plan, seat: int, seed: int, sample: int) -> float:
        assert isinstance(plan.end, Castle)
        return self._lines.line(plan.end, seat, sample, Rng(seed, sample))


def passed(world: Castle, seat: int) -> Castle:
    """The turn of a seat begins, whatever was going on."""
    s = world.copy()
    s.drawn = NONE
    s.asks = [START_TURN[seat]]
    s.settle()
    return s


def fits(s: Castle, tile: int, place: Place) -> bool:
    """Whether the tile may lie there."""
    fitting: int = s.box.tiles[tile].fitting[s.around[place.square]]
    return fitting & bit(place.turn) != 0
