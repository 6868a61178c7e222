"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.burgundy.monasteries import (
    BONUS_TILES,
    BUILDING_SCORED,
    FIRST_SCORING_BUILDINGS,
    GOODS_SOLD,
    KINDS_OF_LIVESTOCK,
    KINDS_SOLD,
    MORE_WORKERS,
    has,
    livestock_kinds,
)
from maniero.games.burgundy.names import (
    BUILDING,
    CASTLE,
    COLOUR_OF,
    COLOURS,
    LIVESTOCK,
    MINE,
    MONASTERY,
    PHASES,
    ROUNDS,
    SHIP,
    SPACES,
)
from maniero.games.burgundy.rules.placing import fitting
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import kinds, size
from maniero.kernel.bits import bit, members

# What a stored tile is worth by its colour, when there is a place for it.
STORED = {BUILDING: 2.2, SHIP: 2.2, MONASTERY: 2.6, LIVESTOCK: 2.6, CASTLE: 3.6, MINE: 2.2}


def value(s: Burgundy, seat: int) -> float:
    """Own worth minus the best other's."""
    others = [worth(s, other) for other in range(s.seats) if other != seat]
    return worth(s, seat) - max(others)


def worth(s: Burgundy, seat: int) -> float:
    """Points, with goods, progress and prospects counted in points by rule of thumb."""
    if not s.asks:
        return s.points[seat] + (0.5 if seat in s.winners() else 0.0)
    duke = s.dukes[seat]
    left = (len(PHASES) - max(s.phase, 0)) - s.round / ROUNDS  # Phases still to come.
    total = float(s.points[seat])
    total += regions(s, duke, left)
    total += stored(duke)
    total += size(duke.goods) * (1.0 + 0.55 * (s.box.good_points[s.seats - 2] - 1) * min(left, 1.0))
    total += 0.55 * min(duke.workers, 4) + 0.35 * max(min(duke.workers - 4, 4), 0)
    total += 1.4 * min(duke.silver, 4) + 1.0 * max(duke.silver - 4, 0)
    total += 1.3 * duke.mines * left
    total += 0.25 * (s.seats - s.order.index(seat)) * min(left, 1.0)
    total += monasteries(duke, left)
    if s.turn == seat:
        total += 1.6 * len(duke.dice)
    return total


def regions(s: Burgundy, duke: Duke, left: float) -> float:
    """Each region begun is worth a share of what it will score when it is full."""
    phase = s.box.phase_points[max(s.phase, 0)]
    total = 0.0
    for space in range(len(SPACES)):
        region: i64 = duke.duchy.region[space]
        if region & (bit(space) - 1):
            continue  # Counted at its first space.
        many = duke.duchy.region_size[space]
        done = members(region & duke.filled)
        if 0 < done < many:
            share = done / many
            total += (
                share * share * (s.box.region_points[many - 1] + 0.7 * phase) * min(1.0, 0.25 * left + 0.4)
            )
    for colour in range(len(COLOURS)):
        if s.completed[colour] < 2:
            whole: i64 = duke.duchy.colour_mask[colour]
            share = members(whole & duke.filled) / members(whole)
            if share < 1:
                total += 2.0 * share * share * share
    return total


def stored(duke: Duke) -> float:
    """Tiles on the key spaces, if there is a space for them soon; a full store hinders."""
    fits = fitting(duke)
    total = -0.8 if len(duke.storage) == 3 else 0.0
    for tile in duke.storage:
        colour = COLOUR_OF[tile]
        whole: i64 = duke.duchy.colour_mask[colour]
        if fits & whole:
            total += STORED[colour]
        elif whole & ~duke.filled:
            total += 0.5 * STORED[colour]
    return total


def monasteries(duke: Duke, left: float) -> float:
    """Those that help while the game lasts, and those that score at its end."""
    total = 0.0
    for monastery in range(1, MORE_WORKERS + 1):
        if has(duke, monastery):
            total += 1.2 * left
    if has(duke, KINDS_SOLD):
        total += 2.0 * members(kinds(duke.sold)) + 0.8 * left
    for i, building in enumerate(BUILDING_SCORED):
        if has(duke, FIRST_SCORING_BUILDINGS + i):
            total += 4.0 * members(duke.buildings[building]) + 0.8 * left
    if has(duke, KINDS_OF_LIVESTOCK):
        total += 4.0 * livestock_kinds(duke) + 0.8 * left
    if has(duke, GOODS_SOLD):
        total += size(duke.sold) + 0.8 * left
    if has(duke, BONUS_TILES):
        total += 3.0 * duke.bonus_tiles + 0.5 * left
    return total
