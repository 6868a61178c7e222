"""Titles: the verbs on buttons, the chapters of the rules, the options, and what the game is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.burgundy import actions
from maniero.games.burgundy.setup import BORDER, CHOSEN, YES
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
        actions.Castle: _("Castle"),
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
        actions.Route: _("Lay a trade route tile"),
        actions.Deal: _("Lay out a shield"),
        actions.Hire: _("Hire workers"),
        actions.SetDie: _("Turn a die"),
        actions.TakeShield: _("Take a shield"),
        actions.Share: _("Share monasteries"),
        actions.Tribute: _("Tribute"),
        actions.Yield: _("Give up a shield"),
        actions.Copy: _("Copy a building"),
        actions.Load: _("Load a kind"),
        actions.Shared: _("Common key space"),
        actions.Own: _("Own key space"),
        actions.Trade: _("Trade goods"),
        actions.Give: _("Give goods"),
        actions.Add: _("Buy points"),
        actions.OrderPoints: _("Points next"),
        actions.OrderEffect: _("Effect next"),
        actions.OrderTile: _("Tile next"),
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
        "extra": _("Extra tiles"),
        "white": _("White castles"),
        "inns": _("Inns"),
        "posts": _("Border posts"),
        "routes": _("Trade routes"),
        "shields": _("Shields"),
        "shield": _("What each shield does"),
        "teams": _("The team game"),
        "solo": _("The solo game"),
    }


def components(language: Language) -> dict[str, str]:
    """The parts of the component file that are not confirmed."""
    _ = language._
    return {
        "duchies_of_experienced_players": _("the duchies of experienced players"),
        "border_posts": _("the border posts of duchies 11b to 11f"),
        "trade_routes": _("the bonuses of the trade routes"),
        "duchy_12b": _("duchy 12b of the team game"),
        "duchy_13b": _("duchy 13b of the solo game"),
    }


def options(language: Language) -> dict[str, str]:
    """What can be chosen before the game, besides who begins."""
    _ = language._
    return {
        "duchy": _("Duchies"),
        "extra": _("Extra tiles"),
        "white": _("White castles"),
        "inns": _("Inns"),
        "routes": _("Trade routes"),
        "shields": _("Shields"),
        "target": _("Target"),
    }


def value(language: Language, name: str, value: str) -> str:
    """The title of an option's value."""
    _ = language._
    if name == "target":
        return _("{points} points").format(points=value)
    if name != "duchy":
        return _("With") if value == YES else _("Without")
    return {
        RANDOM: _("Each another one, at random"),
        CHOSEN: _("Each chooses one of two"),
        BORDER: _("11: border posts, each another one"),
        "12a": _("12a: two teams"),
        "12b": _("12b: two teams, for experts"),
        "13a": _("13a: solo game"),
        "13b": _("13b: solo game, for experts"),
    }.get(value) or _("Duchy {duchy} for all").format(duchy=value)


def bundles(language: Language) -> dict[str, tuple[str, str]]:
    """Ways to choose the options: a title and a sentence each."""
    _ = language._
    return {
        "base": (_("Base game"), _("No expansions: the best way to start.")),
        "first": (_("A few tiles more"), _("Extra tiles, white castles and inns, with the usual duchies.")),
        "everything": (
            _("Everything"),
            _("Border posts, trade routes, shields and all tiles, for those who know the game."),
        ),
        "teams": (_("Two teams"), _("Two against two, each team with one large duchy.")),
        "solo": (_("Solo"), _("Alone against the clock: fill the whole duchy in 25 rounds.")),
    }
