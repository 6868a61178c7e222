"""The words a player reads in Castelli, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial

from maniero.catalogue import Speech, Text
from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.text import titles
from maniero.games.castelli.text.actions import Orders
from maniero.games.castelli.text.events import Reports
from maniero.games.castelli.text.nouns import Nouns
from maniero.games.castelli.text.questions import Questions
from maniero.games.castelli.text.tips import Tips
from maniero.kit.text import spoken


def speak(speech: Speech[CastelliBox]) -> Text:
    """The game in one language, as it is played with one box."""
    nouns = Nouns(speech.language, speech.box)
    return spoken(
        speech,
        titles,
        Questions(speech, nouns),
        Orders(speech, nouns),
        Reports(speech, nouns),
        partial(Tips, speech, nouns),
    )
