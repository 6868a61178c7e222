"""The solo game: 25 rounds, rivers between islands, a counter and a target, 37 spaces to fill."""

from __future__ import annotations

import pytest

from maniero.games import GAMES
from maniero.games.burgundy.events import DepotsCleared, GoodsTraded, MinesPaid, TileRemoved
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.bags import size
from maniero.kernel.options import OptionError
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    dealt,
    depot,
    give,
    goods_in,
    in_depot,
    new,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    solo,
    table,
    target,
    tile_on,
    words,
)


def before_white(seed: int = 1, **options: str) -> Burgundy:
    """A game of one player right before the white die is rolled for the first time."""
    s = new(1, duchy="13a", **options)
    while not words(s, "white-"):
        play(s, words(s)[0])
    for number in range(1, 7):
        depot(s, number, "")
    return s


# ---- set-up and rounds


@clause("burgundy", "solo.module")
@pytest.mark.parametrize("duchy", ["13a", "13b"])
def test_one_player_uses_the_board_for_two(duchy: str) -> None:
    s = dealt(1, duchy=duchy)
    assert len(player(s)["spaces"]) == 37
    assert [len(there["places"]) for there in seen(s)["depots"]] == [2] * 6
    assert len(seen(s)["black"]) == 4
    assert seen(s)["good_points"] == 2


@clause("burgundy", "solo.start", "solo.target")
def test_the_start_of_the_solo_game() -> None:
    s = dealt(1, duchy="13a")
    own = player(s)
    assert (own["silver"], own["workers"], sum(own["goods"].values())) == (1, 2, 3)
    assert (own["points"], target(s)) == (0, 50)


@clause("burgundy", "solo.start", "setup.castle")
def test_the_castle_starts_on_any_castle_space() -> None:
    s = new(1, duchy="13a")
    while not words(s, "castle-"):
        play(s, words(s)[0])
    assert words(s) == ["castle-B3", "castle-D3", "castle-E5", "castle-F1"]
    play(s, "castle-E5")
    assert tile_on(s, "E5") == "castle"


@clause("burgundy", "solo.removal")
def test_after_the_good_the_first_tile_of_that_depot_is_removed() -> None:
    for number in range(1, 7):
        s = before_white()
        depot(s, number, "bank mine")
        told = play(s, f"white-{number}")
        assert [event.depot for event in of_kind(told, TileRemoved)] == [number - 1]
        assert in_depot(s, number) == ["mine"]
        assert sum(goods_in(s, number).values()) == 1
        shown = seen(s)["solo"]
        assert shown is not None
        assert shown["removed"] == number


@clause("burgundy", "solo.removal")
@pytest.mark.parametrize(("white", "loses"), [(2, 4), (5, 4), (4, 4)])
def test_an_empty_depot_sends_the_loss_on_clockwise(white: int, loses: int) -> None:
    s = before_white()
    depot(s, loses, "bank mine")
    told = play(s, f"white-{white}")
    assert [event.depot + 1 for event in of_kind(told, TileRemoved)] == [loses]
    assert in_depot(s, loses) == ["mine"]


@clause("burgundy", "solo.removal")
def test_where_no_tile_is_left_none_is_removed() -> None:
    assert of_kind(play(before_white(), "white-2"), TileRemoved) == []


# ---- rivers


@clause("burgundy", "solo.rivers", "place.adjacent")
def test_other_islands_are_reached_along_rivers_alone() -> None:
    s = solo("1 3")
    give(s, storage="ship")
    refused(s, "place-1-D1", "place.adjacent")
    give(s, tiles="C1:ship")
    play(s, "place-1-D1", "tile-ship")
    assert tile_on(s, "D1") == "ship"
    s = solo("3 4")
    give(s, tiles="C1:ship", storage="monastery1 ship")
    refused(s, "place-3-G4", "place.adjacent")
    refused(s, "place-4-F5", "place.adjacent")  # A river leads there from D1, not from C1.


@clause("burgundy", "solo.rivers", "region.size")
def test_rivers_do_not_join_regions() -> None:
    s = solo("3 3")
    give(s, storage="ship")
    assert scored(play(s, "place-3-C1", "tile-ship", "order-points")) == {
        "region.size": 1,
        "region.phase": 10,
    }


# ---- ships and goods


@clause("burgundy", "solo.goods", "ship.kinds")
def test_goods_of_all_kinds_may_be_stored() -> None:
    s = solo("3 3")
    give(s, storage="ship", goods="1 2 3")
    depot(s, 2, goods="4 5 6 6")
    play(s, "place-3-C1", "tile-ship", "order-effect", "goods-2")
    assert player(s)["goods"] == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 2}


