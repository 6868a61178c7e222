"""The words a player reads in The Council of Four, in any language that has a catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from maniero.games.council.components import CouncilBox, load
from maniero.games.council.names import REGIONS
from maniero.games.council.setup import RANDOM
from maniero.games.council.state import Council
from maniero.games.council.text.actions import Orders
from maniero.games.council.text.events import Reports
from maniero.games.council.text.groups import groups
from maniero.games.council.text.nouns import Nouns
from maniero.games.council.text.questions import Questions
from maniero.games.council.text.tips import Tips
from maniero.kernel.catalogue import Text, Tip

if TYPE_CHECKING:
    from maniero.games.council.view import CouncilView
    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.events import Event
    from maniero.kernel.state import State


@cache
def _printed_box() -> CouncilBox:
    return load()


class CouncilText(Text):
    """The game in one language; ``box`` names the cities of events, which hold only numbers."""

    def __init__(self, language: Language, box: CouncilBox | None = None) -> None:
        self._t: Final = language
        nouns = Nouns(language)
        self._questions: Final = Questions(language, nouns)
        self._orders: Final = Orders(language, nouns)
        self._reports: Final = Reports(language, nouns, box or _printed_box())
        self._groups: Final = groups(language)
        self._tips: Final = Tips(language, nouns)

    def question(self, s: State, seat: int) -> str:
        return self._questions.say(cast("Council", s), seat)

    def action(self, s: State, action: Action) -> str:
        return self._orders.say(cast("Council", s), action)

    def event(self, event: Event) -> str:
        return self._reports.say(event)

    def group(self, action: Action) -> str:
        return self._groups[type(action)]

    def tip(self, view: CouncilView, pick: str) -> Tip | None:
        return self._tips.say(view, pick)

    def option(self, name: str) -> str:
        return {"map": self._t._("Map"), "first": self._t._("First player")}[name]

    def value(self, name: str, value: str) -> str:
        if value == RANDOM:
            return self._t._("At random")
        if name == "map":
            said = self._t._("Coast side {coast}, hills side {hills}, mountains side {mountains}")
            return said.format_map(dict(zip(REGIONS, value, strict=True)))
        return self._t._("Player {number}").format(number=value)
