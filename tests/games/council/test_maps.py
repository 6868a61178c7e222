"""The eight maps against a second copy of their roads and colours."""

from __future__ import annotations

from collections import Counter

import pytest

from maniero.games.council.names import LETTERS
from tests.clauses import clause
from tests.games.council.positions import SIDES, seen, table
from tests.games.council.printed import CITIES, ROADS


@clause("council", "setup.sides")
@pytest.mark.parametrize("sides", SIDES)
def test_a_map_has_the_roads_of_its_boards(sides: str) -> None:
    assert seen(table(sides=sides))["roads"] == ROADS[sides].split()


@clause("council", "setup.sides", "setup.letters")
@pytest.mark.parametrize("sides", SIDES)
def test_a_map_has_the_cities_of_its_boards(sides: str) -> None:
    cities = seen(table(sides=sides))["cities"]
    assert [city["letter"] for city in cities] == list(CITIES)
    for i, city in enumerate(cities):
        name, on_a, on_b = CITIES[city["letter"]]
        assert city["name"] == name
        assert city["colour"] == (on_a if sides[i // 5] == "A" else on_b)


@clause("council", "setup.purple")
@pytest.mark.parametrize("sides", SIDES)
def test_every_map_has_five_gold_four_silver_three_bronze_two_iron_and_one_purple_city(sides: str) -> None:
    colours = Counter(city["colour"] for city in seen(table(sides=sides))["cities"])
    assert colours == {"gold": 5, "silver": 4, "bronze": 3, "iron": 2, "purple": 1}


@clause("council", "setup.sides")
@pytest.mark.parametrize("sides", SIDES)
def test_roads_join_both_ways_and_reach_every_city(sides: str) -> None:
    map_ = table(sides=sides).city_map
    for a, one in enumerate(LETTERS):
        for b, other in enumerate(LETTERS):
            joined = one + other in ROADS[sides].split() or other + one in ROADS[sides].split()
            assert bool(map_.neighbours[a] >> b & 1) == joined
            assert map_.distance[a][b] == map_.distance[b][a] >= 0
            assert (map_.distance[a][b] == 1) == joined
