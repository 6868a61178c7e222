"""What a seat sees: JSON all through, built field by field so that nothing hidden slips in."""

from __future__ import annotations

from typing import TypedDict

from maniero.games.castelli.actions import Build, Over, Piece, Steward
from maniero.games.castelli.components import CastelliBox, SilverPlaces, Tile
from maniero.games.castelli.layout import Area, laid
from maniero.games.castelli.names import (
    BASE,
    BESIDE,
    CHARACTERS,
    GUARD,
    HALF,
    KINDS,
    MINE,
    NONE,
    OCTAGON_NAMES,
    PIECES,
    RESOURCES,
    REWARDS,
    SIDES,
    SITES,
    SQUARE_NAMES,
    STEWARD,
)
from maniero.games.castelli.pieces import SETTLEMENTS, PrintedOctagon
from maniero.games.castelli.rules.areas import EVALUATE
from maniero.games.castelli.rules.battle import castles_seen
from maniero.games.castelli.rules.cards import SellAtTheEnd
from maniero.games.castelli.rules.castles import CastleWith
from maniero.games.castelli.rules.laying import LayPiece
from maniero.games.castelli.rules.tile import LayTile, UseSteward
from maniero.games.castelli.state import Castelli, character_of, covered, known_by, top
from maniero.kernel.bits import bit, members
from maniero.kernel.state import NOBODY


class ShieldView(TypedDict):
    seat: int  # Whose colour it has: 0 blue, 1 red, 2 yellow, 3 green; perhaps nobody plays it.
    points: int
    card: bool  # A card is drawn on it; it counts 0.


class TileView(TypedDict):
    """A heraldic tile as it lies."""

    name: str
    value: int
    silver: int
    starting: bool
    turn: int  # Quarter turns clockwise.
    shields: list[ShieldView]  # Facing N, E, S, W.


class SquareView(TypedDict):
    name: str  # "C4": column from the west, row from the north.
    row: int  # From 0.
    column: int
    tile: TileView | None  # None: face down.
    rim: dict[str, str]  # Side -> reward, at the rim.


class AreaView(TypedDict):
    name: str  # "C3-rock"
    kind: str  # wood, grain, rock, market, mine
    sides: str  # Of the octagon: "NE".
    amount: int  # Symbols, tents, or the silver of the mine.
    squares: list[str]  # Beside it.
    open: int  # Of these, how many are face down.
    influence: list[int]  # By seat.
    leaders: list[int]  # Seats with the most influence; [] when nobody has any.
    share: int  # What each leader gets, or got: the amount, or a part of it.
    evaluated: bool
    fresh: bool  # Evaluated with the tile turned up last.


class SiteView(TypedDict):
    site: str  # rock1, rock2, grain, wood
    owner: int | None  # Of the castle there, the upper one.
    under: int | None  # Whose castle was built over.
    printed: bool  # A site of a rock area; else it is there for count or countess.


class OctagonView(TypedDict):
    name: str
    printed: str  # "A12": piece, row and column as printed.
    row: int
    column: int
    areas: list[AreaView]
    neutral: str  # Sides with a grey shield: those at the rim.
    settlement: str | None  # village, city
    sites: list[SiteView]
    influence: list[int]  # Heraldic points around it, by seat.
    cities: int  # In its row and column, itself too.
    villages: int
    worth: int  # Points of a castle here.
    castles: list[int]  # By seat, in its row and column: who has the most wins a settlement in the battle.


class PlayerView(TypedDict):
    seat: int
    points: int
    silver: int
    resources: dict[str, int]
    castles: int  # Left to build.
    built: int  # Standing, those that were built over left out.
    cards: int
    hand: list[str] | None  # Characters; None: hidden.
    held: TileView | None  # In the Dilemma.


class TurningView(TypedDict):
    """A tile that can be laid now, with the words for each turn."""

    word: str  # lay, swap, steward
    tile: TileView  # Unturned.
    turns: list[int]


class PrintedAreaView(TypedDict):
    kind: str
    sides: str
    amount: int
    sites: int


class PrintedOctagonView(TypedDict):
    """A landscape space of a piece as it would lie."""

    row: int  # On the piece, from 0.
    column: int
    settlement: str | None
    areas: list[PrintedAreaView]


