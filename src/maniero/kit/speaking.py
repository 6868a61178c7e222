"""Questions, orders and reports: who is asked what, what an action would do, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from maniero.kernel.first import First
from maniero.kernel.state import Aside, State
from maniero.kernel.trial import Trial
from maniero.kit.phrases import B, N, Phrases, followed, says

if TYPE_CHECKING:
    from maniero.kernel.action import Action
    from maniero.kernel.events import Event

S = TypeVar("S", bound=State)


class Questions(Phrases[B, N], Generic[B, N, S]):
    """What a player is asked, as the end of "You: ..."; a method for each class of questions.

    A method gets the position and the question.
    """

    def question(self, s: S, seat: int) -> str:
        """The question that ``seat`` is asked; "" when it is asked none, and an aside is not asked."""
        ask = s.question(seat) if seat >= 0 else None
        return "" if ask is None or isinstance(ask, Aside) else str(self._said_of(type(ask), s, ask))


class Orders(Phrases[B, N], Generic[B, N, S]):
    """What an action would do, as an order; a method for each class of actions.

    A method gets the position, the seat and the action, and says what is done.  What comes of
    it is not worked out: the action is tried, and methods for classes of events say what of it
    is worth a promise.  They get the trial and the event.
    """

    def order(self, s: S, seat: int, action: Action) -> str:
        """The order with its promises: "Sell 2 wine: +4 points, +1 silver"."""
        order = str(self._said_of(type(action), s, seat, action))
        return followed(order, self.promises(s, seat, action))

    def promises(self, s: S, seat: int, action: Action) -> list[str]:
        """What comes of an action that ``seat`` may take now; nothing of one that it may not."""
        if seat < 0 or s.objection(seat, action):
            return []
        return self.kept(Trial(s, seat, action))

    def kept(self, trial: Trial[S]) -> list[str]:
        """The promises of a trial: of what happens to the seat, one event after the other."""
        own = [event for event in trial.told if event.seat == trial.seat]
        return [promise for event in own for promise in self.promise(trial, event)]

    def promise(self, trial: Trial[S], event: Event) -> list[str]:
        """What an event of a trial promises; nothing where no method speaks of its class."""
        promises: list[str] = []
        if self.speaks_of(type(event)):
            promises = self._said_of(type(event), trial, event)
        return promises

    @says(First)
    def _first(self, s: S, seat: int, action: First) -> str:
        return self._("Let player {number} go first").format(number=action.seat + 1)


class Reports(Phrases[B, N]):
    """What happened: read after a player's name, or a whole sentence when it is about nobody.

    A method for each class of events, which gets the event.
    """

    def report(self, event: Event) -> str:
        """The event in a sentence; "" for one that is not of this game."""
        return str(self._said_of(type(event), event)) if self.speaks_of(type(event)) else ""
