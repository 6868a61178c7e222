"""The end: final scoring, the monasteries that score then, the winner and ties."""

from __future__ import annotations

from typing import Any

import pytest

from maniero.games.burgundy.events import GameEnded, MinesPaid
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.state import NOBODY
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BOX,
    bridge,
    give,
    of_kind,
    play,
    player,
    scored,
    seen,
    table,
    words,
)

BUILDING_OF = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding",
    22: "bank",
    23: "cityhall",
}


def last(seats: int = 2) -> Burgundy:
    """The last turn of the first player; "end" for each seat ends the game."""
    return table(seats, phase="E", round=5, whole=True)


def finish(**things: Any) -> dict[str, int]:
    """What a player with these things scores when the game ends."""
    s = last()
    give(s, 0, **things)
    told = play(s, "end", "end")
    assert scored(told, 1) == {}
    return scored(told)


# ---- when


@clause("burgundy", "end.game")
@pytest.mark.parametrize("phase", "ABCDE")
@pytest.mark.parametrize("number", [4, 5])
def test_the_game_ends_after_the_fifth_round_of_phase_e(phase: str, number: int) -> None:
    s = table(2, phase=phase, round=number, whole=True)
    s.round_goods = [0]
    told = play(s, "end", "end")
    over = phase == "E" and number == 5
    assert seen(s)["over"] == over
    assert (s.actor() == NOBODY) == over
    assert len(of_kind(told, GameEnded)) == int(over)
    assert bool(words(s)) != over


@clause("burgundy", "end.game", "end.silver")
def test_there_is_no_final_scoring_before() -> None:
    s = table(2, phase="D", round=5, whole=True)
    give(s, silver=5, workers=4, goods="1 2", tiles="C4:monastery25", sold="3 3")
    assert scored(play(s, "end", "end")) == {}


@clause("burgundy", "end.phase", "end.silver", "mine.silver", "monastery.2")
def test_mines_pay_after_phase_e_before_the_final_scoring() -> None:
    s = last()
    give(s, tiles="E3:mine F2:mine C4:monastery2", workers=1)
    told = play(s, "end", "end")
    assert len(of_kind(told, MinesPaid)) == 1
    assert scored(told) == {"end.silver": 2, "end.workers": 1}


# ---- what is left over


@clause("burgundy", "end.goods", "end.silver")
def test_goods_not_sold_and_silver_give_a_point_each() -> None:
    assert finish(goods="1 1 1 5", silver=7, sold="2 2") == {"end.goods": 4, "end.silver": 7}


@clause("burgundy", "end.workers")
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_each_pair_of_workers_gives_a_point(workers: int, points: int) -> None:
    assert finish(workers=workers) == ({"end.workers": points} if points else {})


@clause("burgundy", "end.storage")
def test_stored_tiles_give_nothing() -> None:
    assert finish(storage="monastery25 monastery26 monastery22", sold="3 3", bonus=2, tiles="C3:bank") == {}


@clause("burgundy", "end.goods", "end.silver", "end.workers", "points.past-100")
def test_final_scoring_is_added_to_the_points() -> None:
    s = last(3)
    give(s, 0, points=98, silver=3, workers=5, goods="1 6")
    give(s, 2, points=50, silver=1)
    play(s, "end", "end", "end")
    assert [player(s, seat)["points"] for seat in range(3)] == [105, 0, 51]


# ---- monasteries


@clause("burgundy", "monastery.15")
@pytest.mark.parametrize(("sold", "points"), [("", 0), ("4", 2), ("4 4 4", 2), ("1 2 3 4 5 6 6", 12)])
def test_monastery_15_two_points_for_each_kind_of_goods_sold(sold: str, points: int) -> None:
    expected = {"end.goods": 3, "monastery.15": points} if points else {"end.goods": 3}
    assert finish(tiles="C4:monastery15", sold=sold, goods="1 2 5") == expected


@clause(
    "burgundy",
    "monastery.16",
    "monastery.17",
    "monastery.18",
    "monastery.19",
    "monastery.20",
    "monastery.21",
    "monastery.22",
    "monastery.23",
)
@pytest.mark.parametrize("number", BUILDING_OF)
def test_monasteries_16_to_23_four_points_for_each_such_building(number: int) -> None:
    spaces = ["C3", "E4", "E2"]  # Three towns.
    for many in range(4):
        laid = "".join(f" {space}:{BUILDING_OF[number]}" for space in spaces[:many])
        found = finish(tiles=f"C4:monastery{number}{laid}")
        assert found == ({f"monastery.{number}": 4 * many} if many else {})
    others = [building for other, building in BUILDING_OF.items() if other != number]
    laid = " ".join(
        f"{space}:{other}"
        for space, other in zip(["C3", "E4", "E5", "F4", "F5", "G4", "E2"], others, strict=True)
    )
    assert finish(tiles=f"C4:monastery{number} {laid}") == {}


