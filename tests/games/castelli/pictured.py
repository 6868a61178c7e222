"""Positions of Castelli to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from maniero.games.castelli.names import CHARACTERS
from maniero.games.castelli.setup import OPTIONS, new_game
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.view import CastelliView, view
from maniero.kernel.bits import members
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.boxes import castelli_box as load

BOX = load()
LIKED = ("build-", "over-")  # What is done whenever it can be done.

Until = Callable[[Castelli], bool]


def play(seats: int, seed: int, until: Until, **options: str) -> Castelli:
    """A random game up to a position; castles are built most of the time."""
    chosen = {option.name: option.default for option in OPTIONS} | {"first": "1"} | options
    s, rng = new_game(BOX, seats, chosen), Rng(seed)
    while s.actor() != NOBODY and not until(s):
        legal = s.legal()
        if s.actor() == CHANCE:
            s.apply(legal[rng.weighted(s.weights())])
            continue
        best = [action for action in legal if action.text.startswith(LIKED)]
        liked = best if best and rng.below(4) else legal
        s.apply(liked[rng.below(len(liked))])
    return s


def left(tiles: int) -> Until:
    """Somebody is asked, and so many tiles lie face down, or fewer."""
    return lambda s: s.actor() >= 0 and s.layout.squares - members(s.revealed) <= tiles


def may(word: str, tiles: int = 32) -> Until:
    """Somebody may say this, with so many tiles face down or fewer."""
    return lambda s: left(tiles)(s) and any(action.text.startswith(word) for action in s.legal())


BOTH = {"dilemma": "yes", "battle": "yes"}
STOPS: dict[str, tuple[int, int, Until, dict[str, str]]] = {
    "begun": (4, 1, left(32), {}),
    "board": (4, 13, may("piece-C"), {"board": "chosen"}),
    "turning": (4, 6, may("lay-", 12), {}),
    "building": (4, 4, may("build-", 16), {}),
    "founding": (4, 14, may("found-"), {}),
    "three": (3, 7, left(14), {}),
    "two": (2, 9, left(7), {}),
    "two-begun": (2, 8, left(16), {"board": "BC"}),
    "dilemma": (4, 10, may("swap-", 16), {"dilemma": "yes"}),
    "battle": (4, 12, may("over-"), BOTH),
    "ended": (4, 5, lambda s: False, BOTH),
    "two-ended": (2, 9, lambda s: False, {}),
}


@cache
def state(name: str) -> Castelli:
    seats, seed, until, options = STOPS[name]
    return play(seats, seed, until, **options)


def position(name: str, viewer: int | None = None) -> CastelliView:
    """As the one who is asked sees it."""
    s = state(name)
    return view(s, max(0, s.actor()) if viewer is None else viewer)


def with_cards(count: int, name: str = "building") -> CastelliView:
    """Somebody holds so many cards."""
    found = position(name)
    assert found["viewer"] is not None
    player = found["players"][found["viewer"]]
    player["hand"] = (CHARACTERS * 2)[:count]
    player["cards"] = count
    return found


def crowded(viewer: int = 0) -> CastelliView:
    """High scores on one space, full stores, a castle over another one, a card played last."""
    found = position("battle", viewer)
    for player in found["players"]:
        player["points"], player["silver"], player["cards"] = 69 + 52, 22, 12
        player["resources"] = dict.fromkeys(player["resources"], found["most_resources"])
    for octagon in found["octagons"]:
        for site in octagon["sites"]:
            site["owner"], site["under"] = octagon["row"] % 4, (octagon["row"] + 1) % 4
    found["last_played"] = "builder"
    return found


POSITIONS: dict[str, Callable[[], CastelliView]] = {
    **{name: partial(position, name) for name in STOPS},
    **{f"cards-{count}": partial(with_cards, count) for count in (1, 6, 8, 10, 17)},
    "cards-dilemma": lambda: with_cards(3, "dilemma"),
    "crowded": crowded,
    "spectator": lambda: position("building", NOBODY),
    "spectator-of-two": lambda: position("two", NOBODY),
    "crowded-spectator": lambda: crowded(NOBODY),
}
FULL_OF_NAMES = ["crowded", "crowded-spectator", "two"]
HEAVIEST = 200_000  # Bytes, for a board with some 200 things to point at.
