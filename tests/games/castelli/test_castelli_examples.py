"""Every worked example of the rulebook, on the standard board."""

from __future__ import annotations

from maniero.games.castelli.names import NONE
from tests.clauses import clause
from tests.games.castelli.positions import (
    BOX,
    area,
    begin,
    building,
    castle,
    end,
    give,
    hand,
    lay,
    octagon,
    play,
    quietly,
    scored,
    settled,
    stock,
    table,
    tile_of,
    turn_up,
    words,
)

BLUE, RED, YELLOW, GREEN = range(4)


@clause("castelli", "area.majority", "area.when")
def test_blue_wins_rock_five_to_four_and_red_grain_five_to_four() -> None:
    """Blue lays a five; areas of grain and rock with two symbols each are evaluated."""
    s = table(4)
    lay(s, "C3 h11 0", "A5 h12 2")
    begin(s, BLUE)
    assert [area(s, name)["amount"] for name in ("B3-rock", "A4-grain")] == [2, 2]
    turn_up(s, "B4 h06 0")
    assert area(s, "B3-rock")["influence"] == [5, 0, 4, 0]
    assert area(s, "A4-grain")["influence"] == [0, 5, 0, 4]
    assert [stock(s, seat) for seat in range(4)] == [[0, 0, 2], [0, 2, 0], [0, 0, 0], [0, 0, 0]]


@clause("castelli", "area.tie", "area.market", "tile.card", "area.nobody")
def test_green_lays_a_tile_with_a_card_and_three_areas_are_evaluated() -> None:
    s = table(4)
    lay(s, "H2 h24 0", "H4 h17 1")
    begin(s, GREEN)
    turn_up(s, "G3 h25 1")
    play(s, "draw-king3")  # Green draws for the tile, though the card is on blue's shield.
    assert hand(s, GREEN) == "king3"
    quietly(s)
    assert area(s, "G2-market")["influence"] == [0, 0, 2, 2]
    assert [len(hand(s, seat).split()) for seat in range(4)] == [0, 0, 1, 2]  # One card each.
    assert area(s, "G4-grain")["influence"] == [0, 2, 0, 3]
    assert area(s, "H3-grain")["influence"] == [0, 2, 0, 0]  # Blue counts 0.
    assert [stock(s, seat)[1] for seat in range(4)] == [0, 2, 0, 2]


@clause("castelli", "castle.cities", "castle.villages")
def test_blue_builds_a_castle_for_five_points() -> None:
    """Two villages and a city in its row, another village in its column."""
    s = table(4)
    give(s, BLUE, stock="1 1 1")
    lay(s, "C7 h01 2")  # Blue to C8.
    building(s, BLUE)
    told = play(s, "build-C8-rock")
    assert scored(told, BLUE) == {"castle.cities": 2, "castle.villages": 3}
    assert s.points[BLUE] == 5
    row = [octagon(s, name)["settlement"] for name in ("A8", "C8", "E8", "G8")]
    column = [octagon(s, name)["settlement"] for name in ("C2", "C4", "C6")]
    assert (row, column) == (["city", None, "village", "village"], [None, "village", None])


@clause("castelli", "battle.cities")
def test_green_and_blue_share_a_city_three_castles_each() -> None:
    """Red and yellow have one each: 6 points for a city are 3 and 3."""
    s = table(4, battle="yes")
    settled(s, cities="H5")
    castle(s, GREEN, "H5 rock1", "B5 rock1", "D5 rock1")
    castle(s, BLUE, "B5 rock2", "F5 rock1", "H1 rock1")
    castle(s, RED, "D5 rock2")
    castle(s, YELLOW, "H7 rock2")
    s.mine = 0
    told = end(s)
    assert [scored(told, seat).get("battle.cities", 0) for seat in range(4)] == [3, 0, 0, 3]
    line = s.layout.lines[s.layout.names.index("D14")]
    assert sum(area.sites for area in s.layout.areas if line >> area.octagon & 1) == 12


@clause("castelli", "castle.rock", "area.order")
def test_an_octagon_with_rock_grain_and_market() -> None:
    s = table(4)
    assert {each["kind"] for each in octagon(s, "B1")["areas"]} == {"rock", "grain", "market"}
    assert [site["site"] for site in octagon(s, "B1")["sites"]] == ["rock1"]


@clause("castelli", "tile.card", "tile.silver")
def test_the_tiles_of_the_captions() -> None:
    """Four shields of value 4; one and two silver; a card, whose shield counts 0."""
    plain = BOX.tiles[tile_of("h11")]
    assert (plain.points[0], plain.silver, plain.card) == ([4, 4, 4, 4], 0, NONE)
    assert {tile.silver for tile in BOX.tiles} == {0, 1, 2}
    assert all(tile.points[0].count(0) == (tile.card != NONE) for tile in BOX.tiles)


@clause("castelli", "castle.rock")
def test_rock_areas_have_one_or_two_sites() -> None:
    s = table(4)
    give(s, BLUE, stock="5 5 5")
    lay(s, "B2 h02 0", "C3 h01 3")  # Blue to B1, one site, and to B3, two.
    building(s, BLUE)
    play(s, "build-B1-rock", "build-B3-rock", "build-B3-rock")
    assert words(s) == ["end"]
