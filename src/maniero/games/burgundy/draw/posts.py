"""Border posts: at the rim of a duchy, and a small map of which of them are linked."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.honeycomb import ROOT_3, Points
from maniero.art.kit import NOTHING, circle, g, icon, join, path, text
from maniero.art.pieces import points as seal
from maniero.art.shapes import Point, disc
from maniero.games.burgundy.draw.duchy import Land
from maniero.games.burgundy.draw.store import Shelf
from maniero.games.burgundy.nouns import Tr, post_name
from maniero.games.burgundy.view import PlayerView

MAP_W: Final = 92
MAP_H: Final = 70
Pairs = tuple[tuple[int, int], ...]

_CORNER: Final = 0.5 / ROOT_3  # From the middle between two spaces to the corner they share, in widths.
_OUTSIDE: Final = 0.15  # From there to the post.
_MAP: Final = ((16.0, 18.0), (MAP_W - 16.0, 18.0), (MAP_W / 2, 52.0))  # West, east, south.


def _between(a: Point, b: Point, middle: Point, width: float) -> Point:
    """The corner between two spaces that lies on the rim, and a little further out."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = -(b[1] - a[1]) / width, (b[0] - a[0]) / width
    if hypot(x + dx - middle[0], y + dy - middle[1]) < hypot(x - dx - middle[0], y - dy - middle[1]):
        dx, dy = -dx, -dy
    out = (_CORNER + _OUTSIDE) * width
    return x + dx * out, y + dy * out


def _spots(player: PlayerView, middles: Points, s: float) -> list[Point]:
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return [
        _between(middles[post["spaces"][0]], middles[post["spaces"][1]], middle, ROOT_3 * s)
        for post in player["posts"]
    ]


def outlines() -> dict[str, str]:
    """The outline of a post, for its halo."""
    return {"post": disc(15)}


def posts(shelf: Shelf, player: PlayerView, land: Land, s: float, x: float, y: float, tr: Tr) -> Markup:
    """The posts around a duchy that is drawn with spaces of side s at x, y."""
    linked = {post for pair in player["links"] for post in pair}
    return join(
        _post(shelf, i, player["seat"] + 1, post["reached"], i in linked, x + px, y + py, s, tr)
        for i, (post, (px, py)) in enumerate(
            zip(player["posts"], _spots(player, land.middles(s), s), strict=True)
        )
    )


def _label(post: int, reached: bool, linked: bool, tr: Tr) -> str:
    label = tr("Border post, {where}").format(where=post_name(post, tr))
    state = tr("linked") if linked else tr("reached") if reached else tr("not reached")
    return f"{label}: {state}"


@lru_cache(maxsize=256)
def _post(
    shelf: Shelf, post: int, seat: int, reached: bool, linked: bool, x: float, y: float, s: float, tr: Tr
) -> Markup:
    r = s * 0.4
    ground = circle(
        0, 0, r, f"seat-{seat}" if linked else "plaster" if reached else "board-2", "outline", 1.4
    )
    ring = circle(
        0, 0, r * 0.84, "none", f"seat-{seat}-on" if linked else "line-2", 1, stroke_dasharray="2.5 2.5"
    )
    house = icon("border-post", 0, -r * 0.04, r * 1.4, 1.1, opacity=None if reached else ".55")
    name, label = f"post-{post}", _label(post, reached, linked, tr)
    return shelf.thing(name, "post", ground, ring, house, id=name, label=label, x=x, y=y)


def post_map(player: PlayerView, left: list[int], x: float, y: float, tr: Tr) -> Markup:
    """Which posts are linked, and the points for the first and second to link all three."""
    if not player["posts"]:
        return NOTHING
    links = tuple([(a, b) for a, b in player["links"]])
    reached = tuple([post["reached"] for post in player["posts"]])
    return _post_map(player["seat"] + 1, reached, links, tuple(left), x, y, tr)


@lru_cache(maxsize=256)
def _post_map(
    seat: int, reached: tuple[bool, ...], links: Pairs, left: tuple[int, ...], x: float, y: float, tr: Tr
) -> Markup:
    linked = {frozenset(pair) for pair in links}
    out = [plaque(0, 0, MAP_W, MAP_H, "paper")]
    for a, b in ((0, 1), (1, 2), (0, 2)):
        (ax, ay), (bx, by) = _MAP[a], _MAP[b]
        line = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        if frozenset((a, b)) in linked:
            out.append(path(line, "none", "outline", 6.5) + path(line, "none", f"seat-{seat}", 4))
        else:
            out.append(path(line, "none", "line-2", 1.4, stroke_dasharray="3 3"))
    for post, (px, py) in enumerate(_MAP):
        out.append(circle(px, py, 9.5, "plaster" if reached[post] else "board-2", "outline", 1.2))
        out.append(icon("border-post", px, py, 14, 1, opacity=None if reached[post] else ".55"))
    if left:
        out.append(seal(left[0], 14, 52, 20))
    if len(left) > 1:
        out.append(seal(left[1], MAP_W - 14, 52, 20))
    label = tr("Border posts: {links} of {pairs} pairs linked").format(links=len(links), pairs=len(_MAP))
    if left:
        label += ". " + tr("For linking all: {points}").format(points=", ".join(map(str, left)))
    return g(*out, x=x, y=y, aria_label=label)


def links_note(player: PlayerView, x: float, y: float, tr: Tr) -> Markup:
    """How many pairs of posts are linked, in a panel."""
    if not player["posts"]:
        return NOTHING
    reached = sum(post["reached"] for post in player["posts"])
    label = tr("Border posts: {links} of {pairs} pairs linked").format(
        links=len(player["links"]), pairs=len(player["posts"])
    )
    number = text(f"{len(player['links'])}/{len(player['posts'])}", 12, 5, 13, "ink", "start", 800)
    return g(
        icon("border-post", 0, 0, 20, 1.1, opacity=None if reached else ".55"),
        number,
        x=x,
        y=y,
        aria_label=label,
    )
