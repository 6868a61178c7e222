"""The verbs: short buttons that many actions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.carcassonne import actions as words
from maniero.kernel.first import First

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def groups(language: Language) -> dict[type[Action], str]:
    """The verb of each class of actions."""
    _ = language._
    return {
        First: _("First player"),
        words.Draw: _("Draw a tile"),
        words.Bonus: _("Turn up a bonus tile"),
        words.Place: _("Place"),
        words.Claim: _("Place a follower"),
        words.Pass: _("Do without"),
        words.Score: _("Count first"),
        words.Double: _("Double"),
        words.Plain: _("Do not double"),
        words.Again: _("Another turn"),
        words.Zone: _("Choose a zone"),
    }
