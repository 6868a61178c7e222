"""What each player sees, is told, and may imagine."""

from __future__ import annotations

import json

import pytest

from maniero.games.castelli.events import CardBought, CardDrawn, CardSold, CharacterPlayed
from maniero.games.castelli.names import NONE
from maniero.games.castelli.state import Castelli, character_of
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.castelli.census import cards
from tests.games.castelli.positions import (
    all_but,
    begin,
    building,
    castle,
    give,
    hand,
    lay,
    number,
    play,
    player,
    seen,
    table,
    turn_up,
    words,
)

DREAMS = 40


def dreams(s: Castelli, seat: int) -> list[Castelli]:
    return [s.imagine(seat, Rng(seed)) for seed in range(DREAMS)]


# ---- views


@clause("castelli", "hidden.cards")
def test_a_hand_is_seen_by_its_owner_alone_and_counted_by_all() -> None:
    s = table(3)
    give(s, 0, "king3 robber")
    give(s, 1, "farmer")
    begin(s)
    for viewer in (0, 1, 2, NOBODY):
        hands = [player(s, seat, viewer)["hand"] for seat in range(3)]
        assert hands[0] == (["king3", "robber"] if viewer == 0 else None)
        assert hands[1] == (["farmer"] if viewer == 1 else None)
        assert hands[2] == ([] if viewer == 2 else None)
        assert [player(s, seat, viewer)["cards"] for seat in range(3)] == [2, 1, 0]
        assert seen(s, viewer)["deck"] == 22


@clause("castelli", "hidden.cards")
@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_a_view_says_nothing_of_hidden_cards_anywhere(viewer: int) -> None:
    """Whatever is in the hand of seat 0, the others see the same, byte for byte."""
    texts = set()
    for held in ("king3 king5", "steward guard", "count knights"):
        s = table(3, battle="yes")
        give(s, 0, held, silver=3, stock="5 5 5")
        castle(s, 1, "B3 rock1")
        lay(s, "C3 h01 3")
        for seat, ask in ((0, building), (1, begin), (0, begin)):
            ask(s, seat)
            texts.add((ask.__name__, seat, json.dumps(seen(s, viewer))))
    assert len(texts) == 3


@clause("castelli", "hidden.cards")
def test_silver_resources_castles_and_tiles_are_open() -> None:
    s = table(3)
    give(s, 0, silver=2, stock="1 2 3")
    castle(s, 0, "B3 rock1")
    lay(s, "C3 h01 3")
    for viewer in (1, NOBODY):
        mine = player(s, 0, viewer)
        assert (mine["silver"], mine["resources"], mine["castles"], mine["built"]) == (
            2,
            {"wood": 1, "grain": 2, "rock": 3},
            8,
            1,
        )
        tiles = [square["tile"]["name"] for square in seen(s, viewer)["squares"] if square["tile"]]
        assert tiles == ["h01"]


@clause("castelli", "hidden.cards")
def test_a_played_card_is_seen_by_all_a_sold_one_by_nobody() -> None:
    s = table(3)
    give(s, 0, "king3 robber")
    begin(s)
    play(s, "play-king3")
    assert [seen(s, viewer)["last_played"] for viewer in (0, 1, NOBODY)] == ["king3"] * 3
    play(s, "sell-robber")
    assert [seen(s, viewer)["last_played"] for viewer in (0, 1, NOBODY)] == [None] * 3


# ---- events


@clause("castelli", "hidden.cards")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    s = table(3)
    turn_up(s, "D2 h25")
    (event,) = [event for event in play(s, "draw-farmer") if isinstance(event, CardDrawn)]
    for viewer in (0, 1, 2, NOBODY):
        shown = event.seen_by(viewer)
        assert isinstance(shown, CardDrawn)
        assert (shown.seat, shown.character) == (0, number("farmer") if viewer == 0 else NONE)


@clause("castelli", "hidden.cards", "card.sell")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_sold_card_is_told_to_its_owner_alone(seat: int) -> None:
    s = table(3)
    give(s, seat, "farmer")
    begin(s)
    (event,) = [e for e in play(s, f"{seat + 1} sell-farmer") if isinstance(e, CardSold)]
    for viewer in (0, 1, 2, NOBODY):
        shown = event.seen_by(viewer)
        assert isinstance(shown, CardSold)
        assert (shown.seat, shown.silver) == (seat, 2)
        assert shown.character == (number("farmer") if viewer == seat else NONE)


@clause("castelli", "hidden.cards", "card.traitor")
def test_a_bought_card_is_told_to_both_who_saw_it() -> None:
    s = table(4)
    give(s, 0, "traitor", silver=1)
    give(s, 2, "king5 farmer")
    begin(s)
    play(s, "play-traitor", "from-3")
    (event,) = [event for event in play(s, "take-farmer") if isinstance(event, CardBought)]
    for viewer in (0, 1, 2, 3, NOBODY):
        shown = event.seen_by(viewer)
        assert isinstance(shown, CardBought)
        assert (shown.seat, shown.victim, shown.silver) == (0, 2, 1)
        assert shown.character == (number("farmer") if viewer in (0, 2) else NONE)


@clause("castelli", "hidden.cards")
def test_a_played_card_is_told_to_all() -> None:
    event = CharacterPlayed(0, number("king3"))
    assert all(event.seen_by(viewer) is event for viewer in (0, 1, NOBODY))


# ---- who is asked gives nothing away


