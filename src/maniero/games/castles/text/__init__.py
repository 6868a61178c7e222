"""The words a player reads in Castles, in any language that has a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Text, Tip
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.setup import ALLOWED, NO, REFUSED, SITE, WAITING, YES
from maniero.games.castles.text.actions import Orders
from maniero.games.castles.text.events import Reports
from maniero.games.castles.text.groups import groups
from maniero.games.castles.text.nouns import Nouns
from maniero.games.castles.text.questions import Questions
from maniero.games.castles.text.tips import Tips
from maniero.kernel.first import RANDOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.castles.view import CastlesView
    from maniero.i18n import Language


class CastlesText(Text):
    """The game in one language; ``box`` knows the squares, tiles and points that events number."""

    def __init__(self, language: Language, box: CastlesBox) -> None:
        nouns = Nouns(language)

        def tip(view: CastlesView, pick: str, names: Sequence[str]) -> Tip | None:
            return Tips(language, nouns, names).say(view, pick)

        super().__init__(
            questions=Questions(language).say,
            orders=Orders(language, nouns).say,
            reports=Reports(language, nouns, box).say,
            groups=groups(language),
            tips=tip,
        )
        self._t: Final = language

    def option(self, name: str) -> str:
        _ = self._t._
        return {
            "gate": _("Where the gate begins"),
            "stability": _("Optional rule: stability"),
            "beauty": _("Optional rule: beauty"),
            "colours": _("Optional rule: colours"),
            "illegal": _("Building against the rules"),
            "first": _("First player"),
        }[name]

    def value(self, name: str, value: str) -> str:
        _ = self._t._
        titles = {
            RANDOM: _("At random"),
            SITE: _("On the site"),
            WAITING: _("In the reserve"),
            NO: _("Left out"),
            YES: _("In use"),
            REFUSED: _("Refused"),
            ALLOWED: _("Allowed, at a price"),
        }
        return titles[value] if value in titles else _("Player {number}").format(number=value)
