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
            builder.held = sorted(builder.held + builder.fresh)
            builder.fresh = []
        score_keep(s)
        for seat in range(SEATS - 1, -1, -1):
            s.asks.append(SPEND_BONUSES[seat])
        s.asks.append(COUNT_COURTS)
        for seat in range(SEATS - 1, -1, -1):
            for _ in range(s.builders[seat].held.count(RICH_COURT)):
                s.asks.append(OFFER_COURT[seat])


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


class OfferFinal(Step[Castle]):
    """Ask for the use of a bonus tile, if there is a zone for it."""

    def __init__(self, to: int, number: int, kind: int) -> None:
        super().__init__()
        self.ask: Final = ChooseFinal(to, number, kind)

    def run(self, s: Castle) -> None:
        if self.ask.free(s):
            s.asks.append(self.ask)


def worth(s: Castle, root: int) -> bool:
    """Whether a bonus tile of final scoring gains anything there: incomplete, or a court with a market."""
    return s.zones.markets[root] > 0 if s.zones.kind[root] == COURT else s.zones.open[root] > 0


def led_zones(s: Castle, seat: int, kind: int) -> list[int]:
    """Zones of a kind in which ``seat`` leads and a bonus tile gains something."""
    found: list[int] = []
    for entry in range(len(s.zones.parent)):
        if s.zones.parent[entry] == entry and s.zones.kind[entry] == kind and s.zones.leader(entry) == seat:
            if worth(s, entry):
                found.append(entry)
    return found


class ChooseFinal(Ask[Castle]):
    """Which zone a bonus tile of final scoring is used on, or none."""

    def __init__(self, seat: int, number: int, kind: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.kind: Final = kind

    def free(self, s: Castle) -> list[int]:
        """Zones that this kind of tile has not been used on."""
        return [
            root for root in led_zones(s, self.seat, self.kind) if spent(root, self.number) not in s.spent
        ]

    def options(self, s: Castle) -> list[Action]:
        words: list[Action] = [s.box.actions.zone_at(s.zones.place[root]) for root in self.free(s)]
        words.append(s.box.actions.pass_)
        words.sort(key=_number)
        return words

    def objection(self, s: Castle, action: Action) -> str:
        if isinstance(action, Pass):
            return ""
        if not isinstance(action, Zone):
            return f"bonus.{self.number}"
        root = s.zones.named(action.place)
        if root == NONE or s.zones.kind[root] != self.kind or not worth(s, root):
            return f"bonus.{self.number}"
        if s.zones.leader(root) != self.seat:
            return "bonus.majority"
        return "bonus.twice" if spent(root, self.number) in s.spent else ""

    def answer(self, s: Castle, action: Action) -> None:
        if not isinstance(action, Zone):
            return
        for root in self.free(s):
            if s.zones.place[root] == action.place:
                s.spent.append(spent(root, self.number))
                use_up(s, self.seat, self.number)
                self.use(s, root)
                return

    def use(self, s: Castle, root: int) -> None:
        """An incomplete zone scores for each of its tiles; a court is only marked, and counted later."""
        if self.kind != COURT:
            each = s.box.open_points[self.kind]
            s.score(self.seat, OPEN_CLAUSES[self.kind], s.zones.size(root), each)


def _number(action: Action) -> int:
    return action.id


def spent(root: int, number: int) -> int:
    """How the use of a bonus tile on a zone is noted."""
    return root * 16 + number


class CountCourts(Step[Castle]):
    """Markets of each court for the seat that leads in it."""

    def run(self, s: Castle) -> None:
        for entry in range(len(s.zones.parent)):
            if s.zones.parent[entry] != entry or s.zones.kind[entry] != COURT:
                continue
            leader = s.zones.leader(entry)
            if leader == NONE or not s.zones.markets[entry]:
                continue
            rich = spent(entry, RICH_COURT) in s.spent
            if s.told is not None:
                s.told.append(CourtCounted(leader, s.zones.markets[entry], rich))
            each = s.box.rich_market if rich else s.box.market_points
            s.score(leader, "bonus.7" if rich else "court.points", s.zones.markets[entry], each)


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
            for _ in range(held.count(number)):
                s.asks.append(OfferFinal(self.to, number, number - OPEN_PATH))


FINISH: Final = Finish()
COUNT_COURTS: Final = CountCourts()
SPEND_BONUSES: Final = [SpendBonuses(seat) for seat in range(SEATS)]
OFFER_COURT: Final = [OfferFinal(seat, RICH_COURT, COURT) for seat in range(SEATS)]
