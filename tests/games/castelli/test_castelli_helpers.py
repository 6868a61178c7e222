"""Count, countess and master builder: castles with a character's help."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.castelli.positions import (
    begin,
    building,
    castle,
    give,
    hand,
    lay,
    octagon,
    play,
    quietly,
    refused,
    scored,
    silver,
    stock,
    table,
    turn_up,
    words,
)

TO_B3 = "C3 h01 3"  # Blue 6 to B3: wood NW, rock ES with two sites, a village.


# ---- count, countess, master builder


@clause("castelli", "card.count")
def test_a_count_builds_in_grain_alone() -> None:
    s = table(4)
    give(s, 0, "count", stock="2 2 2")
    lay(s, TO_B3, "D2 h02 2", "B2 h03")  # Blue to B3, D3 (grain) and B1 (grain, rock).
    building(s)
    play(s, "play-count")
    assert words(s) == ["build-B1-grain", "build-D3-grain"]
    refused(s, "build-B1-rock", "castle.rock")
    refused(s, "build-B3-wood", "card.countess")
    told = play(s, "build-D3-grain")
    assert (stock(s), s.lords[0].castles) == ([1, 1, 1], 8)
    assert scored(told, 0) == {"castle.villages": 4}  # B3, D3, F3 and D5.
    assert [site["site"] for site in octagon(s, "D3")["sites"]] == ["grain"]
    assert "end" in words(s)


@clause("castelli", "card.countess")
def test_a_countess_builds_in_wood_alone() -> None:
    s = table(4)
    give(s, 0, "countess", stock="1 1 1")
    lay(s, TO_B3, "B2 h03")
    building(s)
    play(s, "play-countess")
    assert words(s) == ["build-B3-wood"]
    refused(s, "build-B3-rock", "castle.rock")
    refused(s, "build-B1-grain", "card.count")
    play(s, "build-B3-wood")
    assert s.points[0] == 5


@clause("castelli", "castle.with")
def test_who_has_played_a_helper_builds_that_castle() -> None:
    s = table(4, battle="yes")
    give(s, 0, "count king3", stock="5 5 5")
    castle(s, 1, "B3 rock1")
    lay(s, TO_B3, "B2 h03")
    building(s)
    play(s, "play-count")
    for word in ("end", "sell-king3", "play-king3", "over-B3-rock1", "go"):
        refused(s, word, "castle.with")


@clause("castelli", "castle.one-site", "card.count", "card.countess")
@pytest.mark.parametrize(("card", "there"), [("count", "B1 grain"), ("countess", "B3 wood")])
def test_one_castle_in_an_area_of_grain_or_wood(card: str, there: str) -> None:
    s = table(4)
    give(s, 0, card, stock="2 2 2")
    castle(s, 1, there)
    lay(s, TO_B3, "B2 h03", "D2 h02 2")
    building(s)
    if card == "count":  # D3 is left.
        play(s, "play-count")
        refused(s, "build-B1-grain", "castle.one-site")
    else:
        refused(s, "play-countess", "card.effect")


@clause("castelli", "castle.one-site", "castle.cost")
def test_count_and_countess_build_for_the_normal_price() -> None:
    s = table(4)
    give(s, 0, "countess", silver=2, stock="1 0 1")
    lay(s, TO_B3)
    building(s)
    play(s, "play-countess", "build-B3-wood")
    assert (stock(s), silver(s)[0]) == ([0, 0, 0], 0)
    assert s.bought
    s = table(4)
    give(s, 0, "countess", silver=1, stock="1 0 1")
    lay(s, TO_B3)
    building(s)
    refused(s, "play-countess", "card.effect")


@clause("castelli", "card.builder")
@pytest.mark.parametrize(("have", "price"), [("0 0 0", 3), ("1 0 0", 2), ("1 0 4", 1), ("1 1 1", 0)])
def test_a_master_builder_takes_a_silver_for_each_that_is_missing(have: str, price: int) -> None:
    s = table(4)
    give(s, 0, "builder", silver=3, stock=have)
    lay(s, TO_B3)
    building(s)
    play(s, "play-builder", "build-B3-rock")
    assert (silver(s)[0], s.mine) == (3 - price, 19 + price)
    assert min(stock(s)) == 0
    assert not s.bought


@clause("castelli", "card.builder", "card.effect")
def test_a_master_builder_needs_all_the_silver() -> None:
    s = table(4)
    give(s, 0, "builder", silver=2)
    lay(s, TO_B3)
    building(s)
    refused(s, "play-builder", "card.effect")


@clause("castelli", "card.builder", "castle.cost")
def test_besides_the_master_builder_one_resource_may_be_bought_for_another_castle() -> None:
    s = table(4)
    give(s, 0, "builder", silver=5, stock="1 1 0")
    lay(s, TO_B3)
    building(s)
    play(s, "build-B3-rock", "play-builder", "build-B3-rock")
    assert (silver(s)[0], hand(s)) == (0, "")


@clause("castelli", "card.builder", "battle.module")
def test_a_master_builder_builds_new_castles_only() -> None:
    s = table(4, battle="yes")
    give(s, 0, "builder", silver=9, stock="1 1 1")
    castle(s, 1, "B3 rock1")
    lay(s, TO_B3)
    building(s)
    play(s, "play-builder")
    assert words(s) == ["build-B3-rock"]
    refused(s, "over-B3-rock1", "castle.with")


@clause("castelli", "castle.cost", "card.one")
def test_the_purchase_is_free_again_in_another_turn() -> None:
    s = table(2)
    give(s, 0, silver=2, stock="1 1 0")
    lay(s, TO_B3)
    s.bought = True
    begin(s)
    turn_up(s, "D2 h02")
    quietly(s)
    assert "build-B3-rock" in words(s)
