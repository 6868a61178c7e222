"""What a player reads in The Council of Four, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from maniero.catalogue import Speech, Text, Tip
from maniero.games.council.components import CouncilBox
from maniero.games.council.text import titles
from maniero.games.council.text.actions import Orders
from maniero.games.council.text.events import Reports
from maniero.games.council.text.nouns import Nouns
from maniero.games.council.text.questions import Questions
from maniero.games.council.text.tips import Tips

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.council.view import CouncilView


def speak(speech: Speech[CouncilBox]) -> Text:
    """The game in one language, as it is played with one box."""
    language = speech.language
    nouns = Nouns(language)

    def tip(view: CouncilView, pick: str, names: Sequence[str]) -> Tip | None:
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
        values=partial(titles.value, language),
    )
