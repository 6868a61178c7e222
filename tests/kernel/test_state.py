"""Questions: one after another, on top of each other, and open to several seats together."""

from __future__ import annotations

import copy

import pytest

from maniero.kernel.action import Action, IllegalAction
from maniero.kernel.events import PointsScored
from maniero.kernel.rng import Rng
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, Aside, playout, settle_chance
from tests.kernel.market import BID, DEAL, RAISE, Cheer, CloseMarket, DealPurse, MakeBid, Market, new_market


def dealt(purses: tuple[int, ...] = (3, 2, 1)) -> Market:
    s = new_market(len(purses))
    s.told = []
    for coins in purses:
        assert s.actors() == [CHANCE]
        s.apply(DEAL[coins - 1])
    return s


def test_chance_is_asked_first_and_alone() -> None:
    s = new_market()
    assert s.actor() == CHANCE
    assert s.legal() == DEAL
    assert s.weights() == [1, 2, 3]
    assert s.legal_for(0) == []
    assert s.objection(0, BID[0]) == NOT_ASKED


def test_several_seats_are_asked_together() -> None:
    s = dealt()
    assert s.actors() == [0, 1, 2]
    assert s.actor() == 0
    assert s.legal_for(1) == [*BID[:3], RAISE]
    assert s.objection(2, BID[2]) == "bid.purse"
    assert s.objection(2, BID[1]) == ""


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (2, 0, 1)])
def test_seats_asked_together_may_answer_in_any_order(order: tuple[int, ...]) -> None:
    s = dealt()
    for seat in order:
        assert seat in s.actors()
        s.apply_for(seat, BID[[2, 0, 1][seat]])
        assert seat not in s.actors()
    assert s.actor() == NOBODY
    assert s.points == [2, 1, 0]


def test_any_of_the_seats_asked_together_may_come_first() -> None:
    s = dealt()
    s.turn_to(2)
    assert (s.actor(), s.actors()) == (2, [0, 1, 2])
    assert s.legal() == s.legal_for(2)
    s.apply(BID[1])
    assert s.actors() == [0, 1]


def test_what_lies_below_waits_until_the_last_has_answered() -> None:
    s = dealt()
    s.apply_for(2, BID[0])  # The deepest of the open questions: the step below must not run yet.
    assert isinstance(s.asks[0], CloseMarket)
    s.apply_for(0, BID[0])
    assert s.points == [0, 0, 0]
    s.apply_for(1, BID[0])
    assert s.points == [3, 3, 3]


def test_an_answer_may_ask_the_same_seat_again_while_others_are_still_open() -> None:
    s = dealt()
    s.apply_for(1, RAISE)
    assert s.actors() == [0, 1, 2]
    assert s.bids == [0, 0, 0, -1]  # The step on top of the new question has run.
    s.apply_for(1, BID[2])
    assert s.actors() == [0, 2]


