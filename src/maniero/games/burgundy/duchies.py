"""The printed duchies: spaces, who lies next to whom, and how they are read from a component file.

Sets of spaces are plain integers with a bit for each space: a team's duchy has 73, more than the
sets of ``kernel.bits`` hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.names import (
    ANY,
    BASE_DUCHIES,
    BORDER_DUCHIES,
    CASTLE,
    CENTRE,
    COLOURS,
    DUCHIES,
    HALF,
    LARGEST_REGION,
    LETTERS,
    ROWS,
    SOLO_DUCHIES,
    SPACES,
    SPACES_OF_ONE,
    TEAM_DUCHIES,
)
from maniero.kernel.bits import members
from maniero.kernel.facts import Facts
from maniero.kernel.hexes import connected, join, neighbours

ROW_APART: Final = 0.866  # In widths of a space.
TWO_HALVES: Final = 6  # Columns between the halves of a team's duchy.
SHARED: Final = SPACES.index("D7")  # The space that both halves have.
SHARED_ON_THE_RIGHT: Final = HALF.index((3, 0))

PART: Final = 60
FIRST_PART: Final = (1 << PART) - 1

Place = tuple[float, float]


def how_many(spaces: int) -> int:
    """The spaces in a set, counted in parts that the sets of ``kernel.bits`` can hold."""
    if spaces > FIRST_PART:
        return how_many(spaces & FIRST_PART) + how_many(spaces >> PART)
    small: i64 = spaces
    return members(small)


class Duchy:
    """One printed duchy."""

    def __init__(
        self,
        name: str,
        colours: list[int],
        dice: list[int],
        places: list[Place],
        beside: list[int],
        rivers: list[list[int]],
        starts: list[int],
        posts: list[int],
    ) -> None:
        self.name: Final = name
        self.spaces: Final = len(colours)
        self.colours: Final = colours  # By space.
        self.dice: Final = dice  # By space: the number printed on it.
        self.places: Final = places  # By space: where its middle is, in widths of a space.
        self.rivers: Final = rivers  # Pairs of spaces that are neighbours for placing alone.
        self.near: Final = beside[:]  # By space: the spaces next to it for placing, as bits.
        for one, other in rivers:
            join(self.near, one, other)
        self.all: Final = (1 << self.spaces) - 1
        # By colour: its spaces, as bits; for a tile of any colour, all.
        self.colour_mask: Final = [
            sum(1 << space for space, c in enumerate(colours) if c == colour)
            for colour in range(len(COLOURS))
        ]
        self.colour_mask.append(self.all)
        assert len(self.colour_mask) == ANY + 1
        # By space: the spaces of its region, as bits, and how many they are.
        self.region: Final = [
            connected(beside, space, self.colour_mask[colour]) for space, colour in enumerate(colours)
        ]
        self.region_size: Final = [how_many(region) for region in self.region]
        # The first space of each region; and by colour, how many spaces it has.
        self.regions: Final = [
            space for space, region in enumerate(self.region) if not region & ((1 << space) - 1)
        ]
        self.colour_size: Final = [how_many(mask) for mask in self.colour_mask]
        # Where the starting castle may stand, and where it does when nobody chooses.
        self.castles: Final = [space for space, colour in enumerate(colours) if colour == CASTLE]
        self.starts: Final = starts or self.castles
        self.posts: Final = posts  # By border post: the spaces that touch it, as bits.


def read_duchies(facts: Facts) -> list[Duchy]:
    """All of them, in the order of their names."""
    duchies = facts.table("duchies")
    duchies.only(DUCHIES[:BASE_DUCHIES])
    border = facts.table("border_posts")
    border.only(["confidence", "posts", *[DUCHIES[duchy] for duchy in BORDER_DUCHIES]])
    teams, solo = facts.table("teams"), facts.table("solo")
    posts = _posts(border)
    return [
        *[_one_half(duchies, DUCHIES[duchy], []) for duchy in range(BASE_DUCHIES)],
        *[_one_half(border, DUCHIES[duchy], posts) for duchy in BORDER_DUCHIES],
        *[_two_halves(teams.table(DUCHIES[duchy]), DUCHIES[duchy]) for duchy in TEAM_DUCHIES],
        *[_islands(solo.table(DUCHIES[duchy]), DUCHIES[duchy]) for duchy in SOLO_DUCHIES],
    ]


def _one_half(facts: Facts, name: str, posts: list[int]) -> Duchy:
    """Seven rows."""
    spaces = _half(facts, name)
    starts = [CENTRE] if name in ("1", "2") and spaces[CENTRE][0] == LETTERS[CASTLE] else []
    return _checked(facts, name, spaces, _places(0), neighbours(ROWS), [], starts, posts)


def _half(facts: Facts, key: str) -> list[str]:
    rows = [row.split() for row in facts.texts(key)]
    if [len(row) for row in rows] != ROWS:
        raise facts.wrong(key, f"must have rows of {', '.join(map(str, ROWS))} spaces")
    return [space for row in rows for space in row]


def _places(column: int) -> list[Place]:
    """The middles of the spaces of seven rows, ``column`` widths to the right."""
    return [
        (column + at + (len(ROWS) - ROWS[row]) / 2 + 0.5, round(row * ROW_APART + 0.5, 3)) for row, at in HALF
    ]


def _two_halves(facts: Facts, name: str) -> Duchy:
    """A team's duchy: two halves with one space in common."""
    facts.only(["confidence", "left", "right", "starts"])
    left, right = _half(facts, "left"), _half(facts, "right")
    if left[SHARED] != right[SHARED_ON_THE_RIGHT]:
        raise facts.wrong("right", "must have the same space as the left half where they meet")
    places = [*_places(0), *_places(TWO_HALVES)]
    del right[SHARED_ON_THE_RIGHT], places[SPACES_OF_ONE + SHARED_ON_THE_RIGHT]
    spaces = left + right
    numbers = [str(number) for number in facts.numbers("starts", 0, 1, 6)]
    starts = [at for at, space in enumerate(spaces) if space[0] == LETTERS[CASTLE] and space[1] in numbers]
    if not starts:
        raise facts.wrong("starts", "must be numbers of castle spaces")
    return _checked(facts, name, spaces, places, touching(places), [], starts, [])


