"""Bonuses: what the symbols give, and the spaces of the nobility track one by one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.council.actions import Repeat, RewardAgain, Take
from maniero.games.council.components import Bonuses
from maniero.games.council.events import BonusRepeated, NobilityReached, PermitTaken, RewardTaken
from maniero.games.council.names import (
    CITY_REWARD,
    FACE_UP,
    LETTERS,
    MOST_SEATS,
    NONE,
    PERMITS,
    REGIONS,
    REPEAT_PERMIT,
    TAKE_PERMIT,
)
from maniero.games.council.rules.cards import deal
from maniero.games.council.rules.permits import REFILL, offered, take_off_board
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bits import bit
from maniero.kernel.state import Ask, Step


def coins_that_fit(s: Council, seat: int, coins: int) -> int:
    """The wealth track ends: what goes beyond it is lost."""
    return min(coins, s.box.most_coins - s.players[seat].coins)


def gain_coins(s: Council, seat: int, coins: int) -> int:
    """How many of the coins were gained."""
    fitting = coins_that_fit(s, seat, coins)
    s.players[seat].coins += fitting
    return fitting


def grant(s: Council, seat: int, bonuses: Bonuses, clause: str) -> None:
    """Give ``seat`` the bonuses: first what needs nobody, then cards, then nobility steps."""
    grant_goods(s, seat, bonuses, clause)
    advance(s, seat, bonuses.nobility)
    deal(s, seat, bonuses.cards)


def grant_goods(s: Council, seat: int, bonuses: Bonuses, clause: str) -> None:
    """Coins, points, assistants and main actions; ``clause`` explains the points."""
    gain_coins(s, seat, bonuses.coins)
    s.score(seat, clause, bonuses.points, 1)
    s.players[seat].assistants += bonuses.assistants
    s.extra += bonuses.mains


def gained(s: Council, seat: int, bonuses: Bonuses, steps: int) -> dict[str, int]:
    """What will come in of the bonuses, before they are granted.

    The nobility track may end before the steps that are still to be walked: those on the stack, and
    ``steps`` more that are not there yet.
    """
    coming = dict(bonuses.printed)
    if "coins" in coming:
        coming["coins"] = coins_that_fit(s, seat, coming["coins"])
    if "nobility" in coming:
        to_walk = steps + sum([ask.steps for ask in s.asks if isinstance(ask, Advance) and ask.to == seat])
        spaces = len(s.box.spaces) - 1 - s.players[seat].nobility - to_walk
        coming["nobility"] = max(0, min(coming["nobility"], spaces))
    return coming


def gain_permit(s: Council, seat: int, permit: int, free: bool) -> None:
    """A face-up permit comes to ``seat``: its bonuses at once, then the place is filled again."""
    place = take_off_board(s, permit)
    s.players[seat].permits |= bit(permit)
    bonuses = s.box.permits[permit].bonuses
    if s.told is not None:
        s.told.append(PermitTaken(seat, permit, free, gained(s, seat, bonuses, 0)))
    s.asks.append(REFILL[place])
    grant(s, seat, bonuses, "buy.bonus")


# ---- the nobility track


class Advance(Step[Council]):
    """``seat`` walks ``steps`` spaces, and takes what each space gives before the next step."""

    def __init__(self, to: int, steps: int) -> None:
        super().__init__()
        self.to: Final = to
        self.steps: Final = steps

    def run(self, s: Council) -> None:
        player = s.players[self.to]
        if player.nobility + 1 >= len(s.box.spaces):
            return
        player.nobility += 1
        advance(s, self.to, self.steps - 1)
        space = s.box.spaces[player.nobility]
        if s.told is not None:
            told = gained(s, self.to, space.bonuses, 0)
            s.told.append(NobilityReached(self.to, player.nobility, told))
        if space.special == CITY_REWARD:
            clause = "nobility.city" if space.count == 1 else "nobility.two-cities"
            ask_for_reward(s, self.to, space.count, 0, clause)
        elif space.special == TAKE_PERMIT:
            if s.face_up != NO_PERMITS:
                s.asks.append(TAKE_A_PERMIT[self.to])
        elif space.special == REPEAT_PERMIT:
            if all_permits(s, self.to):
                s.asks.append(REPEAT_A_PERMIT[self.to])
        else:
            grant(s, self.to, space.bonuses, "nobility.space")


def advance(s: Council, seat: int, steps: int) -> None:
    """Put on the stack that ``seat`` walks ``steps`` spaces on the nobility track."""
    if steps:
        s.asks.append(ADVANCE[seat][steps] if steps < 10 else Advance(seat, steps))


def ask_for_reward(s: Council, seat: int, left: int, taken: int, clause: str) -> None:
    """Ask for a city's reward, unless there is no city left to choose."""
    if left:
        ask = ChooseReward(seat, left, taken, clause)
        if ask.options(s):
            s.asks.append(ask)


