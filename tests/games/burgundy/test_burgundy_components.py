"""Component files: corrected ones are honoured, broken ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.games.burgundy.components import load
from maniero.games.burgundy.setup import new_game
from maniero.kernel.facts import ComponentError
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout
from tests.games.burgundy.positions import BOX, player, seen
from tests.games.corrections import corrected


def test_corrected_numbers_are_honoured(tmp_path: Path) -> None:
    box = load(
        corrected(
            "burgundy",
            tmp_path,
            ("silver = 1\n", "silver = 3\n"),
            ("second = [2, 3, 4]", "second = [1, 3, 4]"),
            ('1 = ["l6 c5', '1 = ["l5 c5'),
        )
    )
    assert box.fingerprint != BOX.fingerprint
    s = new_game(box, 2, {"duchy": "1", "first": "1"})
    assert player(s)["silver"] == 3
    assert seen(s)["colours"][0]["second"] == 1
    assert player(s)["spaces"][0]["die"] == 5
    playout(s, Rng(1))
    assert s.winners()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("mine = [10, 2]", "mine = [4, 2]", "mine"),
        ("castle = [14, 2]", "castle = [13, 2]", "castle"),
        ("bank = [5, 2]", "bank = [5, 1]", "black"),
        ("monastery26 = [1, 0]\n", "", "monastery26"),
        ("monastery26 = [1, 0]", "monastery26 = [1, 0]\nmonastery27 = [1, 0]", "monastery27"),
        ('numbered = ["bs",', 'numbered = ["bx",', "numbered"),
        ('numbered = ["bs", ', "numbered = [", "numbered"),
        ("l6 c5 c4 m3", "l6 c5 c4", "1"),
        ("l6 c5 c4 m3", "l6 c5 c4 m7", "m7"),
        ("l6 c5 c4 m3", "l6 c5 c4 z3", "z3"),
        ("region = [1, 3,", "region = [3,", "region"),
        ("workers = [1, 2, 3, 4]", "workers = [1, 2, 3]", "workers"),
        ("last = 6", "last = -1", "last"),
    ],
)
def test_a_broken_file_is_refused_by_name(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(ComponentError, match=told):
        load(corrected("burgundy", tmp_path, (old, new)))
