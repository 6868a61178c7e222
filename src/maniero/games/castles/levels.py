"""How the four levels of opponents play."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from maniero.bots import levels
from maniero.bots.bot import Bot
from maniero.bots.search.bots import PlannerBot
from maniero.bots.search.plans import Planner
from maniero.bots.search.tree import TreeBot
from maniero.games.castles.judge import CastlesJudge
from maniero.games.castles.mason import Mason
from maniero.games.castles.value import value

OPTIONS = 8  # For one answer, that the Builder plans with.


@cache
def house_weights() -> dict[str, float]:
    """Those in the package, by name."""
    text = (files("maniero.games.castles") / "data" / "weights.toml").read_text(encoding="utf-8")
    return {name: float(number) for name, number in tomllib.loads(text).items()}


@cache
def house_mason() -> Mason:
    """One for all opponents: he remembers nothing of a game."""
    return Mason(house_weights())


def judge_of(weights: dict[str, float]) -> CastlesJudge:
    """The judge that other weights would make."""
    return CastlesJudge(Mason(weights), OPTIONS)


def opponent(level: str, seats: int, options: dict[str, str]) -> Bot:
    if level == levels.APPRENTICE:
        return levels.opponent(level, value)
    mason = house_mason()
    if level == levels.BUILDER:
        return PlannerBot(Planner(CastlesJudge(mason, OPTIONS), beam=4, keep=1, samples=2))
    return TreeBot(mason, nodes=8_000 if level == levels.ARCHITECT else 40_000)
