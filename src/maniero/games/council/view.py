"""What one seat may see of a position, built field by field; nothing is copied and then hidden."""

from __future__ import annotations

from typing import TypedDict

from maniero.games.council.names import (
    CARDS,
    CITY_COLOURS,
    COLOURS,
    COUNCILLORS,
    FACE_UP,
    KING,
    LETTERS,
    METALS,
    NONE,
    PERMITS,
    REGION_OF,
    REGIONS,
    SPECIALS,
)
from maniero.games.council.rules.councils import colours_of
from maniero.games.council.rules.dealing import SeatCouncillor
from maniero.games.council.state import Council
from maniero.kernel.bags import size, unpack
from maniero.kernel.bits import members

Bonuses = dict[str, int]  # points, coins, assistants, cards, nobility, mains -> amount, as printed.


class PermitView(TypedDict):
    name: str  # Its city letters: "ABE".
    region: str
    cities: list[str]
    bonuses: Bonuses


class CityView(TypedDict):
    letter: str
    name: str
    region: str
    colour: str  # gold, silver, bronze, iron or purple
    token: Bonuses | None  # None in the purple city and before tokens are laid out.
    emporiums: list[int]  # Seats in ascending order.
    neutral: bool  # A neutral emporium stands here (two players).


class RegionView(TypedDict):
    id: str
    council: list[str]  # Left, where councillors come in, to right, where they fall.
    permits: list[PermitView | None]  # The two face-up places.
    pile: int  # Tiles in the face-down pile, the known ones at its bottom included.
    bottom: list[PermitView]  # Known tiles at the bottom of the pile, next to be drawn first.
    bonus: int  # Points of the region's bonus tile.
    bonus_owner: int | None


class ColourView(TypedDict):
    colour: str
    bonus: int
    bonus_owner: int | None


class SpaceView(TypedDict):
    """One space of the nobility track: bonuses, or a special with its count, or neither."""

    bonuses: Bonuses
    special: str  # "", city_reward, take_permit or repeat_permit
    count: int


class PlayerView(TypedDict):
    seat: int
    order: int  # 0 for the first player, 1 for the next one, ...
    points: int
    coins: int
    assistants: int
    nobility: int
    emporiums_left: int
    cards: int
    hand: dict[str, int] | None  # Colour -> cards; None when it is not the viewer's.
    permits: list[PermitView]  # Face up.
    used: list[PermitView]  # Face down.
    king_rewards: list[int]  # Points of the king's reward tiles won.


class TurnView(TypedDict):
    seat: int  # Whose turn it is; -1 before the first turn.
    due: int  # Main actions that must still be taken.
    extra: int  # Main actions that may still be taken.
    quick: bool  # The quick action is still to be had.
    last: bool  # This is one of the last turns.


class CouncilView(TypedDict):
    viewer: int | None  # None is a spectator.
    over: bool
    actors: list[int]  # Who is asked now.
    turn: TurnView
    sides: str
    roads: list[str]  # "AB": a road between A and B.
    king: str  # The city where the king stands.
    cities: list[CityView]
    regions: list[RegionView]
    king_council: list[str]
    free: list[str]  # Councillors beside the board.
    colours: list[ColourView]
    king_rewards: list[int]  # Points of the reward tiles left, the top one first.
    nobility: list[SpaceView]
    most_coins: int  # The last space of the wealth track.
    deck: int
    discards: dict[str, int]
    players: list[PlayerView]


def view(s: Council, viewer: int) -> CouncilView:
    """The position as ``viewer`` sees it; NOBODY is a spectator."""
    return {
        "viewer": viewer if viewer >= 0 else None,
        "over": not s.asks,
        "actors": [seat for seat in s.actors() if seat >= 0],
        "turn": {
            "seat": s.turn,
            "due": s.due,
            "extra": s.extra,
            "quick": s.quick,
            "last": s.ender != NONE,
        },
        "sides": s.city_map.sides,
        "roads": s.city_map.roads[:],
        "king": LETTERS[s.king],
        "cities": [_city(s, city) for city in range(len(LETTERS))],
        "regions": [_region(s, region) for region in range(len(REGIONS))],
        "king_council": _council(s, KING),
        "free": [COLOURS[colour] for colour in unpack(s.free)],
        "colours": [
            {"colour": metal, "bonus": s.box.bonus_tiles[i], "bonus_owner": _owner(s, i)}
            for i, metal in enumerate(METALS, start=len(REGIONS))
        ],
        "king_rewards": s.box.king_rewards[s.king_rewards_taken :],
        "nobility": [
            {
                "bonuses": dict(space.bonuses.printed),
                "special": SPECIALS[space.special],
                "count": space.count,
            }
            for space in s.box.spaces
        ],
        "most_coins": s.box.most_coins,
        "deck": size(s.deck),
        "discards": _cards(s.discards),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }


def _city(s: Council, city: int) -> CityView:
    token = s.tokens[city]
    return {
        "letter": LETTERS[city],
        "name": s.box.cities[city],
        "region": REGIONS[REGION_OF[city]],
        "colour": CITY_COLOURS[s.city_map.colours[city]],
        "token": None if token == NONE else dict(s.box.tokens[token].printed),
        "emporiums": [seat for seat, player in enumerate(s.players) if player.built >> city & 1],
        "neutral": bool(s.neutral >> city & 1),
    }


def _region(s: Council, region: int) -> RegionView:
    places = s.face_up[region * FACE_UP : (region + 1) * FACE_UP]
    return {
        "id": REGIONS[region],
        "council": _council(s, region),
        "permits": [None if permit == NONE else _permit(s, permit) for permit in places],
        "pile": members(s.piles[region]) + len(s.bottoms[region]),
        "bottom": [_permit(s, permit) for permit in s.bottoms[region]],
        "bonus": s.box.bonus_tiles[region],
        "bonus_owner": _owner(s, region),
    }


def _council(s: Council, council: int) -> list[str]:
    """Only the places that are filled: during the set-up chance fills them one by one."""
    filled = COUNCILLORS
    for ask in s.asks:
        if isinstance(ask, SeatCouncillor) and ask.council == council:
            filled = min(filled, ask.place)
    return [COLOURS[colour] for colour in colours_of(s.councils[council])[:filled]]


def _owner(s: Council, tile: int) -> int | None:
    return None if s.tile_owner[tile] == NONE else s.tile_owner[tile]


def _permit(s: Council, number: int) -> PermitView:
    permit = s.box.permits[number]
    return {
        "name": permit.name,
        "region": REGIONS[permit.region],
        "cities": [LETTERS[city] for city in permit.cities],
        "bonuses": dict(permit.bonuses.printed),
    }


def _permits(s: Council, owned: int) -> list[PermitView]:
    return [_permit(s, number) for number in range(PERMITS) if owned >> number & 1]


def _cards(bag: int) -> dict[str, int]:
    held = unpack(bag)
    return {name: held.count(kind) for kind, name in enumerate(CARDS)}


def _player(s: Council, seat: int, viewer: int) -> PlayerView:
    player = s.players[seat]
    return {
        "seat": seat,
        "order": (seat - s.first) % s.seats,
        "points": s.points[seat],
        "coins": player.coins,
        "assistants": player.assistants,
        "nobility": player.nobility,
        "emporiums_left": player.emporiums_left,
        "cards": size(player.hand),
        "hand": _cards(player.hand) if seat == viewer else None,
        "permits": _permits(s, player.permits),
        "used": _permits(s, player.used),
        "king_rewards": player.king_rewards[:],
    }