def touching(places: list[Place]) -> list[int]:
    """Spaces next to each space, as bits: those whose middles are one width apart."""
    near = [0] * len(places)
    for one, (x, y) in enumerate(places):
        for other in range(one):
            if abs((x - places[other][0]) ** 2 + (y - places[other][1]) ** 2 - 1) < 0.1:
                join(near, one, other)
    return near


def _islands(facts: Facts, name: str) -> Duchy:
    """A duchy for one player: islands with rivers between them."""
    facts.only(["confidence", "spaces", "adjacent", "rivers"])
    spaces: list[str] = []
    places: list[Place] = []
    for line in facts.texts("spaces"):
        words = line.split()
        if len(words) != 3 or not all(_is_number(word) for word in words[1:]):
            raise facts.wrong("spaces", f"has {line!r}, not a space and where its middle is")
        spaces.append(words[0])
        places.append((float(words[1]), float(words[2])))
    if len(spaces) != SPACES_OF_ONE:
        raise facts.wrong("spaces", f"must be {SPACES_OF_ONE}")
    beside = [0] * len(spaces)
    for one, other in _pairs(facts, "adjacent"):
        join(beside, one, other)
    return _checked(facts, name, spaces, places, beside, _pairs(facts, "rivers"), [], [])


def _is_number(word: str) -> bool:
    return word.replace(".", "", 1).isdecimal() and word.isascii() and len(word) <= 6


def _pairs(facts: Facts, key: str) -> list[list[int]]:
    pairs = facts.lists(key)
    for pair in pairs:
        if len(pair) != 2 or pair[0] == pair[1] or max(pair) >= SPACES_OF_ONE:
            raise facts.wrong(key, f"has {pair}, not two different spaces")
    return pairs


def _checked(
    facts: Facts,
    name: str,
    spaces: list[str],
    places: list[Place],
    beside: list[int],
    rivers: list[list[int]],
    starts: list[int],
    posts: list[int],
) -> Duchy:
    for space in spaces:
        if len(space) != 2 or space[0] not in LETTERS or space[1] not in "123456":
            raise facts.wrong(name, f"has {space!r}, not a colour and a number of a die")
    colours = [LETTERS.find(space[0]) for space in spaces]
    duchy = Duchy(name, colours, [int(space[1]) for space in spaces], places, beside, rivers, starts, posts)
    if not all(duchy.colour_mask) or max(duchy.region_size) > LARGEST_REGION:
        raise facts.wrong(name, f"must have all colours, and no region of more than {LARGEST_REGION} spaces")
    if connected(duchy.near, 0, duchy.all) != duchy.all:
        raise facts.wrong(name, "must hang together")
    return duchy


def _posts(facts: Facts) -> list[int]:
    """By border post: the two spaces that touch it, as bits."""
    posts: list[int] = []
    for line in facts.texts("posts"):
        names = line.split()
        if len(names) != 2 or not all(name in SPACES[:SPACES_OF_ONE] for name in names):
            raise facts.wrong("posts", f"has {line!r}, not two spaces")
        posts.append(sum(1 << SPACES.index(name) for name in names))
    if len(posts) != 3:
        raise facts.wrong("posts", "must be three")
    return posts
