"""What a wall carries: windows, arms, the gate, and the banners."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, g, join, path, rect, use
from maniero.games.castles.draw.masonry import PEN, SMALL_PEN, WALLS, U, trim
from maniero.games.castles.draw.wall import EVERY, TOP, TURRET, masonry, roof, span
from maniero.games.castles.nouns import shape_of

_GATE_H: Final = 70.0  # Of the portal, in units.
_GATE_HALF: Final = 40.0  # From its middle to the outer side of a torch.
_PARAPET: Final = 16.0  # Of a wall with sky above, and what it throws its shadow on.
BANNERS: Final = ("red", "blue", "green", "yellow")
_NAMES: Final = ("slit", "loop", "window", "twin", "round", "shutters", "balcony", "arms", "lantern")
_PLAIN: Final = {  # For small sites: the hole alone.
    "slit": "M-4-12h8v24h-8z",
    "round": "M-10 0a10 10 0 0 1 20 0a10 10 0 0 1-20 0z",
    "window": "M-8 13V-3a8 9 0 0 1 16 0V13z",
    "twin": "M-13 13V-2a6 7 0 0 1 12 0V13zM1 13V-2a6 7 0 0 1 12 0V13z",
}
_CHOICE: Final = {  # By mortar sides and wall.
    "solid": {"grey": "twin", "red": "balcony", "sand": "arms", "white": "round"},
    "tee": {"grey": "window", "red": "shutters", "sand": "twin", "white": "slits"},
    "corner": {"grey": "slit", "red": "window", "sand": "round", "white": "lantern"},
    "straight": {"grey": "window", "red": "slit", "sand": "balcony", "white": "shutters"},
    "end": {"grey": "slit", "red": "window", "sand": "slit", "white": "window"},
}


def definitions() -> Markup:
    """Openings; walls with theirs, `#wall-grey-smmm`, or a roof; gates; `-s` for small sites; banners."""
    out = [g(_opening(name, wall), id=f"open-{name}-{wall}") for wall in WALLS for name in _NAMES]
    out += [path(d, "window", "outline", 1, id=f"open-{name}") for name, d in _PLAIN.items()]
    for wall in WALLS:
        for small, ending in ((False, ""), (True, "-s")):
            for sides in EVERY:
                body = masonry(wall, sides, small) + opening(wall, sides, small)
                out.append(g(body, id=f"wall-{wall}-{sides}{ending}"))
            out.append(g(roof(wall), use(f"wall-{wall}-{TURRET}{ending}"), id=f"wall-{wall}-roof{ending}"))
            out.append(g(_gate(wall, small), id=f"gate-{wall}{ending}"))
    out += [g(_banner(colour, PEN), id=f"banner-{colour}") for colour in BANNERS]
    out += [g(_banner(colour, SMALL_PEN * 0.8), id=f"banner-{colour}-s") for colour in BANNERS]
    return join(out)


# ------------------------------------------------------------ openings
def opening(wall: str, sides: str, small: bool) -> Markup:
    """The opening that a wall has room for."""
    at, kind = span(sides), shape_of(sides)
    what = _CHOICE[kind][wall]
    if at.height < 66 and what in ("balcony", "twin", "lantern", "shutters"):
        what = "slits" if what == "twin" else "window" if at.height > 55 else "slit"
    if at.width < 70 and what in ("slits", "lantern", "twin"):
        what = "window" if at.height > 55 else "slit"
    x = (at.left + at.right) / 2
    y = (at.top + (16 if sides[0] == "s" else 0) + at.foot - (8 if sides[2] == "s" else 0)) / 2
    grow = 1.22 if at.height > 75 else 1.12
    y += 2 if at.height < 66 else 0
    if small:
        plain = {"slits": "twin", "arms": "round"}.get(what, what if what in _PLAIN else "window")
        return use(f"open-{plain}", x, y, 1.1)
    if what == "slits":
        return use(f"open-slit-{wall}", x - 15, y, grow) + use(f"open-slit-{wall}", x + 15, y, grow)
    drawn = use(f"open-{what}-{wall}", x, y, grow)
    if at.width > 80 and at.height > 75 and what in ("arms", "round", "twin", "balcony"):
        drawn += use(f"open-loop-{wall}", x - 31, y - 2) + use(f"open-loop-{wall}", x + 31, y - 2)
    return drawn


def _opening(what: str, wall: str) -> Markup:
    """One opening, centred."""
    frame, ink = trim(wall), PEN * 0.7
    if what == "slit":
        return rect(-5.2, -14, 10.4, 28, 4.5, frame, "outline", ink) + rect(
            -1.8, -10.5, 3.6, 21, 1.5, "window"
        )
    if what == "loop":
        return rect(-4, -10, 8, 20, 3, frame, "outline", ink) + rect(-1.5, -7, 3, 14, 1, "window")
    if what == "twin":
        one = "a4.6 5 0 0 1 9.2 0V12h-9.2z"
        panes = path(f"M-10.8-1{one}M1.6-1{one}", "window", "outline", ink)
        arch = path("M-15 13V-4a15 13 0 0 1 30 0V13z", frame, "outline", ink)
        eye = circle(0, -9.5, 2.8, "window", "outline", ink)
        return arch + panes + eye + rect(-17, 12, 34, 4.5, 1, frame, "outline", ink)
    if what == "round":
        disc = circle(0, 0, 11, frame, "outline", ink) + circle(0, 0, 7.4, "window", "outline", ink)
        return disc + path("M0-7V7M-7 0H7", "none", "window-2", 1.6)
    if what == "shutters":
        return _shutters(ink)
    if what == "balcony":
        return _balcony(frame, ink)
    if what == "arms":
        shield = "M-10-12H10V1c0 7-4 10-10 13C-6 11-10 8-10 1z"
        field = path(shield, "plaster") + path("M0-12H10V1c0 7-4 10-10 13z", "cloth")
        return field + path("M-10-2H10", "none", "gold", 4) + path(shield, "none", "outline", ink * 1.1)
    lamp = path("M-4-7q4-5 4-1", "none", "outline", ink * 1.5) + path(
        "M-3-3h6l-1 8h-4z", "gold", "outline", ink
    )
    lamp += path("M-4-3 0-7l4 4z", "hole", "outline", ink)
    return _window(frame, ink) + (g(lamp, x=19) if what == "lantern" else NOTHING)


def _window(frame: str, ink: float) -> Markup:
    return join(
        (
            path("M-10 12V-3a10 10.5 0 0 1 20 0V12z", frame, "outline", ink),
            path("M-6.5 12V-3a6.5 7 0 0 1 13 0V12z", "window", "outline", ink),
            path("M0-9.5V12M-6.5 1.5H6.5", "none", "window-2", 1.6),
            rect(-12, 11, 24, 4.5, 1, frame, "outline", ink),
        )
    )


def _shutters(ink: float) -> Markup:
    flowers = "M-13 10.5q2-5 4.5 0q2-5 4.5 0q2-5 4.5 0q2-5 4.5 0q2-5 4.5 0z"
    return join(
        (
            path("M-14-9h9V11h-9zM5-9h9V11H5z", "wood", "outline", ink),
            path("M-13-4h7M-13 2h7M-13 7h7M6-4h7M6 2h7M6 7h7", "none", "wood-2", 1.2),
            path("M-6 11V-6a6 6 0 0 1 12 0V11z", "window", "outline", ink),
            rect(-16, 10.5, 32, 5, 1, "wood-2", "outline", ink),
            path(flowers, "leaf", "outline", ink * 0.8),
            circle(-8, 8, 1.5, "b-red") + circle(0, 8, 1.5, "b-yellow") + circle(8, 8, 1.5, "b-red"),
        )
    )


def _balcony(frame: str, ink: float) -> Markup:
    body = join(
        (
            path("M-9 10V-6a9 9.5 0 0 1 18 0V10z", frame, "outline", ink),
            path("M-6 10V-6a6 6.5 0 0 1 12 0V10z", "window", "outline", ink),
            path("M-13 20l-3-5h32l-3 5z", "wood-2", "outline", ink),
            rect(-18, 13, 36, 3.5, 1, "wood", "outline", ink),
            path("M-17 13V5M-10 13V5M-3.5 13V5M3.5 13V5M10 13V5M17 13V5", "none", "outline", ink * 1.5),
            path("M-18 4.5H18", "none", "outline", 4.2) + path("M-17 4.5H17", "none", "wood", 2.2),
        )
    )
    return g(body, y=-2)


# ------------------------------------------------------------ the gate
def gatehouse(wall: str, sides: str, small: bool) -> Markup:
    """A wall with a gate in its middle, as large as the sky at its sides lets it be."""
    at = span(sides)
    room = at.height - (_PARAPET if sides[0] == "s" else 0)
    k = min(1.0, room / _GATE_H, min(U / 2 - at.left, at.right - U / 2) / _GATE_HALF)
    portal = use(f"gate-{wall}{'-s' if small else ''}", U / 2 * (1 - k), at.foot - U * k, k)
    return masonry(wall, sides, small) + portal


def _gate(wall: str, small: bool) -> Markup:
    arch, hole = "M26 100V58a24 25 0 0 1 48 0V100z", "M32 100V59a18 19 0 0 1 36 0V100z"
    ink, frame = PEN * 0.8, trim(wall)
    columns = (38, 50, 62) if small else (38, 44, 50, 56, 62)
    bars = "".join(f"M{x} {41 + abs(x - 50) * 0.16:g}V84" for x in columns) + "M33 54H67M32 64H68M32 74H68"
    if small:
        portal = path(hole, "hole", "outline", SMALL_PEN) + path(bars, "none", "wood", 3.5)
        return path(arch, "plaster-2", "outline", SMALL_PEN * 0.8) + portal
    stones = "M26 70h6M26 84h6M68 70h6M68 84h6M50 33v7M37 37.5l3 6M63 37.5l-3 6M29 46l5.5 4M71 46l-5.5 4"
    teeth = "".join(f"M{x - 2.5:g} 83h5l-2.5 7z" for x in columns)
    torch = path("M-3 0h6l-1.5 9h-3z", "wood-2", "outline", ink)
    torch += path("M0-12q6 6 3.5 11h-7Q-6-5 0-12z", "gold", "outline", ink)
    torch += path("M0-6q2.5 3 1.5 5h-3Q-2-3 0-6z", "b-red")
    return join(
        (
            path(arch, frame, "outline", ink * 1.2),
            path(stones, "none", "w-white-3" if wall == "red" else f"w-{wall}-3", 1.2),
            path(hole, "hole", "outline", ink),
            path("M32 100V88l7-6h22l7 6v12z", "earth-2", opacity=0.55),
            path(bars, "none", "outline", 4.2) + path(bars, "none", "wood", 2.4),
            path(teeth, "silver-2", "outline", ink * 0.7),
            path(arch, "none", "outline", ink * 1.2),
            g(torch, x=14, y=64) + g(torch, x=86, y=64),
        )
    )


# ------------------------------------------------------------ banners
_CUT: Final = {
    "red": "M0-33q9-4 17 0t18-1l-6 9 6 9q-9 4-17 0T0-15z",
    "blue": "M0-33q8-4 15 0t16-1V-16q-8 4-15 0T0-15z",
    "green": "M0-33q10-1 18 3t19 5q-11 1-19 5T0-15z",
    "yellow": "M0-33q8-4 15 0t17-1l-4 6 4 5-4 5 4 6q-8 4-15 0T0-13z",
}
_HALF: Final = {
    "red": "M0-24q9-4 17 0t14 0l4 8q-9 4-17 0T0-15z",
    "blue": "M0-24q8-4 15 0t16-1v9q-8 4-15 0T0-15z",
    "green": "M0-24q19-1 37-1-11 1-19 5T0-15z",
    "yellow": "M0-23q8-4 15 0t15 0l2 10q-8 4-15 0T0-13z",
}
_STAR: Final = "M15-30.5l2 4 4.5.5-3.2 3.2.8 4.5-4.1-2.1-4.1 2.1.8-4.5L8.5-26l4.5-.5z"


def _charge(colour: str) -> Markup:
    if colour == "red":
        return path("M0-27.5q9-4 17 0t13-.5l-2 5q-7 2-13-.5T0-22z", "plaster")
    if colour == "blue":
        return path(_STAR, "plaster")
    if colour == "green":
        return path("M6-24l4-4 4 4-4 4z", "plaster")
    return circle(14, -23.5, 4.6, "b-red-2")


def _banner(colour: str, ink: float) -> Markup:
    """A banner on its staff, from its foot; each colour has a cut and a charge of its own."""
    return join(
        (
            path("M0 1V-36", "none", "outline", ink * 1.7, stroke_linecap="round"),
            circle(0, -36.5, 2.3, "gold", "outline", ink * 0.7),
            path(_CUT[colour], f"b-{colour}"),
            path(_HALF[colour], f"b-{colour}-2", opacity=0.5),
            _charge(colour),
            path(_CUT[colour], "none", "outline", ink, stroke_linejoin="round"),
        )
    )


def banner(colour: str, turn: int, small: bool) -> Markup:
    """The banner of a tile in its square; where rules may be broken it hangs as the tile was turned."""
    drawn = use(f"banner-{colour}-s" if small else f"banner-{colour}", 50, TOP, 1.15 if small else 1)
    return el("g", drawn, transform=f"rotate({90 * turn} 50 50)") if turn % 4 else drawn
