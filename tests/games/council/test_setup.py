"""The set-up: what the boxes hold, what chance deals, what each player starts with."""

from __future__ import annotations

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.names import COUNCILS, LETTERS, REGIONS
from maniero.games.council.state import Council
from maniero.kernel.options import OptionError
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.council.positions import (
    SIDES,
    council_of,
    dealt,
    everything,
    goods,
    hand,
    objection,
    permits_up,
    pile_of,
    play,
    player,
    seen,
    words,
)

SEEDS = range(8)


def start(seats: int = 3, **options: str) -> Council:
    """A new game before chance has said a word."""
    s = COUNCIL.new(seats, options)
    assert isinstance(s, Council)
    return s


# ---- the map


@clause("council", "setup.sides", "setup.sides-chosen")
def test_chance_lays_one_of_the_eight_maps() -> None:
    s = start()
    assert s.actor() == CHANCE
    assert words(s) == [f"map-{sides}" for sides in SIDES]
    assert len(set(s.weights())) == 1
    play(s, "map-BAB")
    assert seen(s, 0)["sides"] == "BAB"


@clause("council", "setup.sides", "setup.sides-chosen")
@pytest.mark.parametrize("sides", SIDES)
def test_the_host_may_choose_the_map(sides: str) -> None:
    s = start(map=sides)
    assert not any(word.startswith("map-") for word in words(s))
    assert seen(s, 0)["sides"] == sides
    assert seen(dealt(3, map=sides), 0)["sides"] == sides


@clause("council", "setup.letters")
@pytest.mark.parametrize("sides", SIDES)
def test_each_region_has_five_cities_in_the_order_of_the_alphabet(sides: str) -> None:
    shown = seen(dealt(4, map=sides), 0)
    letters = {
        region: "".join(city["letter"] for city in shown["cities"] if city["region"] == region)
        for region in REGIONS
    }
    assert letters == {"coast": "ABCDE", "hills": "FGHIJ", "mountains": "KLMNO"}
    assert all(city["name"][0] == city["letter"] for city in shown["cities"])


# ---- tokens and the king


@clause("council", "setup.tokens")
@pytest.mark.parametrize("sides", SIDES)
def test_every_city_but_the_purple_one_gets_one_of_the_14_tokens(sides: str) -> None:
    for seed in SEEDS:
        s = dealt(3, seed, map=sides)
        without = [city["letter"] for city in seen(s, 0)["cities"] if city["token"] is None]
        assert without == ["J" if sides[1] == "A" else "G"]
        assert sorted(s.tokens) == [-1, *range(14)]


@clause("council", "setup.tokens")
def test_tokens_are_dealt_at_random_and_none_twice() -> None:
    s = start(map="AAA")
    assert words(s) == [f"token-{n:02}" for n in range(1, 15)]
    assert len(set(s.weights())) == 1
    play(s, "token-05")
    assert "token-05" not in words(s)
    assert len(words(s)) == 13
    assert objection(s, "token-05", CHANCE) != ""


@clause("council", "setup.king", "setup.purple")
@pytest.mark.parametrize("sides", SIDES)
def test_the_king_starts_in_the_purple_city_of_the_map(sides: str) -> None:
    purple = "J" if sides[1] == "A" else "G"
    for s in (dealt(3, map=sides), play_map(sides)):
        shown = seen(s, 0)
        assert shown["king"] == purple
        assert [city["letter"] for city in shown["cities"] if city["colour"] == "purple"] == [purple]
        assert shown["cities"][LETTERS.index(purple)]["token"] is None


def play_map(sides: str) -> Council:
    """A game where chance, not the host, lays the map."""
    s = start()
    play(s, f"map-{sides}")
    return s


# ---- cards, permits, tiles, councillors


