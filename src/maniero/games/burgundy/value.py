"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.burgundy.monasteries import (
    BONUS_TILES,
    KINDS_SOLD,
    MORE_WORKERS,
    has,
    scored_by,
)
from maniero.games.burgundy.names import (
    BUILDING,
    CASTLE,
    COLOUR_OF,
    COLOURS,
    LIVESTOCK,
    MINE,
    MONASTERIES,
    MONASTERY,
    PHASES,
    SHIP,
    SPACES,
)
from maniero.games.burgundy.rules.placing import fitting
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import size
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
    left = (len(PHASES) - max(s.phase, 0)) - s.round / s.box.rounds  # Phases still to come.
    total = float(s.points[seat])
    total += regions(s, duke, left)
    total += stored(s, duke)
    total += size(duke.goods) * (1.0 + 0.55 * (s.box.board(s.seats).good_points - 1) * min(left, 1.0))
    total += 0.55 * min(duke.workers, 4) + 0.35 * max(min(duke.workers - 4, 4), 0)
    total += 1.4 * min(duke.silver, 4) + 1.0 * max(duke.silver - 4, 0)
    total += 1.3 * duke.mines * left
    total += 0.25 * (s.seats - s.order.index(seat)) * min(left, 1.0)
    total += monasteries(s, duke, left)
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
        spaces = duke.duchy.region_size[space]
        done = members(region & duke.filled)
        if 0 < done < spaces:
            share = done / spaces
            total += (
                share * share * (s.box.region_points[spaces - 1] + 0.7 * phase) * min(1.0, 0.25 * left + 0.4)
            )
    for colour in range(len(COLOURS)):
        if s.completed[colour] < 2:
            whole: i64 = duke.duchy.colour_mask[colour]
            share = members(whole & duke.filled) / members(whole)
            if share < 1:
                total += 2.0 * share * share * share
    return total


def stored(s: Burgundy, duke: Duke) -> float:
    """Tiles on the key spaces, if there is a space for them soon; a full store hinders."""
    fits = fitting(duke)
    total = -0.8 if len(duke.storage) == s.box.key_spaces else 0.0
    for tile in duke.storage:
        colour = COLOUR_OF[tile]
        whole: i64 = duke.duchy.colour_mask[colour]
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
    for monastery in range(KINDS_SOLD, MONASTERIES + 1):
        if has(duke, monastery):
            total += s.box.monasteries[monastery] * scored_by(duke, monastery)
            total += (0.5 if monastery == BONUS_TILES else 0.8) * left
    return total
