"""The levels of opponents on a page: portraits, and a row of them to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from htpy import Element, b, div, input, label, small, span

from maniero.art.kit import el
from maniero.bots.levels import LEVELS
from maniero.bots.registry import FIRST
from maniero.server.pages.bots import bot_level, bot_title
from maniero.server.pages.layout import sign

if TYPE_CHECKING:
    from markupsafe import Markup

    from maniero.i18n import Language

INK: Final = 1.4  # Pixels of the outline, however large the portrait is.


def portrait(level: str, size: int) -> Markup:
    """Who plays so."""
    ink = round(INK * 24 / size, 2)
    drawn = el("use", href=f"#i-{level}")
    return el("svg", drawn, class_="portrait", width=size, height=size, stroke_width=ink, aria_hidden="true")


def face(bot: str, size: int) -> Markup:
    """Who plays for a seat: a portrait, or the sign of a bot of another day."""
    return portrait(bot, size) if bot in LEVELS else sign("bot", size)


def level_choice(language: Language, name: str, heading: str, **more: str) -> Element:
    """One of the four, each with a portrait and a name, and a sentence about the one that is chosen."""
    return div(".levels", role="radiogroup", aria_label=heading, **more)[
        [
            label(".level", title=bot_level(level, language))[
                input(type="radio", name=name, value=level, checked=level == FIRST),
                portrait(level, 44),
                span[bot_title(level, language)],
            ]
            for level in LEVELS
        ],
        [small(".says", data_level=level)[bot_level(level, language)] for level in LEVELS],
    ]


def opponent(language: Language, game: str, where: str) -> Element:
    """Whom *Play now* seats against me: the page remembers it by game."""
    heading = language._("Opponent")
    return div(".opponent", role="radiogroup", aria_label=heading, data_level_of=game)[
        div[
            small[heading],
            [b(".says", data_level=level)[bot_title(level, language)] for level in LEVELS],
        ],
        [
            label(".face", title=f"{bot_title(level, language)}: {bot_level(level, language)}")[
                input(type="radio", name=f"{where}-{game}", value=level, checked=level == FIRST),
                portrait(level, 34),
                span(".unseen")[bot_title(level, language)],
            ]
            for level in LEVELS
        ],
    ]
