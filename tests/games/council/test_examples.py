"""The worked examples and the pictured set-up of the rulebook."""

from __future__ import annotations

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.events import BonusTileWon, EmporiumBuilt, KingRewardWon
from maniero.games.council.names import BONUS_TILES, LETTERS
from maniero.games.council.state import Council
from tests.clauses import clause
from tests.games.council.positions import (
    council,
    council_of,
    discards,
    gained,
    give,
    goods,
    objection,
    permits_up,
    pile_of,
    play,
    player,
    seen,
    table,
    tokens,
    words,
)

PICTURED_TOKENS = {
    "A": "1 point",
    "B": "card and point",
    "C": "3 points",
    "D": "2 assistants",
    "E": "assistant and card",
    "F": "2 points",
    "G": "assistant and coin",
    "H": "1 coin",
    "I": "3 coins",
    "K": "1 card",
    "L": "1 assistant",
    "M": "nobility",
    "N": "2 coins",
    "O": "nobility again",
}


@clause("council", "setup.tokens", "setup.permits", "setup.councils", "setup.king")
def test_the_pictured_set_up_can_be_dealt() -> None:
    s = COUNCIL.new(3, {"first": "1"})
    assert isinstance(s, Council)
    play(s, "map-AAA")
    for number in ("04", "14", "06", "08", "13", "05", "12", "01", "03", "09", "07", "10", "02", "11"):
        play(s, f"token-{number}")
    play(s, "reveal-B", "reveal-CDE", "reveal-J", "reveal-G", "reveal-KNO", "reveal-KL")
    for colours in (
        "white black orange purple",
        "orange orange blue purple",
        "white black white purple",
        "pink pink blue white",
    ):
        play(s, *[f"councillor-{colour}" for colour in colours.split()])
    play(s, *["draw-pink", "draw-joker"] * 3, *["draw-blue", "draw-white"] * 3, *["draw-black"] * 6)

    assert s.turn == 0
    shown = seen(s, 0)
    assert shown["sides"] == "AAA"
    assert shown["king"] == "J"
    assert {city["letter"]: city["token"] for city in shown["cities"]} == {
        "A": {"points": 1},
        "B": {"cards": 1, "points": 1},
        "C": {"points": 3},
        "D": {"assistants": 2},
        "E": {"assistants": 1, "cards": 1},
        "F": {"points": 2},
        "G": {"assistants": 1, "coins": 1},
        "H": {"coins": 1},
        "I": {"coins": 3},
        "J": None,
        "K": {"cards": 1},
        "L": {"assistants": 1},
        "M": {"nobility": 1},
        "N": {"coins": 2},
        "O": {"nobility": 1},
    }
    assert council_of(s, "coast") == ["white", "black", "orange", "purple"]
    assert council_of(s, "hills") == ["orange", "orange", "blue", "purple"]
    assert council_of(s, "mountains") == ["white", "black", "white", "purple"]
    assert council_of(s, "king") == ["pink", "pink", "blue", "white"]
    assert sorted(shown["free"]) == sorted(
        ["purple", "black", "black", "blue", "blue", "pink", "pink", "orange"]
    )
    assert permits_up(s, "coast") == ["B", "CDE"]
    assert permits_up(s, "hills") == ["J", "G"]
    assert permits_up(s, "mountains") == ["KNO", "KL"]
    assert [pile_of(s, region) for region in ("coast", "hills", "mountains")] == [13, 13, 13]
    assert shown["players"][0]["hand"] == {
        "white": 0,
        "black": 0,
        "blue": 0,
        "orange": 0,
        "pink": 3,
        "purple": 0,
        "joker": 3,
    }
    assert [own["cards"] for own in shown["players"]] == [6, 6, 6]
    assert shown["deck"] == 90 - 18


@clause("council", "elect.choose", "elect.fall", "elect.coins")
def test_the_example_of_electing_a_councillor() -> None:
    s = table()
    council(s, "coast", "orange pink blue black")
    free = seen(s)["free"]
    assert "orange" in free
    play(s, "elect-orange-coast")
    assert council_of(s, "coast") == ["orange", "orange", "pink", "blue"]
    free.remove("orange")
    assert sorted(seen(s)["free"]) == sorted([*free, "black"])
    assert player(s)["coins"] == 14


