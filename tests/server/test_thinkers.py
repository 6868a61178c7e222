"""Bots live for a game, in real processes that are shared fairly."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from maniero.bots.bot import Bot
from maniero.bots.levels import APPRENTICE, BUILDER, MASTER, SECONDS
from maniero.games import find
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from maniero.server import thinker
from maniero.server.metrics import Metrics
from maniero.server.thinker import LEAST, Memory, Mind, answer
from maniero.server.thinker_pool import Question, Thinkers
from maniero.server.thinker_process import NoAnswer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from maniero.kernel.action import Action
    from maniero.kernel.state import State

pytestmark = pytest.mark.anyio
GAME = "castles"

# A thinker that says how often this process was asked and with what; where there is a file with the name of
# the table it waits until somebody takes it away.
ECHO = """
import json, os, sys, time
folder, count = sys.argv[1], 0
for line in sys.stdin:
    asked = json.loads(line)
    count += 1
    here = os.path.join(folder, asked["table"])
    if os.path.exists(here):
        open(here + ".begun", "w").close()
    while os.path.exists(here):
        time.sleep(0.005)
    word = json.dumps({"pid": os.getpid(), "seconds": asked["seconds"], "elsewhere": asked["elsewhere"]})
    print(json.dumps({"number": asked["number"], "word": word}), flush=True)
