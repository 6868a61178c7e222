"""Component files of Castelli: corrected ones are played with, wrong ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.setup import new_game
from maniero.games.castelli.state import Castelli
from maniero.kernel.facts import ComponentError
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout
from tests.clauses import clause
from tests.games.boxes import castelli_box as load
from tests.games.castelli.positions import (
    DEFAULTS,
    area,
    building,
    give,
    lay,
    octagon,
    play,
    seen,
    silver,
    stock,
    table,
    turn_up,
)
from tests.games.corrections import corrected


def table_of(box: CastelliBox, seats: int = 4, **options: str) -> Castelli:
    """The first turn with another box."""
    return new_game(box, seats, {**DEFAULTS, "board": "standard", "first": "1", **options})


# ---- good files


@clause("castelli", "setup.reconstructed")
def test_a_corrected_piece_is_honoured_and_has_another_fingerprint(tmp_path: Path) -> None:
    old = '[pieces.A.12]\ngrain = { sides = "NE", amount = 1 }'
    new = '[pieces.A.12]\nsettlement = "city"\ngrain = { sides = "NE", amount = 3 }'
    box = load(corrected("castelli", tmp_path, (old, new)))
    assert box.fingerprint != load().fingerprint
    s = table_of(box)
    assert (octagon(s, "B1")["settlement"], area(s, "B1-grain")["amount"]) == ("city", 3)
    turn_up(s, "C1 h01 3")  # Blue to B1 grain.
    assert stock(s) == [0, 3, 0]


@clause("castelli", "setup.reconstructed")
def test_a_corrected_rim_and_a_corrected_tile_are_honoured(tmp_path: Path) -> None:
    box = load(
        corrected(
            "castelli",
            tmp_path,
            ('north = ["wood", "silver"', 'north = ["wood", "rock"'),
            (
                'h01 = { value = 6, shields = ["blue", "red", "green", "yellow"] }',
                'h01 = { value = 3, shields = ["red", "blue", "green", "yellow"], silver = 4 }',
            ),
        )
    )
    s = table_of(box)
    turn_up(s, "C1 h01")
    assert silver(s) == [4, 0, 0, 0]
    assert stock(s, 1) == [0, 0, 1]  # Red points north.
    assert octagon(s, "D1")["influence"] == [3, 0, 0, 0]


@clause("castelli", "setup.reconstructed", "castle.cost", "card.king")
def test_corrected_prices_and_points_are_honoured(tmp_path: Path) -> None:
    box = load(
        corrected(
            "castelli",
            tmp_path,
            ("castle = 1  #", "castle = 2  #"),
            ("city = 2  #", "city = 7  #"),
            ("points = 3 }", "points = 9 }"),
            ("sale = 2", "sale = 5"),
        )
    )
    s = table_of(box)
    give(s, 0, "king3 king5", stock="2 2 2")
    lay(s, "C3 h01 3")
    building(s)
    play(s, "build-B3-rock", "play-king3", "sell-king5")
    assert (stock(s), s.points[0], silver(s)[0]) == ([0, 0, 0], 7 + 3 + 9, 5)
    assert (seen(s)["prices"]["castle"], seen(s)["gives"]["city"]) == (2, 7)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("module", ["no", "yes"])
def test_a_box_with_few_cards_and_no_silver_can_be_played(tmp_path: Path, seats: int, module: str) -> None:
    box = load(
        corrected(
            "castelli",
            tmp_path,
            ("silver = [11, 11, 22]", "silver = [0, 0, 0]"),
            ("king4 = { count = 2", "king4 = { count = 0"),
            ("castles = 9", "castles = 1"),
        )
    )
    s = CASTELLI.new(seats, {"battle": module, "dilemma": module}, box)
    playout(s, Rng(seats))
    assert s.winners()


def test_the_everyday_position_is_played_with_the_box_of_the_package() -> None:
    assert table().box is CASTELLI.box()


# ---- broken files

H01 = 'h01 = { value = 6, shields = ["blue", "red", "green", "yellow"] }'
H25 = 'h25 = { value = 2, shields = ["blue", "red", "green", "yellow"], card = "blue" }'
A12 = '[pieces.A.12]\ngrain = { sides = "NE", amount = 1 }'
B12 = '[pieces.B.12]\nsettlement = "city"\nwood = { sides = "NE", amount = 1 }'
GRAIN = '\ngrain = { sides = "SW", amount = 1 }'
MISTAKES = [
    # counts and prices
    ("castles = 9", "castles = 0", "counts.castles must be from 1 to 20, not 0"),
    ("castles = 9", 'castles = "nine"', "counts.castles must be a whole number"),
    ("silver = [11, 11, 22]", "silver = [11, 22]", "counts.silver must be a list of 3 entries"),
    ("silver = [11, 11, 22]", "silver = [11, 11, -1]", "counts.silver must be from 0 to 99, not -1"),
    ("most_resources = 5", "most_resources = 0", "counts.most_resources must be from 1 to 9, not 0"),
    ("track = 69", "track = 0", "counts.track must be from 1 to 99, not 0"),
    ("track = 69", "", "counts.track is missing"),
    ("track = 69", "track = 69\nmeeples = 3", "counts.meeples is not known here"),
    ("castle = 1  #", "castle = 6  #", "costs.castle must be from 0 to 5, not 6"),
    ("built_over = 2", "built_over = 6", "costs.built_over must be from 0 to 5, not 6"),
    ("abbot = 1\n", "abbot = 3\n", "costs.abbot must be from 0 to 2, not 3"),
    ("robber = 1  #", "robber = 0  #", "gains.robber must be from 1 to 99, not 0"),
    ("sale = 2", "sale = 1.5", "gains.sale must be a whole number"),
    ("starting_tile = 5", "starting_tile = 5\nlast_tile = 1", "scoring.last_tile is not known here"),
    ("silver_tie = 6", "", "battle.silver_tie is missing"),
    # characters
    ("steward = { count = 3 }", "", "characters.steward is missing"),
    ("steward = { count = 3 }", "steward = 3", "characters.steward must be a table"),
    ("steward = { count = 3 }", "steward = { count = 21 }", "characters.steward.count must be from 0 to 20"),
    ("steward = { count = 3 }", "steward = { count = 3, points = 1 }", "steward.points is not known"),
    ("king5 = { count = 1, points = 5 }", "king5 = { count = 1 }", "characters.king5.points is missing"),
    ("duke = { count = 2 }", "duke = { count = 2 }\nqueen = { count = 1 }", "characters.queen is not"),
    # tiles
    (H01, "", "tiles.tiles must be 32, not 31"),
    (H01, H01 + "\nh33 = { value = 1 }", "tiles.tiles must be 32, not 33"),
    (H01, H01.replace("h01", "H01"), "tiles.H01 must be named by small letters and digits"),
    (H01, H01.replace("h01", '"h-1"'), "tiles.h-1 must be named by small letters and digits"),
    (H01, H01.replace("6", "0"), "tiles.h01.value must be from 1 to 9, not 0"),
    (H01, H01.replace("red", "blue"), "tiles.h01.shields must be blue, red, yellow, green, each once"),
    (H01, H01.replace('"red", ', ""), "tiles.h01.shields must be blue, red, yellow, green, each once"),
    (H01, H01.replace("red", "pink"), "tiles.h01.shields must be blue, red, yellow, green, each once"),
    (H01, H01.replace(" }", ", gold = 1 }"), "tiles.h01.gold is not known here"),
    (H01, H01.replace(" }", ", silver = 0 }"), "tiles.h01.silver must be from 1 to 9, not 0"),
    (H25, H25.replace('card = "blue"', 'card = "grey"'), "tiles.h25.card must be on one of blue, red"),
    ("s4 = {", "s4 = { silver = 10,", "starting_tiles.s4.silver must be from 1 to 9, not 10"),
    ('s1 = { value = 6, shields = ["blue", "red", "green", "yellow"] }', "", "must be 4, not 3"),
    # the rim
    ('east = ["grain", ', "east = [", "rim.east must be 4 of wood, grain, rock, silver, card"),
    ('east = ["grain", ', 'east = ["gold", ', "rim.east must be 4 of wood, grain, rock, silver, card"),
    ('west = ["rock", "silver", "wood", "grain"]', "", "rim.west is missing"),
    # pieces
    (A12, A12.replace("A.12", "A.11"), "pieces.A.11 is not known here"),
    (A12, A12.replace("A.12", "E.12"), "pieces.E is not known here"),
    (A12, A12.replace('"NE"', '"N"'), "pieces.A.12.sides of its areas must be N, E, S and W, each once"),
    (A12, A12.replace('"NE"', '"NS"'), "pieces.A.12.sides of its areas must be N, E, S and W, each once"),
    (A12, A12.replace('"NE"', '"EN"'), "pieces.A.12.grain.sides must be letters of NESW, in this order"),
    (A12, A12.replace('"NE"', '"NX"'), "pieces.A.12.grain.sides must be letters of NESW, in this order"),
    (A12, A12.replace("amount = 1", "amount = 0"), "pieces.A.12.grain.amount must be from 1 to 9, not 0"),
    (A12, A12.replace("amount = 1", "amount = 1, sites = 1"), "pieces.A.12.grain.sites is not known here"),
    (A12, A12.replace("grain", "gold"), "pieces.A.12.gold is not known here"),
    (A12, A12.replace("]\n", ']\nsettlement = "town"\n'), "pieces.A.12.settlement must be one of village"),
    (
        '[pieces.A.14]\nrock = { sides = "NW", amount = 1, sites = 2 }',
        '[pieces.A.14]\nrock = { sides = "NW", amount = 1, sites = 3 }',
        "pieces.A.14.rock.sites must be from 0 to 2, not 3",
    ),
    ('mine = { sides = "NESW" }', 'wood = { sides = "NESW", amount = 1 }', "A must have the silver mine"),
    (
        'mine = { sides = "NESW" }',
        'mine = { sides = "NES" }\nwood = { sides = "W", amount = 1 }',
        "pieces.A.23.mine.sides must be all four",
    ),
    (
        'mine = { sides = "NESW" }',
        'settlement = "city"\nmine = { sides = "NESW" }',
        "pieces.A.23.settlement cannot be in the mine",
    ),
    (B12, B12.replace("]\n", ']\nmine = { sides = "NESW" }\n'), "pieces.B.12.sides of its areas must be N"),
    (B12 + GRAIN, '[pieces.B.12]\nmine = { sides = "NESW" }', "pieces.B must have no other mine"),
]


@pytest.mark.parametrize(("old", "new", "reason"), MISTAKES)
def test_a_mistake_in_a_component_file_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = corrected("castelli", tmp_path, (old, new))
    with pytest.raises(ComponentError) as error:
        load(path)
    assert str(error.value).startswith("mine.toml: ")
    assert reason in str(error.value)


def test_a_base_game_without_a_card_is_refused(tmp_path: Path) -> None:
    text = Path(corrected("castelli", tmp_path)).read_text(encoding="utf-8")
    start, end = text.index("[characters]"), text.index("duke = ")
    for count in "123":
        text = text[:start] + text[start:end].replace(f"count = {count}", "count = 0") + text[end:]
    file = tmp_path / "none.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError, match=r"characters\.king3 must be there"):
        load(str(file))
