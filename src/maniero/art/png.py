"""Pictures as PNG."""

from __future__ import annotations

import re
from typing import Final

from maniero import need
from maniero.art.palette import TEXT, TITLE, resolve

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_FACES: Final = f"text{{font-family:{TEXT}}}.t-title{{font-family:{TITLE}}}"


def render(svg: str, width: int, dark: bool = False) -> bytes:
    """A self-contained picture as a PNG `width` pixels wide, in light or in dark."""
    need("pictures")
    import resvg_py  # A heavy import, needed by few.

    plain = resolve(_STYLE.sub("", svg), dark)
    return resvg_py.svg_to_bytes(
        svg_string=plain,
        width=width,
        style_sheet=_FACES,
        serif_family="Liberation Serif",
        sans_serif_family="Liberation Sans",
    )
