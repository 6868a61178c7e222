"""The verbs: short buttons that many actions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.burgundy import actions as words

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def groups(language: Language) -> dict[type[Action], str]:
    """The verb of each class of actions."""
    _ = language._
    return {
        words.First: _("First player"),
        words.Offer: _("Deal a duchy"),
        words.Draw: _("Lay out a tile"),
        words.Good: _("Draw a good"),
        words.Roll: _("Roll"),
        words.White: _("Roll the white die"),
        words.ChooseDuchy: _("Duchy"),
        words.Castle: _("Starting castle"),
        words.Take: _("Take"),
        words.Place: _("Place"),
        words.Sell: _("Sell"),
        words.Workers: _("Workers"),
        words.Buy: _("Buy"),
        words.Pay: _("Pay"),
        words.Tile: _("Choose a tile"),
        words.Drop: _("Throw away"),
        words.Goods: _("Load goods"),
        words.Keep: _("Choose goods"),
        words.Skip: _("Do without"),
        words.End: _("End turn"),
    }
