"""Component files of any game: a copy is the same box, and what is no component file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.games import GAMES
from maniero.kernel.facts import MAX_BYTES, ComponentError
from tests.games.corrections import original

every_game = pytest.mark.parametrize("id", GAMES)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


@every_game
def test_a_copy_of_the_file_is_the_same_box(id: str, mine: Path) -> None:
    game = GAMES[id]
    mine.write_text(original(id), encoding="utf-8")
    box = game.box(str(mine))
    assert box.fingerprint == game.box().fingerprint
    words, again = (game.new(game.usual_seats, box=each).vocabulary().actions for each in (game.box(), box))
    assert [word.text for word in words] == [word.text for word in again]


@every_game
def test_comments_and_spaces_do_not_change_the_fingerprint(id: str, mine: Path) -> None:
    mine.write_text("# My copy.\n\n" + original(id).replace(" = ", "   =  "), encoding="utf-8")
    assert GAMES[id].box(str(mine)).fingerprint == GAMES[id].box().fingerprint


@every_game
def test_a_date_in_a_component_file_does_no_harm(id: str, mine: Path) -> None:
    mine.write_text(original(id) + "\n[about]\nprinted = 2015-10-08\n", encoding="utf-8")
    assert GAMES[id].box(str(mine)).fingerprint != GAMES[id].box().fingerprint


@every_game
def test_a_file_that_is_not_there_is_refused(id: str, mine: Path) -> None:
    with pytest.raises(ComponentError, match=r"^mine\.toml: cannot be read \(No such file"):
        GAMES[id].box(str(mine))


@every_game
def test_a_file_that_is_too_large_is_refused(id: str, mine: Path) -> None:
    mine.write_text(original(id) + "#" * MAX_BYTES, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^mine\.toml: is larger than 1000000 bytes$"):
        GAMES[id].box(str(mine))


@every_game
def test_a_file_that_is_not_utf_8_is_refused(id: str, mine: Path) -> None:
    mine.write_bytes(original(id).encode() + b"# \xff\xfe")
    with pytest.raises(ComponentError, match=r"^mine\.toml: is not UTF-8 text$"):
        GAMES[id].box(str(mine))


@every_game
@pytest.mark.parametrize("broken", ["count = ", "[counts\n", "count = 12\ncount = 13", "\x00"])
def test_broken_toml_is_refused_with_the_line(id: str, mine: Path, broken: str) -> None:
    mine.write_text(original(id) + "\n[more]\n" + broken, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^mine\.toml: .*(line \d+|end of document)"):
        GAMES[id].box(str(mine))


@every_game
def test_a_file_nested_too_deeply_is_refused(id: str, mine: Path) -> None:
    mine.write_text("a = " + "[" * 100_000, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^mine\.toml: "):
        GAMES[id].box(str(mine))


@every_game
def test_tables_within_tables_without_end_are_refused(id: str, mine: Path) -> None:
    mine.write_text(original(id) + "\n[" + ".".join("a" * 3000) + "]\n", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^mine\.toml: "):
        GAMES[id].box(str(mine))
