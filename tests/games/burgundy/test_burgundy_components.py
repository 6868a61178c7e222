"""Component files: corrected ones are honoured, broken ones are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maniero.games.burgundy.components import LATER
from maniero.kernel.facts import ComponentError
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout
from tests.clauses import clause
from tests.games.boxes import burgundy_box as load
from tests.games.burgundy.positions import (
    BOX,
    depot,
    gained,
    give,
    new,
    play,
    player,
    scored,
    seen,
    table,
    words,
)
from tests.games.corrections import corrected, original


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
    s = new(2, box)
    assert player(s)["silver"] == 3
    assert seen(s)["colours"][0]["second"] == 1
    assert player(s)["spaces"][0]["die"] == 5
    playout(s, Rng(1))
    assert s.winners()


@clause("burgundy", "monastery.6")
@pytest.mark.parametrize(("price", "payments"), [(1, "1-0 0-1"), (3, "3-0 2-1 1-2 0-3")])
def test_payments_follow_the_price(tmp_path: Path, price: int, payments: str) -> None:
    box = load(corrected("burgundy", tmp_path, ("purchase = 2", f"purchase = {price}")))
    s = table(dice="1 1", box=box)
    give(s, tiles="D5:monastery6", silver=price, workers=price)
    depot(s, 3, "bank")
    play(s, "buy-3")
    assert words(s) == [f"pay-{payment}" for payment in payments.split()]
    assert gained(s, f"pay-0-{price}", "tile-bank") == {"workers": -price}


@clause("burgundy", "monastery.3", "monastery.14", "monastery.26", "mine.silver", "end.workers")
def test_what_tiles_give_is_read_from_the_file(tmp_path: Path) -> None:
    changes = [
        ("3 = 2  # silver", "3 = 5  # silver"),
        ("14 = 4  #", "14 = 7  #"),
        ("26 = 3  #", "26 = 6  #"),
        ("silver = 1  # for each, at", "silver = 2  # for each, at"),
        ("workers = 2  # so many", "workers = 5  # so many"),
    ]
    s = table(
        2, dice="1 2", box=load(corrected("burgundy", tmp_path, *changes)), phase="E", round=5, whole=True
    )
    give(s, tiles="D3:monastery3 D5:monastery14 C3:monastery26 E4:mine", goods="1", bonus=2)
    assert gained(s, "sell-1-1") == {"points": 2, "silver": 5}
    assert gained(s, "workers-2") == {"workers": 7}
    play(s, "end")
    assert scored(play(s, "end")) == {"end.silver": 7, "end.workers": 1, "monastery.26": 12}


def test_a_file_from_before_is_the_same_box(tmp_path: Path) -> None:
    sections = re.split(r"(?m)^(?=\[)", original("burgundy"))
    names = [re.split(r"[][.]", section)[1] if section[0] == "[" else "" for section in sections]
    assert set(LATER) <= set(names)
    old = tmp_path / "old.toml"
    kept = [section for name, section in zip(names, sections, strict=True) if name not in LATER]
    old.write_text("".join(kept), encoding="utf-8")
    box = load(str(old))
    assert box.fingerprint == BOX.fingerprint
    assert box.monasteries == BOX.monasteries
    other = load(corrected("burgundy", tmp_path, ("26 = 3  #", "26 = 2  #")))
    assert other.fingerprint != BOX.fingerprint


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
        ('phases = ["B", "D"]', 'phases = ["B", "Z"]', r"depots\.changing\.phases has 'Z'"),
        ("place = 1\n", "place = 4\n", r"depots\.changing\.place is not there"),
        ('numbered = ["bs",', 'numbered = ["",', r"depots\.players_2\.numbered"),
        ("black = 8", "black = 9", r"depots\.players_4\.black"),
        ("monastery26 = [1, 0]", "monastery26 = [2, 0]", r"tiles\.monastery26 must be there once"),
        ("of_each = 7", "of_each = 6", r"goods\.of_each is too little for 4 players"),
        ("goods = 3\n", "goods = 4\n", r"setup\.goods must be from 0 to 3"),
        ("key_spaces = 3", "key_spaces = 4", r"store\.key_spaces"),
        ("rounds = 5", "rounds = 6", r"phases\.rounds"),
        ("workers = 2  # so many", "workers = 0  # so many", r"end\.workers"),
        ("8 = 2  #", "8 = 0  #", r"monasteries\.8"),
        ("2 = 1  # worker", "1 = 1  # worker", r"monasteries\.1 is not known"),
        ("purchase = 2", "purchase = 0", r"costs\.purchase"),
        ("\n10 = [", "\n11 = [", r"duchies\.11 is not known"),
    ],
)
def test_a_broken_file_is_refused_by_name(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(ComponentError, match=told):
        load(corrected("burgundy", tmp_path, (old, new)))
