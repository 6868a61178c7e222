"""The arena as a command: who plays what, in how many processes, stopped and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from xml.etree import ElementTree

import pytest

from maniero.arena.contest import Contest, fixtures
from maniero.games import find
from tests.arena.shell import figures, maniero, mistake, without_times
from tests.foreground import heeds_interrupts


def contest(game: str, seats: int, bots: list[str], **options: str) -> Contest:
    chosen = find(game).resolve(seats, options)
    return Contest(game, chosen, seats, bots, 7, 0.0, find(game).box().text)


def test_every_two_meet_on_the_same_luck_at_every_place() -> None:
    games = fixtures(contest("council", 2, ["a", "b", "c"]), 3)  # Rounded up to whole rotations.
    assert [each.seats for each in games[:6]] == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert [each.seed for each in games] == [7] * 6 + [8] * 6


def test_one_sits_alone_against_the_others() -> None:
    games = fixtures(contest("castles", 4, ["a", "b"]), 4)
    assert [each.seats for each in games] == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]


def test_teams_change_sides_and_nobody_has_a_partner_of_the_other_side() -> None:
    games = fixtures(contest("burgundy", 4, ["a", "b"], duchy="12b"), 2)
    assert [each.seats for each in games] == [[0, 1, 0, 1], [1, 0, 1, 0]]


def test_alone_everybody_plays_the_same_seeds() -> None:
    games = fixtures(contest("burgundy", 1, ["a", "b"], duchy="13a"), 2)
    assert [(each.seed, each.seats) for each in games] == [(7, [0]), (7, [1]), (8, [0]), (8, [1])]
    itself = fixtures(contest("castles", 3, ["a"]), 2)
    assert [each.seats for each in itself] == [[0, 0, 0]] * 2


def test_swapped_bots_get_the_same_luck(tmp_path: Path) -> None:
    """Two names of one function: a game and its rotation are the same game, so that both win half."""
    (tmp_path / "same.py").write_text(
        "def one(w, s, r): return w.legal()[0]\ndef other(w, s, r): return one(w, s, r)\n"
    )
    bots = f"{tmp_path}/same.py:one,{tmp_path}/same.py:other"
    (pairing,) = figures("castles", "--bots", bots, "--games", 6, "--jobs", 1)["pairings"]
    assert (pairing["games"], pairing["wins"], pairing["margin"]["mean"]) == (6, 3, 0)


def test_any_number_of_processes_plays_the_same_games(tmp_path: Path) -> None:
    words = ("castles", "--bots", "greedy,random,builder", "--games", 4, "--seed", 5)
    one = figures(*words, "--jobs", 1, "--records", tmp_path / "one")
    two = figures(*words, "--jobs", 2, "--records", tmp_path / "two")
    assert without_times(one) == without_times(two)
    assert [pairing["games"] for pairing in one["pairings"]] == [4, 4, 4]
    names = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert len(names) == 12
    for name in names:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()
    assert maniero("replay", tmp_path / "one" / names[0], "--check").stdout.startswith("sound")


def test_what_programs_are_told() -> None:
    found = figures("castles", "--bots", "greedy,random", "--games", 8, "--jobs", 1, "--seats", 2)
    assert set(found) == {"game", "options", "seats", "seed", "seconds", "pairings", "bots"}
    (pairing,) = found["pairings"]
    assert set(pairing) == {"bots", "games", "wins", "win_rate", "interval", "fair", "scores", "margin"}
    assert pairing["bots"] == ["greedy", "random"]
    assert pairing["interval"][0] < pairing["win_rate"] <= pairing["interval"][1]
    low, high = pairing["margin"]["interval"]
    assert low < pairing["margin"]["mean"] < high
    for bot in found["bots"]:
        assert bot["decisions"] > 0
        assert bot["worst_ms"] >= bot["ms"] > 0
    assert found["bots"][0]["rating"][0] > found["bots"][1]["rating"][0]


def test_what_people_are_told() -> None:
    out = maniero("arena", "castles", "--bots", "greedy,random", "--games", 8, "--jobs", 1).stdout
    assert out.startswith("Castles: 8 games, seed 1\n")
    assert "greedy v random" in out
    assert "rating" in out
    alone = maniero(
        "arena", "burgundy", "--bots", "random", "--games", 5, "--option", "duchy=13a", "--jobs", 1
    )
    assert "margin" not in alone.stdout


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    words = ("castles", "--bots", "greedy,random", "--jobs", 1)
    whole = tmp_path / "whole.jsonl"
    at_once = figures(*words, "--games", 8, "--results", whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    stopped = tmp_path / "stopped.jsonl"
    stopped.write_bytes(b"".join(lines[:4]) + lines[4][:25])  # In the middle of the fourth game.
    assert figures(*words, "--games", 8, "--results", stopped)["pairings"] == at_once["pairings"]
    assert len(stopped.read_bytes().splitlines()) == 9
    again = stopped.read_bytes()
    assert figures(*words, "--games", 8, "--results", stopped)["pairings"] == at_once["pairings"]
    assert stopped.read_bytes() == again  # Nothing was left to play.
    assert figures(*words, "--games", 10, "--results", stopped)["pairings"][0]["games"] == 10


def is_gone(group: int) -> bool:
    """Whether all processes of a command end."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        sleep(0.1)
    return False


