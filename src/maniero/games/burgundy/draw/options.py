"""Small pictures of what can be chosen before a game: duchies and expansions.

Each of them stands alone, without a sprite and without ids: a page may show many.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from maniero.art import icons
from maniero.art.honeycomb import Points, cells, extent, lines, settled
from maniero.art.kit import circle, el, g, join, path, rect
from maniero.art.pieces import die, raised
from maniero.art.shapes import box, hexagon, shield
from maniero.games.burgundy import BURGUNDY
from maniero.games.burgundy.draw.rivers import rivers
from maniero.games.burgundy.draw.tiles import TERRAIN
from maniero.games.burgundy.nouns import Tr, duchy_name
from maniero.games.burgundy.view import PlayerView
from maniero.kernel.state import NOBODY

W: Final = 120
H: Final = 80
SEATS: Final = {"12a": 4, "12b": 4, "13a": 1, "13b": 1}  # All others are for two, too.
SHOWN: Final = ("3", "8")  # Two duchies of which one is chosen.
EXAMPLE: Final = "1"  # The duchy of which others show the outline.


def option_picture(option: str, value: str, tr: Tr) -> str:
    """The picture of an option's value; "" where there is none."""
    if option == "duchy":
        return _svg(_duchies(value), duchy_name(value, tr))
    return expansion_picture(option, tr) if value == "yes" else ""


def expansion_picture(name: str, tr: Tr) -> str:
    """The picture of an expansion, of the team game or of the solo game."""
    titles = {
        "extra": tr("Extra tiles"),
        "white": tr("White castles"),
        "inns": tr("Inns"),
        "routes": tr("Trade routes"),
        "shields": tr("Shields"),
        "posts": tr("Border posts"),
        "teams": tr("The team game"),
        "solo": tr("The solo game"),
    }
    return _svg(_expansion(name), titles[name]) if name in titles else ""


def _svg(body: Markup, label: str) -> Markup:
    return el(
        "svg",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {W} {H}",
        width=W,
        height=H,
        role="img",
        aria_label=label,
    )


@cache
def _expansion(name: str) -> Markup:
    boards = {"posts": "11", "teams": "12a", "solo": "13a"}
    if name in boards:
        return _duchies(boards[name])
    return {"extra": _extra, "white": _white, "inns": _inns, "routes": _route, "shields": _shields}[name]()


# ------------------------------------------------------------ pieces
def _icon(name: str, x: float, y: float, size: float, ink: float = 1.2) -> Markup:
    """A symbol, drawn here and not by its name."""
    return el(
        "svg",
        icons.drawings()[name],
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        viewBox="0 0 24 24",
        stroke_width=ink * 24 / size,
    )


def _tile(terrain: str, symbol: str, x: float, y: float, side: float) -> Markup:
    return g(
        raised(hexagon(side, side * 0.09), terrain, f"{terrain}-2", 2.5, 1.3),
        path(hexagon(side * 0.9, side * 0.07), "none", "plaster", 1, opacity=".55"),
        _icon(symbol, 0, -0.5, side * 1.12),
        x=x,
        y=y,
    )


def _extra() -> Markup:
    return join(
        (
            _tile("abbey", "monastery", 26, 40, 22),
            _tile("pasture", "goose", 94, 40, 22),
            _tile("town", "crane", 60, 38, 27),
        )
    )


def _white() -> Markup:
    return _tile("town", "white-castle", 46, 38, 31) + g(die(4, 26), x=92, y=46)


def _inns() -> Markup:
    return join(_tile("inn", "inn", 66 - 6 * i, 45 - 5 * i, 28) for i in range(3))


