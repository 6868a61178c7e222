"""``maniero train``: real games, real processes, a real cluster; only what wins is kept."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import maniero
from maniero.arena.jobs import Pool
from maniero.arena.statistics import wilson
from maniero.bots.learning import Tuning
from maniero.bots.search.judge import Judge
from maniero.bots.weights import Weights, parse_weights
from maniero.cli import training
from maniero.games import GAMES
from maniero.kernel.state import State
from maniero.training.games import Duel, Dueled, Teacher, Watch, Watched
from maniero.training.training import Learned, Match, TrainingError, match

LEARNER = "council"
SHORT = ("--games", "2", "--match", "2", "--seed", "4", "--json")


def run(*words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "maniero", "train", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180)
    assert done.returncode == code, done.stdout + done.stderr
    return done


def test_a_worse_candidate_is_not_kept_and_any_number_of_processes_learns_the_same(tmp_path: Path) -> None:
    """Two games teach nothing good."""
    out = tmp_path / "weights.toml"
    one = json.loads(run(LEARNER, *SHORT, "--jobs", "1", "--out", str(out)).stdout)
    assert not out.exists()
    out.write_text("# Mine.\n")
    two = json.loads(run(LEARNER, *SHORT, "--jobs", "2", "--out", str(out)).stdout)
    assert out.read_text() == "# Mine.\n"
    assert one == two
    assert (one["method"], one["games"], one["match"]["games"]) == ("fitting", 2, 2)
    assert one["rows"] > 50
    assert (one["kept"], one["file"]) == (False, None)


def test_a_better_one_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[LEARNER]
    good = parse_weights(game.weights_file().read_text(encoding="utf-8"))
    bad = tmp_path / "bad.toml"
    bad.write_text('# Upside down.\n[weights]\n"always" = 1.0\n')
    monkeypatch.setattr(game, "weights_file", lambda: bad)
    monkeypatch.setattr(training, "old_weights", lambda game: {name: -5 * x for name, x in good.items()})
    monkeypatch.setattr(training, "learn", lambda *_: Learned(good, 9, {"rows": 3.0}))
    training.train(LEARNER, 9, 6, 1, 1, None, "", False)
    told = capsys.readouterr().out
    assert "new against old: 100.0 % of 6 games [61.0, 100.0]" in told
    assert str(bad) in told
    assert bad.read_text().startswith("# Upside down.\n[weights]\n")
    assert parse_weights(bad.read_text()) == pytest.approx(good)


def test_a_game_without_weights_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["castles"], "learning", None)
    with pytest.raises(TrainingError, match="Castles has no weights to learn"):
        training.train("castles", 2, 2, 1, 1, None, "", False)


def test_winning_by_chance_is_not_winning() -> None:
    assert not Match(20, 13, wilson(13, 20), 5.0).won
    assert Match(200, 130, wilson(130, 200), 5.0).won
    assert not Match(200, 70, wilson(70, 200), -5.0).won


class PointsJudge(Judge):
    """Points, and a liking for nothing at all."""

    def __init__(self, weights: Weights) -> None:
        self._each = weights["points"]

    def value(self, s: State, seat: int) -> float:
        return self._each * (s.points[seat] - s.points[1 - seat])


def test_a_game_whose_weights_are_tuned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = GAMES["castles"]
    file = tmp_path / "weights.toml"
    file.write_text('[weights]\n"points" = 1.0\n')
    monkeypatch.setattr(game, "learning", Tuning(["points"], PointsJudge))
    monkeypatch.setattr(game, "weights_file", lambda: file)
    training.train("castles", 48, 4, 1, 1, None, "", True)
    assert parse_weights(file.read_text()) == {"points": 1.0}  # What is the same does not win.


def test_tasks() -> None:
    game = GAMES[LEARNER]
    weights = parse_weights(game.weights_file().read_text(encoding="utf-8"))
    teacher = Teacher(LEARNER)
    watched = teacher(Watch(3, weights))
    assert isinstance(watched, Watched)
    assert watched == teacher(Watch(3, weights))
    assert game.learning is not None
    assert {len(look.features) for look in watched.looks} == {len(game.learning.names)}
    assert [look.worth for look in watched.looks[-2:]] == watched.points
    assert all(look.features[0] == 1.0 for look in watched.looks[:-2])
    dueled = teacher(Duel(3, weights, weights))
    assert isinstance(dueled, Dueled)
    assert (dueled.wins, dueled.games, dueled.margin) == (1.0, 2, 0.0)  # Nobody is stronger than oneself.


def test_a_match_is_played_on_seeds_that_nothing_was_learned_from() -> None:
    class Noted(Pool[Any, Any]):
        def run(self, tasks: Any) -> Iterator[Dueled]:
            seen.extend(task.seed for task in tasks)
            decided.extend(task.decides for task in tasks)
            return iter([Dueled(task.seed, 1.5, 2, 4.0) for task in tasks])

    seen: list[int] = []
    decided: list[bool] = []
    found = match({}, {}, 9, 1, Noted(Teacher(LEARNER), 1), lambda n: None)
    assert (found.games, found.wins, found.margin) == (10, 7.5, 4.0)
    assert len(set(seen)) == 5
    assert min(seen) > 10**9
    assert decided == [True] * 5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        ((LEARNER, "--ray", "127.0.0.1:1", "--out", "/dev/null"), "there is no Ray cluster at 127.0.0.1:1"),
        ((LEARNER, "--out", "/nowhere/weights.toml"), "No such file or directory"),
    ],
)
def test_a_mistake_gets_one_clear_line(words: tuple[str, ...], said: str) -> None:
    done = run(*words, code=1)
    assert done.stderr.startswith("maniero: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def wait_for(port: int) -> None:
    for _ in range(600):
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        sleep(0.1)


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a Ray of one computer and one core."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="ray")  # The paths of its sockets must be short.
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", f"--port={port}"]
    command += ["--num-cpus=1", "--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
    command += ["--object-store-memory=80000000"]
    known = {**os.environ, "PYTHONPATH": str(Path(maniero.__file__).parents[1])}
    ray = subprocess.Popen(
        command, env=known, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        wait_for(port)
        yield f"127.0.0.1:{port}"
    finally:
        ray.terminate()
        ray.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def test_a_cluster_learns_the_same(cluster: str, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "weights.toml"))
    alone = json.loads(run(LEARNER, *SHORT, *out, "--jobs", "1").stdout)
    together = json.loads(run(LEARNER, *SHORT, *out, "--ray", cluster).stdout)
    assert together == alone
