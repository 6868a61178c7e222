"""Whole games of every kind beside the second referee: at every question the two must agree."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.burgundy.referee_duel import Duel, Options
from tests.games.burgundy.referee_lucky import LuckyDuel

DUELS = sorted(Path(__file__).with_name("duels").glob("*.txt"))  # Of which chance makes few.
GAMES = {Duel: 3, LuckyDuel: 2}  # Of each kind; thousands were played once.
ALL = {"extra": "yes", "white": "yes", "inns": "yes", "routes": "yes", "shields": "yes"}
KINDS: list[tuple[int, Options, str]] = [  # Seats, options, verbs that must come up.
    (2, {"duchy": "1"}, "take place tile sell workers buy drop goods end"),
    (3, {"duchy": "random", "first": "3"}, "castle offer"),
    (4, {"duchy": "chosen"}, "duchy offer keep skip"),
    (2, {"duchy": "7", "extra": "yes"}, "tile"),
    (3, {"duchy": "2", "white": "yes"}, "skip"),
    (4, {"duchy": "4", "inns": "yes"}, "buy"),
    (2, {"duchy": "11"}, "offer castle"),
    (3, {"duchy": "9", "routes": "yes"}, "route sell"),
    (2, {"duchy": "10", "shields": "yes"}, "deal shield castle tribute"),
    (3, {"duchy": "random", "shields": "yes", "extra": "yes"}, "shield tribute"),
    (4, {"duchy": "11", "shields": "yes", "inns": "yes"}, "shield tribute"),
    *((seats, {"duchy": "11", **ALL}, "route deal shield tribute") for seats in (2, 3, 4)),
    (4, {"duchy": "12a"}, "shared own"),
    (4, {"duchy": "12b"}, "castle shared own"),
    (4, {"duchy": "12a", **ALL}, "shared own route deal shield tribute"),
    (4, {"duchy": "12b", **ALL}, "shared own route deal shield tribute"),
    (1, {"duchy": "13a"}, "order add"),
    (1, {"duchy": "13b", "target": "45"}, "order add"),
    (1, {"duchy": "13b", "extra": "yes", "target": "55"}, "order add"),
]


IDS = [f"{seats} seats, {' '.join(options.values())}" for seats, options, _ in KINDS]


@pytest.mark.parametrize(("seats", "options", "verbs"), KINDS, ids=IDS)
def test_games_and_the_referee(seats: int, options: Options, verbs: str) -> None:
    said: Counter[str] = Counter()
    for duel, games in GAMES.items():
        for seed in range(games):
            said += duel(seats, options, seed).run()
    assert said.keys() >= set(verbs.split())


class Replay(Duel):
    """A game that was played before: its options, then its words."""

    def __init__(self, path: Path) -> None:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        options = dict(option.split("=") for option in first.split())
        super().__init__(int(options.pop("seats")), options, 0)
        self.words = " ".join(lines).split()

    def choose(self, words: list[str]) -> str:
        return self.words[len(self.record)]


@pytest.mark.parametrize("path", DUELS, ids=[path.stem for path in DUELS])
def test_rare_games_and_the_referee(path: Path) -> None:
    replay = Replay(path)
    replay.run()
    assert replay.record == replay.words
    if path.stem == "solo-won":
        assert replay.s.winners() == [0]
