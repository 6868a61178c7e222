"""Counting zones: majorities, points, followers that come back, keeps, and the tiles on the wall."""

from __future__ import annotations

from typing import Final

from maniero.games.carcassonne.actions import Bonus, Double, Plain, Score
from maniero.games.carcassonne.events import (
    BonusTaken,
    BonusUsed,
    FollowerReturned,
    KeepMoved,
    ZoneCounted,
)
from maniero.games.carcassonne.names import (
    BONUS_KINDS,
    DOUBLE_HOUSE,
    DOUBLE_TOWER,
    HOUSE,
    MOST_PARTS,
    NONE,
    PATH,
    TOWER,
    TRACK,
)
from maniero.games.carcassonne.rules.laying import complete, entry_at
from maniero.games.carcassonne.state import Castle
from maniero.kernel.action import Action
from maniero.kernel.state import NOBODY, Ask, ByChance, Step

CLAUSES: Final = ["path.points", "tower.points", "house.points"]


def each_tile(s: Castle, root: int, doubled: bool) -> int:
    """Points for each tile of a completed zone."""
    tally = s.zones.tally[root]
    if tally.kind == PATH:
        return s.box.well_points if tally.wells else s.box.path_points
    if tally.kind == TOWER:
        return s.box.double_tower if doubled else s.box.tower_points
    return s.box.double_house if doubled else s.box.house_points


def zone_of(s: Castle, part: int) -> int:
    """The zone of a part of the tile placed last; from MOST_PARTS on, of its neighbour on a side."""
    if part < MOST_PARTS:
        here = len(s.box.tiles[s.tiles[s.placed]].parts)
        return s.zones.part(s.placed, part) if part < here else NONE
    side = part - MOST_PARTS
    other = s.box.neighbour[s.placed][side]
    if other == NONE or s.tiles[other] == NONE:
        return NONE
    return s.zones.root(entry_at(s, other, side ^ 2))


def completed(s: Castle) -> list[int]:
    """The zones to be counted, each once: those of the tile placed last, then of its neighbours."""
    found: list[int] = []
    first = s.zones.first[s.placed]
    for entry in range(first, first + len(s.box.tiles[s.tiles[s.placed]].parts)):
        root = s.zones.root(entry)
        if complete(s, root) and root not in found:
            found.append(root)
    for side, other in enumerate(s.box.neighbour[s.placed]):
        if other != NONE and s.tiles[other] != NONE:
            root = s.zones.root(entry_at(s, other, side ^ 2))
            if complete(s, root) and root not in found:
                found.append(root)
    return found


class CountZones(Step[Castle]):
    """Count all completed zones: the active player's first, in the order the active player chooses."""

    def run(self, s: Castle) -> None:
        waiting: list[int] = []
        for root in completed(s):
            if s.zones.tally[root].leader() == NONE:
                settle_even(s, root)
            else:
                waiting.append(root)
        if not waiting:
            return
        mine = [root for root in waiting if s.zones.tally[root].leader() == s.turn]
        s.asks.append(COUNT_ZONES)
        if len(mine or waiting) == 1:
            count(s, (mine or waiting)[0])
        else:
            s.asks.append(ChooseZone(s.turn, s.turn if mine else 1 - s.turn))


class ChooseZone(Ask[Castle]):
    """Which of several zones of one leader is counted first: it decides where the marker lands."""

    inside = True

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader: Final = leader

    def waits(self, s: Castle, part: int) -> bool:
        """Whether this part names a zone to be counted: the first of the parts that do."""
        root = zone_of(s, part)
        if root == NONE or not complete(s, root) or s.zones.tally[root].leader() != self.leader:
            return False
        for earlier in range(part):
            if zone_of(s, earlier) == root:
                return False
        return True

    def options(self, s: Castle) -> list[Action]:
        return [action for action in s.box.actions.score if self.waits(s, action.part)]

    def objection(self, s: Castle, action: Action) -> str:
        return "" if isinstance(action, Score) and self.waits(s, action.part) else "count.order"

    def answer(self, s: Castle, action: Action) -> None:
        assert isinstance(action, Score)
        count(s, zone_of(s, action.part))


def settle_even(s: Castle, root: int) -> None:
    """Nobody leads: nobody scores, and followers that are even go back."""
    tally = s.zones.tally[root]
    if tally.followers and s.told is not None:
        s.told.append(ZoneCounted(NOBODY, tally.place, tally.kind, tally.size(), False))
    put_away(s, root)


