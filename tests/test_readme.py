"""What the README and the docs show runs: every Python example, every command."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from maniero.cli.app import app
from maniero.games import GAMES
from maniero.server.store.models import METADATA

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
# Only read as a command; tests of their own run them.
SLOW = {"play", "serve", "bench", "backup", "restore", "prune", "train"}
RECORD = sorted((ROOT / "tests" / "games" / "council" / "golden").glob("*.txt"))[0]


def examples() -> list[str]:
    """The Python examples of all pages."""
    return [
        code for page in PAGES for code in re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    ]


def file_name(code: str) -> str:
    """The file that an example says it is, in its first line; "" for one that is run as it is."""
    found = re.match(r"# (\w+\.py)\b", code)
    return found[1] if found else ""


def shown() -> list[str]:
    """The commands in backticks and in indented lines, without those that only name a part of one."""
    found: list[str] = []
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
        found += re.findall(r"`maniero ([^`]+)`", text)
        found += re.findall(r"^    (?:\.venv/bin/)?maniero ([^#\n]+)", text, re.MULTILINE)
    return sorted({command.strip() for command in found if command != "seed "})


def filled(command: str, folder: Path) -> list[str]:
    """The words of a command, with something for each placeholder, and few games."""
    words = shlex.split(command.partition(" > ")[0])
    stands = {"FILE": str(RECORD), "GAME": "council", "DIR": str(folder / "records"), "N": "2"}
    words = [stands.get(word, word) for word in words]
    words = [re.sub(r"=(FILE|\w+\.toml)$", f"={folder / 'mine.toml'}", word) for word in words]
    if "--games" in words:
        words[words.index("--games") + 1] = "2"
    return words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with the files that the examples name."""
    monkeypatch.chdir(tmp_path)
    for code in examples():
        if file_name(code):
            (tmp_path / file_name(code)).write_text(code)
    for example in (ROOT / "docs" / "examples").iterdir():
        shutil.copy(example, tmp_path)
    (tmp_path / "mine.toml").write_text(GAMES["carcassonne"].component_file())
    return tmp_path


def test_examples_and_commands_are_found() -> None:
    assert {file_name(code) for code in examples()} >= {"first_bot.py", ""}
    assert any("first_bot.py:choose" in command for command in shown())
    assert len(shown()) >= 12


@pytest.mark.parametrize("code", [code for code in examples() if not file_name(code)])
def test_an_example_runs(code: str, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=ROOT
    )
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.parametrize("command", shown())
def test_a_command_is_understood(command: str, folder: Path) -> None:
    """All its options are known; where it is whole, and cheap, it runs."""
    words = filled(command, folder)
    main: Any = typer.main.get_command(app)
    if words[0] == "--version":
        assert CliRunner().invoke(app, words).exit_code == 0
        return
    known = {name for each in main.commands[words[0]].params for name in each.opts}
    assert {word for word in words if word.startswith("--")} <= known
    if words == ["games"] or (words[0] not in SLOW and len(words) > 1):
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 0, done.output
        assert done.output


@pytest.mark.parametrize("more", [["--check"], ["--step", "40", "--png", "F"], ["--seat", "1"], ["--json"]])
def test_a_record_is_replayed_in_every_way(more: list[str], folder: Path) -> None:
    done = CliRunner().invoke(app, ["replay", str(RECORD), *more])
    assert done.exit_code == 0, done.output
    assert (folder / "F").exists() == ("--png" in more)


def test_hosts_find_every_option_of_the_server() -> None:
    main: Any = typer.main.get_command(app)
    options = {each.opts[0] for each in main.commands["serve"].params}
    hosting = (ROOT / "docs" / "hosting.md").read_text()
    assert {option for option in options if f"`{option}" not in hosting} == set()


def test_every_column_of_the_store_is_told() -> None:
    page = (ROOT / "docs" / "server.md").read_text()
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", page.partition("## What is stored")[2], re.MULTILINE))
    for name in ("guests", "tables", "seats", "log", "tournaments", "pairings", "boxes", "keys"):
        columns = METADATA.tables[name].columns.keys()
        assert [column for column in columns if not re.search(rf"\b{column}\b", rows[name])] == []
    assert METADATA.tables.keys() <= rows.keys()
