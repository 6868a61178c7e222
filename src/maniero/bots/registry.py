"""The bots of the house by name.  A new one is a line here; the pages have words for it (`pages/bots.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maniero.bots.bot import Bot, Choose, FunctionBot, RandomBot
from maniero.bots.greedy import GreedyBot, Value

# How a bot is made from what a game knows about the value of a position; from the weakest to the strongest.
BOTS: Final[dict[str, Callable[[Value], Bot]]] = {
    "random": lambda value: RandomBot(),
    "greedy": GreedyBot,
}
STRONGEST: Final = list(BOTS)[-1]


class UnknownBot(ValueError):
    """There is no bot with this name."""


def make_bot(name: str, value: Value, own: Callable[[str], Choose] | None = None) -> Bot:
    """The bot with this name, for a game; ``own`` finds the function of a bot that is not of the house."""
    if name in BOTS:
        return BOTS[name](value)
    if own is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return FunctionBot(own(name))
