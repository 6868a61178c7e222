"""Component files: the one of the package, corrected ones, and broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.view import view
from maniero.kernel.facts import ComponentError
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout
from tests.clauses import clause
from tests.games.boxes import carcassonne_box as load
from tests.games.carcassonne.positions import BOX
from tests.games.corrections import corrected, original

ORIGINAL = original("carcassonne")
TOWERS = ORIGINAL[ORIGINAL.index("spaces = [[") :].split("\n")[0]
Z01 = '[tiles.Z01]\ncount = 1\nparts = ["house NESW"]'
B01 = '[tiles.B01]\ncount = 1\nparts = ["path NS", "court E Nb Sa", "court W Na Sb"]'


# ---- good files


@clause("carcassonne", "setup.reconstructed")
def test_corrected_tiles_start_spaces_and_towers_are_honoured(tmp_path: Path) -> None:
    box = load(
        corrected(
            "carcassonne",
            tmp_path,
            (B01, B01.replace('"path NS"', '"path NS well"')),
            ('S3 = "C9N house"', 'S3 = "C8N court market market"'),
            ("[32, 33]", "[33, 34]"),
            ("market = 3", "market = 4"),
        )
    )
    assert box.fingerprint != BOX.fingerprint
    assert next(tile for tile in box.tiles if tile.name == "B01").parts[0].wells == 1
    assert (box.squares[box.starts[2].square], box.starts[2].markets) == ("C8", 2)
    assert (box.tower_at[32], box.tower_at[34]) == (-1, 4)
    assert box.market_points == 4
    s = new_game(box, 2, {"first": "random"})
    playout(s, Rng(3))
    assert s.winners()


@clause("carcassonne", "setup.reconstructed")
def test_another_outline_can_be_played_to_the_end(tmp_path: Path) -> None:
    box = load(
        corrected(
            "carcassonne",
            tmp_path,
            ('"..#####..",', '".######..",'),
            ('"..###....",', '"..##.....",'),
            ('"B1N B2N"', '"B1N"'),
            ('"A3W"', '"A2W"'),
            ('"A3N A4N', '"A2N A3N A4N'),
            ("J7S J6S", "J7S J6S J5S"),
            ('"K5E"', '"K4E"'),
            ("K5S K4S", "K4S"),
        )
    )
    assert "K5" not in box.squares
    assert "A2" in box.squares
    s = new_game(box, 2, {"first": "1"})
    playout(s, Rng(4))
    assert s.winners()


def test_a_view_tells_what_is_printed(tmp_path: Path) -> None:
    numbers = ("path_with_well = 2", "path_with_well = 11"), ("open_tower = 2", "open_tower = 12")
    path = corrected("carcassonne", tmp_path, *numbers, ("points = 5", "points = 13"))
    seen = view(new_game(load(path), 2, {"first": "1"}), 0)
    assert seen["points"] == {"path": 1, "well": 11, "tower": 2, "house": 1, "market": 3}
    gives = {"2": 4, "3": 2, "4": 1, "5": 12, "6": 1, "7": 4, "8": 2, "9": 13}
    assert seen["bonus_gives"] == gives


# ---- broken files

MISTAKES = [
    # wrong kinds of values
    ("followers = 6", 'followers = "six"', "counts.followers must be a whole number"),
    ("followers = 6", "followers = 0", "counts.followers must be from 1 to 20, not 0"),
    ("copies_of_bonus_tiles = 2", "copies_of_bonus_tiles = 0", "counts.copies_of_bonus_tiles must be from 1"),
    ("path_with_well = 2", "path_with_well = -2", "scoring.path_with_well must be from 0 to 99"),
    ("open_house = 1", "", "bonus.open_house is missing"),
    ("[confidence]", "[sure]", "confidence is missing"),
    ("[outline]", "[inline]", "outline is missing"),
    # the outline
    ('"..#####..",', '"..####...",', "outline.rows must have 76 squares inside, not 75"),
    ('"..#####..",', '".######..",', "outline.rows must have 76 squares inside, not 77"),
    ('"..#####..",', '"..##x##..",', "outline.rows has 'x'"),
    ('"..#####..",', '"..#####..", ' + '"", ' * 16, "outline.rows must be at most 16"),
    ('"..#####..",', "3,", "outline.rows must be a list of texts"),
    # start spaces
    ('"A5N path"', '"B5N path"', "start_spaces.S2 must lie on the wall"),
    ('"A5N path"', '"E5N path"', "start_spaces.S2 must lie on the wall"),
    ('"A5N path"', '"A1N path"', "start_spaces.S2 must be a square with a side and a kind"),
    ('"A5N path"', '"A5X path"', "start_spaces.S2 must be a square with a side and a kind"),
    ('"A5N path"', '"A5N moat"', "start_spaces.S2 must be a square with a side and a kind"),
    ('"A5N path"', '"A5N"', "start_spaces.S2 must be a square with a side and a kind"),
    ('"A5N path"', '""', "start_spaces.S2 must be a short text"),
    ('"A5N path"', '" "', "start_spaces.S2 must be"),
    ('"A5N path"', '"A5N path marked"', "start_spaces.S2"),  # A slip of the pen is not passed over.
    ('"A5N path"', '"D1W path"', "start_spaces.S2"),  # Two start spaces in one place.
    ('S2 = "A5N path"', "", "start_spaces must be 7"),
    ('S2 = "A5N path"', 'S2 = "A5N path"\nS8 = "A4N path"', "start_spaces must be 7"),
    ("S2 =", "S9 =", "start_spaces.S9 must be S2"),
    # towers
    ("[12, 13]", "[12, 13, 14]", "towers.spaces must be pairs of spaces from 0 to 99"),
    ("[12, 13]", "[12]", "towers.spaces must be pairs of spaces from 0 to 99"),
    ("[94, 95]", "[99, 100]", "towers.spaces must be pairs of spaces from 0 to 99"),
    ("[94, 95]", '"94"', "towers.spaces must be a list of lists"),
    ("[0, 1], ", "", "towers.spaces must begin with the tower 0, 1"),
    (TOWERS, "spaces = []", "towers.spaces must begin with the tower 0, 1"),
    ("[17, 18]", "[13, 14]", "towers.spaces"),  # A space that belongs to two towers.
    ("[12, 13]", "[12, 14]", "towers.spaces must be two neighbouring spaces for each tower"),
    ("[12, 13], [17, 18]", "[17, 18], [12, 13]", "towers.spaces must be two neighbouring spaces"),
    ("[94, 95]", "", "towers.spaces must be 14 towers, one where each side of the wall begins"),
    # the wall
    ('"F2S F1S",', '"F2S F1X",', "wall.sides has 'F1X', which is no edge of a square at the wall"),
    ('"F2S F1S",', '"F2S Q1S",', "wall.sides has 'Q1S', which is no edge of a square at the wall"),
    ('"F2S F1S",', '"F2S E1S",', "wall.sides has 'E1S', which is no edge of a square at the wall"),
    ('"F2S F1S",', '"F2S S",', "wall.sides has 'S', which is no edge of a square at the wall"),
    ('"F2S F1S",', '"F2S",', "wall.sides must walk round the wall clockwise: side 14 is 'F2S F1S'"),
    ('"F2S F1S",', '"F2S F1S", "",', "wall.sides must be 14, not 15"),
    ('"B1N B2N",', "", "wall.sides must walk round the wall clockwise: side 2 is 'B1N B2N'"),
    ('"B1N B2N",', '"B2N B1N",', "wall.sides must walk round the wall clockwise: side 2 is 'B1N B2N'"),
    ('"B1N B2N",', '"B1N", "B2N",', "wall.sides must walk round the wall clockwise: side 2 is 'B1N B2N'"),
    ('"F1W E1W', '"E1W', "wall.sides must begin at a corner of the wall"),
    ('"..#####..",', '"..####..#",', "wall.sides has 'A7N', which is no edge"),
    ("sides = [", "sides = []\nother = [", "wall.sides must go round all squares"),
    # more towers than bonus tiles
    ("copies_of_bonus_tiles = 2", "copies_of_bonus_tiles = 1", "bonus"),
    (TOWERS, f"spaces = {[[i, i + 1] for i in range(0, 98, 2)]}", "towers.spaces"),
    # tiles
    (Z01, Z01.replace("count = 1", "count = 2"), "tiles must be 60 in all"),
    (Z01, "", "tiles must be 60 in all"),
    (Z01, Z01.replace("count = 1", "count = 0"), "tiles.Z01.count must be from 1 to 9, not 0"),
    (Z01, Z01.replace("Z01", '"Z-1"'), "tiles.Z-1 must be letters and digits"),
    (Z01, Z01.replace("Z01", '"Zü1"'), "tiles.Zü1 must be letters and digits"),
    (Z01, Z01 + "\ncolour = 3", "tiles.Z01.colour is not known here"),
    (Z01, Z01.replace("house NESW", "hut NESW"), "tiles.Z01.parts has 'hut NESW', and 'hut'"),
    (Z01, Z01.replace("house NESW", "NESW"), "tiles.Z01.parts has 'NESW', which begins with no kind"),
    (Z01, Z01.replace("house NESW", "house tower NESW"), "and 'tower' in it means nothing"),
    (Z01, Z01.replace("house NESW", "house NESX"), "and 'NESX' in it means nothing"),
    (Z01, Z01.replace("house NESW", "house NES Wc"), "and 'Wc' in it means nothing"),
    (Z01, Z01.replace("house NESW", "house NES"), "tiles.Z01.parts must share out the sides NESW, each once"),
    (
        Z01,
        Z01.replace("house NESW", "house NESWW"),
        "tiles.Z01.parts must share out the sides NESW, each once",
    ),
    (Z01, Z01.replace('"house NESW"', ""), "tiles.Z01.parts must share out the sides NESW, each once"),
    (
        Z01,
        Z01.replace('"house NESW"', '"house NE", "court ES W"'),
        "must share out the sides NESW, each once",
    ),
    (Z01, Z01.replace('"house NESW"', '"house NESW"' + ', "court"' * 8), "in up to 8 parts"),
    (
        Z01,
        Z01.replace("house NESW", "court NESW Na"),
        "must give both halves beside each path, and no others",
    ),
    (B01, B01.replace("E Nb Sa", "E Nb"), "tiles.B01.parts must give both halves beside each path"),
    (B01, B01.replace("E Nb Sa", "E Nb Sa Sa"), "tiles.B01.parts must give both halves beside each path"),
    (B01, B01.replace("court E Nb Sa", "house E Nb Sa"), "tiles.B01.parts must have courts beside its paths"),
    (B01, B01.replace("path NS", "path N"), "tiles.B01.parts must share out the sides NESW, each once"),
]


@pytest.mark.parametrize(("old", "new", "reason"), MISTAKES)
def test_a_mistake_in_a_component_file_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = corrected("carcassonne", tmp_path, (old, new))
    with pytest.raises(ComponentError) as error:
        load(path)
    assert str(error.value).startswith("mine.toml: ")
    assert reason in str(error.value)


def test_a_table_is_not_named_twice(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"^mine\.toml: start_spaces must be 7"):
        load(corrected("carcassonne", tmp_path, ('S2 = "A5N path"', "")))
