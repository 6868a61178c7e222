"""The shape of what a seat sees."""

from __future__ import annotations

from typing import TypedDict

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
