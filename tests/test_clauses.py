"""Every clause has a test, and every test that names a clause names one that exists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from maniero.games import GAMES
from maniero.i18n import LANGUAGES

TESTS = Path(__file__).parent
LONGER = 1.5  # Italian takes up to so much more room than English, or less: beyond, something is missing.
SHORT = 40  # Letters; below, a word more or less is half of the text.


def named_clauses() -> dict[str, set[str]]:
    """What the ``@clause`` marks of all tests name, by game."""
    named: dict[str, set[str]] = {}
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "clause":
                        game, *ids = [ast.literal_eval(arg) for arg in mark.args]
                        named.setdefault(game, set()).update(ids)
    return named


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_has_a_test(id: str) -> None:
    assert set(GAMES[id].clauses()) - named_clauses().get(id, set()) == set()


@pytest.mark.parametrize("id", GAMES)
def test_every_test_names_a_clause_that_exists(id: str) -> None:
    assert named_clauses().get(id, set()) - set(GAMES[id].clauses()) == set()


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_can_be_read_in_every_language(id: str) -> None:
    for clause in GAMES[id].clauses().values():
        for texts in [clause.text, clause.ruling] if clause.ruling else [clause.text]:
            for lang in LANGUAGES:
                assert texts[lang] == texts[lang].strip() != ""
                assert texts[lang].endswith(".")
            assert texts["en"] != texts["it"]


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_says_about_as_much_in_every_language(id: str) -> None:
    for clause in GAMES[id].clauses().values():
        for texts in [clause.text, clause.ruling] if clause.ruling else [clause.text]:
            lengths = [max(SHORT, len(texts[lang])) for lang in LANGUAGES]
            assert max(lengths) <= LONGER * min(lengths), clause.id


@pytest.mark.parametrize("id", GAMES)
def test_every_option_is_explained_by_a_clause(id: str) -> None:
    assert {option.clause for option in GAMES[id].options} <= set(GAMES[id].clauses())
