"""Placing tiles: where they may lie, and what completed regions and colours give."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import ColourCompleted, RegionCompleted
from tests.clauses import clause
from tests.games.burgundy.positions import (
    depot,
    give,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    spaces_of,
    table,
    tile_on,
    words,
)

# ---- where


@clause("burgundy", "place.number", "place.adjacent")
@pytest.mark.parametrize(
    ("tile", "space", "die"),
    [
        ("bank", "C3", 3),
        ("monastery3", "C4", 1),
        ("ship", "D3", 2),
        ("ship", "D5", 5),
        ("mine", "E3", 4),
        ("bank", "E4", 3),
    ],
)
def test_the_first_tile_lies_beside_the_starting_castle_by_its_number(
    tile: str, space: str, die: int
) -> None:
    s = table(dice="1 1")
    for number in range(1, 7):
        give(s, storage=tile, dice=f"{number} {number}")
        if number == die:
            assert f"place-{die}-{space}" in words(s)
        else:
            refused(s, f"place-{number}-{space}", "workers.change")
    give(s, dice=f"{die} {die}")
    play(s, f"place-{die}-{space}", f"tile-{tile}")
    assert tile_on(s, space) == tile
    assert player(s)["storage"] == []
    assert player(s)["dice"] == [die]


@clause("burgundy", "place.colour")
@pytest.mark.parametrize("tile", ["castle", "mine", "ship", "pig3", "church", "monastery26"])
def test_a_tile_lies_on_a_space_of_its_colour(tile: str) -> None:
    s = table(dice="3 3")
    give(s, tiles="C3:bank C4:monastery1 D3:ship D5:ship E3:mine E4:bank", storage=tile, workers=9)
    colour = {"castle": "castle", "mine": "mine", "ship": "ship", "pig3": "livestock", "church": "building"}
    mine = spaces_of(s, colour.get(tile, "monastery"))
    for there in player(s)["spaces"]:
        if there["name"] not in mine and not there["tile"]:
            refused(s, f"place-3-{there['name']}", "place.colour")
    assert words(s, "place-")
    assert {word[8:] for word in words(s, "place-")} <= set(mine)


@clause("burgundy", "place.adjacent")
def test_a_tile_lies_beside_another() -> None:
    s = table(dice="6 6")
    give(s, storage="ship", workers=9)
    assert [word[8:] for word in words(s, "place-")] == ["D3", "D5"]
    refused(s, "place-6-D1", "place.adjacent")
    refused(s, "place-6-D7", "place.adjacent")
    give(s, tiles="C2:cow2")  # D2 and D3 touch it.
    assert [word[8:] for word in words(s, "place-")] == ["D2", "D3", "D5"]
    refused(s, "place-6-D1", "place.adjacent")


@clause("burgundy", "place.empty", "place.permanent")
def test_a_tile_stays_where_it_lies() -> None:
    s = table(dice="3 3")
    give(s, tiles="C3:bank", storage="church", workers=9)
    refused(s, "place-3-C3", "place.empty")
    refused(s, "place-3-D4", "place.empty")
    play(s, "place-3-E4", "tile-church", "skip")
    assert tile_on(s, "C3") == "bank"
    assert tile_on(s, "D4") == "castle"
    refused(s, "place-3-E4", "place.storage")  # Nothing is stored any more, nothing comes back.
    give(s, storage="market")
    refused(s, "place-3-E4", "place.empty")
    verbs = {word.text.split("-")[0] for word in s.vocabulary().actions}
    assert verbs.isdisjoint({"move", "remove", "swap", "replace"})


@clause("burgundy", "place.storage")
def test_only_stored_tiles_are_placed() -> None:
    s = table(dice="3 3")
    depot(s, 3, "church")
    refused(s, "place-3-C3", "place.storage")
    give(s, storage="bank market ship")
    play(s, "place-3-C3")
    assert words(s) == ["tile-market", "tile-bank"]
    refused(s, "tile-church", "place.storage")
    refused(s, "tile-ship", "place.colour")
    refused(s, "end", "place.storage")
    play(s, "tile-market", "skip")
    assert player(s)["storage"] == ["bank", "ship"]


# ---- the same building in a town


@clause("burgundy", "place.once-per-town")
def test_a_building_stands_once_in_a_town() -> None:
    s = table(dice="5 5")
    give(s, tiles="E4:bank E5:church", storage="bank watchtower", workers=9)
    play(s, "place-5-F4")
    assert words(s) == ["tile-watchtower"]
    refused(s, "tile-bank", "place.once-per-town")
    play(s, "tile-watchtower")
    refused(s, "place-5-F5", "place.once-per-town")  # Not next to the first bank, but the same town.
    refused(s, "place-5-G4", "place.once-per-town")


@clause("burgundy", "place.once-per-town")
def test_the_same_building_may_stand_in_another_town() -> None:
    s = table(dice="3 5")
    give(s, tiles="E4:bank D3:ship", storage="bank")
    assert words(s, "place-") == ["place-3-C3", "place-5-E2"]
    play(s, "place-3-C3", "tile-bank")
    assert tile_on(s, "C3") == tile_on(s, "E4") == "bank"


@clause("burgundy", "place.once-per-town", "monastery.1")
def test_monastery_1_lifts_the_limit_of_its_owner_alone() -> None:
    s = table(2, dice="5 5", whole=True)
    give(s, tiles="E4:bank", storage="bank", workers=9)
    refused(s, "place-5-F4", "place.once-per-town")
    give(s, 0, tiles="C4:monastery1")
    play(s, "place-5-F4", "tile-bank")
    assert tile_on(s, "F4") == "bank"
    play(s, "end")
    give(s, 1, tiles="E4:bank", storage="bank", workers=9, dice="5 5")
    refused(s, "place-5-F4", "place.once-per-town")


@clause("burgundy", "monastery.1")
def test_monastery_1_in_storage_lifts_nothing() -> None:
    s = table(dice="5 5")
    give(s, tiles="E4:bank", storage="bank monastery1", workers=9)
    refused(s, "place-5-F4", "place.once-per-town")


# ---- regions


@clause("burgundy", "region.size", "region.phase")
@pytest.mark.parametrize(("phase", "bonus"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_a_completed_region_scores_for_its_size_and_the_phase(phase: str, bonus: int) -> None:
    s = table(dice="2 3", phase=phase)
    give(s, tiles="E3:mine F2:mine", storage="mine")
    told = play(s, "place-3-G1", "tile-mine")
    assert scored(told) == {"region.size": 6, "region.phase": bonus, "colour.first": 7}


@clause("burgundy", "region.size")
@pytest.mark.parametrize(
    ("duchy", "colour", "space", "size", "points"),
    [
        (1, "building", "C3", 1, 1),
        (2, "ship", "D3", 2, 3),
        (1, "ship", "D5", 3, 6),
        (2, "livestock", "E4", 4, 10),
        (1, "livestock", "C2", 5, 15),
        (6, "ship", "D5", 6, 21),
        (7, "building", "D4", 7, 28),
        (10, "building", "D4", 8, 36),
    ],
)
def test_regions_of_every_size(duchy: int, colour: str, space: str, size: int, points: int) -> None:
    castle = {6: "D4", 7: "A2", 10: "A4"}.get(duchy, "D4")
    s = table(duchy=duchy, phase="E", castle=castle)
    region = next(there["region"] for there in player(s)["spaces"] if there["name"] == space)
    rest = [there for there in player(s)["spaces"] if there["region"] == region and there["name"] != space]
    assert len(rest) == size - 1
    kinds = ["market", "carpenter", "church", "warehouse", "boarding", "cityhall", "watchtower"]
    filler = {"livestock": ["cow2"] * 8, "ship": ["ship"] * 8, "building": kinds}[colour]
    give(s, tiles=" ".join(f"{there['name']}:{tile}" for there, tile in zip(rest, filler, strict=False)))
    die = next(there["die"] for there in player(s)["spaces"] if there["name"] == space)
    tile = {"livestock": "goat2", "ship": "ship", "building": "bank"}[colour]
    give(s, storage=tile, dice=f"{die} {die}")
    told = play(s, f"place-{die}-{space}", f"tile-{tile}")
    found = scored(told)
    assert found["region.size"] == points
    assert found["region.phase"] == 2
    assert [(event.size, event.seat) for event in of_kind(told, RegionCompleted)] == [(size, 0)]


@clause("burgundy", "region.size")
def test_a_region_that_is_not_full_scores_nothing() -> None:
    s = table(dice="1 1")
    give(s, tiles="E3:mine", storage="mine")
    told = play(s, "place-1-F2", "tile-mine")
    assert scored(told) == {}
    assert s.points == [0, 0, 0, 0]


@clause("burgundy", "region.size", "setup.castle-idle")
def test_the_starting_castle_is_a_tile_of_its_region() -> None:
    s = table(duchy=7, castle="A2", dice="4 4", phase="C")
    give(s, storage="castle")
    told = play(s, "place-4-A3", "tile-castle", "skip")
    assert scored(told) == {"region.size": 3, "region.phase": 6}


@clause("burgundy", "region.phase", "region.size", "end.game")
def test_the_last_tile_of_the_last_phase_still_completes_a_region() -> None:
    s = table(2, dice="3 6", phase="E", round=5, whole=True)
    play(s, "end")
    give(s, 1, storage="watchtower", dice="3 3")
    told = play(s, "place-3-C3", "tile-watchtower", "end")
    assert scored(told, 1) == {"region.size": 1, "region.phase": 2, "building.watchtower": 4}
    assert seen(s)["over"]


# ---- colours


@clause("burgundy", "colour.first", "colour.second", "colour.late")
@pytest.mark.parametrize(("seats", "points"), [(2, [5, 2]), (3, [6, 3, 0]), (4, [7, 4, 0, 0])])
def test_the_first_and_the_second_to_complete_a_colour_get_a_bonus_tile(
    seats: int, points: list[int]
) -> None:
    s = table(seats, dice="3 3", phase="D", whole=True)
    for seat in range(seats):
        give(s, seat, tiles="E3:mine F2:mine", storage="mine", dice="3 3")
        told = play(s, "place-3-G1", "tile-mine")
        found = scored(told, seat)
        bonus = found.get("colour.first", 0) + found.get("colour.second", 0)
        assert bonus == points[seat]
        assert ("colour.first" in found) == (seat == 0)
        assert ("colour.second" in found) == (seat == 1)
        assert [event.place for event in of_kind(told, ColourCompleted)] == [min(seat, 2)]
        assert player(s, seat)["bonus_tiles"] == (1 if seat < 2 else 0)
        shown = seen(s)["colours"][5]
        assert (shown["first"] is None, shown["second"] is None) == (True, seat > 0)
        play(s, "end")
    assert [player(s, seat)["points"] for seat in range(seats)] == [6 + 4 + bonus for bonus in points]


@clause("burgundy", "colour.first")
def test_a_colour_needs_every_space_of_it() -> None:
    s = table(dice="1 1")
    give(s, tiles="D3:ship D2:ship D1:ship D5:ship D6:ship", storage="monastery3 ship")
    told = play(s, "place-1-C4", "tile-monastery3")
    assert scored(told) == {}
    assert seen(s)["colours"][1]["first"] == 7
    told = play(s, "place-1-D7", "tile-ship")
    assert scored(told) == {"region.size": 6, "region.phase": 10, "colour.first": 7}


@clause("burgundy", "colour.first", "colour.second")
def test_colours_are_counted_apart() -> None:
    s = table(2, dice="3 1", whole=True)
    give(s, 0, tiles="E3:mine F2:mine D3:ship D2:ship D1:ship D5:ship D6:ship", storage="mine ship")
    give(s, 1, tiles="E3:mine F2:mine", storage="mine")
    assert scored(play(s, "place-3-G1", "tile-mine"))["colour.first"] == 5
    assert scored(play(s, "place-1-D7", "tile-ship"))["colour.first"] == 5
    play(s, "end")
    give(s, 1, dice="3 3")
    assert scored(play(s, "place-3-G1", "tile-mine"), 1)["colour.second"] == 2
    assert [player(s, seat)["bonus_tiles"] for seat in range(2)] == [2, 1]


@clause("burgundy", "points.past-100")
@pytest.mark.parametrize(("before", "after"), [(95, 110), (195, 210), (85, 100)])
def test_points_go_on_past_100_and_200(before: int, after: int) -> None:
    s = table(dice="3 3", phase="A")
    give(s, points=before, storage="watchtower")
    play(s, "place-3-C3", "tile-watchtower")  # 1 + 10 + 4
    assert player(s)["points"] == after