class ChooseReward(Ask[Council]):
    """Take the bonuses of a city's token again; ``left`` of them, none of ``taken``."""

    inside = True

    def __init__(self, seat: int, left: int, taken: int, clause: str) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.taken: Final = taken  # Bit c: the token of city c was taken just now.
        self.clause: Final = clause  # Of the space that asks.

    def options(self, s: Council) -> list[Action]:
        out: list[Action] = []
        for city in range(len(LETTERS)):
            if not self._why_not(s, city):
                out.append(s.box.actions.reward_again[city])
        return out

    def objection(self, s: Council, action: Action) -> str:
        return self._why_not(s, action.city) if isinstance(action, RewardAgain) else self.clause

    def _why_not(self, s: Council, city: int) -> str:
        """A city with an own emporium whose token has no nobility steps, each city once."""
        if not s.players[self.seat].built & bit(city) or self.taken >> city & 1:
            return self.clause
        if s.tokens[city] == NONE:
            return "build.purple"
        return self.clause if s.box.tokens[s.tokens[city]].nobility else ""

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, RewardAgain)
        ask_for_reward(s, self.seat, self.left - 1, self.taken | 1 << action.city, self.clause)
        token = s.tokens[action.city]
        bonuses = s.box.tokens[token]
        if s.told is not None:
            s.told.append(RewardTaken(self.seat, action.city, token, gained(s, self.seat, bonuses, 0)))
        grant(s, self.seat, bonuses, self.clause)


class TakeAPermit(Ask[Council]):
    """Take any face-up permit without paying for it."""

    inside = True

    def options(self, s: Council) -> list[Action]:
        regions = range(len(REGIONS))
        return [s.box.actions.take[permit] for region in regions for permit in offered(s, region)]

    def objection(self, s: Council, action: Action) -> str:
        return "" if action in self.options(s) else "nobility.permit"

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Take)
        gain_permit(s, self.seat, action.permit, free=True)


def all_permits(s: Council, seat: int) -> i64:
    """The permits of ``seat``, face up or face down."""
    player = s.players[seat]
    return player.permits | player.used


class RepeatAPermit(Ask[Council]):
    """Take the bonuses of an own permit again, face up or face down."""

    inside = True

    def options(self, s: Council) -> list[Action]:
        own = all_permits(s, self.seat)
        return [s.box.actions.repeat[permit] for permit in range(PERMITS) if own & bit(permit)]

    def objection(self, s: Council, action: Action) -> str:
        return "" if action in self.options(s) else "nobility.repeat"

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Repeat)
        bonuses = s.box.permits[action.permit].bonuses
        if s.told is not None:
            s.told.append(BonusRepeated(self.seat, action.permit, gained(s, self.seat, bonuses, 0)))
        grant(s, self.seat, bonuses, "nobility.repeat")


# Questions hold only numbers, so one object of each serves all games.
ADVANCE: Final = [[Advance(seat, steps) for steps in range(10)] for seat in range(MOST_SEATS)]
TAKE_A_PERMIT: Final = [TakeAPermit(seat) for seat in range(MOST_SEATS)]
REPEAT_A_PERMIT: Final = [RepeatAPermit(seat) for seat in range(MOST_SEATS)]
NO_PERMITS: Final = [NONE] * (FACE_UP * len(REGIONS))
