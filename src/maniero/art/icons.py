"""Every symbol of the games, drawn once in icons.svg, and the sprites made of them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Iterable

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" class="(\w+)">(.*?)</symbol>', re.DOTALL)
_BETWEEN = re.compile(r">\s+<")
_INK: Final = {
    "thing": 'fill="none" stroke="var(--outline)" stroke-linejoin="round" stroke-linecap="round"',
    "mark": 'fill="currentColor"',
    "sign": 'fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"',
}


@cache
def drawings() -> dict[str, Markup]:
    """The inside of every symbol by name, in the order of icons.svg."""
    source = (files(__package__) / "icons.svg").read_text(encoding="utf-8")
    return {
        name: Markup(f"<g {_INK[kind]}>{_BETWEEN.sub('><', body.strip())}</g>")
        for name, kind, body in _SYMBOL.findall(source)
    }


def symbol(name: str) -> Markup:
    """One symbol as `#i-name`; a piece of somebody follows --c and --c-2 of the page."""
    return Markup(f'<symbol id="i-{name}" viewBox="0 0 24 24">{drawings()[name]}</symbol>')


def tinted(name: str, suffix: str, first: str, second: str) -> Markup:
    """A piece in fixed colours of the palette, as `#i-name-suffix`."""
    body = drawings()[name].replace("var(--c)", f"var(--{first})").replace("var(--c-2)", f"var(--{second})")
    return Markup(f'<symbol id="i-{name}-{suffix}" viewBox="0 0 24 24">{body}</symbol>')


def owned(name: str) -> Markup:
    """A piece in the colours of the four seats, `#i-name-1` to `#i-name-4`."""
    return Markup("").join(tinted(name, str(n), f"seat-{n}", f"seat-{n}-2") for n in range(1, 5))


def symbols(names: Iterable[str] | None = None) -> Markup:
    """The symbols named, or all."""
    return Markup("").join(symbol(name) for name in (drawings() if names is None else names))


def sprite(*content: Markup) -> Markup:
    """Definitions of a page: in the document, never seen."""
    body = Markup("").join(content)
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute"'
        f' aria-hidden="true"><defs>{body}</defs></svg>'
    )
