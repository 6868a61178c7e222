"""What the tests of the words of Castelli share."""

from __future__ import annotations

from functools import cache

from maniero.games.castelli.actions import Sell
from maniero.games.castelli.names import CHARACTERS, OCTAGON_NAMES, SQUARE_NAMES
from maniero.games.castelli.setup import OPTIONS, new_game
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from tests.games.boxes import castelli_box as load
from tests.games.wording import Played, Wording, played

WORDS = Wording("castelli")
ENGLISH, ITALIAN = WORDS.english, WORDS.italian
both_questions, both_actions, both_events = WORDS.questions, WORDS.actions, WORDS.events
BOX = load()
SQUARE = {name: square for square, name in enumerate(SQUARE_NAMES)}
OCTAGON = {name: octagon for octagon, name in enumerate(OCTAGON_NAMES)}
CHARACTER = {name: character for character, name in enumerate(CHARACTERS)}
TILE = {tile.name: tile.number for tile in BOX.tiles}
DEFAULTS = {option.name: option.default for option in OPTIONS}

BASE, DILEMMA, BATTLE = "base", "dilemma", "battle"
MODULES = {
    BASE: {},
    DILEMMA: {"dilemma": "yes", "board": "BC"},
    BATTLE: {"battle": "yes", "dilemma": "yes", "board": "chosen"},
}
WHOLE_GAMES = [(3, 1, BASE), (2, 2, DILEMMA), (4, 3, BATTLE), (2, 4, BASE)]  # Seats, seed, modules.


@cache
def whole_game(seats: int, seed: int, modules: str) -> Played:
    """A game in which every kind of word is as likely as any other."""
    return played(fresh(seats, **MODULES[modules]), seed, by_verb)


def by_verb(s: Castelli, rng: Rng) -> Action:
    """Any kind of word, then any word of that kind; a sale only now and then, so that cards are played."""
    kinds: dict[type, list[Action]] = {}
    for action in s.legal():
        kinds.setdefault(type(action), []).append(action)
    if len(kinds) > 1 and rng.below(4):
        kinds.pop(Sell, None)
    found = list(kinds.values())[rng.below(len(kinds))]
    return found[rng.below(len(found))]


def fresh(seats: int = 2, **options: str) -> Castelli:
    """A game as it is set up; seat 0 is the first player."""
    return new_game(BOX, seats, {**DEFAULTS, "first": "1", **options})


def orders(s: Castelli, seat: int, word: str) -> tuple[str, str]:
    """What ``seat`` reads of a word."""
    action = s.vocabulary().parse(word)
    return ENGLISH.action(s, seat, action), ITALIAN.action(s, seat, action)
