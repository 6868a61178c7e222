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


class Thought:
    """An action that a bot has weighed, and how it would go on."""

    def __init__(self, action: Action, value: float, after: list[Action]) -> None:
        self.action: Final = action
        self.value: Final = (
            value  # What is expected of it: higher is better; to be compared with its siblings only.
        )
        self.after: Final = after  # What the bot would say after it, in the same turn.


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat from a world that looks to it like the true one.

    A bot plays one game for one seat and may remember between its answers; ``begin`` makes it forget, ``end``
    lets go of what it holds.
    """

    def __init__(self, blind: bool = False) -> None:
        self.blind: Final = blind  # Looks only at what it may say, so it needs no imagined world.
        self.seconds = (
            0.0  # Of processor time that an answer may take; 0: its own number of positions decides.
        )

    def begin(self) -> None:
        """A new game: forget the last one."""

    def end(self) -> None:
        """The game is over, or cannot go on."""

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        """One of ``world.legal()``."""
        options = world.legal()
        return options[rng.below(len(options))]

    def thoughts(self, world: State, seat: int, rng: Rng) -> list[Thought]:
        """What it has weighed, best first; a bot that does not search has only its choice to show."""
        return [Thought(self.choose(world, seat, rng), 0.0, [])]


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
    action = bot.choose(world_of(bot, state, seat, rng), seat, rng)
    for option in options:
        if option is action:
            return action
    raise IllegalAction(action.text, state.objection(seat, action))


def world_of(bot: Bot, state: State, seat: int, rng: Rng) -> State:
    """What the bot is shown: a world that looks the same to ``seat``, who is asked first there."""
    if not bot.blind:
        world = state.imagine(seat, rng)
    elif state.actor() == seat:
        return state
    else:
        world = state.copy()
    if world.actor() != seat:  # Others are asked too.
        world.turn_to(seat)
    return world


def play(state: State, bots: list[Bot], seed: int, moves: list[Move] | None = None) -> int:
    """Play a game to its end; how many moves it took.  ``moves`` collects the record.

    Chance and every bot have their own stream of the seed, so a bot that thinks longer
    changes nobody's luck.
    """
    for bot in bots:
        bot.begin()
    try:
        return _play(state, bots, seed, moves)
    finally:
        for bot in bots:
            bot.end()


def _play(state: State, bots: list[Bot], seed: int, moves: list[Move] | None) -> int:
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
