"""Castles and buildings: what they do when they are placed, and chains of them."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.names import TILES
from maniero.games.burgundy.state import Burgundy
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    depot,
    gained,
    give,
    in_depot,
    play,
    player,
    refused,
    scored,
    table,
    tile_on,
    words,
)

EVERYTHING = {
    1: "ship bank",
    2: "castle market",
    3: "pig2 church",
    4: "mine",
    5: "monastery5",
    6: "castle goat3",
}


def full_depots(s: Burgundy) -> None:
    """Something of each colour in the numbered depots, and other things in the black one."""
    for number, tiles in EVERYTHING.items():
        depot(s, number, tiles)
    depot(s, BLACK, "ship mine bank monastery7 cow4 castle")


# ---- castles


@clause("burgundy", "castle.action")
def test_a_castle_gives_an_action_with_any_number() -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank", storage="castle cow2 ship", goods="1 4 4")
    full_depots(s)
    play(s, "place-6-B3", "tile-castle")
    assert words(s, "take-") == [f"take-x-{number}" for number in range(1, 7)]
    assert {word[8:] for word in words(s, "place-")} == {"B2", "C2", "D3", "D5"}
    assert words(s, "sell-") == ["sell-x-1", "sell-x-4"]
    assert words(s, "workers-") == ["workers-x"]
    refused(s, "workers-6", "castle.action")  # The second die waits.
    refused(s, "take-6-6", "castle.action")
    refused(s, "end", "castle.action")
    assert gained(s, "sell-x-4") == {"points": 8, "silver": 1}
    assert player(s)["dice"] == [6]
    refused(s, "workers-x", "turn.dice")


@clause("burgundy", "castle.action")
@pytest.mark.parametrize(
    ("said", "gain"),
    [
        (["workers-x"], {"workers": 2}),
        (["take-x-4", "tile-mine"], {}),
        (["place-x-C2", "tile-cow2"], {"points": 2}),
    ],
)
def test_each_action_of_a_castle_is_had_once(said: list[str], gain: dict[str, int]) -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank", storage="castle cow2 ship")
    full_depots(s)
    play(s, "place-6-B3", "tile-castle")
    assert gained(s, *said) == gain
    assert words(s, "workers-") == ["workers-6"]


@clause("burgundy", "castle.action")
def test_a_castle_action_needs_no_workers_but_keeps_to_the_rules_of_placing() -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank E4:church", storage="castle church ship")
    play(s, "place-6-B3", "tile-castle")
    refused(s, "place-x-D1", "place.adjacent")
    refused(s, "place-x-E5", "place.once-per-town")
    refused(s, "place-x-C4", "place.colour")
    refused(s, "take-x-1", "take.depot")
    refused(s, "sell-x-1", "sell.goods")
    play(s, "place-x-D5", "tile-ship")
    assert tile_on(s, "D5") == "ship"


@clause("burgundy", "castle.decline")
def test_the_action_of_a_castle_may_be_declined() -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank", storage="castle")
    assert gained(s, "place-6-B3", "tile-castle", "skip") == {}
    assert words(s) == ["workers-6", "end"]
    refused(s, "workers-x", "turn.dice")


# ---- buildings that ask


@clause("burgundy", "building.market")
def test_a_market_takes_a_ship_or_livestock_from_a_numbered_depot() -> None:
    s = table(dice="3 3")
    give(s, storage="market")
    full_depots(s)
    play(s, "place-3-C3", "tile-market")
    assert words(s) == ["take-x-1", "take-x-3", "take-x-6", "skip"]
    refused(s, "take-x-4", "building.market")
    refused(s, "workers-x", "building.market")
    refused(s, "place-x-E4", "building.market")
    refused(s, "sell-x-1", "building.market")
    refused(s, "take-3-3", "building.market")
    refused(s, "buy-black", "purchase.silver")
    play(s, "take-x-6")
    assert words(s) == ["tile-goat3"]
    refused(s, "tile-castle", "take.choose")
    play(s, "tile-goat3")
    assert player(s)["storage"] == ["goat3"]
    assert in_depot(s, 6) == ["castle"]
    assert words(s, "take-x") == []


@clause("burgundy", "building.carpenter")
def test_a_carpenter_takes_a_building_from_a_numbered_depot() -> None:
    s = table(dice="3 3")
    give(s, storage="carpenter")
    full_depots(s)
    play(s, "place-3-C3", "tile-carpenter")
    assert words(s) == ["take-x-1", "take-x-2", "take-x-3", "skip"]
    refused(s, "take-x-6", "building.carpenter")
    play(s, "take-x-2")
    assert words(s) == ["tile-market"]
    refused(s, "tile-castle", "take.choose")
    play(s, "tile-market")
    assert player(s)["storage"] == ["market"]
    assert in_depot(s, 2) == ["castle"]


@clause("burgundy", "building.church")
def test_a_church_takes_a_mine_a_monastery_or_a_castle_from_a_numbered_depot() -> None:
    for number, tile in ((4, "mine"), (5, "monastery5"), (6, "castle")):
        s = table(dice="3 3")
        give(s, storage="church")
        full_depots(s)
        play(s, "place-3-C3", "tile-church")
        assert words(s) == ["take-x-2", "take-x-4", "take-x-5", "take-x-6", "skip"]
        refused(s, "take-x-1", "building.church")
        play(s, f"take-x-{number}")
        assert words(s) == [f"tile-{tile}"]
        play(s, f"tile-{tile}")
        assert player(s)["storage"] == [tile]


@clause("burgundy", "building.warehouse")
def test_a_warehouse_sells_one_kind_of_goods_without_a_die() -> None:
    s = table(3, dice="3 3")
    give(s, storage="warehouse ship", goods="1 1 6")
    play(s, "place-3-C3", "tile-warehouse")
    assert words(s) == ["sell-x-1", "sell-x-6", "skip"]
    refused(s, "sell-x-2", "sell.goods")
    refused(s, "workers-x", "building.warehouse")
    refused(s, "place-x-D3", "building.warehouse")
    refused(s, "take-x-1", "building.warehouse")
    assert gained(s, "sell-x-1") == {"points": 6, "silver": 1}
    assert player(s)["goods"] == {"6": 1}
    assert player(s)["sold"] == {"1": 2}
    assert player(s)["dice"] == [3]


@clause("burgundy", "building.boarding")
def test_a_boarding_house_gives_four_workers() -> None:
    s = table(dice="3 3")
    give(s, storage="boarding", tiles="F4:church")
    assert gained(s, "place-3-E4", "tile-boarding") == {"workers": 4}


@clause("burgundy", "building.bank")
def test_a_bank_gives_two_silver() -> None:
    s = table(dice="3 3")
    give(s, storage="bank")
    assert gained(s, "place-3-E4", "tile-bank") == {"silver": 2}


@clause("burgundy", "building.cityhall")
def test_a_city_hall_places_another_stored_tile_of_any_colour() -> None:
    s = table(dice="3 3")
    give(s, storage="cityhall mine monastery9")
    full_depots(s)
    play(s, "place-3-E4", "tile-cityhall")
    assert words(s) == ["place-x-C4", "place-x-E3", "place-x-F3", "skip"]
    refused(s, "workers-x", "building.cityhall")
    refused(s, "take-x-4", "building.cityhall")
    refused(s, "sell-x-1", "building.cityhall")
    refused(s, "place-3-E3", "building.cityhall")
    refused(s, "place-x-G2", "place.adjacent")
    play(s, "place-x-E3", "tile-mine")
    assert tile_on(s, "E3") == "mine"
    assert words(s, "place-") == []  # One tile; no third.
    refused(s, "place-x-C4", "turn.dice")
    assert player(s)["dice"] == [3]


@clause("burgundy", "building.watchtower")
def test_a_watchtower_gives_four_points() -> None:
    s = table(dice="3 3")
    give(s, storage="watchtower")
    told = play(s, "place-3-E4", "tile-watchtower")
    assert scored(told) == {"building.watchtower": 4}
    assert player(s)["points"] == 4


# ---- all buildings


@clause("burgundy", "building.at-once")
@pytest.mark.parametrize("building", ["boarding", "bank", "watchtower"])
def test_what_a_building_gives_comes_at_once_and_once(building: str) -> None:
    s = table(2, dice="3 3", whole=True)
    s.round_goods = [0]
    give(s, storage=building)
    assert gained(s, "place-3-E4", f"tile-{building}") != {}
    assert player(s)["dice"] == [3]  # No die beside the one that placed it.
    before = player(s)
    play(s, "end", "end", "roll-1-1", "roll-1-1", "white-1")
    after = player(s)
    assert (before["points"], before["workers"], before["silver"]) == (
        after["points"],
        after["workers"],
        after["silver"],
    )


@clause("burgundy", "building.unused")
@pytest.mark.parametrize(
    ("building", "word"),
    [
        ("market", "take-x-1"),
        ("carpenter", "take-x-1"),
        ("church", "take-x-1"),
        ("warehouse", "sell-x-1"),
        ("cityhall", "place-x-C3"),
    ],
)
def test_a_building_whose_effect_cannot_be_used_is_placed_all_the_same(building: str, word: str) -> None:
    s = table(dice="3 3")
    give(s, storage=building)
    play(s, "place-3-E4", f"tile-{building}")
    while words(s) == ["skip"]:
        play(s, "skip")
    assert tile_on(s, "E4") == building
    depot(s, 1, "ship bank mine")
    give(s, goods="1", storage="bank")
    refused(s, word, "turn.dice")  # Not later.


@clause("burgundy", "building.unused", "building.market")
def test_the_black_depot_does_not_help_a_building() -> None:
    s = table(dice="3 3")
    give(s, storage="market", silver=1)
    depot(s, BLACK, "ship cow4")
    play(s, "place-3-E4", "tile-market")
    assert words(s) == ["skip"]


@clause("burgundy", "building.at-once")
@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "cityhall"])
def test_the_effect_of_a_building_may_be_left_unused(building: str) -> None:
    s = table(dice="3 3")
    give(s, storage=f"{building} mine", goods="1")
    full_depots(s)
    assert gained(s, "place-3-E4", f"tile-{building}", "skip") == {}
    assert player(s)["storage"] == ["mine"]
    assert words(s, "skip") == []


# ---- chains


@clause("burgundy", "castle.action", "building.cityhall")
def test_castle_city_hall_castle_city_hall() -> None:
    s = table(dice="6 1", duchy=1, phase="B")
    give(s, tiles="C3:bank B4:monastery17 C4:monastery1", storage="castle cityhall castle", silver=2)
    depot(s, BLACK, "cityhall")
    play(s, "place-6-B3", "tile-castle")
    play(s, "place-x-E4", "tile-cityhall")
    play(s, "place-x-A3", "tile-castle")
    play(s, "buy-black", "tile-cityhall")
    told = play(s, "place-x-E5", "tile-cityhall")
    assert scored(told) == {}
    assert words(s) == ["skip"]  # Nothing is stored.
    play(s, "skip")
    assert words(s) == ["workers-1", "end"]
    assert [tile_on(s, space) for space in ("B3", "E4", "A3", "E5")] == ["castle", "cityhall"] * 2


@clause("burgundy", "castle.action", "ship.marker", "building.cityhall")
def test_a_city_hall_may_place_a_ship_whose_effect_comes_at_once() -> None:
    s = table(dice="3 3")
    give(s, storage="cityhall ship")
    depot(s, 2, goods="4 4")
    play(s, "place-3-E4", "tile-cityhall", "place-x-D5", "tile-ship", "goods-2")
    assert player(s)["goods"] == {"4": 2}
    assert player(s)["bridge"] == 1
    assert words(s, "workers-") == ["workers-3"]


@clause("burgundy", "castle.action", "storage.room-always", "building.church")
def test_castle_church_castle_in_one_go() -> None:
    s = table(dice="6 1")
    give(s, tiles="C3:bank", storage="castle church cow3")
    depot(s, 2, "castle")
    play(s, "place-6-B3", "tile-castle", "place-x-E4", "tile-church", "take-x-2", "tile-castle")
    assert player(s)["storage"] == ["cow3", "castle"]
    assert player(s)["dice"] == [1]
    assert words(s, "workers-x") == []


@clause("burgundy", "region.size", "building.cityhall")
def test_a_region_completed_by_a_city_hall_scores_before_the_next_tile() -> None:
    s = table(dice="3 3", phase="A")
    give(s, storage="cityhall monastery20")
    told = play(s, "place-3-C3", "tile-cityhall")
    assert scored(told) == {"region.size": 1, "region.phase": 10}
    play(s, "place-x-C4", "tile-monastery20")
    assert s.dukes[0].powers == 1 << 20
    assert TILES[s.dukes[0].tiles[12]] == "monastery20"
