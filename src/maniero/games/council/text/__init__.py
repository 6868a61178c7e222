"""The words a player reads in The Council of Four, in any language that has a catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from maniero.games.council.components import CouncilBox, load
from maniero.games.council.names import REGIONS
from maniero.games.council.setup import RANDOM
from maniero.games.council.text.actions import Orders
from maniero.games.council.text.events import Reports
from maniero.games.council.text.groups import groups
from maniero.games.council.text.nouns import Nouns
from maniero.games.council.text.questions import Questions
from maniero.games.council.text.tips import Tips
from maniero.kernel.catalogue import Text

if TYPE_CHECKING:
    from maniero.i18n import Language


@cache
def _printed_box() -> CouncilBox:
    return load()


class CouncilText(Text):
    """The game in one language; ``box`` names the cities of events, which hold only numbers."""

    def __init__(self, language: Language, box: CouncilBox | None = None) -> None:
        nouns = Nouns(language)
        super().__init__(
            questions=Questions(language, nouns).say,
            orders=Orders(language, nouns).say,
            reports=Reports(language, nouns, box or _printed_box()).say,
            groups=groups(language),
            tips=Tips(language, nouns).say,
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
