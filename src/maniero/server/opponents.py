"""The bots a table can be played against, from the weakest to the strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.bots.bot import Bot, RandomBot
from maniero.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.i18n import Language

BOTS: Final = ("random", "greedy")
STRONGEST: Final = BOTS[-1]


def make_bot(name: str, game: Game) -> Bot:
    """The bot with this name, for a game."""
    return GreedyBot(game.value) if name == "greedy" else RandomBot()


def bot_title(name: str, language: Language) -> str:
    """What a bot is called on a page."""
    titles = {"random": language._("Wanderer"), "greedy": language._("Bailiff")}
    return titles.get(name, name)


def bot_level(name: str, language: Language) -> str:
    """How a bot plays, in a few words."""
    levels = {
        "random": language._("plays anything that is allowed"),
        "greedy": language._("takes what looks best now"),
    }
    return levels.get(name, "")
