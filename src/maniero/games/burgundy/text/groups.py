"""The verbs: short buttons that many actions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.burgundy import actions
from maniero.kernel.first import First

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def groups(language: Language) -> dict[type[Action], str]:
    """The verb of each class of actions."""
    _ = language._
    return {
        First: _("First player"),
        actions.Offer: _("Deal a duchy"),
        actions.Draw: _("Lay out a tile"),
        actions.Good: _("Draw a good"),
        actions.Roll: _("Roll"),
        actions.White: _("Roll the white die"),
        actions.ChooseDuchy: _("Duchy"),
        actions.Castle: _("Starting castle"),
        actions.Take: _("Take"),
        actions.Place: _("Place"),
        actions.Sell: _("Sell"),
        actions.Workers: _("Workers"),
        actions.Buy: _("Buy"),
        actions.Pay: _("Pay"),
        actions.Tile: _("Choose a tile"),
        actions.Drop: _("Throw away"),
        actions.Goods: _("Load goods"),
        actions.Keep: _("Choose goods"),
        actions.Skip: _("Do without"),
        actions.End: _("End turn"),
    }
