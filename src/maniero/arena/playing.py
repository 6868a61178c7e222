"""Playing one game of a contest, with a watch beside every bot."""

from __future__ import annotations

from functools import cached_property
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from maniero.arena.own import bot
from maniero.arena.program import ProgramBot
from maniero.bots.bot import Bot, play
from maniero.bots.registry import BotError
from maniero.kernel.action import IllegalAction
from maniero.table.simulate import simulated

if TYPE_CHECKING:
    from maniero.arena.contest import Contest, Fixture
    from maniero.kernel.action import Action
    from maniero.kernel.facts import Box
    from maniero.kernel.record import Move
    from maniero.kernel.rng import Rng
    from maniero.kernel.state import State


class Result(NamedTuple):
    """What came of a game; lists are by seat."""

    pairing: int
    seed: int
    rotation: int
    seats: list[int]  # The bot of each.
    points: list[int]
    winners: list[int]
    actions: int
    decisions: list[int]  # Answers where there was a choice.
    ms: list[float]  # Processor time for all of them.
    worst: list[float]  # For the longest.


class Played(NamedTuple):
    result: Result
    record: str  # "" when nobody asked for it.


class Timed(Bot):
    """A bot, and how long it thinks: in processor time, or by the clock if it is a program."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.blind)
        self._inner: Final = inner
        self._clock: Final = perf_counter if isinstance(inner, ProgramBot) else process_time
        self.decisions = 0
        self.spent = 0.0
        self.worst = 0.0

    def begin(self) -> None:
        self._inner.begin()

    def end(self) -> None:
        self._inner.end()

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        start = self._clock()
        action = self._inner.choose(world, seat, rng)
        spent = self._clock() - start
        self.decisions += 1
        self.spent += spent
        self.worst = max(self.worst, spent)
        return action


class Player:
    """Plays the games of a contest, in any process."""

    def __init__(self, contest: Contest, recorded: bool = False) -> None:
        self._contest: Final = contest
        self._recorded: Final = recorded

    def __reduce__(self) -> tuple[type[Player], tuple[Contest, bool]]:
        return Player, (self._contest, self._recorded)

    @cached_property
    def _box(self) -> Box:
        return self._contest.played().kept_box(self._contest.box)

    def bot(self, number: int) -> Timed:
        """A new bot for one game."""
        contest = self._contest
        made = bot(contest.played(), contest.bots[number], contest.seats, contest.options)
        made.seconds = contest.seconds
        return Timed(made)

    def __call__(self, fixture: Fixture) -> Played:
        contest, game = self._contest, self._contest.played()
        moves: list[Move] | None = [] if self._recorded else None
        bots = [self.bot(number) for number in fixture.seats]
        state = game.new(contest.seats, contest.options, self._box)
        try:
            actions = play(state, list(bots), fixture.seed, moves)
        except IllegalAction as error:
            name = contest.bots[fixture.seats[state.actor()]]
            raise BotError(f"bot {name!r}: {error}") from None
        result = Result(
            *fixture,
            points=list(state.points),
            winners=state.winners(),
            actions=actions,
            decisions=[each.decisions for each in bots],
            ms=[round(each.spent * 1000, 3) for each in bots],
            worst=[round(each.worst * 1000, 3) for each in bots],
        )
        if moves is None:
            return Played(result, "")
        names = [f"{contest.bots[number]} {seat}" for seat, number in enumerate(fixture.seats, start=1)]
        record = simulated(game, self._box, contest.options, names, fixture.seed, moves, state)
        return Played(result, record.dump())
