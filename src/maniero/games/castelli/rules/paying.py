"""What a castle costs, and what it brings."""

from __future__ import annotations

from maniero.games.castelli.names import BUILDER, NONE, RESOURCES
from maniero.games.castelli.state import Castelli
from maniero.kernel.bits import members


def price(s: Castelli, seat: int, each: int, character: int) -> int:
    """Silver for what is missing of ``each`` of every resource; NONE when it cannot be had so.

    Once a turn one missing unit can be bought; the master builder has a price for all of them.
    """
    lord = s.lords[seat]
    missing = 0
    for have in lord.stock:
        if have < each:
            missing += each - have
    if not missing:
        return 0
    if character == BUILDER:
        silver = missing * s.box.builder_price
    elif missing == 1 and not s.bought:
        silver = s.box.missing_price
    else:
        return NONE
    return silver if lord.silver >= silver else NONE


def pay(s: Castelli, seat: int, each: int, silver: int) -> list[int]:
    """Pay resources as far as they are there, and silver into the mine; the resources that were paid."""
    lord = s.lords[seat]
    paid = [min(each, have) for have in lord.stock]
    for resource in range(len(RESOURCES)):
        lord.stock[resource] -= paid[resource]
    lord.silver -= silver
    s.mine += silver
    return paid


def score_castle(s: Castelli, seat: int, octagon: int) -> None:
    """Cities and villages in the row and the column of a new castle, its own octagon once."""
    line = s.layout.lines[octagon]
    s.score(seat, "castle.cities", members(s.cities & line), s.box.city_points)
    s.score(seat, "castle.villages", members(s.villages & line), s.box.village_points)
