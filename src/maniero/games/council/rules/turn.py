"""The turn: draw a card, then main actions and a quick action in any order."""

from __future__ import annotations

from typing import Final

from maniero.games.council.actions import (
    Build,
    Buy,
    Change,
    Elect,
    End,
    Extra,
    Hire,
    King,
    Send,
)
from maniero.games.council.events import (
    AssistantHired,
    ExtraActionBought,
    PermitsChanged,
    TurnStarted,
)
from maniero.games.council.names import (
    FACE_UP,
    KING,
    LETTERS,
    MOST_SEATS,
    NONE,
    REGIONS,
)
from maniero.games.council.rules.building import build, why_not_place
from maniero.games.council.rules.cards import deal
from maniero.games.council.rules.councils import PayForKing, PayForPermit, elect, least_price
from maniero.games.council.rules.permits import put_under_pile
from maniero.games.council.scoring import score_the_end
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import count, kinds
from maniero.kernel.bits import bit
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
        if s.due + s.extra:
            out.extend(s.box.actions.elect_by_free[kinds(s.free)])
            self._buys(s, out)
            self._builds(s, out)
            self._kings(s, out)
        if s.quick:
            self._quicks(s, out)
        if s.due == 0:
            out.append(s.box.actions.end)
        return out

    def _buys(self, s: Council, out: list[Action]) -> None:
        coins = s.players[self.seat].coins
        for region in range(len(REGIONS)):
            least = least_price(s, self.seat, region)
            if least == NONE or least > coins:
                continue
            a = s.face_up[region * FACE_UP]
            b = s.face_up[region * FACE_UP + 1]
            if min(a, b) != NONE:
                out.append(s.box.actions.buy[min(a, b)])
            if max(a, b) != NONE:
                out.append(s.box.actions.buy[max(a, b)])

    def _builds(self, s: Council, out: list[Action]) -> None:
        own = s.players[self.seat].permits
        permit = 0
        while own:
            if own & 1:
                for word in s.box.actions.build[permit]:
                    if not why_not_place(s, self.seat, word.city):
                        out.append(word)
            own >>= 1
            permit += 1

    def _kings(self, s: Council, out: list[Action]) -> None:
        least = least_price(s, self.seat, KING)
        coins = s.players[self.seat].coins - least
        if least == NONE or coins < 0:
            return
        way = s.map.distance[s.king]
        for city in range(len(LETTERS)):
            if way[city] * s.box.road_price <= coins and not why_not_place(s, self.seat, city):
                out.append(s.box.actions.king[city])

    def _quicks(self, s: Council, out: list[Action]) -> None:
        player = s.players[self.seat]
        if player.coins >= s.box.hire_price:
            out.append(s.box.actions.hire)
        if player.assistants >= s.box.change_price:
            for region in range(len(REGIONS)):
                if any_face_up(s, region):
                    out.append(s.box.actions.change[region])
        if player.assistants >= s.box.send_price:
            out.extend(s.box.actions.send_by_free[kinds(s.free)])
        if player.assistants >= s.box.extra_price:
            out.append(s.box.actions.extra)

    def objection(self, s: Council, action: Action) -> str:
        if isinstance(action, (Hire, Change, Send, Extra)):
            return self._why_not_quick(s, action) if s.quick else "turn.quick"
        if isinstance(action, End):
            return "turn.main" if s.due else ""
        if isinstance(action, (Elect, Buy, Build, King)):
            return self._why_not_main(s, action) if s.due + s.extra else "turn.main"
        return "turn.asked"

    def _why_not_main(self, s: Council, action: Action) -> str:
        player = s.players[self.seat]
        if isinstance(action, Elect):
            return "" if count(s.free, action.colour) else "elect.choose"
        if isinstance(action, Buy):
            if action.permit not in s.face_up:
                return "buy.permit"
            least = least_price(s, self.seat, s.box.permits[action.permit].region)
            return "" if NONE < least <= player.coins else "council.afford"
        if isinstance(action, Build):
            if player.used & bit(action.permit):
                return "build.used"
            if not player.permits & bit(action.permit):
                return "build.own-permit"
            return why_not_place(s, self.seat, action.city)
        assert isinstance(action, King)
        reason = why_not_place(s, self.seat, action.city)
        if reason:
            return reason
        least = least_price(s, self.seat, KING)
        if least == NONE or least > player.coins:
            return "council.afford"
        return "" if self._way(s, action.city) + least <= player.coins else "king.way"

    def _why_not_quick(self, s: Council, action: Action) -> str:
        player = s.players[self.seat]
        if isinstance(action, Hire):
            return "" if player.coins >= s.box.hire_price else "quick.hire"
        if isinstance(action, Change):
            if player.assistants < s.box.change_price:
                return "quick.change"
            return "" if any_face_up(s, action.region) else "quick.change-empty"
        if isinstance(action, Send):
            if player.assistants < s.box.send_price:
                return "quick.send"
            return "" if count(s.free, action.colour) else "elect.choose"
        return "" if player.assistants >= s.box.extra_price else "quick.extra"

    def answer(self, s: Council, action: Action) -> None:
        if isinstance(action, End):
            end_turn(s, self.seat)
            return
        s.asks.append(self)
        if isinstance(action, (Hire, Change, Send, Extra)):
            s.quick = False
            self._quick(s, action)
        else:
            if s.due:
                s.due -= 1
            else:
                s.extra -= 1
            self._main(s, action)

    def _main(self, s: Council, action: Action) -> None:
        if isinstance(action, Elect):
            elect(s, self.seat, action, s.box.elect_coins)
        elif isinstance(action, Buy):
            region = s.box.permits[action.permit].region
            s.asks.append(PayForPermit(self.seat, region, action.permit))
        elif isinstance(action, Build):
            player = s.players[self.seat]
            player.permits ^= bit(action.permit)
            player.used |= bit(action.permit)
            build(s, self.seat, action.city, action.permit)
        elif isinstance(action, King):
            s.asks.append(PayForKing(self.seat, action.city, self._way(s, action.city)))

    def _quick(self, s: Council, action: Action) -> None:
        player = s.players[self.seat]
        if isinstance(action, Hire):
            player.coins -= s.box.hire_price
            player.assistants += 1
            if s.told is not None:
                s.told.append(AssistantHired(self.seat))
        elif isinstance(action, Change):
            player.assistants -= s.box.change_price
            if s.told is not None:
                s.told.append(PermitsChanged(self.seat, action.region))
            put_under_pile(s, action.region)
        elif isinstance(action, Send):
            player.assistants -= s.box.send_price
            elect(s, self.seat, action, 0)
        else:
            player.assistants -= s.box.extra_price
            s.due += 1
            if s.told is not None:
                s.told.append(ExtraActionBought(self.seat))

    def _way(self, s: Council, city: int) -> int:
        """Coins for the king's shortest way to the city."""
        return s.map.distance[s.king][city] * s.box.road_price


def any_face_up(s: Council, region: int) -> bool:
    return max(s.face_up[region * FACE_UP], s.face_up[region * FACE_UP + 1]) != NONE


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
