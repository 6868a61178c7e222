"""The rules allow as many ways to go on as they did, from fixed positions of each game."""

from __future__ import annotations

import pytest

from maniero.games import GAMES
from tests.contract.counts import STAGES, Count, kept, position, ways


@pytest.mark.parametrize("count", kept(), ids=str)
def test_there_are_as_many_ways_to_go_on_as_there_were(count: Count) -> None:
    assert ways(position(count.id, count.seats, count.stage), count.depth) == count.ways


def test_the_table_has_all_games_seats_and_stages() -> None:
    wanted = [(id, seats, stage) for id in GAMES for seats in GAMES[id].seat_counts for stage in STAGES]
    assert [(count.id, count.seats, count.stage) for count in kept()] == wanted
