"""What one seat may see of a position, built field by field.  In this game all see the same."""

from __future__ import annotations

from typing import TypedDict

from maniero.games.burgundy.boards import Duchy
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.names import (
    BLACK,
    COLOUR_OF,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    GOODS,
    NONE,
    PHASES,
    ROWS,
    SPACES,
    TILES,
)
from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.rules.dealing import PickDuchy
from maniero.games.burgundy.rules.goods import KeepGoods
from maniero.games.burgundy.rules.storage import ChooseTile, MakeRoom
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.bags import unpack
from maniero.kernel.state import Ask

Goods = dict[str, int]  # Kind of goods ("1" to "6", as the dice) -> tiles.


class PlaceView(TypedDict):
    """A place of a depot."""

    colour: str  # Which tiles belong here; "black" in the black depot.
    tile: str | None  # market, cow3, monastery17, castle, mine, ship ...


class DepotView(TypedDict):
    number: int  # 1 to 6
    places: list[PlaceView]
    goods: Goods
    shields: list[int]  # Their numbers.


class SpaceView(TypedDict):
    """A space of a duchy."""

    name: str  # "A1" to "G4": row and column.
    colour: str
    die: int
    tile: str | None
    region: int  # Spaces of one region share it: the first of them, counted from 0.
    at: list[float]  # Its middle: to the right and down, in widths of a space.


class PostView(TypedDict):
    """A border post."""

    spaces: list[int]  # The two that touch it.
    reached: bool


class ShieldView(TypedDict):
    number: int
    space: str  # Where its castle stands.
    points: int  # At the end.


class RouteView(TypedDict):
    """A space of a trade route."""

    good: str  # "1" to "6"
    bonus: str  # A building's kind, or "action".
    laid: str | None  # The good that lies there.
    paid: bool


class PlayerView(TypedDict):
    seat: int
    points: int
    side: int  # Player or team.
    team: list[int]  # Seats of the team; none outside the team game.
    duchy: str  # Its printed name.
    spaces: list[SpaceView]
    storage: list[str]  # Tiles on the key spaces; in a team, on those of both.
    own_storage: list[str]  # In a team: tiles on the member's own key spaces.
    key_spaces: int  # -1: no limit.
    own_spaces: int
    goods: Goods  # In store.
    sold: Goods
    workers: int
    silver: int
    rolled: list[int]  # Dice of this round.
    dice: list[int]  # Those still to be used.
    bonus_tiles: int
    bridge: int  # Space of the marker on the bridge, from 0.
    rivers: list[list[int]]  # Pairs of spaces.
    posts: list[PostView]  # West, east, south.
    links: list[list[int]]  # Pairs of posts that are linked.
    shields: list[ShieldView]
    rival: int | None  # The side whose monasteries are shared.
    route: list[RouteView]


class ColourView(TypedDict):
    """The bonus tiles of a colour: points of the large and the small one while they are there."""

    colour: str
    first: int | None
    second: int | None
    owners: list[int]  # Seats that took them, the first one first.


class OfferView(TypedDict):
    duchy: str  # Its printed name.
    spaces: list[SpaceView]


class HireView(TypedDict):
    """What monastery 28 sells."""

    silver: int
    workers: int


class SoloView(TypedDict):
    target: int
    next: int  # The target after this one.
    removed: int | None  # The depot that lost a tile this round.
    won: bool
    left: int  # Empty spaces.


class PrintedView(TypedDict):
    """Numbers of the box that stay the same all game; those that the board shows stand in the view itself."""

    phases: str  # Their letters.
    rounds: int  # In a phase.
    key_spaces: int  # Of each player, for tiles;
    goods_spaces: int  # for kinds of goods.
    sale: int  # Silver for a sale.
    workers: int  # For the action "take workers".
    boarding: int  # Workers of a boarding house,
    bank: int  # silver of a bank,
    watchtower: int  # points of a watchtower,
    mine: int  # silver of a mine.
    end_good: int  # Points at the end for each good not sold,
    end_silver: int  # for each silver,
    end_workers: int  # and workers for one point.
    monasteries: dict[str, int]  # "2" to "26": the number in what a monastery does, where there is one.
    hire: HireView
    shield_points: list[int]  # By number, from 1.


