"""All components of Castelli, wherever they lie.

Silver is in the mine or with a player, a card in the deck, under it or in a hand; a tile is unseen,
turned up, laid or held; a castle is with its player or on the board, perhaps under another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castelli.names import NONE, SIDES, SITES, TILES, TURNS
from maniero.games.castelli.rules.areas import SETTLE_TILE
from maniero.games.castelli.state import character_of, covered, top
from maniero.kernel.bits import bit, members, numbers

if TYPE_CHECKING:
    from maniero.games.castelli.state import Castelli


def census(s: Castelli) -> dict[str, object]:
    """Counts that never change from the first position to the last, and faults that there never are."""
    return {
        "silver": s.mine + sum(lord.silver for lord in s.lords),
        "debts": [silver for silver in (s.mine, *(lord.silver for lord in s.lords)) if silver < 0],
        "cards": cards(s),
        "deck": s.shuffled - sum(s.deck),
        "hands out of order": [lord.hand for lord in s.lords if lord.hand != sorted(lord.hand)],
        "heraldic tiles": heraldic_tiles(s),
        "starting tiles twice": len(starting_tiles(s)) - len(set(starting_tiles(s))),
        "squares": [square for square, laid in enumerate(s.laid) if (laid != NONE) != face_up(s, square)],
        "castles": [castles(s, seat) for seat in range(s.seats)],
        "free sites": [site for site in range(len(SITES)) if s.free[site] != free(s, site)],
        "reach": [seat for seat, lord in enumerate(s.lords) if lord.reach != reach(s, seat)],
        "resources": [lord.stock for lord in s.lords if not in_bounds(s, lord.stock)],
        "villages": members(s.villages) + s.villages_aside - members(s.layout.villages),
        "cities too many": members(s.cities) + s.cities_aside > members(s.layout.cities) + s.box.cities_aside,
        "two settlements": numbers(s.villages & s.cities),
    }


def cards(s: Castelli) -> list[int]:
    """By character."""
    many = s.deck[:]
    for entry in s.bottom:
        many[character_of(entry)] += 1
    for lord in s.lords:
        for character in lord.hand:
            many[character] += 1
    return many


def tiles(s: Castelli) -> list[int]:
    """All tiles that somebody has seen, starting tiles too."""
    found = [laid // TURNS for laid in s.laid if laid != NONE] + [lord.held for lord in s.lords] + [s.drawn]
    return [tile for tile in found if tile != NONE]


def heraldic_tiles(s: Castelli) -> list[int]:
    return sorted([*numbers(s.unseen), *(tile for tile in tiles(s) if tile < TILES)])


def starting_tiles(s: Castelli) -> list[int]:
    return [tile for tile in tiles(s) if tile >= TILES]


def face_up(s: Castelli, square: int) -> bool:
    return bool(s.revealed & bit(square))


def castles(s: Castelli, seat: int) -> int:
    """Left to build, standing and underneath."""
    return s.lords[seat].castles + sum((top(entry) == seat) + (covered(entry) == seat) for entry in s.owners)


def free(s: Castelli, site: int) -> int:
    """Octagons where a site is not built on, as bits."""
    taken = sum(
        bit(place // len(SITES))
        for place, entry in enumerate(s.owners)
        if place % 4 == site and entry != NONE
    )
    return int(s.layout.sites[site]) & ~taken


def reach(s: Castelli, seat: int) -> int:
    """Octagons with an own shield that counts, as bits; a tile that a steward may still turn is left out."""
    found = 0
    for square in numbers(s.revealed):
        if square == s.square and SETTLE_TILE in s.asks:
            continue
        tile, turn = s.tile(square), s.turned(square)
        for side in range(len(SIDES)):
            area = s.layout.beside[square][side]
            if area != NONE and tile.facing[turn][side] == seat and tile.points[turn][side]:
                found |= bit(s.layout.areas[area].octagon)
    return found


def in_bounds(s: Castelli, stock: list[int]) -> bool:
    return min(stock) >= 0 and max(stock) <= s.box.most_resources
