"""Trade routes: goods sold are laid from left to right, and pay where their colour fits."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import GoodLaid
from maniero.games.burgundy.names import NONE
from maniero.games.burgundy.state import Burgundy
from tests.clauses import clause
from tests.games.burgundy.positions import (
    dealt,
    depot,
    ended,
    gained,
    give,
    of_kind,
    play,
    player,
    refused,
    route,
    scored,
    table,
    words,
)

# The tiles as they are numbered in the box, by the kinds of goods that pay on them.
CARPENTER, MARKET, ACTION, HALL, WAREHOUSE = 1, 2, 3, 4, 11
BANK, WATCHTOWER, BOARDING = 9, 10, 12


def selling(tile: int, goods: str, dice: str = "", *, seats: int = 2, tiles: str = "") -> Burgundy:
    """A turn of seat 0 with these goods and dice, and one tile of a trade route."""
    s = table(seats, dice=dice or f"{goods[0]} {goods[-1]}", routes="yes")
    give(s, goods=goods, tiles=tiles)
    route(s, 0, [tile])
    return s


def laid(s: Burgundy, seat: int = 0) -> list[str | None]:
    return [space["laid"] for space in player(s, seat)["route"]]


@clause("burgundy", "routes.module")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 4), (4, 3)])
def test_each_player_gets_tiles_of_three_spaces_in_a_random_order(seats: int, tiles: int) -> None:
    s = dealt(seats, routes="yes")
    routes = [player(s, seat)["route"] for seat in range(seats)]
    assert [len(spaces) for spaces in routes] == [3 * tiles] * seats
    printed = [
        tuple((space["good"], space["bonus"]) for space in spaces[first : first + 3])
        for spaces in routes
        for first in range(0, 3 * tiles, 3)
    ]
    assert len(set(printed)) == seats * tiles  # Every tile is there once.
    other = dealt(seats, seed=2, routes="yes")
    assert [player(other, seat)["route"] for seat in range(seats)] != routes


@clause("burgundy", "routes.lay")
def test_goods_sold_are_laid_one_by_one_from_left_to_right() -> None:
    s = selling(BANK, "5 5 4")
    told = play(s, "sell-5-5")
    assert [(event.good, event.slot, event.bonus) for event in of_kind(told, GoodLaid)] == [
        (4, 0, NONE),
        (4, 1, NONE),
    ]
    assert laid(s) == ["5", "5", None]
    play(s, "sell-4-4")
    assert laid(s) == ["5", "5", "4"]


@clause("burgundy", "routes.lay", "sell.silver", "sell.points")
def test_a_sale_is_paid_as_usual() -> None:
    s = selling(BANK, "5 5 4")
    assert gained(s, "sell-5-5") == {"points": 4, "silver": 1}
    assert player(s)["goods"] == {"4": 1}


@clause("burgundy", "routes.bonus")
@pytest.mark.parametrize(
    ("tile", "good", "gain"),
    [
        (BANK, "1", {"points": 2, "silver": 1 + 2}),
        (BOARDING, "3", {"points": 2, "silver": 1, "workers": 4}),
        (WATCHTOWER, "6", {"points": 2 + 4, "silver": 1}),
    ],
)
def test_a_good_of_the_colour_of_its_space_brings_the_bonus(
    tile: int, good: str, gain: dict[str, int]
) -> None:
    s = selling(tile, good, "1 6")
    give(s, dice=f"{good} {good}")
    assert gained(s, f"sell-{good}-{good}") == gain
    assert player(s)["route"][0]["paid"]


@clause("burgundy", "routes.bonus")
def test_another_colour_brings_nothing() -> None:
    s = selling(BANK, "2", "2 2")
    assert gained(s, "sell-2-2") == {"points": 2, "silver": 1}
    assert not player(s)["route"][0]["paid"]
    assert "end" in words(s)


@clause("burgundy", "routes.bonus")
@pytest.mark.parametrize(
    ("tile", "good", "taken"),
    [(CARPENTER, "2", "market"), (MARKET, "1", "ship"), (MARKET, "1", "cow3")],
)
def test_bonuses_take_tiles_like_the_building(tile: int, good: str, taken: str) -> None:
    s = selling(tile, good, f"{good} {good}")
    depot(s, 3, taken)
    depot(s, 4, "mine")
    play(s, f"sell-{good}-{good}")
    assert words(s) == ["take-x-3", "skip"]
    play(s, "take-x-3", f"tile-{taken}")
    assert player(s)["storage"] == [taken]


@clause("burgundy", "routes.bonus", "building.church")
def test_a_bonus_may_take_like_a_church() -> None:
    s = selling(CARPENTER, "6 4", "6 4")
    depot(s, 3, "castle")
    depot(s, 4, "bank")
    play(s, "sell-6-6", "sell-4-4")
    assert words(s) == ["take-x-3", "skip"]


@clause("burgundy", "routes.bonus", "building.cityhall")
def test_a_bonus_may_place_like_a_city_hall() -> None:
    s = selling(HALL, "3", "3 3")
    give(s, storage="mine")
    play(s, "sell-3-3")
    assert words(s) == ["place-x-E3", "skip"]


@clause("burgundy", "routes.bonus", "monastery.14")
def test_workers_of_a_bonus_are_not_the_action_of_taking_workers() -> None:
    s = selling(BOARDING, "3", "3 3", tiles="C4:monastery13 B4:monastery14")
    assert gained(s, "sell-3-3") == {"points": 2, "silver": 1, "workers": 4}


@clause("burgundy", "routes.lay", "routes.bonus")
def test_a_bonus_is_done_before_the_next_good_is_laid() -> None:
    s = selling(CARPENTER, "2 2", "2 2")
    depot(s, 3, "bank")
    assert gained(s, "sell-2-2") == {"points": 4, "silver": 1}  # Silver and points come first.
    assert laid(s) == ["2", None, None]
    play(s, "take-x-3", "tile-bank")
    assert laid(s) == ["2", "2", None]


@clause("burgundy", "routes.lay", "routes.bonus", "building.warehouse")
def test_a_bonus_that_sells_again_lays_its_goods_before_the_rest() -> None:
    s = selling(WAREHOUSE, "5 5 2", "5 5")
    play(s, "sell-5-5")
    assert words(s) == ["sell-x-2", "skip"]
    assert gained(s, "sell-x-2") == {"points": 2, "silver": 1}
    assert laid(s) == ["5", "2", None]  # The grape has found the church, which is asked first.
    play(s, "skip")
    assert laid(s) == ["5", "2", "5"]


@clause("burgundy", "routes.action", "castle.action")
def test_one_bonus_is_an_action_with_any_number() -> None:
    s = selling(ACTION, "4", "4 4")
    give(s, storage="mine", tiles="C4:monastery14")
    depot(s, 6, "bank")
    play(s, "sell-4-4")
    assert words(s) == ["take-x-6", "place-x-E3", "workers-x", "skip"]
    assert gained(s.copy(), "workers-x") == {"workers": 4}
    play(s, "skip")
    assert words(s, "workers") == ["workers-4"]


@clause("burgundy", "routes.action", "shield.11")
def test_the_action_of_a_route_is_no_castle_for_shield_11() -> None:
    s = table(2, dice="4 4", routes="yes", shields="yes")
    give(s, goods="4", shields="11:D4")
    route(s, 0, [ACTION])
    depot(s, 2, shields="5")
    play(s, "sell-4-4")
    assert words(s, "shield-") == []


@clause("burgundy", "routes.full")
def test_a_full_route_takes_no_more_goods() -> None:
    s = selling(BANK, "1", "1 1")
    route(s, 0, [BANK], laid="2 2 2")
    assert gained(s, "sell-1-1") == {"points": 2, "silver": 1}
    assert laid(s) == ["2", "2", "2"]
    assert player(s)["sold"] == {"1": 1, "2": 3}


@clause("burgundy", "routes.full", "routes.lay")
def test_a_sale_may_fill_the_route_and_go_on_without_it() -> None:
    s = selling(BANK, "5 5 5", "5 5")
    route(s, 0, [BANK], laid="2 2")
    depot(s, 3, "bank")
    play(s, "sell-5-5")
    assert laid(s) == ["2", "2", "5"]
    assert words(s) == ["take-x-3", "skip"]
    play(s, "skip")
    assert player(s)["sold"] == {"2": 2, "5": 3}
    assert "end" in words(s)


@clause("burgundy", "routes.sold", "monastery.15", "monastery.25")
def test_goods_on_the_route_are_sold_goods() -> None:
    s = table(2, phase="E", round=5, dice="5 5", whole=True, routes="yes")
    give(s, tiles="C4:monastery15 B4:monastery25", goods="5 5")
    route(s, 0, [BANK])
    play(s, "sell-5-5")
    points = scored(ended(s))
    assert (points["monastery.15"], points["monastery.25"]) == (2, 2)


@clause("burgundy", "routes.lay")
def test_everybody_has_a_route_of_their_own() -> None:
    s = selling(BANK, "5", "5 5")
    route(s, 1, [WAREHOUSE])
    play(s, "sell-5-5")
    assert laid(s) == ["5", None, None]
    assert laid(s, 1) == [None, None, None]
    refused(s, "sell-x-5", "turn.dice")
