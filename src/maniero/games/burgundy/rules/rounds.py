"""Phases and rounds: filling the depots, rolling, turns along the bridge, mines, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.burgundy.actions import Draw, Good, Roll, White
from maniero.games.burgundy.events import (
    DiceRolled,
    MinesPaid,
    PhaseStarted,
    RoundStarted,
    TurnStarted,
)
from maniero.games.burgundy.monasteries import MINES_GIVE_WORKERS, added, has
from maniero.games.burgundy.names import (
    BLACK_PLACES,
    CASTLE,
    GOODS,
    MINE,
    MOST_SEATS,
    NONE,
    PHASES,
    SHIP,
    TILE_CASTLE,
    TILE_MINE,
    TILE_SHIP,
    TILES_OF,
)
from maniero.games.burgundy.rules.acting import TURN
from maniero.games.burgundy.rules.dice import roll
from maniero.games.burgundy.rules.gains import gain_silver, gain_workers
from maniero.games.burgundy.scoring import score_the_end
from maniero.games.burgundy.shields import DOUBLE_MINES
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.action import Action
from maniero.kernel.bags import count, one
from maniero.kernel.state import NOBODY, ByChance, Step


class StartPhase(Step[Burgundy]):
    """Tiles left on the board go, goods stay; all places are filled, and a good for each round laid out."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase: Final = phase

    def run(self, s: Burgundy) -> None:
        s.phase = self.phase
        s.round = 0
        if s.told is not None:
            s.told.append(PhaseStarted(NOBODY, self.phase))
        s.asks.append(START_ROUND)
        for _ in range(s.box.rounds):
            s.asks.append(DRAW_ROUND_GOOD)
        board = s.box.board(s.seats)
        for place in range(board.black_places - 1, -1, -1):
            s.black_depot[place] = NONE
            s.asks.append(DRAW_BLACK[place])
        colours = board.places[self.phase]
        for place in range(len(colours) - 1, -1, -1):
            s.depots[place] = NONE
            if colours[place] != NONE:
                self._fill(s, place, colours[place])
        for expansion in s.expansions:
            expansion.phase_starts(s)

    def _fill(self, s: Burgundy, place: int, colour: int) -> None:
        """Of castles, mines and ships there is one kind each: chance has nothing to say."""
        if colour in (CASTLE, MINE, SHIP):
            tile = TILE_CASTLE if colour == CASTLE else TILE_MINE if colour == MINE else TILE_SHIP
            s.depots[place] = tile
            s.coloured[tile] -= 1
        else:
            s.asks.append(DrawTile(place, colour))


class DrawTile(ByChance[Burgundy]):
    """Which tile of a colour comes to a place of the numbered depots."""

    def __init__(self, place: int, colour: int) -> None:
        super().__init__()
        self.place: Final = place
        self.colour: Final = colour

    def options(self, s: Burgundy) -> list[Action]:
        found: list[Action] = []
        for tile in TILES_OF[self.colour]:
            if s.coloured[tile]:
                found.append(s.box.actions.draw[tile])
        return found

    def weights(self, s: Burgundy) -> list[int]:
        found: list[int] = []
        for tile in TILES_OF[self.colour]:
            if s.coloured[tile]:
                found.append(s.coloured[tile])
        return found

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Draw)
        s.coloured[action.tile] -= 1
        s.depots[self.place] = action.tile


class DrawBlack(ByChance[Burgundy]):
    """Which tile with the black back comes to a place of the black depot."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def options(self, s: Burgundy) -> list[Action]:
        found: list[Action] = []
        for tile in s.box.black_tiles:
            if s.black[tile]:
                found.append(s.box.actions.draw[tile])
        return found

    def weights(self, s: Burgundy) -> list[int]:
        found: list[int] = []
        for tile in s.box.black_tiles:
            if s.black[tile]:
                found.append(s.black[tile])
        return found

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Draw)
        s.black[action.tile] -= 1
        s.black_depot[self.place] = action.tile


class DrawGood(ByChance[Burgundy]):
    """Which good is drawn: for a player at the start, or for a round of the phase."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to  # Seat, or NONE: laid out for a round.

    def options(self, s: Burgundy) -> list[Action]:
        found: list[Action] = []
        for good in range(len(GOODS)):
            if count(s.goods, good):
                found.append(s.box.actions.good[good])
        return found

    def weights(self, s: Burgundy) -> list[int]:
        found: list[int] = []
        for good in range(len(GOODS)):
            left: int = count(s.goods, good)
            if left:
                found.append(left)
        return found

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Good)
        tile: i64 = one(action.good)
        s.goods -= tile
        if self.to == NONE:
            s.round_goods.append(action.good)
        else:
            s.dukes[self.to].goods += tile


