"""The words a player reads in The Council of Four, in any language that has a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Text, Tip
from maniero.games.council.components import CouncilBox
from maniero.games.council.names import REGIONS
from maniero.games.council.text.actions import Orders
from maniero.games.council.text.events import Reports
from maniero.games.council.text.groups import groups
from maniero.games.council.text.nouns import Nouns
from maniero.games.council.text.questions import Questions
from maniero.games.council.text.tips import Tips
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.council.view import CouncilView
    from maniero.i18n import Language


class CouncilText(Text):
    """The game in one language; ``box`` names the cities of events, which hold only numbers."""

    def __init__(self, language: Language, box: CouncilBox) -> None:
        nouns = Nouns(language)
        tips = Tips(language, nouns)

        def tip(view: CouncilView, pick: str, _names: Sequence[str]) -> Tip | None:
            return tips.say(view, pick)

        super().__init__(
            questions=Questions(language, nouns).say,
            orders=Orders(language, nouns).say,
            reports=Reports(language, nouns, box).say,
            groups=groups(language),
            tips=tip,
        )
        self._t: Final = language

    def option(self, name: str) -> str:
        return {"map": self._t._("Map"), "first": self._t._("First player")}[name]

    def value(self, name: str, value: str) -> str:
        if value == RANDOM:
            return self._t._("At random")
        if name == "map":
            said = self._t._("Coast side {coast}, hills side {hills}, mountains side {mountains}")
            return said.format_map(dict(zip(REGIONS, value, strict=True)))
        return self._t._("Player {number}").format(number=value)
