"""The game and its second referee, with the same words: at every question the two must agree.

Who is asked, every word that may be said and how likely chance's words are, all that lies on the table;
at the end the winners.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from maniero.games.burgundy import BURGUNDY
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.burgundy.referee import Referee
from tests.games.burgundy.referee_solo import Solo
from tests.games.burgundy.referee_view import printed_in, printed_of, seen, told

FACTS = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
Options = dict[str, str]
PLAIN: Options = {
    "duchy": "1",
    "extra": "no",
    "white": "no",
    "inns": "no",
    "routes": "no",
    "shields": "no",
    "target": "50",
    "first": "random",
}
LAZY = {"skip": 0.1, "end": 0.03, "tribute-0-0": 0.05}
HABITS: list[dict[str, float]] = [  # How much likelier than other words.
    {},
    {"place": 30, "tile": 5, "buy": 4, "crane": 9, "take": 2, "workers": 0.3, **LAZY},
    {"place": 9, "sell": 9, "goods": 3, "workers": 2, "trade": 20, "order": 2, **LAZY},
    {"shield": 99, "tile-castle": 9, "set": 3, "share": 9, "place": 9, "buy": 3, "workers": 9, **LAZY},
]


def referee_for(seats: int, options: Options) -> Referee:
    kind = Solo if options["duchy"].startswith("13") else Referee
    return kind(FACTS, seats, options)


class Duel:
    """One game of both."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.rng = random.Random(seed)
        self.s = BURGUNDY.new(seats, options)
        self.referee = referee_for(seats, PLAIN | options)
        self.habits = self.rng.choices(HABITS, k=seats)
        self.record: list[str] = []

    def run(self) -> Counter[str]:
        """Play to the end; the verbs that were said."""
        s = self.s
        while s.actor() != NOBODY:
            self.compare()
            word = self.choose([action.text for action in s.legal()])
            self.record.append(word)
            s.apply(s.vocabulary().parse(word))
            self.referee.say(word)
        self.compare()
        assert s.winners() == self.referee.winners()
        self.compare_print()
        return Counter(word.split("-")[0] for word in self.record)

    def choose(self, words: list[str]) -> str:
        if self.s.actor() == CHANCE:
            return self.rng.choices(words, self.s.weights())[0]
        habit = self.habits[self.s.actor()]
        verbs = [word.split("-")[0] for word in words]
        weights = [habit.get(word, habit.get(verb, 1)) for word, verb in zip(words, verbs, strict=True)]
        return self.rng.choices(words, weights)[0]

    def compare(self) -> None:
        question = self.referee.question
        self.compare_words(question.words if question else {})
        actor = self.s.actor()
        asked = NOBODY if question is None else CHANCE if question.seat is None else question.seat
        assert actor == asked, self.story(actor, asked)
        if self.referee.sides:
            theirs, ours = seen(self.view()), told(self.referee)
            for key in theirs.keys() | ours.keys():
                assert theirs.get(key) == ours.get(key), self.story(
                    (key, difference(theirs.get(key), ours.get(key))), ""
                )

    def compare_words(self, words: dict[str, int]) -> None:
        theirs = [action.text for action in self.s.legal()]
        assert len(set(theirs)) == len(theirs), theirs
        assert set(theirs) == words.keys(), self.story(set(theirs) - words.keys(), words.keys() - set(theirs))
        if self.s.actor() == CHANCE:
            weights = dict(zip(theirs, self.s.weights(), strict=True))
            ratios = {weights[word] / words[word] for word in words}
            assert max(ratios) - min(ratios) < 1e-9, self.story(weights, words)

    def compare_print(self) -> None:
        for player in self.view()["players"]:
            theirs, ours = printed_in(player), printed_of(self.referee.side(player["seat"]))
            assert theirs.keys() == ours.keys()
            for space in theirs:
                assert theirs[space][:3] == ours[space][:3]
                assert ours[space][3] in (None, theirs[space][3])

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = BURGUNDY.view(self.s, 0)
        return view

    def story(self, theirs: object, ours: object) -> str:
        return f"after {self.record[-30:]}: the game {theirs}, the referee {ours}"


def difference(theirs: object, ours: object) -> object:
    if isinstance(theirs, dict) and isinstance(ours, dict):
        keys = [key for key in theirs.keys() | ours.keys() if theirs.get(key) != ours.get(key)]
        return {key: (theirs.get(key), ours.get(key)) for key in keys}
    return theirs, ours
