"""What the tile of a turn will bring as it lies now, told before those who have cards were asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castelli.rules.areas import SETTLE_TILE, Evaluate, Reward
from maniero.games.castelli.rules.tile import ASK_STEWARDS, UseSteward

if TYPE_CHECKING:
    from maniero.games.castelli.state import Castelli
    from maniero.kernel.events import Event
    from maniero.kernel.state import Step


def to_come(s: Castelli) -> list[Event]:
    """The steps for rim and areas that still wait are done on a copy, without the questions between them."""
    waiting: list[Step[Castelli]] = [
        ask for ask in reversed(s.asks) if ask is SETTLE_TILE or isinstance(ask, (Reward, Evaluate))
    ]
    told: list[Event] = []
    after = s.copy()
    after.told = told
    while waiting:
        after.asks = []
        waiting.pop(0).run(after)
        waiting = [*(ask for ask in reversed(after.asks) if isinstance(ask, Reward)), *waiting]
    return told


def may_be_turned(s: Castelli) -> bool:
    """Whether somebody who has a card will be asked for a steward."""
    others = any(lord.hand for seat, lord in enumerate(s.lords) if seat != s.turn)
    return (others and ASK_STEWARDS in s.asks) or any(isinstance(ask, UseSteward) for ask in s.asks)
