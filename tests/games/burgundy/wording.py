"""What the tests of the words of The Castles of Burgundy share."""

from __future__ import annotations

from functools import cache

from maniero.games.burgundy.names import GOODS, NONE, SPACES, TILES
from maniero.games.burgundy.rules.placing import lay
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.rng import Rng
from maniero.kernel.state import settle_chance
from tests.games.boxes import burgundy_box as load
from tests.games.burgundy.positions import give, new
from tests.games.wording import Played, Wording, played

WORDS = Wording("burgundy")
ENGLISH, ITALIAN = WORDS.english, WORDS.italian
asked, both_questions, both_actions, both_events = WORDS.asked, WORDS.questions, WORDS.actions, WORDS.events
BOX = load()
TILE = {name: tile for tile, name in enumerate(TILES)}
SPACE = {name: space for space, name in enumerate(SPACES)}
FISH, GRAPES, CLOTH, WINE, BARRELS, CHEESE = range(len(GOODS))

TILES_OF_EXPANSIONS = "extra=yes white=yes inns=yes"
ALL = f"{TILES_OF_EXPANSIONS} routes=yes shields=yes"
WHOLE_GAMES = [  # Seats, seed and options.
    (2, 1, "duchy=chosen"),
    (3, 2, "duchy=random"),
    (4, 3, "duchy=2"),
    (2, 5, "duchy=7"),
    (2, 6, f"duchy=11 {ALL}"),
    (3, 7, f"duchy=11 {ALL}"),
    (4, 8, f"duchy=12b {ALL}"),
    (1, 9, "duchy=13a extra=yes"),
    (1, 10, "duchy=13b target=45"),
]


@cache
def whole_game(seats: int, seed: int, options: str) -> Played:
    chosen = dict(option.split("=") for option in options.split())
    return played(new(seats, first="random", **chosen), seed)


def game(seats: int = 3) -> Burgundy:
    """A new game on duchy 1, dealt, with the first seat to play; its dice show 3 and 5."""
    s = new(seats)
    settle_chance(s, Rng(1))
    give(s, dice="3 5", goods="")
    s.dukes[0].workers, s.dukes[0].silver = 3, 1
    s.depots = [NONE] * len(s.depots)
    s.depot_goods = [0] * len(s.depot_goods)
    return s


def put(s: Burgundy, tiles: str) -> None:
    """Lay tiles in the duchy of the first seat, without their effects: "D3:ship C3:market"."""
    for pair in tiles.split():
        space, tile = pair.split(":")
        lay(s.dukes[0], TILE[tile], SPACE[space])


def store(s: Burgundy, tiles: str) -> None:
    s.dukes[0].storage = [TILE[name] for name in tiles.split()]
