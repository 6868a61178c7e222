"""Nothing outside a game's package names the game: every game owns its room.

Looked for are the ids of the games as names of things in code (a text, an identifier or a part of one, a
module), and the words that only one title has.  "Castles" is also plain English, so in sentences only
the other words count.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

from maniero.games import GAMES

SOURCES = Path(__file__).parent.parent / "src" / "maniero"
PACKAGES = [
    "arena",
    "art",
    "bots",
    "catalogue",
    "cli",
    "kernel",
    "kit",
    "server",
    "table",
    "tournament",
    "training",
]
FILES = [
    file
    for package in PACKAGES
    for file in sorted((SOURCES / package).rglob("*"))
    if file.suffix in (".py", ".js", ".css", ".svg", ".html")
]
TITLES = ("burgundy", "carcassonne", "castelli", "council of four")
ALLOWED = {
    "kernel/record.py": {"council"},  # The docstring shows how a record is written.
    "cli/__init__.py": {"council"},  # So does a comment, for a command.
}


def found(file: Path) -> set[str]:
    """The games that a file names, in its path too."""
    text = file.read_text(encoding="utf-8")
    name = str(file.relative_to(SOURCES).with_suffix(""))
    names = {word for word in TITLES if word in text.lower() or word in name}
    for id in GAMES:
        if any(
            re.search(rf"(?<![a-z]){id}(?![a-z])|{id.upper()}", word) for word in [*code(file, text), name]
        ):
            names.add(id)
    return names - ALLOWED.get(str(file.relative_to(SOURCES)), set())


def code(file: Path, text: str) -> list[str]:
    """The identifiers of a file, and its texts when they are one word, as an id or a key is."""
    if file.suffix != ".py":
        return re.findall(r"[\w-]+", re.sub(r"/\*.*?\*/|//.*", "", text, flags=re.DOTALL))
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    words = [token.string for token in tokens if token.type in (tokenize.NAME, tokenize.STRING)]
    return [word for word in words if not re.search(r"\s", word)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_a_file_outside_the_games_names_no_game(file: Path) -> None:
    assert found(file) == set()


def test_a_game_that_is_named_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_names.SOURCES", tmp_path)
    file = tmp_path / "some.py"
    for line, names in {
        "import castles": {"castles"},
        "CASTLES = 1": {"castles"},
        "if id == 'council': pass": {"council"},
        "council_emblem()": {"council"},
        "# As in Burgundy.": {"burgundy"},
        "# Castles stand on hills.": set(),
        "text = 'Castles of clouds'": set(),
        "heading = 'Castles'": set(),
    }.items():
        file.write_text(line)
        assert found(file) == names, line
