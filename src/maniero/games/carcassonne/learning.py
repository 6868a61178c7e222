"""How the weights of the judge are learned."""

from __future__ import annotations

from typing import Final

from maniero.bots.learning import Tuning
from maniero.games.carcassonne.judge import CastleJudge, house_weights

LEARNING: Final = Tuning(list(house_weights()), CastleJudge, scale=30.0, least=0.01)
