"""What one seat may see of a position, built field by field.  In this game all see the same."""

from __future__ import annotations

from typing import TypedDict

from maniero.games.carcassonne.names import (
    COURT,
    DOUBLE_HOUSE,
    DOUBLE_TOWER,
    FOLLOWERS,
    HOUSE,
    KINDS,
    LARGER_KEEP,
    MOST_PARTS,
    NONE,
    OPEN_HOUSE,
    OPEN_PATH,
    OPEN_TOWER,
    PATH,
    POINTS,
    RICH_COURT,
    SIDES,
    TOWER,
    TRACK,
)
from maniero.games.carcassonne.picks import zone_pick
from maniero.games.carcassonne.rules.counting import each_tile
from maniero.games.carcassonne.rules.finishing import mark
from maniero.games.carcassonne.rules.laying import largest_empty_area
from maniero.games.carcassonne.rules.turn import ClaimPart, PlaceTile
from maniero.games.carcassonne.squares import square_at
from maniero.games.carcassonne.state import Castle

__all__ = [  # Pictures see nothing else of the game; they too read the names of squares.
    "CastleView",
    "FollowerView",
    "PartView",
    "PlayerView",
    "SquareView",
    "StartView",
    "TileView",
    "TowerView",
    "ZoneView",
    "square_at",
    "view",
]


class PartView(TypedDict):
    """A part of a tile, in the tile's base position."""

    kind: str  # path, tower, house, court
    edges: str  # Of "NESW": whole sides it reaches.
    halves: list[str]  # "Na": the first half of a side beside a path, walking clockwise; "Nb" the second.
    wells: int
    markets: int
    end: str  # Where a path ends on the tile: plaza, building or "".


class TileView(TypedDict):
    name: str
    parts: list[PartView]


class SquareView(TypedDict):
    name: str  # "C4": row letter from the north, column number from the west.
    row: int
    column: int
    tile: TileView | None
    turn: int  # Quarter turns clockwise.
    zones: list[int]  # By part of the tile: its zone, a place in ``zones``.
    fits: list[int]  # Turns in which the tile in hand may lie here; [] when it may not.


class StartView(TypedDict):
    """A start space on the wall."""

    square: str
    side: str
    kind: str
    markets: int
    zone: int


class ZoneView(TypedDict):
    """A zone as it stands: for tips, and to outline it as a whole."""

    name: str  # Its first part, as picks name it: "C4-3", or "S5" for a start space.
    kind: str
    size: int  # Tiles and start spaces.
    open: int  # Ends and sides that are still open; 0 when complete.
    counted: bool  # Complete and counted.
    followers: list[int]  # By seat.
    leader: int | None
    worth: int  # Points for the leader: now if complete, else when it is completed as it is.
    wells: int
    markets: int


class FollowerView(TypedDict):
    seat: int
    square: str
    part: int  # Counted from 0.
    role: str  # herald, knight, squire, merchant


class TowerView(TypedDict):
    spaces: list[int]
    bonus: bool  # A bonus tile lies there, face down.


class PlayerView(TypedDict):
    seat: int
    points: int
    supply: int
    keep: int  # Tiles of the largest house; 0 before the first.
    keep_zone: int | None
    bonuses: list[int]  # Bonus tiles that may be used, by number.
    fresh: list[int]  # Bonus tiles from the next own turn on.


class CastleView(TypedDict):
    viewer: int | None  # None is a spectator.
    over: bool
    actors: list[int]
    turn: int  # Whose turn it is; -1 before the first.
    tile: TileView | None  # The tile in hand.
    left: int  # Tiles in the pile.
    removed: int  # Tiles that could not be placed.
    pile: dict[str, int]  # Kind of tile -> how many are left; the kinds are all known.
    kinds: dict[str, TileView]  # Those kinds, to look at.
    placed: str | None  # Square of the tile placed last.
    claiming: bool  # A follower may be placed on it now.
    squares: list[SquareView]
    starts: list[StartView]
    zones: list[ZoneView]
    followers: list[FollowerView]
    wall: list[str]  # Its sides clockwise from tower 0/1, as edges of squares: "F1W E1W ...".
    towers: list[TowerView]
    track: int  # Spaces of the score track.
    bonuses: dict[str, int]  # Bonus tiles nobody has seen yet, by number.
    points: dict[str, int]  # Printed: for each tile of a path, path with a well, tower, house; a market.
    bonus_gives: dict[str, int]  # What is printed on bonus tiles 2 to 9: points each, or tiles of the keep.
    empty_area: int  # Squares of the largest empty area.
    players: list[PlayerView]


