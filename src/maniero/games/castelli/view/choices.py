"""What the viewer can do: for them alone."""

from __future__ import annotations

from maniero.games.castelli.actions import Build, Over, Piece, Steward
from maniero.games.castelli.layout import laid
from maniero.games.castelli.names import (
    CHARACTERS,
    GUARD,
    HALF,
    KINDS,
    NONE,
    OCTAGON_NAMES,
    PIECES,
    SIDES,
    SITES,
    STEWARD,
)
from maniero.games.castelli.pieces import SETTLEMENTS, PrintedOctagon
from maniero.games.castelli.rules.cards import SellAtTheEnd
from maniero.games.castelli.rules.castles import CastleWith
from maniero.games.castelli.rules.laying import LayPiece
from maniero.games.castelli.rules.tile import LayTile, UseSteward
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.view.land import area_name, tile_view
from maniero.games.castelli.view.shapes import PieceView, PrintedOctagonView, TurningView


def piece_name(piece: int) -> str | None:
    return None if piece == NONE else PIECES[piece // 2] + ("-turned" if piece % 2 else "")


def offered(s: Castelli, viewer: int) -> list[PieceView]:
    ask = s.question(viewer) if viewer >= 0 else None
    if not isinstance(ask, LayPiece):
        return []
    return [
        {
            "name": piece_name(laid(action.piece, action.turned)) or "",
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


def turning(s: Castelli, viewer: int) -> list[TurningView]:
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


def sites(s: Castelli, viewer: int) -> list[str]:
    found: list[str] = []
    for action in s.legal_for(viewer) if viewer >= 0 else []:
        if isinstance(action, Build):
            found.append(area_name(OCTAGON_NAMES[action.octagon], KINDS[action.kind]))
        elif isinstance(action, Over):
            found.append(area_name(OCTAGON_NAMES[action.octagon], SITES[action.site]))
    return found


def helper(s: Castelli) -> str | None:
    ask = s.question(s.turn) if s.turn >= 0 else None
    return CHARACTERS[ask.character] if isinstance(ask, CastleWith) else None


def obstacles(s: Castelli, viewer: int) -> dict[str, str]:
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
