"""The words a player reads in Carcassonne: The Castle, in any language that has a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Speech, Text, Tip
from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.text import titles
from maniero.games.carcassonne.text.actions import Orders
from maniero.games.carcassonne.text.events import Reports
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.games.carcassonne.text.questions import Questions
from maniero.games.carcassonne.text.tips import Tips

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.carcassonne.view import CastleView


def speak(speech: Speech[CastleBox]) -> Text:
    """The game in one language, as it is played with one box."""
    language = speech.language
    nouns = Nouns(language)

    def tip(view: CastleView, pick: str, names: Sequence[str]) -> Tip | None:
        return Tips(speech, nouns, names).tip(view, pick)

    return Text(
        speech,
        questions=Questions(speech, nouns).question,
        orders=Orders(speech, nouns).order,
        reports=Reports(speech, nouns).report,
        tips=tip,
        verbs=titles.verbs(language),
        caption=titles.caption(language),
        chapters=titles.chapters(language),
        components=titles.components(language),
        options=titles.options(language),
    )