class Gamble(MakeBid):
    """Open together with the others; the answer lets chance deal two more purses, then asks for a bid."""

    def answer(self, s: Market, action: Action) -> None:
        s.asks += [MakeBid(self.seat), DealPurse(0), DealPurse(self.seat)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_that_is_asked_among_questions_open_together_comes_first(seat: int) -> None:
    s = dealt()
    s.asks[s.seats - seat] = Gamble(seat)  # The top question is that of seat 0.
    assert s.actors() == [0, 1, 2]
    s.apply_for(seat, RAISE)
    assert s.actors() == [CHANCE]
    assert s.legal() == DEAL
    s.apply(DEAL[1])  # What was pushed last is asked first.
    assert s.purses[seat] == 2
    assert s.actors() == [CHANCE]
    s.apply(DEAL[0])
    assert s.purses[0] == 1
    assert s.actors() == [0, 1, 2]
    for other in (2, 1, 0):
        s.apply_for(other, BID[0])
    assert s.points == [3, 3, 3]


class Borrow(Aside[Market]):
    """Unasked, a seat may take coins until the first has bid."""

    def options(self, s: Market) -> list[Action]:
        return list(DEAL)

    def objection(self, s: Market, action: Action) -> str:
        return "" if action in DEAL else "market.borrow"

    def answer(self, s: Market, action: Action) -> None:
        s.purses[self.seat] += DEAL.index(action) + 1
        if s.purses[self.seat] < 3:
            s.asks.append(self)


class FirstBid(MakeBid):
    """Its answer takes away what the others may do unasked."""

    def answer(self, s: Market, action: Action) -> None:
        while isinstance(s.asks[-1], Aside):
            s.asks.pop()
        super().answer(s, action)


def borrowing() -> Market:
    """Seat 0 bids first; meanwhile 1 and 2 may borrow. They bid later."""
    s = dealt((1, 1, 2))
    s.asks.pop()
    s.asks += [Cheer(), Borrow(1), Borrow(2), FirstBid(0)]
    return s


def test_nobody_waits_for_a_seat_that_may_act_unasked() -> None:
    s = borrowing()
    assert (s.actor(), s.actors(), s.unasked()) == (0, [0], [1, 2])
    assert s.legal() == s.legal_for(0) == [*BID[:2], RAISE]
    assert s.legal_for(1) == DEAL
    assert isinstance(s.question(2), Borrow)
    assert s.objection(1, BID[0]) == "market.borrow"
    s.apply(BID[1])
    assert (s.bids, s.purses) == ([1, 0, 0, -1], [1, 1, 2])  # The step below has run.
    assert (s.actors(), s.unasked()) == ([1, 2], [])


def test_who_acts_unasked_changes_nothing_of_what_is_asked() -> None:
    s = borrowing()
    asked = s.question(0)
    s.apply_for(2, DEAL[0])
    assert s.purses == [1, 1, 3]
    assert (s.actors(), s.unasked()) == ([0], [1])
    assert s.question(0) is asked
    with pytest.raises(IllegalAction):
        s.apply_for(2, DEAL[0])
    s.apply_for(1, DEAL[0])
    assert (s.purses, s.unasked()) == ([1, 2, 3], [1])  # The answer put the same question there again.
    s.apply_for(1, DEAL[0])
    assert (s.actors(), s.unasked()) == ([0], [])


def test_the_answer_ends_what_could_be_done_unasked() -> None:
    s = borrowing()
    s.apply_for(0, BID[0])
    assert s.objection(1, DEAL[0]) != ""
    assert s.actors() == [1, 2]
    s.apply_for(1, BID[0])
    s.apply_for(2, BID[0])
    assert (s.actor(), s.unasked(), s.points) == (NOBODY, [], [3, 3, 3])


def test_under_a_draw_nobody_acts_unasked() -> None:
    s = borrowing()
    s.asks.append(DealPurse(0))
    assert (s.actors(), s.unasked()) == ([CHANCE], [])
    assert s.objection(1, DEAL[0]) == NOT_ASKED


def test_a_random_game_goes_on_without_those_who_are_not_asked() -> None:
    s = borrowing()
    playout(s, Rng(2))
    assert s.actor() == NOBODY
    assert s.purses == [1, 1, 2]


def test_a_step_answers_to_nobody() -> None:
    step = CloseMarket()
    assert step.options(new_market()) == []
    assert step.objection(new_market(), RAISE) == NOT_ASKED
    with pytest.raises(IllegalAction):
        step.answer(new_market(), RAISE)


def test_points_change_only_with_a_reason() -> None:
    s = dealt()
    for seat in range(3):
        s.apply_for(seat, BID[seat == 0])
    assert s.told is not None
    assert [(e.seat, e.clause, e.points) for e in s.told if isinstance(e, PointsScored)] == [
        (0, "market.top", 2),
        (1, "market.modest", 1),
        (2, "market.modest", 1),
    ]
    assert [(line.clause, line.points) for line in score_sheet(s.told, 3)] == [
        ("market.top", [2, 0, 0]),
        ("market.modest", [0, 1, 1]),
    ]


def test_winners_are_found_by_points_then_by_tie_breaks_and_may_share() -> None:
    s = dealt((3, 1, 3))
    assert s.winners() == [0, 2]
    s.score(1, "market.top", 1, 1)
    assert s.winners() == [1]


def test_everybody_is_a_team_of_one_unless_a_game_says_otherwise() -> None:
    s = dealt((3, 1, 3))
    assert [s.team(seat) for seat in range(3)] == s.teams() == [[0], [1], [2]]


class Pairs(Market):
    def team(self, seat: int) -> list[int]:
        return [seat % 2, seat % 2 + 2]


def test_teams_come_in_the_order_of_their_first_seats() -> None:
    assert Pairs(4, [0] * 4, [], [0] * 4, [0] * 4).teams() == [[0, 2], [1, 3]]


def test_a_copy_is_silent_and_deep_enough() -> None:
    s = dealt()
    for other in (s.copy(), copy.deepcopy(s)):
        other.apply_for(0, BID[3])
        assert other.told is None
    assert s.actors() == [0, 1, 2]
    assert s.bids == [0, 0, 0]


def test_a_whole_game_can_be_played_at_random() -> None:
    s = new_market()
    assert playout(s, Rng(4)) >= 6
    assert s.actor() == NOBODY
    assert s.legal() == []
    assert s.actors() == []


def test_chance_settles_until_somebody_must_think() -> None:
    s = new_market()
    settle_chance(s, Rng(1))
    assert s.actor() == 0
    assert min(s.purses) > 0


def test_an_action_shows_its_word() -> None:
    assert repr(Action("build-A")) == "build-A"
