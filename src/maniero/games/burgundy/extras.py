"""What the expansions add to the box: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import (
    BASE_BUILDINGS,
    BUILDINGS,
    DEPOTS,
    DUCHIES,
    ROUTE_SPACES,
    ROUTES,
    SHIELDS,
    SOLO_DUCHIES,
    TEAM_DUCHIES,
    TILES,
)
from maniero.kernel.facts import Facts

EXPANSIONS: Final = ["extra_tiles", "white_castles", "inns", "border_posts", "trade_routes", "shields"]
PRINTED_SEATS: Final = [2, 3, 4]  # The board shows places for so many; who plays alone uses that for two.
ROUTE_ACTION: Final = len(BUILDINGS)  # Of a trade route: an action, where others give a building's effect.


def only(facts: Facts, keys: list[str]) -> Facts:
    """The same facts, when they speak of nothing else."""
    facts.only(keys)
    return facts


class AddedTile:
    """A kind of tile that an expansion brings: with the back of its colour, with the black back."""

    def __init__(self, facts: Facts, name: str, most: int) -> None:
        backs = facts.numbers(name, 2, 0, most)
        if sum(backs) > most:
            raise facts.wrong(name, f"must be there {most} times at most")
        self.tile: Final = TILES.index(name)
        self.coloured: Final = backs[0]
        self.black: Final = backs[1]


class ExtraTiles:
    def __init__(self, facts: Facts) -> None:
        names = ["monastery27", "monastery28", "crane", "geese"]
        facts.only(["confidence", *names, "hire_silver", "hire_workers"])
        self.tiles: Final = [AddedTile(facts, name, 1) for name in names]
        self.hire_silver: Final = facts.number("hire_silver", 1)  # Monastery 28: so much silver
        self.hire_workers: Final = facts.number("hire_workers", 1)  # for so many workers.


class WhiteCastles:
    def __init__(self, facts: Facts) -> None:
        facts.only(["confidence", "whitecastle", "monastery29", "points"])
        self.tiles: Final = [AddedTile(facts, "whitecastle", 12), AddedTile(facts, "monastery29", 1)]
        self.points: Final = facts.number("points")  # Of monastery 29.


class RouteTiles:
    """The tiles of trade routes; their spaces are numbered through, three a tile."""

    def __init__(self, facts: Facts) -> None:
        facts.only(["confidence", "each", "tiles"])
        self.each: Final = facts.numbers("each", len(PRINTED_SEATS), 1, 6)  # Of a player, from two on.
        for i, seats in enumerate(PRINTED_SEATS):
            if seats * self.each[i] > ROUTES:
                raise facts.wrong("each", f"is more than there are for {seats} players")
        tiles = [line.split() for line in facts.texts("tiles")]
        if [len(spaces) for spaces in tiles] != [ROUTE_SPACES] * ROUTES:
            raise facts.wrong("tiles", f"must be {ROUTES} of {ROUTE_SPACES} spaces each")
        spaces = [_route_space(facts, space) for line in tiles for space in line]
        self.goods: Final = [good for good, _ in spaces]  # By space: the kind that pays there,
        self.bonuses: Final = [bonus for _, bonus in spaces]  # and the building whose effect it gives.


def _route_space(facts: Facts, space: str) -> tuple[int, int]:
    good, _, bonus = space.partition(":")
    bonuses = BUILDINGS[:BASE_BUILDINGS]
    if good not in list("123456") or (bonus != "action" and bonus not in bonuses):
        raise facts.wrong("tiles", f"has {space!r}, not a kind of goods and a bonus")
    return int(good) - 1, ROUTE_ACTION if bonus == "action" else bonuses.index(bonus)


class ShieldTiles:
    def __init__(self, facts: Facts) -> None:
        keys = [f"players_{seats}" for seats in PRINTED_SEATS]
        facts.only(["confidence", *keys, "points", "tribute"])
        # By number of players, from two on: how many lie in each depot.
        self.depots: Final = [facts.numbers(key, DEPOTS, 0, 2) for key in keys]
        self.points: Final = [0, *facts.numbers("points", SHIELDS)]  # By number, at the end.
        self.tribute: Final = facts.number("tribute", 1, 1)  # For each, at the end of a phase.


class TeamThings:
    def __init__(self, facts: Facts) -> None:
        boards = [DUCHIES[duchy] for duchy in TEAM_DUCHIES]
        facts.only(["workers", "silver", "goods", "shared_spaces", "own_spaces", *boards])
        self.workers: Final = facts.numbers("workers", 2)  # Of the team that begins, and the other.
        self.silver: Final = facts.number("silver")
        self.goods: Final = facts.number("goods", 0, 3)
        self.shared_spaces: Final = facts.number("shared_spaces", 1, 6)  # Key spaces of both,
        self.own_spaces: Final = facts.number("own_spaces", 1, 6)  # and of each member.


class SoloThings:
    def __init__(self, facts: Facts) -> None:
        boards = [DUCHIES[duchy] for duchy in SOLO_DUCHIES]
        facts.only(["workers", "silver", "goods", "step", "least", "trade", *boards])
        self.workers: Final = facts.number("workers")
        self.silver: Final = facts.number("silver")
        self.goods: Final = facts.number("goods", 0, 12)
        self.step: Final = facts.number("step", 1, 20)  # Down goes the target when it is reached,
        self.least: Final = facts.number("least", 1, 20)  # but not below this.
        self.trade: Final = facts.number("trade", 1, 20)  # Goods for a black tile.


def confidence_of_expansions(facts: Facts) -> dict[str, str]:
    """How sure each part is; of boards, each by itself."""
    found = {name: facts.table(name).text("confidence") for name in EXPANSIONS}
    for table, boards in (("teams", TEAM_DUCHIES), ("solo", SOLO_DUCHIES)):
        for duchy in boards:
            found[f"duchy_{DUCHIES[duchy]}"] = facts.table(table).table(DUCHIES[duchy]).text("confidence")
    return found
