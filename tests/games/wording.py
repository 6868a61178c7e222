"""The words of a game in both languages, side by side, and what must be true of any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from maniero.catalogue import Tip
from maniero.games import GAMES
from maniero.i18n import language
from maniero.kernel.action import Action
from maniero.kernel.events import Event
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, Ask, State


class Wording:
    """English and Italian of one game.

    ``alike`` begins the words of chance that may read the same, ``listed`` the things that are not
    explained in sentences but by what they hold, which may be nothing.
    """

    def __init__(self, id: str, alike: str = "", listed: str = "") -> None:
        self.clauses = GAMES[id].clauses()
        self.english = GAMES[id].text(language("en"))
        self.italian = GAMES[id].text(language("it"))
        self.alike = alike
        self.listed = listed

    def questions(self, s: State, seat: int) -> tuple[str, str]:
        return self.english.question(s, seat), self.italian.question(s, seat)

    def asked(self, s: State, ask: Ask[Any]) -> tuple[str, str]:
        """The question as the first seat reads it."""
        s.asks.append(ask)
        return self.questions(s, 0)

    def actions(self, s: State, word: str) -> tuple[str, str]:
        action = s.vocabulary().parse(word)
        return self.english.action(s, s.actor(), action), self.italian.action(s, s.actor(), action)

    def events(self, event: Event) -> tuple[str, str]:
        return self.english.event(event), self.italian.event(event)

    def groups(self, action: Action) -> tuple[str, str]:
        return self.english.verb(action), self.italian.verb(action)

    def explained(self, view: Any, pick: str) -> None:
        """Check the explanation of a thing that must have one."""
        english, italian = self.english.tip(view, pick), self.italian.tip(view, pick)
        assert english is not None, pick
        assert italian is not None, pick
        assert english.clause == italian.clause in self.clauses, pick
        checked(("\n".join([english.title, *english.lines]), "\n".join([italian.title, *italian.lines])))
        if not self.listed or not pick.startswith(self.listed):
            assert english.lines, pick
            for line in [*english.lines, *italian.lines]:
                assert line[0] == line[0].upper(), line

    def every_word_has_a_text(self, s: State) -> None:
        """Also the words that cannot be said in this position."""
        for action in s.vocabulary().actions:
            checked((self.english.action(s, s.actor(), action), self.italian.action(s, s.actor(), action)))


def checked(pair: tuple[str, str]) -> None:
    """Two texts that a person can be shown, and that are not the same."""
    english, italian = pair
    assert english != italian
    for text in pair:
        assert text == text.strip() != ""
        assert not set("{}_") & set(text), text


def said(tip: Tip | None) -> list[str]:
    assert tip is not None
    return [tip.title, *tip.lines, tip.clause]


class Played(NamedTuple):
    """A whole game: copies of its positions, and what was told."""

    positions: list[Any]
    heard: list[Event]


def at_random(s: State, rng: Rng) -> Action:
    options = s.legal()
    return options[rng.below(len(options))]


def played(s: State, seed: int, choose: Callable[[Any, Rng], Action] = at_random) -> Played:
    """The game that goes on from here."""
    rng = Rng(seed)
    heard: list[Event] = []
    s.told = heard
    positions: list[State] = []
    while s.actor() != NOBODY:
        positions.append(s.copy())
        if s.actor() == CHANCE:
            s.apply(s.legal()[rng.weighted(s.weights())])
        else:
            s.apply(choose(s, rng))
    positions.append(s.copy())
    return Played(positions, heard)
