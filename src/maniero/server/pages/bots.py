"""The bots in words.  A test sees that all of `bots/registry.py` are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maniero.i18n import Language


def bot_title(name: str, language: Language) -> str:
    """What a bot is called on a page."""
    titles = {"random": language._("Wanderer"), "greedy": language._("Bailiff")}
    return titles.get(name, name)


def bot_level(name: str, language: Language) -> str:
    """How a bot plays, in a few words."""
    levels = {
        "random": language._("plays anything that is allowed"),
        "greedy": language._("takes what looks best now"),
    }
    return levels.get(name, "")
