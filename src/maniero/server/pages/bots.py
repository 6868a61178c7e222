"""The bots in words.  A test sees that all of `bots/registry.py` are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER

if TYPE_CHECKING:
    from maniero.i18n import Language


def bot_title(name: str, language: Language) -> str:
    """What a bot is called on a page."""
    _ = language._
    titles = {
        "random": _("Wanderer"),
        "greedy": _("Bailiff"),
        APPRENTICE: _("Apprentice"),
        BUILDER: _("Builder"),
        ARCHITECT: _("Architect"),
        MASTER: _("Master"),
    }
    return titles.get(name, name)


def bot_level(name: str, language: Language) -> str:
    """How a bot plays, in a sentence."""
    _ = language._
    levels = {
        "random": _("Plays anything that is allowed."),
        "greedy": _("Takes what looks best now."),
        APPRENTICE: _("Still learning: takes what looks good, and sometimes looks away. For first games."),
        BUILDER: _("Plans every turn soundly, but does not look beyond it."),
        ARCHITECT: _("Looks ahead to the next turns before choosing."),
        MASTER: _("The best of the house. Takes up to two seconds for a turn."),
    }
    return levels.get(name, "")
