"""The squares of the viewer's own site: where a tile may be built, and how it would look there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, g, join, path, pick, rect, use
from maniero.art.shapes import box
from maniero.games.castles.draw.labels import square_label
from maniero.games.castles.draw.masonry import PEN, U
from maniero.games.castles.draw.site import corner
from maniero.games.castles.draw.tile import Face, face_of, turned, whole
from maniero.games.castles.nouns import Tr
from maniero.games.castles.view import HeldView, PlayerView, TileView, is_gate, place_parts

MOST: Final = 150  # Looks in all; tiles of the reserve come last.
_SPOT: Final = 81

Look = tuple[str, str]  # What it goes with, and its definition.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"square": box(_SPOT, _SPOT, 6)}


def definitions() -> Markup:
    """The mark of a square where some tile fits."""
    spot = path(box(_SPOT, _SPOT, 6), "print", "line-2", 1.3 * PEN, opacity=0.55)
    return g(spot, path("M-9 0H9M0-9V9", "none", "line-2", 3 * PEN, stroke_linecap="round"), id="s-spot")


def pick_name(held: HeldView) -> str:
    """What a tile is called when it is pointed at."""
    return held["source"] if is_gate(held["tile"]) else f"tile-{held['source']}"


def _lying(tile: TileView, turn: int) -> str:
    return f"lying-{tile['name']}-{turn}"


class _Looks:
    """How each tile would lie on each square."""

    def __init__(self, player: PlayerView) -> None:
        self.by_square: dict[str, list[Look]] = {}
        self.faces: dict[str, Face] = {}
        total = 0
        at_hand = [player["gate"], *player["drawn"], *player["yard"]]
        for held in [*at_hand, *player["reserve"]]:
            if held is None or held["tile"] is None:
                continue
            total += len(held["fits"])
            if total > MOST and held not in at_hand:
                break
            for place in held["fits"]:
                self._add(held, held["tile"], place)

    def _add(self, held: HeldView, tile: TileView, place: str) -> None:
        square, turn = place_parts(place)
        name = pick_name(held)
        with_ = name if is_gate(tile) else f"{name} turn-{turn}"
        lying = _lying(tile, turn)
        self.faces[lying] = turned(face_of(tile), turn)
        self.by_square.setdefault(square, []).append((with_, lying))


@lru_cache(maxsize=1024)
def _definition(id: str, face: Face) -> Markup:
    return g(whole(face), x=-U / 2, y=-U / 2, id=id)


def squares(player: PlayerView, prefix: str, tr: Tr) -> Markup:
    """All squares of the own site in its units."""
    looks = _Looks(player)
    fits = {place_parts(place)[0] for held in _all_held(player) for place in held["fits"]}
    lying = (_definition(prefix + name, face) for name, face in looks.faces.items())
    out = [el("defs", *lying)] if looks.faces else []
    for square in player["squares"]:
        name = square["name"]
        state = "fits" if name in fits else "rain" if square["rain"] else ""
        tries = tuple(looks.by_square.get(name, ()))
        label = square_label(square, tr)
        out.append(
            _square(name, square["column"], square["row"], state, square["rain"], tries, prefix, label)
        )
    return join(out)


def _all_held(player: PlayerView) -> list[HeldView]:
    held = [player["gate"], *player["drawn"], *player["yard"], *player["reserve"]]
    return [each for each in held if each is not None]


@lru_cache(maxsize=2048)
def _square(
    name: str, column: int, row: int, state: str, rain: bool, tries: tuple[Look, ...], prefix: str, label: str
) -> Markup:
    x, y = corner(column, row)
    body = [rect(-U / 2, -U / 2, U, U, 0, "none", pointer_events="all")]
    cloud = use("s-cloud", 0, -4, 1.05) if rain else NOTHING
    if state == "fits":
        body.append(el("g", cloud or use("s-spot"), class_="untried"))
    elif cloud:
        body.append(cloud)
    body += [
        el("g", use(prefix + lying), class_="try", display="none", data_with=with_) for with_, lying in tries
    ]
    return pick(
        f"square-{name}", "square", *body, id=f"{prefix}square-{name}", label=label, x=x + U / 2, y=y + U / 2
    )
