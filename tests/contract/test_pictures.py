"""What every game draws: well formed, light, complete, and never broken by a name.

Each game names in its ``pictured.py`` the positions that are drawn here.
"""

from __future__ import annotations

import ast
import importlib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path
from typing import Any

import pytest

import maniero.games
from maniero.games import GAMES
from maniero.i18n import Language, language
from tests.contract.games import Case, cases, now_and_then
from tests.games.pictures import HOSTILE, NAMES, ids, parse, picks, said, text_sizes, used

MODULES: dict[str, Any] = {id: importlib.import_module(f"tests.games.{id}.pictured") for id in GAMES}
ENGLISH = language("en")

every_game = pytest.mark.parametrize("id", GAMES)
every_position = pytest.mark.parametrize(
    ("id", "name"),
    [pytest.param(id, name, id=f"{id}-{name}") for id in GAMES for name in MODULES[id].POSITIONS],
)


def view_of(id: str, name: str) -> Any:
    return MODULES[id].POSITIONS[name]()


def picture(id: str, view: Any, names: list[str] | None = None) -> str:
    return GAMES[id].picture(view, names or NAMES, ENGLISH)


def parts(id: str, view: Any, names: list[str] | None = None, words: Language = ENGLISH) -> list[str]:
    """What a page shows at once, besides the sprite."""
    names = names or NAMES
    drawn = GAMES[id].pictures(view, names, words)
    more = MODULES[id].more(view, names) if hasattr(MODULES[id], "more") else []
    return [
        part
        for part in (drawn.board, drawn.mine, drawn.narrow, drawn.strip, *drawn.panels.values(), *more)
        if part
    ]


def page(id: str, view: Any, names: list[str] | None = None) -> str:
    return f"<div>{GAMES[id].drawing().sprite()}{''.join(parts(id, view, names))}</div>"


@every_position
def test_pictures_are_well_formed_and_ids_are_unique(id: str, name: str) -> None:
    view = view_of(id, name)
    for part in parts(id, view):
        parse(part)
    for markup in (page(id, view), picture(id, view)):
        assert [found for found, times in ids(markup).items() if times > 1] == []


@every_position
def test_everything_used_is_in_the_sprite(id: str, name: str) -> None:
    view = view_of(id, name)
    for markup in (page(id, view), picture(id, view)):
        assert used(markup) - set(ids(markup)) == set()


def own_halos(e: ET.Element) -> Iterator[str]:
    """The halos of a thing, without those of the things that lie on it."""
    for child in e:
        if not child.get("data-pick"):
            kind = child.get("class", "").split()
            if "halo" in kind:
                yield kind[-1]
            yield from own_halos(child)


@every_position
def test_things_that_can_be_picked_have_a_label_an_id_and_four_halos(id: str, name: str) -> None:
    view = view_of(id, name)
    for markup in (page(id, view), picture(id, view)):
        for e in parse(markup).iter():
            if e.get("data-pick"):
                assert e.get("id")
                assert e.get("aria-label")
                assert sum("halo" in child.get("class", "").split() for child in e) == 4
                assert list(own_halos(e)) == ["halo-3", "halo-2", "halo-1", "halo-0"]


@pytest.mark.parametrize("case", [case for case in cases() if not case.values[0].options])
def test_every_choice_can_be_clicked(case: Case) -> None:
    """What an action is made of lies on the board or before the one who is asked."""
    game = case.game
    for state in now_and_then(case):
        seat = state.actor()
        if seat >= 0:
            drawn = game.pictures(game.view(state, seat), NAMES, ENGLISH)
            wanted = {pick for action in state.legal() for pick in game.picks(state, seat, action)}
            assert wanted <= picks(drawn.board + drawn.mine)
            assert wanted <= picks(drawn.board + drawn.narrow)


@every_position
def test_no_text_is_smaller_than_eleven_pixels(id: str, name: str) -> None:
    view = view_of(id, name)
    sprite = GAMES[id].drawing().sprite()
    for markup in (picture(id, view), *parts(id, view)):
        assert {words: size for words, size in text_sizes(markup, sprite) if size < 11} == {}


@every_game
def test_no_text_of_the_sprite_is_smaller_than_eleven_pixels(id: str) -> None:
    sprite = GAMES[id].drawing().sprite()
    shown = sprite.replace("defs", "g")  # As if every piece were drawn as large as it is.
    assert {words: size for words, size in text_sizes(shown, sprite) if size < 11} == {}


@every_position
def test_a_position_is_light(id: str, name: str) -> None:
    drawn = GAMES[id].pictures(view_of(id, name), NAMES, ENGLISH)
    shown = (drawn.board, drawn.mine, *drawn.panels.values())
    assert sum(len(part.encode()) for part in shown) < MODULES[id].HEAVIEST


@every_game
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_only_text(id: str, name: str) -> None:
    names = [name] * 4
    for position in MODULES[id].FULL_OF_NAMES:
        view = view_of(id, position)
        plain, markup = picture(id, view), picture(id, view, names)
        assert {e.tag for e in parse(markup).iter()} == {e.tag for e in parse(plain).iter()}
        assert len(markup) < len(plain) + 4000
        markup.encode()
        assert not any("\u202e" in words or len(words) > 300 for words in said(markup))
        assert not any("\u202e" in words for words in said(page(id, view, names)))


def _is_tr(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr"


def words_in_the_code(id: str) -> set[str]:
    """The words that are found when the catalogue is made: not those inside a formatted string."""
    found = set()
    room = Path(maniero.games.__file__).parent / id
    for file in [*room.glob("nouns.py"), *(room / "draw").glob("*.py")]:
        tree = ast.parse(file.read_text())
        for part in ast.walk(tree):
            if isinstance(part, ast.JoinedStr):
                assert not any(map(_is_tr, ast.walk(part))), file
            if isinstance(part, ast.Call) and _is_tr(part):
                assert isinstance(part.args[0], ast.Constant)
                found.add(part.args[0].value)
    return found


class Listening(Language):
    """A language that notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__("en", NullTranslations())
        self.asked: set[str] = set()

    def _(self, message: str) -> str:
        self.asked.add(message)
        return message


@every_game
def test_every_word_is_found_when_the_catalogue_is_made(id: str) -> None:
    listening = Listening()
    for name in MODULES[id].POSITIONS:
        view = view_of(id, name)
        parts(id, view, words=listening)
        GAMES[id].picture(view, NAMES, listening)
    assert listening.asked
    assert listening.asked <= words_in_the_code(id)