class StartRound(Step[Burgundy]):
    """All roll, the white die brings a good, and each has a turn in the order of the bridge."""

    def run(self, s: Burgundy) -> None:
        s.asks.append(END_ROUND)
        for i in range(s.seats - 1, -1, -1):
            s.asks.append(START_TURN[s.order[i]])
        s.asks.append(ROLL_WHITE)
        for i in range(s.seats - 1, -1, -1):
            s.asks.append(ROLL_DICE[s.order[i]])


class RollDice(ByChance[Burgundy]):
    """The two dice of a seat."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def options(self, s: Burgundy) -> list[Action]:
        return s.box.actions.any_roll[:]

    def weights(self, s: Burgundy) -> list[int]:
        return ROLL_WEIGHTS

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, Roll)
        roll(s, self.to, action.low, action.high)
        if s.told is not None:
            s.told.append(DiceRolled(self.to, action.low, action.high))


class RollWhite(ByChance[Burgundy]):
    """The white die says which depot gets the good of this round."""

    def options(self, s: Burgundy) -> list[Action]:
        return s.box.actions.any_white[:]

    def answer(self, s: Burgundy, action: Action) -> None:
        assert isinstance(action, White)
        s.white = action.die
        good = s.round_goods.pop(0)
        s.depot_goods[action.die - 1] += one(good)
        if s.told is not None:
            s.told.append(RoundStarted(NOBODY, s.round, action.die, good))
        for expansion in s.expansions:
            expansion.round_starts(s)


class StartTurn(Step[Burgundy]):
    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Burgundy) -> None:
        s.turn = self.to
        s.bought = False
        if s.told is not None:
            s.told.append(TurnStarted(self.to))
        for expansion in s.expansions:
            expansion.turn_starts(s)
        s.asks.append(TURN[self.to])


class EndRound(Step[Burgundy]):
    """The next round; after the last of a phase mines pay, and the next phase or the end comes."""

    def run(self, s: Burgundy) -> None:
        s.round += 1
        if s.round < s.box.rounds:
            s.asks.append(START_ROUND)
            return
        s.asks.append(END_PHASE)
        s.asks.append(PAY_MINES)
        for expansion in s.expansions:
            expansion.phase_ends(s)


class PayMines(Step[Burgundy]):
    """Silver for each mine at the end of a phase."""

    def run(self, s: Burgundy) -> None:
        for seat in range(s.sides):
            pay_mines(s, seat)


def pay_mines(s: Burgundy, seat: int) -> None:
    duke = s.dukes[seat]
    silver = duke.mines * s.box.mine_silver * (2 if has(duke, DOUBLE_MINES) else 1)
    workers = duke.mines * added(s, duke, MINES_GIVE_WORKERS)
    gain_silver(s, seat, silver)
    if s.told is not None and (silver or workers):
        s.told.append(MinesPaid(seat, silver, workers))
    gain_workers(s, seat, workers)


class EndPhase(Step[Burgundy]):
    """The next phase, or the final scoring."""

    def run(self, s: Burgundy) -> None:
        if s.phase + 1 < len(PHASES):
            s.asks.append(START_PHASE[s.phase + 1])
        else:
            score_the_end(s)


# Questions hold only numbers, so one object of each serves all games.
START_PHASE: Final = [StartPhase(phase) for phase in range(len(PHASES))]
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
PAY_MINES: Final = PayMines()
END_PHASE: Final = EndPhase()
START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
ROLL_DICE: Final = [RollDice(seat) for seat in range(MOST_SEATS)]
ROLL_WHITE: Final = RollWhite()
ROLL_WEIGHTS: Final = [1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)]
DRAW_BLACK: Final = [DrawBlack(place) for place in range(BLACK_PLACES)]
DRAW_ROUND_GOOD: Final = DrawGood(NONE)
