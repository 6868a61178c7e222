"""The drawing kit: elements, text, symbols and things to point at.

Everything returns `Markup`. Plain text that comes in, as a child or as an attribute, is escaped; only Markup
is taken as it is. Ink is given in pixels of the finished picture, so a piece that is drawn smaller or larger
keeps the same outline. Colours are names of the palette.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, ParamSpec, cast

from markupsafe import Markup, escape

from maniero.art.palette import colour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

P = ParamSpec("P")

INK: Final = 1.5  # Outline of pieces.
INK_2: Final = 2.2  # Outline of boards and regions.
WEIGHT: Final = 700  # Of text, unless it says otherwise; `svg` sets it, and the middle as anchor.
NOTHING: Final = Markup("")

_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


@lru_cache(maxsize=8192)
def n(x: float) -> str:
    """A number as short as it can be written, to a hundredth of a pixel."""
    whole = int(x)
    return str(whole) if whole == x else f"{x:.2f}".rstrip("0").rstrip(".")


def el(tag: str, *children: str, **attrs: str | float | None) -> Markup:
    """One element; `class_` and `data_pick` become class and data-pick; None is left out."""
    head = tag
    for key, value in attrs.items():
        if value is not None:
            head += f' {_attribute(key)}="{_text(value) if isinstance(value, str) else n(value)}"'
    if not children:
        return _markup(f"<{head}/>")
    return _markup(f"<{head}>{''.join([_text(child) for child in children])}</{tag}>")


def _markup(written: str) -> Markup:
    """What was written here is markup: `Markup` itself would first ask what it is given."""
    return str.__new__(Markup, written)


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _text(value: str) -> str:
    return value if isinstance(value, Markup) else _escaped(value)


@lru_cache(maxsize=4096)
def _escaped(plain: str) -> str:
    return str(escape(_NOT_XML.sub("", plain)))


def _kept(draw: Callable[P, Markup]) -> Callable[P, Markup]:
    """Small things are drawn again and again: the last ones are kept.

    By value and type, since plain text and markup of the same letters are not the same.
    """
    return cast("Callable[P, Markup]", lru_cache(maxsize=2048, typed=True)(draw))


def join(parts: Iterable[Markup]) -> Markup:
    """Parts one after the other, the last one on top."""
    return _markup("".join(parts))


def place(x: float, y: float, k: float = 1, turn: float = 0) -> str | None:
    """The transform that puts a drawing's origin at x, y, k times as large; None where it does nothing."""
    move = f"translate({n(x)} {n(y)})" if x or y else ""
    rotate = f"rotate({n(turn)})" if turn else ""
    scale = f"scale({n(k)})" if k != 1 else ""
    return f"{move}{rotate}{scale}" or None


def g(*children: str, x: float = 0, y: float = 0, k: float = 1, **attrs: str | float | None) -> Markup:
    """A group at x, y, k times as large."""
    return el("g", *(children or ("",)), transform=place(x, y, k), **attrs)


@_kept
def use(name: str, x: float = 0, y: float = 0, k: float = 1, **attrs: str | float | None) -> Markup:
    """A piece of the sprite, `#name`, with its origin at x, y."""
    return el("use", href=f"#{name}", transform=place(x, y, k), **attrs)


@_kept
def path(
    d: str, fill: str = "none", stroke: str | None = None, w: float = INK, **attrs: str | float | None
) -> Markup:
    """A path, filled and inked in colours of the palette."""
    ink = colour(stroke) if stroke else None
    return el("path", d=d, fill=colour(fill), stroke=ink, stroke_width=w if stroke else None, **attrs)


@_kept
def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    sw: float = INK,
    **attrs: str | float | None,
) -> Markup:
    """A rectangle with corners of radius r."""
    ink = colour(stroke) if stroke else None
    width = sw if stroke else None
    return el(
        "rect",
        x=x,
        y=y,
        width=w,
        height=h,
        rx=r or None,
        fill=colour(fill),
        stroke=ink,
        stroke_width=width,
        **attrs,
    )


@_kept
def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    sw: float = INK,
    **attrs: str | float | None,
) -> Markup:
    """A disc."""
    ink = colour(stroke) if stroke else None
    width = sw if stroke else None
    return el("circle", cx=x, cy=y, r=r, fill=colour(fill), stroke=ink, stroke_width=width, **attrs)


@_kept
def text(
    content: str,
    x: float,
    y: float,
    size: float = 11,
    fill: str = "ink",
    anchor: str = "middle",
    weight: int = WEIGHT,
    title: bool = False,
    grow: bool = False,
    **attrs: str | float | None,
) -> Markup:
    """Text on a board; `title`: in the face of titles; `grow`: small screens enlarge it."""
    names = " ".join([word for word, on in (("t-title", title), ("grow", grow)) if on])
    return el(
        "text",
        content,
        x=x,
        y=y,
        fill=colour(fill),
        font_size=size,
        text_anchor=anchor if anchor != "middle" else None,
        font_weight=weight if weight != WEIGHT else None,
        style=f"--fs:{n(size)}px" if grow else None,
        class_=names or None,
        **attrs,
    )


@_kept
def icon(name: str, x: float, y: float, size: float, ink: float = INK, **attrs: str | float | None) -> Markup:
    """A symbol with its centre at x, y. The outline comes out `ink` pixels heavy at any size."""
    half = size / 2
    width = ink * 24 / size
    return el(
        "use", href=f"#i-{name}", x=x - half, y=y - half, width=size, height=size, stroke_width=width, **attrs
    )


def mark(name: str, x: float, y: float, size: float, fill: str, **attrs: str | float | None) -> Markup:
    """A printed mark in one colour."""
    return icon(f"mark-{name}", x, y, size, 1, color=colour(fill), **attrs)


def sign(name: str, x: float, y: float, size: float, fill: str, ink: float = 2) -> Markup:
    """A sign of the page, line only."""
    return icon(name, x, y, size, ink, color=colour(fill))


def outline(name: str, d: str) -> Markup:
    """The outline that halos of equal things share, a definition of the sprite: `#o-name`."""
    return el("path", id=f"o-{name}", d=d, fill="none")


@cache
def _halos(name: str) -> Markup:
    return join([el("use", class_=f"halo halo-{i}", href=f"#o-{name}") for i in (3, 2, 1, 0)])


def pick(
    name: str,
    halo: str,
    *body: str,
    id: str | None = None,
    label: str = "",
    x: float = 0,
    y: float = 0,
    k: float = 1,
    class_: str | None = None,
) -> Markup:
    """A thing that can be pointed at.

    `halo` names an outline of the sprite; four of them lie behind the piece and are painted when the page
    gives the thing a state (`can`, `chosen`, `last`). `id` lives as long as the thing; it is the name if not
    given.
    """
    piece = el("g", *body, class_="piece")
    return g(
        _halos(halo),
        piece,
        x=x,
        y=y,
        k=k,
        id=id or name,
        data_pick=name,
        aria_label=label or None,
        class_=class_,
    )


def svg(w: float, h: float, *body: str, label: str, **attrs: str | float | None) -> Markup:
    """A picture of its own."""
    return el(
        "svg",
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {n(w)} {n(h)}",
        role="group",
        text_anchor="middle",
        font_weight=WEIGHT,
        aria_label=label,
        **attrs,
    )
