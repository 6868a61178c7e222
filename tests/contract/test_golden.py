"""Golden games: kept records that together use every part of their game, and never change."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from maniero.games import GAMES
from maniero.kernel.record import parse_record
from maniero.table import replay, verify

FOLDER = Path(__file__).parent.parent / "games"
FILES = {id: sorted((FOLDER / id / "golden").glob("*.txt")) for id in GAMES}


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=f"{id}-{file.stem}") for id in GAMES for file in FILES[id]]
)
def test_a_golden_game_replays_to_its_result(file: Path) -> None:
    record = parse_record(file.read_text())
    assert record.result
    assert replay(record).actor() == -2
    assert verify(record) > 0


@pytest.mark.parametrize("id", GAMES)
def test_the_golden_games_use_every_part_of_the_game(id: str) -> None:
    golden = importlib.import_module(f"tests.games.{id}.golden")
    box = GAMES[id].box()
    seen: set[str] = set()
    for file in FILES[id]:
        seen |= golden.shown(parse_record(file.read_text()), box)
    assert golden.wanted(box) - seen == set()
