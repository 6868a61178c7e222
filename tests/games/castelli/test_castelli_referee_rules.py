"""The second referee of Castelli by itself: rules that are easily forgotten, each in a small position."""

from __future__ import annotations

import pytest

from tests.games.castelli.referee import Referee
from tests.games.castelli.referee_board import SIDES, Board, tiles_of
from tests.games.castelli.test_castelli_referee import FACTS, PRINTED

TILES = tiles_of(FACTS, "heraldic_tiles")


def fresh(seats: int = 4) -> Referee:
    return Referee(FACTS, seats, 0, PRINTED if seats > 2 else ["A", "B"], False, True)


def give(referee: Referee, seat: int, cards: str = "", silver: int = 0, resources: str = "0 0 0") -> None:
    """Put cards, silver from the mine, wood, grain and rock before a player."""
    player = referee.players[seat]
    for card in cards.split():
        referee.shuffled[card] -= 1
        player.hand.append(card)
    referee.mined(seat, silver)
    player.resources = dict(zip(player.resources, map(int, resources.split()), strict=True))


def lay(referee: Referee) -> None:
    """Blue lays a six on C3 with blue to B3, where there are wood, two sites on rock and a village."""
    referee.play(0, "open-C3")
    referee.chance("tile-h01")
    referee.play(0, "lay-3")


def overs(referee: Referee) -> set[str]:
    return {word for word in referee.legal(0) if word.startswith("over")}


def test_one_missing_resource_is_bought_once_a_turn() -> None:
    referee = fresh()
    give(referee, 0, silver=4, resources="1 1 0")
    lay(referee)
    referee.play(0, "build-B3-rock")
    assert referee.players[0].silver == 2
    assert referee.players[0].points == 5  # Three villages and a city.
    referee.players[0].resources = {"wood": 1, "grain": 0, "rock": 1}
    assert referee.legal(0) == {"end"}
    referee.players[0].resources["grain"] = 1
    assert referee.legal(0) == {"end", "build-B3-rock"}
    referee.play(0, "build-B3-rock")
    assert referee.state()["castles"] == {"B3": {"rock1": [0], "rock2": [0]}}


def test_the_builder_takes_one_silver_for_each_and_leaves_the_purchase() -> None:
    referee = fresh()
    give(referee, 0, "builder", silver=5)
    lay(referee)
    referee.play(0, "play-builder")
    referee.play(0, "build-B3-rock")
    assert (referee.players[0].silver, referee.mine) == (2, 20)
    referee.players[0].resources = {"wood": 1, "grain": 0, "rock": 1}
    assert "build-B3-rock" in referee.legal(0)


def test_a_countess_builds_one_castle_in_an_area() -> None:
    referee = fresh()
    give(referee, 0, "countess countess", resources="2 2 2")
    assert "play-countess" not in referee.legal(0)  # Only where castles are built.
    lay(referee)
    referee.play(0, "play-countess")
    assert referee.legal(0) == {"build-B3-wood"}
    referee.play(0, "build-B3-wood")
    referee.played = False  # As if it were another turn.
    assert referee.legal(0) == {"end", "sell-countess", "build-B3-rock"}


@pytest.mark.parametrize(
    ("cards", "resources", "silver", "words"),
    [
        ("", "2 2 2", 0, {"over-B3-rock1"}),
        ("", "2 1 2", 2, {"over-B3-rock1"}),
        ("", "2 1 2", 1, set()),
        ("", "1 1 2", 4, set()),
        ("", "2 0 2", 4, set()),
        ("abbot", "1 0 1", 2, {"play-abbot"}),
        ("abbot", "1 1 1", 0, {"play-abbot"}),
        ("builder", "1 1 2", 3, {"play-builder"}),  # For a new castle only.
    ],
)
def test_the_price_of_building_over(cards: str, resources: str, silver: int, words: set[str]) -> None:
    referee = fresh()
    referee.castles[("B3", "rock1")] = [1]
    give(referee, 0, cards, silver, resources)
    lay(referee)
    found = {word for word in referee.legal(0) if word.startswith(("over", "play"))}
    assert found == words


def test_knights_need_influence_but_not_more() -> None:
    referee = fresh()
    referee.castles |= {("B3", "rock1"): [1], ("D1", "rock1"): [1]}
    referee.board.laid["B2"] = (TILES["h05"], 1)  # Red 5 to the south.
    referee.board.laid["A3"] = (TILES["h11"], 0)  # Red 4 to the east: 9 against 6.
    give(referee, 0, "knights", resources="2 2 2")
    lay(referee)
    assert not overs(referee)
    referee.play(0, "play-knights")
    assert referee.legal(0) == {"over-B3-rock1"}


