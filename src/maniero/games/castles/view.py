"""What a seat sees: JSON all through, built field by field so that nothing hidden slips in."""

from __future__ import annotations

from typing import TypedDict

from maniero.games.castles.actions import RESERVE_FROM, SOURCES, YARD_FROM, Build, Gate
from maniero.games.castles.components import CastlesBox, Tile
from maniero.games.castles.names import BANNERS, COLUMNS, NONE, PAIR, SIDES, WALLS
from maniero.games.castles.rules.building import tile_at
from maniero.games.castles.rules.finishing import banners, rain, section, so_far, stored
from maniero.games.castles.state import Builder, Castles
from maniero.kernel.state import NOBODY

GATE = "gate"  # Where a gate comes from, on the table or in the reserve.


class TileView(TypedDict):
    """A tile, as it is printed or as it was turned."""

    name: str  # "gT"; "ggate" is the gate of the grey wall.
    shape: str  # Its name in the component file; "gate".
    wall: str
    sides: str  # N, E, S, W after turning: m is mortar, s is sky.
    banner: str | None
    turns: int  # Quarter turns that look different; 1: it is never turned.


class SquareView(TypedDict):
    name: str
    column: int  # From 0, at the left.
    row: int  # From 0, on the ground.
    tile: TileView | None
    turn: int
    joined: bool  # To the gate.
    wrong: bool  # Built against the rules.
    rain: bool  # Empty, and mortar lies beside it.


class HeldView(TypedDict):
    """A tile that is not built yet, and where its owner may build it."""

    source: str  # "a", "r3", "y1" as in the words; "gate".
    tile: TileView | None  # None: hidden.
    fits: list[str]  # Squares with a turn, "D2-1", for the viewer's own tiles.


class PlayerView(TypedDict):
    seat: int
    wall: str
    gate: HeldView | None  # While it is to be built before the first round.
    squares: list[SquareView]
    reserve: list[HeldView | None]  # By space.
    drawn: list[HeldView | None]  # Hidden from the others.
    yard: list[HeldView | None]
    giver: int | None  # Who offered what lies in the yard.
    eyesores: list[TileView]
    done: bool
    room: int  # Drawn tiles that may still go to the reserve.
    replaced: bool  # The pair was drawn after an offer.
    size: int  # Tiles joined to the gate.
    open: int  # Squares where it would rain in.
    stored: int
    banners: dict[str, int]  # Of the castle, by colour.
    sections: dict[str, int]  # The largest part of each type of wall in the game.
    complete: bool
    points: int  # If the game ended now; at the end, those that count.


class CastlesView(TypedDict):
    viewer: int | None
    actors: list[int]
    round: int
    first: int
    quarry: int
    needed: int  # Tiles a round takes at least.
    boxed: int
    shown: bool  # The yards have been looked at.
    over: bool
    players: list[PlayerView]
    walls: list[str]  # Types of wall in the game.
    complete: int  # Tiles of a castle that ends the game.
    options: dict[str, bool]


def view(s: Castles, viewer: int) -> CastlesView:
    """The position as ``viewer`` sees it; NOBODY is a spectator."""
    return {
        "viewer": None if viewer == NOBODY else viewer,
        "actors": [seat for seat in s.actors() if seat >= 0],
        "round": s.round,
        "first": s.first,
        "quarry": s.left,
        "needed": PAIR * s.seats,
        "boxed": len(s.boxed),
        "shown": s.shown,
        "over": not s.asks,
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "walls": WALLS[: s.seats],
        "complete": s.box.complete,
        "options": {
            "stability": s.stability,
            "beauty": s.beauty,
            "colours": s.colours,
            "illegal": s.illegal,
        },
    }


def tile_view(tile: Tile, turn: int = 0) -> TileView:
    mortar = tile.mortar[turn]
    return {
        "name": tile.name,
        "shape": tile.shape,
        "wall": WALLS[tile.wall],
        "sides": "".join("m" if mortar >> side & 1 else "s" for side in range(len(SIDES))),
        "banner": BANNERS[tile.banner] if tile.banner != NONE else None,
        "turns": tile.turns,
    }


def _player(s: Castles, seat: int, viewer: int) -> PlayerView:
    builder = s.builders[seat]
    fits = _fits(s, seat) if seat == viewer else {}
    castle = builder.site.castle(s.box)
    mine = seat == viewer
    known = s.knows_yard(viewer, seat)
    many = banners(s, seat)
    return {
        "seat": seat,
        "wall": WALLS[builder.wall],
        "gate": {"source": GATE, "tile": tile_view(s.box.tiles[builder.gate]), "fits": fits.get(GATE, [])}
        if builder.gate != NONE
        else None,
        "squares": _squares(s, seat, castle),
        "reserve": [_held(s.box, builder, RESERVE_FROM + i, True, fits) for i in range(len(builder.reserve))],
        "drawn": [_held(s.box, builder, i, mine, fits) for i in range(PAIR)],
        "yard": [_held(s.box, builder, YARD_FROM + i, known, fits) for i in range(len(builder.yard))],
        "giver": builder.giver if builder.giver != NONE else None,
        "eyesores": [tile_view(s.box.tiles[tile]) for tile in builder.eyesores],
        "done": builder.done,
        "room": builder.room,
        "replaced": builder.replaced,
        "size": len(castle),
        "open": len(rain(s, seat)),
        "stored": stored(s, seat),
        "banners": dict(zip(BANNERS, many, strict=True)),
        "sections": {WALLS[wall]: section(s, seat, wall) for wall in range(s.seats)},
        "complete": builder.site.complete(s.box),
        "points": so_far(s, seat) if s.asks else s.points[seat],
    }


def _squares(s: Castles, seat: int, castle: list[int]) -> list[SquareView]:
    site = s.builders[seat].site
    wrong, wet = site.wrong(s.box), rain(s, seat)
    return [
        {
            "name": name,
            "column": square % len(COLUMNS),
            "row": square // len(COLUMNS),
            "tile": tile_view(s.box.tiles[site.tiles[square]], site.turns[square])
            if site.tiles[square] != NONE
            else None,
            "turn": site.turns[square],
            "joined": square in castle,
            "wrong": square in wrong,
            "rain": square in wet,
        }
        for square, name in enumerate(s.box.squares)
    ]


def _held(
    box: CastlesBox, builder: Builder, source: int, known: bool, fits: dict[str, list[str]]
) -> HeldView | None:
    tile = tile_at(builder, source)
    if tile == NONE:
        return None
    name = GATE if box.tiles[tile].gate else SOURCES[source]
    return {
        "source": name,
        "tile": tile_view(box.tiles[tile]) if known else None,
        "fits": fits.get(name, []),
    }


def _fits(s: Castles, seat: int) -> dict[str, list[str]]:
    """Where the viewer may build each tile now: what is asked decides."""
    found: dict[str, list[str]] = {}
    for action in s.legal_for(seat):
        if isinstance(action, Build):
            place = f"{s.box.squares[action.square]}-{action.turn}"
            found.setdefault(SOURCES[action.source], []).append(place)
        elif isinstance(action, Gate):
            found.setdefault(GATE, []).append(f"{s.box.squares[action.square]}-0")
    return found
