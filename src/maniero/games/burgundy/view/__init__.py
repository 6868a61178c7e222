"""What one seat may see of a position, built field by field.  In this game all see the same."""

from __future__ import annotations

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.expansions.border_posts import BorderPosts
from maniero.games.burgundy.expansions.extra_tiles import ExtraTiles
from maniero.games.burgundy.expansions.inns import Inns
from maniero.games.burgundy.expansions.shields.holding import Shields
from maniero.games.burgundy.expansions.solo.target import Solo
from maniero.games.burgundy.expansions.teams import MakeRoomInTeam, OfKeySpace, Teams
from maniero.games.burgundy.expansions.trade_routes import TradeRoutes
from maniero.games.burgundy.expansions.white_castles import WhiteCastles
from maniero.games.burgundy.names import (
    BLACK,
    COLOUR_OF,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    NONE,
    PHASES,
    SHIELDS,
    TILE_INN,
    TILES,
)
from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.rules.dealing import PickDuchy
from maniero.games.burgundy.rules.direct import ChooseSpace, PlaceDirectly
from maniero.games.burgundy.rules.goods import KeepGoods
from maniero.games.burgundy.rules.storage import ChooseTile, MakeRoom
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.view.people import goods_view, player_view, spaces_view, tile_name
from maniero.games.burgundy.view.shapes import (
    BurgundyView,
    ColourView,
    DepotView,
    Goods,
    HireView,
    OfferView,
    PlaceView,
    PlayerView,
    PostView,
    PrintedView,
    RouteView,
    ShieldView,
    SoloView,
    SpaceView,
)
from maniero.kernel.state import Ask

__all__ = [
    "BurgundyView",
    "ColourView",
    "DepotView",
    "Goods",
    "HireView",
    "OfferView",
    "PlaceView",
    "PlayerView",
    "PostView",
    "PrintedView",
    "RouteView",
    "ShieldView",
    "SoloView",
    "SpaceView",
    "view",
]

NAMES = [
    ("extra", ExtraTiles),
    ("white", WhiteCastles),
    ("inns", Inns),
    ("posts", BorderPosts),
    ("routes", TradeRoutes),
    ("shields", Shields),
    ("teams", Teams),
    ("solo", Solo),
]


def view(s: Burgundy, viewer: int) -> BurgundyView:
    """The position as ``viewer`` sees it; NOBODY is a spectator."""
    top = s.asks[-1] if s.asks else None
    return {
        "viewer": viewer if viewer >= 0 else None,
        "over": top is None,
        "actors": [seat for seat in s.actors() if seat >= 0],
        "turn": s.turn,
        "bought": s.bought,
        "acting": isinstance(top, Act),
        "offer": _offer(s, top),
        "incoming": _incoming(top),
        "choosing": _choosing(top),
        "purchase": s.box.purchase,
        "phase": PHASES[s.phase] if s.phase >= 0 else "",
        "round": min(s.round, s.box.rounds - 1) + 1,
        "white": s.white,
        "round_goods": [good + 1 for good in s.round_goods],
        "depots": [_depot(s, depot) for depot in range(DEPOTS)],
        "black": [
            {"colour": "black", "tile": tile_name(s.black_depot[place])}
            for place in range(s.box.board(s.seats).black_places)
        ],
        "inns": s.black_depot.count(TILE_INN),
        "bridge": s.order[:],
        "bridge_end": s.box.bridge_end,
        "colours": [_colour(s, colour) for colour in range(len(COLOURS))],
        "region_points": s.box.region_points[:],
        "phase_points": s.box.phase_points[:],
        "good_points": s.box.board(s.seats).good_points,
        "printed": _printed(s.box),
        "players": [player_view(s, seat) for seat in range(s.seats)],
        "expansions": [
            name for name, kind in NAMES if any(isinstance(expansion, kind) for expansion in s.expansions)
        ],
        "solo": _solo(s),
        "posts_left": _posts_left(s),
    }


def _printed(box: BurgundyBox) -> PrintedView:
    return {
        "phases": PHASES,
        "rounds": box.rounds,
        "key_spaces": box.key_spaces,
        "goods_spaces": box.goods_spaces,
        "sale": box.sale,
        "workers": box.take_workers,
        "boarding": box.boarding,
        "bank": box.bank,
        "watchtower": box.watchtower,
        "mine": box.mine_silver,
        "end_good": box.end_good,
        "end_silver": box.end_silver,
        "end_workers": box.end_workers,
        "monasteries": {str(number): given for number, given in enumerate(box.monasteries) if given},
        "hire": {"silver": box.extra.hire_silver, "workers": box.extra.hire_workers},
        "shield_points": box.shields.points[:],
    }


# ---- what is being chosen


def _offer(s: Burgundy, top: Ask[Burgundy] | None) -> list[OfferView]:
    if not isinstance(top, PickDuchy):
        return []
    offered = (s.box.duchies[top.low], s.box.duchies[top.high])
    return [{"duchy": duchy.name, "spaces": spaces_view(duchy, [NONE] * duchy.spaces)} for duchy in offered]


def _incoming(top: Ask[Burgundy] | None) -> str | None:
    if isinstance(top, (MakeRoom, MakeRoomInTeam, OfKeySpace, ChooseSpace)):
        return TILES[top.tile]
    return None


def _choosing(top: Ask[Burgundy] | None) -> int | None:
    if isinstance(top, (ChooseTile, KeepGoods, PlaceDirectly)):
        return 0 if top.depot == BLACK else top.depot + 1
    return None


# ---- what lies on the board


def _depot(s: Burgundy, depot: int) -> DepotView:
    places: list[PlaceView] = []
    for place in range(depot * DEPOT_PLACES, (depot + 1) * DEPOT_PLACES):
        tile = s.depots[place]
        colour = s.box.board(s.seats).places[max(s.phase, 0)][place]
        if colour != NONE:
            name = COLOURS[colour if tile == NONE else COLOUR_OF[tile]]
            places.append({"colour": name, "tile": tile_name(tile)})
    return {
        "number": depot + 1,
        "places": places,
        "goods": goods_view(s.depot_goods[depot]),
        "shields": _shields_in(s, depot),
    }


def _shields_in(s: Burgundy, depot: int) -> list[int]:
    for expansion in s.expansions:
        if isinstance(expansion, Shields):
            return [shield for shield in range(1, SHIELDS + 1) if expansion.depots[shield] == depot]
    return []


def _colour(s: Burgundy, colour: int) -> ColourView:
    board = s.box.board(s.seats)
    gone, alone = s.completed[colour], s.seats == 1  # Who plays alone gets other things for a colour.
    return {
        "colour": COLOURS[colour],
        "first": board.first_points if gone < 1 and not alone else None,
        "second": board.second_points if gone < 2 and not alone else None,
        "owners": s.owners[colour * 2 : colour * 2 + gone],
    }


def _solo(s: Burgundy) -> SoloView | None:
    if s.seats > 1:
        return None
    solo = s.expansions[0]
    assert isinstance(solo, Solo)
    left = s.dukes[0].empty_spaces()
    return {
        "target": solo.target,
        "next": max(solo.target - s.box.solo.step, s.box.solo.least),
        "removed": solo.removed + 1 if solo.removed != NONE else None,
        "won": left == 0,
        "left": left,
    }


def _posts_left(s: Burgundy) -> list[int]:
    board = s.box.board(s.seats)
    for expansion in s.expansions:
        if isinstance(expansion, BorderPosts):
            return [board.first_points, board.second_points][expansion.finished :]
    return []
