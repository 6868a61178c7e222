"""The target of the solo game, what reaching it gives, and the points that silver buys."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Add, Skip
from maniero.games.burgundy.events import PointsBought, TargetReached, TileRemoved
from maniero.games.burgundy.expansions.solo import ALONE
from maniero.games.burgundy.monasteries import BUILDING_SCORED, scored_by
from maniero.games.burgundy.names import CRANE, DEPOT_PLACES, DEPOTS, NONE, WATCHTOWER
from maniero.games.burgundy.rules.acting import actions
from maniero.games.burgundy.state import BY_EFFECT, Burgundy, Expansion
from maniero.kernel.action import Action
from maniero.kernel.state import NOBODY, Ask, Step


class Solo(Expansion):
    """The first expansion of a solo game."""

    def __init__(self, target: int, removed: int, crane_counted: bool) -> None:
        self.target = target  # Points to be reached.
        self.removed = removed  # The depot that lost a tile in this round, or NONE.
        self.crane_counted = crane_counted  # It has stood for a building of a monastery.

    def copy(self) -> Expansion:
        return Solo(self.target, self.removed, self.crane_counted)

    def round_starts(self, s: Burgundy) -> None:
        """The white die removes a tile: of its depot, or of the next that has one."""
        self.removed = NONE
        for step in range(DEPOTS):
            depot = (s.white - 1 + step) % DEPOTS
            for place in range(depot * DEPOT_PLACES, (depot + 1) * DEPOT_PLACES):
                if s.depots[place] != NONE:
                    self.removed = depot
                    if s.told is not None:
                        s.told.append(TileRemoved(NOBODY, s.depots[place], depot))
                    s.depots[place] = NONE
                    return

    def sold(self, s: Burgundy, seat: int, good: int, tiles: int) -> None:
        s.asks.append(MEET_TARGET)

    def building_used(self, s: Burgundy, seat: int, building: int) -> None:
        if building == WATCHTOWER:
            s.asks.append(MEET_TARGET)

    def monastery_points(self, s: Burgundy, monastery: int) -> int:
        """How much there is of what a monastery scores when it is placed."""
        duke = s.dukes[ALONE]
        crane = monastery in BUILDING_SCORED and duke.towns[CRANE] and not self.crane_counted
        return scored_by(duke, monastery) + (1 if crane else 0)

    def reset(self, s: Burgundy) -> None:
        """The counter goes back, the target comes nearer, and there is an action besides."""
        s.score(ALONE, "solo.reset", s.points[ALONE], -1)
        self.target = max(self.target - s.box.solo.step, s.box.solo.least)
        s.asks.append(EXTRA_ACTION[ALONE])
        if s.told is not None:
            s.told.append(TargetReached(ALONE, self.target))


def solo_of(s: Burgundy) -> Solo:
    solo = s.expansions[0]
    assert isinstance(solo, Solo)
    return solo


class MeetTarget(Step[Burgundy]):
    """After a gain: the target may be reached, or points bought."""

    def run(self, s: Burgundy) -> None:
        if s.points[ALONE] >= solo_of(s).target:
            solo_of(s).reset(s)
        elif s.dukes[ALONE].silver:
            s.asks.append(ADD_POINTS)


class AddPoints(Ask[Burgundy]):
    """How many points to buy, a silver each."""

    inside = True

    def _most(self, s: Burgundy) -> int:
        return min(s.dukes[ALONE].silver, solo_of(s).target - s.points[ALONE])

    def options(self, s: Burgundy) -> list[Action]:
        return [s.box.actions.skip, *s.box.actions.add[: self._most(s)]]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "solo.buy"

    def answer(self, s: Burgundy, action: Action) -> None:
        if isinstance(action, Skip):
            return
        assert isinstance(action, Add)
        s.dukes[ALONE].silver -= action.points
        if s.told is not None:
            s.told.append(PointsBought(ALONE, action.points))
        s.score(ALONE, "solo.buy", action.points, 1)
        if s.points[ALONE] >= solo_of(s).target:
            solo_of(s).reset(s)


MEET_TARGET: Final = MeetTarget()
ADD_POINTS: Final = AddPoints(ALONE)
EXTRA_ACTION: Final = actions(BY_EFFECT, "solo.action")
