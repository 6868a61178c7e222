"""Answers at a glance: what a search plays on with."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from maniero.bots.bot import Bot
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Says how good answers look, without trying them; this one finds all alike."""

    def scores(self, s: State, seat: int, options: list[Action]) -> list[float]:
        """Of each option of ``seat``, who is asked first; higher is better."""
        return [0.0] * len(options)


def glance(policy: Policy, s: State, rng: Rng, noise: float) -> Action:
    """What the actor says: the option that looks best, give or take some ``noise``."""
    options = s.legal()
    best = options[0]
    if len(options) == 1:
        return best
    scores = policy.scores(s, s.actor(), options)
    top = -1e30
    for i in range(len(options)):
        score = scores[i] + noise * float(rng.below(1024)) / 1024.0
        if score > top:
            top = score
            best = options[i]
    return best


class GlanceBot(Bot):
    """Says at once what looks best to its policy."""

    def __init__(self, policy: Policy, noise: float = 0.0) -> None:
        super().__init__()
        self.policy = policy
        self.noise = noise

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        return glance(self.policy, world, rng, self.noise)