@clause("burgundy", "monastery.24")
@pytest.mark.parametrize(
    ("herds", "kinds"),
    [
        ("", 0),
        ("cow2", 1),
        ("cow2 cow3 cow4", 1),
        ("cow2 goat2 goat4", 2),
        ("cow2 sheep3 pig4 goat2 goat3", 4),
    ],
)
def test_monastery_24_four_points_for_each_kind_of_livestock(herds: str, kinds: int) -> None:
    spaces = ["A1", "B1", "B2", "C1", "E6"]  # Two pastures.
    laid = "".join(f" {space}:{herd}" for space, herd in zip(reversed(spaces), herds.split(), strict=False))
    found = finish(tiles=f"C4:monastery24{laid}", storage="pig4 sheep2")
    assert found == ({"monastery.24": 4 * kinds} if kinds else {})


@clause("burgundy", "monastery.25")
@pytest.mark.parametrize("sold", ["", "1", "1 1 1 4 6"])
def test_monastery_25_a_point_for_each_good_sold(sold: str) -> None:
    expected = {"monastery.25": len(sold.split())} if sold else {}
    assert finish(tiles="C4:monastery25", sold=sold, goods="2 2") == {"end.goods": 2, **expected}


@clause("burgundy", "monastery.26")
def test_monastery_26_three_points_for_each_bonus_tile() -> None:
    assert finish(tiles="C4:monastery26", bonus=0) == {}
    assert finish(tiles="C4:monastery26", bonus=3) == {"monastery.26": 9}


@clause("burgundy", "monastery.26", "colour.first", "colour.second", "colour.late")
def test_monastery_26_counts_large_and_small_tiles_that_were_won() -> None:
    s = table(4, phase="E", round=5, dice="3 3", whole=True)
    for seat in range(4):
        give(s, seat, tiles="E3:mine F2:mine C4:monastery26", storage="mine", dice="3 3")
        told = play(s, "place-3-G1", "tile-mine", "end")
    assert seen(s)["over"]
    assert [scored(told, seat).get("monastery.26", 0) for seat in range(4)] == [3, 3, 0, 0]


@clause("burgundy", "monastery.15", "monastery.25", "end.storage")
def test_a_monastery_of_another_player_scores_nothing() -> None:
    s = last()
    give(s, 0, sold="1 1 2")
    give(s, 1, tiles="C4:monastery15 B4:monastery25")
    told = play(s, "end", "end")
    assert scored(told, 0) == scored(told, 1) == {}


# ---- the winner


def ended(points: str, filled: list[str], spaces: str, order: str) -> list[int]:
    """The winners: points, tiles laid beside the castle, and the bridge at the end."""
    s = table(len(points.split()), phase="E", round=5, whole=True)
    for seat, score in enumerate(points.split()):
        give(s, seat, points=int(score), tiles=filled[seat])
    bridge(s, spaces, order)
    for _ in filled:
        play(s, "end")
    assert s.actor() == NOBODY
    return s.winners()


@clause("burgundy", "end.winner")
def test_most_points_win() -> None:
    assert ended("90 103 88", ["", "D3:ship D5:ship C3:bank", ""], "0 6 0", "2 1 3") == [1]


@clause("burgundy", "end.tie")
def test_of_equal_points_more_empty_spaces_win() -> None:
    assert ended("90 90 88", ["C3:bank D3:ship", "C3:bank", ""], "0 5 0", "2 1 3") == [1]
    assert ended("90 90 90", ["C3:bank", "", "D3:ship"], "0 5 0", "2 1 3") == [1]


@clause("burgundy", "end.tie-bridge")
def test_then_who_is_further_back_on_the_bridge_wins() -> None:
    assert ended("90 90 90", ["C3:bank", "D3:ship", ""], "2 1 3", "3 1 2") == [2]
    assert ended("90 90 80", ["C3:bank", "D3:ship", ""], "2 1 3", "3 1 2") == [1]
    assert ended("90 90 80", ["C3:bank", "D3:ship", ""], "1 2 0", "2 1 3") == [0]


@clause("burgundy", "end.tie-bridge")
def test_in_a_stack_the_lower_marker_is_further_back() -> None:
    assert ended("70 70 70 70", [""] * 4, "2 2 3 2", "3 2 4 1") == [0]


@clause("burgundy", "end.tie")
def test_the_starting_castle_is_no_empty_space() -> None:
    s = table(2)
    assert [s.tiebreaks(seat)[0] for seat in range(2)] == [36, 36]
    assert len(BOX.duchies[0].colours) == 37
