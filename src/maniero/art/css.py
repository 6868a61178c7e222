"""The style sheet of tokens: colours of both themes from the palette, and what is fixed from tokens.css."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from maniero.art.palette import HOUSE, TEXT, TITLE, Colours, variables

_SHADOWS: Final = {
    False: (
        "--sh-1:0 1px 0 #fff8 inset,0 1px 2px #4a351826;"
        "--sh-2:0 2px 0 #8a744f59,0 6px 16px #4a35182e;"
        "--sh-3:0 4px 0 #8a744f66,0 14px 36px #3a281040;"
    ),
    True: (
        "--sh-1:0 1px 0 #ffffff0d inset,0 1px 2px #0006;"
        "--sh-2:0 2px 0 #0009,0 6px 18px #0007;"
        "--sh-3:0 4px 0 #000a,0 16px 40px #0009;"
    ),
}

# A little grain for the page: short fibres and specks, drawn.
_GRAIN: Final = (
    "--grain:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E"
    "%3Cg fill='none' stroke='%23{ink}' stroke-linecap='round' opacity='{opacity}'%3E"
    "%3Cpath d='M12 18l7 2M64 9l2 6M101 30l8-3M142 14l-5 4M31 52l4 5M77 61l9 1M125 57l3 7M8 84l6-4M51 97l2 7"
    "M92 88l7 4M139 99l6-5M23 121l8 2M70 131l-4 5M109 124l2 7M152 133l-7 3"
    "M41 150l6-3M87 153l8 1M128 148l4 5'/%3E"
    "%3Cpath d='M45 26h.01M84 40h.01M18 65h.01M112 75h.01M58 75h.01M150 48h.01M36 108h.01M80 112h.01"
    "M120 106h.01M10 140h.01M58 118h.01M147 78h.01M100 143h.01M67 36h.01M132 35h.01' stroke-width='1.6'/%3E"
    '%3C/g%3E%3C/svg%3E");'
)


def _theme(colours: Colours, dark: bool) -> str:
    grain = _GRAIN.format(ink="d8c4a0", opacity=".05") if dark else _GRAIN.format(ink="7a5c30", opacity=".13")
    return f"color-scheme:{'dark' if dark else 'light'};{variables(colours, dark)}{_SHADOWS[dark]}{grain}"


def _seats() -> str:
    """Seats, from 1: `.seat-N` on anything gives it the seat's colours as --c, --c-2, --c-ink, --c-on."""
    return "".join(
        f".seat-{n}{{--c:var(--seat-{n});--c-2:var(--seat-{n}-2);--c-ink:var(--seat-{n}-ink);--c-on:var(--seat-{n}-on)}}\n"
        for n in range(1, 5)
    )


def tokens(own: Colours) -> str:
    """The style sheet with the colours of the house and these.

    `data-theme` on the root element chooses light or dark, else the system does.
    """
    colours = {**HOUSE, **own}
    fixed = (files(__package__) / "tokens.css").read_text(encoding="utf-8")
    return (
        f":root{{--title:{TITLE};--text:{TEXT};{_theme(colours, False)}}}\n"
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{{_theme(colours, True)}}}}}\n'
        f':root[data-theme="dark"]{{{_theme(colours, True)}}}\n'
        f"{_seats()}{fixed}"
    )


def inside(selector: str, own: Colours) -> str:
    """The style of a picture that stands alone: colours of both themes and the faces, for `selector` only."""
    colours = {**HOUSE, **own}
    return (
        f"{selector}{{font-family:{TEXT};font-variant-numeric:tabular-nums;{variables(colours, False)}}}"
        f"@media (prefers-color-scheme:dark){{{selector}{{{variables(colours, True)}}}}}"
        f"{selector} .t-title{{font-family:{TITLE}}}"
    )
