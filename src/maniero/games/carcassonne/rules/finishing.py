"""Final scoring: the largest keep, the courts, and the bonus tiles 4 to 9."""

from __future__ import annotations

from typing import Final

from maniero.games.carcassonne.actions import Pass, Zone
from maniero.games.carcassonne.events import BonusUsed, CourtCounted, EmptyAreaScored, GameEnded
from maniero.games.carcassonne.names import (
    COURT,
    LARGER_KEEP,
    NONE,
    OPEN_HOUSE,
    OPEN_PATH,
    POINTS,
    RICH_COURT,
    SEATS,
)
from maniero.games.carcassonne.rules.laying import largest_empty_area
from maniero.games.carcassonne.state import Castle
from maniero.kernel.action import Action
from maniero.kernel.state import NOBODY, Ask, Step

OPEN_CLAUSES: Final = ["bonus.4", "bonus.5", "bonus.6"]


class Finish(Step[Castle]):
    """Tiles left on the wall are gone; then keep, courts, bonus tiles."""

    def run(self, s: Castle) -> None:
        if s.told is not None:
            s.told.append(GameEnded(NOBODY))
        for tower in range(len(s.towers)):
            s.towers[tower] = False
        for builder in s.builders:
            builder.take_up()
        score_keep(s)
        for seat in range(SEATS - 1, -1, -1):
            s.asks.append(SPEND_BONUSES[seat])
        s.asks.append(COUNT_COURTS)
        for seat in range(SEATS - 1, -1, -1):
            offer(s, seat, RICH_COURT, COURT)


def score_keep(s: Castle) -> None:
    """The largest empty area goes to the larger keep; bonus tile 8 makes a keep larger."""
    sizes = [keep_size(s, seat) for seat in range(SEATS)]
    seat = NOBODY if sizes[0] == sizes[1] else 0 if sizes[0] > sizes[1] else 1
    squares = largest_empty_area(s)
    if s.told is not None:
        s.told.append(EmptyAreaScored(seat, squares))
    if seat != NOBODY:
        s.score(seat, "end.keep", squares, 1)
    for builder in range(SEATS):
        if s.builders[builder].keep:
            use_all(s, builder, LARGER_KEEP)


def keep_size(s: Castle, seat: int) -> int:
    builder = s.builders[seat]
    if not builder.keep:
        return 0
    return builder.keep + s.box.keep_bonus * builder.held.count(LARGER_KEEP)


def use_all(s: Castle, seat: int, number: int) -> None:
    """Discard all of a player's bonus tiles of one number."""
    held = s.builders[seat].held
    while number in held:
        use_up(s, seat, number)


def use_up(s: Castle, seat: int, number: int) -> None:
    """A bonus tile is used and leaves the game."""
    s.builders[seat].held.remove(number)
    if s.told is not None:
        s.told.append(BonusUsed(seat, number))


# ---- choices


def offer(s: Castle, seat: int, number: int, kind: int) -> None:
    """All bonus tiles of one number, one after the other."""
    for nth in range(s.builders[seat].held.count(number), 0, -1):
        s.asks.append(OfferFinal(seat, number, kind, nth))


class OfferFinal(Step[Castle]):
    """Ask for the use of a bonus tile, if there is a zone for it."""

    def __init__(self, to: int, number: int, kind: int, nth: int) -> None:
        super().__init__()
        self.ask: Final = ChooseFinal(to, number, kind, nth)

    def run(self, s: Castle) -> None:
        if self.ask.free(s):
            s.asks.append(self.ask)


class ChooseFinal(Ask[Castle]):
    """Which zone a bonus tile of final scoring is used on, or none.

    Every tile is asked for, even after a pass for another of its number: records of version 1 of
    the rules answer each of these questions.
    """

    def __init__(self, seat: int, number: int, kind: int, nth: int = 1) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.kind: Final = kind
        self.nth: Final = nth  # Of the tiles of this number that the seat had, counted from 1.

    def why_not(self, s: Castle, root: int) -> str:
        """The clause that keeps the tile from a zone: it must gain something there, and for its owner."""
        tally = s.zones.tally[root]
        gains = tally.markets if self.kind == COURT else tally.ends
        if tally.kind != self.kind or gains <= 0:
            return f"bonus.{self.number}"
        if tally.leader() != self.seat:
            return "bonus.majority"
        return "bonus.twice" if mark(root, self.number) in s.spent else ""

    def free(self, s: Castle) -> list[int]:
        """The zones that the tile may be used on."""
        return [root for root in s.zones.roots() if not self.why_not(s, root)]

    def options(self, s: Castle) -> list[Action]:
        out: list[Action] = [s.box.actions.zone_at(s.zones.tally[root].place) for root in self.free(s)]
        out.append(s.box.actions.pass_)
        out.sort(key=_number)
        return out

    def objection(self, s: Castle, action: Action) -> str:
        if isinstance(action, Pass):
            return ""
        root = s.zones.named(action.place) if isinstance(action, Zone) else NONE
        return f"bonus.{self.number}" if root == NONE else self.why_not(s, root)

    def answer(self, s: Castle, action: Action) -> None:
        if isinstance(action, Zone):
            root = s.zones.named(action.place)
            s.spent.append(mark(root, self.number))
            use_up(s, self.seat, self.number)
            self.use(s, root)

    def use(self, s: Castle, root: int) -> None:
        """An incomplete zone scores for each of its tiles; a court is only marked, and counted later."""
        if self.kind != COURT:
            each = s.box.open_points[self.kind]
            s.score(self.seat, OPEN_CLAUSES[self.kind], s.zones.tally[root].size(), each)


def _number(action: Action) -> int:
    return action.id


def mark(root: int, number: int) -> int:
    """How the use of a bonus tile on a zone is noted."""
    return root * 16 + number


class CountCourts(Step[Castle]):
    """Markets of each court for the seat that leads in it."""

    def run(self, s: Castle) -> None:
        for root in s.zones.roots():
            tally = s.zones.tally[root]
            leader = tally.leader()
            if tally.kind != COURT or not tally.markets or leader == NONE:
                continue
            rich = mark(root, RICH_COURT) in s.spent
            if s.told is not None:
                s.told.append(CourtCounted(leader, tally.markets, rich))
            each = s.box.rich_market if rich else s.box.market_points
            s.score(leader, "bonus.7" if rich else "court.points", tally.markets, each)


class SpendBonuses(Step[Castle]):
    """Bonus tiles 4, 5 and 6 on incomplete zones, and 9 for itself."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Castle) -> None:
        held = s.builders[self.to].held
        s.score(self.to, "bonus.9", held.count(POINTS), s.box.bonus_points)
        use_all(s, self.to, POINTS)
        for number in range(OPEN_HOUSE, OPEN_PATH - 1, -1):
            offer(s, self.to, number, number - OPEN_PATH)


FINISH: Final = Finish()
COUNT_COURTS: Final = CountCourts()
SPEND_BONUSES: Final = [SpendBonuses(seat) for seat in range(SEATS)]
