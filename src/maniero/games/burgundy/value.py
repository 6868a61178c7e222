"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from maniero.games.burgundy.duchies import how_many
from maniero.games.burgundy.expansions.shields.holding import Shields
from maniero.games.burgundy.expansions.teams import own_storage
from maniero.games.burgundy.monasteries import (
    BONUS_TILES,
    MORE_WORKERS,
    SCORING,
    has,
    scored_by,
)
from maniero.games.burgundy.names import (
    ANY,
    BUILDING,
    CASTLE,
    COLOUR_OF,
    COLOURS,
    LIVESTOCK,
    MINE,
    MONASTERY,
    PHASES,
    SHIP,
)
from maniero.games.burgundy.rules.dice import unused
from maniero.games.burgundy.rules.gains import key_spaces
from maniero.games.burgundy.rules.placing import fitting, fitting_any
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.games.burgundy.value_alone import worth_alone
from maniero.kernel.bags import size

# What a stored tile is worth by its colour, when there is a place for it.
STORED = {BUILDING: 2.2, SHIP: 2.2, MONASTERY: 2.6, LIVESTOCK: 2.6, CASTLE: 3.6, MINE: 2.2, ANY: 2.6}


def value(s: Burgundy, seat: int) -> float:
    """Own worth minus the best other's; a team's as a whole."""
    side = s.side(seat)
    others = [worth(s, other) for other in range(s.sides) if other != side]
    return worth(s, side) - (max(others) if others else 0.0)


def worth(s: Burgundy, side: int) -> float:
    """Points, with goods, progress and prospects counted in points by rule of thumb."""
    if s.seats == 1:
        return worth_alone(s)
    total = 0.0
    for seat in range(side, s.seats, s.sides):
        total += s.points[seat]
    if not s.asks:
        return total + (0.5 if side in s.winners() else 0.0)
    left = phases_left(s)
    duke = s.dukes[side]
    total += possessions(s, side, duke, left)
    for seat in range(side, s.seats, s.sides):
        total += 0.25 * (s.seats - s.order.index(seat)) * min(left, 1.0)
        if s.turn == seat:
            total += 1.6 * len(unused(s, seat))
    return total


def phases_left(s: Burgundy) -> float:
    return (len(PHASES) - max(s.phase, 0)) - s.round / s.box.rounds


def possessions(s: Burgundy, seat: int, duke: Duke, left: float) -> float:
    """What is not points yet."""
    total = regions(s, duke, left)
    total += stored(s, seat, duke)
    total += size(duke.goods) * (1.0 + 0.55 * (s.box.board(s.seats).good_points - 1) * min(left, 1.0))
    total += 0.55 * min(duke.workers, 4) + 0.35 * max(min(duke.workers - 4, 4), 0)
    total += 1.4 * min(duke.silver, 4) + 1.0 * max(duke.silver - 4, 0)
    total += 1.3 * duke.mines * left
    total += monasteries(s, duke, left)
    if s.expansions:
        total += shields(s, seat, duke, left)
    return total


def regions(s: Burgundy, duke: Duke, left: float) -> float:
    """Each region begun is worth a share of what it will score when it is full."""
    phase = s.box.phase_points[max(s.phase, 0)]
    total = 0.0
    filled = duke.filled
    for space in duke.duchy.regions:
        spaces = duke.duchy.region_size[space]
        done = how_many(duke.duchy.region[space] & filled)
        if 0 < done < spaces:
            share = done / spaces
            total += (
                share * share * (s.box.region_points[spaces - 1] + 0.7 * phase) * min(1.0, 0.25 * left + 0.4)
            )
    for colour in range(len(COLOURS)):
        if s.completed[colour] < 2:
            whole = duke.duchy.colour_mask[colour]
            share = how_many(whole & filled) / duke.duchy.colour_size[colour]
            if share < 1:
                total += 2.0 * share * share * share
    return total


def stored(s: Burgundy, seat: int, duke: Duke) -> float:
    """Tiles on the key spaces, if there is a space for them soon; a full store hinders."""
    total = 0.0
    if len(duke.storage) == key_spaces(s, seat):
        total -= 0.8
    tiles = duke.storage
    if s.sides != s.seats:
        for member in range(seat, s.seats, s.sides):
            tiles = tiles + own_storage(s, member)
    fits = fitting(duke, tiles) | fitting_any(duke, tiles) if s.expansions else fitting(duke, tiles)
    for tile in tiles:
        colour = COLOUR_OF[tile]
        whole = duke.duchy.colour_mask[colour]
        if fits & whole:
            total += STORED[colour]
        elif whole & ~duke.filled:
            total += 0.5 * STORED[colour]
    return total


def monasteries(s: Burgundy, duke: Duke, left: float) -> float:
    """Those that help while the game lasts, and those that score at its end."""
    total = 0.0
    for monastery in range(1, MORE_WORKERS + 1):
        if has(duke, monastery):
            total += 1.2 * left
    for monastery in SCORING:
        if has(duke, monastery):
            total += s.box.monasteries[monastery] * scored_by(duke, monastery)
            total += (0.5 if monastery == BONUS_TILES else 0.8) * left
    return total


def shields(s: Burgundy, seat: int, duke: Duke, left: float) -> float:
    """Their points at the end, if they last, less the tribute of all phases."""
    total = 0.0
    for expansion in s.expansions:
        if isinstance(expansion, Shields):
            for shield in expansion.held(s.side(seat)):
                total += max(0.7 * s.box.shields.points[shield] - 0.6 * left - 1.6 * (int(left) + 1), 0.0)
    return total