def view(s: Castle, viewer: int) -> CastleView:
    """The position as ``viewer`` sees it; NOBODY is a spectator."""
    roots = s.zones.roots()
    number = {root: i for i, root in enumerate(roots)}
    return {
        "viewer": viewer if viewer >= 0 else None,
        "over": not s.asks,
        "actors": [seat for seat in s.actors() if seat >= 0],
        "turn": s.turn,
        "tile": None if s.drawn == NONE else _tile(s, s.drawn),
        "left": s.left,
        "removed": s.removed,
        "pile": {s.box.tiles[tile].name: count for tile, count in s.pile.tiles().items()},
        "kinds": {s.box.tiles[tile].name: _tile(s, tile) for tile in s.pile.tiles()},
        "placed": None if s.placed == NONE else s.box.squares[s.placed],
        "claiming": isinstance(s.question(s.turn), ClaimPart),
        "squares": [_square(s, square, number) for square in range(len(s.box.squares))],
        "starts": [
            {
                "square": s.box.squares[start.square],
                "side": SIDES[start.side],
                "kind": KINDS[start.kind],
                "markets": start.markets,
                "zone": number[s.zones.root(start.number)],
            }
            for start in s.box.starts
        ],
        "zones": [_zone(s, root) for root in roots],
        "followers": [_follower(s, follower) for follower in s.standing],
        "wall": s.box.wall[:],
        "towers": [
            {"spaces": spaces[:], "bonus": s.towers[tower]} for tower, spaces in enumerate(s.box.towers)
        ],
        "track": TRACK,
        "bonuses": {str(i + 1): count for i, count in enumerate(s.bonuses) if count},
        "points": {
            "path": s.box.path_points,
            "well": s.box.well_points,
            "tower": s.box.tower_points,
            "house": s.box.house_points,
            "market": s.box.market_points,
        },
        "bonus_gives": {
            str(DOUBLE_TOWER): s.box.double_tower,
            str(DOUBLE_HOUSE): s.box.double_house,
            str(OPEN_PATH): s.box.open_points[PATH],
            str(OPEN_TOWER): s.box.open_points[TOWER],
            str(OPEN_HOUSE): s.box.open_points[HOUSE],
            str(RICH_COURT): s.box.rich_market,
            str(LARGER_KEEP): s.box.keep_bonus,
            str(POINTS): s.box.bonus_points,
        },
        "empty_area": largest_empty_area(s),
        "players": [_player(s, seat, number) for seat in range(s.seats)],
    }


def _tile(s: Castle, tile: int) -> TileView:
    return {
        "name": s.box.tiles[tile].name,
        "parts": [
            {
                "kind": KINDS[part.kind],
                "edges": "".join(SIDES[edge] for edge in part.edges),
                "halves": [f"{SIDES[half // 2]}{'ab'[half % 2]}" for half in part.halves],
                "wells": part.wells,
                "markets": part.markets,
                "end": part.end,
            }
            for part in s.box.tiles[tile].parts
        ],
    }


def _square(s: Castle, square: int, number: dict[int, int]) -> SquareView:
    tile, name = s.tiles[square], s.box.squares[square]
    row, column = square_at(name)
    placing = isinstance(s.question(s.turn), PlaceTile)
    fitting = s.box.tiles[s.drawn].fitting[s.around[square]] if placing else 0
    parts = len(s.box.tiles[tile].parts) if tile != NONE else 0
    return {
        "name": name,
        "row": row,
        "column": column,
        "tile": None if tile == NONE else _tile(s, tile),
        "turn": s.turns[square],
        "zones": [number[s.zones.part(square, part)] for part in range(parts)],
        "fits": [turn for turn in range(4) if fitting >> turn & 1],
    }


def _zone(s: Castle, root: int) -> ZoneView:
    tally = s.zones.tally[root]
    leader = tally.leader()
    return {
        "name": zone_pick(s, tally.place).removeprefix("zone-"),
        "kind": KINDS[tally.kind],
        "size": tally.size(),
        "open": max(tally.ends, 0),
        "counted": tally.ends < 0,
        "followers": [tally.followers & 255, tally.followers >> 8],
        "leader": None if leader == NONE else leader,
        "worth": worth(s, root),
        "wells": tally.wells,
        "markets": tally.markets,
    }


def worth(s: Castle, root: int) -> int:
    """Points for the leader of a zone, as it stands; a court that bonus tile 7 was used on is richer."""
    tally = s.zones.tally[root]
    if tally.kind != COURT:
        return tally.size() * each_tile(s, root, doubled=False)
    rich = mark(root, RICH_COURT) in s.spent
    return tally.markets * (s.box.rich_market if rich else s.box.market_points)


def _follower(s: Castle, follower: int) -> FollowerView:
    place = follower >> 1
    square, part = place // MOST_PARTS, place % MOST_PARTS
    kind = s.box.tiles[s.tiles[square]].parts[part].kind
    return {"seat": follower & 1, "square": s.box.squares[square], "part": part, "role": FOLLOWERS[kind]}


def _player(s: Castle, seat: int, number: dict[int, int]) -> PlayerView:
    builder = s.builders[seat]
    return {
        "seat": seat,
        "points": s.points[seat],
        "supply": builder.supply,
        "keep": builder.keep,
        "keep_zone": None if builder.keep_at == NONE else number[s.zones.root(builder.keep_at)],
        "bonuses": builder.held[:],
        "fresh": builder.fresh[:],
    }
