"""The words a player reads in Castles, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from maniero.catalogue import Speech, Text, Tip
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.text import titles
from maniero.games.castles.text.actions import Orders
from maniero.games.castles.text.events import Reports
from maniero.games.castles.text.nouns import Nouns
from maniero.games.castles.text.questions import Questions
from maniero.games.castles.text.tips import Tips

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.castles.view import CastlesView


def speak(speech: Speech[CastlesBox]) -> Text:
    """The game in one language, as it is played with one box."""
    language = speech.language
    nouns = Nouns(language)

    def tip(view: CastlesView, pick: str, names: Sequence[str]) -> Tip | None:
        return Tips(speech, nouns, names).tip(view, pick)

    return Text(
        speech,
        questions=Questions(speech).question,
        orders=Orders(speech, nouns).order,
        reports=Reports(speech, nouns).report,
        tips=tip,
        verbs=titles.verbs(language),
        caption=titles.caption(language),
        chapters=titles.chapters(language),
        components=titles.components(language),
        options=titles.options(language),
        values=partial(titles.value, language),
    )
