"""Bots of one's own: classes, and programs that keep to the protocol or do not."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from maniero.arena.own import bot
from maniero.arena.program import ProgramBot
from maniero.bots.bot import RandomBot, play
from maniero.bots.registry import BotError
from maniero.games import find
from tests.arena.shell import EXAMPLE, figures, maniero, mistake

HEAD = "import json, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n    "
FIRST = "print(json.dumps({'word': question['legal'][0]}), flush=True)"


def program(folder: Path, body: str, head: str = HEAD) -> str:
    file = folder / "program.py"
    file.write_text(head + body + "\n")
    return f"cmd:{sys.executable} {file}"


def answers(folder: Path, body: str, head: str = HEAD) -> tuple[str, ProgramBot]:
    """What goes wrong in a game with this program, and the bot afterwards."""
    game = find("council")
    made = bot(game, program(folder, body, head), 2, {})
    assert isinstance(made, ProgramBot)
    made.seconds = 1.0
    with pytest.raises(BotError) as caught:
        play(game.new(2), [made, RandomBot()], 1)
    assert "program.py" in str(caught.value)
    return str(caught.value), made


@pytest.mark.parametrize("game", ["council", "burgundy"])
def test_the_example_in_another_language_plays_whole_games(game: str) -> None:
    words = (game, "--bots", f"{EXAMPLE},random", "--games", 2, "--jobs", 1, "--seed", 3)
    found, again = figures(*words), figures(*words)
    assert found["pairings"] == again["pairings"]
    assert found["pairings"][0]["games"] == 2
    assert found["bots"][0]["decisions"] > 20


def test_programs_play_in_simulations_and_tournaments() -> None:
    played = maniero("simulate", "castles", "--bots", f"{EXAMPLE},random", "--games", 2, "--json")
    assert json.loads(played.stdout)["games"] == 2
    out = maniero("tournament", "castles", "--bots", f"{EXAMPLE},random,greedy,random").stdout
    assert "standings" in out


def test_a_question_is_what_a_seat_sees(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'a').write(line); " + FIRST
    game = find("council")
    options = {"map": "ABA"}
    made = bot(game, program(tmp_path, body), 2, options)
    play(game.new(2, options), [RandomBot(), made], 4)
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len(questions) > 10
    for each in questions:
        assert set(each) == {"game", "options", "seats", "seat", "view", "legal", "luck", "seconds"}
        assert (each["game"], each["options"]["map"], each["seats"], each["seat"]) == ("council", "ABA", 2, 1)
        assert each["view"]["viewer"] == 1
        assert each["view"]["players"][0]["hand"] is None
        assert len(each["legal"]) > 1
    assert len({each["luck"] for each in questions}) == len(questions)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print('hello', flush=True)", "answered 'hello', which is not JSON"),
        ("print('[' * 60000, flush=True)", "which is not JSON"),
        ("print('[1]', flush=True)", 'an answer is {"word": "..."}'),
        ("print('{\"word\": 3}', flush=True)", 'an answer is {"word": "..."}'),
        ('print(\'{"word": "fly"}\', flush=True)', "answered 'fly', which is not one of the legal words"),
        ("print('x\\ny', flush=True)", "said more than one line: 'y"),
        ("sys.stdout.write('x' * 10**6); sys.stdout.flush()", "a line of more than 65536 bytes"),
        ("sys.exit(3)", "ended without an answer (exit code 3)"),
        ("sys.stdout.buffer.write(b'\\xff\\x00\\n'); sys.stdout.flush()", "which is not JSON"),
    ],
)
def test_a_program_that_says_something_else_is_named_and_ended(body: str, said: str, tmp_path: Path) -> None:
    message, made = answers(tmp_path, body)
    assert said in message
    assert made._process is None


@pytest.mark.parametrize(
    ("body", "head"),
    [
        ("time.sleep(600)", HEAD),
        ("time.sleep(600)", "import time\n"),  # It does not even read.
        ("print('x', end='', flush=True); time.sleep(600)", HEAD),
    ],
)
def test_a_program_that_hangs_is_ended(
    body: str, head: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maniero.arena.program.START", 0.5)
    message, made = answers(tmp_path, body, head)
    assert "did not answer within 1.5 s" in message
    assert made._process is None


def test_a_program_that_stays_after_the_game_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maniero.arena.program.FAREWELL", 0.2)
    body = FIRST + "\ntime.sleep(600)"
    game = find("castles")
    made = bot(game, program(tmp_path, body), 2, {})
    assert isinstance(made, ProgramBot)
    state = game.new(2)
    play(state, [made, RandomBot()], 1)
    assert state.actors() == []
    assert made._process is None


def test_mistakes_of_programs_are_one_line(tmp_path: Path) -> None:
    none = mistake("arena", "castles", "--bots", "cmd:/no/such/program,random", "--games", 2, "--jobs", 2)
    assert none == "maniero: bot 'cmd:/no/such/program' cannot be started (No such file or directory)"
    dumb = program(tmp_path, "print(1, flush=True)")
    assert f"bot {dumb!r} answered '1'" in mistake("simulate", "castles", "--bots", f"{dumb},random")


CLASSES = """
from maniero.bots.bot import Bot

class First(Bot):
    def begin(self):
        self.said = 0

    def choose(self, world, seat, rng):
        self.said += 1
        return world.legal()[0]

class Needy(Bot):
    def __init__(self, what):
        super().__init__()

class NoBot:
    pass

number = 3
"""


def test_a_class_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text(CLASSES)
    found = figures("castles", "--bots", f"{file}:First,random", "--games", 2, "--jobs", 2)
    assert found["pairings"][0]["games"] == 2
    words = ("simulate", "castles", "--games", 1, "--bots")
    assert "NoBot of" in mistake(*words, f"{file}:NoBot")
    assert "Needy of" in mistake(*words, f"{file}:Needy")
    assert "has no function and no class 'number'" in mistake(*words, f"{file}:number")