class BurgundyView(TypedDict):
    viewer: int | None  # None is a spectator.
    over: bool
    actors: list[int]
    turn: int  # Whose turn it is; -1 between turns.
    bought: bool  # The purchase of this turn has been made.
    acting: bool  # The question on top is one of a turn or an effect, not a choice inside it.
    offer: list[OfferView]  # Duchies of which the player who is asked chooses one.
    incoming: str | None  # The tile for which room must be made.
    choosing: int | None  # The depot of which something is being chosen; 0 is the black one.
    purchase: int  # Silver for a tile.
    phase: str  # "A" to "E"; "" during the set-up.
    round: int  # 1 to 5
    white: int  # The white die; 0 before it was rolled.
    round_goods: list[int]  # Kinds (1 to 6) still to come in this phase, the next one first.
    depots: list[DepotView]
    black: list[PlaceView]
    bridge: list[int]  # Seats in turn order, the first one first.
    bridge_end: int  # The last space of the bridge; the first is 0.
    colours: list[ColourView]
    region_points: list[int]  # For regions of 1 to 8 spaces.
    phase_points: list[int]  # For a region completed in phase A to E.
    good_points: int  # For each good sold.
    printed: PrintedView
    players: list[PlayerView]
    inns: int  # Beside the black depot.
    expansions: list[str]
    solo: SoloView | None
    posts_left: list[int]  # Points still to be had for linking all border posts.


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
            {"colour": "black", "tile": _tile(s.black_depot[place])}
            for place in range(s.box.board(s.seats).black_places)
        ],
        "bridge": s.order[:],
        "bridge_end": s.box.bridge_end,
        "colours": [_colour(s, colour) for colour in range(len(COLOURS))],
        "region_points": s.box.region_points[:],
        "phase_points": s.box.phase_points[:],
        "good_points": s.box.board(s.seats).good_points,
        "printed": _printed(s.box),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "inns": 0,
        "expansions": [],
        "solo": None,
        "posts_left": [],
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
        "hire": {"silver": 1, "workers": 2},
        "shield_points": [0, *[12] * 6, *[8] * 6, *[4] * 6],
    }


def _offer(s: Burgundy, top: Ask[Burgundy] | None) -> list[OfferView]:
    if not isinstance(top, PickDuchy):
        return []
    empty = [NONE] * len(SPACES)
    offered = (s.box.duchies[top.low], s.box.duchies[top.high])
    return [{"duchy": str(duchy.number), "spaces": _spaces(duchy, empty)} for duchy in offered]


def _incoming(top: Ask[Burgundy] | None) -> str | None:
    return TILES[top.tile] if isinstance(top, MakeRoom) else None


def _choosing(top: Ask[Burgundy] | None) -> int | None:
    if isinstance(top, (ChooseTile, KeepGoods)):
        return 0 if top.depot == BLACK else top.depot + 1
    return None


def _tile(tile: int) -> str | None:
    return None if tile == NONE else TILES[tile]


def _goods(bag: int) -> Goods:
    held = unpack(bag)
    return {str(good + 1): held.count(good) for good in range(len(GOODS)) if good in held}


def _depot(s: Burgundy, depot: int) -> DepotView:
    places: list[PlaceView] = []
    for place in range(depot * DEPOT_PLACES, (depot + 1) * DEPOT_PLACES):
        tile = s.depots[place]
        colour = s.box.board(s.seats).places[max(s.phase, 0)][place]
        if colour != NONE:
            name = COLOURS[colour if tile == NONE else COLOUR_OF[tile]]
            places.append({"colour": name, "tile": _tile(tile)})
    return {"number": depot + 1, "places": places, "goods": _goods(s.depot_goods[depot]), "shields": []}


def _colour(s: Burgundy, colour: int) -> ColourView:
    board = s.box.board(s.seats)
    gone = s.completed[colour]
    return {
        "colour": COLOURS[colour],
        "first": board.first_points if gone < 1 else None,
        "second": board.second_points if gone < 2 else None,
        "owners": s.owners[colour * 2 : colour * 2 + gone],
    }


def _at(space: int) -> list[float]:
    row = "ABCDEFG".index(SPACES[space][0])
    return [int(SPACES[space][1:]) - 0.5 + (7 - ROWS[row]) / 2, round(0.5 + row * 0.866, 3)]


def _spaces(duchy: Duchy, tiles: list[int]) -> list[SpaceView]:
    return [
        {
            "name": SPACES[space],
            "colour": COLOURS[duchy.colours[space]],
            "die": duchy.dice[space],
            "tile": _tile(tiles[space]),
            "region": (duchy.region[space] & -duchy.region[space]).bit_length() - 1,
            "at": _at(space),
        }
        for space in range(len(SPACES))
    ]


def _player(s: Burgundy, seat: int) -> PlayerView:
    duke = s.dukes[seat]
    duchy = duke.duchy
    return {
        "seat": seat,
        "points": s.points[seat],
        "side": seat,
        "team": [],
        "duchy": str(duchy.number),
        "spaces": _spaces(duchy, duke.tiles),
        "storage": [TILES[tile] for tile in duke.storage],
        "own_storage": [],
        "key_spaces": s.box.key_spaces,
        "own_spaces": 0,
        "goods": _goods(duke.goods),
        "sold": _goods(duke.sold),
        "workers": duke.workers,
        "silver": duke.silver,
        "rolled": duke.rolled[:],
        "dice": duke.dice[:],
        "bonus_tiles": duke.bonus_tiles,
        "bridge": s.bridge[seat],
        "rivers": [],
        "posts": [],
        "links": [],
        "shields": [],
        "rival": None,
        "route": [],
    }
