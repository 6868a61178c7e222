"""The turn: draw a card, then main actions and a quick action in any order."""

from __future__ import annotations

from typing import Final

from maniero.games.council.actions import Build, Buy, Change, Elect, End, Extra, Hire, King, Send
from maniero.games.council.events import TurnStarted
from maniero.games.council.names import MOST_SEATS, NONE
from maniero.games.council.rules.cards import deal
from maniero.games.council.rules.main_actions import add_mains, take_main, why_not_main
from maniero.games.council.rules.quick_actions import add_quicks, take_quick, why_not_quick
from maniero.games.council.scoring import score_the_end
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.state import Ask, Step


class StartTurn(Step[Council]):
    """A card is drawn, one main action is due and one quick action may be had."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to

    def run(self, s: Council) -> None:
        s.turn = self.to
        s.due = 1
        s.extra = 0
        s.quick = True
        if s.told is not None:
            s.told.append(TurnStarted(self.to, s.ender != NONE))
        s.asks.append(TURN[self.to])
        deal(s, self.to, 1)


class Turn(Ask[Council]):
    """Which action next, or the end of the turn."""

    def options(self, s: Council) -> list[Action]:
        out: list[Action] = []
        if not why_no_mains(s):
            add_mains(s, self.seat, out)
        if not why_no_quicks(s):
            add_quicks(s, self.seat, out)
        if not why_not_end(s):
            out.append(s.box.actions.end)
        return out

    def objection(self, s: Council, action: Action) -> str:
        if isinstance(action, (Hire, Change, Send, Extra)):
            return why_no_quicks(s) or why_not_quick(s, self.seat, action)
        if isinstance(action, End):
            return why_not_end(s)
        if isinstance(action, (Elect, Buy, Build, King)):
            return why_no_mains(s) or why_not_main(s, self.seat, action)
        return "turn.asked"

    def answer(self, s: Council, action: Action) -> None:
        if isinstance(action, End):
            end_turn(s, self.seat)
            return
        s.asks.append(self)
        if isinstance(action, (Hire, Change, Send, Extra)):
            s.quick = False
            take_quick(s, self.seat, action)
        else:
            if s.due:
                s.due -= 1
            else:
                s.extra -= 1
            take_main(s, self.seat, action)


def why_no_mains(s: Council) -> str:
    return "" if s.due + s.extra else "turn.main"


def why_no_quicks(s: Council) -> str:
    return "" if s.quick else "turn.quick"


def why_not_end(s: Council) -> str:
    return "turn.main" if s.due else ""


def end_turn(s: Council, seat: int) -> None:
    """On to the next player; once somebody has built all, everyone else has one more turn."""
    following = (seat + 1) % s.seats
    if following == s.ender:
        score_the_end(s)
    else:
        s.asks.append(START_TURN[following])


# Questions hold only numbers, so one object of each serves all games.
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
