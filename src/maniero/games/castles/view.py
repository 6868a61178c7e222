"""What a seat sees: JSON all through, built field by field so that nothing hidden slips in."""

from __future__ import annotations

from typing import TypedDict

from maniero.games.castles.actions import RESERVE_FROM, SOURCES, YARD_FROM, Build, Gate
from maniero.games.castles.components import CastlesBox, Tile
from maniero.games.castles.names import BANNERS, GATE, NONE, PAIR, SIDES, SQUARE_NAMES, WALLS, WIDTH
from maniero.games.castles.rules.building import tile_at
from maniero.games.castles.rules.finishing import banners, section, so_far, stored
from maniero.games.castles.sites import Site
from maniero.games.castles.state import Builder, Castles, seats_that_know
from maniero.kernel.bits import members
from maniero.kernel.state import NOBODY


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
    fault: bool  # Built against the rules.
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
    rain: int  # Squares where it would rain in.
    stored: int
    banners: dict[str, int]  # Of the castle, by colour.
    sections: dict[str, int]  # The largest part of each type of wall in the game.
    complete: bool
    points: int  # If the game ended now; at the end, those that count.


class ScoringView(TypedDict):
    """Points as they are printed; what costs points is below zero."""

    tile: int  # Of the castle, each.
    reserve: int  # For every two tiles.
    rain: int
    eyesore: int
    fault: int
    stability: int  # For each type of wall.
    beauty: int
    colours: int
    colours_least: int  # Banners of one colour that are enough.


class CastlesView(TypedDict):
    viewer: int | None
    actors: list[int]
    round: int
    first: int
    quarry: int
    needed: int  # Tiles a round takes at least.
    boxed: int
    too_few: int  # Of these, how many the quarry had left when they were too few for another round.
    shown: bool  # The yards have been looked at.
    over: bool
    players: list[PlayerView]
    walls: list[str]  # Types of wall in the game.
    complete: int  # Tiles of a castle that ends the game.
    scoring: ScoringView
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
        "too_few": sum(not seats_that_know(entry) for entry in s.boxed),
        "shown": s.shown,
        "over": not s.asks,
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "walls": WALLS[: s.seats],
        "complete": s.box.complete,
        "scoring": _scoring(s.box),
        "options": {
            "stability": s.stability,
            "beauty": s.beauty,
            "colours": s.colours,
            "illegal": s.lenient,
        },
    }


def _scoring(box: CastlesBox) -> ScoringView:
    return {
        "tile": box.tile_points,
        "reserve": box.reserve_points,
        "rain": box.rain_points,
        "eyesore": box.eyesore_points,
        "fault": box.fault_points,
        "stability": box.stability,
        "beauty": box.beauty,
        "colours": box.colours,
        "colours_least": box.colours_least,
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


def is_gate(tile: TileView | None) -> bool:
    """Whether a tile, if it is known, is a gate."""
    return tile is not None and tile["shape"] == GATE


def _player(s: Castles, seat: int, viewer: int) -> PlayerView:
    builder = s.builders[seat]
    mine = seat == viewer
    fits = _fits(s, seat) if mine else {}
    known = s.knows_yard(viewer, seat)
    return {
        "seat": seat,
        "wall": WALLS[builder.wall],
        "gate": {"source": GATE, "tile": tile_view(s.box.tiles[builder.gate]), "fits": fits.get(GATE, [])}
        if builder.gate != NONE
        else None,
        "squares": _squares(s.box, builder.site),
        "reserve": [_held(s.box, builder, RESERVE_FROM + i, True, fits) for i in range(len(builder.reserve))],
        "drawn": [_held(s.box, builder, i, mine, fits) for i in range(PAIR)],
        "yard": [_held(s.box, builder, YARD_FROM + i, known, fits) for i in range(len(builder.yard))],
        "giver": builder.giver if builder.giver != NONE else None,
        "eyesores": [tile_view(s.box.tiles[tile]) for tile in builder.eyesores],
        "done": builder.done,
        "room": builder.room,
        "replaced": builder.replaced,
        "size": members(builder.site.castle(s.box)),
        "rain": members(builder.site.rain(s.box)),
        "stored": stored(s, seat),
        "banners": dict(zip(BANNERS, banners(s, seat), strict=True)),
        "sections": {WALLS[wall]: section(s, seat, wall) for wall in range(s.seats)},
        "complete": builder.site.complete(s.box),
        "points": so_far(s, seat) if s.asks else s.points[seat],
    }


def _squares(box: CastlesBox, site: Site) -> list[SquareView]:
    castle, faults, rain = site.castle(box), site.faults(box), site.rain(box)
    return [
        {
            "name": name,
            "column": square % WIDTH,
            "row": square // WIDTH,
            "tile": tile_view(box.tiles[site.tiles[square]], site.turns[square])
            if site.tiles[square] != NONE
            else None,
            "turn": site.turns[square],
            "joined": castle >> square & 1 == 1,
            "fault": faults >> square & 1 == 1,
            "rain": rain >> square & 1 == 1,
        }
        for square, name in enumerate(SQUARE_NAMES)
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
    """Where the viewer may build each tile now, by its source: what is asked decides."""
    found: dict[str, list[str]] = {}
    for action in s.legal_for(seat):
        if isinstance(action, Build):
            found.setdefault(SOURCES[action.source], []).append(_place(action.square, action.turn))
        elif isinstance(action, Gate):
            found.setdefault(GATE, []).append(_place(action.square, 0))
    return found


def _place(square: int, turn: int) -> str:
    return f"{SQUARE_NAMES[square]}-{turn}"


def place_parts(place: str) -> tuple[str, int]:
    """The square of a place, and the turn."""
    square, _dash, turn = place.partition("-")
    return square, int(turn)
