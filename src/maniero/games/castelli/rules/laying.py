"""The set-up: the pieces of the board, and the starting tiles of the Dilemma."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.actions import Piece, Start
from maniero.games.castelli.events import PieceLaid, StartingTileDealt
from maniero.games.castelli.layout import laid
from maniero.games.castelli.names import MOST_SEATS, NONE
from maniero.games.castelli.rules.turn import START_TURN
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.first import clockwise
from maniero.kernel.state import CHANCE, NOBODY, Ask, ByChance, Step


class LayPiece(Ask[Castelli]):
    """Which piece lies on the next place: by chance, or as a player likes."""

    def options(self, s: Castelli) -> list[Action]:
        return [action for action in s.box.actions.piece if not self._why_not(s, action)]

    def _why_not(self, s: Castelli, action: Piece) -> str:
        there = s.layout.pieces
        if laid(action.piece, False) in there or laid(action.piece, True) in there:
            return "setup.board"
        return "setup.two" if s.seats == 2 and action.turned else ""

    def objection(self, s: Castelli, action: Action) -> str:
        return self._why_not(s, action) if isinstance(action, Piece) else "setup.board"

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Piece)
        pieces = s.layout.pieces[:]
        place = pieces.index(NONE)
        pieces[place] = laid(action.piece, action.turned)
        lay_board(s, pieces)
        if s.told is not None:
            seat = self.seat if self.seat != CHANCE else NOBODY
            s.told.append(PieceLaid(seat, place, action.piece, action.turned))
        if NONE in pieces:
            s.asks.append(self)


class LetFirstPlayerLay(Step[Castelli]):
    """The first player, who is known by now, lays the board."""

    def run(self, s: Castelli) -> None:
        s.asks.append(LAY_PIECE[s.first])


def lay_board(s: Castelli, pieces: list[int]) -> None:
    """The board of these pieces, with its villages and cities; NONE where one is missing."""
    s.layout = s.box.layout(pieces)
    s.villages = s.layout.villages
    s.cities = s.layout.cities
    s.free = s.layout.sites[:]


class DealStartingTiles(Step[Castelli]):
    """In the Dilemma one for everybody, from the first player on."""

    def run(self, s: Castelli) -> None:
        for seat in reversed(clockwise(s.first, s.seats)):
            s.asks.append(DEAL_STARTING_TILE[seat])


class DealStartingTile(ByChance[Castelli]):
    """Chance says which one."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def options(self, s: Castelli) -> list[Action]:
        held = [lord.held for lord in s.lords]
        return [action for action in s.box.actions.start if action.tile not in held]

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Start)
        s.lords[self.to].held = action.tile
        if s.told is not None:
            s.told.append(StartingTileDealt(self.to, action.tile))


class FirstTurn(Step[Castelli]):
    def run(self, s: Castelli) -> None:
        s.asks.append(START_TURN[s.first])


LAY_PIECE_BY_CHANCE: Final = LayPiece(CHANCE)
LAY_PIECE: Final = [LayPiece(seat) for seat in range(MOST_SEATS)]
LET_FIRST_PLAYER_LAY: Final = LetFirstPlayerLay()
DEAL_STARTING_TILES: Final = DealStartingTiles()
DEAL_STARTING_TILE: Final = [DealStartingTile(seat) for seat in range(MOST_SEATS)]
FIRST_TURN: Final = FirstTurn()
