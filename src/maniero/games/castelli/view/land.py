"""The board as all see it: squares, octagons, areas, castles."""

from __future__ import annotations

from maniero.games.castelli.components import Tile
from maniero.games.castelli.layout import Area
from maniero.games.castelli.names import (
    BESIDE,
    KINDS,
    MINE,
    NONE,
    OCTAGON_NAMES,
    REWARDS,
    SIDES,
    SITES,
    SQUARE_NAMES,
)
from maniero.games.castelli.rules.areas import EVALUATE
from maniero.games.castelli.rules.battle import castles_seen
from maniero.games.castelli.state import Castelli, covered, top
from maniero.games.castelli.view.shapes import AreaView, OctagonView, SiteView, SquareView, TileView
from maniero.kernel.bits import bit, members


def tile_view(tile: Tile, turn: int = 0) -> TileView:
    return {
        "name": tile.name,
        "value": tile.value,
        "silver": tile.silver,
        "starting": tile.starting,
        "turn": turn,
        "shields": [
            {"seat": seat, "points": points, "card": seat == tile.card}
            for seat, points in zip(tile.facing[turn], tile.points[turn], strict=True)
        ],
    }


def square_view(s: Castelli, square: int) -> SquareView:
    row = square // BESIDE
    face_up = s.laid[square] != NONE
    return {
        "name": SQUARE_NAMES[square],
        "row": row,
        "column": 2 * (square % BESIDE) + row % 2,
        "tile": tile_view(s.tile(square), s.turned(square)) if face_up else None,
        "rim": {
            SIDES[side]: REWARDS[reward] for side, reward in enumerate(s.layout.rim[square]) if reward != NONE
        },
    }


def octagon_view(s: Castelli, octagon: int) -> OctagonView:
    row = octagon // BESIDE
    line = s.layout.lines[octagon]
    cities, villages = members(s.cities & line), members(s.villages & line)
    areas = [area for area in s.layout.areas if area.octagon == octagon and area.sides]
    return {
        "name": OCTAGON_NAMES[octagon],
        "printed": s.layout.names[octagon],
        "row": row,
        "column": 2 * (octagon % BESIDE) + 1 - row % 2,
        "areas": [_area(s, area) for area in areas],
        "neutral": s.layout.rim_sides(octagon),
        "settlement": "city" if s.cities & bit(octagon) else "village" if s.villages & bit(octagon) else None,
        "sites": _sites_of(s, octagon),
        "influence": [s.influence(octagon, seat) for seat in range(s.seats)],
        "cities": cities,
        "villages": villages,
        "worth": cities * s.box.city_points + villages * s.box.village_points,
        "castles": castles_seen(s, octagon),
    }


def _area(s: Castelli, area: Area) -> AreaView:
    influence = s.area_influence(area.number)
    most = max(influence)
    face_down = members(area.around & ~s.revealed)
    mine = area.kind == MINE
    leaders = [seat for seat in range(s.seats) if influence[seat] == most] if most else []
    amount = s.mine if mine else area.amount
    evaluated = not s.asks if mine else _evaluated(s, area, face_down)
    return {
        "name": area_name(OCTAGON_NAMES[area.octagon], KINDS[area.kind]),
        "kind": KINDS[area.kind],
        "sides": "".join(SIDES[side] for side in area.sides),
        "amount": amount,
        "squares": [SQUARE_NAMES[square] for square in area.squares],
        "open": face_down,
        "influence": influence,
        "leaders": leaders,
        "share": amount // max(1, len(leaders)),
        "evaluated": evaluated,
        "fresh": evaluated and s.square in area.squares,
    }


def _evaluated(s: Castelli, area: Area, face_down: int) -> bool:
    """All its tiles are face up, and its turn has come: not before stewards and cards."""
    fresh = s.square in area.squares and any(step in s.asks for step in EVALUATE)
    return bool(area.squares) and face_down == 0 and not fresh


def area_name(octagon: str, kind: str) -> str:
    return f"{octagon}-{kind}"


def _sites_of(s: Castelli, octagon: int) -> list[SiteView]:
    """The sites of a rock area, and castles of count and countess where they stand."""
    found: list[SiteView] = []
    for site, name in enumerate(SITES):
        entry = s.owners[octagon * len(SITES) + site]
        printed = name.startswith("rock") and bool(s.layout.sites[site] & bit(octagon))
        if printed or entry != NONE:
            found.append(
                {"site": name, "owner": _seat(top(entry)), "under": _seat(covered(entry)), "printed": printed}
            )
    return found


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat
