"""Titles: the verbs on buttons, the chapters of the rules, the options, and what the game is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.council import actions
from maniero.games.council.names import REGIONS
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def caption(language: Language) -> str:
    """What the game is about, in a line."""
    return language._("Win over the councils and link your emporiums.")


def verbs(language: Language) -> dict[type[Action], str]:
    """Short buttons that many actions share, by class of actions."""
    _ = language._
    return {
        actions.Sides: _("Map"),
        actions.Token: _("Lay a reward token"),
        actions.Councillor: _("Seat a councillor"),
        actions.Reveal: _("Reveal a permit"),
        actions.Neutral: _("Place neutral emporiums"),
        actions.Draw: _("Draw a card"),
        actions.Elect: _("Elect"),
        actions.Buy: _("Buy a permit"),
        actions.Build: _("Build"),
        actions.King: _("Build with the king"),
        actions.Hire: _("Hire"),
        actions.Change: _("Change permits"),
        actions.Send: _("Send an assistant"),
        actions.Extra: _("One more main action"),
        actions.End: _("End turn"),
        actions.Pay: _("Pay"),
        actions.RewardAgain: _("Take a reward"),
        actions.Take: _("Take a permit"),
        actions.Repeat: _("Repeat bonuses"),
    }


def chapters(language: Language) -> dict[str, str]:
    """The chapters of the rules that not every game has."""
    _ = language._
    return {
        "main": _("Main actions"),
        "elect": _("Electing"),
        "council": _("Councils"),
        "buy": _("Buying"),
        "bonus": _("Bonuses"),
        "coins": _("Coins"),
        "points": _("Points"),
        "build": _("Building"),
        "king": _("The king"),
        "tile": _("Tiles"),
        "quick": _("Quick actions"),
        "nobility": _("Nobility"),
    }


def components(language: Language) -> dict[str, str]:
    """The parts of the component file that are not confirmed."""
    _ = language._
    return {
        "side_names": _("which side of a board is called A"),
        "map_positions": _("where the cities stand on the picture"),
    }


def options(language: Language) -> dict[str, str]:
    """What can be chosen before the game, besides who begins."""
    _ = language._
    return {"map": _("Map")}


def value(language: Language, name: str, value: str) -> str:
    """The title of an option's value."""
    _ = language._
    if value == RANDOM:
        return _("At random")
    sides = _("Coast side {coast}, hills side {hills}, mountains side {mountains}")
    return sides.format_map(dict(zip(REGIONS, value, strict=True)))
