"""What the tests of the words of Castelli share."""

from __future__ import annotations

from functools import cache

from maniero.games.castelli.actions import Sell
from maniero.games.castelli.names import CHARACTERS, OCTAGON_NAMES, SITES, SQUARE_NAMES, TURNS
from maniero.games.castelli.setup import OPTIONS, new_game
from maniero.games.castelli.state import Castelli, above
from maniero.games.castelli.view import view
from maniero.kernel.action import Action
from maniero.kernel.bits import bit
from maniero.kernel.rng import Rng
from tests.games.boxes import castelli_box as load
from tests.games.wording import Played, Wording, played, said

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
NAMES = ["Anna", "Bruno", "Carla", "Dario"]
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


def play(s: Castelli, words: str) -> Castelli:
    """Go on with these words of whoever is asked."""
    for word in words.split():
        action = s.vocabulary().parse(word)
        assert action in s.legal(), word
        s.apply(action)
    return s


def game(words: str = "", **options: str) -> Castelli:
    """Two players on pieces A and B, after these words."""
    return play(fresh(2, **{"board": "AB", **options}), words)


def deal(s: Castelli, seat: int, *names: str) -> None:
    """Give a hand, out of the deck."""
    for name in names:
        s.deck[CHARACTER[name]] -= 1
        s.shuffled -= 1
    s.lords[seat].hand = sorted(CHARACTER[name] for name in names)


def rich(s: Castelli, seat: int, wood: int = 1, grain: int = 1, rock: int = 1, silver: int = 0) -> None:
    """Give resources and silver."""
    s.lords[seat].stock = [wood, grain, rock]
    s.lords[seat].silver = silver


def told_english(s: Castelli, pick: str, seat: int = 0) -> list[str]:
    """What ``seat`` reads of a thing."""
    return said(ENGLISH.tip(view(s, seat), pick, NAMES))


def told_italian(s: Castelli, pick: str, seat: int = 0) -> list[str]:
    return said(ITALIAN.tip(view(s, seat), pick, NAMES))


def lay(s: Castelli, *tiles: str) -> None:
    """Put face-up tiles on squares, "C1 h01 2"; the position knows them as if they had been laid."""
    for text in tiles:
        square, tile, turn = text.split()
        number = TILE[tile]
        s.laid[SQUARE[square]] = number * TURNS + int(turn)
        s.revealed |= bit(SQUARE[square])
        s.unseen &= ~bit(number)


def castle(s: Castelli, octagon: str, site: int, owner: int, under: int | None = None) -> None:
    place = OCTAGON[octagon] * len(SITES) + site
    s.owners[place] = owner if under is None else above(owner, under)
    s.free[site] &= ~bit(OCTAGON[octagon])
