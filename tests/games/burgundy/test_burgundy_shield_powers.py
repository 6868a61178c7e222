"""Shields 1 to 18: what each changes while it hangs on a castle."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import DieSet, KindLoaded, RivalNamed, WorkerJoined
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    bridge,
    depot,
    gained,
    give,
    goods_in,
    inns,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    tile_on,
    words,
)


@clause("burgundy", "shield.1")
def test_shield_1_all_pastures_are_one_for_livestock() -> None:
    s = table(dice="2 2", shields="yes")
    give(s, tiles="A1:cow3 E5:bank", storage="cow2 cow4", shields="1:D4")
    points = scored(play(s, "place-2-E6", "tile-cow2"))
    assert points == {"livestock.points": 5, "region.size": 1, "region.phase": 10}  # Regions stay apart.
    s = table(dice="2 2", shields="yes")
    give(s, tiles="A1:cow3 E5:bank", storage="cow2")
    assert scored(play(s, "place-2-E6", "tile-cow2"))["livestock.points"] == 2


@clause("burgundy", "shield.2")
@pytest.mark.parametrize(
    ("said", "workers"), [("workers-3", 2), ("place-3-C3 tile-boarding", 4), ("hire", 2), ("sell-3-3", 1)]
)
def test_shield_2_a_worker_comes_along_whenever_another_gains_some(said: str, workers: int) -> None:
    s = table(3, dice="3 3", shields="yes", extra="yes")
    give(s, 0, tiles="C4:monastery28 B4:monastery4", storage="boarding", goods="3", silver=1)
    give(s, 1, shields="2:D4")
    told = play(s, *said.split())
    assert (player(s)["workers"], player(s, 1)["workers"], player(s, 2)["workers"]) == (workers, 1, 0)
    assert [event.seat for event in of_kind(told, WorkerJoined)] == [1]


@clause("burgundy", "shield.2", "monastery.2")
def test_shield_2_sees_the_workers_of_mines_too_and_not_the_own_ones() -> None:
    s = table(2, dice="3 3", round=5, whole=True, shields="yes")
    give(s, 0, tiles="C4:monastery2 E3:mine F2:mine")
    give(s, 1, shields="2:D4", silver=1)
    play(s, "end", "end", "tribute-1-0")
    assert (player(s)["workers"], player(s, 1)["workers"]) == (2, 1)
    s = table(dice="3 3", shields="yes")
    give(s, shields="2:D4")
    assert gained(s, "workers-3") == {"workers": 2}


@clause("burgundy", "shield.3")
def test_shield_3_workers_pay_the_tribute_in_any_mixture() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="B3:castle", shields="3:D4 7:B3", silver=1, workers=2)
    play(s, "end", "end")
    assert words(s) == ["tribute-0-0", "tribute-0-1", "tribute-0-2", "tribute-1-0", "tribute-1-1"]
    assert gained(s, "tribute-1-1") == {"silver": -1, "workers": -1}
    assert len(player(s)["shields"]) == 2


@clause("burgundy", "shield.3")
def test_without_shield_3_workers_pay_no_tribute() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, shields="7:D4", silver=1, workers=2)
    play(s, "end", "end")
    assert words(s) == ["tribute-0-0", "tribute-1-0"]
    refused(s, "tribute-0-1", "shields.tribute")


@clause("burgundy", "shield.4", "storage.room")
def test_shield_4_any_number_of_tiles_on_the_key_spaces() -> None:
    s = table(dice="4 5", shields="yes")
    give(s, storage="ship mine castle", shields="4:D4", silver=2)
    depot(s, 4, "bank")
    depot(s, 5, "bank")
    depot(s, BLACK, "ship")
    play(s, "take-4-4", "tile-bank", "take-5-5", "tile-bank", "buy-black", "tile-ship")
    assert player(s)["storage"] == ["ship", "mine", "castle", "bank", "bank", "ship"]
    assert player(s)["key_spaces"] == -1


@clause("burgundy", "shield.5")
def test_shield_5_a_ship_also_takes_all_goods_of_one_kind() -> None:
    s = table(dice="2 2", shields="yes")
    give(s, storage="ship", shields="5:D4")
    depot(s, 1, goods="3")
    depot(s, 2, goods="3 4")
    depot(s, 6, goods="4 4 5")
    play(s, "place-2-D3", "tile-ship", "goods-1")
    assert words(s) == ["skip", "load-3", "load-4", "load-5"]
    told = play(s, "load-4")
    assert [(event.good, event.goods) for event in of_kind(told, KindLoaded)] == [(3, 3)]
    assert player(s)["goods"] == {"3": 1, "4": 3}
    assert (goods_in(s, 2), goods_in(s, 6)) == ({"3": 1}, {"5": 1})
    assert player(s)["bridge"] == 1


@clause("burgundy", "shield.5", "ship.kinds")
def test_shield_5_the_kind_must_fit_the_store() -> None:
    s = table(dice="2 2", shields="yes")
    give(s, storage="ship", goods="1 2", shields="5:D4")
    depot(s, 1, goods="3")
    depot(s, 2, goods="4")
    depot(s, 6, goods="2")
    play(s, "place-2-D3", "tile-ship", "goods-1")
    assert words(s) == ["skip", "load-2"]
    refused(s, "load-4", "shield.5")


@clause("burgundy", "shield.6", "monastery.14")
def test_shield_6_the_monasteries_of_another_player_work_for_me() -> None:
    s = table(3, dice="3 3", shields="yes")
    give(s, 0, shields="6:D4")
    give(s, 1, tiles="C4:monastery14")
    give(s, 2, tiles="C4:monastery13")
    assert words(s, "share-") == ["share-2", "share-3"]
    refused(s, "share-1", "shield.6")
    told = play(s, "share-2")
    assert [event.rival for event in of_kind(told, RivalNamed)] == [1]
    assert words(s, "share-") == []  # Named once for all.
    assert gained(s, "workers-3") == {"workers": 4}


@clause("burgundy", "shield.6")
def test_shield_6_monasteries_placed_later_work_too() -> None:
    s = table(2, dice="3 3", whole=True, shields="yes")
    give(s, 0, shields="6:D4")
    give(s, 1, storage="monastery13", dice="1 1")
    play(s, "share-2", "end", "place-1-C4", "tile-monastery13")
    s.asks = table(2, shields="yes").asks
    s.turn = 0
    give(s, 0, dice="3 3")
    assert gained(s, "workers-3") == {"workers": 2, "silver": 1}


@clause("burgundy", "shield.6", "monastery.17")
def test_shield_6_at_the_end_their_monasteries_score_what_i_have() -> None:
    s = table(2, phase="E", round=5, whole=True, shields="yes")
    give(s, 0, tiles="C3:watchtower E4:watchtower", shields="6:D4", silver=1)
    give(s, 1, tiles="C4:monastery17 B4:monastery22 C3:watchtower E4:bank")
    play(s, "share-2", "end", "end")
    told = play(s, "tribute-1-0")
    assert scored(told) == {"monastery.17": 8, "shield.6": 12}
    assert scored(told, 1) == {"monastery.17": 4, "monastery.22": 4}


@clause("burgundy", "shield.6", "monastery.27")
def test_shield_6_does_not_share_the_place_on_top_of_the_bridge() -> None:
    s = table(3, whole=True, shields="yes", extra="yes")
    give(s, 0, shields="6:D4")
    give(s, 1, tiles="C4:monastery27", storage="ship", dice="2 2")
    bridge(s, "1 0 1", "3 1 2")
    play(s, "share-2", "end", "place-2-D3", "tile-ship")
    assert seen(s)["bridge"] == [1, 2, 0]


@clause("burgundy", "shield.6", "shields.yield")
def test_shield_6_when_it_is_lost_their_monasteries_no_longer_work() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, 0, tiles="E3:mine C4:monastery3", shields="6:D4")
    give(s, 1, tiles="C4:monastery2")
    play(s, "share-2", "end", "end", "tribute-0-0")
    assert (player(s)["silver"], player(s)["workers"]) == (1, 0)


@clause("burgundy", "shield.7", "colour.first", "colour.second")
@pytest.mark.parametrize(("gone", "points"), [(0, {"colour.first": 14}), (1, {"colour.second": 8})])
def test_shield_7_bonus_tiles_give_twice_their_points(gone: int, points: dict[str, int]) -> None:
    s = table(dice="3 3", shields="yes")
    give(s, tiles="E3:mine F2:mine", storage="mine", shields="7:D4")
    s.completed[5] = gone
    assert scored(play(s, "place-3-G1", "tile-mine")) == {"region.size": 6, "region.phase": 10, **points}


@clause("burgundy", "shield.8", "monastery.2")
def test_shield_8_mines_pay_twice_the_silver_and_no_more_workers() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="E3:mine F2:mine C4:monastery2", shields="8:D4", silver=1)
    play(s, "end", "end", "tribute-1-0")
    assert (player(s)["silver"], player(s)["workers"]) == (4, 2)


@clause("burgundy", "shield.9", "monastery.3", "monastery.4")
def test_shield_9_a_silver_for_each_good_sold() -> None:
    s = table(dice="4 5", shields="yes")
    give(s, goods="4 4 4 5 5", shields="9:D4")
    assert gained(s, "sell-4-4") == {"points": 12, "silver": 3}
    give(s, tiles="C4:monastery3 B4:monastery4")
    assert gained(s, "sell-5-5") == {"points": 8, "silver": 2, "workers": 1}


@clause("burgundy", "shield.10", "monastery.25")
def test_shield_10_monasteries_score_double_at_the_end() -> None:
    s = table(2, phase="E", round=5, whole=True, shields="yes")
    give(s, tiles="C4:monastery17 B4:monastery25 C3:watchtower", sold="3 3", shields="10:D4", silver=1)
    play(s, "end", "end")
    assert scored(play(s, "tribute-1-0")) == {"monastery.17": 8, "monastery.25": 4, "shield.10": 8}


@clause("burgundy", "shield.11", "castle.action")
def test_shield_11_a_castle_may_take_a_shield_from_any_depot_as_its_action() -> None:
    s = table(dice="6 1", shields="yes")
    give(s, tiles="C3:bank", storage="castle", shields="11:D4")
    depot(s, 2, shields="5")
    depot(s, 4, shields="9")
    play(s, "place-6-B3", "tile-castle")
    assert words(s, "shield-") == ["shield-5", "shield-9"]
    assert "workers-x" in words(s)
    assert gained(s, "shield-9") == {}
    assert words(s) == ["castle-B3", "castle-D4"]  # The new castle too.
    play(s, "castle-B3")
    assert words(s) == ["workers-1", "end"]  # The castle's action is used.


@clause("burgundy", "shield.11")
def test_without_shield_11_a_castle_takes_no_shield() -> None:
    s = table(dice="6 1", shields="yes")
    give(s, tiles="C3:bank", storage="castle")
    depot(s, 2, shields="5")
    play(s, "place-6-B3", "tile-castle")
    refused(s, "shield-5", "shield.11")


@clause("burgundy", "shield.12", "sell.points")
def test_shield_12_goods_sold_give_twice_their_points() -> None:
    s = table(3, dice="4 5", shields="yes")
    give(s, goods="4 4", shields="12:D4")
    assert gained(s, "sell-4-4") == {"points": 12, "silver": 1}


@clause("burgundy", "shield.13")
def test_shield_13_all_shields_score_double() -> None:
    s = table(2, phase="E", round=5, whole=True, shields="yes")
    give(s, tiles="B3:castle A3:castle", shields="13:D4 1:B3 9:A3", silver=3)
    play(s, "end", "end")
    assert scored(play(s, "tribute-3-0")) == {"shield.1": 24, "shield.9": 16, "shield.13": 8}


@clause("burgundy", "shield.14", "place.adjacent")
def test_shield_14_a_tile_of_a_numbered_depot_goes_straight_into_the_duchy() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, shields="14:D4", silver=1)
    depot(s, 3, "bank ship")
    depot(s, 5, "cow2")  # Fits nowhere.
    depot(s, BLACK, "mine")
    play(s, "end", "end")
    assert words(s) == ["take-x-3", "skip"]
    play(s, "take-x-3")
    assert words(s) == ["tile-ship", "tile-bank"]
    play(s, "tile-bank")
    assert words(s) == ["place-x-C3", "place-x-E4"]  # Any number, colour and neighbour as usual.
    assert gained(s, "place-x-E4") == {"silver": 2}  # It has its effect.
    assert player(s)["storage"] == []
    assert words(s, "tribute") == ["tribute-0-0", "tribute-1-0"]


@clause("burgundy", "shield.14")
def test_shield_14_may_be_left_and_is_not_asked_where_nothing_fits() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, shields="14:D4", silver=1)
    depot(s, 3, "bank")
    play(s, "end", "end", "skip")
    assert words(s, "tribute") == ["tribute-0-0", "tribute-1-0"]
    s = table(2, round=5, whole=True, shields="yes")
    give(s, shields="14:D4", silver=1)
    depot(s, 3, "cow2")
    play(s, "end", "end")
    assert words(s, "tribute") == ["tribute-0-0", "tribute-1-0"]


@clause("burgundy", "shield.15", "shield.14")
def test_shield_15_a_tile_of_the_black_depot_after_that_of_shield_14() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="A3:castle", shields="14:D4 15:A3", silver=2)
    depot(s, 3, "bank")
    depot(s, BLACK, "mine cow2")
    play(s, "end", "end", "take-x-3", "tile-bank", "place-x-E4")
    assert words(s) == ["skip", "tile-mine"]
    play(s, "tile-mine", "place-x-E3")
    assert tile_on(s, "E3") == "mine"
    assert gained(s, "tribute-2-0") == {"silver": -1}  # The mine pays at once.


@clause("burgundy", "shield.15", "inns.place")
def test_shield_15_may_take_an_inn() -> None:
    s = table(2, round=5, whole=True, shields="yes", inns="yes")
    give(s, shields="15:D4", silver=1)
    inns(s, 1)
    play(s, "end", "end")
    assert words(s) == ["skip", "tile-inn"]
    play(s, "tile-inn", "place-x-E3")
    assert tile_on(s, "E3") == "inn"


@clause("burgundy", "shield.16")
def test_shield_16_one_die_to_any_number_once_a_turn() -> None:
    s = table(dice="3 5", shields="yes")
    give(s, shields="16:D4")
    assert words(s, "set-") == [f"set-{a}-{b}" for a in (3, 5) for b in range(1, 7) if b != a]
    told = play(s, "set-3-6")
    assert [(event.die, event.number) for event in of_kind(told, DieSet)] == [(3, 6)]
    assert player(s)["dice"] == [5, 6]
    refused(s, "set-5-1", "shield.16")
    assert words(s, "workers") == ["workers-5", "workers-6"]


@clause("burgundy", "shield.16")
def test_shield_16_turns_only_a_die_that_is_still_there() -> None:
    s = table(dice="3 5", shields="yes")
    give(s, shields="16:D4")
    play(s, "workers-3")
    refused(s, "set-3-5", "shield.16")
    play(s, "set-5-2")
    assert words(s, "workers") == ["workers-2"]


@clause("burgundy", "shield.17", "region.size")
def test_shield_17_a_region_of_three_scores_like_one_of_four() -> None:
    s = table(dice="3 3", shields="yes")
    give(s, tiles="E3:mine F2:mine", storage="mine", shields="17:D4")
    assert scored(play(s, "place-3-G1", "tile-mine"))["region.size"] == 10


@clause("burgundy", "shield.17", "inns.size")
def test_shield_17_and_an_inn_add_up_to_eight_at_most() -> None:
    s = table(dice="3 3", shields="yes", inns="yes")
    give(s, tiles="E3:mine F2:inn", storage="mine", shields="17:D4")
    assert scored(play(s, "place-3-G1", "tile-mine"))["region.size"] == 15
    s = table(2, 10, dice="6 6", castle="A4", shields="yes", inns="yes")
    town = "A2:market B3:carpenter C4:church D2:warehouse D3:boarding D4:bank D5:cityhall"
    give(s, tiles=town, storage="inn", shields="17:A4")
    assert scored(play(s, "place-6-D1", "tile-inn"))["region.size"] == 36


@clause("burgundy", "shield.18", "place.adjacent")
def test_shield_18_tiles_need_no_neighbour() -> None:
    s = table(dice="6 3", shields="yes")
    give(s, storage="cow2 bank")
    refused(s, "place-6-A1", "place.adjacent")
    give(s, shields="18:D4")
    play(s, "place-6-A1", "tile-cow2")
    assert tile_on(s, "A1") == "cow2"
    refused(s, "place-3-A4", "place.colour")
