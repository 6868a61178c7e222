"""Bonuses are told as they were gained: what is beyond the end of a track is lost."""

from __future__ import annotations

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.events import (
    AssistantHired,
    BonusRepeated,
    CouncillorElected,
    CouncilSatisfied,
    KingMoved,
    NobilityReached,
    PermitTaken,
    RewardTaken,
)
from maniero.games.council.state import Council
from maniero.kernel.events import Event
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.council.positions import face_up, give, play, player, table, tokens
from tests.games.council.wording import ENGLISH

FOUR_CARDS = "black blue orange pink"
FOUR = "pay-black-blue-orange-pink"


def bonuses(told: list[Event]) -> list[dict[str, int]]:
    """What was gained, event by event, spaces of the nobility track left out."""
    kinds = (PermitTaken, RewardTaken, BonusRepeated)
    return [event.gained for event in told if isinstance(event, kinds)]


@clause("council", "coins.limit")
@pytest.mark.parametrize(("coins", "gained"), [(17, 3), (18, 2), (19, 1), (20, 0)])
def test_coins_of_a_permit_that_do_not_fit_are_not_told(coins: int, gained: int) -> None:
    s = table()
    give(s, 0, hand=FOUR_CARDS, coins=coins)
    told = play(s, "buy-ABE", FOUR)
    assert bonuses(told) == [{"coins": gained}]
    assert player(s)["coins"] == coins + gained
    (taken,) = [event for event in told if isinstance(event, PermitTaken)]
    assert ENGLISH.event(taken) == f"takes permit A/B/E: +{gained} {'coin' if gained == 1 else 'coins'}"


@clause("council", "coins.limit", "build.linked")
def test_coins_of_linked_cities_are_told_as_they_come_in_one_after_the_other() -> None:
    s = table()
    tokens(s, D="2 coins", B="3 coins", A="assistant and coin")
    give(s, 0, permits="D", built="A B", coins=17)
    told = play(s, "build-D-D")
    assert bonuses(told) == [{"coins": 2}, {"assistants": 1, "coins": 1}, {"coins": 0}]
    assert player(s)["coins"] == 20


@clause("council", "nobility.end")
@pytest.mark.parametrize(("space", "gained"), [(17, 2), (18, 2), (19, 1), (20, 0)])
def test_nobility_steps_beyond_the_last_space_are_not_told(space: int, gained: int) -> None:
    s = table()
    face_up(s, "coast", "AE ABC")
    give(s, 0, hand=FOUR_CARDS, nobility=space)
    told = play(s, "buy-AE", FOUR)
    assert bonuses(told) == [{"nobility": gained}]
    assert player(s)["nobility"] == space + gained
    assert [event.space for event in told if isinstance(event, NobilityReached)] == [
        *range(space + 1, space + gained + 1)
    ]


@clause("council", "nobility.end", "build.linked")
def test_the_last_step_is_told_once_when_two_cities_give_one() -> None:
    s = table()
    tokens(s, D="nobility", B="nobility again")
    give(s, 0, permits="D", built="B", nobility=19)
    assert bonuses(play(s, "build-D-D")) == [{"nobility": 1}, {"nobility": 0}]
    assert player(s)["nobility"] == 20


@clause("council", "coins.limit", "nobility.space")
def test_coins_of_a_space_are_told_as_gained() -> None:
    s = table()
    tokens(s, D="nobility")
    give(s, 0, permits="D", nobility=1, coins=19)
    told = play(s, "build-D-D")
    (reached,) = [event for event in told if isinstance(event, NobilityReached)]
    assert reached.gained == {"points": 2, "coins": 1}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_what_was_told_adds_up_to_what_everybody_has(seats: int, seed: int) -> None:
    s = COUNCIL.new(seats)
    assert isinstance(s, Council)
    told: list[Event] = []
    s.told = told
    rng = Rng(seed, seats)
    while s.actor() != NOBODY:
        options = s.legal()
        s.apply(options[rng.weighted(s.weights()) if s.actor() == CHANCE else rng.below(len(options))])
    coins = [s.box.start_coins[(seat - s.first) % seats] for seat in range(seats)]
    nobility = [0] * seats
    for event in told:
        if isinstance(event, (PermitTaken, RewardTaken, BonusRepeated, NobilityReached)):
            coins[event.seat] += event.gained.get("coins", 0)
            nobility[event.seat] += event.gained.get("nobility", 0)
        elif isinstance(event, CouncillorElected):
            coins[event.seat] += event.coins
        elif isinstance(event, (CouncilSatisfied, KingMoved)):
            coins[event.seat] -= event.coins
        elif isinstance(event, AssistantHired):
            coins[event.seat] -= s.box.hire_price
    assert coins == [own.coins for own in s.players]
    assert nobility == [own.nobility for own in s.players]
