"""What the opponents think of positions, and which options they look at."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.candidates import worth_trying
from maniero.games.council.features import NAMES, PLAIN, PRICES, features, network_of, plain_features
from maniero.games.council.judge import CouncilJudge, RuleOfThumb, house_weights
from maniero.games.council.names import LETTERS, REGIONS
from maniero.games.council.state import Council
from maniero.games.council.value import value, worth
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.council.positions import council, face_up, give, play, table, tokens, words

if TYPE_CHECKING:
    from collections.abc import Iterator


def positions(seats: int, seed: int, every: int = 7) -> Iterator[Council]:
    """Some positions of a game played at random, its end too."""
    s = COUNCIL.new(seats)
    assert isinstance(s, Council)
    rng = Rng(seed)
    moves = 0
    while s.actor() != NOBODY:
        options = s.legal()
        chosen = rng.weighted(s.weights()) if s.actor() == CHANCE else rng.below(len(options))
        s.apply(options[chosen])
        moves += 1
        if moves % every == 0 and s.turn >= 0:
            yield s
    yield s


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == 3 * PLAIN
    for s in positions(3, 1, 50):
        assert all(len(features(s, side)) == len(NAMES) for side in range(3))


def test_the_weights_are_of_features() -> None:
    text = (files("maniero.games.council") / "data" / "weights.toml").read_text(encoding="utf-8")
    named = tomllib.loads(text)
    assert set(named) <= set(NAMES)
    assert dict(zip(NAMES, house_weights(), strict=True)) == dict.fromkeys(NAMES, 0.0) | named


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judge_adds_up_worth_and_weighted_features(seats: int) -> None:
    weights = house_weights()
    judge = CouncilJudge(weights)
    for s in positions(seats, seats, 20):
        if not s.asks:
            continue
        sides = [side_plainly(s, side, weights, side == 0) for side in range(seats)]
        assert judge.value(s, 0) == pytest.approx(sides[0] - max(sides[1:]))


def side_plainly(s: Council, side: int, weights: list[float], seen: bool) -> float:
    if seen:
        f = features(s, side)
    else:
        progress = max(s.box.emporiums - player.emporiums_left for player in s.players) / s.box.emporiums
        plain = plain_features(s, side, network_of(s, s.players[side].built), False)
        f = [x * progress**power for power in range(3) for x in plain]
    return worth(s, side) + sum(w * x for w, x in zip(weights, f, strict=True))


def test_at_the_end_the_judge_is_exact() -> None:
    judge = CouncilJudge(house_weights())
    *_, end = positions(2, 5)
    assert end.actor() == NOBODY
    assert judge.value(end, 0) == RuleOfThumb().value(end, 0) == value(end, 0)
    margin = end.points[0] - end.points[1]
    assert abs(judge.value(end, 0) - margin) <= 0.5


@pytest.mark.parametrize("seats", [2, 4])
def test_the_judge_knows_no_more_than_the_seat(seats: int) -> None:
    judge = CouncilJudge(house_weights())
    rng = Rng(3)
    looked = 0
    for s in positions(seats, 10 + seats, 15):
        for seat in range(seats):
            seen = judge.value(s, seat)
            worlds = [s.imagine(seat, rng) for _ in range(3)]
            assert [judge.value(world, seat) for world in worlds] == [seen] * 3
            looked += any(w.players[i].hand != s.players[i].hand for w in worlds for i in range(seats))
    assert looked > 10


def test_a_judge_that_goes_to_another_table_forgets_its_cities() -> None:
    weights = house_weights()
    judge = CouncilJudge(weights)
    for seed in (1, 2):
        for s in positions(2, seed, 40):
            assert judge.value(s, 1) == CouncilJudge(weights).value(s, 1)


def test_an_own_hand_counts_by_what_councils_cost() -> None:
    s = table(seats=2)  # In the regions nobody wears white or purple.
    council(s, "king", "white white white purple")
    give(s, 0, hand="white white white purple", coins=10)
    f = dict(zip(NAMES, features(s, 0), strict=True))
    assert (f["price of the king"], f["king that is paid for"]) == (0.0, 1.0)
    assert (f["price of the regions"], f["councils that are paid for"]) == (pytest.approx(3.6), 0.0)
    give(s, 0, hand="pink", coins=10)
    f = dict(zip(NAMES, features(s, 0), strict=True))
    assert (f["price of the king"], f["king that is paid for"]) == (pytest.approx(1.2), 0.0)
    assert (f["price of the regions"], f["councils that are paid for"]) == (pytest.approx(3.0), 3.0)
    hidden = plain_features(s, 0, network_of(s, 0), False)
    assert hidden[NAMES.index("price of the king")] == PRICES[1] / 10


def test_a_harvest_is_what_the_linked_cities_give() -> None:
    s = table(seats=2, sides="AAA")
    tokens(s, A="3 points", B="2 points", C="1 assistant")
    give(s, 0, built="A C")
    network = network_of(s, s.players[0].built)
    assert (network.neighbours, network.largest) == (2, 2)
    harvest = dict(zip(LETTERS, network.harvest, strict=True))
    assert harvest["B"] == 2 + 3 + 1  # Beside A, which hangs together with C.
    assert harvest["F"] == 3 + 1  # No token; beside C.
    assert harvest["O"] == 0


# ---- what is worth trying


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_worth_trying_is_legal_in_order_and_never_nothing(seats: int) -> None:
    dropped = 0
    for s in positions(seats, 30 + seats, 1):
        seat = s.actor()
        if seat in (CHANCE, NOBODY):
            continue
        options = s.legal()
        found = worth_trying(s, seat, options)
        assert found
        assert found == [option for option in options if option in found]
        dropped += len(options) - len(found)
    assert dropped > 100


def test_a_payment_takes_all_cards_that_fit_and_jokers_only_to_pay_more() -> None:
    s = table(seats=2)
    council(s, "coast", "orange pink blue black")
    give(s, 0, hand="orange pink joker joker white", coins=15)
    face_up(s, "coast", "ABE D")
    play(s, "buy-ABE")
    assert "pay-pink" in words(s)
    found = [action.text for action in worth_trying(s, 0, s.legal())]
    assert found == ["pay-orange-pink", "pay-orange-pink-joker", "pay-orange-pink-joker-joker"]


def test_an_election_helps_the_hand_or_brings_coins() -> None:
    s = table(seats=2)
    council(s, "coast", "orange orange blue black")
    give(s, 0, hand="white", coins=0, assistants=1)
    assert {"send-purple-coast", "elect-pink-coast", "elect-purple-coast"} <= set(words(s))
    found = [action.text for action in worth_trying(s, 0, s.legal())]
    assert {word for word in found if word.startswith("send-")} == {
        f"send-white-{name}" for name in REGIONS
    }  # The king's council has white.
    coast = [word for word in found if word.startswith("elect-") and word.endswith("-coast")]
    assert len(coast) == 2
    assert "elect-white-coast" in coast
