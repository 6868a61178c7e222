"""Chooses simulated games that together show all a game has, and keeps their records.

    python tools/golden.py council

Records that still replay are kept; others are replaced.  Needed when a game has more to show than its
records do, or when its rules or components change.
"""

from __future__ import annotations

import importlib
import sys
from itertools import product
from pathlib import Path

from maniero.games import find
from maniero.kernel.options import OptionError
from maniero.kernel.record import parse_record
from maniero.table import replay
from maniero.table.simulate import Simulation

TRIES = {"random": 400, "greedy": 90}  # Games to choose from, by their bots.

id = sys.argv[1]
game = find(id)
golden = importlib.import_module(f"tests.games.{id}.golden")
folder = Path(f"tests/games/{id}/golden")
folder.mkdir(exist_ok=True)
box = game.box()
variants: list[dict[str, str]] = getattr(golden, "OPTIONS", [{}])  # Options to play with, in turn.


def possible(seats: int, options: dict[str, str]) -> bool:
    """Some options are for some numbers of seats only."""
    try:
        game.new(seats, options)
    except OptionError:
        return False
    return True


candidates = []
for seats, bot in product(game.seat_counts, TRIES):
    bots = [game.bot(bot, seats) for _ in range(seats)]
    names = [f"Player {n + 1}" for n in range(seats)]
    fit = [options for options in variants if possible(seats, options)]
    for number in range(TRIES[bot]):
        options = fit[number % len(fit)]
        record = Simulation(game, bots, names, seats * 1000, options).play_recorded(number)
        candidates.append((golden.shown(record, box), record))

missing = golden.wanted(box)
for old in folder.glob("*.txt"):
    record = parse_record(old.read_text())
    try:
        replay(record)
        missing -= golden.shown(record, box)
    except ValueError:
        old.unlink()
while missing:
    gain, record = max(candidates, key=lambda pair: (len(pair[0] & missing), -len(pair[1].moves)))
    if not gain & missing:
        sys.exit(f"no game shows: {sorted(missing)}")
    (folder / f"{len(record.names)}-seats-{record.seed}.txt").write_text(record.dump())
    missing -= gain
