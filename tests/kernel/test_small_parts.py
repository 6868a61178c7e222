"""Bags, bits, the generator, the vocabulary, options: the kernel's small parts."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maniero.kernel import bags
from maniero.kernel.action import Action, NotationError, Vocabulary
from maniero.kernel.bits import bit, members
from maniero.kernel.first import NOT_CHOSEN, first_option, first_seat
from maniero.kernel.options import Option, OptionError, resolve
from maniero.kernel.rng import Rng

things = st.lists(st.integers(0, 6), max_size=60)


def pack(kinds: list[int]) -> int:
    return sum(bags.one(kind) for kind in kinds)


@given(things)
def test_a_bag_holds_what_was_put_in(kinds: list[int]) -> None:
    bag = pack(kinds)
    assert bags.size(bag) == len(kinds)
    assert [bags.count(bag, kind) for kind in range(7)] == [kinds.count(kind) for kind in range(7)]
    assert bags.unpack(bag) == sorted(kinds)
    assert bags.kinds(bag) == sum(1 << kind for kind in set(kinds))


@given(things, things)
def test_a_bag_holds_another_when_it_has_enough_of_each(a: list[int], b: list[int]) -> None:
    assert bags.holds(pack(a), pack(b)) == (not Counter(b) - Counter(a))


@given(st.sets(st.integers(0, 61)))
def test_a_set_of_bits(numbers: set[int]) -> None:
    mask = sum(bit(number) for number in numbers)
    assert mask == sum(1 << number for number in numbers)
    assert members(mask) == len(numbers)


@pytest.mark.parametrize("number", [-1, 62, 63, 64, 1000])
def test_a_set_of_bits_refuses_what_it_cannot_hold(number: int) -> None:
    with pytest.raises(ValueError, match=f"no room for {number}"):
        bit(number)


def test_the_generator_is_the_same_everywhere() -> None:
    rng = Rng(42)
    assert [rng.word() for _ in range(4)] == [3648644458, 4206697674, 2509843200, 3011021589]


def test_streams_of_one_seed_differ() -> None:
    assert Rng(1, 0).word() != Rng(1, 1).word()


@given(st.integers(0, 2**62), st.lists(st.integers(0, 9), min_size=1).filter(any))
def test_weighted_draws_only_what_has_a_weight(seed: int, weights: list[int]) -> None:
    assert weights[Rng(seed).weighted(weights)] > 0


def test_weighted_needs_a_weight() -> None:
    with pytest.raises(ValueError, match="all weights are zero"):
        Rng(1).weighted([0, 0])


def test_draws_follow_the_weights() -> None:
    rng = Rng(9)
    drawn = Counter(int(rng.weighted([1, 3])) for _ in range(4000))
    assert 850 < drawn[0] < 1150


@given(st.lists(st.integers(), max_size=30), st.integers(0, 99))
def test_a_shuffle_keeps_all_items(items: list[int], seed: int) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_two_words_may_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two actions are written 'a'"):
        Vocabulary([Action("a"), Action("a")])


@pytest.mark.parametrize("word", ["", "A", "a ", "x" * 10_000, "\0", "draw-pink\n"])
def test_an_unknown_word_is_refused_and_shown_in_short(word: str) -> None:
    with pytest.raises(NotationError, match="unknown word") as caught:
        Vocabulary([Action("a")]).parse(word)
    assert len(str(caught.value)) < 120


OPTIONS = [
    Option("map", ["small", "large"], "small", "x.map"),
    Option(
        "rain",
        ["off", "on"],
        "off",
        "x.rain",
        seats={"off": [2, 3, 4], "on": [1, 3]},
        reasons={"on": "x.wet"},
    ),
]


def test_options_have_defaults() -> None:
    assert resolve(OPTIONS, {"rain": "on"}, 3) == {"map": "small", "rain": "on"}
    assert resolve(OPTIONS, {"map": "large"}, 2) == {"map": "large", "rain": "off"}


def test_what_is_usual_depends_on_the_seats() -> None:
    _map, rain = OPTIONS
    assert [rain.default_for(seats) for seats in (1, 2, 3)] == ["on", "off", "off"]
    assert [rain.values_for(seats) for seats in (1, 2, 3)] == [["on"], ["off"], ["off", "on"]]
    assert resolve(OPTIONS, {}, 1) == {"map": "small", "rain": "on"}
    assert [rain.reason(value) for value in rain.values] == ["x.rain", "x.wet"]


def test_a_value_for_one_number_of_seats_brings_it_where_a_clause_says_so() -> None:
    values = ["all", "pair", "alone", "last"]
    board = Option("board", values, "all", "x", {"pair": [2, 4], "alone": [1], "last": [4]}, {"alone": "y"})
    assert [board.brings(value) for value in values] == [None, None, 1, None]


@pytest.mark.parametrize(
    ("rain", "seats", "message"),
    [
        ("on", 2, "option rain cannot be 'on' with 2 players; it is for 1 or 3"),
        ("off", 1, "option rain cannot be 'off' with 1 player; it is for 2 or 3 or 4"),
    ],
)
def test_a_value_that_is_for_others_is_refused(rain: str, seats: int, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        resolve(OPTIONS, {"rain": rain}, seats)


def test_who_begins_sits_at_the_table() -> None:
    first = first_option(4)
    assert [first.values_for(seats) for seats in (1, 2, 4)] == [
        ["random", "1"],
        ["random", "1", "2"],
        ["random", "1", "2", "3", "4"],
    ]
    assert [first_seat(resolve([first], {"first": value}, 4)) for value in first.values] == [
        NOT_CHOSEN,
        0,
        1,
        2,
        3,
    ]


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"snow": "on"}, "there is no option 'snow'; there are: map, rain"),
        ({"map": "huge"}, "option map cannot be 'huge'; it can be: small, large"),
        ({"rain": ""}, "option rain cannot be ''"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(given_: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        resolve(OPTIONS, given_, 3)
