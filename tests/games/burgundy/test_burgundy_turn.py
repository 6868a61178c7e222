"""A turn: dice, workers that change them, taking tiles, making room."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import TileDropped, TileTaken, WorkersSpent
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    depot,
    gained,
    give,
    in_depot,
    of_kind,
    play,
    player,
    refused,
    seen,
    table,
    tile_on,
    words,
)

# ---- dice


@clause("burgundy", "turn.dice")
def test_a_turn_has_one_action_for_each_die_in_any_order() -> None:
    s = table(dice="2 5")
    depot(s, 2, "ship")
    depot(s, 5, "bank market")
    play(s, "take-5-5", "tile-bank")
    assert player(s)["dice"] == [2]
    refused(s, "take-5-5", "turn.dice")
    refused(s, "workers-5", "turn.dice")
    refused(s, "sell-5-5", "turn.dice")
    play(s, "take-2-2", "tile-ship")
    assert player(s)["dice"] == []
    assert words(s) == ["end"]
    refused(s, "workers-2", "turn.dice")
    assert player(s)["storage"] == ["bank", "ship"]


@clause("burgundy", "turn.dice")
def test_the_same_action_may_be_done_twice_with_equal_dice() -> None:
    s = table(dice="5 5")
    depot(s, 5, "bank market")
    play(s, "take-5-5", "tile-bank")
    assert player(s)["dice"] == [5]
    play(s, "take-5-5", "tile-market")
    refused(s, "workers-5", "turn.dice")


@clause("burgundy", "turn.dice")
@pytest.mark.parametrize("word", ["workers-x", "take-x-5", "place-x-C3", "sell-x-5"])
def test_a_turn_has_no_free_action(word: str) -> None:
    s = table(dice="3 5")
    give(s, storage="bank", goods="5", workers=6)
    depot(s, 5, "bank")
    refused(s, word, "turn.dice")


@clause("burgundy", "turn.optional", "turn.end")
def test_dice_need_not_be_used_and_are_lost() -> None:
    s = table(2, dice="2 5", whole=True)
    assert "end" in words(s)
    play(s, "workers-2", "end")
    assert player(s)["dice"] == []
    assert player(s)["rolled"] == [2, 5]
    assert s.turn == 1
    assert gained(s, seat=0) == {}


@clause("burgundy", "turn.end")
def test_a_turn_ends_when_the_player_says_so() -> None:
    s = table(2, dice="2 5", whole=True)
    play(s, "workers-2", "workers-5")
    assert s.turn == 0
    refused(s, "skip", "turn.end")
    play(s, "end")
    assert s.turn == 1


# ---- workers


@clause("burgundy", "workers.change")
def test_a_worker_changes_a_die_by_one_up_or_down() -> None:
    s = table(dice="3 3")
    give(s, workers=1)
    for number in range(1, 7):
        depot(s, number, "ship ship")
    assert words(s, "take-") == ["take-3-2", "take-3-3", "take-3-4"]
    refused(s, "take-3-5", "workers.change")
    refused(s, "take-3-1", "workers.change")
    told = play(s, "take-3-4", "tile-ship")
    assert [(e.workers, e.die, e.number) for e in of_kind(told, WorkersSpent)] == [(1, 3, 4)]
    assert player(s)["workers"] == 0
    assert words(s, "take-") == ["take-3-3"]


@clause("burgundy", "workers.change")
def test_the_right_number_costs_no_worker() -> None:
    s = table(dice="3 3")
    give(s, workers=2)
    depot(s, 3, "ship")
    told = play(s, "take-3-3", "tile-ship")
    assert of_kind(told, WorkersSpent) == []
    assert player(s)["workers"] == 2


@clause("burgundy", "workers.around")
@pytest.mark.parametrize(("die", "number"), [(1, 6), (6, 1)])
def test_one_worker_turns_a_1_into_a_6_and_back(die: int, number: int) -> None:
    s = table(dice=f"{die} {die}")
    give(s, workers=1, goods=str(number))
    depot(s, number, "ship")
    assert f"take-{die}-{number}" in words(s)
    play(s, f"sell-{die}-{number}")
    assert player(s)["workers"] == 0


@clause("burgundy", "workers.several", "workers.around")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("number", range(1, 7))
def test_several_workers_go_the_shorter_way_round(die: int, number: int) -> None:
    circle = [[0, 1, 2, 3, 2, 1], [1, 0, 1, 2, 3, 2], [2, 1, 0, 1, 2, 3]]
    circle += [[3, 2, 1, 0, 1, 2], [2, 3, 2, 1, 0, 1], [1, 2, 3, 2, 1, 0]]
    needed = circle[die - 1][number - 1]
    s = table(dice=f"{die} {die}")
    depot(s, number, "mine")
    if needed:
        give(s, workers=needed - 1)
        refused(s, f"take-{die}-{number}", "workers.change")
    give(s, workers=needed)
    play(s, f"take-{die}-{number}", "tile-mine")
    assert player(s)["workers"] == 0


@clause("burgundy", "workers.change", "place.number", "sell.goods")
def test_workers_change_a_die_for_placing_and_selling_too() -> None:
    s = table(dice="4 4")
    give(s, storage="bank", goods="6", workers=2)
    assert words(s, "sell-") == ["sell-4-6"]
    assert words(s, "place-") == ["place-4-C3", "place-4-E4"]
    play(s, "place-4-E4", "tile-bank")
    assert player(s)["workers"] == 1
    refused(s, "sell-4-6", "workers.change")


@clause("burgundy", "workers.take")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_takes_two_workers(die: int) -> None:
    s = table(dice=f"{die} {die}")
    assert words(s) == [f"workers-{die}", "end"]
    assert gained(s, f"workers-{die}") == {"workers": 2}
    assert gained(s, f"workers-{die}") == {"workers": 2}


# ---- taking a tile


@clause("burgundy", "take.depot")
def test_a_tile_is_taken_from_the_depot_of_the_die() -> None:
    s = table(dice="3 5")
    depot(s, 3, "goat2 ship")
    depot(s, 4, "bank")
    depot(s, BLACK, "castle")
    assert words(s, "take-") == ["take-3-3"]
    refused(s, "take-5-5", "take.depot")
    refused(s, "take-3-4", "workers.change")
    told = play(s, "take-3-3", "tile-ship")
    assert [(event.seat, event.tile, event.depot) for event in of_kind(told, TileTaken)] == [(0, 2, 2)]
    assert in_depot(s, 3) == ["goat2"]
    assert in_depot(s, 4) == ["bank"]


@clause("burgundy", "take.choose")
def test_any_tile_of_the_depot_may_be_chosen_and_no_other() -> None:
    s = table(dice="3 3")
    depot(s, 3, "ship goat2 bank ship")
    depot(s, 4, "mine")
    play(s, "take-3-3")
    assert words(s) == ["tile-ship", "tile-goat2", "tile-bank"]
    refused(s, "tile-mine", "take.choose")
    refused(s, "end", "take.choose")
    refused(s, "skip", "take.choose")
    play(s, "tile-ship")
    assert in_depot(s, 3) == ["goat2", "bank", "ship"]


@clause("burgundy", "take.choose")
def test_a_tile_that_lies_in_two_depots_is_taken_from_the_right_one() -> None:
    for number in (2, 5):
        s = table(dice=f"{number} {number}")
        depot(s, 2, "ship bank")
        depot(s, 5, "bank ship")
        play(s, f"take-{number}-{number}", "tile-bank")
        assert in_depot(s, number) == ["ship"]
        assert len(in_depot(s, 7 - number)) == 2


@clause("burgundy", "take.key-space", "place.storage")
def test_a_tile_taken_goes_to_a_key_space_never_to_the_duchy() -> None:
    s = table(dice="3 3")
    depot(s, 3, "bank")
    refused(s, "place-3-C3", "place.storage")
    play(s, "take-3-3", "tile-bank")
    assert player(s)["storage"] == ["bank"]
    assert [there["name"] for there in player(s)["spaces"] if there["tile"]] == ["D4"]
    play(s, "place-3-C3", "tile-bank")  # With the second die.
    assert tile_on(s, "C3") == "bank"
    assert player(s)["storage"] == []


# ---- full key spaces


@clause("burgundy", "storage.room")
def test_with_three_tiles_one_is_thrown_away_for_a_new_one() -> None:
    s = table(dice="3 3")
    give(s, storage="mine mine goat2")
    depot(s, 3, "ship bank")
    play(s, "take-3-3", "tile-bank")
    assert words(s) == ["drop-mine", "drop-goat2"]
    refused(s, "drop-bank", "storage.room")
    refused(s, "end", "storage.room")
    told = play(s, "drop-mine")
    assert len(of_kind(told, TileDropped)) == 1
    assert sorted(player(s)["storage"]) == ["bank", "goat2", "mine"]
    assert in_depot(s, 3) == ["ship"]
    assert all("mine" not in in_depot(s, number) for number in range(1, 8))
    assert player(s)["dice"] == [3]


@clause("burgundy", "storage.room")
def test_with_two_tiles_nothing_is_thrown_away() -> None:
    s = table(dice="3 3")
    give(s, storage="mine mine")
    depot(s, 3, "ship")
    play(s, "take-3-3", "tile-ship")
    assert words(s, "drop-") == []
    assert player(s)["storage"] == ["mine", "mine", "ship"]


@clause("burgundy", "storage.room-always")
@pytest.mark.parametrize(
    ("building", "tile"), [("market", "ship"), ("carpenter", "bank"), ("church", "monastery3")]
)
def test_room_is_made_for_tiles_from_buildings_too(building: str, tile: str) -> None:
    s = table(dice="3 3", duchy=1)
    give(s, storage=f"{building} goat4 castle", silver=2)
    depot(s, 6, tile)
    depot(s, BLACK, "mine")
    play(s, "place-3-C3", f"tile-{building}", "buy-black", "tile-mine")  # Full again.
    play(s, "take-x-6", f"tile-{tile}")
    assert words(s) == ["drop-castle", "drop-mine", "drop-goat4"]
    play(s, "drop-castle")
    assert player(s)["storage"] == ["goat4", "mine", tile]


@clause("burgundy", "storage.room-always")
def test_room_is_made_for_a_castle_action_and_a_purchase_too() -> None:
    s = table(dice="6 6", duchy=1)
    give(s, tiles="C3:bank", storage="castle goat4 bank", silver=2)
    depot(s, 6, "ship sheep2")
    depot(s, BLACK, "mine")
    play(s, "buy-black", "tile-mine")
    assert words(s) == ["drop-castle", "drop-goat4", "drop-bank"]
    play(s, "drop-bank", "place-6-B3", "tile-castle", "take-x-6", "tile-ship")
    play(s, "take-6-6", "tile-sheep2")
    assert words(s) == ["drop-mine", "drop-ship", "drop-goat4"]
    play(s, "drop-ship")
    assert sorted(player(s)["storage"]) == ["goat4", "mine", "sheep2"]
    assert seen(s)["bought"]
