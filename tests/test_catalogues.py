"""The catalogues: every message of the code has its translation, and nothing else is in them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import maniero
from maniero.i18n import LANGUAGES, language

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

SOURCE = Path(maniero.__file__).parent
KEYWORDS = {"_": None, "n_": (1, 2), "tr": None}
TRANSLATED = [code for code in LANGUAGES if code != "en"]

Id = str | tuple[str, ...]


@cache
def used() -> set[Id]:
    """The messages of the code; one that counts is a pair."""
    found = extract_from_dir(SOURCE, method_map=[("**.py", "python")], keywords=KEYWORDS)
    return {message for _file, _line, message, _comments, _context in found}


@cache
def catalogue(code: str) -> Catalog:
    with (SOURCE / "locale" / f"{code}.po").open("rb") as file:
        return read_po(file, locale=code, abort_invalid=True)


@cache
def entries(code: str) -> dict[Id, Message]:
    """The entries of a catalogue without its header."""
    return {_key(message.id): message for message in catalogue(code) if message.id}


def _key(id: str | list[str] | tuple[str, ...]) -> Id:
    return id if isinstance(id, str) else tuple(id)


def forms(text: str | list[str] | tuple[str, ...] | None) -> list[str]:
    return [text or ""] if text is None or isinstance(text, str) else list(text)


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{[^{}]*\}", text))


def test_messages_are_found() -> None:
    assert "Hire an assistant" in used()
    assert ("{n} coin", "{n} coins") in used()
    assert "Coast" in used()


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_message_is_translated(code: str) -> None:
    done = {id for id, entry in entries(code).items() if all(text.strip() for text in forms(entry.string))}
    assert used() - done == set()


@pytest.mark.parametrize("code", TRANSLATED)
def test_nothing_is_obsolete_or_doubtful(code: str) -> None:
    assert entries(code).keys() - used() == set()
    assert not catalogue(code).obsolete
    assert [entry.id for entry in entries(code).values() if entry.fuzzy] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_placeholders_are_the_same(code: str) -> None:
    for id, entry in entries(code).items():
        english, translated = forms(entry.id), forms(entry.string)
        assert [placeholders(text) for text in english] == [placeholders(text) for text in translated], id


@pytest.mark.parametrize("code", TRANSLATED)
def test_plurals_have_all_forms(code: str) -> None:
    for id, entry in entries(code).items():
        wanted = catalogue(code).num_plurals if isinstance(id, tuple) else 1
        assert len(forms(entry.string)) == wanted, id


def test_a_message_counts_or_does_not() -> None:
    """A catalogue has one entry for an English text: alone, or as the start of one pair."""
    first = [forms(id)[0] for id in used()]
    assert sorted(first) == sorted(set(first))


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_header_says_what_is_needed(code: str) -> None:
    found = catalogue(code)
    assert (found.charset or "").upper() == "UTF-8"
    assert found.plural_forms == "nplurals=2; plural=(n != 1);"


def test_languages_speak() -> None:
    assert language("it")._("Hire an assistant") == "Ingaggia un aiutante"
    said = [[language(code).n_("{n} coin", "{n} coins", n) for n in (0, 1, 2)] for code in ("en", "it")]
    assert said == [["0 coins", "1 coin", "2 coins"], ["0 monete", "1 moneta", "2 monete"]]
    assert language("xx").code == "en"
