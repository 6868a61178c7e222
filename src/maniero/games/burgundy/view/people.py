"""What players and teams have."""

from __future__ import annotations

from maniero.games.burgundy.duchies import Duchy
from maniero.games.burgundy.expansions.border_posts import PAIRS, BorderPosts, reached
from maniero.games.burgundy.expansions.shields.holding import Shields
from maniero.games.burgundy.expansions.teams import own_storage
from maniero.games.burgundy.expansions.trade_routes import TradeRoutes, bonus_of, good_of
from maniero.games.burgundy.extras import ROUTE_ACTION
from maniero.games.burgundy.names import BUILDINGS, COLOURS, GOODS, NONE, ROUTE_SPACES, SPACES, TILES
from maniero.games.burgundy.rules.dice import USED, unused
from maniero.games.burgundy.rules.gains import ENDLESS, key_spaces, own_spaces
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.view.shapes import Goods, PlayerView, PostView, RouteView, ShieldView, SpaceView
from maniero.kernel.bags import unpack


def tile_name(tile: int) -> str | None:
    return None if tile == NONE else TILES[tile]


def goods_view(bag: int) -> Goods:
    held = unpack(bag)
    return {str(good + 1): held.count(good) for good in range(len(GOODS)) if good in held}


def spaces_view(duchy: Duchy, tiles: list[int]) -> list[SpaceView]:
    return [
        {
            "name": SPACES[space],
            "colour": COLOURS[duchy.colours[space]],
            "die": duchy.dice[space],
            "tile": tile_name(tiles[space]),
            "region": (duchy.region[space] & -duchy.region[space]).bit_length() - 1,
            "at": list(duchy.places[space]),
        }
        for space in range(duchy.spaces)
    ]


def player_view(s: Burgundy, seat: int) -> PlayerView:
    duke = s.dukes[seat]
    in_team = s.sides != s.seats
    return {
        "seat": seat,
        "points": s.points[seat],
        "side": s.side(seat),
        "team": s.team(seat) if in_team else [],
        "duchy": duke.duchy.name,
        "spaces": spaces_view(duke.duchy, duke.tiles),
        "storage": [TILES[tile] for tile in duke.storage],
        "own_storage": [TILES[tile] for tile in own_storage(s, seat)] if in_team else [],
        "key_spaces": _limit(key_spaces(s, seat)),
        "own_spaces": _limit(own_spaces(s, seat)) if in_team else 0,
        "goods": goods_view(duke.goods),
        "sold": goods_view(duke.sold),
        "workers": duke.workers,
        "silver": duke.silver,
        "rolled": [die for die in s.rolled[2 * seat : 2 * seat + 2] if die != USED],
        "dice": unused(s, seat),
        "bonus_tiles": duke.bonus_tiles,
        "bridge": s.bridge[seat],
        "rivers": [pair[:] for pair in duke.duchy.rivers],
        "posts": _posts(s, seat),
        "links": _links(s, seat),
        "shields": _shields(s, seat),
        "rival": _rival(s, seat),
        "route": _route(s, seat),
    }


def _limit(tiles: int) -> int:
    return -1 if tiles == ENDLESS else tiles


def _posts(s: Burgundy, seat: int) -> list[PostView]:
    duke = s.dukes[seat]
    touched = reached(duke, duke.filled)
    return [
        {
            "spaces": [space for space in range(duke.duchy.spaces) if spaces >> space & 1],
            "reached": bool(touched >> post & 1),
        }
        for post, spaces in enumerate(duke.duchy.posts)
    ]


def _links(s: Burgundy, seat: int) -> list[list[int]]:
    for expansion in s.expansions:
        if isinstance(expansion, BorderPosts):
            return [list(pair) for i, pair in enumerate(PAIRS) if expansion.linked[seat] >> i & 1]
    return []


def _shields(s: Burgundy, seat: int) -> list[ShieldView]:
    for expansion in s.expansions:
        if isinstance(expansion, Shields):
            return [
                {
                    "number": shield,
                    "space": SPACES[expansion.spaces[shield]],
                    "points": s.box.shields.points[shield],
                }
                for shield in expansion.held(s.side(seat))
            ]
    return []


def _rival(s: Burgundy, seat: int) -> int | None:
    for expansion in s.expansions:
        if isinstance(expansion, Shields) and expansion.rival != NONE and 6 in expansion.held(s.side(seat)):
            return expansion.rival
    return None


def _route(s: Burgundy, seat: int) -> list[RouteView]:
    for expansion in s.expansions:
        if isinstance(expansion, TradeRoutes):
            side = s.side(seat)
            tiles, laid = expansion.tiles[side], expansion.laid[side]
            return [_route_space(s, tiles, laid, slot) for slot in range(len(tiles) * ROUTE_SPACES)]
    return []


def _route_space(s: Burgundy, tiles: list[int], laid: list[int], slot: int) -> RouteView:
    good, bonus = good_of(s, tiles, slot), bonus_of(s, tiles, slot)
    lies = laid[slot] if slot < len(laid) else NONE
    return {
        "good": str(good + 1),
        "bonus": "action" if bonus == ROUTE_ACTION else BUILDINGS[bonus],
        "laid": str(lies + 1) if lies != NONE else None,
        "paid": lies == good,
    }