@clause("council", "setup.cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_has_13_cards_of_each_colour_and_12_jokers(seats: int) -> None:
    pieces = everything(dealt(seats))
    cards = {name.removeprefix("card "): n for name, n in pieces.items() if name.startswith("card")}
    six = ("white", "black", "blue", "orange", "pink", "purple")
    assert cards == {**dict.fromkeys(six, 13), "joker": 12}


@clause("council", "setup.cards")
def test_a_card_is_as_likely_as_there_are_cards_of_it_in_the_deck() -> None:
    s = start(map="AAA", first="1")
    rng = Rng(3)
    while not words(s)[0].startswith("draw-"):
        s.apply(s.legal()[rng.weighted(s.weights())])
    assert dict(zip(words(s), s.weights(), strict=True))["draw-joker"] == 12
    play(s, "draw-joker", "draw-joker", "draw-pink")
    chances = dict(zip(words(s), s.weights(), strict=True))
    assert chances["draw-joker"] == 10
    assert chances["draw-pink"] == 12
    assert chances["draw-white"] == 13


@clause("council", "setup.permits")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_permits_of_each_region_lie_face_up_and_13_in_its_pile(seats: int) -> None:
    for seed in SEEDS:
        s = dealt(seats, seed)
        for region, letters in zip(REGIONS, ("ABCDE", "FGHIJ", "KLMNO"), strict=True):
            left, right = permits_up(s, region)
            assert left is not None
            assert right is not None
            assert left != right
            assert set(left) | set(right) <= set(letters)
            assert pile_of(s, region) == 13


@clause("council", "setup.permits")
def test_each_permit_of_the_pile_is_equally_likely_to_be_turned_up() -> None:
    s = start(map="AAA", first="1")
    while words(s)[0].startswith("token-"):
        play(s, words(s)[0])
    first = words(s)
    assert len(first) == 15
    assert len(set(s.weights())) == 1
    play(s, "reveal-CDE")
    assert words(s) == [word for word in first if word != "reveal-CDE"]


@clause("council", "setup.councils")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_councillors_stand_in_each_council_and_eight_beside_the_board(seats: int) -> None:
    for seed in SEEDS:
        s = dealt(seats, seed)
        assert all(len(council_of(s, name)) == 4 for name in COUNCILS)
        assert len(seen(s, 0)["free"]) == 8
        pieces = everything(s)
        assert {n for name, n in pieces.items() if name.startswith("councillor")} == {4}


@clause("council", "setup.councils")
def test_councillors_are_seated_at_random() -> None:
    orders = {tuple(council_of(dealt(3, seed), "king")) for seed in SEEDS}
    assert len(orders) > 4
    s = start(map="AAA", first="1")
    while not words(s)[0].startswith("councillor-"):
        play(s, words(s)[0])
    play(s, *["councillor-pink"] * 3)
    chances = dict(zip(words(s), s.weights(), strict=True))
    assert chances["councillor-pink"] == 1
    assert chances["councillor-blue"] == 4
    play(s, "councillor-pink")
    assert "councillor-pink" not in words(s)


@clause("council", "setup.king-rewards", "setup.bonus-tiles")
def test_all_tiles_lie_ready_with_the_first_reward_tile_on_top() -> None:
    shown = seen(dealt(4), 0)
    assert shown["king_rewards"] == [25, 18, 12, 7, 3]
    regions = {region["id"]: region["bonus"] for region in shown["regions"]}
    colours = {colour["colour"]: colour["bonus"] for colour in shown["colours"]}
    assert regions == {"coast": 5, "hills": 5, "mountains": 5}
    assert colours == {"gold": 20, "silver": 12, "bronze": 8, "iron": 5}
    owners = [tile["bonus_owner"] for tile in (*shown["regions"], *shown["colours"])]
    assert owners == [None] * 7


# ---- the players


@clause("council", "setup.first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player(seats: int) -> None:
    s = start(seats, map="AAA")
    while not words(s)[0].startswith("first-"):
        play(s, words(s)[0])
    assert words(s) == [f"first-{n + 1}" for n in range(seats)]
    assert len(set(s.weights())) == 1
    play(s, f"first-{seats}")
    assert s.first == seats - 1


@clause("council", "setup.first")
def test_the_host_may_choose_the_first_player() -> None:
    for seed in SEEDS:
        s = dealt(4, seed, first="3")
        assert s.turn == 2
        assert [own["order"] for own in seen(s, 0)["players"]] == [2, 3, 0, 1]


@clause("council", "setup.seats", "setup.markers", "setup.hand", "setup.emporiums")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_what_a_player_starts_with_grows_clockwise_from_the_first(seats: int, first: int) -> None:
    s = dealt(seats, first=str(first))
    for order, (coins, assistants) in enumerate([(10, 1), (11, 2), (12, 3), (13, 4)][:seats]):
        seat = (first - 1 + order) % seats
        assert goods(s, seat) == {
            "coins": coins,
            "assistants": assistants,
            "points": 0,
            "nobility": 0,
            "cards": 6,
            "mains": 0,
        }
        assert sum(hand(s, seat).values()) == 6
        assert player(s, seat)["emporiums_left"] == 10
        assert player(s, seat)["permits"] == player(s, seat)["used"] == []


# ---- what cannot be played


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(OptionError, match=f"for 2, 3, 4 players, not {seats}"):
        COUNCIL.new(seats)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"map": "AAC"}, "option map cannot be 'AAC'"),
        ({"map": ""}, "option map cannot be ''"),
        ({"first": "0"}, "option first cannot be '0'"),
        ({"first": "5"}, "option first cannot be '5'"),
        ({"first": "4"}, "option first cannot be '4' with 3 players; it is for 4"),
        ({"market": "yes"}, "there is no option 'market'; there are: map, first"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as refusal:
        COUNCIL.new(3, options)
    assert str(refusal.value).startswith(reason)


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_every_seat_can_be_the_first(first: str) -> None:
    assert dealt(3, first=first).turn == int(first) - 1
