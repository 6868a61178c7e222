"""The map: land, roads, cities with their reward tokens and emporiums, and the king."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import countryside
from maniero.art.kit import circle, el, g, icon, join, n, path, pick, rect, text, use
from maniero.art.lettering import width
from maniero.art.palette import colour
from maniero.art.pieces import slot
from maniero.art.shapes import box, disc
from maniero.games.council.draw.bonuses import METAL, Amounts, amounts, reward
from maniero.games.council.draw.labels import bonuses_label, city_label
from maniero.games.council.nouns import Tr
from maniero.games.council.view import CityView, CouncilView

W: Final = 1042
H: Final = 348

# Where each city stands, in pixels of the map.
SPOTS: Final = {
    "A": (120, 75),
    "B": (104, 190),
    "C": (262, 82),
    "D": (258, 202),
    "E": (172, 293),
    "F": (448, 82),
    "G": (450, 185),
    "H": (469, 292),
    "I": (630, 82),
    "J": (613, 203),
    "K": (807, 82),
    "L": (789, 197),
    "M": (797, 296),
    "N": (964, 136),
    "O": (961, 266),
}

_CUT_1: Final = round(W * 0.332)  # Where coast and hills meet on the upper edge.
_CUT_2: Final = round(W * 0.668)
_DOWN_1: Final = f"C{_CUT_1 + 16} 104 {_CUT_1 - 16} 209 {_CUT_1 + 4} {H}"
_UP_1: Final = f"C{_CUT_1 - 16} 209 {_CUT_1 + 16} 104 {_CUT_1} 0"
_DOWN_2: Final = f"C{_CUT_2 - 16} 122 {_CUT_2 + 18} 226 {_CUT_2} {H}"
_UP_2: Final = f"C{_CUT_2 + 18} 226 {_CUT_2 - 16} 122 {_CUT_2} 0"
_SHORE: Final = f"M26 0C54 35 10 104 22 160S60 230 44 278S86 334 78 {H}"

_HILLS: Final = (
    (380, 45, 1.2),
    (542, 70, 1.0),
    (584, 139, 1.3),
    (386, 157, 1.1),
    (552, 324, 1.3),
    (646, 320, 1.0),
    (406, 327, 1.1),
)
_TREES: Final = ((367, 104), (380, 232), (537, 250), (667, 150), (682, 250), (354, 28), (682, 24), (345, 300))
_PEAKS: Final = (
    (729, 56, 1.1),
    (912, 42, 1.35),
    (872, 148, 1.3),
    (724, 258, 1.1),
    (893, 222, 1.15),
    (886, 334, 1.2),
    (1006, 66, 1.0),
    (1011, 327, 1.0),
)
_ORNAMENTS: Final = [
    ("field", 193.0, 139.0, 1.1),
    ("vine", 326, 160, 0.9),
    ("wood", 84, 262, 0.9),
    ("field", 302, 318, 1.1),
    ("hill", 193, 31, 1.0),
    ("wood", 313, 252, 0.9),
    ("birds", 70, 118, 1.0),
    ("vine", 245, 336, 0.9),
    ("birds", 521, 21, 1.0),
    ("vine", 521, 224, 1.0),
]
_CITY_OUTLINE: Final = (
    "M-45 2Q-45-10-31-13V-20Q-31-30-20-32L-7-47Q0-55 7-47L20-32Q31-30 31-20V-13Q45-10 45 2"
    "Q52 4 52 12V24Q52 31 45 31H-48Q-58 31-58 20Q-58 8-45 6z"
)


# ------------------------------------------------------------ the printed land
def _ground() -> Markup:
    grounds = (
        path(f"M0 0H{_CUT_1}{_DOWN_1}H0z", "coast")
        + path(f"M{_CUT_1} 0H{_CUT_2}{_DOWN_2}H{_CUT_1 + 4}{_UP_1}z", "hills")
        + path(f"M{_CUT_2} 0H{W}V{H}H{_CUT_2}{_UP_2}z", "peaks")
    )
    sea = f"{_SHORE}H0V0z"
    coast = (
        path(f"{_SHORE}H{_CUT_1 + 4}{_UP_1}z", "shore")
        + path(sea, "sea")
        + path(sea, "url(#waves)")
        + path(sea, "none", "outline", 1.3)
        + path(_SHORE, "none", "plaster", 1.4, transform="translate(-6 0)", opacity=".7")
        + icon("ship", 18, H - 26, 30, 1.3)
    )
    return grounds + coast


def _hill(x: float, y: float, k: float) -> Markup:
    line = path("M-38 12Q-16-22 8 6M4 1Q20-16 42 12", "none", "line-2", 1.2, opacity=".7")
    return g(path("M-38 12Q-16-22 8 6Q20-14 42 12z", "hills-2"), line, x=x, y=y, k=k)


def _peak(x: float, y: float, k: float) -> Markup:
    return g(
        path("M-30 16-6-22 8 0l8-10 18 26z", "peaks-2", "line-2", 1.2),
        path("M-6-22l-7.5 12 5 3 3.5-3 4.5 2z", "plaster", "line-2", 1.1),
        path("M-6-22 8 0l-3 16h8l3-20z", "line-2", opacity=".25"),
        x=x,
        y=y,
        k=k,
    )


def printed() -> Markup:
    """The map as printed, `#s-land`."""
    borders = path(
        f"M{_CUT_1} 0{_DOWN_1}M{_CUT_2} 0{_DOWN_2}",
        "none",
        "line-2",
        stroke_dasharray="2 6",
        stroke_linecap="round",
    )
    body = [_ground()]
    body += [_hill(*spot) for spot in _HILLS]
    body += [icon("tree", x, y, 22, 1.2) for x, y in _TREES]
    body += [_peak(*spot) for spot in _PEAKS]
    body += [borders, countryside(_ORNAMENTS)]
    clip = el("clipPath", rect(0, 0, W, H, 9), id="map-clip")
    frame = rect(0, 0, W, H, 9, "none", "outline", 1.6)
    return clip + g(el("g", join(body), clip_path="url(#map-clip)"), frame, id="s-land")


def outlines() -> dict[str, str]:
    """The outlines of things on the map, for their halos."""
    return {"city": _CITY_OUTLINE, "token": disc(16.5), "king": box(34, 40, 9)}


# ------------------------------------------------------------ what lies on it
@cache
def _roads(roads: tuple[str, ...]) -> Markup:
    d = "".join(_road(SPOTS[road[0]], SPOTS[road[1]], i) for i, road in enumerate(roads))
    return join(
        (
            el("defs", el("path", id="roads", d=d, fill="none", stroke_linecap="round")),
            use("roads", stroke=colour("outline"), stroke_width=8.4),
            use("roads", stroke=colour("way"), stroke_width=5.6),
            use("roads", stroke=colour("wall-mark"), stroke_width=1.1, stroke_dasharray="5 6"),
        )
    )


def _road(a: tuple[float, float], b: tuple[float, float], i: int) -> str:
    """A road with a slight bend, to one side or the other."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    bend = 0.1 if i % 2 else -0.1
    middle = f"{n((a[0] + b[0]) / 2 - dy * bend)} {n((a[1] + b[1]) / 2 + dx * bend)}"
    return f"M{n(a[0])} {n(a[1])}Q{middle} {n(b[0])} {n(b[1])}"


