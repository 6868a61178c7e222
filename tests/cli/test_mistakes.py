"""A user's mistake is one line on stderr, and what others wrote into names is shown, never obeyed."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from maniero.cli.terminal import OneLine, plain
from tests.foreground import heeds_interrupts

EVIL = "\x1b[31mAnna\x07\x9b2J\u202e[red][/]\ud800\n"


def run(*words: str | bytes, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a shell starts it."""
    return subprocess.run(
        [sys.executable, "-m", "maniero", *words],
        capture_output=True,
        text=True,
        errors="surrogateescape",
        env={**os.environ, **environment},
        timeout=60,
    )


def mistake(*words: str | bytes, **environment: str) -> str:
    """The one line that tells of a mistake."""
    done = run(*words, **environment)
    assert done.returncode in (1, 2), done
    assert done.stderr.startswith("maniero: "), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.strip().isprintable()
    assert done.stdout == ""
    return done.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert run("simulate", "council", "--games", "1", "--seed", "5", "--records", str(folder)).returncode == 0
    return folder / "council-5.txt"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def test_a_port_in_use(database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = mistake("serve", "--port", port, "--database-url", database)
    assert f"port {port} at 127.0.0.1 cannot be had (Address already in use)" in said


@pytest.mark.parametrize("host", ["no-such-host.invalid", b"\xff\x1b[31m"])
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_host_that_does_not_exist(command: str, host: str | bytes, database: str) -> None:
    assert "there is no host" in mistake(command, "--host", host, "--database-url", database)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///{folder}", "Is a directory"),
        ("sqlite:///{folder}/text", "file is not a database"),
        ("sqlite:///{folder}/none/x", "there is no folder"),
        ("sqlite:////dev/full", "the database cannot be opened"),
        ("postgresql://x@127.0.0.1:1/none", "the database cannot be opened"),
        ("postgresql://x@127.0.0.1:port/none", "the database cannot be opened"),
        ("postgresql://x@no-such-host.invalid/none", "the database cannot be opened"),
        ("mysql://x", "a database URL begins with"),
    ],
)
def test_a_database_that_cannot_be_used(url: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, but long enough to look like one\n" * 100)
    assert said in mistake("serve", "--port", "0", "--database-url", url.format(folder=tmp_path))


def test_a_database_of_a_newer_version(database: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
        newer.commit()
    said = "this database was made by a newer version of Maniero"
    assert said in mistake("serve", "--port", "0", "--database-url", database)
    assert said in mistake("backup", str(tmp_path / "kept"), "--database-url", database)
    assert said in mistake("prune", "--older-than", "1d", "--database-url", database)


def test_looking_after_a_database_that_cannot_be_used(database: str, record: Path, tmp_path: Path) -> None:
    there = ("--database-url", database)
    assert "there is no database" in mistake("backup", str(tmp_path / "kept"), *there)
    assert "there is no database" in mistake("prune", "--older-than", "1d", *there)
    assert "an age is written like" in mistake("prune", "--older-than", "\x1b[31m", *there)
    assert "is no backup of Maniero" in mistake("restore", str(record), *there)
    assert "Is a directory" in mistake("restore", str(tmp_path), *there)
    nobody = ("--database-url", "postgresql://x@127.0.0.1:1/none")
    for words in (
        ("backup", str(tmp_path / "kept")),
        ("restore", str(record)),
        ("prune", "--older-than", "1d"),
    ):
        mistake(*words, *nobody)


@pytest.mark.parametrize("path", ["maniero", "/a//b", "/t", "/\x1b[31m"])
def test_a_root_path_that_cannot_be_one(path: str, database: str) -> None:
    assert "a root path is written like" in mistake("serve", "--root-path", path, "--database-url", database)


@pytest.mark.parametrize("target", ["{record}", "/dev/full", "/proc/none"])
def test_records_that_cannot_be_kept(record: Path, target: str) -> None:
    where = target.format(record=record)
    assert where in mistake("simulate", "council", "--games", "1", "--records", where)
    assert where in mistake("tournament", "castles", "--records", where)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("/", "Is a directory"),
        ("/dev/full", "No space left on device"),
        ("/no/such/folder.png", "No such file or directory"),
    ],
)
def test_a_picture_that_cannot_be_kept(record: Path, target: str, said: str) -> None:
    assert said in mistake("replay", str(record), "--png", target)


