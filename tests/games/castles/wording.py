"""What the tests of the words of Castles share."""

from __future__ import annotations

from functools import cache

from maniero.games.castles.actions import Store
from maniero.games.castles.names import SQUARE_NAMES
from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.state import Castles
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from tests.games.boxes import castles_box as load
from tests.games.wording import Played, Wording, played

WORDS = Wording("castles")
ENGLISH, ITALIAN = WORDS.english, WORDS.italian
both_questions, both_events = WORDS.questions, WORDS.events
BOX = load()
SQUARE = {name: square for square, name in enumerate(SQUARE_NAMES)}
TILE = {tile.name: number for number, tile in enumerate(BOX.tiles)}

MIXED, HOARDING, OPTIONAL = "mixed", "hoarding", "optional"
ALL = {"gate": "reserve", "stability": "yes", "beauty": "yes", "colours": "yes", "illegal": "allowed"}
WHOLE_GAMES = [(2, 5, HOARDING), (3, 2, MIXED), (2, 3, OPTIONAL)]  # Seats, seed, and how it is played.


@cache
def whole_game(seats: int, seed: int, how: str) -> Played:
    """A game in which every kind of word is as likely as any other; with all options if it is optional."""
    chosen = {option.name: option.default for option in OPTIONS}
    s = new_game(BOX, seats, {**chosen, **(ALL if how == OPTIONAL else {})})
    return played(s, seed, hoard if how == HOARDING else by_verb)


def by_verb(s: Castles, rng: Rng) -> Action:
    """Any kind of word, then any word of that kind."""
    kinds: dict[type, list[Action]] = {}
    for action in s.legal():
        kinds.setdefault(type(action), []).append(action)
    found = list(kinds.values())[rng.below(len(kinds))]
    return found[rng.below(len(found))]


def hoard(s: Castles, rng: Rng) -> Action:
    """Store what can be stored, so that reserves are soon full."""
    stores = [action for action in s.legal() if isinstance(action, Store)]
    return stores[0] if stores else by_verb(s, rng)


def orders(s: Castles, seat: int, word: str) -> tuple[str, str]:
    """What ``seat`` reads of a word; others may be asked too."""
    action = s.vocabulary().parse(word)
    return ENGLISH.action(s, seat, action), ITALIAN.action(s, seat, action)
