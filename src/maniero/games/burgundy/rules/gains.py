"""Workers, silver and room for things: the one place where they are gained, and where limits are asked."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.monasteries import has
from maniero.games.burgundy.names import GOODS
from maniero.games.burgundy.shields import ENDLESS_STORAGE
from maniero.games.burgundy.state import Burgundy

ENDLESS: Final = 1000  # More than there are tiles.


def gain_workers(s: Burgundy, seat: int, workers: int) -> None:
    if workers:
        s.dukes[seat].workers += workers
        for expansion in s.expansions:
            expansion.got_workers(s, seat)


def gain_silver(s: Burgundy, seat: int, silver: int) -> None:
    s.dukes[seat].silver += silver


def key_spaces(s: Burgundy, seat: int) -> int:
    """Tiles that fit on the key spaces; on the common ones of a team."""
    if has(s.dukes[seat], ENDLESS_STORAGE):
        return ENDLESS
    return s.box.key_spaces if s.sides == s.seats else s.box.teams.shared_spaces


def own_spaces(s: Burgundy, seat: int) -> int:
    """Tiles that fit on the key spaces that a member of a team has alone."""
    return ENDLESS if has(s.dukes[seat], ENDLESS_STORAGE) else s.box.teams.own_spaces


def goods_spaces(s: Burgundy) -> int:
    """Kinds of goods that can be stored; who plays alone may have all."""
    return s.box.goods_spaces if s.seats > 1 else len(GOODS)
