"""The view of Castelli as JSON: what each part of it says."""

from __future__ import annotations

from typing import TypedDict


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
    name: str  # "C3": column from the west, row from the north.
    row: int  # From 0.
    column: int
    tile: TileView | None  # None: face down.
    rim: dict[str, str]  # Side -> reward, at the rim.


class AreaView(TypedDict):
    name: str  # "C4-rock"
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
    sites: list[str]  # For the viewer: where a castle may be built now, "C4-rock"; and over, "C4-rock1".
    helper: str | None  # The character for whom a castle is asked.
    # For the viewer: each card in hand, and the clause that keeps it from being played now, or "".
    obstacles: dict[str, str]
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
