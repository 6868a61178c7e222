"""The words a player reads in The Castles of Burgundy, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial

from maniero.catalogue import Speech, Text
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.text import titles
from maniero.games.burgundy.text.actions import Orders
from maniero.games.burgundy.text.events import Reports
from maniero.games.burgundy.text.nouns import Nouns
from maniero.games.burgundy.text.questions import Questions
from maniero.games.burgundy.text.tips import Tips
from maniero.kit.text import spoken


def speak(speech: Speech[BurgundyBox]) -> Text:
    """The game in one language, as it is played with one box."""
    nouns = Nouns(speech.language, speech.box)
    return spoken(
        speech,
        titles,
        Questions(speech, nouns),
        Orders(speech, nouns),
        Reports(speech, nouns),
        partial(Tips, speech, nouns),
        titles.bundles(speech.language),
    )
