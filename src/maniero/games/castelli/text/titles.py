"""Titles: the verbs on buttons, the chapters of the rules, the options, and what the game is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castelli import actions
from maniero.games.castelli.names import PIECES
from maniero.games.castelli.setup import CHOSEN, HALVES, NO, STANDARD, YES
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action


def caption(language: Language) -> str:
    """What the game is about, in a line."""
    return language._("Turn up heraldic tiles, win the land around them and build where cities are near.")


def verbs(language: Language) -> dict[type[Action], str]:
    """Short buttons that many actions share, by class of actions."""
    _ = language._
    return {
        actions.Piece: _("Lay a piece"),
        actions.Start: _("Deal a starting tile"),
        actions.Reveal: _("Show the tile"),
        actions.Draw: _("Draw a card"),
        actions.Take: _("Take a card"),
        actions.Sell: _("Sell"),
        actions.Play: _("Play"),
        actions.Open: _("Turn up"),
        actions.Lay: _("Lay"),
        actions.Swap: _("Lay the one in hand"),
        actions.Build: _("Build"),
        actions.Over: _("Build over"),
        actions.Found: _("Found"),
        actions.Burn: _("Burn"),
        actions.From: _("Buy a card"),
        actions.Go: _("Evaluate"),
        actions.End: _("End your turn"),
        actions.Steward: _("Turn with the steward"),
        actions.Guard: _("Play the guard"),
        actions.Pass: _("Do without"),
        actions.Done: _("Sell nothing more"),
    }


def chapters(language: Language) -> dict[str, str]:
    """The chapters of the rules that not every game has."""
    _ = language._
    return {
        "tile": _("Heraldic tiles"),
        "area": _("Areas"),
        "card": _("Characters"),
        "castle": _("Building castles"),
        "dilemma": _("The Dilemma module"),
        "battle": _("The Battle module"),
    }


def components(language: Language) -> dict[str, str]:
    """The parts of the component file that are not confirmed."""
    _ = language._
    return {
        "geometry": _("the grid of squares and octagons"),
        "layouts": _("how the pieces of the board are put together"),
        "pieces": _("the areas, sites and settlements of the board"),
        "rim": _("the rewards of the rim"),
        "tiles": _("the values of the heraldic tiles"),
        "starting_tiles": _("the starting tiles"),
    }


def options(language: Language) -> dict[str, str]:
    """What can be chosen before the game, besides who begins."""
    _ = language._
    return {
        "board": _("Board"),
        "dilemma": _("Dilemma module"),
        "battle": _("Battle module"),
    }


def value(language: Language, name: str, value: str) -> str:
    """The title of an option's value."""
    _ = language._
    if value in HALVES:
        with_mine = _("For two: {west} and {east}")
        covered = _("For two: {west} and {east} with the mine tile")
        return (with_mine if value[0] == PIECES[0] else covered).format(west=value[0], east=value[1])
    return {
        RANDOM: _("At random"),
        STANDARD: _("A, B, C, D in order"),
        CHOSEN: _("As the first player likes"),
        NO: _("Without"),
        YES: _("With"),
    }[value]
