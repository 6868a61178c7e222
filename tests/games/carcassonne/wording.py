"""What the tests of the words of Carcassonne: The Castle share."""

from __future__ import annotations

from functools import cache, partial

from maniero.games.carcassonne.names import BONUS_KINDS
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.value import value
from maniero.games.carcassonne.zones import Tally
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from tests.games.boxes import carcassonne_box as load
from tests.games.wording import Played, Wording, at_random, played

WORDS = Wording("carcassonne")
ENGLISH, ITALIAN = WORDS.english, WORDS.italian
asked, both_questions, both_actions, both_events = WORDS.asked, WORDS.questions, WORDS.actions, WORDS.events
BOX = load()
SQUARE = {name: square for square, name in enumerate(BOX.squares)}
TILE = {tile.name: tile.number for tile in BOX.tiles}

TWO_HOUSES = """
    draw-Z07 place-K4-0 claim-1 draw-Z09 place-K5-0 pass draw-Z08 place-J5-3 claim-1
    draw-Z11 place-C9-2 pass draw-Z18 place-J4-0
"""  # The court on J4 completes a house to the east and one to the south, both of the first seat.

WHOLE_GAMES = [(1,), (2,), (3,)]  # Seeds.


@cache
def whole_game(seed: int) -> Played:
    """A game of random moves, or of good ones when the seed is odd.

    Bonus tiles are plenty from the start, so that all of them are used.
    """
    s = new_game(BOX, 2, {"first": "random"})
    for builder in s.builders:
        builder.held = sorted([*range(1, BONUS_KINDS + 1)] * 2)
    return played(s, seed, best if seed % 2 else at_random)


def best(s: Castle, rng: Rng) -> Action:
    """The action after which the position is best for whoever is asked."""
    return max(s.legal(), key=partial(worth, s))


def worth(s: Castle, action: Action) -> float:
    """How good an action is for whoever is asked."""
    after = s.copy()
    after.apply(action)
    return value(after, s.actor())


def recount(s: Castle, root: int, **facts: int) -> None:
    """Let a zone have other facts."""
    tally = s.zones.tally[root]
    names = ("kind", "place", "ends", "low", "high", "wells", "markets", "followers")
    s.zones.tally[root] = Tally(**{name: getattr(tally, name) for name in names} | facts)


def game(words: str = "") -> Castle:
    """A game in which the first seat begins, after these words."""
    return play(new_game(BOX, 2, {"first": "1"}), words)


def play(s: Castle, words: str) -> Castle:
    for word in words.split():
        action = s.vocabulary().parse(word)
        assert not s.objection(s.actor(), action), word
        s.apply(action)
    return s
