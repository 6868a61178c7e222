"""``maniero train``: new weights for the judge of a game, kept only when they win."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maniero.arena.jobs import Pool, cores
from maniero.cli.terminal import say
from maniero.games import find
from maniero.training.cluster import Cluster
from maniero.training.games import Teacher
from maniero.training.training import learn, learning_of, match, new_file, old_weights

if TYPE_CHECKING:
    from maniero.training.training import Learned, Match


def train(
    id: str, games: int, matched: int, seed: int, jobs: int, out: Path | None, ray: str, as_json: bool
) -> None:
    game = find(id)
    learning, old = learning_of(game), old_weights(game)
    file = out if out is not None else game.weights_file()
    with file.open("a"):  # Told before anything is played, if it cannot be written.
        pass
    teacher = Teacher(game.id)
    pool: Any = Cluster(teacher, ray) if ray else Pool(teacher, jobs or cores())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with closing(pool), Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        learns = progress.add_task("learning", total=games)
        matches = progress.add_task("match", total=matched)
        learned = learn(learning, old, games, seed, pool, lambda n: progress.advance(learns, n))
        played = match(learned.weights, old, matched, seed, pool, lambda n: progress.advance(matches, n))
    if played.won:
        file.write_text(new_file(game, learned.weights), encoding="utf-8")
    elif out is not None and not out.read_bytes():
        out.unlink()  # Nothing was there before.
    told = {
        "game": game.id,
        "method": type(learning).__name__.lower(),
        "seed": seed,
        **results(learned, played),
    }
    if as_json:
        print(json.dumps({**told, "file": str(file) if played.won else None}))
    else:
        report(game.title, file, learned, played)


def results(learned: Learned, played: Match) -> dict[str, Any]:
    return {
        "games": learned.games,
        **learned.told,
        "weights": len(learned.weights),
        "match": {
            "games": played.games,
            "wins": round(played.wins, 3),
            "win_rate": round(played.wins / played.games, 4),
            "interval": [round(end, 4) for end in played.interval],
            "margin": round(played.margin, 3),
        },
        "kept": played.won,
    }


def report(title: str, file: Path, learned: Learned, played: Match) -> None:
    say(f"{title}: {learned.games} games, {len(learned.weights)} weights")
    for name, number in learned.told.items():
        say(f"  {name.replace('_', ' '):12} {number:g}")
    low, high = (100 * end for end in played.interval)
    share = 100 * played.wins / played.games
    won = f"{share:.1f} % of {played.games} games [{low:.1f}, {high:.1f}]"
    say(f"  new against old: {won}, margin {played.margin:+.1f}")
    if played.won:
        say(f"  the new weights are in {file}")
    else:
        say("  the old weights stay: the new ones are not shown to be better")
