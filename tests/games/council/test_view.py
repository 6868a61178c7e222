"""What a seat and a spectator may see, and what they are told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from maniero.games.council.events import CardDrawn, CouncilSatisfied
from maniero.games.council.names import CARDS, NONE
from maniero.games.council.rules.councils import PayCouncil
from maniero.games.council.view import view
from maniero.kernel.bags import size
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.council.positions import (
    bag,
    bottom_of,
    council,
    dealt,
    deck,
    everything,
    give,
    pile,
    pile_of,
    play,
    seen,
    table,
    words,
)
from tests.games.council.test_walk import walk

if TYPE_CHECKING:
    from maniero.games.council.state import Council


def middle_of_a_game(seats: int, seed: int) -> Council:
    """After some sixty words at random."""
    s = dealt(seats, seed)
    rng = Rng(seed, 1)
    for _ in range(60):
        options = s.legal()
        s.apply(options[rng.weighted(s.weights()) if s.actor() == CHANCE else rng.below(len(options))])
    return s


# ---- the view


@clause("council", "hidden")
@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_a_hand_is_seen_by_its_owner_alone_but_its_size_by_all(viewer: int) -> None:
    s = table()
    give(s, 0, hand="pink pink joker")
    give(s, 1, hand="blue")
    give(s, 2, hand="white black")
    shown = view(s, viewer)
    assert [own["cards"] for own in shown["players"]] == [3, 1, 2]
    for seat, own in enumerate(shown["players"]):
        if seat == viewer:
            assert own["hand"] is not None
            assert sum(own["hand"].values()) == own["cards"]
        else:
            assert own["hand"] is None
    assert shown["viewer"] == (None if viewer == NOBODY else viewer)


@clause("council", "hidden")
@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_the_view_does_not_change_with_the_cards_of_others_or_of_the_deck(viewer: int) -> None:
    s, t = table(), table()
    give(s, 0, hand="pink")
    give(t, 0, hand="pink")
    give(s, 1, hand="blue blue joker")
    give(t, 1, hand="white white black")
    assert json.dumps(view(s, viewer)) == json.dumps(view(t, viewer))
    assert view(s, 1) != view(t, 1)


@clause("council", "hidden")
def test_the_order_of_deck_and_piles_is_not_shown_but_permits_put_under_are() -> None:
    s = table()
    deck(s, "pink blue", discards="joker joker")
    pile(s, "coast", unknown="A D", bottom="C")
    for viewer in (0, 1, NOBODY):
        shown = seen(s, viewer)
        assert shown["deck"] == 2
        assert shown["discards"]["joker"] == 2
        assert shown["regions"][0]["pile"] == 3
        assert [there["name"] for there in shown["regions"][0]["bottom"]] == ["C"]
        assert shown["regions"][1]["bottom"] == []
        assert '"A/D"' not in json.dumps(shown)
    play(s, "change-coast", "reveal-D", "reveal-A")
    assert bottom_of(s, "coast") == ["C", "ABC", "ABE"]
    assert pile_of(s, "coast") == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_json_all_through(seats: int) -> None:
    for seed in range(5):
        s = middle_of_a_game(seats, seed)
        for viewer in (*range(seats), NOBODY):
            shown = view(s, viewer)
            assert json.loads(json.dumps(shown)) == shown


def test_the_view_is_no_handle_on_the_position() -> None:
    s = table()
    shown = view(s, 0)
    shown["king_rewards"].clear()
    shown["roads"].clear()
    shown["players"][0]["king_rewards"].append(99)
    for region in shown["regions"]:
        region["council"].clear()
        for there in region["permits"]:
            assert there is not None
            there["bonuses"].clear()
    assert view(s, 0) == view(table(), 0)
    assert view(s, 0)["king_rewards"] == [25, 18, 12, 7, 3]


def test_the_view_tells_whose_turn_it_is_and_what_is_open() -> None:
    s = table()
    assert seen(s)["turn"] == {"seat": 0, "due": 1, "extra": 0, "quick": True, "last": False}
    assert seen(s)["actors"] == [0]
    assert not seen(s)["over"]
    play(s, "extra")
    assert seen(s)["turn"] == {"seat": 0, "due": 2, "extra": 0, "quick": False, "last": False}
    play(s, "elect-white-coast", "elect-white-coast", "end")
    assert seen(s)["turn"]["seat"] == 1
    assert seen(s)["actors"] == []  # Chance deals a card.


# ---- what is told


@clause("council", "hidden", "turn.draw")
def test_others_are_told_that_a_card_was_drawn_but_not_which() -> None:
    s = table()
    told = play(s, "elect-white-coast", "end", "draw-joker")
    (drawn,) = [event for event in told if isinstance(event, CardDrawn)]
    assert (drawn.seat, CARDS[drawn.kind]) == (1, "joker")
    own = drawn.seen_by(1)
    assert isinstance(own, CardDrawn)
    assert own.kind == drawn.kind
    for viewer in (0, 2, NOBODY):
        hidden = drawn.seen_by(viewer)
        assert isinstance(hidden, CardDrawn)
        assert hidden.seat == 1
        assert hidden.kind == NONE


@clause("council", "council.fewer", "hidden")
def test_played_cards_are_told_to_all() -> None:
    s = table()
    give(s, 0, hand="pink", coins=10)
    told = play(s, "buy-ABC", "pay-pink", "reveal-A")
    (paid,) = [event for event in told if isinstance(event, CouncilSatisfied)]
    for viewer in (0, 1, 2, NOBODY):
        assert paid.seen_by(viewer) is paid


# ---- imagining what is hidden


@clause("council", "hidden")
@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_an_imagined_position_looks_the_same_to_the_one_who_imagines_it(viewer: int) -> None:
    for seed in range(6):
        s = middle_of_a_game(3, seed)
        t = s.copy()
        imagined = [s.imagine(viewer, Rng(n)) for n in range(6)]
        for other in imagined:
            assert view(other, viewer) == view(s, viewer)
            assert everything(other) == everything(s)
            assert [size(own.hand) for own in other.players] == [size(own.hand) for own in s.players]
        hidden = {tuple(own.hand for own in other.players) for other in imagined}
        assert len(hidden) > 1
        assert all(view(s, seat) == view(t, seat) for seat in range(3))


@clause("council", "hidden", "king.possible")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_who_is_asked_for_cards_has_some_in_every_imagined_position(seats: int, seed: int) -> None:
    payments = 0
    for s in walk(seats, seed):
        if not isinstance(s.question(s.actor()), PayCouncil):
            continue
        payments += 1
        for viewer in (*range(seats), NOBODY):
            for n in range(8):
                other = s.imagine(viewer, Rng(n))
                assert other.legal()
                assert view(other, viewer) == view(s, viewer)
                assert everything(other) == everything(s)
    assert payments > 10


@clause("council", "hidden")
def test_a_payment_that_few_hands_allow_is_imagined_too() -> None:
    s = table()
    council(s, "coast", "white white purple purple")
    give(s, 1, hand="black black blue orange")
    give(s, 0, hand="white", coins=10)
    play(s, "buy-ABC")
    hands = set()
    for n in range(200):
        other = s.imagine(1, Rng(n))
        assert other.legal()
        assert everything(other) == everything(s)
        hands.add(other.players[0].hand)
    assert hands == {bag("white"), bag("purple")}  # A joker would cost 11 coins.


def test_a_copy_is_independent() -> None:
    s = table()
    give(s, 0, hand="black blue orange pink", permits="D")
    t = s.copy()
    before = [view(s, seat) for seat in range(3)]
    play(t, "build-D-D", "extra", "buy-ABC", "pay-black-blue-orange-pink", "reveal-A", "end", "draw-pink")
    assert [view(s, seat) for seat in range(3)] == before
    assert "build-D-D" in words(s)
