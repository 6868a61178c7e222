"""How the four levels of opponents play."""

from __future__ import annotations

from maniero.bots import levels
from maniero.bots.bot import Bot
from maniero.games.council.value import value


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    return levels.opponent(level, value)
