"""Titles: the verbs on buttons, the chapters of the rules, the options, and what the game is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.burgundy import actions
from maniero.games.burgundy.setup import CHOSEN
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def caption(language: Language) -> str:
    """What the game is about, in a line."""
    return language._("Roll two dice, take tiles and fill your duchy along the Loire.")


def verbs(language: Language) -> dict[type[Action], str]:
    """Short buttons that many actions share, by class of actions."""
    _ = language._
    return {
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


def chapters(language: Language) -> dict[str, str]:
    """The chapters of the rules that not every game has."""
    _ = language._
    return {
        "phase": _("Phases"),
        "round": _("Rounds"),
        "workers": _("Workers"),
        "take": _("Taking tiles"),
        "storage": _("Key spaces"),
        "place": _("Placing"),
        "ship": _("Ships"),
        "castle": _("Castles"),
        "mine": _("Mines"),
        "livestock": _("Livestock"),
        "building": _("Buildings"),
        "region": _("Regions"),
        "colour": _("Whole colours"),
        "sell": _("Selling goods"),
        "purchase": _("Purchases"),
        "monastery": _("Monasteries"),
        "points": _("Points"),
    }


def components(language: Language) -> dict[str, str]:
    """The parts of the component file that are not confirmed."""
    _ = language._
    return {
        "duchies_of_experienced_players": _("the duchies of experienced players"),
    }


def options(language: Language) -> dict[str, str]:
    """What can be chosen before the game, besides who begins."""
    _ = language._
    return {"duchy": _("Duchies")}


def value(language: Language, name: str, value: str) -> str:
    """The title of an option's value."""
    _ = language._
    if value == RANDOM:
        return _("Each another one, at random")
    if value == CHOSEN:
        return _("Each chooses one of two")
    return _("Duchy {duchy} for all").format(duchy=value)
