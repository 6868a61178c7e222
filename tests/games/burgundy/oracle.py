"""The rules of a turn a second time, told from what is seen on the table and from nothing else.

Slow and plain on purpose: it shares no code with the engine, so that both would have to be wrong
in the same way to agree.
"""

from __future__ import annotations

from maniero.games.burgundy.view import BurgundyView, PlayerView, SpaceView

ANIMALS = ("cow", "sheep", "pig", "goat")
BUILDINGS = ("market", "carpenter", "church", "warehouse", "boarding", "bank", "cityhall", "watchtower")
ROWS = [4, 5, 6, 7, 6, 5, 4]
TAKES = {
    "market": ("ship", "livestock"),
    "carpenter": ("building",),
    "church": ("mine", "monastery", "castle"),
}
REGION_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36]
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}


def colour_of(tile: str) -> str:
    if tile.startswith("monastery"):
        return "monastery"
    if tile.rstrip("234") in ANIMALS:
        return "livestock"
    return "building" if tile in BUILDINGS else tile


def touch(one: str, other: str) -> bool:
    """Two spaces side by side, by where their middles are: a row is half a space further left
    for each space it is longer."""
    x1, y1 = middle(one)
    x2, y2 = middle(other)
    return (abs(x1 - x2), abs(y1 - y2)) in ((2, 0), (1, 1))


def middle(space: str) -> tuple[int, int]:
    row, column = "ABCDEFG".index(space[0]), int(space[1]) - 1
    return 2 * column - (ROWS[row] - 4), row


def has(own: PlayerView, number: int) -> bool:
    return any(there["tile"] == f"monastery{number}" for there in own["spaces"])


def steps(die: int, number: int) -> int:
    """How far apart two numbers are on a die where 6 is followed by 1."""
    up = 0
    while (die - 1 + up) % 6 != number - 1:
        up += 1
    return min(up, 6 - up)


def reaches(own: PlayerView, die: str, number: int, free: bool) -> bool:
    if die == "x":
        return True
    change = own["workers"] * (2 if has(own, 8) else 1) + (1 if free else 0)
    return steps(int(die), number) <= change


def fits(own: PlayerView, tile: str, space: SpaceView) -> bool:
    if space["tile"] or space["colour"] != colour_of(tile):
        return False
    if not any(there["tile"] and touch(there["name"], space["name"]) for there in own["spaces"]):
        return False
    town = [there["tile"] for there in own["spaces"] if there["region"] == space["region"]]
    return colour_of(tile) != "building" or has(own, 1) or tile not in town


def free_for(own: PlayerView, tile: str) -> bool:
    easy = {"building": 9, "ship": 10, "livestock": 10, "castle": 11, "mine": 11, "monastery": 11}
    return has(own, easy[colour_of(tile)])


def words(shown: BurgundyView, effect: str) -> set[str]:
    """All that may be said; ``effect`` is "" in a turn, or "castle" or a building."""
    own = shown["players"][shown["turn"]]
    dice = ["x"] if effect else [str(die) for die in own["dice"]]
    found = {"skip" if effect else "end"}
    for die in dice:
        for depot in shown["depots"]:
            tiles = [there["tile"] for there in depot["places"] if there["tile"]]
            if effect not in ("", "castle"):
                tiles = [tile for tile in tiles if colour_of(tile) in TAKES.get(effect, ())]
            if tiles and reaches(own, die, depot["number"], has(own, 12)):
                found.add(f"take-{die}-{depot['number']}")
        if effect in ("", "castle", "cityhall"):
            for space in own["spaces"]:
                for tile in own["storage"]:
                    if fits(own, tile, space) and reaches(own, die, space["die"], free_for(own, tile)):
                        found.add(f"place-{die}-{space['name']}")
        if effect in ("", "castle", "warehouse"):
            found |= {f"sell-{die}-{good}" for good in own["goods"] if reaches(own, die, int(good), False)}
        if effect in ("", "castle"):
            found.add(f"workers-{die}")
    return found | purchases(shown, own)


def purchases(shown: BurgundyView, own: PlayerView) -> set[str]:
    found: set[str] = set()
    if shown["bought"] or own["silver"] + (own["workers"] if has(own, 6) else 0) < 2:
        return found
    if any(there["tile"] for there in shown["black"]):
        found.add("buy-black")
    if has(own, 6):
        for depot in shown["depots"]:
            if any(there["tile"] for there in depot["places"]):
                found.add(f"buy-{depot['number']}")
    return found


def points_for(before: BurgundyView, tile: str, name: str) -> int:
    """The points of placing ``tile`` on the space ``name``."""
    seats, own = len(before["players"]), before["players"][before["turn"]]
    space = next(there for there in own["spaces"] if there["name"] == name)
    region = [there for there in own["spaces"] if there["region"] == space["region"]]
    points = 4 if tile == "watchtower" else 0
    if colour_of(tile) == "livestock":
        herds = [tile] + [there["tile"] for there in region if there["tile"]]
        same = [herd for herd in herds if herd[:-1] == tile[:-1]]
        points += sum(int(herd[-1]) for herd in same) + (len(same) if has(own, 7) else 0)
    if all(there["tile"] or there is space for there in region):
        points += REGION_POINTS[len(region)] + PHASE_POINTS[before["phase"]]
    coloured = [there for there in own["spaces"] if there["colour"] == space["colour"]]
    if all(there["tile"] or there is space for there in coloured):
        bonus = next(there for there in before["colours"] if there["colour"] == space["colour"])
        if bonus["first"] is not None:
            points += seats + 3
        elif bonus["second"] is not None:
            points += seats
    return points
