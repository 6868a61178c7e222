"""The judge: points, and what followers, keeps, bonus tiles, zones and the empty area promise."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from maniero.bots.search.judge import Judge
from maniero.bots.weights import Weights, read_weights
from maniero.games.carcassonne.actions import Again, Draw, Zone
from maniero.games.carcassonne.names import (
    BONUS_KINDS,
    COURT,
    KINDS,
    LARGER_KEEP,
    MOST_PARTS,
    NONE,
    OPEN_PATH,
    RICH_COURT,
    SEATS,
)
from maniero.games.carcassonne.rules.counting import TakeBonus, each_tile
from maniero.games.carcassonne.rules.laying import entry_at, largest_empty_area
from maniero.games.carcassonne.squares import HALF, lowest
from maniero.games.carcassonne.state import Builder, Castle
from maniero.kernel.action import Action
from maniero.kernel.state import CHANCE, State

MOST_ENDS: Final = 3  # Of a zone: so many are told apart, and more are as many.
MANY_ENDS: Final = 10  # Of a court.
UNKNOWN: Final = -1


def house_weights() -> Weights:
    """What things are worth, by name."""
    return read_weights("maniero.games.carcassonne")


class CastleJudge(Judge):
    """Judges castles, also where chance is about to speak: a bonus tile is then worth the mean of them."""

    foresees = True

    def __init__(self, weights: dict[str, float]) -> None:
        self._supply: Final = [0.0]  # By followers at hand.
        for number in range(1, 7):
            self._supply.append(self._supply[-1] + weights[f"supply_{number}"])
        self._supply_tiles: Final = weights["supply_tiles"]
        self._keep: Final = weights["keep"]
        self._keep_left: Final = weights["keep_left"]
        self._lead: Final = weights["lead"]
        self._lead_area: Final = weights["lead_area"]
        self._lead_tile: Final = weights["lead_tile"]
        self._lead_left: Final = weights["lead_left"]
        self._bonus: Final = [weights[f"bonus_{number}"] for number in range(1, BONUS_KINDS + 1)]
        self._bonus_tiles: Final = weights["bonus_tiles"]
        # By kind and ends, from 1 on.
        self._chance: Final = [
            [weights[f"{kind}_{ends}"] for ends in range(1, MOST_ENDS + 1)] for kind in KINDS[:COURT]
        ]
        self._growth: Final = [weights[f"{kind}_growth"] for kind in KINDS[:COURT]]
        self._zone_tiles: Final = weights["zone_tiles"]
        self._court: Final = weights["court"]
        self._court_left: Final = weights["court_left"]
        self._court_risk: Final = weights["court_risk"]
        self._court_tiles: Final = weights["court_tiles"]
        self._court_base: Final = weights["court_base"]
        self._court_end: Final = weights["court_end"]
        # Remembered: which squares some tile of the pile fits, and the largest empty area.
        self._draws: list[Action] = []
        self._filled = [UNKNOWN] * 256  # By what lies around a square: 1, 0 or UNKNOWN.
        self._tiles: list[int] = []
        self._area = 0

    # ---- what is worth trying

    def worth_trying(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        """Another turn is always taken, and in final scoring the most valuable zone."""
        if isinstance(options[0], Again):
            return options[:1]
        assert isinstance(s, Castle)
        return [best_zone(s, options)] if isinstance(options[0], Zone) else options

    # ---- the value

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Castle)
        if not s.asks:
            return float(s.points[seat] - s.points[1 - seat])
        if not s.left and s.drawn == NONE:
            return self._played_out(s, seat)
        worth = [float(s.points[0]), float(s.points[1])]
        scoring = [0] * (4 * SEATS)  # By seat and kind: what bonus tile 4, 5, 6 or 7 would score now.
        self._zones(s, worth, scoring)
        for each in range(SEATS):
            worth[each] += self._holdings(s, s.builders[each], scoring[4 * each : 4 * each + 4])
        margin = worth[0] - worth[1] + self._larger_keep(s)
        top = s.asks[-1]
        if isinstance(top, TakeBonus):
            mean = self.mean_bonus(s, scoring[4 * top.to : 4 * top.to + 4])
            margin += -mean if top.to else mean
        return -margin if seat else margin

    def _played_out(self, s: Castle, seat: int) -> float:
        """The last tile lies: final scoring as both would play it, on the average of what chance may say."""
        t = s.copy()
        while t.asks:
            options = t.legal()
            if t.actor() == CHANCE:
                total = 0.0
                weights = t.weights()
                for i in range(len(options)):
                    u = t.copy()
                    u.apply(options[i])
                    total += weights[i] * self._played_out(u, seat)
                return total / sum(weights)
            t.apply(best_zone(t, options) if isinstance(options[0], Zone) else options[0])
        return float(t.points[seat] - t.points[1 - seat])

    # ---- zones

    def _zones(self, s: Castle, worth: list[float], scoring: list[int]) -> None:
        """What zones promise to those who lead there."""
        zones = s.zones
        lost = self._lost(s)
        seen: list[int] = []
        for follower in s.standing:
            place = follower >> 1
            root = zones.root(zones.first[place // MOST_PARTS] + place % MOST_PARTS)
            if root in seen:
                continue
            seen.append(root)
            tally = zones.tally[root]
            leader = tally.leader()
            if leader == NONE:
                continue
            kind: int = tally.kind
            if kind == COURT:
                promise = self._in_court(s, root)
                score: int = tally.markets * (s.box.rich_market - s.box.market_points)
            else:
                promise = 0.0 if root in lost else self._in_zone(s, root)
                score = tally.size() * s.box.open_points[kind]
            worth[leader] += promise
            scoring[4 * leader + kind] = max(scoring[4 * leader + kind], score)

    def _in_court(self, s: Castle, root: int) -> float:
        tally = s.zones.tally[root]
        ends = float(min(tally.ends, MANY_ENDS))
        left = float(s.left)
        share = (self._court + self._court_left * left) * (1.0 - self._court_risk * ends)
        share += (1.0 - share) * exp(-left / self._court_tiles)
        markets: int = tally.markets
        return s.box.market_points * markets * share + (self._court_base + self._court_end * ends) * left

    def _in_zone(self, s: Castle, root: int) -> float:
        """Its points, as likely as it is to be completed."""
        tally = s.zones.tally[root]
        kind: int = tally.kind
        ends: int = tally.ends
        each = each_tile(s, root, False)
        if ends == 0:  # It waits to be counted.
            return float(tally.size() * each)
        hurry = min(1.0, s.left / self._zone_tiles)
        chance = self._chance[kind][min(ends, MOST_ENDS) - 1]
        chance *= hurry if ends > 1 else 0.5 + 0.5 * hurry
        growth = self._growth[kind] * min(1.0, s.left / self._supply_tiles)
        return chance * (tally.size() + growth) * each

    def _lost(self, s: Castle) -> list[int]:
        """Zones beside a square that no tile left fits: they will never be completed."""
        if s.pile.draws != self._draws:
            self._draws = s.pile.draws[:]
            self._filled = [UNKNOWN] * 256
        lost: list[int] = []
        near = s.near_low
        first = 0
        for _ in range(2):
            while near:
                square = first + lowest(near)
                near &= near - 1
                around = s.around[square]
                filled = self._filled[around]
                if filled == UNKNOWN:
                    filled = self._filled[around] = fits_some(s, around)
                if not filled:
                    for side, other in enumerate(s.box.neighbour[square]):
                        if other != NONE and s.tiles[other] != NONE:
                            lost.append(s.zones.root(entry_at(s, other, side ^ 2)))
            near = s.near_high
            first = HALF
        return lost

    # ---- what a player has

    def _holdings(self, s: Castle, builder: Builder, scoring: list[int]) -> float:
        """What followers, keep and bonus tiles promise."""
        total = self._supply[min(builder.supply, 6)] * min(1.0, s.left / self._supply_tiles)
        total += builder.keep * (self._keep + self._keep_left * s.left)
        for number in builder.held:
            total += self.bonus(s, number, scoring)
        for number in builder.fresh:
            total += self.bonus(s, number, scoring)
        return total

    def bonus(self, s: Castle, number: int, scoring: list[int]) -> float:
        """What a bonus tile promises."""
        worth = self._bonus[number - 1]
        if number >= LARGER_KEEP:
            return worth
        hurry = min(1.0, s.left / self._bonus_tiles)
        worth *= hurry
        if OPEN_PATH <= number <= RICH_COURT:
            worth += (1.0 - hurry) * scoring[number - OPEN_PATH]
        return worth

    def mean_bonus(self, s: Castle, scoring: list[int]) -> float:
        """What a bonus tile that nobody has seen yet promises."""
        total = 0.0
        unseen = 0
        for i in range(BONUS_KINDS):
            if s.bonuses[i]:
                unseen += s.bonuses[i]
                total += s.bonuses[i] * self.bonus(s, i + 1, scoring)
        return total / unseen

    def _larger_keep(self, s: Castle) -> float:
        """What the empty area promises to the larger keep; below 0 when that is the second seat's."""
        ahead = keep_size(s, 0) - keep_size(s, 1)
        if not ahead:
            return 0.0
        if s.tiles != self._tiles:
            self._tiles = s.tiles[:]
            self._area = largest_empty_area(s)
        left = float(s.left)
        if left < 3.0:
            return self._area - left if ahead > 0 else left - self._area
        prize = self._lead + self._lead_area * self._area * (1.0 - left / 60.0)
        return prize * tanh(self._lead_tile * ahead / (1.0 + self._lead_left * left))


def keep_size(s: Castle, seat: int) -> int:
    """As it will be in final scoring, with the bonus tiles taken so far."""
    builder = s.builders[seat]
    if not builder.keep:
        return 0
    larger = builder.held.count(LARGER_KEEP) + builder.fresh.count(LARGER_KEEP)
    return builder.keep + s.box.keep_bonus * larger


def fits_some(s: Castle, around: int) -> int:
    """1 when some tile of the pile fits where this lies around, else 0."""
    for draw in s.pile.draws:
        assert isinstance(draw, Draw)
        if s.box.tiles[draw.tile].fitting[around]:
            return 1
    return 0


def best_zone(s: Castle, options: list[Action]) -> Action:
    """The zone that a bonus tile of final scoring gains most in."""
    best = options[0]
    top = -1
    for action in options:
        if isinstance(action, Zone):
            tally = s.zones.tally[s.zones.named(action.place)]
            gain: int = tally.markets if tally.kind == COURT else tally.size()
            if gain > top:
                top = gain
                best = action
    return best
