"""The words a player reads in The Castles of Burgundy, in any language that has a catalogue."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from maniero.catalogue import Speech, Text, Tip
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.text import titles
from maniero.games.burgundy.text.actions import Orders
from maniero.games.burgundy.text.events import Reports
from maniero.games.burgundy.text.nouns import Nouns
from maniero.games.burgundy.text.questions import Questions
from maniero.games.burgundy.text.tips import Tips

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.games.burgundy.state import Burgundy
    from maniero.games.burgundy.view import BurgundyView
    from maniero.kernel.action import Action


def speak(speech: Speech[BurgundyBox]) -> Text:
    """The game in one language, as it is played with one box."""
    language, box = speech.language, speech.box
    nouns = Nouns(language)
    orders = Orders(language, nouns)

    def order(s: Burgundy, seat: int, action: Action) -> str:
        return orders.say(s, action)

    def tip(view: BurgundyView, pick: str, names: Sequence[str]) -> Tip | None:
        return Tips(language, nouns, box, names).say(view, pick)

    return Text(
        speech,
        questions=Questions(language, nouns).say,
        orders=order,
        reports=Reports(language, nouns).say,
        verbs=titles.verbs(language),
        tips=tip,
        caption=titles.caption(language),
        chapters=titles.chapters(language),
        components=titles.components(language),
        options=titles.options(language),
        values=partial(titles.value, language),
    )
