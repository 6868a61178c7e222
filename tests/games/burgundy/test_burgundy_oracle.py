"""Games in which the engine and a second, plain telling of the rules must agree at every word."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.burgundy import oracle
from tests.games.burgundy.positions import new, seen

GAMES = [
    (2, 11, "random"),
    (2, 12, "chosen"),
    (3, 13, "random"),
    (3, 14, "1"),
    (4, 15, "random"),
    (4, 16, "2"),
]
BUILDERS = ("place", "tile", "take", "sell", "goods", "keep", "castle")
MONASTERIES = [[1, 6, 8, 12], [5, 7, 9, 10], [2, 3, 11, 14], [4, 13, 8, 9]]


def start(seats: int, seed: int, duchy: str) -> tuple[Burgundy, Rng]:
    return new(seats, duchy=duchy, first="random"), Rng(seed, seats)


def helped(s: Burgundy) -> None:
    """Each player gets some monasteries, as if they lay in the duchy from the start."""
    from maniero.games.burgundy.names import FIRST_MONASTERY, MONASTERY
    from maniero.games.burgundy.rules.placing import lay

    for seat, duke in enumerate(s.dukes):
        spaces = [space for space, colour in enumerate(duke.duchy.colours) if colour == MONASTERY]
        for space, number in zip(spaces, MONASTERIES[seat], strict=False):
            lay(duke, FIRST_MONASTERY + number - 1, space)


def effect_of(ask: Act) -> str:
    return "" if ask.turn else "castle" if ask.clause == "castle.action" else ask.clause[len("building.") :]


@clause(
    "burgundy",
    "turn.dice",
    "take.depot",
    "place.number",
    "place.colour",
    "place.adjacent",
    "place.empty",
    "place.once-per-town",
    "workers.change",
    "purchase.black",
    "purchase.once",
)
@pytest.mark.parametrize("help", [False, True], ids=["plain", "monasteries"])
@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_what_may_be_said(seats: int, seed: int, duchy: str, help: bool) -> None:
    s, rng = start(seats, seed, duchy)
    asked: set[str] = set()
    while s.actor() != NOBODY:
        options = s.legal()
        if s.actor() == CHANCE:
            if help and options[0].text == "roll-1-1" and not any(duke.powers for duke in s.dukes):
                helped(s)
            s.apply(options[rng.weighted(s.weights())])
            continue
        ask = s.asks[-1]
        if isinstance(ask, Act):
            asked.add(effect_of(ask))
            assert {action.text for action in options} == oracle.words(seen(s), effect_of(ask))
        liked = [action for action in options if action.text.startswith(BUILDERS)]
        chosen = liked if liked and rng.below(6) else options
        s.apply(chosen[rng.below(len(chosen))])
    assert len(asked) > 4


@clause("burgundy", "livestock.points", "livestock.pasture", "region.size", "region.phase")
@clause("burgundy", "colour.first", "colour.second", "colour.late", "building.watchtower", "monastery.7")
@pytest.mark.parametrize("help", [False, True], ids=["plain", "monasteries"])
@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_what_a_tile_scores(seats: int, seed: int, duchy: str, help: bool) -> None:
    s, rng = start(seats, seed, duchy)
    space, placed = "", 0
    while s.actor() != NOBODY:
        options = s.legal()
        if s.actor() == CHANCE:
            if help and options[0].text == "roll-1-1" and not any(duke.powers for duke in s.dukes):
                helped(s)
            s.apply(options[rng.weighted(s.weights())])
            continue
        for duke in s.dukes:
            duke.workers = 9  # So that duchies fill up.
        liked = [action for action in options if action.text.startswith("place")] or options
        action = liked[rng.below(len(liked))]
        before, points = seen(s), s.points[:]
        seat = s.actor()
        s.apply(action)
        if space:
            placed += 1
            gain = oracle.points_for(before, action.text.removeprefix("tile-"), space)
            assert s.points[seat] - points[seat] == gain
        space = action.text[-2:] if action.text.startswith("place") else ""
    assert placed > 20 * seats
    assert any(s.completed)