@cache
def _sign(letter: str, name: str, metal: str) -> Markup:
    """A city and the plate with its letter and name."""
    w = 34 + width(name, 12.5)
    left = -w / 2 + 5
    fill, ink = ("m-royal-2", "plaster") if metal == "royal" else (f"m-{metal}", "pip")
    plate = g(
        rect(-w / 2, -10, w, 20, 4, "paper", "outline", 1.3),
        circle(left, 0, 12, fill, "outline", 1.4),
        text(letter, left, 5.2, 15, ink, title=True),
        text(name, 7, 4.5, 12.5, "ink"),
        y=18,
    )
    return use(f"s-city-{metal}") + plate


def _emporiums(letter: str, seats: tuple[int, ...], neutral: bool) -> Markup:
    """The emporiums of a city in a row below its plate."""
    owners = [str(seat + 1) for seat in seats] + ["neutral"] * neutral
    start = -(len(owners) - 1) / 2 * 23
    return join(
        use(f"s-emporium-{owner}", start + i * 23, 37, id=f"emporium-{letter}-{owner}")
        for i, owner in enumerate(owners)
    )


def _city(city: CityView, names: list[str], tr: Tr) -> Markup:
    label, seats = city_label(city, names, tr), tuple(city["emporiums"])
    return _town(city["letter"], city["name"], METAL[city["colour"]], seats, city["neutral"], label)


@lru_cache(maxsize=2048)
def _town(letter: str, name: str, metal: str, seats: tuple[int, ...], neutral: bool, label: str) -> Markup:
    x, y = SPOTS[letter]
    body = _sign(letter, name, metal), _emporiums(letter, seats, neutral)
    return pick(f"city-{letter}", "city", *body, label=label, x=x, y=y)


def _token(city: CityView, tr: Tr) -> Markup:
    token = None if city["token"] is None else amounts(city["token"])
    return _reward(city["letter"], city["name"], token, tr)


@lru_cache(maxsize=1024)
def _reward(letter: str, city: str, token: Amounts | None, tr: Tr) -> Markup:
    x, y = SPOTS[letter]
    name = f"token-{letter}"
    if token is None:
        return g(slot(disc(15), "print"), x=x + 46, y=y - 26, id=name)
    label = tr("Reward of {city}: {bonuses}").format(city=city, bonuses=bonuses_label(dict(token), tr))
    return pick(name, "token", reward(token), label=label, x=x + 46, y=y - 26)


@lru_cache(maxsize=64)
def _king(letter: str, tr: Tr) -> Markup:
    x, y = SPOTS[letter]
    return pick("king", "king", icon("king", 0, 0, 40, 1.4), label=tr("King"), x=x - 40, y=y - 17)


def the_map(view: CouncilView, names: list[str], tr: Tr) -> Markup:
    """The map with all that stands on it, from its upper left corner."""
    cities = sorted(view["cities"], key=lambda city: SPOTS[city["letter"]][1])
    return join(
        (
            use("s-land"),
            _roads(tuple(view["roads"])),
            *[_city(city, names, tr) for city in cities],
            *[_token(city, tr) for city in cities if city["colour"] != "purple"],
            _king(view["king"], tr),
        )
    )
