"""Character cards: a portrait in a window, the name, and what the character does in pictures."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, g, icon, join, n, path, sign, text, use
from maniero.art.lettering import fit, width
from maniero.art.pieces import raised
from maniero.art.shapes import box
from maniero.games.castelli.draw import arms, court, outlaws
from maniero.games.castelli.draw.court import tile_in_hand
from maniero.games.castelli.nouns import Tr, short_name
from maniero.games.castelli.view import CastelliView

if TYPE_CHECKING:
    from collections.abc import Callable

W: Final = 106
H: Final = 150
_NAMED: Final = 0.86  # Smaller cards have no name: it could not be read.
_WINDOW: Final = "M-45 31V-35C-45-58-26-67.5 0-67.5S45-58 45-35V31z"
_PLATE: Final = "M-50 24H50L46 33.5 50 43H-50l4-9.5z"


class Portrait(NamedTuple):
    """Who is seen on a card, before which ground; the cards of the battle are dark."""

    bust: Callable[[], Markup]
    ground: str
    second: str
    y: float = 25
    battle: bool = False


_PORTRAITS: Final = {
    "king": Portrait(court.king, "m-royal", "m-royal-2", 22),
    "robber": Portrait(outlaws.robber, "slate-2", "c-black", 22),
    "steward": Portrait(court.steward, "water", "water-2"),
    "bandits": Portrait(outlaws.bandits, "good-1", "good-1-2"),
    "count": Portrait(court.count, "straw", "straw-2"),
    "traitor": Portrait(outlaws.traitor, "good-3", "good-3-2", 22),
    "countess": Portrait(court.countess, "leaf", "leaf-2"),
    "builder": Portrait(court.builder, "mine", "mine-2"),
    "brigand": Portrait(outlaws.brigand, "good-6", "good-6-2"),
    "farmer": Portrait(court.farmer, "sea", "sea-2"),
    "duke": Portrait(arms.duke, "gold", "gold-2", 25, True),
    "abbot": Portrait(arms.abbot, "forest", "forest-2", 25, True),
    "guard": Portrait(arms.guard, "m-bronze", "m-bronze-2", 25, True),
    "knights": Portrait(arms.knights, "slate", "slate-2", 25, True),
    "arsonist": Portrait(outlaws.arsonist, "black", "ember-2", 22, True),
}


# ------------------------------------------------------------ the sprite
def _rays() -> str:
    ends = [i * pi / 8 + 0.1 + wide for i in range(16) for wide in (0, 0.16)]
    spots = [f"L{n(90 * cos(a))} {n(-22 + 90 * sin(a))}" for a in ends]
    return "".join(f"M0-22{one}{two}z" for one, two in zip(spots[::2], spots[1::2], strict=True))


def _face(name: str, portrait: Portrait) -> Markup:
    """A card without its name and numbers."""
    outline = box(W, H, 7)
    paper, edge, inset = ("black", "hole", "gold-2") if portrait.battle else ("plaster", "stone-2", "line-2")
    inside = g(
        path(_rays(), portrait.second, opacity=".34"),
        g(portrait.bust(), y=portrait.y, k=1.02),
        clip_path="url(#ch-window)",
    )
    return g(
        raised(outline, paper, edge, 2.5),
        path(box(W - 7, H - 7, 5), "none", inset, 1, opacity=".55"),
        path(_WINDOW, portrait.ground),
        inside,
        path(_WINDOW, "none", "outline", 1.4),
        path("M-46 45H46V69H-46z", "plaster", "outline", 1.1) if portrait.battle else NOTHING,
        id=f"c-{name}",
    )


def definitions() -> Markup:
    """A face for each portrait, the window that cuts it out, and the back."""
    window = el("clipPath", el("path", d=_WINDOW), id="ch-window")
    return join((window, *(_face(name, portrait) for name, portrait in _PORTRAITS.items()), _back()))


def _back() -> Markup:
    lines = ""
    for i in range(6):
        x, far = -42 + 14 * i, 84 - 14 * i
        for y in (-64, 64):
            down = far if y < 0 else -far
            lines += f"M{x} {y}l{far} {down}M{-x} {y}l{-far} {down}"
    return g(
        raised(box(W, H, 7), "brand", "brand-2", 2.5),
        path(box(W - 8, H - 8, 5), "none", "gold", 1.2),
        path(lines, "none", "brand-2", 1.4),
        circle(0, 0, 30, "brand-2", "gold", 1.4),
        icon("castle", 0, -1, 40, 1.3),
        id="c-back",
    )


# ------------------------------------------------------------ what they do
def _arrow(x: float) -> Markup:
    return path(f"M{n(x - 4)}-4l5 4-5 4", "none", "pip", 2, stroke_linecap="round", stroke_linejoin="round")


def _number(words: str, x: float, size: float) -> Markup:
    return text(words, x, round(size * 0.36, 1), size, "pip", weight=800)


def _pair(left: Markup, right: Markup) -> Markup:
    return left + _arrow(1) + right


def number_of(view: CastelliView, character: str) -> int:
    """The number on a card: points of a king, silver of others."""
    if character in view["kings"]:
        return view["kings"][character]
    return view["prices"].get(character, 0)


@lru_cache(maxsize=256)
def effect(character: str, number: int, size: float = 17.5) -> Markup:
    """What a character does, with numbers of this size; about 80 wide, centred."""
    keep = "keep-0"
    if character.startswith("king"):
        return _number(f"+{number}", -10, size) + icon("vp", 14, 0, 23, 1.2)
    if character in ("robber", "bandits"):
        taken = _number(str(number), 12, size) + icon("silver", 28, 0, 18, 1.1)
        return sign("people", -24, 0, 21, "pip", 1.8) + _arrow(-4) + taken
    if character == "steward":
        return g(tile_in_hand(), x=-15, k=0.8) + sign("turn", 15, 0, 21, "pip", 2)
    if character in ("count", "countess"):
        ground = "grain" if character == "count" else "wood"
        return _pair(icon(keep, -19, 0, 20, 1.2), icon(ground, 20, 0, 21, 1.2))
    if character == "traitor":
        return (
            _number(str(number), -28, size)
            + icon("silver", -13, 0, 18, 1.1)
            + _arrow(3)
            + icon("card", 20, 0, 22, 1.1)
        )
    if character == "builder":
        lack = icon("wood", 6, 0, 15, 1) + icon("grain", 19, 0, 15, 1) + icon("rock", 32, 0, 14, 1)
        return _number(str(number), -34, size) + icon("silver", -22, 0, 16, 1.1) + _arrow(-8) + lack
    if character == "brigand":
        taken = _number("½", 12, size) + icon("silver", 29, 0, 18, 1.1)
        return icon("mine", -23, -1, 23, 1.1) + _arrow(-4) + taken
    if character in ("farmer", "duke"):
        what = "village" if character == "farmer" else "city"
        return _number("+", -16, size) + icon(what, 8, -1, 24, 1.2)
    if character == "abbot":
        price = icon("wood", 8, 0, 15, 1) + icon("grain", 21, 0, 15, 1) + icon("rock", 34, 0, 14, 1)
        return icon(keep, -32, 0, 17, 1.1) + _arrow(-17) + _number(str(number), -5, size) + price
    if character == "guard":
        return icon("shield-0", -12, 0, 21, 1.2) + icon(keep, 13, 0, 20, 1.2)
    if character == "knights":
        return _pair(icon("shield-0", -19, 0, 20, 1.2), icon(keep, 20, 0, 20, 1.2))
    burnt = path("M-16-9 9 9M9-9-16 9", "none", "cloth", 3, stroke_linecap="round")
    return icon("city", -4, -1, 23, 1.2) + burnt


# ------------------------------------------------------------ cards
def face(character: str) -> str:
    """The portrait of a character: the three kings have one."""
    return character.rstrip("345")


@lru_cache(maxsize=512)
def card(character: str, number: int, k: float, tr: Tr) -> Markup:
    """A card, centred, k times as large as a large one."""
    portrait = _PORTRAITS[face(character)]
    name, at = NOTHING, 57.0 if portrait.battle else 53.0
    if k >= _NAMED:
        words = short_name(character, tr)
        size = max(11 / k, min(13 / k, 13 / k * 96 / width(words, 13 / k)))
        name = path(_PLATE, portrait.second, "outline", 1.3)
        name += path("M-45 22H45V41H-45z", "plaster", "outline", 1.3)
        name += text(fit(words, 110, size), 0, 36, round(size, 1), "pip", title=True)
        at = 57
    enlarged = 1 if at == 57 else 1.12
    what = g(effect(character, number, max(17.5, round(11.2 / k / enlarged, 1))), y=at, k=enlarged)
    return g(use(f"c-{face(character)}"), name, what, path(box(W, H, 7), "none", "outline", 1.5), k=k)


@lru_cache(maxsize=64)
def back(k: float) -> Markup:
    return use("c-back", k=k)
