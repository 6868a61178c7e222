"""Border posts: duchies 11a to 11f, and points for linking what stands at their rim."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import AllPostsLinked, PostsLinked
from maniero.games.burgundy.names import PHASES
from maniero.games.burgundy.state import Burgundy
from tests.clauses import clause
from tests.games.burgundy.positions import (
    ended,
    give,
    new,
    of_kind,
    play,
    player,
    scored,
    seen,
    table,
    words,
)

ROW = "C1:ship C2:cow2 C3:market C4:bank C5:ship"  # From the post in the west; C6 reaches the east.
DOWN = "D3:church E3:carpenter F2:ship"  # From C3 towards G2, at the post in the south.


def border(seats: int = 4, phase: str = "A", *, dice: str = "3 3") -> Burgundy:
    """A turn of seat 0 on duchy 11a, with the castle far from the posts."""
    return table(seats, "11a", dice=dice, phase=phase, castle="A1")


def in_turn(s: Burgundy, seat: int, dice: str) -> None:
    """The turn goes to a seat, with these dice."""
    while seen(s)["turn"] != seat:
        play(s, "end")
    give(s, seat, dice=dice)


@clause("burgundy", "posts.module")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_another_border_duchy_dealt_by_chance(seats: int) -> None:
    s = new(seats, duchy="11")
    while not words(s, "offer-"):
        play(s, words(s)[0])
    assert words(s) == [f"offer-11{letter}" for letter in "abcdef"]
    play(s, "offer-11c")
    assert "offer-11c" not in words(s)
    play(s, *["offer-11f", "offer-11a", "offer-11b"][: seats - 1])
    assert [player(s, seat)["duchy"] for seat in range(seats)] == ["11c", "11f", "11a", "11b"][:seats]


@clause("burgundy", "posts.module", "setup.castle")
def test_the_starting_castle_stands_on_any_castle_space() -> None:
    s = new(2, duchy="11")
    while not words(s, "offer-"):
        play(s, words(s)[0])
    play(s, "offer-11a", "offer-11b")
    assert words(s) == ["castle-A1", "castle-A4", "castle-F1", "castle-F5"]


@clause("burgundy", "posts.module")
def test_a_post_is_reached_from_either_of_two_spaces() -> None:
    s = border()
    assert [post["reached"] for post in player(s)["posts"]] == [False] * 3
    for tiles, which in (("B1:monastery1", 0), ("C6:cow2", 1), ("G3:cow2", 2)):
        give(s, tiles=tiles)
        assert player(s)["posts"][which]["reached"]


@clause("burgundy", "posts.pair", "posts.first")
def test_the_rulebooks_example_ten_in_phase_a_then_six_and_six_and_seven() -> None:
    s = border()
    give(s, tiles=ROW, storage="cow3 ship")
    told = play(s, "place-3-C6", "tile-cow3")
    assert [(event.one, event.other) for event in of_kind(told, PostsLinked)] == [(0, 1)]
    assert scored(told) == {"livestock.points": 3, "posts.pair": 10}
    assert player(s)["links"] == [[0, 1]]
    s.phase = PHASES.index("C")
    give(s, tiles=DOWN, dice="4 4")
    told = play(s, "place-4-G2", "tile-ship")
    assert scored(told) == {"posts.pair": 6 + 6, "posts.first": 7}
    assert [event.place for event in of_kind(told, AllPostsLinked)] == [0]
    assert player(s)["links"] == [[0, 1], [0, 2], [1, 2]]


@clause("burgundy", "posts.pair")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_linking_two_posts_gives_the_points_of_the_phase(phase: str, points: int) -> None:
    s = border(phase=phase)
    give(s, tiles=ROW, storage="cow3")
    assert scored(play(s, "place-3-C6", "tile-cow3"))["posts.pair"] == points


@clause("burgundy", "posts.pair")
def test_all_three_posts_at_once_make_three_pairs() -> None:
    s = border(dice="3 3")
    give(s, tiles=f"{ROW} {DOWN} G2:ship C6:cow2".replace("C3:market ", ""), storage="market")
    told = play(s, "place-3-C3", "tile-market")
    assert scored(told)["posts.pair"] == 30
    assert scored(told)["posts.first"] == 7


@clause("burgundy", "posts.pair")
def test_a_pair_scores_once_and_tiles_that_do_not_touch_link_nothing() -> None:
    s = border(dice="3 3")
    give(s, tiles=ROW.replace("C4:bank", ""), storage="cow3")
    assert scored(play(s, "place-3-C6", "tile-cow3")) == {"livestock.points": 3}  # A gap at C4.
    s = border(dice="3 4")
    give(s, tiles=ROW, storage="monastery1 cow3")
    assert scored(play(s, "place-3-C6", "tile-cow3"))["posts.pair"] == 10
    assert scored(play(s, "place-4-B5", "tile-monastery1")) == {}  # The same pair again.


@clause("burgundy", "posts.first", "posts.second")
@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_and_the_second_to_link_all_three(seats: int, first: int, second: int) -> None:
    s = table(seats, "11a", dice="4 4", castle="A1", whole=True)
    for seat in range(seats):
        give(s, seat, tiles=f"{ROW} {DOWN} C6:cow2", storage="ship")
    for seat in range(seats):
        in_turn(s, seat, "4 4")
        told = play(s, "place-4-G2", "tile-ship")
        more = [{"posts.first": first}, {"posts.second": second}, {}, {}][seat]
        assert scored(told, seat) == {"posts.pair": 30, **more}
        assert [event.place for event in of_kind(told, AllPostsLinked)] == [min(seat, 2)]


@clause("burgundy", "posts.first")
def test_the_board_shows_the_points_that_are_left_for_linking_all() -> None:
    s = border()
    assert seen(s)["posts_left"] == [7, 4]
    give(s, tiles=f"{ROW} {DOWN} C6:cow2", storage="ship", dice="4 4")
    play(s, "place-4-G2", "tile-ship")
    assert seen(s)["posts_left"] == [4]


@clause("burgundy", "posts.no-tile", "monastery.26")
def test_linking_posts_is_no_bonus_tile() -> None:
    s = table(2, "11a", dice="4 4", phase="E", round=5, castle="A1", whole=True)
    give(s, tiles=f"{ROW} {DOWN} C6:cow2 B3:monastery26", storage="ship")
    play(s, "place-4-G2", "tile-ship")
    assert player(s)["bonus_tiles"] == 0
    assert "monastery.26" not in scored(ended(s))


@clause("burgundy", "posts.no-tile", "shield.7")
def test_shield_7_does_not_double_the_points_of_posts() -> None:
    s = table(2, "11a", dice="4 4", castle="A1", shields="yes")
    give(s, tiles=f"{ROW} {DOWN} C6:cow2", storage="ship", shields="7:A1")
    assert scored(play(s, "place-4-G2", "tile-ship"))["posts.first"] == 5


@clause("burgundy", "posts.pair", "inns.nothing")
def test_an_inn_links_posts_like_any_tile() -> None:
    s = table(2, "11a", dice="3 3", castle="A1", inns="yes")
    give(s, tiles=ROW, storage="inn")
    assert scored(play(s, "place-3-C6", "tile-inn")) == {"posts.pair": 10}
