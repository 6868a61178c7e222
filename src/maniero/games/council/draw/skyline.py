"""The five skylines: a city's metal is told by the colour of its roofs and by their shape."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, el, g, join, path
from maniero.art.palette import colour

_INK: Final = 1.3

# Parts from the back to the front: outline, fill (1 and 2 are the tones of the metal), inked or not.
_GOLD: Final = (  # a spire between gables
    ("M-27 0V-15h17V0zM10 0V-15h17V0z", "plaster", True),
    ("M-29-14l10.5-10L-8-14zM8-14l10.5-10L29-14z", "2", True),
    ("M-9 0v-29H9V0z", "plaster", False),
    ("M3-29h6V0H3z", "plaster-2", False),
    ("M-9 0v-29H9V0z", "none", True),
    ("M-12-28 0-50l12 22z", "1", False),
    ("M0-50 12-28H2z", "2", False),
    ("M-12-28 0-50l12 22z", "none", True),
    ("M0-22v5M-18.5-9v3M18.5-9v3", "none", True),
)
_SILVER: Final = (  # a dome between two small ones
    ("M-28 0v-14h14V0zM14 0v-14h14V0z", "plaster", True),
    ("M-29-14a8 8 0 0 1 16 0zM13-14a8 8 0 0 1 16 0z", "2", True),
    ("M-14 0v-20h28V0z", "plaster", False),
    ("M8-20h6V0H8z", "plaster-2", False),
    ("M-14 0v-20h28V0z", "none", True),
    ("M-16-20a16 17 0 0 1 32 0z", "1", False),
    ("M4-36.5A16 17 0 0 1 16-20H7q2-9-3-16.5z", "2", False),
    ("M-16-20a16 17 0 0 1 32 0z", "none", True),
    ("M0-37v-9M-3-43h6M-9-13v4M9-13v4", "none", True),
)
_BRONZE: Final = (  # gabled houses
    ("M6 0v-19l10.5-9L27-19V0z", "plaster-2", True),
    ("M4-18l12.5-12L29-18v5L16.5-24 4-13z", "2", True),
    ("M-28 0v-17l9-8 9 8V0z", "plaster-2", True),
    ("M-30-16l11-11 11 11v5l-11-10-11 10z", "2", True),
    ("M-11 0v-24L0-34l11 10V0z", "plaster", True),
    ("M-14-23 0-38l14 15v6L0-31-14-17z", "1", True),
    ("M0-24v5M-19-10v4M18-12v4", "none", True),
)
_IRON: Final = (  # a keep behind battlements
    ("M-12-6v-35h5v4h4.5v-4h5v4H7v-4h5v35z", "stone", False),
    ("M6-36h6v30H6z", "1", False),
    ("M-12-6v-35h5v4h4.5v-4h5v4H7v-4h5v35z", "none", True),
    ("M-29 0v-20h5v4h5v-4h5v4h5v-4H9v4h5v-4h5v4h5v-4h5V0z", "1", False),
    ("M14-14h15V0H14z", "2", False),
    ("M-29 0v-20h5v4h5v-4h5v4h5v-4H9v4h5v-4h5v4h5v-4h5V0z", "none", True),
    ("M0-32v6M-19-9v3M19-9v3", "none", True),
)
_ROYAL: Final = (  # a palace with three towers
    ("M-31 0v-18h62V0z", "plaster", True),
    ("M-31-18h62l-5-8h-52z", "2", True),
    ("M-10 0v-31h20V0z", "plaster", True),
    ("M-13-30 0-48l13 18z", "1", True),
    ("M-31 0v-27h11V0zM20 0v-27h11V0z", "plaster-2", True),
    ("M-34-26l8.5-14L-17-26zM17-26l8.5-14L34-26z", "1", True),
    ("M0-24v6M-25-19v5M25.5-19v5", "none", True),
)
_SKYLINES: Final = {"gold": _GOLD, "silver": _SILVER, "bronze": _BRONZE, "iron": _IRON, "royal": _ROYAL}
_DOOR: Final = "M-3.5 0v-7a3.5 3.5 0 0 1 7 0v7z"
_GATE: Final = "M-5 0v-9a5 5 0 0 1 10 0v9z"


def skyline(metal: str) -> Markup:
    """A city on its ground, `#s-city-gold`; the origin is where it stands."""
    tones = {"1": f"m-{metal}", "2": f"m-{metal}-2"}
    parts = [
        path(d, tones.get(fill, fill), "outline" if inked else None, _INK)
        for d, fill, inked in _SKYLINES[metal]
    ]
    parts.append(path(_GATE if metal == "royal" else _DOOR, "hole", "outline", _INK))
    if metal == "gold":
        parts.append(circle(0, -51, 2.4, "m-gold", "outline", 1.2))
    ground = (
        _ellipse(44, 13, 6, "shade", 0)
        + _ellipse(42, 12, 3, tones["2"], 1.4)
        + _ellipse(42, 11.5, 0.5, tones["1"], 1.2)
    )
    return g(ground, g(join(parts), y=1, k=0.96 if metal == "royal" else 1), id=f"s-city-{metal}")


def _ellipse(rx: float, ry: float, y: float, fill: str, ink: float) -> Markup:
    stroke = colour("outline") if ink else None
    return el("ellipse", cy=y, rx=rx, ry=ry, fill=colour(fill), stroke=stroke, stroke_width=ink or None)


def definitions() -> Markup:
    """The five cities for the sprite."""
    return join(skyline(metal) for metal in _SKYLINES)
