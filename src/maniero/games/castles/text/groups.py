"""The verbs: short buttons that many actions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castles import actions as words
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
        words.Show: _("Look at the yards"),
        words.Gate: _("Build the gate"),
        words.Ready: _("Draw now"),
        words.Build: _("Build"),
        words.Store: _("Store"),
        words.Offer: _("Offer"),
        words.Discard: _("Discard"),
        words.Eyesore: _("Leave an eyesore"),
        words.Done: _("Build nothing more"),
    }
