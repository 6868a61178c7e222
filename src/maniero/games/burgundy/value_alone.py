"""How good a position of the solo game is: it is won with a full duchy, so spaces and actions count.

The numbers were found by trial: games of the greedy bot with one or two of them changed.
"""

from __future__ import annotations

from maniero.games.burgundy.duchies import how_many
from maniero.games.burgundy.expansions.solo.target import solo_of
from maniero.games.burgundy.names import COLOUR_OF, COLOURS, PHASES, TILE_BLACK, TILE_CASTLE
from maniero.games.burgundy.rules.dice import unused
from maniero.games.burgundy.rules.placing import fitting, fitting_any
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import size

FULL = 5000.0  # A full duchy, more than all else.
SPACE = 24.0  # A space filled.
ACTION = 5.6  # An action to come.
TARGET = 14.0  # The way to the target.


def worth_alone(s: Burgundy) -> float:
    duke = s.dukes[0]
    filled = duke.duchy.spaces - duke.empty_spaces()
    if not s.asks:
        return FULL if s.winners() else SPACE * filled
    target = solo_of(s).target
    rounds = len(PHASES) * s.box.rounds - (max(s.phase, 0) * s.box.rounds + s.round) - 1  # After this one.
    actions = 2 * rounds + (len(unused(s, 0)) if s.turn == 0 else 2)
    total = SPACE * filled + ACTION * actions + TARGET * s.points[0] / target - 0.3 * target
    total += 1.0 * min(size(duke.goods), 10) + 0.8 * min(duke.workers, 8) + 1.6 * min(duke.silver, 8)
    total += 0.8 * duke.mines * rounds / s.box.rounds
    return total + _stored(s, duke) + _begun(s, duke, TARGET / target) + _reach(duke)


def _stored(s: Burgundy, duke: Duke) -> float:
    """Tiles on the key spaces, more when they fit; three of them hinder."""
    fits = fitting(duke, duke.storage) | fitting_any(duke, duke.storage)
    total = -1.4 if len(duke.storage) == s.box.key_spaces else 0.0
    for tile in duke.storage:
        whole = duke.duchy.colour_mask[COLOUR_OF[tile]]
        if fits & whole:
            total += 5.0 + (2.1 if tile == TILE_CASTLE else 3.0 if tile == TILE_BLACK else 0.0)
        elif whole & ~duke.filled:
            total += 2.0
    return total


def _begun(s: Burgundy, duke: Duke, point: float) -> float:
    """Regions bring points and colours a tile when they are full; ``point`` is what a point is worth."""
    phase = s.box.phase_points[max(s.phase, 0)]
    total = 0.0
    for space in duke.duchy.regions:
        spaces = duke.duchy.region_size[space]
        done = how_many(duke.duchy.region[space] & duke.filled)
        if 0 < done < spaces:
            total += 0.28 * done / spaces * (s.box.region_points[spaces - 1] + phase) * point
    for colour in range(len(COLOURS)):
        share = how_many(duke.duchy.colour_mask[colour] & duke.filled) / duke.duchy.colour_size[colour]
        total += 4.0 * share * share
    return total


def _reach(duke: Duke) -> float:
    """Spaces that can be filled next, and of how many colours."""
    near = duke.near & ~duke.filled
    colours = [colour for colour in range(len(COLOURS)) if duke.duchy.colour_mask[colour] & near]
    return 0.2 * how_many(near) + 0.35 * len(colours)
