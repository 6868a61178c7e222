"""The words a player reads in Castles, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial

from maniero.catalogue import Speech, Text
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.text import titles
from maniero.games.castles.text.actions import Orders
from maniero.games.castles.text.events import Reports
from maniero.games.castles.text.nouns import Nouns
from maniero.games.castles.text.questions import Questions
from maniero.games.castles.text.tips import Tips
from maniero.kit.text import spoken


def speak(speech: Speech[CastlesBox]) -> Text:
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
