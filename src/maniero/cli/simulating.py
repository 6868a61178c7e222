"""``maniero simulate``: many games between bots."""

from __future__ import annotations

import json
from time import perf_counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

from maniero.arena.own import bot, named
from maniero.cli.errors import CommandError
from maniero.cli.terminal import say
from maniero.games import find
from maniero.table.simulate import Simulation, Tally

if TYPE_CHECKING:
    from pathlib import Path

    from maniero.catalogue import Game


def simulate(
    id: str,
    games: int,
    seed: int,
    seats: int | None,
    bots: str,
    options: list[str],
    components: Path | None,
    records: Path | None,
    as_json: bool,
) -> None:
    game = find(id)
    chosen = read_options(options)
    names = bot_names(bots, seats, game.seats_for(chosen))
    box = game.box(str(components)) if components is not None else game.box()
    bots_by_seat = [bot(game, name, len(names), chosen) for name in names]
    players = [f"{name} {seat}" for seat, name in enumerate(names, start=1)]
    simulation = Simulation(game, bots_by_seat, players, seed, chosen, box)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.title, total=games)
        for number in range(games):
            if records is None:
                simulation.play(number)
            else:
                text = simulation.play_recorded(number).dump()
                (records / f"{game.id}-{seed + number}.txt").write_text(text)
            progress.advance(task)
    report(game, names, simulation.tally, perf_counter() - start, as_json)


def report(game: Game, names: list[str], tally: Tally, seconds: float, as_json: bool) -> None:
    means = [points / tally.games for points in tally.points]
    if as_json:
        result = {
            "game": game.id,
            "games": tally.games,
            "actions": tally.actions,
            "seconds": round(seconds, 3),
            "bots": names,
            "mean_scores": [round(mean, 3) for mean in means],
            "wins": [round(wins, 3) for wins in tally.wins],
        }
        print(json.dumps(result))
        return
    say(f"{game.title}: {tally.games} games, {tally.actions} actions in {seconds:.2f} s")
    for seat, name in enumerate(names):
        say(f"  seat {seat + 1}  {name:12} mean score {means[seat]:7.2f}  wins {tally.wins[seat]:g}")


def bot_names(bots: str, seats: int | None, usual: int) -> list[str]:
    """One name per seat; a single name sits at every seat."""
    names = named(bots)
    players = seats if seats is not None else usual if len(names) == 1 else len(names)
    if len(names) == 1:
        names = names * players
    if len(names) != players:
        raise CommandError(f"{len(names)} bots for {players} seats: name one for each seat, or one for all")
    return names


def read_options(options: list[str]) -> dict[str, str]:
    """``name=value`` from the command line."""
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise CommandError(f"an option is written name=value, not {option!r}")
        if name in chosen:
            raise CommandError(f"option {name!r} is given twice")
        chosen[name] = value
    return chosen
