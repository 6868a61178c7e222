"""Chances and turning points: they sum to one, know who has won, and find an obvious blunder."""

from __future__ import annotations

import pytest

from maniero.bots.bot import play
from maniero.bots.chances import Chances, drift, won
from maniero.games import GAMES, find
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, State
from maniero.table.analysis import Analysis, Turn, falls

SEED = 3


def played(game_id: str, seats: int = 2, **options: str) -> tuple[State, list[Move]]:
    """A game between beginners."""
    game = find(game_id)
    state, moves = game.new(seats, options), list[Move]()
    play(state, [game.bot("apprentice", seats, options) for _ in range(seats)], SEED, moves)
    return state, moves


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_sum_to_one_and_end_with_the_winner(game_id: str) -> None:
    state, moves = played(game_id)
    analysis = Analysis(find(game_id), 2, {}, moves)
    stops = analysis.stops()
    assert stops == sorted(set(stops))
    assert stops[-1] == len(moves)
    looked_at = [*stops[:: max(1, len(stops) // 6)], stops[-1]]
    chances = analysis.chances(looked_at)
    for each in chances:
        assert sum(each) == pytest.approx(1.0)
        assert min(each) >= 0.0
    assert chances[-1] == won(state)
    assert chances == analysis.chances(looked_at)


def test_a_team_shares_its_chances() -> None:
    game = find("burgundy")
    state = game.new(4, {"duchy": "12a"})
    while state.actor() == CHANCE:
        state.apply(state.legal()[0])
    found = Chances(game.value, 2).of(state, SEED, drift(100.0, 1.0))
    sides = state.teams()
    assert [len(side) for side in sides] == [2, 2]
    assert all(found[a] == found[b] for a, b in sides)
    assert sum(found[side[0]] for side in sides) == pytest.approx(1.0)


def test_alone_it_is_the_chance_to_win_at_all() -> None:
    game = find("burgundy")
    state, moves = played("burgundy", 1)
    analysis = Analysis(game, 1, {}, moves)
    middle, end = analysis.chances([analysis.stops()[-4], len(moves)])
    assert 0.0 <= middle[0] <= 1.0
    assert end == [1.0 if state.winners() else 0.0]


def test_the_less_is_left_the_more_a_lead_counts() -> None:
    assert drift(100.0, 1.0) > drift(100.0, 0.25) > drift(100.0, 0.0) > 0.0
    state, _moves = played("council")
    beaten = won(state).index(0.0)
    assert won(state)[1 - beaten] == 1.0


def blundered() -> tuple[list[Move], Turn]:
    """A game of builders in which one of them throws everything away in the middle: ends a turn unused."""
    game = find("burgundy")
    state, moves = game.new(2), list[Move]()
    bots = [game.bot("builder", 2) for _ in range(2)]
    chance, rngs = Rng(SEED), [Rng(SEED, 1), Rng(SEED, 2)]
    blunder: Turn | None = None
    while state.asks:
        seat = state.actor()
        if seat == CHANCE:
            action = state.legal()[chance.weighted(state.weights())]
        else:
            words = {option.text: option for option in state.legal()}
            fresh = "end" in words and len(words) > 8 and moves[-1].seat != seat
            if fresh and seat == 0 and blunder is None and len(moves) > 250:
                action = words["end"]
                blunder = Turn(0, len(moves), len(moves) + 1)
            else:
                action = bots[seat].choose(state.imagine(seat, rngs[seat]), seat, rngs[seat])
        moves.append(Move(seat, action.text))
        state.apply(action)
    assert blunder is not None
    return moves, blunder


def test_an_obvious_blunder_is_a_turning_point() -> None:
    moves, blunder = blundered()
    analysis = Analysis(find("burgundy"), 2, {}, moves)
    stops = analysis.stops()
    around = [stop for stop in stops if blunder.start - 12 <= stop <= blunder.end + 12]
    turns = falls(moves, around, analysis.chances(around))
    assert turns[0] == blunder
    advised = analysis.advised(blunder)
    assert advised.played == ["end"]
    assert advised.better[0] != "end"
    assert advised.gain > 0.05


def test_luck_and_small_falls_are_no_turning_points() -> None:
    moves = [Move(0, "a"), Move(CHANCE, "b"), Move(1, "c"), Move(0, "d")]
    chances = [[0.9, 0.1], [0.2, 0.8], [0.2, 0.8], [0.18, 0.82]]
    assert falls(moves, [1, 2, 3, 4], chances) == []
    assert falls(moves, [0, 1, 3, 4], [[0.9, 0.1], [0.5, 0.5], [0.6, 0.4], [0.6, 0.4]]) == [
        Turn(0, 0, 1),
        Turn(1, 2, 3),  # Chance has spoken before it: the turn begins where the seat is asked.
    ]


def test_alone_one_win_more_or_less_is_no_turning_point() -> None:
    moves = [Move(0, "a"), Move(0, "b")]
    assert falls(moves, [0, 1, 2], [[0.3], [0.2], [0.1]]) == []
    assert falls(moves, [0, 1, 2], [[0.9], [0.5], [0.4]]) == [Turn(0, 0, 1)]
