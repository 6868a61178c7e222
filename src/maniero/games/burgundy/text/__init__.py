"""The words a player reads in The Castles of Burgundy, in any language that has a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Text, Tip
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.setup import CHOSEN
from maniero.games.burgundy.text.actions import Orders
from maniero.games.burgundy.text.events import Reports
from maniero.games.burgundy.text.groups import groups
from maniero.games.burgundy.text.nouns import Nouns
from maniero.games.burgundy.text.questions import Questions
from maniero.games.burgundy.text.tips import Tips
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.burgundy.view import BurgundyView
    from maniero.i18n import Language


class BurgundyText(Text):
    """The game in one language; ``box`` knows the prices that a view does not hold."""

    def __init__(self, language: Language, box: BurgundyBox) -> None:
        nouns = Nouns(language)

        def tip(view: BurgundyView, pick: str, names: Sequence[str]) -> Tip | None:
            return Tips(language, nouns, box, names).say(view, pick)

        super().__init__(
            questions=Questions(language, nouns).say,
            orders=Orders(language, nouns).say,
            reports=Reports(language, nouns).say,
            groups=groups(language),
            tips=tip,
        )
        self._t: Final = language

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
