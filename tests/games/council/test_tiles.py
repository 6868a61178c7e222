"""Bonus tiles and king's reward tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games.council.events import BonusTileWon, KingRewardWon
from maniero.games.council.names import BONUS_TILES
from tests.clauses import clause
from tests.games.council.positions import SIDES, give, play, player, seen, table

if TYPE_CHECKING:
    from maniero.games.council.state import Council
    from maniero.kernel.events import Event

# The cities of a colour, by the sides of coast, hills and mountains; purple has no tile.
COLOURS = {
    "gold": ({"A": "B", "B": "A"}, {"A": "FH", "B": "FH"}, {"A": "KO", "B": "KO"}),
    "silver": ({"A": "CD", "B": "CE"}, {"A": "G", "B": "J"}, {"A": "L", "B": "M"}),
    "bronze": ({"A": "E", "B": "B"}, {"A": "I", "B": "I"}, {"A": "N", "B": "N"}),
    "iron": ({"A": "A", "B": "D"}, {"A": "", "B": ""}, {"A": "M", "B": "L"}),
}
REGIONS = {"coast": "ABCDE", "hills": "FGHIJ", "mountains": "KLMNO"}


def cities_of(tile: str, sides: str) -> str:
    if tile in REGIONS:
        return REGIONS[tile]
    return "".join(by_side[side] for by_side, side in zip(COLOURS[tile], sides, strict=True))


def owners(s: Council) -> dict[str, int]:
    shown = seen(s)
    tiles = {region["id"]: region["bonus_owner"] for region in shown["regions"]}
    tiles |= {colour["colour"]: colour["bonus_owner"] for colour in shown["colours"]}
    return {tile: owner for tile, owner in tiles.items() if owner is not None}


def tiles_won(told: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, BONUS_TILES[event.tile]) for event in told if isinstance(event, BonusTileWon)]


def rewards_won(told: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.points) for event in told if isinstance(event, KingRewardWon)]


@clause("council", "tile.bonus", "tile.king", "setup.bonus-tiles")
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("tile", [*REGIONS, *COLOURS])
def test_the_last_city_of_a_colour_or_region_wins_its_tile_and_a_kings_reward(tile: str, sides: str) -> None:
    for last in cities_of(tile, sides):
        s = table(sides=sides)
        others = [letter for letter in cities_of(tile, sides) if letter != last]
        give(s, 0, permits=last, built=" ".join(others))
        told = play(s, f"build-{last}-{last}")
        assert tiles_won(told) == [(0, tile)]
        assert rewards_won(told) == [(0, 25)]
        assert owners(s) == {tile: 0}
        assert seen(s)["king_rewards"] == [18, 12, 7, 3]
        assert player(s)["king_rewards"] == [25]
        assert player(s)["points"] == 0  # They count at the end of the game.


@clause("council", "tile.bonus")
@pytest.mark.parametrize("tile", [*REGIONS, *COLOURS])
def test_one_city_short_wins_nothing(tile: str) -> None:
    cities = cities_of(tile, "AAA")
    s = table()
    give(s, 0, permits=cities[0], built=" ".join(cities[2:]))
    give(s, 1, built=cities[1])  # The emporium of another player does not help.
    told = play(s, f"build-{cities[0]}-{cities[0]}")
    assert tiles_won(told) == []
    assert rewards_won(told) == []


@clause("council", "tile.king", "setup.king-rewards")
def test_kings_rewards_are_taken_from_the_top_until_none_is_left() -> None:
    s = table()
    left = [25, 18, 12, 7, 3]
    # Dorful completes silver, Esti bronze, Arkon iron, Osium the mountains, Burgen coast and gold.
    give(s, 0, built="C G L I N M F H K", permits="D E A O B")
    s.players[0].emporiums_left = 10
    s.extra = 9
    for city in "DEAO":
        told = play(s, f"build-{city}-{city}")
        assert rewards_won(told) == [(0, left.pop(0))]
        assert seen(s)["king_rewards"] == left
    told = play(s, "build-B-B")  # Two bonus tiles, but only one king's reward tile is left.
    assert tiles_won(told) == [(0, "coast"), (0, "gold")]
    assert rewards_won(told) == [(0, 3)]
    assert seen(s)["king_rewards"] == []
    assert player(s)["king_rewards"] == [25, 18, 12, 7, 3]


@clause("council", "tile.king")
def test_without_kings_rewards_there_is_only_the_bonus_tile() -> None:
    s = table()
    s.king_rewards_taken = 5
    give(s, 0, built="A", permits="M")
    told = play(s, "build-M-M")
    assert tiles_won(told) == [(0, "iron")]
    assert rewards_won(told) == []
    assert owners(s) == {"iron": 0}
    assert player(s)["king_rewards"] == []


@clause("council", "tile.once")
def test_a_second_player_gets_neither_tile() -> None:
    s = table()
    give(s, 0, built="A", permits="M")
    give(s, 1, built="A", permits="LM")
    play(s, "build-M-M", "end", "draw-pink")
    told = play(s, "build-LM-M")
    assert tiles_won(told) == []
    assert rewards_won(told) == []
    assert owners(s) == {"iron": 0}
    assert player(s, 1)["king_rewards"] == []
    assert seen(s)["king_rewards"] == [18, 12, 7, 3]


@clause("council", "tile.once")
def test_a_tile_already_won_is_not_won_again() -> None:
    s = table()
    give(s, 0, built="A M B C D", permits="E")
    s.tile_owner[BONUS_TILES.index("iron")] = 0
    told = play(s, "build-E-E")
    assert tiles_won(told) == [(0, "coast")]


@clause("council", "tile.both")
def test_one_emporium_may_win_two_tiles_and_two_kings_rewards() -> None:
    s = table()
    give(s, 0, built="A C D E F H K O", permits="B")
    told = play(s, "build-B-B")
    assert tiles_won(told) == [(0, "coast"), (0, "gold")]
    assert rewards_won(told) == [(0, 25), (0, 18)]
    assert player(s)["king_rewards"] == [25, 18]
    assert seen(s)["king_rewards"] == [12, 7, 3]


@clause("council", "tile.both", "tile.once")
def test_of_two_groups_completed_only_the_one_still_open_counts() -> None:
    s = table()
    give(s, 0, built="A C D E F H K O", permits="B")
    s.tile_owner[BONUS_TILES.index("gold")] = 2
    told = play(s, "build-B-B")
    assert tiles_won(told) == [(0, "coast")]
    assert rewards_won(told) == [(0, 25)]
    assert owners(s) == {"coast": 0, "gold": 2}


@clause("council", "tile.bonus", "king.build")
def test_an_emporium_built_with_the_king_wins_tiles_too() -> None:
    s = table()
    give(s, 0, built="F G H I", hand="white white purple purple")
    told = play(s, "king-J", "pay-white-white-purple-purple")
    assert tiles_won(told) == [(0, "hills")]
