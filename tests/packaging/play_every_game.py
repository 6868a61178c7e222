"""Uses the installed library as another program would; test_packages.py runs it far from the sources."""

from __future__ import annotations

import sys
from pathlib import Path

import maniero
from maniero.bots.bot import RandomBot
from maniero.bots.greedy import GreedyBot
from maniero.games import GAMES
from maniero.i18n import LANGUAGES, language
from maniero.table import replay, verify
from maniero.table.bench import COMPILED
from maniero.table.simulate import Simulation

for game in GAMES.values():
    seats = game.usual_seats
    names = [f"Player {n + 1}" for n in range(seats)]
    for bot in (RandomBot(), GreedyBot(game.value)):
        record = Simulation(game, [bot] * seats, names, seed=7, options={}).play_recorded(0)
        verify(record)
        state = replay(record)
        assert not state.asks
        assert game.clauses()
        for code in LANGUAGES:
            text = game.text(language(code))
            assert any(text.event(event) for event in state.told or [])
            assert game.picture(game.view(state, 0), names, language(code)).startswith("<svg")

foreign = {"babel", "fastapi", "htpy", "sqlalchemy", "rich", "typer", "uvicorn"}
assert foreign.isdisjoint(sys.modules), "the library loads neither server nor command line"
sys.stdout.write(
    f"{'compiled' if COMPILED else 'interpreted'} {len(GAMES)} {Path(maniero.__file__).parent}\n"
)
