"""What is drawn of a position, once for all tests that look at it."""

from __future__ import annotations

import importlib
import xml.etree.ElementTree as ET
from functools import cached_property
from typing import Any

from maniero.games import GAMES
from maniero.i18n import Language, language
from tests.games.pictures import NAMES, parse

MODULES: dict[str, Any] = {id: importlib.import_module(f"tests.games.{id}.pictured") for id in GAMES}
ENGLISH = language("en")


class Drawn:
    """One position that a game names in its ``pictured.py``."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name

    def __str__(self) -> str:
        return f"{self.id}-{self.name}"

    @cached_property
    def view(self) -> Any:
        return MODULES[self.id].POSITIONS[self.name]()

    @cached_property
    def picture(self) -> str:
        """All in one."""
        return self.draw(NAMES)

    def draw(self, names: list[str], words: Language = ENGLISH) -> str:
        return GAMES[self.id].picture(self.view, names, words)

    @cached_property
    def parts(self) -> list[str]:
        """What a page shows at once, besides the sprite."""
        return self.draw_parts(NAMES)

    def draw_parts(self, names: list[str], words: Language = ENGLISH) -> list[str]:
        module = MODULES[self.id]
        drawn = GAMES[self.id].pictures(self.view, names, words)
        more = module.more(self.view, names) if hasattr(module, "more") else []
        shown = (drawn.board, drawn.mine, drawn.narrow, drawn.strip, *drawn.panels.values(), *more)
        return [part for part in shown if part]

    @cached_property
    def trees(self) -> list[ET.Element]:
        """The page with the sprite, and the picture that is all in one."""
        return [parse(page(self.id, self.parts)), parse(self.picture)]


def page(id: str, parts: list[str]) -> str:
    return f"<div>{GAMES[id].drawing().sprite()}{''.join(parts)}</div>"


def every_position() -> list[Drawn]:
    return [Drawn(id, name) for id in GAMES for name in MODULES[id].POSITIONS]