class PieceView(TypedDict):
    """A piece of the board that can be laid now."""

    name: str  # "B", "B-turned"
    octagons: list[PrintedOctagonView]


class CastelliView(TypedDict):
    viewer: int | None
    actors: list[int]
    over: bool
    turn: int  # Whose turn it is; -1 before the first.
    first: int
    rows: int
    columns: int
    pieces: list[str | None]  # NW, NE, SW, SE or W, E: "A", "A-turned"; None: not laid yet.
    offered: list[PieceView]  # For the viewer: what can be laid next.
    squares: list[SquareView]
    octagons: list[OctagonView]
    opened: str | None  # The square of the tile turned up last.
    drawn: TileView | None  # Turned up there and not laid yet.
    turning: list[TurningView]  # For the viewer: what can be laid there.
    sites: list[str]  # For the viewer: where a castle may be built now, "C3-rock"; and over, "C3-rock1".
    helper: str | None  # The character for whom a castle is asked.
    obstacles: dict[
        str, str
    ]  # For the viewer: each card in hand, and the clause that keeps it there now or "".
    left: int  # Face-down tiles.
    unseen: list[TileView]  # Tiles that nobody has seen yet, unturned.
    mine: int
    deck: int
    last_played: str | None  # The last card under the deck, when all have seen it.
    villages_aside: int
    cities_aside: int
    played: bool  # A character was played in this turn.
    bought: bool  # A missing resource was bought in this turn.
    dilemma: bool
    battle: bool
    most_resources: int
    track: int  # The last space of the score track.
    prices: dict[str, int]  # castle, missing, built_over, abbot, builder, traitor, sale, robber, bandits
    gives: dict[str, int]  # Points: city, village, card, resource, silver_first, ... as printed.
    kings: dict[str, int]  # Points of each king.
    characters: dict[str, int]  # In the game: how many of each.
    players: list[PlayerView]


def view(s: Castelli, viewer: int) -> CastelliView:
    """The position as ``viewer`` sees it; NOBODY is a spectator."""
    return {
        "viewer": None if viewer == NOBODY else viewer,
        "actors": [seat for seat in s.actors() if seat >= 0],
        "over": not s.asks,
        "turn": s.turn,
        "first": s.first,
        "rows": s.layout.rows,
        "columns": 2 * BESIDE,
        "pieces": [_piece(piece) for piece in s.layout.pieces],
        "offered": _offered(s, viewer),
        "squares": [_square(s, square) for square in range(s.layout.squares)],
        "octagons": [_octagon(s, octagon) for octagon in range(s.layout.squares) if s.layout.names[octagon]],
        "opened": SQUARE_NAMES[s.square] if s.square != NONE else None,
        "drawn": tile_view(s.box.tiles[s.drawn]) if s.drawn != NONE else None,
        "turning": _turning(s, viewer),
        "sites": _sites(s, viewer),
        "helper": _helper(s),
        "obstacles": _obstacles(s, viewer),
        "left": s.layout.squares - members(s.revealed),
        "unseen": [
            tile_view(tile) for tile in s.box.tiles if not tile.starting and s.unseen & bit(tile.number)
        ],
        "mine": s.mine,
        "deck": s.deck_size(),
        "last_played": _last_played(s),
        "villages_aside": s.villages_aside,
        "cities_aside": s.cities_aside,
        "played": s.played,
        "bought": s.bought,
        "dilemma": s.dilemma,
        "battle": s.battle,
        "most_resources": s.box.most_resources,
        "track": s.box.track,
        "prices": _prices(s.box),
        "gives": _gives(s),
        "kings": dict(zip(CHARACTERS, s.box.king_points, strict=False)),
        "characters": _characters(s),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }


# ---- the board


