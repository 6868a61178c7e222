"""The words a player reads in Carcassonne: The Castle, in any language that has a catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from maniero.games.carcassonne.components import CastleBox, load
from maniero.games.carcassonne.setup import RANDOM
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.text.actions import Orders
from maniero.games.carcassonne.text.events import Reports
from maniero.games.carcassonne.text.groups import groups
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.games.carcassonne.text.questions import Questions
from maniero.games.carcassonne.text.tips import Tips
from maniero.kernel.catalogue import Text, Tip

if TYPE_CHECKING:
    from maniero.games.carcassonne.view import CastleView
    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.events import Event
    from maniero.kernel.state import State


@cache
def _printed_box() -> CastleBox:
    return load()


class CarcassonneText(Text):
    """The game in one language; ``box`` knows the names of squares, towers and tiles that events number."""

    def __init__(self, language: Language, box: CastleBox | None = None) -> None:
        self._t: Final = language
        nouns = Nouns(language)
        self._questions: Final = Questions(language, nouns)
        self._orders: Final = Orders(language, nouns)
        self._reports: Final = Reports(language, nouns, box or _printed_box())
        self._groups: Final = groups(language)
        self._tips: Final = Tips(language, nouns)

    def question(self, s: State, seat: int) -> str:
        return self._questions.say(cast("Castle", s), seat)

    def action(self, s: State, action: Action) -> str:
        return self._orders.say(cast("Castle", s), action)

    def event(self, event: Event) -> str:
        return self._reports.say(event)

    def group(self, action: Action) -> str:
        return self._groups[type(action)]

    def tip(self, view: CastleView, pick: str) -> Tip | None:
        return self._tips.say(view, pick)

    def option(self, name: str) -> str:
        return {"first": self._t._("First player")}[name]

    def value(self, name: str, value: str) -> str:
        if value == RANDOM:
            return self._t._("At random")
        return self._t._("Player {number}").format(number=value)
