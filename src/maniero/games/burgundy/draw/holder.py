"""Whose things are drawn, and for whom; the banner over them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, icon, join, path, rect, text
from maniero.art.lettering import clean, fit, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.burgundy.draw.depots import works
from maniero.games.burgundy.draw.store import Shelf, hire
from maniero.games.burgundy.draw.tiles import Face, Faces, faces_of
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView, PlayerView


class Holder(NamedTuple):
    """A seat of a view, with the names of all and the words of a language."""

    view: BurgundyView
    seat: int
    names: list[str]
    shelf: Shelf
    tr: Tr

    @property
    def player(self) -> PlayerView:
        return self.view["players"][self.seat]

    @property
    def faces(self) -> Faces:
        return faces_of(self.view["printed"])

    @property
    def partners(self) -> list[int]:
        """The others of the team."""
        return [seat for seat in self.player["team"] if seat != self.seat]

    @property
    def points(self) -> int:
        """Of the player, or of all the team."""
        return sum(self.view["players"][seat]["points"] for seat in self.player["team"] or [self.seat])

    def tiles(self, storage: list[str]) -> tuple[Face, ...]:
        """Tiles as they are drawn."""
        return tuple([face for tile in storage if (face := self.faces[tile])])

    def hire(self, x: float, y: float, narrow: bool) -> Markup:
        """The button of monastery 28; nothing for those for whom it does not work."""
        if not works(self.view, self.seat, 28):
            return NOTHING
        price = self.view["printed"]["hire"]
        return hire(self.shelf, price["silver"], price["workers"], x, y, narrow, self.tr)


def banner(h: Holder, land: str, w: float) -> Markup:
    """A ribbon in the seat's colour with its shape, the name, the duchy and the points."""
    target = f"/{h.view['solo']['target']}" if h.view["solo"] else ""
    return _banner(h.seat + 1, f"{h.points}{target}", h.names[h.seat], tuple(h.partners), land, w)


@lru_cache(maxsize=512)
def _banner(seat: int, points: str, name: str, partners: tuple[int, ...], land: str, w: float) -> Markup:
    name_room = w - 204 - width(land, 12.5) - 26 * len(partners)
    size = 18 if fit(name, name_room, 18) == clean(name) else 15
    shown = fit(name, name_room, size)
    start = 70 + 26 * len(partners)
    left = start + width(shown, size) + 10
    letters = 25 if len(points) < 3 else 21 if len(points) < 4 else 17
    out = [
        path(f"M8 20H{w - 8:g}L{w - 18:g} 36 {w - 8:g} 52H8L18 36z", f"seat-{seat}-2", "outline", 1.4),
        rect(24, 10, w - 48, 36, 0, f"seat-{seat}", "outline", 1.5),
        *(
            circle(46 + 26 * i, 28, 15, "plaster", "outline", 1.3)
            + flat_marker(other + 1, 46 + 26 * i, 28, 17)
            for i, other in reversed(list(enumerate(partners, 1)))
        ),
        circle(46, 28, 15, "plaster", "outline", 1.3),
        flat_marker(seat, 46, 28, 19),
        text(shown, start, 28 + size * 0.35, size, f"seat-{seat}-on", "start", title=True),
        path(box(88, 42, 8, w - 124, 10), "stone-2", "outline", 1.4),
        path(box(88, 42, 8, w - 124, 7), "plaster", "outline", 1.5),
        icon("vp", w - 102, 28, 27, 1.2),
        text(points, w - 63, 36.5 if letters > 17 else 34, letters, "pip", weight=800),
    ]
    out.append(text(land, left, 32.5, 12.5, f"seat-{seat}-on", "start", 500))
    return join(out)