def _route() -> Markup:
    """A tile of three spaces; goods lie on the first two."""
    out = [
        rect(9, 12, 102, 58, 8, "board-edge", "outline", 1.4),
        rect(9, 10, 102, 57, 8, "paper", "outline", 1.4),
    ]
    for i, (good, bonus) in enumerate(((2, "carpenter"), (4, "church"), (1, "boarding-house"))):
        x = 26.5 + i * 33.5
        out.append(path(box(28, 24, 4, x - 14, 14), f"good-{good}", "outline", 1))
        out.append(path(box(22, 18, 3, x - 11, 17), "plaster") + _icon(bonus, x, 26, 18, 1))
        if i < 2:
            out.append(g(raised(box(22, 20, 3), f"good-{good}", f"good-{good}-2", 2, 1.2), x=x, y=52))
            out.append(path(box(16, 14, 2, x - 8, 45), "plaster", opacity=".93"))
        else:
            out.append(
                path(box(22, 20, 3, x - 11, 42), "sunk", f"good-{good}-2", 1.4, stroke_dasharray="4 3")
            )
        out.append(_icon(f"good-{good}", x, 52, 14, 1))
    return join(out)


def _shields() -> Markup:
    """One of each tincture."""
    charges = (("silver", "mine", 26, 44, 44), ("wood", "castle", 94, 44, 44), ("gold", "ship", 60, 40, 58))
    return join(
        g(
            raised(shield(size), fill, f"{fill}-2", 2.5, 1.3),
            _icon(symbol, 0, -size * 0.05, size * 0.46),
            x=x,
            y=y,
        )
        for fill, symbol, x, y, size in charges
    )


# ------------------------------------------------------------ duchies
@cache
def _printed(duchy: str) -> PlayerView:
    """A duchy before anything was laid on it, as it is seen in a new game."""
    new = BURGUNDY.new(SEATS.get(duchy, 2), {"duchy": duchy})
    found: PlayerView = BURGUNDY.view(new, NOBODY)["players"][0]
    return found


def _points(player: PlayerView, s: float) -> Points:
    return settled(tuple([(space["at"][0], space["at"][1]) for space in player["spaces"]]), s)


def _map(duchy: str, x: float, w: float, h: float, pale: bool = False) -> Markup:
    """A duchy in its colours, as large as this room around x allows; `pale`: its outline alone."""
    player = _printed(duchy)
    wide, high = extent(_points(player, 1), 1)
    s = round(min(w / wide, h / high), 2)
    points, spaces = _points(player, s), player["spaces"]
    around, _ = lines(points, tuple([space["region"] for space in spaces]), s)
    fields = [
        path(
            cells(points, tuple([i for i, space in enumerate(spaces) if space["colour"] == colour]), s),
            "board-2" if pale else TERRAIN[colour],
        )
        for colour in dict.fromkeys(space["colour"] for space in spaces)
    ]
    water = (
        rivers(points, tuple([(a, b) for a, b in player["rivers"]]), s) if player["rivers"] else Markup("")
    )
    rim = path(around, "none", "outline", 2.6, stroke_linecap="round")
    roads = path(around, "none", "road", 0.9, stroke_linecap="round")
    return g(
        water,
        rim,
        *fields,
        path(around, "none", "outline", 1.6),
        roads,
        x=x,
        y=(H - extent(points, s)[1]) / 2,
    )


@cache
def _duchies(value: str) -> Markup:
    if value == "11":
        return _posts()
    if value == "chosen":
        return join(_map(duchy, 31 + 58 * i, 54, 72) for i, duchy in enumerate(SHOWN))
    if value == "random":
        return _map(EXAMPLE, 60, 112, 72, pale=True) + g(die(5, 22), x=48, y=34) + g(die(2, 22), x=74, y=48)
    return _map(value, 60, 112, 72)


def _posts() -> Markup:
    """Three posts at the rim, two of them linked."""
    spots = ((28, 22), (92, 22), (60, 69))
    link = "M28 22L60 69"
    return join(
        (
            _map(EXAMPLE, 60, 112, 64, pale=True),
            path(link, "none", "outline", 5.5) + path(link, "none", "brand", 3),
            *(
                circle(x, y, 9, "plaster", "outline", 1.2) + _icon("border-post", x, y, 13, 1)
                for x, y in spots
            ),
        )
    )
