"""Inns: one more each phase beside the black depot, where it stays until it is bought.

Where they may be placed and how they enlarge a region: ``rules.placing``.
"""

from __future__ import annotations

from maniero.games.burgundy.events import InnLaidOut
from maniero.games.burgundy.names import BLACK_PLACES, TILE_INN
from maniero.games.burgundy.state import Burgundy, Expansion
from maniero.kernel.state import NOBODY


class Inns(Expansion):
    def phase_starts(self, s: Burgundy) -> None:
        s.black_depot[BLACK_PLACES + s.phase] = TILE_INN
        if s.told is not None:
            s.told.append(InnLaidOut(NOBODY))
