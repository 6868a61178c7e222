"""``maniero bench``: the same measure compiled and, beside it, interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from rich.console import Console

from maniero.cli.errors import CommandError
from maniero.cli.simulating import read_options
from maniero.cli.terminal import say
from maniero.games import GAMES, find
from maniero.table.bench import COMPILED, measure


def run(
    ids: list[str], seats: int | None, seconds: float, options: list[str], compare: bool, as_json: bool
) -> None:
    chosen = read_options(options)
    result: dict[str, dict[str, Any]] = {}
    with Console(stderr=True).status("measuring") as status:
        for id in ids or GAMES:
            game = find(id)
            played = seats if seats is not None else game.seats_for(chosen, game.seat_counts[-1])
            if played not in game.seat_counts:
                raise CommandError(f"{game.title} is for {', '.join(map(str, game.seat_counts))} players")
            status.update(f"measuring {game.title}")
            result[id] = dict(measure(game, played, seconds, chosen))
            if compare and COMPILED:
                slow = interpreted(id, played, seconds, options)
                result[id]["interpreted_actions_per_s"] = slow["actions_per_s"]
                result[id]["speedup"] = result[id]["actions_per_s"] / slow["actions_per_s"]
    if as_json:
        print(json.dumps(result))
    else:
        for id, row in result.items():
            show(id, row)


def interpreted(id: str, seats: int, seconds: float, options: list[str]) -> dict[str, Any]:
    """The same measure in a process that runs the Python sources."""
    command = [sys.executable, "-m", "maniero", "bench", id, "--alone", "--json"]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    command += [word for option in options for word in ("--option", option)]
    done = subprocess.run(
        command, env={**os.environ, "MANIERO_PURE": "1"}, capture_output=True, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)[id]
    return figures


def show(id: str, row: dict[str, Any]) -> None:
    say(f"{id}, {row['seats']} seats, {'compiled' if row['compiled'] else 'interpreted'}")
    say(f"  {row['actions_per_s']:12,.0f} actions a second")
    say(f"  {row['games_per_s']:12,.1f} games a second")
    say(f"  {row['actions_per_game']:12,.0f} actions a game")
    say(f"  {row['branching']:12.1f} actions to choose from, on average")
    say(f"  {row['copy_us']:12.2f} µs for a copy")
    say(f"  {row['value_us']:12.2f} µs for the value of a position")
    if "speedup" in row:
        say(f"  {row['speedup']:12.1f} times the interpreted speed")
