"""How the weights of the judge are learned."""

from __future__ import annotations

from typing import Final

from maniero.bots.learning import Tuning
from maniero.games.castles.levels import house_weights, judge_of

LEARNING: Final = Tuning(list(house_weights()), judge_of, scale=15.0)
