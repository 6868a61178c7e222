"""Ships, goods and the bridge; livestock; selling goods."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import GoodsLoaded, MarkerMoved
from maniero.games.burgundy.view import view
from maniero.kernel.state import NOBODY
from tests.clauses import clause
from tests.games.burgundy.positions import (
    bridge,
    depot,
    gained,
    give,
    goods_in,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    words,
)

# ---- goods


@clause("burgundy", "ship.depot")
def test_a_ship_takes_all_goods_of_any_depot() -> None:
    s = table(dice="2 2")
    give(s, storage="ship", goods="4")
    depot(s, 1, goods="1")
    depot(s, 5, goods="4 4 6")
    play(s, "place-2-D3", "tile-ship")
    assert words(s) == [f"goods-{number}" for number in range(1, 7)]
    refused(s, "skip", "ship.depot")
    refused(s, "end", "ship.depot")
    told = play(s, "goods-5")
    assert player(s)["goods"] == {"4": 3, "6": 1}
    assert goods_in(s, 5) == {}
    assert goods_in(s, 1) == {"1": 1}
    assert [event.depot for event in of_kind(told, GoodsLoaded)] == [4]
    assert s.turn == 0
    assert "end" in words(s)


@clause("burgundy", "ship.kinds")
def test_of_a_fourth_kind_nothing_is_stored() -> None:
    s = table(dice="2 2")
    give(s, storage="ship", goods="1 2 3")
    depot(s, 5, goods="1 1 4 5")
    play(s, "place-2-D3", "tile-ship", "goods-5")
    assert player(s)["goods"] == {"1": 3, "2": 1, "3": 1}
    assert goods_in(s, 5) == {"4": 1, "5": 1}
    assert "end" in words(s)  # Nothing is to be chosen.


@clause("burgundy", "ship.kinds")
def test_the_player_says_which_kinds_fill_the_free_spaces() -> None:
    s = table(dice="2 2")
    give(s, storage="ship", goods="2")
    depot(s, 6, goods="1 2 3 3 5 6")
    play(s, "place-2-D3", "tile-ship", "goods-6")
    assert player(s)["goods"] == {"2": 2}
    assert words(s) == ["keep-1", "keep-3", "keep-5", "keep-6"]
    refused(s, "keep-2", "ship.kinds")
    refused(s, "keep-4", "ship.kinds")
    refused(s, "skip", "ship.kinds")
    play(s, "keep-3")
    assert words(s) == ["keep-1", "keep-5", "keep-6"]
    play(s, "keep-6")
    assert player(s)["goods"] == {"2": 2, "3": 2, "6": 1}
    assert goods_in(s, 6) == {"1": 1, "5": 1}
    assert seen(s)["bridge"][0] == 0


@clause("burgundy", "ship.kinds")
def test_goods_that_all_fit_are_all_taken() -> None:
    s = table(dice="2 2")
    give(s, storage="ship", goods="2")
    depot(s, 6, goods="1 3 3")
    play(s, "place-2-D3", "tile-ship", "goods-6")
    assert player(s)["goods"] == {"1": 1, "2": 1, "3": 2}
    assert words(s, "keep-") == []


@clause("burgundy", "ship.no-goods")
def test_a_ship_without_goods_anywhere_still_moves_the_marker() -> None:
    s = table(dice="2 2")
    give(s, storage="ship")
    told = play(s, "place-2-D3", "tile-ship")
    assert words(s, "goods-") == []
    assert [(event.seat, event.space) for event in of_kind(told, MarkerMoved)] == [(0, 1)]
    assert "end" in words(s)


# ---- the bridge


@clause("burgundy", "ship.marker")
@pytest.mark.parametrize(
    ("before", "order", "after", "new_order"),
    [
        ("0 0 0 0", "4 3 2 1", "1 0 0 0", [0, 3, 2, 1]),
        ("0 1 1 0", "3 2 4 1", "1 1 1 0", [0, 2, 1, 3]),  # On top of both.
        ("0 2 1 0", "2 3 1 4", "1 2 1 0", [1, 0, 2, 3]),
        ("0 3 2 2", "2 4 3 1", "1 3 2 2", [1, 3, 2, 0]),  # Alone on its space.
        ("3 5 4 4", "2 3 4 1", "4 5 4 4", [1, 0, 2, 3]),
    ],
)
def test_a_ship_moves_the_marker_onto_the_top_of_the_next_space(
    before: str, order: str, after: str, new_order: list[int]
) -> None:
    s = table(dice="2 2")
    bridge(s, before, order)
    give(s, storage="ship")
    depot(s, 1, goods="1")
    play(s, "place-2-D3", "tile-ship")
    assert s.bridge == [int(space) for space in before.split()]  # First the goods.
    play(s, "goods-1")
    assert s.bridge == [int(space) for space in after.split()]
    assert seen(s)["bridge"] == new_order


@clause("burgundy", "ship.last-space")
def test_on_the_last_space_the_marker_goes_to_the_top() -> None:
    s = table(dice="2 2")
    bridge(s, "6 6 6 1", "3 2 1 4")
    give(s, storage="ship")
    told = play(s, "place-2-D3", "tile-ship")
    assert s.bridge == [6, 6, 6, 1]
    assert seen(s)["bridge"] == [0, 2, 1, 3]
    assert [event.space for event in of_kind(told, MarkerMoved)] == [6]


# ---- livestock


@clause("burgundy", "livestock.points")
@pytest.mark.parametrize("animal", ["cow", "sheep", "pig", "goat"])
@pytest.mark.parametrize("herd", [2, 3, 4])
def test_livestock_gives_a_point_for_each_animal(animal: str, herd: int) -> None:
    s = table(dice="4 4")
    give(s, tiles="C3:bank", storage=f"{animal}{herd}")
    told = play(s, "place-4-C2", f"tile-{animal}{herd}")
    assert scored(told) == {"livestock.points": herd}


@clause("burgundy", "livestock.pasture")
def test_animals_of_the_same_kind_on_the_pasture_score_again_wherever_they_stand() -> None:
    s = table(dice="2 6")
    give(s, tiles="C1:pig4 C2:pig2 B2:goat3", storage="pig3 goat2")
    assert scored(play(s, "place-6-A1", "tile-pig3")) == {"livestock.points": 9}
    told = play(s, "place-2-B1", "tile-goat2")
    assert scored(told) == {"livestock.points": 5, "region.size": 15, "region.phase": 10}


@clause("burgundy", "livestock.pasture")
def test_animals_on_another_pasture_do_not_score() -> None:
    s = table(dice="2 2")
    give(s, tiles="C2:cow4 D5:ship D6:ship D7:ship", storage="cow3")
    told = play(s, "place-2-E6", "tile-cow3")
    assert scored(told)["livestock.points"] == 3


@clause("burgundy", "livestock.pasture")
def test_animals_of_another_player_do_not_score() -> None:
    s = table(dice="4 4")
    give(s, 1, tiles="C2:cow4 C3:bank")
    give(s, 0, tiles="C3:bank", storage="cow3")
    assert scored(play(s, "place-4-C2", "tile-cow3")) == {"livestock.points": 3}


# ---- selling


@clause("burgundy", "sell.goods", "sell.silver", "sell.points")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("many", [1, 3])
def test_all_goods_of_the_kind_are_sold_for_one_silver(seats: int, each: int, many: int) -> None:
    s = table(seats, dice="3 3")
    give(s, goods="3 " * many + "1 5", sold="3 6")
    told = play(s, "sell-3-3")
    assert scored(told) == {"sell.points": many * each}
    assert player(s)["silver"] == 1
    assert player(s)["workers"] == 0
    assert player(s)["goods"] == {"1": 1, "5": 1}
    assert player(s)["sold"] == {"3": 1 + many, "6": 1}
    assert player(s)["dice"] == [3]


@clause("burgundy", "sell.goods")
def test_the_die_says_which_kind_is_sold() -> None:
    s = table(dice="3 5")
    give(s, goods="1 1 5")
    assert words(s, "sell-") == ["sell-5-5"]
    refused(s, "sell-3-3", "sell.goods")
    refused(s, "sell-3-1", "workers.change")
    refused(s, "sell-1-1", "turn.dice")


@clause("burgundy", "sell.silver")
def test_two_sales_give_two_silver() -> None:
    s = table(dice="3 5")
    give(s, goods="3 3 5")
    assert gained(s, "sell-3-3", "sell-5-5") == {"points": 12, "silver": 2}


@clause("burgundy", "sell.goods", "ship.kinds")
def test_a_sale_makes_room_for_another_kind() -> None:
    s = table(dice="3 2")
    give(s, storage="ship", goods="1 2 3 3")
    depot(s, 4, goods="6")
    play(s, "sell-3-3", "place-2-D3", "tile-ship", "goods-4")
    assert player(s)["goods"] == {"1": 1, "2": 1, "6": 1}


@clause("burgundy", "sell.open")
def test_everyone_sees_which_goods_were_sold() -> None:
    s = table(seats=3, dice="3 3")
    give(s, goods="3 3")
    play(s, "sell-3-3")
    for viewer in (0, 1, 2, NOBODY):
        assert view(s, viewer)["players"][0]["sold"] == {"3": 2}
