"""The team game: two halves of a duchy, common goods and tiles, points added up."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.state import Burgundy
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    bridge,
    dealt,
    depot,
    ended,
    gained,
    give,
    new,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    tile_on,
    words,
)


def team(*, dice: str = "1 1", phase: str = "A", round: int = 1, **options: str) -> Burgundy:
    """A turn of seat 0 on duchy 12a; the others follow."""
    return table(4, "12a", dice=dice, phase=phase, round=round, castle="D7", whole=True, **options)


def in_turn(s: Burgundy, seat: int, dice: str) -> None:
    """The turn goes to a seat, with these dice."""
    while seen(s)["turn"] != seat:
        play(s, "end")
    give(s, seat, dice=dice)


# ---- set-up


@clause("burgundy", "teams.module")
@pytest.mark.parametrize("duchy", ["12a", "12b"])
def test_a_team_has_one_duchy_of_73_spaces(duchy: str) -> None:
    s = dealt(4, duchy=duchy)
    assert [len(player(s, seat)["spaces"]) for seat in range(4)] == [73] * 4
    assert player(s, 0)["spaces"] == player(s, 2)["spaces"]
    names = [space["name"] for space in player(s)["spaces"]]
    assert (names[0], names[36], names[37], names[72]) == ("A1", "G4", "H1", "N4")
    assert "D7" in names
    assert "K1" not in names  # It is D7.
    assert seen(s)["good_points"] == 4


@clause("burgundy", "teams.sides")
def test_players_across_are_a_team() -> None:
    s = dealt(4, duchy="12a")
    assert [player(s, seat)["team"] for seat in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    assert [player(s, seat)["side"] for seat in range(4)] == [0, 1, 0, 1]


@clause("burgundy", "teams.start", "teams.sides")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_each_team_starts_with_goods_silver_and_workers(first: int) -> None:
    s = dealt(4, duchy="12a", first=str(first))
    begins = (first - 1) % 2
    for seat in range(4):
        own = player(s, seat)
        assert own["workers"] == (3 if seat % 2 == begins else 5)
        assert own["silver"] == 2
        assert sum(own["goods"].values()) == 3
    assert player(s, 0)["goods"] == player(s, 2)["goods"]


@clause("burgundy", "teams.castle")
def test_on_12a_the_castle_stands_where_the_halves_meet() -> None:
    s = dealt(4, duchy="12a")
    assert [tile_on(s, "D7", seat) for seat in range(4)] == ["castle"] * 4
    assert sum(1 for space in player(s)["spaces"] if space["tile"]) == 1


@clause("burgundy", "teams.castle")
def test_on_12b_each_team_chooses_the_castle_space_with_a_1_or_a_6() -> None:
    s = new(4, duchy="12b", first="2")
    while not words(s, "castle-"):
        play(s, words(s)[0])
    assert s.actor() == 1
    assert words(s) == ["castle-B2", "castle-K4"]
    play(s, "castle-K4")
    assert s.actor() == 2
    play(s, "castle-B2")
    assert (tile_on(s, "K4", 1), tile_on(s, "K4", 3)) == ("castle", "castle")
    assert (tile_on(s, "B2", 0), tile_on(s, "B2", 2)) == ("castle", "castle")
    assert words(s, "castle-") == []


@clause("burgundy", "teams.order")
def test_the_first_round_goes_round_the_teams() -> None:
    s = dealt(4, duchy="12a", first="3")
    assert seen(s)["bridge"] == [2, 3, 0, 1]


# ---- key spaces


@clause("burgundy", "teams.store")
def test_a_tile_taken_goes_to_a_common_or_an_own_key_space() -> None:
    s = team(dice="3 4")
    depot(s, 3, "ship")
    depot(s, 4, "mine")
    play(s, "take-3-3", "tile-ship")
    assert words(s) == ["shared", "own"]
    play(s, "own", "take-4-4", "tile-mine", "shared")
    assert (player(s)["storage"], player(s)["own_storage"]) == (["mine"], ["ship"])
    assert (player(s, 2)["storage"], player(s, 2)["own_storage"]) == (["mine"], [])
    assert (player(s)["key_spaces"], player(s)["own_spaces"]) == (2, 2)


@clause("burgundy", "teams.store")
def test_where_one_kind_of_key_space_is_full_the_other_is_used() -> None:
    s = team(dice="3 4")
    give(s, storage="ship ship")
    depot(s, 3, "bank")
    play(s, "take-3-3", "tile-bank")
    assert (player(s)["storage"], player(s)["own_storage"]) == (["ship", "ship"], ["bank"])


@clause("burgundy", "teams.store", "storage.room")
def test_when_all_four_are_full_one_is_thrown_away_and_the_new_tile_takes_its_place() -> None:
    s = team(dice="3 4")
    give(s, storage="ship mine", own="castle bank")
    depot(s, 3, "church")
    play(s, "take-3-3", "tile-church")
    assert words(s) == ["drop-castle", "drop-mine", "drop-ship", "drop-bank"]
    play(s, "drop-bank")
    assert (player(s)["storage"], player(s)["own_storage"]) == (["ship", "mine"], ["castle", "church"])


@clause("burgundy", "teams.store")
def test_a_tile_that_lies_in_both_places_is_placed_from_either() -> None:
    s = team(dice="4 4")
    give(s, storage="ship", own="ship")
    play(s, "place-4-D6", "tile-ship")
    assert words(s) == ["shared", "own"]
    play(s, "own")
    assert (player(s)["storage"], player(s)["own_storage"]) == (["ship"], [])


@clause("burgundy", "teams.store", "place.storage")
def test_nobody_places_the_own_tiles_of_a_partner() -> None:
    s = team(dice="4 4")
    give(s, 0, own="ship")
    assert "place-4-D6" in words(s)
    in_turn(s, 2, "4 4")
    refused(s, "place-4-D6", "place.storage")


@clause("burgundy", "teams.store", "turn.dice")
def test_nobody_uses_the_dice_of_a_partner() -> None:
    s = team(dice="1 2")
    give(s, 2, dice="5 6")
    assert words(s, "workers") == ["workers-1", "workers-2"]
    refused(s, "workers-5", "turn.dice")


# ---- what is common


@clause("burgundy", "teams.halves")
def test_both_members_place_on_both_halves() -> None:
    s = team(dice="6 4")
    give(s, storage="cow2 ship")
    play(s, "place-6-J1", "tile-cow2")
    in_turn(s, 2, "4 4")
    play(s, "place-4-D6", "tile-ship")
    assert [tile_on(s, space) for space in ("J1", "D6")] == ["cow2", "ship"]


@clause("burgundy", "teams.halves", "place.adjacent")
def test_the_halves_touch_beside_the_common_space_too() -> None:
    s = table(4, "12a", dice="6 3", castle="C2")
    give(s, tiles="C6:monastery2 E6:mine", storage="cow2 mine")
    play(s, "place-6-J1", "tile-cow2", "place-3-L1", "tile-mine")
    assert [tile_on(s, space) for space in ("J1", "L1")] == ["cow2", "mine"]
    assert len({space["region"] for space in player(s)["spaces"] if space["name"] in ("E6", "L1")}) == 1


@clause("burgundy", "teams.common")
def test_workers_silver_and_goods_belong_to_both() -> None:
    s = team(dice="1 1")
    give(s, 0, goods="4", silver=1)
    play(s, "workers-1")
    assert player(s, 2)["workers"] == 2
    in_turn(s, 2, "3 5")
    assert gained(s, "sell-3-4", seat=2) == {"points": 4, "silver": 1, "workers": -1}
    assert (player(s)["silver"], player(s)["workers"], player(s)["goods"]) == (2, 1, {})


@clause("burgundy", "teams.common", "monastery.14")
def test_monasteries_of_the_duchy_serve_both() -> None:
    s = team(dice="5 1")
    give(s, 0, storage="monastery14")
    play(s, "place-5-C6", "tile-monastery14")
    in_turn(s, 2, "5 1")
    assert gained(s, "workers-1", seat=2) == {"workers": 4}


@clause("burgundy", "teams.common", "mine.silver")
def test_mines_pay_a_team_once() -> None:
    s = team(round=5)
    give(s, 0, tiles="E6:mine L1:mine")
    ended(s)
    assert (player(s, 0)["silver"], player(s, 2)["silver"], player(s, 1)["silver"]) == (2, 2, 0)


@clause("burgundy", "teams.purchase")
def test_each_member_may_buy_in_the_own_turn() -> None:
    s = team()
    give(s, 0, silver=4)
    depot(s, BLACK, "ship mine")
    play(s, "buy-black", "tile-ship", "shared")
    refused(s, "buy-black", "purchase.once")
    in_turn(s, 2, "1 1")
    play(s, "buy-black", "tile-mine", "shared")
    assert player(s)["storage"] == ["ship", "mine"]


# ---- points


@clause("burgundy", "teams.points")
def test_points_go_to_the_member_whose_turn_it_is() -> None:
    s = team(dice="4 4")
    give(s, 0, goods="4 4")
    play(s, "sell-4-4")
    assert [player(s, seat)["points"] for seat in range(4)] == [8, 0, 0, 0]
    give(s, 0, goods="5")
    in_turn(s, 2, "5 5")
    play(s, "sell-5-5")
    assert [player(s, seat)["points"] for seat in range(4)] == [8, 0, 4, 0]


@clause("burgundy", "teams.points", "end.goods")
def test_what_is_common_scores_once_at_the_end() -> None:
    s = team(phase="E", round=5)
    give(s, 0, goods="4 4", silver=3, workers=5, tiles="C6:monastery17 F4:watchtower")
    told = ended(s)
    assert scored(told, 0) == {"end.goods": 2, "end.silver": 3, "end.workers": 2, "monastery.17": 4}
    assert scored(told, 2) == {}


@clause("burgundy", "teams.bonus", "colour.first", "colour.second")
def test_the_first_team_to_fill_a_colour_takes_the_large_bonus_tile() -> None:
    s = team(dice="3 3")
    mines = "B1:mine B4:mine C4:mine E6:mine L2:mine"  # All but L1.
    for seat in (0, 1):
        give(s, seat, tiles=mines, storage="mine")
    assert scored(play(s, "place-3-L1", "tile-mine"))["colour.first"] == 7
    in_turn(s, 3, "3 3")
    assert scored(play(s, "place-3-L1", "tile-mine"), 3)["colour.second"] == 4
    assert (player(s, 2)["bonus_tiles"], player(s, 1)["bonus_tiles"]) == (1, 1)


@clause("burgundy", "teams.result")
def test_the_points_of_both_members_are_added() -> None:
    s = team(phase="E", round=5)
    for seat, points in enumerate([50, 80, 41, 10]):
        give(s, seat, points=points)
    ended(s)
    assert s.winners() == [0, 2]


@clause("burgundy", "teams.result")
def test_with_equal_points_more_empty_spaces_win_and_then_the_win_is_shared() -> None:
    s = team(phase="E", round=5)
    give(s, 0, tiles="E6:mine")
    s.dukes[0].mines = 0  # No silver: the points stay equal.
    for seat, points in enumerate([50, 60, 41, 31]):
        give(s, seat, points=points)
    tied = s.copy()
    ended(s)
    assert s.winners() == [1, 3]
    give(tied, 1, tiles="E6:mine")
    tied.dukes[1].mines = 0
    ended(tied)
    assert tied.winners() == [0, 1, 2, 3]


# ---- the bridge


@clause("burgundy", "teams.bridge", "ship.last-space")
def test_a_ship_on_the_last_space_of_the_bridge_lifts_the_marker() -> None:
    s = team(dice="4 4")
    give(s, storage="ship")
    bridge(s, "6 6 0 6", "2 4 1 3")
    play(s, "place-4-D6", "tile-ship")
    assert player(s)["bridge"] == 6
    assert seen(s)["bridge"] == [0, 1, 3, 2]


@clause("burgundy", "teams.bridge", "monastery.27")
def test_monastery_27_lifts_both_markers_of_the_team_in_their_order() -> None:
    s = team(dice="5 5", extra="yes")
    give(s, storage="monastery27")
    bridge(s, "1 1 1 1", "2 3 4 1")
    play(s, "place-5-C6", "tile-monastery27")
    assert seen(s)["bridge"] == [2, 0, 1, 3]


# ---- with expansions


@clause("burgundy", "teams.expansions", "routes.module")
def test_a_team_has_one_trade_route_of_six_tiles() -> None:
    s = dealt(4, duchy="12a", routes="yes")
    assert [len(player(s, seat)["route"]) for seat in range(4)] == [18] * 4
    assert player(s, 0)["route"] == player(s, 2)["route"] != player(s, 1)["route"]


@clause("burgundy", "teams.expansions", "shield.2")
def test_shield_2_looks_at_the_other_team_alone() -> None:
    s = team(dice="3 3", shields="yes")
    give(s, 0, shields="2:D7")
    assert gained(s, "workers-3") == {"workers": 2}
    in_turn(s, 2, "3 3")
    assert gained(s, "workers-3") == {"workers": 2}
    in_turn(s, 3, "3 3")
    assert gained(s, "workers-3") == {"workers": 1}


@clause("burgundy", "teams.expansions", "shield.6")
def test_shield_6_names_the_other_team() -> None:
    s = team(dice="3 3", shields="yes")
    give(s, 0, shields="6:D7")
    give(s, 1, tiles="C6:monastery14")
    assert words(s, "share-") == ["share-2"]
    play(s, "share-2")
    in_turn(s, 2, "3 3")
    assert gained(s, "workers-3", seat=2) == {"workers": 4}


@clause("burgundy", "teams.expansions", "shields.tribute")
def test_a_team_pays_its_tribute_once() -> None:
    s = team(round=5, shields="yes")
    give(s, 0, shields="7:D7", silver=3)
    ended(s)
    assert s.actor() == 0
    play(s, "tribute-1-0")
    assert seen(s)["phase"] == "B"
    assert player(s, 2)["silver"] == 2


@clause("burgundy", "teams.expansions", "inns.size")
def test_inns_and_extra_tiles_are_as_with_four_players() -> None:
    s = dealt(4, duchy="12a", inns="yes", extra="yes", white="yes", shields="yes", routes="yes")
    assert seen(s)["inns"] == 1
    assert [len(there["shields"]) for there in seen(s)["depots"]] == [2] * 6
