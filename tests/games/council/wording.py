"""What the tests of the words of The Council of Four share."""

from __future__ import annotations

from functools import cache
from typing import cast

from maniero.games import find
from maniero.games.council.names import CARDS, COUNCILS, LETTERS
from maniero.games.council.rules.councils import seated
from maniero.games.council.state import Council
from maniero.kernel.rng import Rng
from maniero.kernel.state import settle_chance
from tests.games.boxes import council_box as load
from tests.games.wording import Played, Wording, played

# Two tokens may give the same; a council is explained by its councillors.
WORDS = Wording("council", alike="token-", listed="council-")
ENGLISH, ITALIAN = WORDS.english, WORDS.italian
asked, both_questions, both_actions, both_events = WORDS.asked, WORDS.questions, WORDS.actions, WORDS.events
CITY = {letter: i for i, letter in enumerate(LETTERS)}
COLOUR = {name: i for i, name in enumerate(CARDS)}
COUNCIL = {name: i for i, name in enumerate(COUNCILS)}
PERMIT = {permit.name: permit.number for permit in load().permits}
TILE_OF_HILLS = 1

WHOLE_GAMES = [(2, 1), (3, 2), (4, 3)]  # Seats and seed.


@cache
def whole_game(seats: int, seed: int) -> Played:
    return played(find("council").new(seats), seed)


def game(seats: int = 3) -> Council:
    """A new game on the map AAA, dealt, with the first seat to play."""
    s = find("council").new(seats, {"map": "AAA", "first": "1"})
    settle_chance(s, Rng(1))
    return cast("Council", s)


def council_of(*colours: str) -> int:
    council = 0
    for place, colour in enumerate(colours):
        council = seated(council, place, COLOUR[colour])
    return council
