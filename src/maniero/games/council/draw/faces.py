"""Faces that occur often, drawn once for the sprite: councillors, cards, emporiums, piles."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.icons import tinted
from maniero.art.kit import INK, circle, el, g, icon, join, mark, n, path
from maniero.art.pieces import flat_marker, raised
from maniero.art.shapes import box, hexagon
from maniero.games.council.draw.bonuses import MARK, REGIONS, TONE

# The charge on each councillor's colour.
ON: Final = {
    "white": "c-black",
    "black": "c-white",
    "blue": "pip",
    "orange": "pip",
    "pink": "pip",
    "purple": "c-white",
}
COLOURS: Final = tuple(ON)
CARDS: Final = (*COLOURS, "joker")

CARD_W: Final = 66
CARD_H: Final = 98
COUNCILLOR: Final = 30  # Pixels across, as drawn in the sprite.
_PLATE: Final = "M-9.5-11H9.5V1q0 7-9.5 11Q-9.5 8-9.5 1z"


def councillor(colour: str) -> Markup:
    """A councillor, `#s-councillor-pink`: robe and hat in the colour, its charge on the chest."""
    size = COUNCILLOR
    charge = mark(colour, 0, size * 0.29, size * 0.31, ON[colour])
    return g(icon(f"councillor-{colour}", 0, 0, size, 1.3), charge, id=f"s-councillor-{colour}")


def plate(colour: str) -> Markup:
    """The shield on the rail below a councillor, `#s-plate-pink`."""
    charge = mark(colour, 0, -1, 12, ON[colour])
    return g(path(_PLATE, f"c-{colour}", "outline", 1.3), charge, id=f"s-plate-{colour}")


def card(colour: str) -> Markup:
    """A politics card, `#s-card-pink`, centred."""
    outline = box(CARD_W, CARD_H, 7)
    joker = colour == "joker"
    fill, second = ("plaster", "stone-2") if joker else (f"c-{colour}", f"c-{colour}-2")
    x, y = -CARD_W / 2 + 12, -CARD_H / 2 + 12
    return g(
        raised(outline, fill, second, 2.5),
        _joker() if joker else _portrait(colour),
        path(box(CARD_W - 7, CARD_H - 7, 5), "none", "plaster", 1.2, opacity=".7"),
        circle(x, y, 9, "plaster", "outline", 1),
        mark(colour, x, y, 12, "pip"),
        path(outline, "none", "outline", INK),
        id=f"s-card-{colour}",
    )


def _joker() -> Markup:
    w, h = CARD_W, CARD_H
    order = ("white", "pink", "orange", "blue", "purple", "black")
    step = w / len(order)
    stripes = (
        path(f"M{n(-w / 2 + i * step)} {n(-h / 2)}h{n(step)}V{n(h / 2)}h{n(-step)}z", f"c-{colour}")
        for i, colour in enumerate(order)
    )
    jewel = path(hexagon(w * 0.36, 4), "plaster", "outline", 1.3) + mark("joker", 0, 0, w * 0.42, "pip")
    return el("g", join(stripes), clip_path="url(#card-clip)") + jewel


def _portrait(colour: str) -> Markup:
    w, h = CARD_W, CARD_H
    second = f"c-{colour}-2"
    r = w * 0.38
    niche = f"M{n(-r)} {n(h / 2)}V{n(-h * 0.06)}a{n(r)} {n(r)} 0 0 1 {n(2 * r)} 0V{n(h / 2)}z"
    sill = f"M{n(-w / 2)} {n(h * 0.34)}H{n(w / 2)}"
    back = el(
        "g",
        path(niche, second, "outline", 1.1, opacity=".75"),
        path(f"{sill}V{n(h / 2)}H{n(-w / 2)}z", second),
        path(sill, "none", "outline", 1.3),
        clip_path="url(#card-clip)",
    )
    person = icon(f"councillor-{colour}", 0, 0, w * 0.78, 1.4) + mark(
        colour, 0, w * 0.23, w * 0.21, ON[colour]
    )
    return back + g(person, y=h * 0.052)


def emporium(owner: str) -> Markup:
    """An emporium, `#s-emporium-1` and so on with the seat's shape on it, and `#s-emporium-neutral`."""
    if owner == "neutral":
        return g(icon("emporium-neutral", 0, 0, 22, 1.25), id="s-emporium-neutral")
    return g(
        icon(f"emporium-{owner}", 0, 0, 22, 1.25),
        flat_marker(int(owner), 0, 5.2, 8),
        id=f"s-emporium-{owner}",
    )


def pile(region: str) -> Markup:
    """A pile of face-down permits, `#s-pile-coast`, 36 x 46, centred."""
    tone = f"{TONE[region]}-2"
    layers = (
        path(box(36, 46, 5), tone, "outline", 1.2, transform=f"translate(0 {6 - 3 * i})") for i in range(3)
    )
    inner = path(box(28, 38, 4), "none", "plaster", 1.2)
    return g(join(layers), inner, icon(MARK[region], 0, -9, 21, 1.1), id=f"s-pile-{region}")


def deck() -> Markup:
    """The deck of politics cards, `#s-deck`, 38 x 54, centred."""
    layers = (
        path(box(38, 54, 5), "brand-2", "outline", 1.2, transform=f"translate(0 {5 - 2.5 * i})")
        for i in range(2)
    )
    face = path(box(38, 54, 5), "brand", "outline", 1.4) + path(box(30, 46, 4), "none", "plaster", 1.2)
    castle = "M-9 4V-14h4v4h3v-4h4v4h3v-4h4V4z"
    return g(join(layers), face, path(castle, "plaster"), id="s-deck")


def king_reward() -> Markup:
    """A king's reward tile, `#s-king-reward`, 42 x 56, centred; the edge of one below it, `#s-king-edge`."""
    outline = box(42, 56, 5)
    face = path(outline, "m-royal", "outline", INK) + icon("crown", 0, -13, 27, 1.2)
    return path(outline, "m-royal-2", "outline", 1.2, id="s-king-edge") + g(
        face, circle(0, 12, 12.5, "plaster", "outline", 1.1), id="s-king-reward"
    )


def small_card(colour: str) -> Markup:
    """A card of somebody's open hand, `#s-small-pink`, 18 x 22, centred."""
    fill = "plaster" if colour == "joker" else f"c-{colour}"
    charge = mark(colour, 0, 0, 12, ON.get(colour, "pip"))
    return g(path(box(18, 22, 3), fill, "outline", 1.2), charge, id=f"s-small-{colour}")


def tinted_councillors() -> Markup:
    """The symbol of the councillor in the six colours."""
    return join(tinted("councillor", colour, f"c-{colour}", f"c-{colour}-2") for colour in COLOURS)


def definitions() -> Markup:
    """All of these for the sprite."""
    clip = el("clipPath", el("path", d=box(CARD_W, CARD_H, 7)), id="card-clip")
    each = [part(colour) for part in (councillor, plate) for colour in COLOURS]
    each += [part(colour) for part in (card, small_card) for colour in CARDS]
    each += [emporium(owner) for owner in ("1", "2", "3", "4", "neutral")]
    each += [pile(region) for region in REGIONS]
    return clip + tinted_councillors() + join(each) + king_reward() + deck()