@clause("council", "council.cards", "council.one-each")
@pytest.mark.parametrize("cards", ["black-blue-orange-pink", "black-orange"])
def test_the_example_of_cards_that_satisfy_a_council(cards: str) -> None:
    s = table()
    council(s, "coast", "orange pink blue black")
    give(s, 0, hand="black blue orange pink")
    play(s, "buy-ABC", f"pay-{cards}")
    assert discards(s) == dict.fromkeys(cards.split("-"), 1)


@clause("council", "council.cards", "council.one-each")
@pytest.mark.parametrize("cards", ["blue-blue-orange", "purple"])
def test_the_example_of_cards_that_do_not_satisfy_a_council(cards: str) -> None:
    s = table()
    council(s, "coast", "orange pink blue black")
    give(s, 0, hand="orange blue blue purple", coins=20)
    play(s, "buy-ABC")
    assert f"pay-{cards}" not in words(s)
    assert objection(s, f"pay-{cards}") in ("council.cards", "council.one-each")


@clause("council", "council.price", "council.joker")
def test_the_example_of_a_price_with_a_joker() -> None:
    s = table()
    council(s, "coast", "orange pink blue black")
    give(s, 0, hand="orange blue joker", coins=5)
    play(s, "buy-ABC", "pay-blue-orange-joker", "reveal-A")
    assert player(s)["coins"] == 0


@clause("council", "king.way")
def test_the_example_of_the_king_going_from_arkon_to_castrum() -> None:
    s = table()
    s.king = LETTERS.index("A")
    give(s, 0, hand="white white purple purple", coins=2)
    play(s, "king-C", "pay-white-white-purple-purple")
    assert player(s)["coins"] == 0
    assert seen(s)["king"] == "C"


@clause(
    "council", "build.token", "build.linked", "build.assistants", "build.purple", "tile.bonus", "tile.king"
)
def test_the_example_of_building_in_indur() -> None:
    red, green, blue, yellow = range(4)
    s = table(seats=4, turn=green)
    tokens(s, **PICTURED_TOKENS)
    give(s, red, built="C I")
    give(s, green, built="C F G H J", permits="I", assistants=1, coins=4)
    give(s, blue, built="J")
    give(s, yellow, built="C D F H")
    s.king_rewards_taken = 1  # The first king's reward tile is gone.
    before = goods(s, green)

    told = play(s, "build-I-I")

    built = [event for event in told if isinstance(event, EmporiumBuilt)]
    assert [(event.seat, LETTERS[event.city], event.assistants) for event in built] == [(green, "I", 1)]
    # Framek 2 points and Castrum 3; Indur 3 coins, Graden 1 and Hellar 1; one assistant returned
    # and one gained in Graden.
    assert gained(before, goods(s, green)) == {"points": 5, "coins": 5}
    tiles = [event for event in told if isinstance(event, BonusTileWon)]
    assert [(event.seat, BONUS_TILES[event.tile]) for event in tiles] == [(green, "hills")]
    rewards = [event for event in told if isinstance(event, KingRewardWon)]
    assert [(event.seat, event.points) for event in rewards] == [(green, 18)]
    assert player(s, green)["king_rewards"] == [18]
    assert seen(s)["king_rewards"] == [12, 7, 3]
    assert seen(s)["regions"][1]["bonus_owner"] == green
    assert player(s, green)["permits"] == []
    assert [there["name"] for there in player(s, green)["used"]] == ["I"]
    for other in (red, blue, yellow):
        assert goods(s, other) == {
            "points": 0,
            "coins": 10,
            "assistants": 3,
            "cards": 0,
            "nobility": 0,
            "mains": 0,
        }


@clause("council", "build.assistants")
def test_the_example_needs_the_assistant_before_graden_gives_one() -> None:
    s = table(seats=2)
    tokens(s, **PICTURED_TOKENS)
    give(s, 0, built="C F G H J", permits="I", assistants=0)
    give(s, 1, built="I")
    assert "build-I-I" not in words(s)
    assert objection(s, "build-I-I") == "build.assistants"
