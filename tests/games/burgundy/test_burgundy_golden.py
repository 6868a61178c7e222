"""Golden games: kept records that together use every part of the game, and never change."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.games import find
from maniero.kernel.record import parse_record
from maniero.table import replay, verify
from tests.games.burgundy.golden import shown, wanted

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_game_replays_to_its_result(file: Path) -> None:
    record = parse_record(file.read_text())
    assert record.result
    assert replay(record).actor() == -2
    assert verify(record) > 0


def test_the_golden_games_use_every_part_of_the_game() -> None:
    box = find("burgundy").box()
    seen: set[str] = set()
    for file in FILES:
        seen |= shown(parse_record(file.read_text()), box)
    assert wanted(box) - seen == set()
