"""The turn of a player: a tile, the areas around it, castles; cards are sold and one is played in between."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.actions import Build, End, Go, Open, Over, Play, Sell
from maniero.games.castelli.events import TurnStarted
from maniero.games.castelli.names import MOST_SEATS, NONE
from maniero.games.castelli.rules.areas import EVALUATE, areas_due
from maniero.games.castelli.rules.battle import add_overs, build_over, why_not_over
from maniero.games.castelli.rules.cards import (
    SELL_AT_THE_END,
    SELL_BETWEEN_TURNS,
    add_sales,
    sell,
    why_not_sell,
)
from maniero.games.castelli.rules.castles import add_builds, build, why_not_build
from maniero.games.castelli.rules.characters import add_plays, play, why_not_play
from maniero.games.castelli.rules.tile import REVEAL_TILE
from maniero.games.castelli.scoring import FINISH
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, members
from maniero.kernel.first import clockwise
from maniero.kernel.state import Aside, Ask, Step


class StartTurn(Step[Castelli]):
    """The next player; until they have done something the others may sell."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Castelli) -> None:
        s.turn = self.to
        s.played = False
        s.bought = False
        s.helped = 0
        s.spared = []
        if s.told is not None:
            s.told.append(TurnStarted(self.to, s.layout.squares - members(s.revealed)))
        for seat in range(s.seats):
            if seat != self.to and s.lords[seat].hand:
                s.asks.append(SELL_BETWEEN_TURNS[seat])
        s.asks.append(BEGIN_TURN[self.to])


class OwnTurn(Ask[Castelli]):
    """A question of the own turn: among its options are sales and, once a turn, a character."""

    building: bool = False

    def others(self, s: Castelli) -> list[Action]:
        """What may be done besides selling and playing."""
        return []

    def why_not(self, s: Castelli, action: Action) -> str:
        return "turn.order"

    def do(self, s: Castelli, action: Action) -> None: ...

    def again(self) -> Ask[Castelli]:
        """What is asked after a card was sold or played."""
        return self

    def options(self, s: Castelli) -> list[Action]:
        found: list[Action] = []
        add_sales(s, self.seat, found)
        add_plays(s, self.seat, self.building, found)
        found.extend(self.others(s))
        return found

    def objection(self, s: Castelli, action: Action) -> str:
        if isinstance(action, Sell):
            return why_not_sell(s, self.seat, action)
        if isinstance(action, Play):
            return why_not_play(s, self.seat, action.character, self.building)
        return self.why_not(s, action)

    def answer(self, s: Castelli, action: Action) -> None:
        if isinstance(action, Sell):
            s.asks.append(self.again())
            sell(s, self.seat, action.character)
        elif isinstance(action, Play):
            s.asks.append(self.again())
            play(s, self.seat, action.character)
        else:
            self.do(s, action)


class ChooseTile(OwnTurn):
    """Which face-down tile is turned up."""

    def others(self, s: Castelli) -> list[Action]:
        found: list[Action] = []
        for action in s.box.actions.open[: s.layout.squares]:
            if not s.revealed >> action.square & 1:
                found.append(action)
        return found

    def why_not(self, s: Castelli, action: Action) -> str:
        if not isinstance(action, Open):
            return "castle.when" if isinstance(action, (Build, Over)) else "turn.order"
        face_down = action.square < s.layout.squares and not s.revealed & bit(action.square)
        return "" if face_down else "tile.choose"

    def do(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Open)
        s.square = action.square
        s.asks.append(BUILD_CASTLES[self.seat])
        s.asks.extend(reversed(EVALUATE))
        s.asks.append(BEFORE_AREAS)
        s.asks.append(REVEAL_TILE[self.seat])


class BeginTurn(ChooseTile):
    """The same, while the others may still sell."""

    def again(self) -> Ask[Castelli]:
        return CHOOSE_TILE[self.seat]

    def answer(self, s: Castelli, action: Action) -> None:
        while s.asks and isinstance(s.asks[-1], Aside):
            s.asks.pop()
        super().answer(s, action)


class PauseBeforeAreas(Step[Castelli]):
    """Who has cards may sell and play them before areas are evaluated."""

    def run(self, s: Castelli) -> None:
        if s.lords[s.turn].hand and areas_due(s):
            s.asks.append(USE_CARDS[s.turn])


class UseCards(OwnTurn):
    """A card before the areas are evaluated?"""

    def again(self) -> Ask[Castelli]:
        return BEFORE_AREAS

    def others(self, s: Castelli) -> list[Action]:
        return [s.box.actions.go]

    def why_not(self, s: Castelli, action: Action) -> str:
        if isinstance(action, (Build, Over)):
            return "castle.when"
        return "" if isinstance(action, Go) else "turn.order"


class BuildCastles(OwnTurn):
    """Castles, as many as can be paid; then the end of the turn."""

    building = True

    def others(self, s: Castelli) -> list[Action]:
        found: list[Action] = []
        add_builds(s, self.seat, NONE, found)
        add_overs(s, self.seat, NONE, found)
        found.append(s.box.actions.end)
        return found

    def why_not(self, s: Castelli, action: Action) -> str:
        if isinstance(action, Build):
            return why_not_build(s, self.seat, action, NONE)
        if isinstance(action, Over):
            return why_not_over(s, self.seat, action, NONE)
        return "" if isinstance(action, End) else "turn.order"

    def do(self, s: Castelli, action: Action) -> None:
        if isinstance(action, End):
            end_turn(s, self.seat)
            return
        s.asks.append(self)
        if isinstance(action, Build):
            build(s, self.seat, action, NONE)
        else:
            assert isinstance(action, Over)
            build_over(s, self.seat, action, NONE)


def end_turn(s: Castelli, seat: int) -> None:
    """On to the next player; after the last tile, to the last sales and the end."""
    if members(s.revealed) < s.layout.squares:
        s.asks.append(START_TURN[(seat + 1) % s.seats])
        return
    s.asks.append(FINISH)
    for other in reversed(clockwise(seat, s.seats)):
        if s.lords[other].hand:
            s.asks.append(SELL_AT_THE_END[other])


# Questions hold only numbers, so one object of each serves all games.
START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
BEGIN_TURN: Final = [BeginTurn(seat, together=True) for seat in range(MOST_SEATS)]
CHOOSE_TILE: Final = [ChooseTile(seat) for seat in range(MOST_SEATS)]
BEFORE_AREAS: Final = PauseBeforeAreas()
USE_CARDS: Final = [UseCards(seat) for seat in range(MOST_SEATS)]
BUILD_CASTLES: Final = [BuildCastles(seat) for seat in range(MOST_SEATS)]