def test_a_run_that_is_interrupted_leaves_good_results(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "castles", "--bots", "greedy,random", "--games", "100000", "--jobs", "2"]
    run = subprocess.Popen(
        [sys.executable, "-m", "maniero", *words, "--results", str(file)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heeds_interrupts,
    )
    try:
        for _ in range(600):
            if file.exists() and file.read_bytes().count(b"\n") > 20:
                break
            sleep(0.1)
        os.killpg(run.pid, signal.SIGINT)  # As Ctrl-C does: to all processes of the command.
        _, said = run.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        raise
    assert run.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    lines = file.read_text().splitlines()
    games = {(game["seed"], game["rotation"]) for game in map(json.loads, lines[1:])}
    assert len(games) == len(lines) - 1 > 19
    assert is_gone(run.pid)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("--seed", 2), "another contest: seed was 1, not 2"),
        (("--bots", "greedy,builder"), "another contest: bots was"),
        (("--option", "gate=reserve"), "another contest: options was"),
        (("--seconds", 1), "another contest: seconds was 0.0, not 1.0"),
    ],
)
def test_results_of_another_contest_are_refused(
    change: tuple[object, ...], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    words = ("arena", "castles", "--bots", "greedy,random", "--games", 2, "--jobs", 1, "--results", file)
    maniero(*words)
    before = file.read_bytes()
    assert said in mistake(*words, *change)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["not of ours\n", "[]\n", '{"format": "maniero arena 99"}\n', "\xff\n"])
def test_a_file_that_is_something_else_is_not_touched(text: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="latin-1")
    words = ("arena", "castles", "--games", 2, "--jobs", 1, "--results", file)
    assert "letter.txt is no file of results" in mistake(*words)
    assert file.read_text(encoding="latin-1") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("arena", "castles", "--games", 2, "--jobs", 1, "--results", file)
    maniero(*words)
    head, first, second = file.read_text().splitlines()
    file.write_text("\n".join([head, first[:40], second, ""]))
    assert "results.jsonl, line 2, is no result" in mistake(*words)


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def choose(world, seat, rng): return world.legal()[0]\n")
    words = ("arena", "castles", "--bots", f"{bot}:choose,random", "--games", 2, "--jobs", 1)
    maniero(*words, "--results", tmp_path / "r.jsonl")
    bot.write_text("def choose(world, seat, rng): return world.legal()[-1]\n")
    assert "another contest: files was" in mistake(*words, "--results", tmp_path / "r.jsonl")


def test_the_figures_are_drawn(tmp_path: Path) -> None:
    drawn, painted = tmp_path / "a.svg", tmp_path / "a.png"
    maniero("arena", "castles", "--bots", "greedy,random,builder", "--games", 4, "--jobs", 1,
            "--plot", drawn, "--plot", painted)  # fmt: skip
    root = ElementTree.fromstring(drawn.read_text())
    words = ["".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text")]
    pairings = {"greedy v random", "greedy v builder", "random v builder"}
    assert pairings | {"Castles, 2 seats", "builder"} <= set(words)
    assert "var(" not in drawn.read_text()
    assert painted.read_bytes().startswith(b"\x89PNG")
    alone = tmp_path / "alone.svg"
    maniero("arena", "castles", "--bots", "greedy", "--games", 2, "--jobs", 1, "--plot", alone)
    assert ElementTree.fromstring(alone.read_text()).tag.endswith("svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        (("castles", "--bots", "hal,random"), "there is no bot 'hal'; there are: random, greedy, apprentice"),
        (("castles", "--bots", "random,random"), "the bot 'random' is named twice"),
        (("castles", "--seats", 5), "is for 2, 3, 4 players, not 5"),
        (("castles", "--plot", "a.gif"), "a picture is .svg or .png"),
        (("castles", "--bots", "cmd:,random"), "'cmd:' names no program"),
        (("castles", "--bots", "cmd:'x,random"), "cannot be read (No closing quotation)"),
    ],
)
def test_a_mistake_gets_one_clear_line(words: tuple[object, ...], said: str) -> None:
    assert said in mistake("arena", *words, "--jobs", 1)


def test_a_mistake_in_another_process_is_told_the_same_way(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("def choose(world, seat, rng): return world.vocabulary().actions[0]\n")
    bots = f"{tmp_path}/bot.py:choose,random"
    said = mistake("arena", "council", "--bots", bots, "--games", 4, "--jobs", 2)
    assert "bot.py:choose': " in said
    assert "is not allowed now" in said
