"""What the second referee of Burgundy and a view of the game say of one position, in the same words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.burgundy.referee import Referee
from tests.games.burgundy.referee_solo import Solo
from tests.games.burgundy.referee_table import DEPOTS, Side

Told = dict[str, Any]


def bag(goods: Counter[int]) -> dict[str, int]:
    return {str(good): tiles for good, tiles in goods.items() if tiles}


# ---- as the referee tells it


def told(referee: Referee) -> Told:
    """The whole position."""
    found: Told = {
        "phase": referee.phase,
        "white": referee.white,
        "round": referee.round,
        "goods to come": referee.round_goods,
        "turn": -1 if referee.turn_of is None else referee.turn_of,
        "order": referee.order(),
        "black": referee.black,
        "inns": referee.inns,
        "bonus tiles": {
            colour: [side.seats[0] for side in owners] for colour, owners in referee.bonus_owners.items()
        },
    }
    if referee.turn_of is not None:
        found["bought"] = referee.bought
    for depot in DEPOTS:
        found[f"depot {depot}"] = (
            referee.places[depot],
            bag(referee.depot_goods[depot]),
            sorted(referee.depot_shields[depot]),
        )
    if referee.options["duchy"] == "11":
        found["posts left"] = [referee.place_points(place) for place in range(len(referee.all_linked), 2)]
    if isinstance(referee, Solo):
        found["solo"] = (referee.target, referee.removed, referee.won, referee.sides[0].duchy.empty())
    for seat in range(referee.seats):
        found[f"seat {seat}"] = told_of_seat(referee, seat, referee.side(seat))
    return found


def told_of_seat(referee: Referee, seat: int, side: Side) -> Told:
    limit = referee.limit(seat, "shared" if referee.teams else "")
    return {
        "points": referee.points[seat],
        "side": referee.sides.index(side),
        "team": side.seats if referee.teams else [],
        "duchy": side.duchy.number,
        "tiles": side.duchy.tiles,
        "storage": sorted(side.shared),
        "own storage": sorted(side.own.get(seat, [])),
        "key spaces": -1 if 4 in side.shields else limit,
        "goods": bag(side.goods),
        "sold": bag(side.sold),
        "workers": side.workers,
        "silver": side.silver,
        "dice": sorted(referee.dice[seat]) if seat == referee.turn_of else None,
        "bonus tiles": side.bonus_tiles,
        "bridge": referee.space_on_bridge(seat),
        "shields": side.shields,
        "rival": referee.sides.index(side.rival) if side.rival and 6 in side.shields else None,
        "links": side.links,
        "route": [
            (str(good), bonus, str(side.laid[place]) if place < len(side.laid) else None)
            for place, (good, bonus) in enumerate(side.route)
        ],
    }


# ---- as the view shows it


def seen(view: Told) -> Told:
    """The same of a view; what depends on the expansions in play only then."""
    found: Told = {
        "phase": view["phase"],
        "white": view["white"],
        "round": view["round"],
        "goods to come": view["round_goods"],
        "turn": view["turn"],
        "order": view["bridge"],
        "black": [place["tile"] for place in view["black"]],
        "inns": view["inns"],
        "bonus tiles": {
            entry["colour"]: [view["players"][seat]["side"] for seat in entry["owners"]]
            for entry in view["colours"]
        },
    }
    if view["turn"] >= 0:
        found["bought"] = view["bought"]
    for depot in view["depots"]:
        found[f"depot {depot['number']}"] = (
            [place["tile"] for place in depot["places"]],
            depot["goods"],
            sorted(depot["shields"]),
        )
    if "posts" in view["expansions"]:
        found["posts left"] = view["posts_left"]
    if view["solo"]:
        solo = view["solo"]
        found["solo"] = (solo["target"], solo["removed"], solo["won"], solo["left"])
    for player in view["players"]:
        found[f"seat {player['seat']}"] = seen_of_seat(player, player["seat"] == view["turn"])
    return found


def seen_of_seat(player: Told, in_turn: bool) -> Told:
    return {
        "points": player["points"],
        "side": player["side"],
        "team": player["team"],
        "duchy": player["duchy"],
        "tiles": {space["name"]: space["tile"] for space in player["spaces"] if space["tile"]},
        "storage": sorted(player["storage"]),
        "own storage": sorted(player["own_storage"]),
        "key spaces": player["key_spaces"],
        "goods": player["goods"],
        "sold": player["sold"],
        "workers": player["workers"],
        "silver": player["silver"],
        "dice": sorted(player["dice"]) if in_turn else None,
        "bonus tiles": player["bonus_tiles"],
        "bridge": player["bridge"],
        "shields": {shield["number"]: shield["space"] for shield in player["shields"]},
        "rival": player["rival"],
        "links": {(one, other) for one, other in player["links"]},
        "route": [(space["good"], space["bonus"], space["laid"]) for space in player["route"]],
    }


# ---- what is printed


def printed_in(player: Told) -> Told:
    """Colour, die and region of each space, and where it lies from the first one."""
    left, top = player["spaces"][0]["at"]
    return {
        space["name"]: (
            space["colour"],
            space["die"],
            frozenset(other["name"] for other in player["spaces"] if other["region"] == space["region"]),
            (round((space["at"][1] - top) / 0.866), round(2 * (space["at"][0] - left))),
        )
        for space in player["spaces"]
    }


def printed_of(side: Side) -> Told:
    duchy = side.duchy
    row, x = next(iter(duchy.at.values()), (0, 0))
    return {
        space: (
            duchy.colour[space],
            duchy.die[space],
            duchy.region[space],
            (duchy.at[space][0] - row, duchy.at[space][1] - x) if duchy.at else None,
        )
        for space in duchy.colour
    }