def test_words_that_are_no_text() -> None:
    raw = b"\xff\x1b[31m\xe2\x80\xae"
    assert "there is no game" in mistake("simulate", raw)
    assert "cannot be read" in mistake("replay", raw)
    assert "no clause mentions" in mistake("rules", "council", "--search", raw)
    assert "there is no language" in mistake("rules", "council", "--lang", raw)
    assert "cannot be read" in mistake("simulate", "council", "--bots", raw + b".py:f")
    assert "is written name=value" in mistake("simulate", "council", "--option", raw)
    assert "cannot be read" in mistake("simulate", "council", "--components", raw)
    for words in ((raw,), ("simulate", b"--" + raw), ("games", raw), ("simulate", "council", "--games", raw)):
        wrong = run(*words)
        assert wrong.returncode == 2
        assert wrong.stderr.replace("\n", "").isprintable()


def test_names_of_a_record_are_shown_and_not_obeyed(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    names = json.dumps([EVIL, "[bold]Bruno"])
    lines = [f"seats: {names}" if line.startswith("seats: ") else line for line in lines]
    evil = tmp_path / "evil.txt"
    evil.write_text("\n".join(lines) + "\n")
    done = run("replay", str(evil), COLUMNS="400")
    assert done.returncode == 0, done.stderr
    assert done.stdout.replace("\n", "").isprintable()
    assert r"\x1b[31mAnna\x07\x9b2J\u202e[red][/]\ud800\n builds" in done.stdout
    assert r"2 [bold]Bruno" in done.stdout
    assert run("replay", str(evil), "--png", str(tmp_path / "evil.png")).returncode == 0


def test_a_bot_that_cannot_be_loaded(tmp_path: Path) -> None:
    for text in ("def choose(:\n", "import no_such_module\n", "raise ValueError('\\x1b[31m')\n"):
        (tmp_path / "bot.py").write_text(text)
        words = ("simulate", "council", "--bots", f"{tmp_path / 'bot.py'}:choose")
        assert "bot.py cannot be loaded" in mistake(*words)


@pytest.mark.parametrize("words", [("games",), ("rules", "council")])
def test_an_output_that_nobody_takes(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "maniero", *words]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (1, "maniero: No space left on device\n")
    reading, writing = os.pipe()
    os.close(reading)
    gone = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (gone.returncode, gone.stderr) == (1, "")


def test_a_terminal_without_accents_gets_numbers(record: Path) -> None:
    ascii = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    for words in (("rules", "council"), ("replay", str(record))):
        done = run(*words, "--lang", "it", **ascii)
        assert done.returncode == 0, done.stderr
        assert r"\xe0" in done.stdout


@pytest.mark.parametrize("words", [("simulate", "council", "--games", "1000000"), ("bench", "--alone")])
def test_who_stops_a_command_sees_no_traceback(words: tuple[str, ...], tmp_path: Path) -> None:
    more = ("--records", str(tmp_path)) if words[0] == "simulate" else ("--seconds", "60")
    process = subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "maniero", *words, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heeds_interrupts,
    )
    assert process.stderr is not None
    for line in process.stderr:  # All that is imported before the work begins.
        if "rich.live_render" in line:
            break
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in said


def test_a_line_of_the_log_is_one_line() -> None:
    try:
        raise ValueError(EVIL)
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("x", logging.ERROR, "", 0, "a frame of %s", (EVIL,), error)
    lines = OneLine("%(levelname)s %(message)s").format(record).split("\n")
    assert all(line.isprintable() for line in lines)
    assert lines[0] == f"ERROR a frame of {plain(EVIL)}"
    assert sum(plain(EVIL)[:-2] in line for line in lines) == 2
