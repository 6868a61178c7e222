"""What a seat sees: JSON all through, built field by field so that nothing hidden slips in."""

from __future__ import annotations

from maniero.games.castelli.names import BESIDE, CHARACTERS, NONE, SQUARE_NAMES
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.view.choices import helper, obstacles, offered, piece_name, sites, turning
from maniero.games.castelli.view.land import octagon_view, square_view, tile_view
from maniero.games.castelli.view.people import characters, gives, last_played, player_view, prices
from maniero.games.castelli.view.shapes import (
    AreaView,
    CastelliView,
    OctagonView,
    PieceView,
    PlayerView,
    PrintedAreaView,
    PrintedOctagonView,
    ShieldView,
    SiteView,
    SquareView,
    TileView,
    TurningView,
)
from maniero.kernel.bits import members, numbers
from maniero.kernel.state import NOBODY

__all__ = [
    "AreaView",
    "CastelliView",
    "OctagonView",
    "PieceView",
    "PlayerView",
    "PrintedAreaView",
    "PrintedOctagonView",
    "ShieldView",
    "SiteView",
    "SquareView",
    "TileView",
    "TurningView",
    "view",
]


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
        "pieces": [piece_name(piece) for piece in s.layout.pieces],
        "offered": offered(s, viewer),
        "squares": [square_view(s, square) for square in range(s.layout.squares)],
        "octagons": [
            octagon_view(s, octagon) for octagon in range(s.layout.squares) if s.layout.names[octagon]
        ],
        "opened": SQUARE_NAMES[s.square] if s.square != NONE else None,
        "drawn": tile_view(s.box.tiles[s.drawn]) if s.drawn != NONE else None,
        "turning": turning(s, viewer),
        "sites": sites(s, viewer),
        "helper": helper(s),
        "obstacles": obstacles(s, viewer),
        "left": s.layout.squares - members(s.revealed),
        "unseen": [tile_view(s.box.tiles[tile]) for tile in numbers(s.unseen)],
        "mine": s.mine,
        "deck": s.deck_size(),
        "last_played": last_played(s),
        "villages_aside": s.villages_aside,
        "cities_aside": s.cities_aside,
        "played": s.played,
        "bought": s.bought,
        "dilemma": s.dilemma,
        "battle": s.battle,
        "most_resources": s.box.most_resources,
        "track": s.box.track,
        "prices": prices(s.box),
        "gives": gives(s),
        "kings": dict(zip(CHARACTERS, s.box.king_points, strict=False)),
        "characters": characters(s),
        "players": [player_view(s, seat, viewer) for seat in range(s.seats)],
    }
