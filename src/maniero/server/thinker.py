"""A process in which bots think: one question per line on standard input, one answer per line on output.

It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from maniero.bots.bot import ask
from maniero.bots.registry import BOTS, STRONGEST
from maniero.games import correct, find
from maniero.kernel.rng import Rng
from maniero.server.advising import HINT, advise

if TYPE_CHECKING:
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State

REMEMBERED: Final = 64  # Games whose last position is kept, so that only new moves are replayed.


class Memory:
    """The last position of each game that was asked about."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, tuple[list[list[Any]], State]]] = OrderedDict()

    def position(
        self, table: str, game: str, seats: int, options: dict[str, str], moves: list[Any], box: str = ""
    ) -> State:
        """The position after ``moves``, each a pair of seat and text; ``box``: its own components."""
        known, state = self._kept.pop(table, ([], None))
        if state is None or moves[: len(known)] != known:
            known, state = [], find(game).new(seats, options, _box(game, box))
        vocabulary = state.vocabulary()
        for seat, text in moves[len(known) :]:
            state.apply_for(seat, vocabulary.parse(text))
        self._kept[table] = (moves, state)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return state


@lru_cache(maxsize=REMEMBERED)
def _box(game: str, text: str) -> Box | None:
    return find(game).kept_box(text) if text else None


def answer(memory: Memory, question: dict[str, Any]) -> str:
    """The word of the bot."""
    game = find(question["game"])
    state = memory.position(
        question["table"],
        game.id,
        question["seats"],
        question["options"],
        question["moves"],
        question["box"],
    )
    name = question["bot"]  # A table may be older than the bots of today.
    bot = game.bot(name if name in BOTS else STRONGEST, question["seats"], question["options"])
    return ask(bot, state, question["seat"], Rng(question["seed"])).text


def advice(memory: Memory, question: dict[str, Any]) -> str:
    """What is asked about a position or a game, as JSON."""
    game, box = find(question["game"]), _box(question["game"], question["box"])
    state = None
    if question["about"] == HINT:
        asked = ("table", "game", "seats", "options", "moves", "box")
        state = memory.position(*(question[name] for name in asked))
    return json.dumps(advise(game, box, state, question))


def main() -> None:
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
