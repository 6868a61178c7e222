"""The words a player reads in Carcassonne: The Castle, in any language that has a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Text, Tip
from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.text.actions import Orders
from maniero.games.carcassonne.text.events import Reports
from maniero.games.carcassonne.text.groups import groups
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.games.carcassonne.text.questions import Questions
from maniero.games.carcassonne.text.tips import Tips
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.carcassonne.view import CastleView
    from maniero.i18n import Language


class CarcassonneText(Text):
    """The game in one language; ``box`` knows the names of squares, towers and tiles that events number."""

    def __init__(self, language: Language, box: CastleBox) -> None:
        nouns = Nouns(language)

        def tip(view: CastleView, pick: str, names: Sequence[str]) -> Tip | None:
            return Tips(language, nouns, names).say(view, pick)

        super().__init__(
            questions=Questions(language, nouns).say,
            orders=Orders(language, nouns).say,
            reports=Reports(language, nouns, box).say,
            groups=groups(language),
            tips=tip,
        )
        self._t: Final = language

    def option(self, name: str) -> str:
        return {"first": self._t._("First player")}[name]

    def value(self, name: str, value: str) -> str:
        if value == RANDOM:
            return self._t._("At random")
        return self._t._("Player {number}").format(number=value)
