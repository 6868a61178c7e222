"""The tile in hand in its four turns, in the Dilemma two tiles; pieces of the board to be laid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, join, path, pick, rect, use
from maniero.art.pieces import raised
from maniero.art.shapes import Point, box
from maniero.games.castelli.draw.geometry import PITCH, SQUARE, places
from maniero.games.castelli.draw.grounds import land
from maniero.games.castelli.draw.heraldry import Face, empty, face_of, tile
from maniero.games.castelli.draw.labels import piece_label, tile_label
from maniero.games.castelli.draw.things import settlement, symbol
from maniero.games.castelli.nouns import Tr, turn_name
from maniero.games.castelli.view import CastelliView, PieceView, TileView


class Room(NamedTuple):
    """How tiles in hand are laid out: one row, or in the Dilemma a head and two rows."""

    name: str
    turn: float  # Side of a tile in its turn; so far apart:
    step: float
    small: float  # The same in the Dilemma.
    small_step: float
    head: float  # Side of the two tiles themselves.
    gap: float = 12  # Between these, so that both can glow.


WIDE: Final = Room("wide", 74, 86, 36, 53, 46)
NARROW: Final = Room("narrow", 74, 86, 36, 53, 46)
STRIP: Final = Room("strip", 56, 69, 28, 47, 54, 14)
_SIDE: Final = 150  # Of a piece of the board as it is drawn here.
_K: Final = 146 / (4 * PITCH + 20)
_COLUMN: Final = 5  # Round two tiles that are one turn.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    found = {}
    for room in (WIDE, NARROW, STRIP):
        found[f"turn-{room.name}"] = box(room.turn, room.turn, 5)
        found[f"column-{room.name}"] = _column(room)
        found[f"head-{room.name}"] = box(room.head, room.head, 5)
    return {**found, "piece": box(_SIDE, _SIDE, 10)}


def _column(room: Room) -> str:
    return box(room.small + _COLUMN, 2 * room.small + 2 * _COLUMN, 6)


# ------------------------------------------------------------ turns
def shown(view: CastelliView) -> TileView | None:
    """The tile that was turned up, or is turned by a steward."""
    return view["turning"][0]["tile"] if view["turning"] else view["drawn"]


def turns_of(view: CastelliView) -> tuple[int, ...]:
    """The turns that the viewer may choose."""
    return tuple(sorted({turn for turning in view["turning"] for turn in turning["turns"]}))


def turns(view: CastelliView, room: Room, x: float, y: float, prefix: str, tr: Tr) -> Markup:
    """Four turns in a row, centred at x, y."""
    found, seats = shown(view), len(view["players"])
    faces = tuple(face_of(found, seats, turn) for turn in range(4)) if found is not None else ()
    return _row(faces, turns_of(view), room, x, y, prefix, tr)


@lru_cache(maxsize=1024)
def _row(
    faces: tuple[Face, ...], able: tuple[int, ...], room: Room, x: float, y: float, prefix: str, tr: Tr
) -> Markup:
    out = []
    for turn in range(4):
        at = x + (turn - 1.5) * room.step
        if turn in able:
            name = f"turn-{turn}"
            body = tile(faces[turn], room.turn)
            out.append(
                pick(name, f"turn-{room.name}", body, id=prefix + name, label=turn_name(turn, tr), x=at, y=y)
            )
        elif faces and not able and turn == 0:
            out.append(g(tile(faces[0], room.turn), x=at, y=y))
        else:
            out.append(g(empty(room.turn), x=at, y=y))
    return join(out)


# ------------------------------------------------------------ the Dilemma
def dilemma(view: CastelliView, seat: int, room: Room, x: float, y: float, prefix: str, tr: Tr) -> Markup:
    """The tile turned up and the one in hand, each in its turns; x is their left edge, y their middle."""
    seats = len(view["players"])
    able = turns_of(view)
    both = view["turning"] and view["turning"][0]["word"] == "lay"
    out = []
    for i, (name, found) in enumerate((("drawn", shown(view)), ("held", view["players"][seat]["held"]))):
        at = x + room.head / 2 + i * (room.head + room.gap)
        if found is None:
            out.append(g(empty(room.head), x=at, y=y))
            continue
        words = tr("Turned up: {tile}") if name == "drawn" else tr("In hand: {tile}")
        label = words.format(tile=tile_label(found, tr))
        body = tile(face_of(found, seats), room.head)
        out.append(pick(name, f"head-{room.name}", body, id=prefix + name, label=label, x=at, y=y))
    left = x + 2 * (room.head + room.gap) + room.small_step / 2
    tiles = [each["tile"] for each in view["turning"]] if both else [shown(view)]
    for turn in range(4):
        faces = tuple(face_of(each, seats, turn) for each in tiles if each is not None)
        if turn in able:
            out.append(_both(faces, turn, room, left + turn * room.small_step, y, prefix, tr))
        else:
            gap = path(_column(room), "board", "line-2", 1.1, stroke_dasharray="4 4", opacity=0.7)
            out.append(g(gap, x=left + turn * room.small_step, y=y))
    return join(out)


@lru_cache(maxsize=1024)
def _both(faces: tuple[Face, ...], turn: int, room: Room, x: float, y: float, prefix: str, tr: Tr) -> Markup:
    """One turn of both tiles, the one turned up above the one in hand."""
    step = room.small + 3
    middle = (len(faces) - 1) / 2
    body = path(_column(room), "paper", "line-2", 1.2)
    body += join(g(tile(face, room.small), y=(i - middle) * step) for i, face in enumerate(faces))
    name = f"turn-{turn}"
    return pick(name, f"column-{room.name}", body, id=prefix + name, label=turn_name(turn, tr), x=x, y=y)


# ------------------------------------------------------------ pieces of the board


def pieces(view: CastelliView, spots: list[Point], k: float, prefix: str, tr: Tr) -> Markup:
    """The pieces that can be laid next."""
    return join(
        pick(
            f"piece-{each['name']}",
            "piece",
            _piece(each),
            id=f"{prefix}piece-{each['name']}",
            label=piece_label(each["name"], tr),
            x=x,
            y=y,
            k=k,
        )
        for each, (x, y) in zip(view["offered"], spots, strict=True)
    )


def _piece(piece: PieceView) -> Markup:
    """A piece in small: its octagons between green squares."""
    out = []
    for each in piece["octagons"]:
        x, y = ((each["column"] - 1.5) * PITCH, (each["row"] - 1.5) * PITCH)
        out.append(g(land(tuple((area["kind"], area["sides"]) for area in each["areas"])), x=x, y=y))
        for area in each["areas"]:
            amount = 0 if area["kind"] == "mine" else area["amount"]
            lie = places(area["sides"], amount, area["sites"], each["settlement"] is not None)
            out += [symbol(area["kind"], x + sx, y + sy, lie.size) for sx, sy in lie.symbols]
            out += [use("s-site", round(x + sx, 1), round(y + sy, 1)) for sx, sy in lie.sites]
            if area["kind"] == "mine":
                out.append(symbol("mine", x, y, PITCH * 0.74))
        if each["settlement"] is not None:
            out.append(settlement(each["settlement"], x, y))
    taken = {(each["row"], each["column"]) for each in piece["octagons"]}
    for row in range(4):
        for column in range(4):
            if (row, column) not in taken:
                x, y = (column - 1.5) * PITCH - SQUARE / 2, (row - 1.5) * PITCH - SQUARE / 2
                out.append(rect(x, y, SQUARE, SQUARE, 4, "forest", "forest-2", 3))
    ground = raised(box(_SIDE, _SIDE, 8), "board", "board-edge", 3)
    return ground + g(*out, k=round(_K, 3)) if out else NOTHING
