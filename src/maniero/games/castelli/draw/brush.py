"""What all portraits share: strokes, a head, a robe. A bust stands on y = 0 and is about 84 wide."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, join, n, path

INK: Final = 1.3
_HEAD: Final = "M-13.5-50C-13.5-62-7-66 0-66S13.5-62 13.5-50C13.5-38 6.5-30 0-30S-13.5-38-13.5-50z"
_CHEEK: Final = "M4-65C10-63.5 13.5-58 13.5-50C13.5-38 6.5-30 0-30 7-36 8.5-52 4-65z"


def ink(d: str, fill: str, w: float = INK) -> Markup:
    """A shape with its outline."""
    return path(d, fill, "outline", w)


def line(d: str, colour: str = "outline", w: float = INK) -> Markup:
    return path(d, "none", colour, w, stroke_linecap="round", stroke_linejoin="round")


def rod(d: str, colour: str, w: float = 2.2) -> Markup:
    """A thin thing with an outline: a staff, a strap."""
    return line(d, "outline", w + 2.4) + line(d, colour, w)


def shaded(d: str, fill: str, shade: str) -> Markup:
    """A shape with its second tone."""
    return path(d, fill) + path(shade, f"{fill}-2") + path(d, "none", "outline", INK)


def dots(colour: str, r: float, *spots: tuple[float, float]) -> Markup:
    return join(circle(x, y, r, colour, "outline", 1) for x, y in spots)


def head(brow: str = "hide-2", mouth: str = "M-3.5-37.5q3.5 2 7 0", lips: str = "outline") -> Markup:
    """Neck, face, eyes, nose and mouth."""
    return join(
        (
            ink("M-6-36h12v12h-12z", "skin-2"),
            shaded(_HEAD, "skin", _CHEEK),
            circle(-5, -48.5, 1.6, "pip"),
            circle(5.2, -48.5, 1.6, "pip"),
            line("M-8.2-52.8q3-2.2 5.8-.6M8.4-52.8q-3-2.2-5.8-.6", brow, 1.7),
            line("M.5-48l-1.8 5.8 2.6.4", "outline", 1.1),
            line(mouth, lips, 1.5),
        )
    )


def robe(fill: str, w: float = 41) -> Markup:
    """Shoulders and chest."""
    d = f"M{-w:g} 2C{-w:g}-17 {n(-w * 0.62)}-24-8-27H8C{n(w * 0.62)}-24 {w:g}-17 {w:g} 2z"
    fold = f"M12-26.5C{n(w * 0.66)}-23 {w:g}-17 {w:g} 2H{n(w * 0.5)}C{n(w * 0.55)}-12 22-20 12-26.5z"
    return shaded(d, fill, fold)


def beard(fill: str) -> Markup:
    """A full beard with its moustache."""
    d = "M-13.8-49C-16-32-9-17 0-14 9-17 16-32 13.8-49 11-43 7-41.5 0-42-7-41.5-11-43-13.8-49z"
    shade = "M5-41.5C9-42 12-44.5 13.8-49 16-32 9-17 0-14 7-22 8-32 5-41.5z"
    moustache = "M-8.5-40C-5-43.5-2-42.5 0-41c2-1.5 5-2.5 8.5 1C5-38 2-38.5 0-39.5-2-38.5-5-38-8.5-40z"
    return shaded(d, fill, shade) + ink(moustache, fill, 1.1) + line("M-2.5-36.5h5", "cloth", 1.8)


def hood(fill: str) -> Markup:
    """A hood round the face."""
    d = "M-22-25C-28-56-17-75 3-74 20-72 28-52 22-25 17-36 17-60 0-62-17-60-17-36-22-25z"
    return shaded(d, fill, "M9-72C22-68 27-48 22-25 18-34 18-54 8-60 11-64 11-68 9-72z")


def in_hood() -> Markup:
    """The dark inside of a hood, behind the face."""
    return ink("M-24-26C-28-52-17-72 3-71 20-70 28-50 24-26C10-20-10-20-24-26z", "black")


def mask() -> Markup:
    """A mask round the eyes."""
    d = "M-13.6-54.5C-5-56 5-56 13.6-54.5L13.3-46C8-43.5 3.5-44.5 0-47.5-3.5-44.5-8-43.5-13.3-46z"
    eyes = circle(-5.6, -49.8, 2.2, "plaster") + circle(5.8, -49.8, 2.2, "plaster")
    return ink(d, "hole", 1.1) + eyes + circle(-4.9, -49.7, 1.2, "pip") + circle(6.4, -49.7, 1.2, "pip")
