"""Positions of The Council of Four to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from maniero.games.council.view import (
    Bonuses,
    CityView,
    ColourView,
    CouncilView,
    PermitView,
    PlayerView,
    RegionView,
    SpaceView,
)
from tests.games.council.printed import CITIES, PERMITS, ROADS

TOKENS: list[Bonuses] = [
    {"points": 1},
    {"cards": 1, "points": 1},
    {"points": 3},
    {"assistants": 2},
    {"assistants": 1, "cards": 1},
    {"points": 2},
    {"assistants": 1, "coins": 1},
    {"coins": 1},
    {"coins": 3},
    {"cards": 1},
    {"assistants": 1},
    {"nobility": 1},
    {"coins": 2},
    {"nobility": 1},
]
SPACES: dict[int, tuple[Bonuses, str, int]] = {
    2: ({"points": 2, "coins": 2}, "", 0),
    4: ({}, "city_reward", 1),
    6: ({"mains": 1}, "", 0),
    8: ({"points": 3, "cards": 1}, "", 0),
    10: ({}, "take_permit", 1),
    12: ({"points": 5, "assistants": 1}, "", 0),
    14: ({}, "repeat_permit", 1),
    16: ({}, "city_reward", 2),
    18: ({"points": 8}, "", 0),
    19: ({"points": 2}, "", 0),
    20: ({"points": 3}, "", 0),
}
COUNCILS = {
    "coast": ["white", "black", "orange", "purple"],
    "hills": ["pink", "orange", "blue", "purple"],
    "mountains": ["white", "black", "white", "purple"],
}
OFFERED = ["BC", "ADE", "G", "FIJ", "M", "KL"]


def region_of(letter: str) -> str:
    return "coast" if letter <= "E" else "hills" if letter <= "J" else "mountains"


def permit(name: str) -> PermitView:
    return {"name": name, "region": region_of(name[0]), "cities": list(name), "bonuses": PERMITS[name]}


def city(letter: str, sides: str, token: Bonuses | None) -> CityView:
    name, a, b = CITIES[letter]
    side = sides[("coast", "hills", "mountains").index(region_of(letter))]
    colour = a if side == "A" else b
    return {
        "letter": letter,
        "name": name,
        "region": region_of(letter),
        "colour": colour,
        "token": None if colour == "purple" else token,
        "emporiums": [],
        "neutral": False,
    }


def region(name: str, permits: list[str]) -> RegionView:
    return {
        "id": name,
        "council": COUNCILS[name],
        "permits": [permit(permits[0]), permit(permits[1])],
        "pile": 13,
        "bottom": [],
        "bonus": 5,
        "bonus_owner": None,
    }


def player(seat: int, viewer: int | None) -> PlayerView:
    hand = {"pink": 1, "orange": 2, "blue": 1, "joker": 1, "white": 1}
    return {
        "seat": seat,
        "order": seat,
        "points": 0,
        "coins": 10 + seat,
        "assistants": 1 + seat,
        "nobility": 0,
        "emporiums_left": 10,
        "cards": 6,
        "hand": hand if seat == viewer else None,
        "permits": [],
        "used": [],
        "king_rewards": [],
    }


def opening(players: int = 4, viewer: int | None = 0, sides: str = "AAA") -> CouncilView:
    """A position before the first turn."""
    tokens = iter(TOKENS)
    cities = [city(letter, sides, None if letter == _king(sides) else next(tokens)) for letter in CITIES]
    colours: list[ColourView] = [
        {"colour": colour, "bonus": bonus, "bonus_owner": None}
        for colour, bonus in (("gold", 20), ("silver", 12), ("bronze", 8), ("iron", 5))
    ]
    nobility: list[SpaceView] = []
    for i in range(21):
        bonuses, special, count = SPACES.get(i, ({}, "", 0))
        nobility.append({"bonuses": bonuses, "special": special, "count": count})
    return {
        "viewer": viewer,
        "over": False,
        "actors": [0],
        "turn": {"seat": 0, "due": 1, "extra": 0, "quick": True, "last": False},
        "sides": sides,
        "roads": ROADS[sides].split(),
        "king": _king(sides),
        "cities": cities,
        "regions": [
            region("coast", OFFERED[:2]),
            region("hills", OFFERED[2:4]),
            region("mountains", OFFERED[4:]),
        ],
        "king_council": ["pink", "blue", "white", "orange"],
        "free": ["black", "black", "orange", "purple", "pink", "pink", "blue", "blue"],
        "colours": colours,
        "king_rewards": [25, 18, 12, 7, 3],
        "nobility": nobility,
        "most_coins": 20,
        "deck": 90 - 6 * players,
        "discards": {},
        "players": [player(seat, viewer) for seat in range(players)],
    }


def _king(sides: str) -> str:
    return "J" if sides[1] == "A" else "G"


def middle(viewer: int | None = 0) -> CouncilView:
    """A position in the middle of a game of four."""
    view = opening(viewer=viewer)
    seats = {
        "F": [0],
        "I": [0, 3],
        "K": [0],
        "A": [1],
        "C": [1, 2],
        "G": [1],
        "L": [2],
        "O": [2],
        "H": [1, 3],
        "N": [2],
    }
    _build(view, seats)
    points, coins, rank = (21, 28, 17, 24), (12, 9, 15, 4), (4, 7, 2, 6)
    for who in view["players"]:
        seat = who["seat"]
        who.update({"points": points[seat], "coins": coins[seat], "nobility": rank[seat], "cards": 6 - seat})
    open_permits = (("MN", "D"), ("AB", "HI"), ("MNO",), ("J", "CDE"))
    used = (("F", "IJ", "K"), ("A", "C", "FG", "H"), ("CD", "L", "NO"), ("E",))
    for who in view["players"]:
        who["permits"] = [permit(name) for name in open_permits[who["seat"]]]
        who["used"] = [permit(name) for name in used[who["seat"]]]
    view["discards"] = {"white": 4, "black": 2, "blue": 5, "orange": 3, "pink": 6, "purple": 1, "joker": 2}
    view["deck"] = 31
    return view


def full() -> CouncilView:
    """The end of a long game of four, everything taken and every hand open."""
    view = opening()
    _build(view, {letter: [0, 1, 2, 3] for letter in CITIES})
    view["over"], view["actors"] = True, []
    view["king_rewards"], view["deck"] = [], 0
    view["discards"] = {"white": 13, "black": 13, "joker": 3}
    names = [name for name in PERMITS if name not in OFFERED]
    for i, who in enumerate(view["players"]):
        who.update(
            {"points": 103 - 2 * i, "coins": 20, "nobility": 20, "assistants": 12, "emporiums_left": 0}
        )
        who["hand"] = {"white": 5, "black": 4, "blue": 2, "orange": 1, "pink": 2, "purple": 1, "joker": 3}
        who["cards"] = 18
        mine = names[i * 8 : i * 8 + 8]
        who["permits"], who["used"] = [permit(n) for n in mine[:4]], [permit(n) for n in mine[4:]]
        who["king_rewards"] = [[25, 3], [18], [12], [7]][i]
    for i, tile in enumerate(view["colours"]):
        tile["bonus_owner"] = i
    for i, place in enumerate(view["regions"]):
        place.update({"bonus_owner": i, "permits": [None, None] if i else [permit("BC"), None], "pile": 0})
    return view


def _build(view: CouncilView, seats: dict[str, list[int]]) -> None:
    for place in view["cities"]:
        place["emporiums"] = seats.get(place["letter"], [])
        for seat in place["emporiums"]:
            view["players"][seat]["emporiums_left"] -= 1


def with_bottom(view: CouncilView) -> CouncilView:
    """Somebody has put a permit under a pile."""
    view["regions"][0]["bottom"] = [permit("A")]
    return view


POSITIONS: dict[str, Callable[[], CouncilView]] = {
    "opening": opening,
    "middle": middle,
    "full": full,
    "two": lambda: with_bottom(opening(players=2)),
    "spectator": lambda: with_bottom(middle(viewer=None)),
    "bottom": lambda: with_bottom(full()),
}
FULL_OF_NAMES = ["middle", "full"]
HEAVIEST = 100_000  # Bytes.
