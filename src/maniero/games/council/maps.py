"""The map: cities, roads and colours for each choice of region boards, worked out once."""

from __future__ import annotations

from typing import Final

from maniero.games.council.names import CITY_COLOURS, LETTERS, PURPLE, REGION_OF, REGIONS, SIDES
from maniero.kernel.facts import Facts


class CityMap:
    """One of the eight maps."""

    def __init__(self, sides: str, roads: list[str], colours: list[int]) -> None:
        self.sides: Final = sides  # Of coast, hills and mountains.
        self.roads: Final = roads  # "AB": a road between A and B.
        self.colours: Final = colours  # By city, a place in CITY_COLOURS.
        self.king: Final = colours.index(PURPLE)
        self.colour_mask: Final = [
            sum(1 << city for city, c in enumerate(colours) if c == colour)
            for colour in range(len(CITY_COLOURS))
        ]
        # Bit c of neighbours[b] is set when a road joins b and c.
        self.neighbours: Final = [0] * len(LETTERS)
        for road in roads:
            a, b = LETTERS.index(road[0]), LETTERS.index(road[1])
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
        # Roads on the shortest way from a to b.
        self.distance: Final = [distances(self.neighbours, city) for city in range(len(LETTERS))]


def distances(neighbours: list[int], start: int) -> list[int]:
    """Roads from ``start`` to every city; -1 where no way leads."""
    roads = [-1] * len(neighbours)
    roads[start] = 0
    edge = [start]
    for city in edge:
        for other in range(len(neighbours)):
            if neighbours[city] >> other & 1 and roads[other] < 0:
                roads[other] = roads[city] + 1
                edge.append(other)
    return roads


_BETWEEN: Final = ["coast_to_hills", "hills_A_to_mountains", "hills_B_to_mountains"]
_ROADS: Final = [*[f"{region}_{side}" for region in REGIONS for side in "AB"], *_BETWEEN]


def read_maps(facts: Facts) -> list[CityMap]:
    maps = [read_map(facts, sides) for sides in SIDES]
    facts.table("roads").only(_ROADS)
    return maps


def read_map(facts: Facts, sides: str) -> CityMap:
    """The map of ``sides``, refused when a colour is missing or a city cannot be reached."""
    table, cities = facts.table("roads"), facts.table("cities")
    names = [f"{region}_{side}" for region, side in zip(REGIONS, sides, strict=True)]
    roads: list[str] = []
    for key in (*names, "coast_to_hills", f"hills_{sides[1]}_to_mountains"):
        for road in table.texts(key):
            if len(road) != 2 or road[0] not in LETTERS or road[1] not in LETTERS or road[0] >= road[1]:
                raise table.wrong(key, f"has {road!r}, not two letters of cities in order")
            roads.append(road)
    colours: list[int] = []
    for city, letter in enumerate(LETTERS):
        side = sides[REGION_OF[city]]
        colour = cities.table(letter).text(side)
        if colour not in CITY_COLOURS:
            raise cities.table(letter).wrong(side, f"must be one of {', '.join(CITY_COLOURS)}")
        colours.append(CITY_COLOURS.index(colour))
    if colours.count(PURPLE) != 1:
        raise facts.wrong("cities", f"must have one purple city on map {sides}")
    if len(set(colours)) != len(CITY_COLOURS):
        raise facts.wrong("cities", f"must have every colour on map {sides}")
    new = CityMap(sides, sorted(roads), colours)
    if min(new.distance[new.king]) < 0:
        raise facts.wrong("roads", f"must lead from the king's city to every other on map {sides}")
    return new