def _piece(piece: int) -> str | None:
    return None if piece == NONE else PIECES[piece // 2] + ("-turned" if piece % 2 else "")


def _offered(s: Castelli, viewer: int) -> list[PieceView]:
    ask = s.question(viewer) if viewer >= 0 else None
    if not isinstance(ask, LayPiece):
        return []
    return [
        {
            "name": _piece(laid(action.piece, action.turned)) or "",
            "octagons": [_printed(octagon, action.turned) for octagon in s.box.pieces[action.piece]],
        }
        for action in ask.options(s)
        if isinstance(action, Piece)
    ]


def _printed(octagon: PrintedOctagon, turned: bool) -> PrintedOctagonView:
    half = len(SIDES) // 2 if turned else 0
    return {
        "row": HALF - 1 - octagon.row if turned else octagon.row,
        "column": HALF - 1 - octagon.column if turned else octagon.column,
        "settlement": SETTLEMENTS[octagon.settlement] if octagon.settlement != NONE else None,
        "areas": [
            {
                "kind": KINDS[area.kind],
                "sides": "".join(sorted((SIDES[(side + half) % 4] for side in area.sides), key=SIDES.index)),
                "amount": area.amount,
                "sites": area.sites,
            }
            for area in octagon.areas
        ],
    }


def tile_view(tile: Tile, turn: int = 0) -> TileView:
    return {
        "name": tile.name,
        "value": tile.value,
        "silver": tile.silver,
        "starting": tile.starting,
        "turn": turn,
        "shields": [
            {"seat": seat, "points": points, "card": seat == tile.card}
            for seat, points in zip(tile.facing[turn], tile.points[turn], strict=True)
        ],
    }


def _square(s: Castelli, square: int) -> SquareView:
    row = square // BESIDE
    face_up = s.laid[square] != NONE
    return {
        "name": SQUARE_NAMES[square],
        "row": row,
        "column": 2 * (square % BESIDE) + row % 2,
        "tile": tile_view(s.tile(square), s.turned(square)) if face_up else None,
        "rim": {
            SIDES[side]: REWARDS[reward] for side, reward in enumerate(s.layout.rim[square]) if reward != NONE
        },
    }


def _octagon(s: Castelli, octagon: int) -> OctagonView:
    row = octagon // BESIDE
    line = s.layout.lines[octagon]
    cities, villages = members(s.cities & line), members(s.villages & line)
    areas = [area for area in s.layout.areas if area.octagon == octagon and area.sides]
    return {
        "name": OCTAGON_NAMES[octagon],
        "printed": s.layout.names[octagon],
        "row": row,
        "column": 2 * (octagon % BESIDE) + 1 - row % 2,
        "areas": [_area(s, area) for area in areas],
        "neutral": s.layout.rim_sides(octagon),
        "settlement": "city" if s.cities & bit(octagon) else "village" if s.villages & bit(octagon) else None,
        "sites": _sites_of(s, octagon),
        "influence": [s.influence(octagon, seat) for seat in range(s.seats)],
        "cities": cities,
        "villages": villages,
        "worth": cities * s.box.city_points + villages * s.box.village_points,
        "castles": castles_seen(s, octagon),
    }


def _area(s: Castelli, area: Area) -> AreaView:
    influence = s.area_influence(area.number)
    most = max(influence)
    face_down = members(area.around & ~s.revealed)
    mine = area.kind == MINE
    leaders = [seat for seat in range(s.seats) if influence[seat] == most] if most else []
    amount = s.mine if mine else area.amount
    evaluated = not s.asks if mine else _evaluated(s, area, face_down)
    return {
        "name": area_name(OCTAGON_NAMES[area.octagon], KINDS[area.kind]),
        "kind": KINDS[area.kind],
        "sides": "".join(SIDES[side] for side in area.sides),
        "amount": amount,
        "squares": [SQUARE_NAMES[square] for square in area.squares],
        "open": face_down,
        "influence": influence,
        "leaders": leaders,
        "share": amount // max(1, len(leaders)),
        "evaluated": evaluated,
        "fresh": evaluated and s.square in area.squares,
    }


def _evaluated(s: Castelli, area: Area, face_down: int) -> bool:
    """All its tiles are face up, and its turn has come: not before stewards and cards."""
    fresh = s.square in area.squares and any(step in s.asks for step in EVALUATE)
    return bool(area.squares) and face_down == 0 and not fresh


def area_name(octagon: str, kind: str) -> str:
    return f"{octagon}-{kind}"


def _sites_of(s: Castelli, octagon: int) -> list[SiteView]:
    """The sites of a rock area, and castles of count and countess where they stand."""
    found: list[SiteView] = []
    for site, name in enumerate(SITES):
        entry = s.owners[octagon * len(SITES) + site]
        printed = name.startswith("rock") and bool(s.layout.sites[site] & bit(octagon))
        if printed or entry != NONE:
            found.append(
                {"site": name, "owner": _seat(top(entry)), "under": _seat(covered(entry)), "printed": printed}
            )
    return found


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


# ---- what the viewer can do


def _turning(s: Castelli, viewer: int) -> list[TurningView]:
    ask = s.question(viewer) if viewer >= 0 else None
    if isinstance(ask, LayTile):
        found: list[TurningView] = [
            {"word": "lay", "tile": tile_view(s.box.tiles[s.drawn]), "turns": [0, 1, 2, 3]}
        ]
        held = s.lords[viewer].held
        if held != NONE:
            found.append({"word": "swap", "tile": tile_view(s.box.tiles[held]), "turns": [0, 1, 2, 3]})
        return found
    if isinstance(ask, UseSteward):
        turns = [action.turn for action in s.box.actions.steward if action in ask.options(s)]
        return [{"word": "steward", "tile": tile_view(s.tile(s.square)), "turns": turns}] if turns else []
    return []


def _sites(s: Castelli, viewer: int) -> list[str]:
    found: list[str] = []
    for action in s.legal_for(viewer) if viewer >= 0 else []:
        if isinstance(action, Build):
            found.append(area_name(OCTAGON_NAMES[action.octagon], KINDS[action.kind]))
        elif isinstance(action, Over):
            found.append(area_name(OCTAGON_NAMES[action.octagon], SITES[action.site]))
    return found


def _helper(s: Castelli) -> str | None:
    ask = s.question(s.turn) if s.turn >= 0 else None
    return CHARACTERS[ask.character] if isinstance(ask, CastleWith) else None


# ---- cards and players


def _obstacles(s: Castelli, viewer: int) -> dict[str, str]:
    """Stewards and guards are played in the turns of others, with words of their own.

    After the last turn nothing is played any more, whoever is asked.
    """
    found: dict[str, str] = {}
    if viewer >= 0:
        legal = s.legal_for(viewer)
        if any(isinstance(action, Steward) for action in legal):
            found[CHARACTERS[STEWARD]] = ""
        if s.box.actions.guard in legal:
            found[CHARACTERS[GUARD]] = ""
        last = any(isinstance(ask, SellAtTheEnd) for ask in s.asks)
        for character in s.lords[viewer].hand:
            obstacle = "end.sales" if last else s.objection(viewer, s.box.actions.play[character])
            found.setdefault(CHARACTERS[character], obstacle)
    return found


def _last_played(s: Castelli) -> str | None:
    """All have seen the last card under the deck: it was played, not sold."""
    if not s.bottom or not known_by(s.bottom[-1], NOBODY):
        return None
    return CHARACTERS[character_of(s.bottom[-1])]


def _characters(s: Castelli) -> dict[str, int]:
    return dict(zip(CHARACTERS if s.battle else BASE, s.box.characters, strict=False))


def _prices(box: CastelliBox) -> dict[str, int]:
    return {
        "castle": box.castle_price,
        "missing": box.missing_price,
        "built_over": box.over_price,
        "abbot": box.abbot_price,
        "builder": box.builder_price,
        "traitor": box.traitor_price,
        "sale": box.sale,
        "robber": box.robber,
        "bandits": box.bandits,
    }


def _gives(s: Castelli) -> dict[str, int]:
    places: SilverPlaces = s.box.battle_places if s.battle else s.box.silver_places
    return {
        "city": s.box.city_points,
        "village": s.box.village_points,
        "card": s.box.card_points,
        "resource": s.box.resource_points,
        "silver_first": places.first,
        "silver_second": places.second,
        "silver_tie": places.tie,
        "starting_tile": s.box.starting_points,
        "city_majority": s.box.city_majority,
        "village_majority": s.box.village_majority,
        "castle": s.box.castle_points,
    }


def _player(s: Castelli, seat: int, viewer: int) -> PlayerView:
    lord = s.lords[seat]
    return {
        "seat": seat,
        "points": s.points[seat],
        "silver": lord.silver,
        "resources": dict(zip(RESOURCES, lord.stock, strict=True)),
        "castles": lord.castles,
        "built": s.castles_of(seat),
        "cards": len(lord.hand),
        "hand": [CHARACTERS[character] for character in lord.hand] if seat == viewer else None,
        "held": tile_view(s.box.tiles[lord.held]) if lord.held != NONE else None,
    }
