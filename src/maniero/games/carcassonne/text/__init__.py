"""The words a player reads in Carcassonne: The Castle, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial

from maniero.catalogue import Speech, Text
from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.text import titles
from maniero.games.carcassonne.text.actions import Orders
from maniero.games.carcassonne.text.events import Reports
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.games.carcassonne.text.questions import Questions
from maniero.games.carcassonne.text.tips import Tips
from maniero.kit.text import spoken


def speak(speech: Speech[CastleBox]) -> Text:
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