@clause("burgundy", "solo.ship")
def test_a_ship_takes_one_depot_and_all_other_goods_leave_the_game() -> None:
    s = solo("3 3")
    give(s, storage="ship")
    depot(s, 2, goods="4")
    depot(s, 5, goods="1 2 2")
    told = play(s, "place-3-C1", "tile-ship", "order-effect", "goods-2")
    assert player(s)["goods"] == {"4": 1}
    assert [goods_in(s, number) for number in range(1, 7)] == [{}] * 6
    assert [size(event.goods) for event in of_kind(told, DepotsCleared)] == [3]


@clause("burgundy", "solo.ship", "monastery.5")
def test_monastery_5_takes_the_second_depot_before_the_rest_goes() -> None:
    s = solo("3 3")
    give(s, tiles="B4:monastery5", storage="ship")
    depot(s, 2, goods="4")
    depot(s, 3, goods="5")
    depot(s, 5, goods="6")
    play(s, "place-3-C1", "tile-ship", "order-effect", "goods-2", "goods-3")
    assert player(s)["goods"] == {"4": 1, "5": 1}
    assert goods_in(s, 5) == {}


@clause("burgundy", "solo.trade", "solo.black")
def test_five_goods_for_a_tile_of_the_black_depot_face_down() -> None:
    s = solo("3 3")
    give(s, storage="ship", goods="1 1 1 2 3 3")
    depot(s, BLACK, "castle mine")
    play(s, "place-3-C1", "tile-ship", "order-effect")
    assert words(s) == ["skip", "trade"]
    told = play(s, "trade", "give-1", "give-1", "give-1", "give-3")
    assert words(s) == ["give-2", "give-3"]
    told += play(s, "give-3")
    assert words(s) == ["tile-castle", "tile-mine"]
    assert sum(size(event.goods) for event in of_kind(told, GoodsTraded)) == 5
    play(s, "tile-castle")
    assert player(s)["goods"] == {"2": 1}
    assert player(s)["storage"] == ["black"]
    assert in_depot(s, BLACK) == ["mine"]


@clause("burgundy", "solo.trade")
def test_a_trade_needs_five_goods_and_a_tile_and_exactly_five_go_by_themselves() -> None:
    for goods, black, traded in (
        ("1 1 1 2", "mine", False),
        ("1 1 1 2 3", "", False),
        ("1 1 1 2 3", "mine", True),
    ):
        s = solo("3 3")
        give(s, storage="ship", goods=goods)
        depot(s, BLACK, black)
        play(s, "place-3-C1", "tile-ship", "order-effect")
        assert ("trade" in words(s)) == traded
    play(s, "trade", "tile-mine")
    assert (player(s)["goods"], player(s)["storage"]) == ({}, ["black"])


@clause("burgundy", "solo.trade", "storage.room")
def test_a_traded_tile_needs_a_key_space() -> None:
    s = solo("3 3")
    give(s, storage="ship bank mine castle", goods="1 1 1 2 3")
    depot(s, BLACK, "mine")
    play(s, "place-3-C1", "tile-ship", "order-effect", "trade", "tile-mine")
    assert words(s) == ["drop-castle", "drop-mine", "drop-bank"]
    play(s, "drop-bank")
    assert player(s)["storage"] == ["mine", "castle", "black"]


@clause("burgundy", "solo.black")
@pytest.mark.parametrize(("die", "space"), [(1, "C2"), (2, "B2"), (3, "B4"), (3, "C1"), (6, "A3")])
def test_a_face_down_tile_goes_on_any_colour_and_does_nothing(die: int, space: str) -> None:
    s = solo(f"{die} {die}")
    give(s, storage="black")
    depot(s, 3, goods="4")
    told = play(s, f"place-{die}-{space}", "tile-black")
    assert set(scored(told)) <= {"region.size", "region.phase"}
    assert tile_on(s, space) == "black"
    assert "end" in words(s)
    assert goods_in(s, 3) == {"4": 1}


@clause("burgundy", "solo.black", "place.adjacent", "workers.change")
def test_a_face_down_tile_keeps_the_rules_of_placing() -> None:
    s = solo("1 1")
    give(s, storage="black", tiles="B4:monastery9 F1:monastery10 C3:monastery11")
    refused(s, "place-1-A4", "workers.change")  # And no free change.
    refused(s, "place-1-E1", "place.adjacent")


