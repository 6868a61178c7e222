"""The purchase of a turn, and monastery 6."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import TileBought
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    depot,
    give,
    in_depot,
    of_kind,
    play,
    player,
    refused,
    seen,
    table,
    tile_on,
    words,
)


@clause("burgundy", "purchase.black", "purchase.silver")
def test_two_silver_buy_a_tile_of_the_black_depot() -> None:
    s = table(dice="2 5")
    give(s, silver=3)
    depot(s, BLACK, "ship mine monastery14 ship")
    assert words(s, "buy-") == ["buy-black"]
    told = play(s, "buy-black")
    assert words(s) == ["tile-mine", "tile-ship", "tile-monastery14"]
    refused(s, "tile-castle", "take.choose")
    told += play(s, "tile-ship")
    assert player(s)["silver"] == 1
    assert player(s)["storage"] == ["ship"]
    assert in_depot(s, BLACK) == ["mine", "monastery14", "ship"]
    assert player(s)["dice"] == [2, 5]  # Beside the two actions.
    assert [(e.silver, e.workers) for e in of_kind(told, TileBought)] == [(2, 0)]


@clause("burgundy", "purchase.silver")
@pytest.mark.parametrize("silver", [0, 1])
def test_without_two_silver_nothing_is_bought(silver: int) -> None:
    s = table()
    give(s, silver=silver, workers=9)
    depot(s, BLACK, "ship")
    refused(s, "buy-black", "purchase.silver")


@clause("burgundy", "purchase.black")
@pytest.mark.parametrize("number", range(1, 7))
def test_numbered_depots_sell_nothing(number: int) -> None:
    s = table()
    give(s, silver=9)
    depot(s, number, "ship")
    depot(s, BLACK, "ship")
    refused(s, f"buy-{number}", "purchase.black")


@clause("burgundy", "purchase.empty")
def test_an_empty_black_depot_sells_nothing() -> None:
    s = table()
    give(s, silver=9)
    refused(s, "buy-black", "purchase.empty")


@clause("burgundy", "purchase.once")
def test_one_purchase_a_turn() -> None:
    s = table(2, dice="2 5", whole=True)
    s.round_goods = [0]
    give(s, silver=9)
    give(s, 1, silver=9, dice="1 1")
    depot(s, BLACK, "ship ship mine mine")
    play(s, "buy-black", "tile-ship")
    refused(s, "buy-black", "purchase.once")
    play(s, "workers-2")
    refused(s, "buy-black", "purchase.once")
    play(s, "workers-5")
    refused(s, "buy-black", "purchase.once")
    assert seen(s)["bought"]
    play(s, "end")
    assert not seen(s)["bought"]
    play(s, "buy-black", "tile-mine", "end")  # The next player has an own purchase,
    play(s, "roll-1-1", "roll-1-1", "white-1")
    play(s, "buy-black", "tile-ship")  # and each turn has one.
    assert player(s)["silver"] == 5


@clause("burgundy", "purchase.any-moment")
@pytest.mark.parametrize("before", [[], ["workers-2"], ["workers-2", "workers-5"]])
def test_the_purchase_is_made_before_between_or_after_the_actions(before: list[str]) -> None:
    s = table(dice="2 5")
    give(s, silver=2)
    depot(s, BLACK, "ship")
    play(s, *before, "buy-black", "tile-ship")
    assert player(s)["storage"] == ["ship"]
    assert len(player(s)["dice"]) == 2 - len(before)


@clause("burgundy", "purchase.any-moment", "castle.action")
def test_a_tile_bought_between_a_castle_and_its_action_can_be_placed_by_it() -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank", storage="castle", silver=2)
    depot(s, BLACK, "monastery24")
    play(s, "place-6-B3", "tile-castle")
    play(s, "buy-black", "tile-monastery24")
    assert "workers-x" in words(s)  # The action is still to be had.
    refused(s, "buy-black", "purchase.once")
    play(s, "place-x-C4", "tile-monastery24")
    assert tile_on(s, "C4") == "monastery24"
    assert player(s)["dice"] == [6]
    refused(s, "buy-black", "purchase.once")


@clause("burgundy", "purchase.any-moment", "building.cityhall")
def test_a_tile_bought_between_a_city_hall_and_its_effect_can_be_placed_by_it() -> None:
    s = table(dice="3 3")
    give(s, storage="cityhall", silver=2)
    depot(s, BLACK, "mine")
    play(s, "place-3-E4", "tile-cityhall", "buy-black", "tile-mine", "place-x-E3", "tile-mine")
    assert tile_on(s, "E3") == "mine"


@clause("burgundy", "purchase.any-moment", "building.bank", "sell.silver")
def test_silver_just_earned_can_be_spent_at_once() -> None:
    s = table(dice="3 3")
    give(s, storage="warehouse", goods="1", silver=1)
    depot(s, BLACK, "mine")
    refused(s, "buy-black", "purchase.silver")
    play(s, "place-3-E4", "tile-warehouse")
    refused(s, "buy-black", "purchase.silver")
    play(s, "sell-x-1", "buy-black", "tile-mine")
    assert player(s)["silver"] == 0


@clause("burgundy", "purchase.any-moment", "storage.room-always")
def test_a_purchase_with_full_storage_inside_an_action() -> None:
    s = table(dice="3 3")
    give(s, storage="market cow3 ship", silver=2)
    depot(s, BLACK, "mine castle")
    depot(s, 1, "ship")
    play(s, "place-3-C3", "tile-market", "take-x-1", "tile-ship")
    play(s, "buy-black", "tile-castle")
    assert words(s) == ["drop-ship", "drop-cow3"]
    refused(s, "drop-castle", "storage.room")
    play(s, "drop-ship")
    assert sorted(player(s)["storage"]) == ["castle", "cow3", "ship"]
    assert "workers-3" in words(s)


# ---- monastery 6


@clause("burgundy", "monastery.6")
def test_monastery_6_buys_from_any_depot() -> None:
    s = table()
    give(s, tiles="C4:monastery6", silver=2)
    depot(s, 2, "castle bank")
    depot(s, 5, "mine")
    depot(s, BLACK, "ship")
    assert words(s, "buy-") == ["buy-2", "buy-5", "buy-black"]
    refused(s, "buy-1", "purchase.empty")
    play(s, "buy-2", "pay-2-0")
    assert words(s) == ["tile-castle", "tile-bank"]
    refused(s, "tile-ship", "take.choose")
    play(s, "tile-castle")
    assert in_depot(s, 2) == ["bank"]
    assert player(s)["silver"] == 0
    assert player(s)["dice"] == [1, 1]


@clause("burgundy", "monastery.6", "purchase.once")
def test_monastery_6_is_still_one_purchase_a_turn() -> None:
    s = table()
    give(s, tiles="C4:monastery6", silver=9, workers=9)
    depot(s, 2, "castle")
    depot(s, BLACK, "ship")
    play(s, "buy-2", "pay-1-1", "tile-castle")
    refused(s, "buy-black", "purchase.once")
    refused(s, "buy-2", "purchase.once")
    assert player(s)["silver"] == 8
    assert player(s)["workers"] == 8


@clause("burgundy", "monastery.6", "purchase.silver")
@pytest.mark.parametrize(
    ("silver", "workers", "payments"),
    [
        (2, 2, ["pay-2-0", "pay-1-1", "pay-0-2"]),
        (2, 0, ["pay-2-0"]),
        (0, 2, ["pay-0-2"]),
        (1, 1, ["pay-1-1"]),
        (1, 3, ["pay-1-1", "pay-0-2"]),
        (3, 1, ["pay-2-0", "pay-1-1"]),
    ],
)
def test_monastery_6_pays_with_silver_and_workers_in_any_mixture(
    silver: int, workers: int, payments: list[str]
) -> None:
    for paid in payments:
        s = table()
        give(s, tiles="C4:monastery6", silver=silver, workers=workers)
        depot(s, BLACK, "ship")
        play(s, "buy-black")
        assert words(s) == payments
        for word in {"pay-2-0", "pay-1-1", "pay-0-2"} - set(payments):
            refused(s, word, "purchase.silver")
        refused(s, "tile-ship", "monastery.6")
        told = play(s, paid, "tile-ship")
        assert player(s)["silver"] == silver - int(paid[4])
        assert player(s)["workers"] == workers - int(paid[6])
        assert [(e.silver, e.workers) for e in of_kind(told, TileBought)] == [(int(paid[4]), int(paid[6]))]


@clause("burgundy", "monastery.6", "purchase.silver")
@pytest.mark.parametrize(("silver", "workers"), [(0, 0), (1, 0), (0, 1)])
def test_monastery_6_needs_two_in_all(silver: int, workers: int) -> None:
    s = table()
    give(s, tiles="C4:monastery6", silver=silver, workers=workers)
    depot(s, BLACK, "ship")
    depot(s, 3, "ship")
    refused(s, "buy-black", "purchase.silver")
    refused(s, "buy-3", "purchase.silver")


@clause("burgundy", "monastery.6")
def test_monastery_6_of_another_player_does_not_help() -> None:
    s = table()
    give(s, 1, tiles="C4:monastery6")
    give(s, 0, storage="monastery6", silver=1, workers=5)
    depot(s, BLACK, "ship")
    depot(s, 3, "ship")
    refused(s, "buy-black", "purchase.silver")
    refused(s, "buy-3", "purchase.black")


@clause("burgundy", "monastery.6", "purchase.any-moment", "storage.room-always")
def test_monastery_6_buys_inside_an_action_with_full_storage() -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank C4:monastery6", storage="castle cow3 cow3", workers=1, silver=1)
    depot(s, 4, "ship castle")
    play(s, "place-6-B3", "tile-castle", "take-x-4", "tile-ship")
    play(s, "buy-4", "pay-1-1", "tile-castle", "drop-cow3")
    assert player(s)["storage"] == ["cow3", "ship", "castle"]
    assert in_depot(s, 4) == []