"""


def question(
    table: str = "t", bot: str = APPRENTICE, seat: int = 0, moves: list[Move] | None = None
) -> Question:
    return Question(table, 0, GAME, 2, {}, moves or [], seat, bot, 7)


# ---- what a thinker remembers


class Counting(Bot):
    """Says the first thing, and remembers what it was told."""

    made = 0

    def __init__(self) -> None:
        super().__init__()
        Counting.made += 1
        self.asked = 0
        self.begun = 0
        self.budgets: list[float] = []

    def begin(self) -> None:
        self.begun += 1

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        self.asked += 1
        self.budgets.append(self.seconds)
        return world.legal()[0]


def with_choice(seat: int, after: int = 0, *begun: list[Any]) -> list[list[Any]]:
    """The moves of a random game until ``seat`` has a choice, after so many moves at least."""
    state, rng, moves = Memory().position("", GAME, 2, {}, list(begun)), Rng(3), list(begun)
    while len(moves) < after or seat not in state.actors() or len(state.legal_for(seat)) < 2:
        actor = state.actors()[0]
        options = state.legal() if actor == CHANCE else state.legal_for(actor)
        said = options[rng.weighted(state.weights()) if actor == CHANCE else rng.below(len(options))]
        state.apply_for(actor, said)
        moves.append([actor, said.text])
    return moves


def asked(moves: list[list[Any]], **more: Any) -> dict[str, Any]:
    sent = vars(question(moves=[])) | {"moves": moves, "seconds": 0.5, "elsewhere": False}
    return sent | more


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> list[Counting]:
    """The bots that a thinker makes."""
    made: list[Counting] = []

    def one(*_: object) -> Counting:
        made.append(Counting())
        return made[-1]

    monkeypatch.setattr(type(find(GAME)), "bot", one)
    return made


def test_a_bot_is_kept_between_questions(bots: list[Counting]) -> None:
    memory, moves = Memory(), with_choice(0)
    word = answer(memory, asked(moves))
    answer(memory, asked(with_choice(0, 0, *moves, [0, word]), seconds=0.2))
    assert [bot.asked for bot in bots] == [2]
    assert bots[0].begun == 0
    assert bots[0].budgets[0] == 0.5
    assert bots[0].budgets[1] <= 0.2


def test_the_time_is_for_a_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.3, 1.0, 1.3, 2.0, 2.5, 3.0, 3.0])  # Before and after each of four answers.
    monkeypatch.setattr(thinker, "process_time", lambda: next(clock))
    state = Memory().position("", GAME, 2, {}, with_choice(0))
    bot = Counting()
    mind, mine = Mind(MASTER, bot), [[0, "a"], [CHANCE, "b"], [0, "c"]]
    for moves in ([], mine[:2], mine, [*mine, [1, "d"]]):
        mind.answer(state, 0, moves, Rng(1), 0.5)
    assert bot.budgets == pytest.approx([0.5, 0.2, LEAST, 0.5])


def test_a_bot_begins_anew_after_an_undo(bots: list[Counting]) -> None:
    memory, moves = Memory(), with_choice(0, 40)
    answer(memory, asked(moves))
    answer(memory, asked(with_choice(0)))
    assert [bot.begun for bot in bots] == [1]


@pytest.mark.parametrize("played", [False, True])
def test_a_bot_begins_anew_when_another_word_was_played(bots: list[Counting], played: bool) -> None:
    """The player has come back while it thought, and then left again."""
    memory, moves = Memory(), with_choice(0)
    word = answer(memory, asked(moves))
    state = Memory().position("", GAME, 2, {}, moves)
    other = next(option.text for option in state.legal_for(0) if option.text != word)
    answer(memory, asked(with_choice(0, 0, *moves, [0, word if played else other])))
    assert [bot.begun for bot in bots] == [0 if played else 1]


def test_a_bot_begins_anew_when_another_process_has_answered(bots: list[Counting]) -> None:
    memory, moves = Memory(), with_choice(0)
    word = answer(memory, asked(moves))
    answer(memory, asked(with_choice(0, 0, *moves, [0, word]), elsewhere=True))
    assert [bot.begun for bot in bots] == [1]


def test_every_seat_and_level_has_its_own_bot(bots: list[Counting]) -> None:
    memory, moves = Memory(), with_choice(0)
    for seat, name in ((0, APPRENTICE), (0, BUILDER), (1, BUILDER)):
        answer(memory, asked(moves if not seat else with_choice(1), seat=seat, bot=name))
    assert len(bots) == 3


def test_a_thinker_forgets_old_games(bots: list[Counting], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "REMEMBERED", 2)
    memory, moves = Memory(), with_choice(0)
    for table in ("one", "two", "three", "one"):
        answer(memory, asked(moves, table=table))
    assert len(bots) == 4


@pytest.mark.parametrize("name", ["greedy", "random", "a bot of another day"])
def test_old_bots_still_answer(name: str) -> None:
    moves = with_choice(0)
    state = Memory().position("", GAME, 2, {}, moves)
    assert answer(Memory(), asked(moves, bot=name)) in [option.text for option in state.legal_for(0)]


# ---- how processes are shared


class Office:
    """Thinkers that can be held up."""

    def __init__(self, thinkers: Thinkers, folder: Path) -> None:
        self.thinkers = thinkers
        self._folder = folder

    def hold(self, *tables: str) -> None:
        for table in tables:
            (self._folder / table).touch()

    def let_go(self, table: str) -> None:
        (self._folder / table).unlink()

    async def begun(self, table: str) -> None:
        async with asyncio.timeout(30):
            while not (self._folder / f"{table}.begun").exists():
                await asyncio.sleep(0.005)

    async def ask(self, *given: Any) -> dict[str, Any]:
        async with asyncio.timeout(30):
            answered: dict[str, Any] = json.loads(await self.thinkers.ask(question(*given)))
            return answered


@asynccontextmanager
async def office(folder: Path, count: int = 1) -> AsyncIterator[Office]:
    thinkers = Thinkers(count, 60.0, Metrics(), (sys.executable, "-c", ECHO, str(folder)))
    try:
        yield Office(thinkers, folder)
    finally:
        await thinkers.close()


async def test_a_slow_question_does_not_delay_a_quick_one(tmp_path: Path) -> None:
    async with office(tmp_path) as here:
        here.hold("slow", "slower")
        slow = asyncio.create_task(here.ask("slow", MASTER))
        slower = asyncio.create_task(here.ask("slower", MASTER))
        await here.begun("slow")
        for bot in (APPRENTICE, BUILDER, "greedy", "random"):
            assert (await here.ask("quick", bot))["pid"]
        assert not slow.done()
        here.let_go("slow")
        await slow
        here.let_go("slower")
        await slower


async def test_a_slow_table_does_not_delay_another_while_a_process_is_free(tmp_path: Path) -> None:
    async with office(tmp_path, 2) as here:
        before = await here.ask("a", MASTER)
        here.hold("b")
        slow = asyncio.create_task(here.ask("b", MASTER))
        await here.begun("b")
        after = await here.ask("a", MASTER)
        here.let_go("b")
        held = await slow
        assert after["pid"] != held["pid"]
        assert after["elsewhere"] == (after["pid"] != before["pid"])


async def test_who_knows_the_bot_is_asked_again(tmp_path: Path) -> None:
    async with office(tmp_path, 3) as here:
        first = [await here.ask("a", MASTER), await here.ask("b", MASTER)]
        again = [await here.ask("a", MASTER), await here.ask("b", MASTER)]
        assert [each["pid"] for each in first] == [each["pid"] for each in again]
        assert [each["elsewhere"] for each in first + again] == [True, True, False, False]


async def test_quick_bots_use_processes_that_nobody_needs(tmp_path: Path) -> None:
    async with office(tmp_path) as here:
        here.hold("one", "two")
        tasks = [asyncio.create_task(here.ask(table, BUILDER)) for table in ("one", "two")]
        for table in ("one", "two"):
            await here.begun(table)
            here.let_go(table)
        assert len({(await task)["pid"] for task in tasks}) == 2


async def test_thoughts_are_shorter_when_many_wait(tmp_path: Path) -> None:
    async with office(tmp_path) as here:
        alone = await here.ask("alone", MASTER)
        here.hold("first")
        first = asyncio.create_task(here.ask("first", MASTER))
        await here.begun("first")
        rest = [asyncio.create_task(here.ask(f"t{number}", MASTER)) for number in range(4)]
        await asyncio.sleep(0)
        here.let_go("first")
        await first
        given = [(await task)["seconds"] for task in rest]
        assert alone["seconds"] == SECONDS[MASTER]
        assert given == [SECONDS[MASTER] / waiting for waiting in (4, 3, 2, 1)]


async def test_a_bot_has_always_some_time(tmp_path: Path) -> None:
    async with office(tmp_path) as here:
        here.hold("first")
        tasks = [asyncio.create_task(here.ask("first", MASTER))]
        await here.begun("first")
        tasks += [asyncio.create_task(here.ask(f"t{number}", MASTER)) for number in range(200)]
        await asyncio.sleep(0)
        here.let_go("first")
        assert min([(await task)["seconds"] for task in tasks]) == LEAST


async def test_a_question_that_is_called_off_holds_nobody_up(tmp_path: Path) -> None:
    async with office(tmp_path) as here:
        here.hold("first")
        first = asyncio.create_task(here.ask("first", MASTER))
        await here.begun("first")
        second, third = (asyncio.create_task(here.ask(table, MASTER)) for table in ("second", "third"))
        await asyncio.sleep(0)
        second.cancel()
        here.let_go("first")
        assert (await first)["pid"] == (await third)["pid"]
        assert second.cancelled()


async def test_a_thought_that_is_called_off_frees_its_process(tmp_path: Path) -> None:
    async with office(tmp_path) as here:
        here.hold("first")
        first = asyncio.create_task(here.ask("first", MASTER))
        await here.begun("first")
        first.cancel()
        assert (await here.ask("second", MASTER))["pid"]


async def test_one_that_hangs_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "hangs").touch()
    thinkers = Thinkers(1, 1.0, Metrics(), (sys.executable, "-c", ECHO, str(tmp_path)))
    with pytest.raises(NoAnswer):
        await thinkers.ask(question("hangs", MASTER))
    assert json.loads(await thinkers.ask(question("fine", MASTER)))["pid"]
    await thinkers.close()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="priorities are of Unix")
async def test_thinkers_go_behind_people() -> None:
    thinkers = Thinkers(1, 60.0, Metrics())
    moves = [Move(seat, text) for seat, text in with_choice(0)]
    await thinkers.ask(question(moves=moves))
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert all(os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + thinker.NICE) for pid in thinkers.pids())
    await thinkers.close()
