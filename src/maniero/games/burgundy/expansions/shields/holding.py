"""Shields in the depots and on castles: taking them, and what shields 2, 6, 16 and 11 let one do."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Castle, Deal, SetDie, Share, TakeShield
from maniero.games.burgundy.events import DieSet, RivalNamed, ShieldLost, ShieldTaken, WorkerJoined
from maniero.games.burgundy.extras import PRINTED_SEATS
from maniero.games.burgundy.monasteries import ON_TOP, has, worker_reach
from maniero.games.burgundy.names import (
    DEPOTS,
    MONASTERY_OF,
    NONE,
    SHIELDS,
    TILE_CASTLE,
)
from maniero.games.burgundy.rules.dice import (
    numbers_to_use,
    put_away,
    spend_workers,
    turn_die,
    unused,
    workers_needed,
)
from maniero.games.burgundy.shields import (
    CLAUSES,
    DOUBLE_SHIELDS,
    FOLLOWING_WORKERS,
    POWER,
    SHARED_MONASTERIES,
    SHIELD_FOR_CASTLE,
    TURNED_DIE,
)
from maniero.games.burgundy.state import WITH_CASTLE, WITH_DICE, Burgundy, Duke, Expansion
from maniero.kernel.action import Action
from maniero.kernel.bits import bit
from maniero.kernel.state import Ask, ByChance

OUT: Final = -1  # In place of a depot or a space: not there.


class Shields(Expansion):
    """Lists by shield count from 1; place 0 is not used."""

    def __init__(
        self, depots: list[int], owners: list[int], spaces: list[int], rival: int, turned: bool
    ) -> None:
        self.depots = depots  # By shield: the depot where it lies, or OUT.
        self.owners = owners  # By shield: player or team that has it, or NONE.
        self.spaces = spaces  # By shield: the space of its castle, or OUT.
        self.rival = rival  # Player or team that shield 6 has named, or NONE.
        self.turned = turned  # Shield 16 was used in this turn.

    def copy(self) -> Expansion:
        return Shields(self.depots[:], self.owners[:], self.spaces[:], self.rival, self.turned)

    # ---- set-up

    def prepares(self, s: Burgundy) -> None:
        in_depots = s.box.shields.depots[s.seats - PRINTED_SEATS[0]]
        for depot in range(DEPOTS - 1, -1, -1):
            for _ in range(in_depots[depot]):
                s.asks.append(DealShield(depot))

    def turn_starts(self, s: Burgundy) -> None:
        self.turned = False

    # ---- what a player may do with them

    def offers(self, s: Burgundy, seat: int, moment: int, found: list[Action]) -> None:
        actions = s.box.actions
        if not why_not_turn_die(s, self, seat, moment):
            for die in numbers_to_use(s, seat):
                found.extend(actions.set_die[die - 1])
        if moment in (WITH_DICE, WITH_CASTLE):
            for shield in range(1, SHIELDS + 1):
                if not why_not_take_shield(s, self, seat, moment, shield):
                    found.append(actions.shield[shield - 1])
        for side in range(s.sides):
            if not why_not_share(s, self, seat, side):
                found.append(actions.share[side])

    def objection(self, s: Burgundy, seat: int, moment: int, action: Action) -> str | None:
        if isinstance(action, SetDie):
            reason = why_not_turn_die(s, self, seat, moment)
            return reason or ("" if action.die in unused(s, seat) else CLAUSES[16])
        if isinstance(action, TakeShield):
            return why_not_take_shield(s, self, seat, moment, action.shield)
        if isinstance(action, Share):
            return why_not_share(s, self, seat, action.side)
        return None

    def acts(self, s: Burgundy, seat: int, moment: int, action: Action) -> None:
        if isinstance(action, SetDie):
            self.turned = True
            turn_die(s, seat, action.die, action.number)
            if s.told is not None:
                s.told.append(DieSet(seat, action.die, action.number))
        elif isinstance(action, TakeShield):
            if moment == WITH_DICE:
                pay_with_dice(s, seat, self.depots[action.shield])
            s.asks.append(PlaceShield(seat, action.shield))
        elif isinstance(action, Share):
            self.rival = action.side
            share_monasteries(s, self)
            if s.told is not None:
                s.told.append(RivalNamed(seat, action.side))

    # ---- what they do by themselves

    def got_workers(self, s: Burgundy, seat: int) -> None:
        side = self.owners[FOLLOWING_WORKERS - POWER]
        if side != NONE and side != s.side(seat):
            s.dukes[side].workers += 1
            if s.told is not None:
                s.told.append(WorkerJoined(side))

    def placed(self, s: Burgundy, seat: int, tile: int, space: int) -> None:
        if MONASTERY_OF[tile] != NONE and s.side(seat) == self.rival:
            share_monasteries(s, self)

    def scores(self, s: Burgundy) -> None:
        for shield in range(1, SHIELDS + 1):
            side = self.owners[shield]
            if side != NONE:
                times = 2 if has(s.dukes[side], DOUBLE_SHIELDS) else 1
                s.score(side, CLAUSES[shield], times, s.box.shields.points[shield])

    # ---- hanging up and taking down

    def hang(self, s: Burgundy, seat: int, shield: int, space: int) -> None:
        """The shield comes to a castle; one that was there leaves the game."""
        side = s.side(seat)
        replaced = 0
        for other in range(1, SHIELDS + 1):
            if self.owners[other] == side and self.spaces[other] == space:
                replaced = other
        if replaced:
            self._take_down(s, replaced)
        self.depots[shield] = OUT
        self.owners[shield] = side
        self.spaces[shield] = space
        s.dukes[side].powers |= bit(POWER + shield)
        if s.told is not None:
            s.told.append(ShieldTaken(seat, shield, space, replaced))

    def lose(self, s: Burgundy, seat: int, shield: int) -> None:
        """The shield leaves the game."""
        self._take_down(s, shield)
        if s.told is not None:
            s.told.append(ShieldLost(seat, shield))

    def _take_down(self, s: Burgundy, shield: int) -> None:
        duke = s.dukes[self.owners[shield]]
        duke.powers &= ~bit(POWER + shield)
        if POWER + shield == SHARED_MONASTERIES:
            self.rival = NONE
            duke.powers = own_powers(duke)
        self.owners[shield] = NONE
        self.spaces[shield] = OUT

    def held(self, side: int) -> list[int]:
        """The shields of a player or team, in ascending order."""
        return [shield for shield in range(1, SHIELDS + 1) if self.owners[shield] == side]


def new_shields() -> Shields:
    """All in the box."""
    places = SHIELDS + 1
    return Shields([OUT] * places, [NONE] * places, [OUT] * places, NONE, False)


def shields_of(s: Burgundy) -> Shields:
    for expansion in s.expansions:
        if isinstance(expansion, Shields):
            return expansion
    raise ValueError("no shields in this game")


class DealShield(ByChance[Burgundy]):
    """Which shield comes to a depot."""

    def __init__(self, depot: int) -> None:
        super().__init__()
        self.depot: Final = depot

    def options(self, s: Burgundy) -> list[Action]:
        depots = shields_of(s).depots
        return [s.box.actions.deal[shield - 1] for shield in range(1, SHIELDS + 1) if depots[shield] == OUT]

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Deal)
        shields_of(s).depots[action.shield] = self.depot


# ---- taking one


def why_not_take_shield(s: Burgundy, shields: Shields, seat: int, moment: int, shield: int) -> str:
    """With both dice unused, for the workers that make a double of them; or for a castle just placed."""
    depot = shields.depots[shield]
    if depot == OUT:
        return "shields.take"
    if moment == WITH_CASTLE:
        return "" if has(s.dukes[seat], SHIELD_FOR_CASTLE) else CLAUSES[SHIELD_FOR_CASTLE - POWER]
    if moment != WITH_DICE or len(unused(s, seat)) < 2:
        return "shields.dice"
    return "" if workers_for_double(s, seat, depot) <= s.dukes[seat].workers else "workers.change"


def workers_for_double(s: Burgundy, seat: int, depot: int) -> int:
    """Workers that make both dice show the number of a depot."""
    reach = worker_reach(s, s.dukes[seat])
    return sum([workers_needed(die, depot + 1, 0, reach) for die in unused(s, seat)])


def pay_with_dice(s: Burgundy, seat: int, depot: int) -> None:
    reach = worker_reach(s, s.dukes[seat])
    for die in unused(s, seat):
        spend_workers(s, seat, workers_needed(die, depot + 1, 0, reach), die, depot + 1)
    put_away(s, seat)


class PlaceShield(Ask[Burgundy]):
    """On which castle."""

    inside = True

    def __init__(self, seat: int, shield: int) -> None:
        super().__init__(seat)
        self.shield: Final = shield

    def options(self, s: Burgundy) -> list[Action]:
        tiles = s.dukes[self.seat].tiles
        return [s.box.actions.castle[space] for space, tile in enumerate(tiles) if tile == TILE_CASTLE]

    def objection(self, s: Burgundy, action: Action) -> str:
        return "" if action in self.options(s) else "shields.place"

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Castle)
        shields_of(s).hang(s, self.seat, self.shield, action.space)


# ---- shields 6 and 16


def why_not_turn_die(s: Burgundy, shields: Shields, seat: int, moment: int) -> str:
    allowed = moment == WITH_DICE and has(s.dukes[seat], TURNED_DIE) and not shields.turned
    return "" if allowed and unused(s, seat) else CLAUSES[TURNED_DIE - POWER]


def why_not_share(s: Burgundy, shields: Shields, seat: int, side: int) -> str:
    """Somebody else is named once, in an own turn."""
    allowed = has(s.dukes[seat], SHARED_MONASTERIES) and shields.rival == NONE and s.turn == seat
    other = side != s.side(seat) and side < s.sides
    return "" if allowed and other else CLAUSES[SHARED_MONASTERIES - POWER]


def own_powers(duke: Duke) -> int:
    """What the duke's own monasteries and shields do."""
    powers = duke.powers >> POWER << POWER
    for tile in duke.tiles:
        if tile != NONE and MONASTERY_OF[tile] != NONE:
            powers |= bit(MONASTERY_OF[tile])
    return powers


def share_monasteries(s: Burgundy, shields: Shields) -> None:
    """The monasteries of the one named work for the holder of shield 6 too, but for the bridge."""
    holder = shields.owners[SHARED_MONASTERIES - POWER]
    if holder != NONE and shields.rival != NONE:
        theirs = own_powers(s.dukes[shields.rival]) & bit(POWER) - 1 & ~bit(ON_TOP)
        s.dukes[holder].powers |= theirs
