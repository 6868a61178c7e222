"""The solo game: the counter, the target and what comes of reaching it; winning and losing."""

from __future__ import annotations

from maniero.games.burgundy.events import TargetReached
from maniero.games.burgundy.state import Burgundy
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    depot,
    gained,
    give,
    of_kind,
    play,
    player,
    scored,
    seen,
    solo,
    spaces_of,
    table,
    target,
    words,
)

# ---- the counter


@clause("burgundy", "solo.counter", "sell.points")
def test_points_move_the_counter() -> None:
    s = solo("4 4")
    give(s, goods="4 4")
    play(s, "sell-4-4", "skip")
    assert player(s)["points"] == 4


@clause("burgundy", "solo.buy")
def test_silver_buys_points_when_points_are_gained() -> None:
    s = solo("4 5")
    give(s, goods="4 4", silver=2)
    play(s, "sell-4-4")  # Four points, and a silver more.
    assert words(s) == ["skip", "add-1", "add-2", "add-3"]
    assert gained(s, "add-2") == {"points": 2, "silver": -2}
    assert "end" in words(s)


@clause("burgundy", "solo.buy")
def test_nobody_buys_without_silver_nor_beyond_the_target() -> None:
    s = solo("2 2")
    give(s, storage="cow3")
    play(s, "place-2-B2", "tile-cow3")
    assert words(s, "add-") == []
    s = solo("4 5")
    give(s, goods="4 4", silver=9, points=44)
    play(s, "sell-4-4")
    assert words(s) == ["skip", "add-1", "add-2"]


@clause("burgundy", "solo.reset", "solo.action")
def test_the_rulebooks_example_50_then_45_then_40() -> None:
    s = solo("4 4")
    for reached in (50, 45, 40):
        assert target(s) == reached
        give(s, goods="4 4", dice="4 4", points=reached - 4)
        told = play(s, "sell-4-4")
        assert len(of_kind(told, TargetReached)) == 1
        assert (player(s)["points"], target(s)) == (0, reached - 5)
        assert "workers-x" in words(s)
        play(s, "skip")


@clause("burgundy", "solo.reset")
def test_points_beyond_the_target_are_lost() -> None:
    s = solo("4 4")
    give(s, goods="4 4 4 4", points=49)
    play(s, "sell-4-4")
    assert (player(s)["points"], target(s)) == (0, 45)


@clause("burgundy", "solo.reset", "solo.buy")
def test_bought_points_may_reach_the_target() -> None:
    s = solo("4 4")
    give(s, goods="4 4", points=44, silver=1)
    play(s, "sell-4-4", "add-2")
    assert (player(s)["points"], player(s)["silver"], target(s)) == (0, 0, 45)
    assert "workers-x" in words(s)


@clause("burgundy", "solo.reset")
def test_the_target_never_falls_below_five() -> None:
    s = solo("4 4")
    for expected in [45, 40, 35, 30, 25, 20, 15, 10, 5, 5, 5]:
        give(s, goods="4 4", dice="4 4", points=target(s))
        play(s, "sell-4-4", "skip")
        assert (player(s)["points"], target(s)) == (0, expected)


@clause("burgundy", "solo.action", "castle.action")
def test_the_target_gives_an_action_with_any_number() -> None:
    s = solo("4 1")
    give(s, goods="4 4", points=48, storage="bank", tiles="C2:market")
    depot(s, 6, "mine")
    play(s, "sell-4-4")
    assert words(s) == ["take-x-6", "place-x-A3", "place-x-A4", "workers-x", "skip"]
    assert gained(s, "workers-x") == {"workers": 2}
    assert words(s, "workers") == ["workers-1"]


# ---- order


@clause("burgundy", "solo.order")
def test_points_and_effect_come_in_the_order_one_likes() -> None:
    for first, silver in (("order-effect", 2), ("order-points", 0)):
        s = solo("1 1")
        give(s, storage="bank")
        play(s, "place-1-C2", "tile-bank")
        assert words(s) == ["order-points", "order-effect"]
        play(s, first)
        assert bool(words(s, "add-")) == bool(silver)  # With silver before the points, some can be bought.
        while "skip" in words(s):
            play(s, "skip")
        assert (player(s)["points"], player(s)["silver"]) == (11, 2)


@clause("burgundy", "solo.order", "solo.reset")
def test_size_and_phase_of_a_region_are_two_gains() -> None:
    s = solo("1 1")
    give(s, storage="boarding", points=49)
    play(s, "place-1-C2", "tile-boarding", "order-points", "skip")
    assert (player(s)["points"], target(s)) == (10, 45)  # One point for the size reaches 50; then 10 more.


# ---- winning and losing


def almost_full(but: str, storage: str, dice: str) -> Burgundy:
    """All spaces but one are filled with tiles that do nothing."""
    s = solo(dice)
    spaces = [space["name"] for space in player(s)["spaces"] if not space["tile"] and space["name"] != but]
    give(s, tiles=" ".join(f"{space}:black" for space in spaces), storage=storage)
    return s


@clause("burgundy", "solo.win")
def test_the_game_is_won_at_once_when_all_37_spaces_are_filled() -> None:
    s = almost_full("C2", "bank", "1 1")
    play(s, "place-1-C2", "tile-bank")
    assert seen(s)["over"]
    assert s.winners() == [0]
    shown = seen(s)["solo"]
    assert shown is not None
    assert (shown["won"], shown["left"]) == (True, 0)


@clause("burgundy", "solo.win", "solo.module")
def test_the_game_is_lost_after_round_25() -> None:
    s = table(1, "13a", dice="1 1", castle="B3", phase="E", round=5, whole=True)
    play(s, "end")
    assert seen(s)["over"]
    assert s.winners() == []


@clause("burgundy", "solo.win")
def test_before_round_25_the_game_goes_on() -> None:
    s = table(1, "13a", dice="1 1", castle="B3", phase="E", round=4, whole=True)
    play(s, "end")
    assert not seen(s)["over"]


# ---- monasteries


def lacks_a_monastery(stored: str) -> Burgundy:
    """A turn in which the last monastery can be placed, on B4."""
    s = solo("3 3", phase="E")
    spaces = spaces_of(s, "monastery", but="B4")
    laid = [f"{space}:monastery{number}" for space, number in zip(spaces, (1, 2, 3, 4, 8), strict=True)]
    give(s, tiles=" ".join(laid), storage=stored)
    return s


@clause("burgundy", "solo.monasteries", "monastery.26")
def test_monastery_26_counts_the_colour_that_it_completes() -> None:
    s = lacks_a_monastery("monastery26")
    play(s, "place-3-B4", "tile-monastery26")
    assert "order-effect" in words(s)
    assert scored(play(s, "order-effect"))["monastery.26"] == 3


@clause("burgundy", "solo.monasteries", "solo.order", "monastery.22")
def test_a_monastery_scores_what_was_placed_before_its_turn_came() -> None:
    s = lacks_a_monastery("monastery22")
    depot(s, BLACK, "bank")
    play(s, "place-3-B4", "tile-monastery22", "order-tile", "tile-bank", "place-x-A4")
    while "order-effect" not in words(s):
        play(s, words(s)[0])
    assert scored(play(s, "order-effect"))["monastery.22"] == 4