@clause("castelli", "hidden.cards", "card.steward")
@pytest.mark.parametrize("active", range(3))
def test_who_is_asked_for_a_steward_depends_on_the_number_of_cards_alone(active: int) -> None:
    asked = set()
    for first, second in (
        ("steward", "king3"),
        ("king3", "steward"),
        ("king3", "king4"),
        ("steward", "steward"),
    ):
        s = table(4)
        give(s, (active + 1) % 4, first)
        give(s, (active + 2) % 4, second)
        begin(s, active)
        turn_up(s, "D2 h01")
        order = []
        while "pass" in words(s):
            order.append(s.actor())
            play(s, "pass")
        asked.add(tuple(order))
    assert asked == {((active + 1) % 4, (active + 2) % 4)}


@clause("castelli", "hidden.cards", "battle.announced")
def test_who_is_asked_for_a_guard_depends_on_the_number_of_cards_alone() -> None:
    for card, asked in (("guard", 1), ("king3", 1), ("", 0)):
        s = table(3, battle="yes")
        give(s, 0, stock="2 2 2")
        give(s, 1, card)
        castle(s, 1, "B3 rock1")
        lay(s, "C3 h01 3")
        building(s)
        play(s, "over-B3-rock1")
        assert s.actor() == asked


@clause("castelli", "hidden.cards", "card.one-for-others")
def test_who_has_used_a_card_is_asked_for_a_guard_all_the_same() -> None:
    """Who used a steward cannot use a guard; to be left out would tell nothing, to be asked neither."""
    s = table(3, battle="yes")
    give(s, 0, stock="2 2 2")
    give(s, 1, "steward king3")
    castle(s, 1, "B3 rock1")
    begin(s)
    turn_up(s, "C3 h01 0")
    play(s, "steward-3", "over-B3-rock1")
    assert (s.actor(), words(s)) == (1, ["pass"])


@clause("castelli", "hidden.cards", "card.sell")
def test_who_may_sell_unasked_depends_on_the_number_of_cards_alone() -> None:
    for held in ("king3", "steward", "farmer farmer"):
        s = table(4)
        give(s, 2, held)
        begin(s)
        assert s.unasked() == [2]
        assert all(dream.unasked() == [2] for viewer in (0, NOBODY) for dream in dreams(s, viewer)[:5])


# ---- imagining


@clause("castelli", "hidden.cards")
def test_hands_of_others_and_the_deck_are_dealt_anew() -> None:
    s = table(3)
    give(s, 0, "king3 robber")
    give(s, 1, "king5 farmer")
    begin(s)
    worlds = dreams(s, 0)
    assert {hand(world) for world in worlds} == {"king3 robber"}
    others = {hand(world, 1) for world in worlds}
    assert len(others) > 10
    assert all(len(world.lords[1].hand) == 2 for world in worlds)
    assert all("king3" not in each and "king5 king5" not in each for each in others)
    assert all(cards(world) == cards(s) for world in worlds)
    assert all(sum(world.deck) == world.shuffled == s.shuffled for world in worlds)
    spectator = dreams(s, NOBODY)
    assert len({hand(world) for world in spectator}) > 10


@clause("castelli", "hidden.cards", "card.bottom")
def test_what_was_sold_is_known_to_the_seller_what_was_played_to_all() -> None:
    s = table(3)
    give(s, 0, "king3 robber")
    give(s, 1, "farmer")
    begin(s)
    play(s, "2 sell-farmer", "sell-robber", "play-king3")

    def under(viewer: int) -> list[set[int]]:
        """What each viewer takes the cards under the deck for, from the top."""
        worlds = dreams(s, viewer)
        return [{character_of(world.bottom[place]) for world in worlds} for place in range(3)]

    farmer, robber, king = number("farmer"), number("robber"), number("king3")
    own = under(0)
    assert own[1:] == [{robber}, {king}]
    assert len(own[0]) > 3
    other = under(1)
    assert (other[0], other[2]) == ({farmer}, {king})
    assert len(other[1]) > 3
    for viewer in (2, NOBODY):
        third = under(viewer)
        assert third[2] == {king}
        assert min(len(third[0]), len(third[1])) > 3
        assert all(king not in place for place in third[:2])  # There is one such king.


@clause("castelli", "hidden.cards", "setup.tiles")
def test_face_down_tiles_are_not_there_yet() -> None:
    """Nobody can know what lies where: the tile of a square is drawn when it is turned up."""
    s = table(4)
    lay(s, "C3 h01")
    begin(s)
    for viewer in (0, 1, NOBODY):
        for world in dreams(s, viewer)[:5]:
            assert (world.laid, world.unseen) == (s.laid, s.unseen)
            world.apply(world.vocabulary().parse("open-A1"))
            assert len(world.legal()) == 31


@clause("castelli", "hidden.cards", "setup.tiles")
def test_the_tiles_that_two_players_do_not_use_stay_unknown() -> None:
    s = table(2)
    all_but(s, "A1")
    begin(s)
    assert seen(s)["left"] == 1
    assert len(seen(s)["unseen"]) == 17
    play(s, "open-A1")
    assert s.actor() == CHANCE
    assert len(words(s)) == 17


@clause("castelli", "hidden.cards", "hidden.others")
def test_in_an_imagined_world_the_same_seats_are_asked() -> None:
    s = table(4, battle="yes")
    give(s, 1, "steward")
    give(s, 3, "king3 guard")
    begin(s)
    play(s, "open-D2", "tile-h01", "lay-0")
    for viewer in (0, 1, 2, 3, NOBODY):
        for world in dreams(s, viewer)[:10]:
            assert world.actors() == [1]
            assert "pass" in words(world)
            if viewer == 1:
                assert words(world) == words(s)
            world.apply(world.vocabulary().parse("pass"))
            assert world.actors() == [3]
