"""The words a player reads in The Castles of Burgundy, in any language that has a catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from maniero.games.burgundy.components import BurgundyBox, load
from maniero.games.burgundy.setup import CHOSEN, RANDOM
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.text.actions import Orders
from maniero.games.burgundy.text.events import Reports
from maniero.games.burgundy.text.groups import groups
from maniero.games.burgundy.text.nouns import Nouns
from maniero.games.burgundy.text.questions import Questions
from maniero.games.burgundy.text.tips import Tips
from maniero.kernel.catalogue import Text, Tip

if TYPE_CHECKING:
    from maniero.games.burgundy.view import BurgundyView
    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.events import Event
    from maniero.kernel.state import State


@cache
def _printed_box() -> BurgundyBox:
    return load()


class BurgundyText(Text):
    """The game in one language; ``box`` knows the prices that a view does not hold."""

    def __init__(self, language: Language, box: BurgundyBox | None = None) -> None:
        self._t: Final = language
        nouns = Nouns(language)
        self._questions: Final = Questions(language, nouns)
        self._orders: Final = Orders(language, nouns)
        self._reports: Final = Reports(language, nouns)
        self._groups: Final = groups(language)
        self._tips: Final = Tips(language, nouns, box or _printed_box())

    def question(self, s: State, seat: int) -> str:
        return self._questions.say(cast("Burgundy", s), seat)

    def action(self, s: State, action: Action) -> str:
        return self._orders.say(cast("Burgundy", s), action)

    def event(self, event: Event) -> str:
        return self._reports.say(event)

    def group(self, action: Action) -> str:
        return self._groups[type(action)]

    def tip(self, view: BurgundyView, pick: str) -> Tip | None:
        return self._tips.say(view, pick)

    def option(self, name: str) -> str:
        return {"duchy": self._t._("Duchies"), "first": self._t._("First player")}[name]

    def value(self, name: str, value: str) -> str:
        if name == "first":
            if value == RANDOM:
                return self._t._("At random")
            return self._t._("Player {number}").format(number=value)
        if value == RANDOM:
            return self._t._("Each another one, at random")
        if value == CHOSEN:
            return self._t._("Each chooses one of two")
        return self._t._("Duchy {duchy} for all").format(duchy=value)
