"""Two players: neutral emporiums on the map."""

from __future__ import annotations

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.names import LETTERS, REGIONS
from maniero.games.council.state import Council
from maniero.kernel.rng import Rng
from tests.clauses import clause
from tests.games.council.positions import (
    council,
    dealt,
    face_up,
    give,
    permits_up,
    pile_of,
    play,
    player,
    refused,
    seen,
    table,
    tokens,
    words,
)


def before_the_neutral_emporiums(seed: int = 1) -> Council:
    s = COUNCIL.new(2, {"map": "AAA", "first": "1"})
    assert isinstance(s, Council)
    rng = Rng(seed)
    while not words(s)[0].startswith("neutral-"):
        s.apply(s.legal()[rng.weighted(s.weights())])
    return s


def neutral_cities(s: Council) -> str:
    return "".join(city["letter"] for city in seen(s, 0)["cities"] if city["neutral"])


def neutral(s: Council, letters: str) -> None:
    s.neutral = sum(1 << LETTERS.index(letter) for letter in letters)


@clause("council", "setup.two")
def test_a_permit_of_each_region_says_where_neutral_emporiums_stand() -> None:
    s = before_the_neutral_emporiums()
    assert neutral_cities(s) == ""
    chosen = []
    for letters in ("ABCDE", "FGHIJ", "KLMNO"):
        assert all(set(word.removeprefix("neutral-")) <= set(letters) for word in words(s))
        assert len(set(s.weights())) == 1
        chosen.append(max(words(s), key=len))
        play(s, chosen[-1])
    assert neutral_cities(s) == "".join(word.removeprefix("neutral-") for word in chosen)
    assert len(neutral_cities(s)) == 9
    assert s.turn == 0


@clause("council", "setup.two")
def test_three_to_nine_neutral_emporiums_stand_on_the_map() -> None:
    numbers = {len(neutral_cities(dealt(2, seed))) for seed in range(120)}
    assert numbers <= set(range(3, 10))
    assert {3, 9} <= numbers


@clause("council", "setup.two")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_are_no_neutral_emporiums(seats: int) -> None:
    assert all(neutral_cities(dealt(seats, seed)) == "" for seed in range(10))


@clause("council", "setup.two", "setup.two-neutral")
def test_the_drawn_permits_are_back_in_their_piles() -> None:
    s = before_the_neutral_emporiums()
    drawn = [words(s)[0]]
    play(s, drawn[0])
    while words(s)[0].startswith("neutral-"):
        drawn.append(words(s)[-1])
        play(s, drawn[-1])
    for region, word in zip(REGIONS, drawn, strict=True):
        assert pile_of(s, region) == 13
        name = word.removeprefix("neutral-")
        assert name not in permits_up(s, region)
    while not words(s)[0].startswith("elect-"):
        play(s, words(s)[0])
    give(s, 0, assistants=1)
    play(s, "change-coast")
    assert f"reveal-{drawn[0].removeprefix('neutral-')}" in words(s)


@clause("council", "setup.two-neutral")
def test_face_up_permits_are_not_drawn_for_neutral_emporiums() -> None:
    for seed in range(10):
        s = before_the_neutral_emporiums(seed)
        for region in REGIONS:
            assert len(words(s)) == 13
            assert not {f"neutral-{name}" for name in permits_up(s, region)} & set(words(s))
            play(s, words(s)[0])


@clause("council", "setup.two-neutral")
def test_the_purple_city_may_get_a_neutral_emporium() -> None:
    for seed in range(20):
        s = before_the_neutral_emporiums(seed)
        play(s, words(s)[0])
        if "neutral-FIJ" in words(s):
            play(s, "neutral-FIJ")
            assert "J" in neutral_cities(s)
            return
    pytest.fail("the permit FIJ was never in the pile")


@clause("council", "setup.two-neutral", "build.assistants")
def test_a_neutral_emporium_costs_an_assistant() -> None:
    s = table(seats=2)
    neutral(s, "AB")
    give(s, 0, permits="A B", assistants=1)
    give(s, 1, built="B")
    refused(s, "build-B-B", "build.assistants")
    play(s, "build-A-A")
    assert player(s)["assistants"] == 0


@clause("council", "setup.two-neutral", "king.possible")
def test_a_neutral_emporium_costs_the_king_an_assistant_too() -> None:
    s = table(seats=2)
    council(s, "king", "white white purple purple")
    neutral(s, "J")
    give(s, 0, hand="white white purple purple", assistants=0)
    refused(s, "king-J", "build.assistants")
    give(s, 0, assistants=1)
    play(s, "king-J", "pay-white-white-purple-purple")
    assert player(s)["assistants"] == 0


@clause("council", "setup.two-neutral", "build.linked")
def test_nobody_gets_the_reward_of_a_neutral_emporium() -> None:
    s = table(seats=2)
    neutral(s, "AC")
    tokens(s, A="3 coins", B="1 coin", C="3 points")
    give(s, 0, permits="B", coins=0)
    play(s, "build-B-B")
    assert player(s)["coins"] == 1
    assert player(s)["points"] == 0
    assert s.points == [0, 0]


@clause("council", "setup.two-neutral", "tile.bonus")
def test_neutral_emporiums_complete_nothing() -> None:
    s = table(seats=2)
    neutral(s, "ABCD")
    face_up(s, "coast", "ABC ABE")
    give(s, 0, permits="E", assistants=5)
    play(s, "build-E-E")
    assert seen(s)["regions"][0]["bonus_owner"] is None
    assert player(s)["king_rewards"] == []
