"""The squares: tiles face down and face up, and how a tile that was turned up would lie in each turn."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from maniero.art.kit import el, join, pick
from maniero.games.castelli.draw.geometry import SQUARE, at
from maniero.games.castelli.draw.heraldry import Face, back, face_of, tile
from maniero.games.castelli.draw.labels import square_label
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView, SquareView

Look = tuple[str, Face]  # What it goes with, and the tile as it would lie.


def squares(view: CastelliView, tr: Tr) -> Markup:
    """The one that is looked at lies on top."""
    shown = [square for square in view["squares"] if is_laid(view, square["row"], square["column"])]
    shown.sort(key=lambda square: square["name"] == view["opened"])
    return join(_drawn(view, square, tr) for square in shown)


def is_laid(view: CastelliView, row: int, column: int) -> bool:
    """Whether the piece of the board is there already."""
    return view["pieces"][row // 4 * 2 + column // 4] is not None


def _drawn(view: CastelliView, square: SquareView, tr: Tr) -> Markup:
    seats = len(view["players"])
    opened = square["name"] == view["opened"]
    tile_there = square["tile"] or (view["drawn"] if opened else None)
    face = face_of(tile_there, seats) if tile_there is not None else None
    looks = looks_of(view) if opened else ()
    return _square(square["name"], square["row"], square["column"], face, looks, square_label(square, tr))


def looks_of(view: CastelliView) -> tuple[Look, ...]:
    """Each tile that the viewer may lay now, in each turn."""
    seats = len(view["players"])
    found = []
    for turning in view["turning"]:
        which = {"lay": "drawn ", "swap": "held "}.get(turning["word"], "") if view["dilemma"] else ""
        for turn in turning["turns"]:
            found.append((f"{which}turn-{turn}", face_of(turning["tile"], seats, turn)))
    return tuple(found)


@lru_cache(maxsize=4096)
def _square(
    name: str, row: int, column: int, face: Face | None, looks: tuple[Look, ...], label: str
) -> Markup:
    x, y = at(row, column)
    there = back(SQUARE) if face is None else tile(face, SQUARE)
    body = [el("g", there, class_="untried") if looks else there]
    body += [
        el("g", tile(tried, SQUARE), class_="try", display="none", data_with=with_) for with_, tried in looks
    ]
    return pick(f"square-{name}", "square", *body, label=label, x=x, y=y - 1)
