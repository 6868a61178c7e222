"""Before the first round: sites, walls, the quarry, the first player, the gates."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from maniero.games.castles.events import GateBuilt, TileDrawn
from maniero.games.castles.setup import new_game
from maniero.kernel.options import OptionError
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.boxes import castles_box as load
from tests.games.boxes import component_file
from tests.games.castles.census import tiles
from tests.games.castles.positions import (
    BOX,
    DEFAULTS,
    begin,
    finish_round,
    fresh,
    of_kind,
    play,
    player,
    refused,
    seen,
    squares,
    table,
    words,
)


@clause("castles", "setup.site")
def test_a_site_has_28_squares_a_reserve_of_8_and_a_yard_of_2() -> None:
    me = player(fresh())
    assert [each["name"] for each in me["squares"]] == [f"{c}{r}" for r in (1, 2, 3, 4) for c in "ABCDEFG"]
    assert len(me["reserve"]) == 8
    assert len(me["yard"]) == 2
    assert me["done"] is False  # The castle tile.


@clause("castles", "setup.walls", "setup.quarry")
@pytest.mark.parametrize(("seats", "many"), [(2, 64), (3, 96), (4, 128)])
def test_the_quarry_holds_the_32_tiles_of_each_players_wall(seats: int, many: int) -> None:
    s = fresh(seats)
    assert seen(s)["quarry"] == many
    assert [player(s, seat)["wall"] for seat in range(seats)] == ["grey", "red", "sand", "white"][:seats]
    for tile, there in zip(BOX.tiles, tiles(s), strict=True):
        assert there == (tile.count if tile.wall < seats else 0)
    for seat in range(seats):
        gate = player(s, seat)["gate"]
        assert gate is not None
        assert gate["tile"] is not None
        assert gate["tile"]["name"] == f"{'grsw'[seat]}gate"


@clause("castles", "setup.quarry")
def test_every_tile_of_the_quarry_is_drawn_as_likely_as_every_other() -> None:
    s = table()
    s.settle()
    assert dict(zip(words(s), s.weights(), strict=True)) == {
        f"draw-{tile.name}": tile.count for tile in BOX.tiles if tile.wall < 2 and not tile.gate
    }


@clause("castles", "setup.reconstructed")
def test_every_wall_has_the_same_tiles() -> None:
    for wall in range(4):
        kinds = [tile for tile in BOX.tiles if tile.wall == wall and not tile.gate]
        assert sum(tile.count for tile in kinds) == 32
        assert sum(tile.count * tile.mortar[0].bit_count() for tile in kinds) == 78
        assert Counter(tile.banner for tile in kinds if tile.banner >= 0) == {0: 2, 1: 2, 2: 2, 3: 2}
        assert sum(tile.count for tile in kinds if tile.banner < 0) == 24
        assert {tile.shape: tile.turns for tile in kinds if tile.banner < 0} == {
            "O": 1,
            "T": 4,
            "C": 4,
            "I": 2,
            "E": 4,
        }
        assert all(tile.turns == 1 and tile.mortar[0] & 1 == 0 for tile in kinds if tile.banner >= 0)


@clause("castles", "setup.reconstructed")
def test_a_corrected_component_file_replaces_the_tiles(tmp_path: Path) -> None:
    text = component_file("castles").read_text()
    corrected = text.replace("count = 8", "count = 7")
    corrected = corrected.replace("count = 7\n\n[tiles.C]", "count = 8\n\n[tiles.C]")
    assert corrected != text
    (tmp_path / "mine.toml").write_text(corrected)
    box = load(str(tmp_path / "mine.toml"))
    assert {tile.shape: tile.count for tile in box.tiles if tile.wall == 0}["T"] == 8
    assert new_game(box, 2, {**DEFAULTS, "first": "1"}).left == 64


@clause("castles", "setup.first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_found_by_chance(seats: int) -> None:
    s = fresh(seats, first="random")
    assert s.actors() == [CHANCE]
    assert words(s) == [f"first-{seat + 1}" for seat in range(seats)]
    assert s.weights() == [1] * seats
    play(s, f"first-{seats}")
    assert seen(s)["first"] == seats - 1
    assert s.actor() == seats - 1


@clause("castles", "setup.first")
def test_the_host_may_choose_the_first_player_among_those_who_play() -> None:
    assert seen(fresh(3, first="2"))["first"] == 1
    with pytest.raises(OptionError):
        fresh(3, first="4")


@clause("castles", "setup.first")
def test_the_first_player_stays_first_for_the_whole_game() -> None:
    s = table(3, first="2")
    for number in (1, 2, 3):
        told = begin(s, "gT gC", "rT rC", "sT sC")
        assert s.round == number
        assert [fact["seat"] for fact in of_kind(told, TileDrawn)] == [1, 1, 2, 2, 0, 0]
        finish_round(s)


@clause("castles", "gate.first", "gate.columns")
def test_everybody_builds_the_gate_first_in_the_ground_row_but_not_at_the_borders() -> None:
    s = fresh(3)
    assert s.actors() == [0, 1, 2]
    for seat in range(3):
        assert words(s, seat=seat) == ["gate-B", "gate-C", "gate-D", "gate-E", "gate-F"]
    refused(s, "build-a-D1-0", "gate.first")
    refused(s, "ready", "gate.first")
    told = play(s, "3 gate-F", "1 gate-B", "2 gate-D")
    built = [(fact["seat"], fact["square"]) for fact in of_kind(told, GateBuilt)]
    assert built == [(2, 5), (0, 1), (1, 3)]
    assert [squares(s, "tile", seat) for seat in range(3)] == [["B1"], ["D1"], ["F1"]]
    assert s.actors() == [CHANCE]


@clause("castles", "gate.once")
def test_a_gate_that_is_built_stays_where_it_is() -> None:
    s = table()
    begin(s, "gT gC", "rT rC")
    for column in "BCDEF":
        refused(s, f"gate-{column}", "gate.once")


@clause("castles", "hidden.others")
def test_who_has_answered_waits_for_the_others() -> None:
    s = fresh(2)
    play(s, "2 gate-D")
    assert s.actors() == [0]
    refused(s, "gate-E", "hidden.others", seat=1)
