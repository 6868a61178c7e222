"""Chapters of the rules and parts of the component files in words, for all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.i18n import Language


def chapter_title(game: Game, chapter: str, language: Language) -> str:
    """What a chapter of the rules is called."""
    _ = language._
    titles = {
        "setup": _("Set-up"),
        "turn": _("A turn"),
        "main": _("Main actions"),
        "hidden": _("What is hidden"),
        "end": _("The end"),
        "bonus": _("Bonuses"),
        "build": _("Building"),
        "quick": _("Quick actions"),
        "tile": _("Tiles"),
        "points": _("Points"),
        "coins": _("Coins"),
        "elect": _("Electing"),
        "council": _("Councils"),
        "buy": _("Buying"),
        "king": _("The king"),
        "nobility": _("Nobility"),
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
        "follower": _("Followers"),
        "zone": _("Zones"),
        "count": _("Counting"),
        "path": _("Paths"),
        "tower": _("Towers"),
        "house": _("Houses"),
        "keep": _("The keep"),
        "wall": _("The wall"),
        "court": _("Courts"),
        "gate": _("The gate"),
        "pair": _("Keeping both tiles"),
        "offer": _("Offering tiles"),
        "eyesore": _("Eyesores"),
        "yard": _("The yard"),
        "reserve": _("The reserve"),
        "option": _("Optional rules"),
    }
    return titles.get(chapter, chapter.capitalize())


def component_name(game: Game, part: str, language: Language) -> str:
    """What a part of the component file is called."""
    _ = language._
    names = {
        "side_names": _("which side of a board is called A"),
        "map_positions": _("where the cities stand on the picture"),
        "duchies_of_experienced_players": _("the duchies of experienced players"),
        "outline": _("the outline of the wall"),
        "towers": _("where the corner towers stand"),
        "start_spaces": _("the start spaces"),
        "tiles": _("the list of the tiles"),
        "gate": _("the sides of the gate"),
        "turning": _("which tiles may be turned"),
        "yard": _("how many tiles fit in a yard"),
        "banners": _("the banners and their colours"),
    }
    return names.get(part, part.replace("_", " "))
