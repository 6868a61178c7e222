"""The tile of a turn: turned up, laid back, and perhaps turned by a steward."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.actions import Lay, Reveal, Sell, Steward, Swap
from maniero.games.castelli.events import TileLaid, TileRevealed, TileTurned
from maniero.games.castelli.names import MOST_SEATS, NONE, STEWARD, TURNS
from maniero.games.castelli.rules.areas import SETTLE_TILE, mine_silver
from maniero.games.castelli.rules.cards import deal, help_with, why_no_help
from maniero.games.castelli.state import Castelli, tile_turned
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, numbers
from maniero.kernel.first import clockwise
from maniero.kernel.state import Ask, ByChance, Step


class RevealTile(ByChance[Castelli]):
    """Chance says which tile lies there."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def options(self, s: Castelli) -> list[Action]:
        return [s.box.actions.reveal[tile] for tile in numbers(s.unseen)]

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Reveal)
        s.unseen &= ~bit(action.tile)
        s.drawn = action.tile
        s.asks.append(LAY_TILE[self.to])
        if s.told is not None:
            s.told.append(TileRevealed(self.to, s.square, action.tile))


class LayTile(Ask[Castelli]):
    """How the tile is laid back; in the Dilemma the tile in hand may be laid instead."""

    inside = True

    def options(self, s: Castelli) -> list[Action]:
        actions = s.box.actions
        found: list[Action] = []
        found.extend(actions.lay)
        if not self._why_not_swap(s):
            found.extend(actions.swap)
        return found

    def _why_not_swap(self, s: Castelli) -> str:
        return "" if s.lords[self.seat].held != NONE else "dilemma.module"

    def objection(self, s: Castelli, action: Action) -> str:
        if isinstance(action, Swap):
            return self._why_not_swap(s)
        return "" if isinstance(action, Lay) else "tile.lay"

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, (Lay, Swap))
        lord = s.lords[self.seat]
        number = s.drawn
        if isinstance(action, Swap):
            number = lord.held
            lord.held = s.drawn
        tile = s.box.tiles[number]
        s.drawn = NONE
        s.laid[s.square] = tile_turned(number, action.turn)
        s.revealed |= bit(s.square)
        silver = mine_silver(s, self.seat, tile.silver)
        if s.told is not None:
            swapped = isinstance(action, Swap)
            s.told.append(TileLaid(self.seat, s.square, number, action.turn, swapped, silver))
        s.asks.append(SETTLE_TILE)
        s.asks.append(ASK_STEWARDS)
        if tile.card != NONE:
            deal(s, self.seat, 1)


class AskStewards(Step[Castelli]):
    """Everybody else who has a card is asked, so that nobody learns who has a steward."""

    def run(self, s: Castelli) -> None:
        for seat in reversed(clockwise(s.turn, s.seats)):
            if seat != s.turn and s.lords[seat].hand:
                s.asks.append(USE_STEWARD[seat])


class UseSteward(Ask[Castelli]):
    """Whether another player turns the tile."""

    covert = True
    out_of_turn = True

    def options(self, s: Castelli) -> list[Action]:
        actions = s.box.actions
        found: list[Action] = []
        if not why_no_help(s, self.seat, STEWARD):
            for action in actions.steward:
                if action.turn != s.turned(s.square):
                    found.append(action)
        found.append(actions.pass_)
        return found

    def objection(self, s: Castelli, action: Action) -> str:
        if isinstance(action, Steward):
            same = "" if action.turn != s.turned(s.square) else "card.effect"
            return why_no_help(s, self.seat, STEWARD) or same
        if isinstance(action, Sell):
            return "card.sell"
        return "" if action is s.box.actions.pass_ else "card.steward"

    def answer(self, s: Castelli, action: Action) -> None:
        if isinstance(action, Steward):
            help_with(s, self.seat, STEWARD)
            s.laid[s.square] = tile_turned(s.laid[s.square] // TURNS, action.turn)
            if s.told is not None:
                s.told.append(TileTurned(self.seat, s.square, action.turn))


REVEAL_TILE: Final = [RevealTile(seat) for seat in range(MOST_SEATS)]
LAY_TILE: Final = [LayTile(seat) for seat in range(MOST_SEATS)]
ASK_STEWARDS: Final = AskStewards()
USE_STEWARD: Final = [UseSteward(seat) for seat in range(MOST_SEATS)]
