"""How positions are judged: named weights, exact ends, the same for both sides."""

from __future__ import annotations

from functools import cache

import pytest

from maniero.games import find
from maniero.games.carcassonne.judge import CastleJudge, best_zone, house_weights
from maniero.games.carcassonne.rules.counting import TakeBonus
from maniero.games.carcassonne.state import Castle
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from tests.games.carcassonne.positions import build, end, give, left, play, stand, table, words

GAMES = 4  # At random.
JUDGE = CastleJudge(house_weights())


class Read(dict[str, float]):
    """Remembers which weights were asked for."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.names.add(name)
        return super().__getitem__(name)


@cache
def positions() -> list[Castle]:
    """Of some games at random: every position where no move is half done."""
    found: list[Castle] = []
    for seed in range(GAMES):
        s = find("carcassonne").new(2)
        assert isinstance(s, Castle)
        rng = Rng(seed)
        while s.asks:
            if not s.is_inside():
                found.append(s.copy())
            options = s.legal()
            s.apply(options[rng.weighted(s.weights()) if s.actor() == CHANCE else rng.below(len(options))])
        found.append(s)
    return found


def test_every_weight_has_a_name_that_is_used() -> None:
    weights = Read(house_weights())
    CastleJudge(weights)
    assert weights.names == set(weights)


def test_what_one_side_wins_the_other_loses() -> None:
    for s in positions():
        assert JUDGE.value(s, 0) == -JUDGE.value(s, 1)


def test_judging_changes_nothing() -> None:
    for s in positions():
        before = (s.points[:], s.legal(), s.tiles[:], s.standing[:], s.spent[:])
        JUDGE.value(s, 0)
        assert (s.points, s.legal(), s.tiles, s.standing, s.spent) == before


def test_a_judge_remembers_nothing_wrong() -> None:
    for s in reversed(positions()):
        assert JUDGE.value(s, 0) == CastleJudge(house_weights()).value(s, 0)


def test_the_end_of_a_game_is_judged_by_its_points() -> None:
    over = [s for s in positions() if not s.asks]
    assert len(over) == GAMES
    for s in over:
        assert JUDGE.value(s, 1) == s.points[1] - s.points[0]


def unfinished() -> Castle:
    """Two open houses of seat 0, of one tile and of two, and an open path; it has bonus tiles 4 and 6."""
    s = table()
    build(s, "A5 B02 0", "B5 B04 0", "H5 Z01 0", "H6 Z04 3", "I5 Z06 0", "E5 Z13 0")
    stand(s, 0, "A5-1", "H5-1")
    give(s, 0, 4, 6)
    return s


def test_final_scoring_is_judged_as_it_will_be_played() -> None:
    s = unfinished()
    end(s)
    expected = JUDGE.value(s, 0)
    while s.asks:
        play(s, next(word for word in words(s) if word != "pass"))
    assert expected == s.points[0] - s.points[1] > 0


def test_bonus_tiles_of_final_scoring_are_used_where_they_gain_most() -> None:
    s = table()
    build(s, "E5 Z13 0", "F5 Z09 0", "H8 Z12 0")
    stand(s, 0, "E5-1", "H8-1")
    give(s, 0, 5)
    end(s)
    assert words(s) == ["zone-E5-1", "zone-H8-1", "pass"]
    assert best_zone(s, s.legal()).text == "zone-E5-1"
    assert [action.text for action in JUDGE.worth_trying(s, 0, s.legal())] == ["zone-E5-1"]


def test_a_zone_beside_a_square_that_nothing_fits_promises_nothing() -> None:
    s = unfinished()
    left(s, "Z13", "Z09", "B04")  # A tile with paths can go on with the path.
    with_hope = JUDGE.value(s, 0)
    left(s, "Z13", "Z09", "Z15")
    assert JUDGE.value(s, 0) < with_hope


def test_another_turn_is_always_taken() -> None:
    s = unfinished()
    give(s, 0, 1)
    play(s, "draw-Z15", "place-C9-2", "pass")
    assert words(s) == ["again", "pass"]
    assert [action.text for action in JUDGE.worth_trying(s, 0, s.legal())] == ["again"]


def test_a_bonus_tile_to_come_is_worth_the_mean_of_those_unseen() -> None:
    waiting = [s for s in positions() if s.left > 3 and isinstance(s.question(CHANCE), TakeBonus)]
    assert waiting
    for s in waiting:
        total = 0.0
        for action, weight in zip(s.legal(), s.weights(), strict=True):
            t = s.copy()
            t.apply(action)
            total += weight * JUDGE.value(t, 0)
        assert JUDGE.value(s, 0) == pytest.approx(total / sum(s.weights()), abs=4.0)
