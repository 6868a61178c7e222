"""Monasteries 2 to 14: what they change while the game goes on.  1 is in _placing, 6 in _purchase."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import MinesPaid
from tests.clauses import clause
from tests.games.burgundy.positions import (
    depot,
    gained,
    give,
    goods_in,
    of_kind,
    play,
    player,
    refused,
    scored,
    table,
    words,
)


@clause("burgundy", "monastery.2")
def test_monastery_2_a_worker_for_each_mine_at_the_end_of_a_phase() -> None:
    s = table(2, round=5, whole=True)
    give(s, 0, tiles="E3:mine F2:mine C4:monastery2")
    give(s, 1, tiles="E3:mine")
    told = play(s, "end", "end")
    assert [(event.seat, event.silver, event.workers) for event in of_kind(told, MinesPaid)] == [
        (0, 2, 2),
        (1, 1, 0),
    ]
    assert (player(s)["silver"], player(s)["workers"]) == (2, 2)
    assert (player(s, 1)["silver"], player(s, 1)["workers"]) == (1, 0)


@clause("burgundy", "monastery.2")
def test_monastery_2_without_mines_gives_nothing() -> None:
    s = table(2, round=5, whole=True)
    give(s, 0, tiles="C4:monastery2")
    play(s, "end", "end")
    assert (player(s)["silver"], player(s)["workers"]) == (0, 0)


@clause("burgundy", "monastery.3")
def test_monastery_3_two_silver_for_a_sale() -> None:
    s = table(dice="4 3")
    give(s, tiles="C4:monastery3", storage="warehouse", goods="4 4 5")
    assert gained(s, "sell-4-4") == {"points": 8, "silver": 2}
    assert gained(s, "place-3-E4", "tile-warehouse", "sell-x-5") == {"points": 4, "silver": 2}


@clause("burgundy", "monastery.4")
def test_monastery_4_a_worker_for_a_sale() -> None:
    s = table(dice="4 3")
    give(s, tiles="C4:monastery4", storage="warehouse", goods="4 4 5")
    assert gained(s, "sell-4-4") == {"points": 8, "silver": 1, "workers": 1}
    assert gained(s, "place-3-E4", "tile-warehouse", "sell-x-5") == {"points": 4, "silver": 1, "workers": 1}


@clause("burgundy", "monastery.3", "monastery.4")
def test_monasteries_3_and_4_together() -> None:
    s = table(dice="4 4")
    give(s, tiles="C4:monastery4 B4:monastery3", goods="4")
    assert gained(s, "sell-4-4") == {"points": 4, "silver": 2, "workers": 1}


# ---- 5: a second depot


@clause("burgundy", "monastery.5")
@pytest.mark.parametrize(
    ("first", "near"), [(1, [2, 6]), (2, [1, 3]), (3, [2, 4]), (4, [3, 5]), (5, [4, 6]), (6, [1, 5])]
)
def test_monastery_5_a_ship_takes_the_goods_of_a_depot_beside_the_first_too(
    first: int, near: list[int]
) -> None:
    for second in near:
        s = table(dice="2 2")
        give(s, tiles="C4:monastery5", storage="ship")
        for number in range(1, 7):
            depot(s, number, goods="3")
        play(s, "place-2-D3", "tile-ship", f"goods-{first}")
        assert words(s) == ["skip", *[f"goods-{number}" for number in near]]
        for number in set(range(1, 7)) - set(near):
            refused(s, f"goods-{number}", "monastery.5")
        refused(s, "end", "monastery.5")
        play(s, f"goods-{second}")
        assert player(s)["goods"] == {"3": 2}
        assert {n for n in range(1, 7) if not goods_in(s, n)} == {first, second}
        assert player(s)["bridge"] == 1
        assert words(s, "goods-") == []  # Two depots, not three.


@clause("burgundy", "monastery.5")
def test_monastery_5_may_be_left_unused() -> None:
    s = table(dice="2 2")
    give(s, tiles="C4:monastery5", storage="ship")
    depot(s, 1, goods="3")
    depot(s, 2, goods="4")
    play(s, "place-2-D3", "tile-ship", "goods-1", "skip")
    assert player(s)["goods"] == {"3": 1}
    assert goods_in(s, 2) == {"4": 1}
    assert player(s)["bridge"] == 1


@clause("burgundy", "monastery.5", "ship.depot")
def test_without_monastery_5_a_ship_takes_from_one_depot() -> None:
    s = table(dice="2 2")
    give(s, storage="ship monastery5")
    give(s, 1, tiles="C4:monastery5")
    depot(s, 1, goods="3")
    depot(s, 2, goods="4")
    play(s, "place-2-D3", "tile-ship", "goods-1")
    assert words(s, "goods-") == []
    assert goods_in(s, 2) == {"4": 1}


@clause("burgundy", "monastery.5", "ship.kinds")
def test_monastery_5_keeps_to_three_kinds_over_both_depots() -> None:
    s = table(dice="2 2")
    give(s, tiles="C4:monastery5", storage="ship", goods="1")
    depot(s, 3, goods="1 2")
    depot(s, 4, goods="2 4 5 5")
    play(s, "place-2-D3", "tile-ship", "goods-3")
    assert player(s)["goods"] == {"1": 2, "2": 1}
    play(s, "goods-4")
    assert player(s)["goods"] == {"1": 2, "2": 2}  # What is stored already fits anyway.
    assert words(s) == ["keep-4", "keep-5"]
    refused(s, "keep-2", "ship.kinds")
    play(s, "keep-5")
    assert player(s)["goods"] == {"1": 2, "2": 2, "5": 2}
    assert goods_in(s, 4) == {"4": 1}
    assert player(s)["bridge"] == 1


@clause("burgundy", "monastery.5", "ship.kinds")
def test_monastery_5_with_a_choice_at_the_first_depot_and_a_full_store_at_the_second() -> None:
    s = table(dice="2 2")
    give(s, tiles="C4:monastery5", storage="ship", goods="1 2")
    depot(s, 6, goods="3 4")
    depot(s, 1, goods="2 3 4")
    play(s, "place-2-D3", "tile-ship", "goods-6", "keep-4")
    assert "goods-1" in words(s)
    play(s, "goods-1")
    assert player(s)["goods"] == {"1": 1, "2": 2, "4": 2}
    assert goods_in(s, 1) == {"3": 1}
    assert goods_in(s, 6) == {"3": 1}
    assert words(s, "keep-") == []


@clause("burgundy", "monastery.5")
def test_monastery_5_also_after_an_empty_first_depot() -> None:
    s = table(dice="2 2")
    give(s, tiles="C4:monastery5", storage="ship")
    depot(s, 2, goods="6")
    play(s, "place-2-D3", "tile-ship", "goods-3", "goods-2")
    assert player(s)["goods"] == {"6": 1}


# ---- 7: livestock


@clause("burgundy", "monastery.7")
def test_monastery_7_a_point_for_each_livestock_tile_that_scores() -> None:
    s = table(dice="1 2")
    give(s, tiles="C4:monastery7 C1:cow2 C2:cow4 B3:castle", storage="cow3 pig4")
    told = play(s, "place-1-B2", "tile-cow3")
    assert scored(told) == {"livestock.points": 9, "monastery.7": 3}
    told = play(s, "place-2-B1", "tile-pig4")
    assert scored(told) == {"livestock.points": 4, "monastery.7": 1}


# ---- 8 to 12: changing dice

CIRCLE = [0, 1, 2, 3, 2, 1]  # How far a die is from 1, by its number.


@clause("burgundy", "monastery.8")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("number", range(1, 7))
def test_monastery_8_a_worker_changes_a_die_by_up_to_two(die: int, number: int) -> None:
    needed = [0, 1, 1, 2][CIRCLE[(die - number) % 6]]
    s = table(dice=f"{die} {die}")
    give(s, tiles="C4:monastery8")
    depot(s, number, "ship")
    if needed:
        give(s, workers=needed - 1)
        refused(s, f"take-{die}-{number}", "workers.change")
    give(s, workers=needed)
    play(s, f"take-{die}-{number}", "tile-ship")
    assert player(s)["workers"] == 0


EASY = [
    (9, "bank", "E4", 3),
    (10, "ship", "D3", 2),
    (10, "goat3", "C2", 4),
    (11, "castle", "B3", 6),
    (11, "mine", "E3", 4),
    (11, "monastery20", "F3", 2),
]


@clause("burgundy", "monastery.9", "monastery.10", "monastery.11")
@pytest.mark.parametrize(("monastery", "tile", "space", "number"), EASY)
def test_monasteries_9_to_11_change_a_die_by_one_for_nothing(
    monastery: int, tile: str, space: str, number: int
) -> None:
    for die in range(1, 7):
        s = table(dice=f"{die} {die}")
        give(s, tiles="C3:bank F2:mine", storage=tile)
        word = f"place-{die}-{space}"
        if die != number:
            refused(s, word, "workers.change")
        give(s, tiles=f"C4:monastery{monastery}")
        if CIRCLE[(die - number) % 6] <= 1:
            play(s, word, f"tile-{tile}")
            assert player(s)["workers"] == 0
        else:
            refused(s, word, "workers.change")


@clause("burgundy", "monastery.9", "monastery.10", "monastery.11")
@pytest.mark.parametrize(("monastery", "tile", "space", "number"), EASY)
def test_monasteries_9_to_11_are_for_their_tiles_alone(
    monastery: int, tile: str, space: str, number: int
) -> None:
    for other in {9, 10, 11, 12} - {monastery}:
        s = table(dice=f"{number % 6 + 1} {number % 6 + 1}")
        give(s, tiles=f"C3:bank F2:mine C4:monastery{other}", storage=tile)
        refused(s, f"place-{number % 6 + 1}-{space}", "workers.change")


@clause("burgundy", "monastery.12")
@pytest.mark.parametrize("die", range(1, 7))
def test_monastery_12_takes_a_tile_with_a_die_changed_by_one_for_nothing(die: int) -> None:
    s = table(dice=f"{die} {die}")
    for number in range(1, 7):
        depot(s, number, "ship")
    give(s, tiles="C4:monastery12", storage="bank")
    near = sorted({(die - 2) % 6 + 1, die, die % 6 + 1})
    assert words(s, "take-") == [f"take-{die}-{number}" for number in near]
    by_number = {2: ["place-2-C5"], 3: ["place-3-C3", "place-3-E4"]}
    assert words(s, "place-") == by_number.get(die, [])
    play(s, f"take-{die}-{die % 6 + 1}", "tile-ship")
    assert player(s)["workers"] == 0


@clause("burgundy", "monastery.12", "sell.goods", "monastery.9")
def test_no_monastery_changes_a_die_for_selling() -> None:
    s = table(dice="4 4")
    give(s, tiles="C4:monastery12 B4:monastery9 A4:monastery10 F3:monastery11", goods="5")
    refused(s, "sell-4-5", "workers.change")


@clause("burgundy", "monastery.combine", "monastery.9", "monastery.10", "monastery.11")
@pytest.mark.parametrize(("monastery", "tile", "space", "number"), EASY)
def test_the_free_change_and_workers_add_up(monastery: int, tile: str, space: str, number: int) -> None:
    for die in range(1, 7):
        needed = max(CIRCLE[(die - number) % 6] - 1, 0)
        s = table(dice=f"{die} {die}")
        give(s, tiles=f"C3:bank F2:mine C4:monastery{monastery}", storage=tile, workers=needed)
        play(s, f"place-{die}-{space}", f"tile-{tile}")
        assert player(s)["workers"] == 0


@clause("burgundy", "monastery.combine", "monastery.12", "workers.around")
def test_the_free_change_and_a_worker_go_round_the_corner_together() -> None:
    s = table(dice="5 5")
    give(s, tiles="C4:monastery12")
    depot(s, 1, "ship")
    refused(s, "take-5-1", "workers.change")
    give(s, workers=1)
    play(s, "take-5-1", "tile-ship")
    assert player(s)["workers"] == 0


@clause("burgundy", "monastery.strong", "monastery.8", "workers.around")
@pytest.mark.parametrize(("die", "needed"), [(1, 0), (6, 0), (2, 0), (3, 1), (5, 1), (4, 1)])
def test_with_monastery_8_the_free_change_stays_one(die: int, needed: int) -> None:
    """To number 1: distance less one, and one worker for each two of the rest."""
    s = table(dice=f"{die} {die}")
    give(s, tiles="C4:monastery12 B4:monastery8")
    depot(s, 1, "ship")
    if needed:
        refused(s, f"take-{die}-1", "workers.change")
    give(s, workers=needed)
    play(s, f"take-{die}-1", "tile-ship")
    assert player(s)["workers"] == 0


@clause("burgundy", "monastery.strong", "monastery.8")
def test_a_strong_worker_alone_needs_two_for_a_distance_of_three() -> None:
    s = table(dice="4 4")
    give(s, tiles="C4:monastery9 B4:monastery8", workers=1)
    depot(s, 1, "ship")
    refused(s, "take-4-1", "workers.change")  # Monastery 9 is not for taking.
    give(s, workers=2)
    play(s, "take-4-1", "tile-ship")
    assert player(s)["workers"] == 0


# ---- 13 and 14: taking workers


@clause("burgundy", "monastery.13")
def test_monastery_13_a_silver_with_the_workers() -> None:
    s = table(dice="3 3")
    give(s, tiles="C4:monastery13", storage="boarding")
    assert gained(s, "workers-3") == {"workers": 2, "silver": 1}
    assert gained(s, "place-3-E4", "tile-boarding") == {"workers": 4}


@clause("burgundy", "monastery.14")
def test_monastery_14_four_workers_instead_of_two() -> None:
    s = table(dice="3 3")
    give(s, tiles="C4:monastery14", storage="boarding")
    assert gained(s, "workers-3") == {"workers": 4}
    assert gained(s, "place-3-E4", "tile-boarding") == {"workers": 4}


@clause("burgundy", "monastery.13", "monastery.14", "castle.action")
def test_monasteries_13_and_14_together_and_by_a_castle() -> None:
    s = table(dice="6 6")
    give(s, tiles="C4:monastery14 B4:monastery13 C3:bank", storage="castle")
    assert gained(s, "place-6-B3", "tile-castle", "workers-x") == {"workers": 4, "silver": 1}
    assert gained(s, "workers-6") == {"workers": 4, "silver": 1}


@clause("burgundy", "monastery.2", "monastery.4", "monastery.13")
def test_monasteries_have_no_effect_when_placed() -> None:
    for number in range(1, 27):
        s = table(dice="1 1")
        give(s, storage=f"monastery{number}", goods="1", sold="2 2 3", bonus=1)
        assert gained(s, "place-1-C4", f"tile-monastery{number}") == {}
        assert s.actor() == 0
        assert "workers-1" in words(s)


@clause("burgundy", "monastery.12", "monastery.8")
def test_a_monastery_works_from_the_moment_it_lies_in_the_duchy() -> None:
    s = table(dice="1 4")
    give(s, storage="monastery12")
    depot(s, 5, "ship")
    refused(s, "take-4-5", "workers.change")
    play(s, "place-1-C4", "tile-monastery12", "take-4-5", "tile-ship")
    assert player(s)["storage"] == ["ship"]
