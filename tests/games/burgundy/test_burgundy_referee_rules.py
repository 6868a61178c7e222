"""The second referee of Burgundy by itself: the examples of the rulebook."""

from __future__ import annotations

from collections import Counter

from tests.games.burgundy.referee import Referee
from tests.games.burgundy.referee_duel import PLAIN, referee_for
from tests.games.burgundy.referee_solo import Solo
from tests.games.burgundy.referee_table import Flow, Side


def fresh(seats: int = 4, **options: str) -> Referee:
    """In the first turn of the first seat."""
    referee = referee_for(seats, PLAIN | {"first": "1"} | options)
    while referee.question and referee.turn_of is None:
        referee.say(min(referee.question.words))
    return referee


def put(referee: Referee, space: str, tile: str, *answers: str) -> int:
    """The first seat places a tile; the points that it brings."""
    before = referee.points[0]
    run(referee.put(0, space, tile), *answers)
    return referee.points[0] - before


def run(flow: Flow, *answers: str) -> None:
    left = [*answers]
    try:
        next(flow)
        while left:
            flow.send(left.pop(0))
    except StopIteration:
        assert not left
    else:
        raise AssertionError("There are more questions.")


def fill(side: Side, **tiles: str) -> None:
    side.duchy.tiles |= tiles


def test_workers_go_around_the_circle() -> None:
    referee = fresh()
    side = referee.sides[0]
    assert referee.needed(side, 2, 6) == 2
    assert referee.needed(side, 3, 6) == 3
    fill(side, D3="monastery8")
    assert referee.needed(side, 3, 6) == 2
    assert referee.needed(side, 3, 6, free=True) == 1


def test_livestock() -> None:
    referee = fresh(duchy="3")  # One pasture of four in row A, phase A.
    fill(referee.sides[0], A1="cow3", A2="sheep3")
    assert put(referee, "A3", "cow4") == 7
    del referee.sides[0].duchy.tiles["A3"]
    assert put(referee, "A3", "sheep2") == 5
    fill(referee.sides[0], C3="monastery7", A1="sheep4")
    del referee.sides[0].duchy.tiles["A2"]
    del referee.sides[0].duchy.tiles["A3"]
    assert put(referee, "A3", "sheep3") == 9
    assert put(referee, "F2", "pig2") == 3


def test_geese() -> None:
    referee = fresh(duchy="3", extra="yes")
    fill(referee.sides[0], A1="cow2", A2="cow3")
    assert put(referee, "A3", "geese") == 7
    assert put(referee, "A4", "pig4") == 6 + 10 + 10  # A pasture of four is full in phase A.


def test_an_inn_makes_a_region_of_four_one_of_five() -> None:
    referee = fresh(duchy="3", inns="yes")
    fill(referee.sides[0], A1="cow2", A2="cow3", A3="pig2")
    assert put(referee, "A4", "inn") == 15 + 10


def test_border_posts() -> None:
    referee = fresh(duchy="11")
    duchy = referee.sides[0].duchy
    duchy.tiles = dict.fromkeys(("B1", "B2", "B3", "B4"), "inn")
    run(referee.link_posts(0))
    assert referee.points[0] == 0
    duchy.tiles["C6"] = "inn"
    run(referee.link_posts(0))
    assert referee.points[0] == 0  # The eastern post is reached, but not by this chain.
    duchy.tiles["B5"] = "inn"
    run(referee.link_posts(0))
    assert referee.points[0] == 10
    referee.phase = "C"
    duchy.tiles |= dict.fromkeys(("C3", "D4", "E3", "F3", "G2"), "inn")
    run(referee.link_posts(0))
    assert referee.points[0] == 10 + 6 + 6 + 7


def test_monasteries_at_the_end() -> None:
    referee = fresh()
    side = referee.sides[0]
    side.sold = Counter({4: 4, 2: 3, 3: 3, 6: 1})
    assert referee.monastery_points(side, 15) == 8
    assert referee.monastery_points(side, 25) == 11
    side.duchy.tiles = {
        "A1": "watchtower",
        "A2": "watchtower",
        **dict.fromkeys(("B1", "B2", "B3", "B4"), "bank"),
    }
    assert referee.monastery_points(side, 17) + referee.monastery_points(side, 22) == 24  # 25 is a misprint.
    side.duchy.tiles = {"A1": "sheep2", "A2": "sheep3", "A3": "sheep4", "B1": "cow2", "B2": "pig3"}
    assert referee.monastery_points(side, 24) == 12


def test_two_workers_make_a_pair_for_a_shield() -> None:
    referee = fresh(shields="yes")
    side = referee.sides[0]
    (one, other) = referee.depot_shields[5]
    referee.dice[0] = [3, 5]
    side.workers = 1
    assert not {f"shield-{one}", f"shield-{other}"} & referee.dice_words(0)
    side.workers = 2
    assert {f"shield-{one}", f"shield-{other}"} <= referee.dice_words(0)
    run(referee.do_dice_word(0, f"shield-{one}"), "castle-D4")
    assert (side.workers, side.shields, referee.dice[0]) == (0, {one: "D4"}, [])


def test_shield_17_and_an_inn_make_no_region_larger_than_eight() -> None:
    referee = fresh(duchy="12a", inns="yes")
    side = referee.sides[0]
    side.shields[17] = "D7"
    *others, last = sorted(side.duchy.region["H4"])
    assert len(others) == 6
    side.duchy.tiles |= dict.fromkeys(others, "mine")
    assert put(referee, last, "inn") == 36 + 10


def test_the_target_falls_by_five_and_gives_an_action() -> None:
    referee = fresh(1, duchy="13a")
    assert isinstance(referee, Solo)
    referee.points[0] = 46
    run(referee.score(0, 4), "workers-x")
    assert (referee.points[0], referee.target, referee.sides[0].workers) == (0, 45, 4)
    referee.points[0] = 40
    run(referee.score(0, 4), "add-1", "skip")
    assert (referee.points[0], referee.target, referee.sides[0].silver) == (0, 40, 0)


def test_alone_monastery_26_counts_the_colour_that_it_completes() -> None:
    referee = fresh(1, duchy="13a")
    side = referee.sides[0]
    side.silver = 0
    *others, last = sorted(side.duchy.spaces_of("monastery"))
    side.duchy.tiles |= dict.fromkeys(others, "monastery1")
    referee.black = [None] * 4
    assert put(referee, last, "monastery26", "order-effect", "order-points") >= 3 + 10
    assert side.bonus_tiles == 1
