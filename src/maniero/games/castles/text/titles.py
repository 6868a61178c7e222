"""Titles: the verbs on buttons, the chapters of the rules, the options, and what the game is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castles import actions
from maniero.games.castles.setup import ALLOWED, NO, REFUSED, SITE, WAITING, YES

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def caption(language: Language) -> str:
    """What the game is about, in a line."""
    return language._("Everyone builds at once, with stones that never quite fit.")


def verbs(language: Language) -> dict[type[Action], str]:
    """Short buttons that many actions share, by class of actions."""
    _ = language._
    return {
        actions.Draw: _("Draw a tile"),
        actions.Show: _("Look at the yards"),
        actions.Gate: _("Build the gate"),
        actions.Ready: _("Draw now"),
        actions.Build: _("Build"),
        actions.Store: _("Store"),
        actions.Offer: _("Offer"),
        actions.Discard: _("Discard"),
        actions.Eyesore: _("Leave an eyesore"),
        actions.Done: _("Build nothing more"),
    }


def chapters(language: Language) -> dict[str, str]:
    """The chapters of the rules that not every game has."""
    _ = language._
    return {
        "gate": _("The gate"),
        "round": _("Rounds"),
        "pair": _("Keeping both tiles"),
        "offer": _("Offering tiles"),
        "eyesore": _("Eyesores"),
        "yard": _("The yard"),
        "reserve": _("The reserve"),
        "build": _("Building"),
        "option": _("Optional rules"),
    }


def components(language: Language) -> dict[str, str]:
    """The parts of the component file that are not confirmed."""
    _ = language._
    return {
        "gate": _("the sides of the gate"),
        "turning": _("which tiles may be turned"),
        "yard": _("how many tiles fit in a yard"),
        "tiles": _("the list of the tiles"),
        "banners": _("the banners and their colours"),
    }


def options(language: Language) -> dict[str, str]:
    """What can be chosen before the game, besides who begins."""
    _ = language._
    return {
        "gate": _("Where the gate begins"),
        "stability": _("Optional rule: stability"),
        "beauty": _("Optional rule: beauty"),
        "colours": _("Optional rule: colours"),
        "illegal": _("Building against the rules"),
    }


def value(language: Language, name: str, value: str) -> str:
    """The title of an option's value."""
    _ = language._
    return {
        SITE: _("On the site"),
        WAITING: _("In the reserve"),
        NO: _("Left out"),
        YES: _("In use"),
        REFUSED: _("Refused"),
        ALLOWED: _("Allowed, at a price"),
    }[value]
