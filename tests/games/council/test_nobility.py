"""The nobility track: its steps, and the spaces that give bonuses and rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games.council.events import NobilityReached, RewardTaken
from maniero.games.council.names import LETTERS
from maniero.kernel.events import PointsScored
from tests.clauses import clause
from tests.games.council.positions import (
    face_up,
    gained,
    give,
    goods,
    hand,
    play,
    player,
    refused,
    table,
    tokens,
    words,
)

if TYPE_CHECKING:
    from maniero.games.council.state import Council

CARDS_FOR_IT = "black blue orange pink"
FOUR = "pay-black-blue-orange-pink"

# What a space gives by itself; 4, 10, 14 and 16 ask for something.
SPACES: dict[int, dict[str, int]] = {
    1: {},
    2: {"points": 2, "coins": 2},
    3: {},
    5: {},
    6: {"mains": 1},
    7: {},
    8: {"points": 3, "cards": 1},
    9: {},
    11: {},
    12: {"points": 5, "assistants": 1},
    13: {},
    15: {},
    17: {},
    18: {"points": 8},
    19: {"points": 2},
    20: {"points": 3},
}


def before_space(space: int, built: str = "", steps: int = 1) -> Council:
    """Seat 0 can build in D, which brings it ``steps`` steps up to ``space``."""
    s = table()
    tokens(s, D="nobility")
    if steps == 2:
        tokens(s, G="nobility again")
        built += " G"
    give(s, 0, permits="D", built=built, nobility=space - steps)
    return s


# ---- steps


@clause("council", "nobility.space", "nobility.advance", "bonus.nobility")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_gives_its_bonus_when_it_is_reached(space: int) -> None:
    s = before_space(space)
    before = goods(s)
    told = list(play(s, "build-D-D"))
    if "cards" in SPACES[space]:
        told += play(s, "draw-pink")
    assert gained(before, goods(s)) == {**SPACES[space], "nobility": 1}
    assert [event.space for event in told if isinstance(event, NobilityReached)] == [space]
    points = [(event.clause, event.points) for event in told if isinstance(event, PointsScored)]
    assert points == [("nobility.space", n) for kind, n in SPACES[space].items() if kind == "points"]
    assert s.actor() == 0


def test_the_track_has_the_21_spaces_of_the_print() -> None:
    spaces = table().box.spaces
    assert len(spaces) == 21
    specials = {4: ("city", 1), 10: ("take", 1), 14: ("repeat", 1), 16: ("city", 2)}
    for number, space in enumerate(spaces):
        assert space.bonuses.printed == SPACES.get(number, {})
        assert (space.special != 0) == (number in specials)
        assert space.count == specials.get(number, ("", 0))[1]


@clause("council", "nobility.advance")
def test_both_permits_and_tokens_advance_the_marker() -> None:
    s = table()
    tokens(s, D="nobility")
    face_up(s, "hills", "FGH FG")
    give(s, 0, hand=CARDS_FOR_IT, permits="D")
    s.extra = 1
    play(s, "build-D-D")
    assert [player(s, seat)["nobility"] for seat in range(3)] == [1, 0, 0]
    play(s, "buy-FGH", FOUR, "reveal-F")
    assert [player(s, seat)["nobility"] for seat in range(3)] == [2, 0, 0]


@clause("council", "nobility.steps")
@pytest.mark.parametrize("start", [1, 7, 17])
def test_two_steps_give_the_bonuses_of_both_spaces(start: int) -> None:
    s = table()
    face_up(s, "coast", "AE ABC")
    give(s, 0, hand=CARDS_FOR_IT, nobility=start)
    before = goods(s)
    play(s, "buy-AE", FOUR)
    while words(s)[0].startswith("draw-"):
        play(s, "draw-pink")
    expected = {"nobility": 2, "points": {1: 2, 7: 3, 17: 10}[start]}
    if start == 1:
        expected["coins"] = 2
    cards = {1: 0, 7: 1, 17: 0}[start]
    assert gained(before, goods(s)) == {**expected, "cards": cards - 4}


@clause("council", "nobility.steps", "nobility.city")
def test_a_space_is_settled_before_the_next_step() -> None:
    # Steps to 4 and 5: at 4 a reward is asked for while the marker stands on 4.
    s = table()
    tokens(s, A="assistant and card")
    face_up(s, "coast", "AE ABC")
    give(s, 0, hand=CARDS_FOR_IT, nobility=3, built="A")
    play(s, "buy-AE", FOUR)
    assert player(s)["nobility"] == 4
    assert words(s) == ["reward-A"]
    play(s, "reward-A")
    assert player(s)["nobility"] == 4
    play(s, "draw-pink")
    assert player(s)["nobility"] == 5


@clause("council", "nobility.end")
def test_the_marker_stays_on_space_20_and_gets_nothing_more() -> None:
    s = before_space(21)
    before = goods(s)
    told = play(s, "build-D-D")
    assert gained(before, goods(s)) == {}
    assert not any(isinstance(event, NobilityReached) for event in told)
    assert player(s)["nobility"] == 20


@clause("council", "nobility.end", "nobility.steps")
def test_of_two_steps_from_space_19_one_is_lost() -> None:
    s = before_space(21, steps=2)
    before = goods(s)
    play(s, "build-D-D")
    assert gained(before, goods(s)) == {"nobility": 1, "points": 3}


# ---- space 4: a reward


@clause("council", "nobility.city")
def test_space_4_gives_the_reward_of_one_city_with_an_own_emporium() -> None:
    s = before_space(4, built="A K M")
    tokens(s, A="2 coins", K="3 points", M="nobility again", O="3 coins")
    give(s, 1, built="O")
    play(s, "build-D-D")
    assert words(s) == ["reward-A", "reward-K"]
    refused(s, "reward-O", "nobility.city")  # Somebody else's.
    refused(s, "reward-M", "nobility.city")  # A nobility step.
    refused(s, "reward-D", "nobility.city")
    refused(s, "end", "nobility.city")
    before = goods(s)
    told = play(s, "reward-K")
    assert gained(before, goods(s)) == {"points": 3}
    assert [event.city for event in told if isinstance(event, RewardTaken)] == [LETTERS.index("K")]
    assert "end" in words(s)


@clause("council", "nobility.city")
def test_a_reward_with_a_card_draws_it() -> None:
    s = before_space(4, built="A")
    tokens(s, A="card and point")
    play(s, "build-D-D", "reward-A", "draw-joker")
    assert hand(s) == {"joker": 1}
    assert player(s)["points"] == 1


@clause("council", "nobility.few")
def test_the_city_just_built_counts_for_space_4() -> None:
    s = table()
    tokens(s, G="nobility", D="3 coins")
    give(s, 0, permits="D", built="G", nobility=3, coins=0)
    play(s, "build-D-D")
    assert goods(s)["coins"] == 3
    assert words(s) == ["reward-D"]
    play(s, "reward-D")
    assert goods(s)["coins"] == 6


@clause("council", "nobility.few", "build.purple")
@pytest.mark.parametrize("space", [4, 16])
def test_without_a_suitable_city_nothing_is_asked(space: int) -> None:
    s = before_space(space, built="J M")
    tokens(s, M="nobility again")
    give(s, 1, built="A")
    tokens(s, A="3 coins")
    before = goods(s)
    play(s, "build-D-D")
    assert gained(before, goods(s)) == {"nobility": 1}
    assert "end" in words(s)


@clause("council", "nobility.city", "build.purple")
def test_the_purple_city_has_no_reward_to_choose() -> None:
    s = before_space(4, built="A J")
    tokens(s, A="1 coin")
    play(s, "build-D-D")
    assert words(s) == ["reward-A"]
    refused(s, "reward-J", "build.purple")


# ---- space 16: two rewards


@clause("council", "nobility.two-cities")
def test_space_16_gives_the_rewards_of_two_different_cities() -> None:
    s = before_space(16, built="A K M")
    tokens(s, A="2 coins", K="1 card", M="3 points")
    before = goods(s)
    play(s, "build-D-D")
    assert words(s) == ["reward-A", "reward-K", "reward-M"]
    refused(s, "reward-D", "nobility.two-cities")
    play(s, "reward-K", "draw-pink")
    assert words(s) == ["reward-A", "reward-M"]
    refused(s, "reward-K", "nobility.two-cities")
    play(s, "reward-A")
    assert gained(before, goods(s)) == {"nobility": 1, "coins": 2, "cards": 1}
    assert "end" in words(s)


@clause("council", "nobility.two-cities", "nobility.few")
def test_with_one_suitable_city_space_16_gives_one_reward() -> None:
    s = before_space(16, built="A M")
    tokens(s, A="2 coins", M="nobility again")
    before = goods(s)
    play(s, "build-D-D", "reward-A")
    assert gained(before, goods(s)) == {"nobility": 1, "coins": 2}
    assert "end" in words(s)