@clause("burgundy", "solo.black", "region.size", "mine.silver")
def test_a_face_down_tile_completes_regions_but_is_no_mine() -> None:
    s = table(1, "13a", dice="5 5", castle="B3", round=5, whole=True)
    give(s, tiles="A1:ship F2:mine", storage="black")
    told = play(s, "place-5-A2", "tile-black")
    assert scored(told) == {"region.size": 1, "region.phase": 10}
    assert [event.silver for event in of_kind(play(s, "end"), MinesPaid)] == [1]


# ---- monasteries and colours


@clause("burgundy", "solo.monasteries", "monastery.17")
def test_monasteries_score_at_once_for_what_is_there() -> None:
    s = solo("3 3")
    give(s, tiles="C2:watchtower A3:watchtower", storage="monastery17")
    assert scored(play(s, "place-3-B4", "tile-monastery17", "order-effect"))["monastery.17"] == 8


@clause("burgundy", "solo.monasteries", "monastery.26")
def test_monastery_26_counts_the_colours_that_are_full() -> None:
    s = solo("3 3")
    give(s, storage="monastery26", bonus=2)
    assert scored(play(s, "place-3-B4", "tile-monastery26", "order-effect"))["monastery.26"] == 6


@clause("burgundy", "solo.monasteries")
def test_nothing_is_counted_at_the_end() -> None:
    s = table(1, "13a", dice="1 1", castle="B3", phase="E", round=5, whole=True)
    give(s, goods="1 2", silver=3, workers=4, tiles="B4:monastery17 C2:watchtower")
    assert scored(play(s, "end")) == {}
    assert seen(s)["over"]


@clause("burgundy", "solo.colour", "colour.first")
def test_a_whole_colour_gives_a_tile_of_the_black_depot_instead_of_points() -> None:
    s = solo("5 5")
    give(s, tiles="A1:ship D7:mine F2:mine", storage="mine")
    depot(s, BLACK, "watchtower cow4 castle")
    play(s, "place-5-A2", "tile-mine")
    assert words(s) == ["order-points", "order-tile"]
    play(s, "order-tile")
    assert words(s) == ["skip", "tile-castle", "tile-cow4", "tile-watchtower"]
    play(s, "tile-watchtower")
    assert "place-x-C2" in words(s)
    told = play(s, "place-x-C2")
    assert tile_on(s, "C2") == "watchtower"
    assert player(s)["bonus_tiles"] == 1
    assert "colour.first" not in scored(told)


@clause("burgundy", "solo.colour")
def test_the_tile_for_a_colour_may_be_left_and_is_not_asked_where_none_fits() -> None:
    s = solo("5 5")
    give(s, tiles="A1:ship D7:mine F2:mine", storage="mine")
    depot(s, BLACK, "mine")
    play(s, "place-5-A2", "tile-mine", "order-tile")
    assert "end" in words(s)  # Nothing fits; the points came by themselves.
    s = solo("5 5")
    give(s, tiles="A1:ship D7:mine F2:mine", storage="mine")
    depot(s, BLACK, "watchtower")
    play(s, "place-5-A2", "tile-mine", "order-tile", "skip")
    assert in_depot(s, BLACK) == ["watchtower"]
    assert "end" in words(s)


# ---- what can be chosen


@clause("burgundy", "solo.target")
def test_the_target_may_start_between_45_and_55() -> None:
    assert target(dealt(1, duchy="13a", target="47")) == 47
    s = solo("4 4", target="47")
    give(s, goods="4 4", points=44)
    play(s, "sell-4-4")
    assert target(s) == 42
    with pytest.raises(OptionError):
        GAMES["burgundy"].new(2, {"target": "47"})


@clause("burgundy", "solo.expansions")
def test_of_the_expansions_only_the_extra_tiles_are_for_one_player() -> None:
    GAMES["burgundy"].new(1, {"extra": "yes"})
    for option in ("white", "inns", "routes", "shields"):
        with pytest.raises(OptionError):
            GAMES["burgundy"].new(1, {option: "yes"})


@clause("burgundy", "solo.crane", "extra.crane-end")
def test_the_crane_counts_for_the_first_monastery_that_scores_after_it() -> None:
    s = solo("3 5", extra="yes")
    give(s, tiles="C2:crane A3:watchtower D1:ship", storage="monastery17 monastery22")
    assert scored(play(s, "place-3-B4", "tile-monastery17", "order-effect"))["monastery.17"] == 8
    assert scored(play(s, "place-5-C3", "tile-monastery22")) == {}  # The crane has counted.