def count(s: Castle, root: int) -> None:
    """Count a zone for its leader, who may double it on an own turn with the right bonus tile."""
    tally = s.zones.tally[root]
    seat = tally.leader()
    number = doubler(tally.kind)
    if seat == s.turn and number in s.builders[seat].held:
        s.asks.append(MayDouble(seat, root, number))
    else:
        score_zone(s, seat, root, False)


def doubler(kind: int) -> int:
    """The bonus tile that doubles a completed zone of this kind."""
    if kind == TOWER:
        return DOUBLE_TOWER
    return DOUBLE_HOUSE if kind == HOUSE else NONE


class MayDouble(Ask[Castle]):
    """Whether to use bonus tile 2 or 3 on this zone."""

    inside = True

    def __init__(self, seat: int, root: int, number: int) -> None:
        super().__init__(seat)
        self.root: Final = root
        self.number: Final = number

    def options(self, s: Castle) -> list[Action]:
        return [s.box.actions.double, s.box.actions.plain]

    def objection(self, s: Castle, action: Action) -> str:
        return "" if isinstance(action, (Double, Plain)) else f"bonus.{self.number}"

    def answer(self, s: Castle, action: Action) -> None:
        doubled = isinstance(action, Double)
        if doubled:
            s.builders[self.seat].held.remove(self.number)
            if s.told is not None:
                s.told.append(BonusUsed(self.seat, self.number))
        score_zone(s, self.seat, self.root, doubled)


def score_zone(s: Castle, seat: int, root: int, doubled: bool) -> None:
    """Points, keep, followers back, and the bonus tile where the marker ends."""
    tally = s.zones.tally[root]
    kind: int = tally.kind
    size = tally.size()
    if s.told is not None:
        s.told.append(ZoneCounted(seat, tally.place, kind, size, doubled))
    before = s.points[seat]
    plain = each_tile(s, root, False)
    clause = "path.wells" if kind == PATH and tally.wells else CLAUSES[kind]
    s.score(seat, clause, size, plain)
    if doubled:
        s.score(seat, f"bonus.{doubler(kind)}", size, each_tile(s, root, True) - plain)
    builder = s.builders[seat]
    if kind == HOUSE and size > builder.keep:
        builder.keep = size
        builder.keep_at = root
        if s.told is not None:
            s.told.append(KeepMoved(seat, size))
    put_away(s, root)
    land(s, seat, before)


def put_away(s: Castle, root: int) -> None:
    """The zone is counted; its followers go back to their owners."""
    followers = s.zones.tally[root].followers
    s.zones.put_away(root)
    if not followers:
        return
    stay: list[int] = []
    for follower in s.standing:
        place = follower >> 1
        if s.zones.part(place // MOST_PARTS, place % MOST_PARTS) != root:
            stay.append(follower)
            continue
        s.builders[follower & 1].supply += 1
        if s.told is not None:
            s.told.append(FollowerReturned(follower & 1, place // MOST_PARTS, place % MOST_PARTS))
    s.standing = stay


def land(s: Castle, seat: int, before: int) -> None:
    """A marker that ends exactly on a tower with a bonus tile takes it; not on a second lap."""
    after = s.points[seat]
    if after == before or after >= TRACK:
        return
    tower = s.box.tower_at[after]
    if tower != NONE and s.towers[tower]:
        s.asks.append(TakeBonus(seat, tower))


class TakeBonus(ByChance[Castle]):
    """Chance turns the bonus tile of a tower up."""

    def __init__(self, to: int, tower: int) -> None:
        super().__init__()
        self.to: Final = to
        self.tower: Final = tower

    def options(self, s: Castle) -> list[Action]:
        return [s.box.actions.bonus[i] for i in range(BONUS_KINDS) if s.bonuses[i]]

    def weights(self, s: Castle) -> list[int]:
        return [unseen for unseen in s.bonuses if unseen]

    def answer(self, s: Castle, action: Action) -> None:
        assert isinstance(action, Bonus)
        s.towers[self.tower] = False
        s.bonuses[action.number - 1] -= 1
        s.builders[self.to].fresh.append(action.number)
        if s.told is not None:
            s.told.append(BonusTaken(self.to, action.number, self.tower))


COUNT_ZONES: Final = CountZones()
