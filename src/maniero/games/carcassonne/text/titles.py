"""Titles: the verbs on buttons, the chapters of the rules, the options, and what the game is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.carcassonne import actions

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def caption(language: Language) -> str:
    """What the game is about, in a line."""
    return language._("Build the castle inside its wall and race along it for points.")


def verbs(language: Language) -> dict[type[Action], str]:
    """Short buttons that many actions share, by class of actions."""
    _ = language._
    return {
        actions.Draw: _("Draw a tile"),
        actions.Bonus: _("Turn up a bonus tile"),
        actions.Place: _("Place"),
        actions.Claim: _("Place a follower"),
        actions.Pass: _("Do without"),
        actions.Score: _("Count first"),
        actions.Double: _("Double"),
        actions.Plain: _("Do not double"),
        actions.Again: _("Another turn"),
        actions.Zone: _("Choose a zone"),
    }


def chapters(language: Language) -> dict[str, str]:
    """The chapters of the rules that not every game has."""
    _ = language._
    return {
        "place": _("Placing"),
        "follower": _("Followers"),
        "zone": _("Zones"),
        "count": _("Counting"),
        "path": _("Paths"),
        "tower": _("Towers"),
        "house": _("Houses"),
        "keep": _("The keep"),
        "wall": _("The wall"),
        "points": _("Points"),
        "bonus": _("Bonuses"),
        "court": _("Courts"),
    }


def components(language: Language) -> dict[str, str]:
    """The parts of the component file that are not confirmed."""
    _ = language._
    return {
        "outline": _("the outline of the wall"),
        "towers": _("where the corner towers stand"),
        "start_spaces": _("the start spaces"),
        "tiles": _("the list of the tiles"),
    }


def options(language: Language) -> dict[str, str]:
    """What can be chosen before the game, besides who begins."""
    return {}


def value(language: Language, name: str, value: str) -> str:
    """The title of an option's value; there is no option besides who begins."""
    raise KeyError(name)
