"""What every game draws: well formed, light, complete, and never broken by a name.

Each game names in its ``pictured.py`` the positions that are drawn here.
"""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest

import maniero.games
from maniero.games import GAMES
from maniero.i18n import Language
from tests.contract.cases import cases
from tests.contract.drawn import ENGLISH, MODULES, Drawn, every_position, page
from tests.contract.walks import Walk
from tests.games.pictures import HOSTILE, NAMES, ids, parse, picks, said, text_sizes, used

every_game = pytest.mark.parametrize("id", GAMES)


@pytest.fixture(scope="module", params=every_position(), ids=str)
def drawn(request: pytest.FixtureRequest) -> Drawn:
    """A copy that is forgotten with its tests, which pytest puts together."""
    return Drawn(request.param.id, request.param.name)


def test_pictures_are_well_formed_and_ids_are_unique(drawn: Drawn) -> None:
    for part in drawn.parts:
        parse(part)
    for tree in drawn.trees:
        assert [found for found, times in ids(tree).items() if times > 1] == []


def test_everything_used_is_in_the_sprite(drawn: Drawn) -> None:
    for tree in drawn.trees:
        assert used(tree) - set(ids(tree)) == set()


def own_halos(e: ET.Element) -> Iterator[str]:
    """The halos of a thing, without those of the things that lie on it."""
    for child in e:
        if not child.get("data-pick"):
            kind = child.get("class", "").split()
            if "halo" in kind:
                yield kind[-1]
            yield from own_halos(child)


def test_things_that_can_be_picked_have_a_label_an_id_and_four_halos(drawn: Drawn) -> None:
    for tree in drawn.trees:
        for e in tree.iter():
            if e.get("data-pick"):
                assert e.get("id")
                assert e.get("aria-label")
                assert sum("halo" in child.get("class", "").split() for child in e) == 4
                assert list(own_halos(e)) == ["halo-3", "halo-2", "halo-1", "halo-0"]


# The usual games, and some of the others.
@pytest.mark.parametrize(
    "walk", [case for case in cases() if not case.options or case.seed % 5 == 0], ids=str, indirect=True
)
def test_every_choice_can_be_clicked(walk: Walk) -> None:
    """What an action is made of lies on the board or before the one who is asked."""
    game = walk.case.game
    for here in walk.now_and_then(one_in=2):
        for seat in here.state.actors():
            if seat >= 0:
                drawn = game.pictures(here.views[seat], NAMES, ENGLISH)
                legal = here.state.legal_for(seat)
                wanted = {pick for action in legal for pick in game.picks(here.state, seat, action)}
                assert wanted <= picks(drawn.board + drawn.mine), here
                assert wanted <= picks(drawn.board + drawn.narrow), here


def test_no_text_is_smaller_than_eleven_pixels(drawn: Drawn) -> None:
    sprite = GAMES[drawn.id].drawing().sprite()
    for markup in (drawn.picture, *drawn.parts):
        assert {words: size for words, size in text_sizes(markup, sprite) if size < 11} == {}


@every_game
def test_no_text_of_the_sprite_is_smaller_than_eleven_pixels(id: str) -> None:
    sprite = GAMES[id].drawing().sprite()
    shown = sprite.replace("defs", "g")  # As if every piece were drawn as large as it is.
    assert {words: size for words, size in text_sizes(shown, sprite) if size < 11} == {}


def test_a_position_is_light(drawn: Drawn) -> None:
    shown = GAMES[drawn.id].pictures(drawn.view, NAMES, ENGLISH)
    weight = sum(len(part.encode()) for part in (shown.board, shown.mine, *shown.panels.values()))
    module = MODULES[drawn.id]
    assert weight < (module.heaviest(drawn.name) if hasattr(module, "heaviest") else module.HEAVIEST)


@every_game
def test_hostile_names_are_only_text(id: str) -> None:
    for position in MODULES[id].FULL_OF_NAMES:
        drawn = Drawn(id, position)
        tags = {e.tag for e in parse(drawn.picture).iter()}
        for name in HOSTILE:
            markup, parts = drawn.draw([name] * 4), drawn.draw_parts([name] * 4)
            assert {e.tag for e in parse(markup).iter()} == tags, name
            assert len(markup) < len(drawn.picture) + 4000, name
            markup.encode()
            assert not any("\u202e" in words or len(words) > 300 for words in said(markup)), name
            assert not any("\u202e" in words for words in said(page(id, parts))), name


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
        drawn = Drawn(id, name)
        drawn.draw_parts(NAMES, listening)
        drawn.draw(NAMES, listening)
    assert listening.asked
    assert listening.asked <= words_in_the_code(id)
