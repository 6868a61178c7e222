"""Every worked example of the rulebook, played out."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.burgundy.positions import (
    depot,
    gained,
    give,
    goods_in,
    play,
    player,
    refused,
    scored,
    table,
    tile_on,
    words,
)


def ended(tiles: str, *, sold: str = "", goods: str = "") -> dict[str, int]:
    """The final scoring of a player with these tiles and goods."""
    s = table(2, phase="E", round=5, whole=True)
    give(s, tiles=tiles, sold=sold, goods=goods)
    return scored(play(s, "end", "end"))


@clause("burgundy", "workers.several", "workers.around", "take.depot")
def test_anna_turns_a_2_into_a_6_with_two_workers() -> None:
    s = table(dice="2 4")
    give(s, workers=2)
    depot(s, 6, "castle bank ship goat2")
    play(s, "take-2-6", "tile-castle")
    assert player(s)["workers"] == 0
    assert player(s)["storage"] == ["castle"]
    assert player(s)["dice"] == [4]


@clause("burgundy", "workers.several", "workers.around")
def test_anna_cannot_do_it_with_one_worker() -> None:
    s = table(dice="2 4")
    give(s, workers=1)
    depot(s, 6, "castle")
    refused(s, "take-2-6", "workers.change")


@clause("burgundy", "ship.kinds", "ship.depot", "ship.marker")
@pytest.mark.parametrize(("kept", "left"), [("3", "5"), ("5", "3")])
def test_carla_ships_turquoise_and_one_of_pink_and_brown(kept: str, left: str) -> None:
    s = table(dice="2 2")
    give(s, storage="ship", goods="1 6")  # Turquoise, and one other: one space is free.
    depot(s, 4, goods="1 3 5")
    play(s, "place-2-D3", "tile-ship", "goods-4")
    assert player(s)["goods"] == {"1": 2, "6": 1}
    assert words(s) == ["keep-3", "keep-5"]
    play(s, f"keep-{kept}")
    assert player(s)["goods"] == {"1": 2, kept: 1, "6": 1}
    assert goods_in(s, 4) == {left: 1}
    assert player(s)["bridge"] == 1


@clause("burgundy", "livestock.points", "livestock.pasture")
def test_ben_and_his_cows_and_sheep() -> None:
    pasture = "C2:cow3 C1:sheep3"
    s = table(dice="1 6")
    give(s, tiles=f"{pasture} B3:castle", storage="cow4 cow4")
    assert gained(s, "place-1-B2", "tile-cow4") == {"points": 4 + 3}
    assert gained(s, "place-6-A1", "tile-cow4") == {"points": 4 + 4 + 3}
    s = table(dice="1 6")
    give(s, tiles=f"{pasture} B2:cow4", storage="sheep2")
    assert gained(s, "place-6-A1", "tile-sheep2") == {"points": 2 + 3}


@clause("burgundy", "monastery.7")
def test_ben_and_his_sheep_and_pigs_with_monastery_7() -> None:
    s = table(dice="1 6")
    give(s, tiles="C4:monastery7 B3:castle C2:sheep4", storage="sheep3")
    assert gained(s, "place-1-B2", "tile-sheep3") == {"points": (3 + 1) + (4 + 1)}
    s = table(dice="1 6")
    give(s, tiles="C4:monastery7 B3:castle C2:sheep4", storage="pig2")
    assert gained(s, "place-1-B2", "tile-pig2") == {"points": 3}


@clause("burgundy", "monastery.8")
def test_carla_turns_a_3_into_a_6_with_two_workers() -> None:
    s = table(dice="3 3")
    depot(s, 6, "castle")
    give(s, workers=2)
    refused(s, "take-3-6", "workers.change")  # Three without monastery 8.
    give(s, tiles="C4:monastery8", workers=1)
    refused(s, "take-3-6", "workers.change")
    give(s, workers=2)
    play(s, "take-3-6", "tile-castle")
    assert player(s)["workers"] == 0


DARIO = "4 4 4 4 2 2 2 3 3 3 6"  # 4 red, 3 purple, 3 pink, 1 orange.


@clause("burgundy", "monastery.15")
def test_dario_gets_8_points_for_four_kinds_of_goods() -> None:
    assert ended("C4:monastery15", sold=DARIO, goods="5")["monastery.15"] == 8


@clause("burgundy", "monastery.25")
def test_dario_gets_11_points_more_for_eleven_goods() -> None:
    found = ended("C4:monastery15 B4:monastery25", sold=DARIO, goods="5")
    assert found == {"end.goods": 1, "monastery.15": 8, "monastery.25": 11}


@clause("burgundy", "monastery.example", "monastery.17", "monastery.22")
def test_ben_gets_24_points_for_two_watchtowers_and_four_banks() -> None:
    """The printed 25 is a misprint: 2 x 4 + 4 x 4."""
    banks = "C3:bank E4:bank E2:bank C5:bank"
    found = ended(f"C4:monastery17 B4:monastery22 {banks} F4:watchtower F1:watchtower")
    assert found == {"monastery.17": 8, "monastery.22": 16}
    assert sum(found.values()) == 24


@clause("burgundy", "monastery.24")
def test_anna_gets_12_points_for_three_kinds_of_livestock() -> None:
    found = ended("C4:monastery24 A1:sheep2 B1:sheep3 B2:sheep4 C1:cow2 E6:pig3")
    assert found == {"monastery.24": 12}


@clause("burgundy", "place.once-per-town", "region.size")
def test_duchy_1_has_towns_of_5_3_3_and_1() -> None:
    """Each town takes the same building once: four in all, and no fifth."""
    s = table(dice="1 1")
    towns: dict[int, list[str]] = {}
    for there in player(s)["spaces"]:
        if there["colour"] == "building":
            towns.setdefault(there["region"], []).append(there["name"])
    assert sorted(len(town) for town in towns.values()) == [1, 3, 3, 5]
    give(s, workers=99)
    for town in towns.values():
        for space in town:
            give(s, tiles=" ".join(beside(space)), dice="1 1", storage="bank")
            if f"place-1-{space}" in words(s):
                play(s, f"place-1-{space}", "tile-bank")
    banks = [there["name"] for there in player(s)["spaces"] if there["tile"] == "bank"]
    assert len(banks) == 4
    assert sorted(sum(bank in town for bank in banks) for town in towns.values()) == [1, 1, 1, 1]


def beside(space: str) -> list[str]:
    """Tiles of other colours that make a building space reachable, none of them twice."""
    near = {"B5": ["B4:monastery2"], "E1": ["D1:ship"], "F1": ["F2:mine"]}
    return near.get(space, [])


@clause("burgundy", "setup.duchy", "setup.castle")
def test_the_duchy_of_the_picture() -> None:
    """A town of 3, a river of 3, a pasture of 1, 37 spaces, the castle in the middle on a 6."""
    s = table()
    spaces = player(s)["spaces"]
    assert len(spaces) == 37
    by_name = {there["name"]: there for there in spaces}
    sizes = {there["region"]: sum(other["region"] == there["region"] for other in spaces) for there in spaces}
    assert (by_name["D4"]["colour"], by_name["D4"]["die"]) == ("castle", 6)
    assert tile_on(s, "D4") == "castle"
    assert sizes[by_name["B5"]["region"]] == 3
    assert sizes[by_name["D1"]["region"]] == 3
    assert sizes[by_name["E6"]["region"]] == 1


@clause("burgundy", "building.unused")
def test_a_market_without_livestock_or_ships_in_the_depots() -> None:
    s = table(dice="3 3")
    give(s, storage="market")
    depot(s, 1, "bank castle")
    play(s, "place-3-C3", "tile-market")
    assert words(s, "take-") == []
    play(s, "skip")
    depot(s, 1, "ship")
    refused(s, "take-x-1", "turn.dice")
    assert tile_on(s, "C3") == "market"


@clause("burgundy", "castle.action")
@pytest.mark.parametrize("said", [["place-x-E3", "tile-mine"], ["workers-x"]])
def test_a_castle_places_another_tile_or_takes_two_workers(said: list[str]) -> None:
    s = table(dice="6 6")
    give(s, tiles="C3:bank", storage="castle mine")
    play(s, "place-6-B3", "tile-castle", *said)
    assert (tile_on(s, "E3") == "mine") == (len(said) == 2)
    assert player(s)["workers"] == (2 if len(said) == 1 else 0)


@clause("burgundy", "colour.first")
@pytest.mark.parametrize(
    ("tiles", "tile", "space", "die"),
    [
        ("E3:mine F2:mine", "mine", "G1", 3),  # The third mine,
        (
            "A4:monastery1 B4:monastery2 C4:monastery3 F3:monastery4 G2:monastery5",
            "monastery16",
            "G3",
            1,
        ),  # or the sixth monastery.
    ],
)
def test_the_third_mine_or_the_sixth_monastery_completes_the_colour(
    tiles: str, tile: str, space: str, die: int
) -> None:
    s = table(dice=f"{die} {die}")
    give(s, tiles=tiles, storage=tile)
    assert scored(play(s, f"place-{die}-{space}", f"tile-{tile}"))["colour.first"] == 7