def test_a_guard_costs_the_attacker_nothing_and_holds_for_the_turn() -> None:
    referee = fresh()
    referee.castles |= {("B3", "rock1"): [1], ("B3", "rock2"): [2]}
    give(referee, 0, resources="4 4 4")
    give(referee, 1, "guard")
    lay(referee)
    assert referee.legal(1) == {"pass"}  # The steward's question comes to everybody with a card.
    referee.play(1, "pass")
    referee.play(0, "over-B3-rock1")
    assert (referee.asked(), referee.legal(1)) == (1, {"guard", "pass"})
    referee.play(1, "guard")
    assert overs(referee) == {"over-B3-rock2"}
    assert referee.players[0].resources["wood"] == 4
    referee.play(0, "over-B3-rock2")  # Yellow has no card and is not asked.
    assert referee.castles["B3", "rock2"] == [2, 0]
    assert (referee.players[0].points, referee.players[0].resources["wood"]) == (5, 2)


def test_the_last_steward_decides_and_one_card_is_all_in_the_turn_of_another() -> None:
    referee = fresh()
    referee.castles[("B3", "rock1")] = [1]
    give(referee, 0, resources="2 2 2")
    give(referee, 1, "steward guard")
    give(referee, 3, "steward")
    lay(referee)
    assert referee.legal(1) == {"pass", "steward-0", "steward-1", "steward-2"}
    referee.play(1, "steward-0")
    assert referee.asked() == 3
    referee.play(3, "steward-3")
    assert referee.board.laid["C3"][1] == 3
    referee.play(0, "over-B3-rock1")
    assert referee.legal(1) == {"pass"}


def test_others_sell_until_the_active_player_has_done_something() -> None:
    referee = fresh()
    give(referee, 0, "king3 robber")
    give(referee, 2, "king5 duke")
    assert referee.legal(2) == {"sell-king5", "sell-duke"}
    assert "play-robber" not in referee.legal(0)
    referee.play(2, "sell-duke")
    assert "play-robber" in referee.legal(0)
    referee.play(0, "play-robber")
    assert referee.legal(2) == set()
    assert not any(word.startswith("play") for word in referee.legal(0))
    assert [p.silver for p in referee.players] == [1, 0, 1, 0]


def test_a_traitor_pays_the_player() -> None:
    referee = fresh()
    give(referee, 0, "traitor", silver=1)
    give(referee, 2, "king5 duke")
    referee.play(0, "play-traitor")
    assert referee.legal(0) == {"from-3"}
    referee.play(0, "from-3")
    assert referee.chance_options() == {"take-king5", "take-duke"}
    referee.chance("take-duke")
    assert [p.hand for p in referee.players] == [["duke"], [], ["king5"], []]
    assert (referee.players[0].silver, referee.players[2].silver) == (0, 1)


def test_cards_under_the_deck_come_back_in_their_order() -> None:
    referee = fresh()
    give(referee, 0, "king4 robber count")
    for card in ("robber", "count", "king4"):
        referee.play(0, f"sell-{card}")
    referee.shuffled.clear()
    assert referee.next_cards() == {"robber"}
    referee.take_from_deck(1, "robber")
    assert referee.next_cards() == {"count"}


@pytest.mark.parametrize(
    ("silver", "peace", "battle"),
    [
        ([5, 3, 1, 0], [4, 2, 0, 0], [8, 4, 0, 0]),
        ([5, 5, 1, 0], [3, 3, 0, 0], [6, 6, 0, 0]),
        ([5, 1, 1, 0], [4, 1, 1, 0], [8, 2, 2, 0]),
        ([5, 1, 1, 1], [4, 0, 0, 0], [8, 1, 1, 1]),
        ([0, 0, 2, 0], [0, 0, 4, 0], [0, 0, 8, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_the_places_of_silver(silver: list[int], peace: list[int], battle: list[int]) -> None:
    for worth, points in ((FACTS["scoring"], peace), (FACTS["scoring"]["battle"], battle)):
        referee = fresh()
        for seat, many in enumerate(silver):
            give(referee, seat, silver=many)
        referee.score_silver(worth)
        assert [p.points for p in referee.players] == points


def test_the_mine_is_shared_and_the_rest_stays() -> None:
    referee = fresh()
    referee.board.laid |= {"C3": (TILES["h11"], 0), "C1": (TILES["h12"], 3)}  # Blue north, red south: 4 each.
    referee.mine = 7
    referee.final_scoring()
    assert ([p.silver for p in referee.players], referee.mine) == ([3, 3, 0, 0], 1)


def test_a_card_shield_and_a_colour_nobody_plays_count_nothing() -> None:
    board = Board(FACTS, 2, ["A", "B"])
    board.laid["C3"] = (TILES["h25"], 0)  # The card is on blue.
    assert [board.shield("C3", side)[1] for side in SIDES] == [0, 2, 0, 0]


def test_the_second_half_of_a_tournament_has_its_mine_in_the_same_place() -> None:
    board = Board(FACTS, 2, ["D", "C"])
    assert board.mine == "C2"
    assert "C2" not in board.free_octagons()
    assert board.rim["H4", "S"] == "silver"
    assert board.rim["H4", "E"] == "card"


def test_a_half_turn_takes_everything_along() -> None:
    board = Board(FACTS, 4, ["A-turned", "B", "C", "D"])
    assert board.mine == "B3"
    city = board.area("D3", "rock")  # Printed in row 2, column 1.
    assert city is not None
    assert set(city.sides) == {"W", "N", "E"}
    assert "D3" in board.cities
    assert board.rim["A1", "N"] == "wood"  # The rim stays.
