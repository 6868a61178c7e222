"""Sentences of the rulebook that meet each other: expansions together, and the ends of the solo game."""

from __future__ import annotations

from maniero.kernel.state import NOBODY
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    depot,
    give,
    play,
    player,
    route,
    scored,
    solo,
    table,
    tile_on,
    wealth,
    words,
)

TILE_OF_COLOUR = {
    "building": "bank",
    "castle": "castle",
    "livestock": "cow2",
    "mine": "mine",
    "monastery": "monastery1",
    "ship": "ship",
}


# ---- the solo game


@clause("burgundy", "solo.colour")
def test_a_tile_for_a_colour_that_fills_another_colour_brings_one_more() -> None:
    s = solo("5 5", phase="E")
    give(s, tiles="A3:bank D7:mine F2:mine D3:castle F1:castle E6:monastery1", storage="mine")
    depot(s, BLACK, "castle bank")
    play(s, "place-5-A2", "tile-mine", "order-tile", "tile-castle", "place-x-E5", "order-tile")
    assert words(s) == ["skip", "tile-bank"]
    play(s, "tile-bank", "place-x-B1")
    assert tile_on(s, "B1") == "bank"
    assert wealth(s)["silver"] == 2


@clause("burgundy", "solo.black", "solo.colour")
def test_a_face_down_tile_fills_a_colour_and_brings_the_tile_for_it() -> None:
    s = solo("5 5", phase="E")
    give(s, tiles="A3:bank D7:mine F2:mine", storage="black")
    depot(s, BLACK, "ship")
    play(s, "place-5-A2", "tile-black", "order-tile")
    assert words(s) == ["skip", "tile-ship"]


@clause("burgundy", "solo.black", "solo.win")
def test_a_face_down_tile_may_win_the_game() -> None:
    s = solo("3 3", phase="E", round=3)
    empty = [there for there in player(s)["spaces"] if not there["tile"] and there["name"] != "C1"]
    give(s, tiles=" ".join(f"{there['name']}:{TILE_OF_COLOUR[there['colour']]}" for there in empty))
    give(s, storage="black")
    play(s, "place-3-C1", "tile-black")
    assert (s.actor(), s.winners()) == (NOBODY, [0])


@clause("burgundy", "solo.black", "purchase.black")
def test_a_tile_bought_in_the_solo_game_lies_face_up_and_has_its_effect() -> None:
    s = solo("6 1")
    give(s, silver=2)
    depot(s, BLACK, "boarding")
    play(s, "buy-black", "tile-boarding", "place-6-A3", "tile-boarding")
    assert wealth(s)["workers"] == 4


# ---- shields with other expansions


@clause("burgundy", "shield.14", "white.action")
def test_a_white_castle_placed_at_the_end_of_a_phase_uses_the_white_die_of_the_last_round() -> None:
    s = table(2, shields="yes", white="yes", round=5, whole=True)
    s.white = 3
    give(s, shields="14:D4", storage="castle")
    depot(s, 4, "whitecastle cow2")
    play(s, "end", "end", "take-x-4", "tile-whitecastle", "place-x-C3")
    assert words(s) == ["workers-3", "skip"]
    play(s, "workers-3")
    assert wealth(s)["workers"] == 2


@clause("burgundy", "shield.15", "extra.crane", "shields.order")
def test_silver_of_a_crane_placed_by_shield_15_may_pay_the_tribute() -> None:
    s = table(2, shields="yes", extra="yes", round=5, whole=True)
    give(s, shields="15:D4")
    depot(s, BLACK, "crane")
    play(s, "end", "end", "tile-crane", "place-x-C3", "crane-bank")
    assert words(s) == ["tribute-0-0", "tribute-1-0"]


@clause("burgundy", "shield.14", "shield.11")
def test_a_castle_placed_by_shield_14_may_take_a_shield() -> None:
    s = table(2, shields="yes", round=5, whole=True)
    give(s, tiles="C4:monastery1 B3:castle")
    give(s, shields="14:D4 11:B3", silver=3)
    depot(s, 5, "castle", shields="6")
    play(s, "end", "end", "take-x-5", "tile-castle", "place-x-A3", "shield-6", "castle-A3")
    assert [shield["number"] for shield in player(s)["shields"]] == [6, 11, 14]
    assert words(s, "tribute-3") == ["tribute-3-0"]


@clause("burgundy", "shield.1", "extra.geese")
def test_with_shield_1_geese_score_with_animals_of_all_pastures() -> None:
    s = table(2, extra="yes", shields="yes", dice="2 2", phase="E")
    give(s, shields="1:D4", tiles="C2:cow4 B2:cow3 E5:bank", storage="geese")
    assert scored(play(s, "place-2-E6", "tile-geese"))["livestock.points"] == 2 + 4 + 3


@clause("burgundy", "shield.9", "shield.12", "routes.bonus")
def test_shields_change_a_sale_and_leave_the_bonus_of_its_route_alone() -> None:
    s = table(2, routes="yes", shields="yes", dice="3 3")
    give(s, tiles="B3:castle")
    give(s, shields="9:D4 12:B3", goods="3 3")
    route(s, 0, [10], laid="6")  # Next comes a space that gives 2 silver for pink goods.
    play(s, "sell-3-3")
    assert wealth(s) == {"points": 2 * 4, "workers": 0, "silver": 2 + 2}


# ---- teams


@clause("burgundy", "teams.common", "routes.lay")
def test_both_members_of_a_team_lay_goods_on_the_same_route() -> None:
    s = table(4, "12a", castle="D7", dice="3 3", routes="yes", whole=True)
    route(s, 0, [12, 4])
    give(s, goods="3 5")
    give(s, 2, dice="5 5")
    play(s, "sell-3-3", "end", "end")
    depot(s, 1, "mine")
    play(s, "sell-5-5", "take-x-1", "tile-mine", "shared")
    assert [space["laid"] for space in player(s)["route"]][:3] == ["3", "5", None]
