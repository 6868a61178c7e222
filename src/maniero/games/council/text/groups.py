"""The verbs: short buttons that many actions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.council import actions as words
from maniero.kernel.first import First

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def groups(language: Language) -> dict[type[Action], str]:
    """The verb of each class of actions."""
    _ = language._
    return {
        First: _("First player"),
        words.Sides: _("Map"),
        words.Token: _("Lay a reward token"),
        words.Councillor: _("Seat a councillor"),
        words.Reveal: _("Reveal a permit"),
        words.Neutral: _("Place neutral emporiums"),
        words.Draw: _("Draw a card"),
        words.Elect: _("Elect"),
        words.Buy: _("Buy a permit"),
        words.Build: _("Build"),
        words.King: _("Build with the king"),
        words.Hire: _("Hire"),
        words.Change: _("Change permits"),
        words.Send: _("Send an assistant"),
        words.Extra: _("One more main action"),
        words.End: _("End turn"),
        words.Pay: _("Pay"),
        words.RewardAgain: _("Take a reward"),
        words.Take: _("Take a permit"),
        words.Repeat: _("Repeat bonuses"),
    }
