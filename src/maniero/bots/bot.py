"""What a bot is, and a game between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from maniero.kernel.action import Action, IllegalAction
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, State

Choose = Callable[[State, int, Rng], Action]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat from a world that looks to it like the true one."""

    def __init__(self, blind: bool = False) -> None:
        self.blind: Final = blind  # Looks only at what it may say, so it needs no imagined world.

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        """One of ``world.legal()``."""
        options = world.legal()
        return options[rng.below(len(options))]


class RandomBot(Bot):
    """Anything that is allowed, each as likely as the other."""

    def __init__(self) -> None:
        super().__init__(blind=True)


class FunctionBot(Bot):
    """A user's own ``choose(world, seat, rng)``."""

    def __init__(self, function: Choose) -> None:
        super().__init__()
        self._function: Final = function

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        chosen: object = self._function(world, seat, rng)
        if not isinstance(chosen, Action):
            raise TypeError(f"a bot must return one of world.legal(), not {chosen!r}")
        return chosen


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> Action:
    """The bot's answer for ``seat``, who is asked now; it never sees more than the seat does."""
    options = state.legal_for(seat)
    if len(options) == 1:
        return options[0]
    world = state if bot.blind else state.imagine(seat, rng)
    if state.actor() != seat:  # Others are asked too.
        world = state.copy() if bot.blind else world
        world.turn_to(seat)
    action = bot.choose(world, seat, rng)
    for option in options:
        if option is action:
            return action
    raise IllegalAction(action.text, state.objection(seat, action))


def play(state: State, bots: list[Bot], seed: int, moves: list[Move] | None = None) -> int:
    """Play a game to its end; how many moves it took.  ``moves`` collects the record.

    Chance and every bot have their own stream of the seed, so a bot that thinks longer
    changes nobody's luck.
    """
    chance = Rng(seed, 0)
    streams = [Rng(seed, seat + 1) for seat in range(state.seats)]
    count = 0
    while True:
        seat = state.actor()
        if seat == NOBODY:
            return count
        if seat == CHANCE:
            action = state.legal()[chance.weighted(state.weights())]
        else:
            action = ask(bots[seat], state, seat, streams[seat])
        state.apply(action)
        count += 1
        if moves is not None:
            moves.append(Move(seat, action.text))
