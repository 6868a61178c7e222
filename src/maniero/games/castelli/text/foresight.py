"""What the tile of a turn will bring as it lies now, told before those who have cards were asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.castelli.rules.areas import SETTLE_TILE, Evaluate, Reward
from maniero.games.castelli.rules.cards import Deal, DrawCard
from maniero.games.castelli.rules.tile import ASK_STEWARDS, UseSteward
from maniero.kernel.state import Step

if TYPE_CHECKING:
    from maniero.games.castelli.state import Castelli
    from maniero.kernel.events import Event
    from maniero.kernel.state import Ask


def to_come(s: Castelli) -> list[Event]:
    """The steps for rim and areas that still wait are done on a copy, without the questions between them.

    Cards are drawn too, whichever they are: the deck may run out.
    """
    told: list[Event] = []
    after = s.copy()
    after.told = told
    waiting = _steps(s.asks)
    while waiting:
        after.asks = []
        ask = waiting.pop()
        if isinstance(ask, Step):
            ask.run(after)
        else:
            ask.answer(after, ask.options(after)[0])
        waiting += _steps(after.asks)
    return told


def _steps(asks: list[Ask[Any]]) -> list[Ask[Any]]:
    """Those of a tile, and what they draw; the last one comes first."""
    return [ask for ask in asks if ask is SETTLE_TILE or isinstance(ask, (Reward, Evaluate, Deal, DrawCard))]


def may_be_turned(s: Castelli) -> bool:
    """Whether somebody who has a card will be asked for a steward."""
    others = any(lord.hand for seat, lord in enumerate(s.lords) if seat != s.turn)
    return (others and ASK_STEWARDS in s.asks) or any(isinstance(ask, UseSteward) for ask in s.asks)
