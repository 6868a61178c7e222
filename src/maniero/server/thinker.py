"""A process in which bots think: one question per line on standard input, one answer per line on output.

It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from functools import lru_cache
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from maniero.bots.bot import ask
from maniero.bots.registry import BOTS, STAND_IN
from maniero.games import correct, find
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from maniero.server.advising import HINT, advise

if TYPE_CHECKING:
    from maniero.bots.bot import Bot
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State

REMEMBERED: Final = 32  # Games whose position and bots are kept; deep bots need some memory.
LEAST: Final = 0.05  # Seconds of thought for an answer, however many are asked and however long the turn.
NICE: Final = 10  # A person's click goes before a bot's thought.

Moves = list[Any]  # Each a pair of seat and text.


class Mind:
    """A bot for as long as its game lasts, and what it said last."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name: Final = name
        self.bot: Final = bot
        self._asked = -1  # After so many moves; -1: not yet.
        self._said = ""
        self._spent = 0.0  # Processor time of this turn.

    def follow(self, seat: int, moves: Moves) -> None:
        """Begin anew unless what it said last is what was played: its plans are of another game then."""
        if self._asked >= 0:
            played = next((text for mover, text in moves[self._asked :] if mover == seat), "")
            if played != self._said:
                self.forget()

    def forget(self) -> None:
        self.bot.begin()
        self._asked = -1

    def answer(self, state: State, seat: int, moves: Moves, rng: Rng, seconds: float) -> str:
        """Its word; ``seconds`` are for the whole turn, until somebody else has moved."""
        if self._asked < 0 or any(mover not in (seat, CHANCE) for mover, _text in moves[self._asked :]):
            self._spent = 0.0
        self.bot.seconds = max(LEAST, seconds - self._spent)
        start = process_time()
        self._said = ask(self.bot, state, seat, rng).text
        self._spent += process_time() - start
        self._asked = len(moves)
        return self._said


class Memory:
    """The last position of each game that was asked about, and its bots by seat."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, tuple[Moves, State, dict[int, Mind]]]] = OrderedDict()

    def position(
        self, table: str, game: str, seats: int, options: dict[str, str], moves: Moves, box: str = ""
    ) -> State:
        """The position after ``moves``; ``box``: its own components."""
        known, state, minds = self._kept.pop(table, ([], None, {}))
        if state is None or moves[: len(known)] != known:
            known, state = [], find(game).new(seats, options, _box(game, box))
            for mind in minds.values():
                mind.forget()
        vocabulary = state.vocabulary()
        for seat, text in moves[len(known) :]:
            state.apply_for(seat, vocabulary.parse(text))
        self._kept[table] = (moves, state, minds)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return state

    def mind(self, table: str, game: str, options: dict[str, str], seat: int, name: str) -> Mind:
        """The bot that plays for ``seat`` at a table whose position is known."""
        _moves, state, minds = self._kept[table]
        mind = minds.get(seat)
        if mind is None or mind.name != name:
            # A table may be older than the bots of today.
            bot = find(game).bot(name if name in BOTS else STAND_IN, state.seats, options)
            mind = minds[seat] = Mind(name, bot)
        return mind


@lru_cache(maxsize=REMEMBERED)
def _box(game: str, text: str) -> Box | None:
    return find(game).kept_box(text) if text else None


def answer(memory: Memory, question: dict[str, Any]) -> str:
    """The word of the bot."""
    table, game, options, moves = (question[key] for key in ("table", "game", "options", "moves"))
    seat = question["seat"]
    state = memory.position(table, game, question["seats"], options, moves, question["box"])
    mind = memory.mind(table, game, options, seat, question["bot"])
    if question["elsewhere"]:  # Another process has played on with a bot of its own.
        mind.forget()
    mind.follow(seat, moves)
    return mind.answer(state, seat, moves, Rng(question["seed"]), question["seconds"])


def advice(memory: Memory, question: dict[str, Any]) -> str:
    """What is asked about a position or a game, as JSON."""
    game, box = find(question["game"]), _box(question["game"], question["box"])
    state = None
    if question["about"] == HINT:
        asked = ("table", "game", "seats", "options", "moves", "box")
        state = memory.position(*(question[name] for name in asked))
    return json.dumps(advise(game, box, state, question))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    correct(sys.argv[1:])
    memory = Memory()
    for line in sys.stdin:
        question = json.loads(line)
        word = advice(memory, question) if question["about"] else answer(memory, question)
        line = json.dumps({"number": question["number"], "word": word}) + "\n"
        try:
            os.write(sys.stdout.fileno(), line.encode())
        except BrokenPipeError:
            return  # The server is gone.


if __name__ == "__main__":
    main()
