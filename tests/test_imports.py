"""Who may import whom; bots know the kernel only, and no picture knows the rules."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import maniero.games

SOURCES = Path(__file__).parent.parent / "src" / "maniero"
ALLOWED = {
    "kernel": {"kernel"},
    "bots": {"kernel", "bots"},
    "art": {"art"},
    "catalogue": {"kernel", "bots", "catalogue", "i18n"},
    "kit": {"kernel", "catalogue", "kit", "art", "i18n"},
    "games": {"kernel", "bots", "catalogue", "kit", "games", "art", "i18n"},
    "table": {"kernel", "catalogue", "games", "bots", "table"},
    "arena": {"kernel", "catalogue", "games", "bots", "table", "art", "arena"},
    "training": {"kernel", "catalogue", "games", "bots", "arena", "training"},
    "tournament": {"kernel", "catalogue", "bots", "table", "tournament"},
}


def imports(file: Path) -> set[str]:
    """The modules of this project that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
    return {name for name in found if name.startswith("maniero.")}


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_lies_below_it(package: str) -> None:
    for file in (SOURCES / package).rglob("*.py"):
        name = str(file.relative_to(SOURCES))
        for module in imports(file):
            other = module.split(".")[1]
            assert other in ALLOWED[package], f"{name} imports {module}"


@pytest.mark.parametrize("game", maniero.games.GAMES)
def test_games_do_not_import_each_other(game: str) -> None:
    for file in (SOURCES / "games" / game).rglob("*.py"):
        for module in imports(file):
            assert not module.startswith("maniero.games.") or module.split(".")[2] == game


@pytest.mark.parametrize("game", maniero.games.GAMES)
def test_pictures_are_drawn_from_the_view_alone(game: str) -> None:
    for file in (SOURCES / "games" / game / "draw").rglob("*.py"):
        for module in imports(file):
            own = module.removeprefix(f"maniero.games.{game}.")
            known = own == module or own.split(".")[0] in ("colours", "draw", "nouns", "view")
            assert known, f"{file.name} imports {module}"


def test_playing_loads_no_words_and_no_pictures() -> None:
    """Bots and benchmarks start fast: a game is played without ``text`` and ``draw``."""
    code = """
import sys
from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout

for game in GAMES.values():
    state = game.new(game.usual_seats)
    playout(state, Rng(1))
    game.value(state, 0)
    game.view(state, 0)
loaded = [name for name in sys.modules if name.startswith("maniero.")]
print([name for name in loaded if {"text", "draw", "art", "i18n"} & set(name.split("."))])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_kernel_names_no_game() -> None:
    for file in (SOURCES / "kernel").rglob("*.py"):
        words = file.read_text().lower()
        for game in ("castelli", "burgundy", "carcassonne", "pink"):
            assert game not in words or file.name == "record.py", f"{file.name} names {game}"
