"""The words a player reads in The Council of Four, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial

from maniero.catalogue import Speech, Text
from maniero.games.council.components import CouncilBox
from maniero.games.council.text import titles
from maniero.games.council.text.actions import Orders
from maniero.games.council.text.events import Reports
from maniero.games.council.text.nouns import Nouns
from maniero.games.council.text.questions import Questions
from maniero.games.council.text.tips import Tips
from maniero.kit.text import spoken


def speak(speech: Speech[CouncilBox]) -> Text:
    """The game in one language, as it is played with one box."""
    nouns = Nouns(speech.language)
    return spoken(
        speech,
        titles,
        Questions(speech, nouns),
        Orders(speech, nouns),
        Reports(speech, nouns),
        partial(Tips, speech, nouns),
    )
