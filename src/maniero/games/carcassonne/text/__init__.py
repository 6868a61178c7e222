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

    from maniero.games.carcassonne.state import Castle
    from maniero.games.carcassonne.view import CastleView
    from maniero.kernel.action import Action


def speak(speech: Speech[CastleBox]) -> Text:
    """The game in one language, as it is played with one box."""
    language, box = speech.language, speech.box
    nouns = Nouns(language)
    orders = Orders(language, nouns)

    def order(s: Castle, seat: int, action: Action) -> str:
        return orders.say(s, action)

    def tip(view: CastleView, pick: str, names: Sequence[str]) -> Tip | None:
        return Tips(language, nouns, names).say(view, pick)

    return Text(
        speech,
        questions=Questions(language, nouns).say,
        orders=order,
        reports=Reports(language, nouns, box).say,
        verbs=titles.verbs(language),
        tips=tip,
        caption=titles.caption(language),
        chapters=titles.chapters(language),
        components=titles.components(language),
        options=titles.options(language),
        values=None,
    )
