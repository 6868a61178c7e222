"""``maniero arena``: bots against each other on shared luck, with figures that say how sure they are."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from maniero.arena.contest import Contest, fixtures
from maniero.arena.figures import figures, told
from maniero.arena.jobs import Pool, cores
from maniero.arena.own import named
from maniero.arena.playing import Player
from maniero.arena.plot import plot
from maniero.arena.results import Results
from maniero.cli.errors import CommandError
from maniero.cli.simulating import read_options
from maniero.cli.terminal import plain, say
from maniero.games import find

if TYPE_CHECKING:
    from maniero.arena.contest import Fixture
    from maniero.arena.figures import Figures, Pairing
    from maniero.arena.playing import Played
    from maniero.arena.statistics import Interval, Mean

PICTURES: Final = (".svg", ".png")
WIDE: Final = 118  # Columns where nobody says how many.


class Asked(NamedTuple):
    """A contest as it stands on the command line."""

    game: str
    bots: str
    seats: int | None
    seed: int
    seconds: float
    options: list[str]
    components: Path | None


class Outputs(NamedTuple):
    """Where everything goes."""

    results: Path | None
    records: Path | None
    plots: list[Path]
    as_json: bool


def arena(asked: Asked, games: int, jobs: int, outputs: Outputs) -> None:
    contest = read(asked)
    for path in outputs.plots:
        if path.suffix not in PICTURES:
            raise CommandError(f"a picture is .svg or .png, and {path} is neither")
    player = Player(contest, outputs.records is not None)
    for number in range(len(contest.bots)):
        player.bot(number)  # Told before anything is played, if it cannot be had.
    if outputs.records is not None:
        outputs.records.mkdir(parents=True, exist_ok=True)
    wanted = fixtures(contest, games)
    with closing(Results(contest, outputs.results)) as results:
        try:
            play(player, [each for each in wanted if each not in results], jobs or cores(), results, outputs)
        except KeyboardInterrupt:
            if outputs.results is not None:
                done = f"{len(results)} games are in {outputs.results}: the same command goes on"
                print(plain(done), file=sys.stderr)
            raise
        found = figures(contest, results.of(wanted))
    for path in outputs.plots:
        draw(path, plot(contest, found))
    if outputs.as_json:
        print(json.dumps(told(contest, found)))
    else:
        report(contest, found)


def read(asked: Asked) -> Contest:
    game = find(asked.game)
    chosen = read_options(asked.options)
    names = named(asked.bots)
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise CommandError(f"the bot {twice[0]!r} is named twice")
    seats = asked.seats if asked.seats is not None else game.seats_for(chosen)
    options = game.resolve(seats, chosen)
    used = game.box(str(asked.components)) if asked.components is not None else game.box()
    return Contest(game.id, options, seats, names, asked.seed, asked.seconds, used.text)


def play(player: Player, left: list[Fixture], jobs: int, results: Results, outputs: Outputs) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        closing(Pool(player, jobs)) as pool,
    ):
        task = progress.add_task("arena", total=len(left))
        for played in pool.run(left):
            if outputs.records is not None:
                (outputs.records / record_name(played)).write_text(played.record)
            results.add(played.result)
            progress.advance(task)


def record_name(played: Played) -> str:
    result = played.result
    return f"{result.seed}-{result.pairing + 1}-{result.rotation + 1}.txt"


def draw(path: Path, picture: str) -> None:
    if path.suffix == ".svg":
        path.write_text(picture)
    else:
        from maniero.art.png import render

        path.write_bytes(render(picture, 1800))


# ---- for people


def report(contest: Contest, found: Figures) -> None:
    games = sum(each.games for each in found.pairings)
    say(f"{contest.played().title}: {games} games, seed {contest.seed}")
    console = Console()
    console.width = max(console.width, WIDE)
    console.print(_pairings(contest, found.pairings))
    console.print(_bots(contest, found))


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(columns[0], overflow="fold")
    for name in columns[1:]:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _pairings(contest: Contest, pairings: list[Pairing]) -> Table:
    met = [each for each in pairings if len(each.bots) == 2]
    table = _table("", "games", "wins", "95 %", "score", *(["margin"] if met else []), "95 %")
    for each in pairings:
        names = " v ".join(contest.bots[bot] for bot in each.bots)
        scores = " : ".join(f"{score.mean:.1f}" for score in each.scores)
        share = f"{100 * each.wins / each.games:.1f} %" if each.interval is not None else ""
        table.add_row(
            Text(plain(names)),
            str(each.games),
            share,
            _percent(each.interval),
            scores,
            *([f"{each.margin.mean:+.1f}"] if each.margin is not None else []),
            _span(each.margin or each.scores[0]),
        )
    return table


def _percent(interval: Interval | None) -> str:
    return f"[{100 * interval.low:.1f}, {100 * interval.high:.1f}]" if interval is not None else ""


def _span(mean: Mean) -> str:
    return f"[{mean.interval.low:.1f}, {mean.interval.high:.1f}]" if mean.interval is not None else ""


def _bots(contest: Contest, found: Figures) -> Table:
    table = _table("", "rating", "decisions", "a second", "ms each", "worst")
    for bot, name in enumerate(contest.bots):
        pace = found.paces[bot]
        rating = found.ratings[bot] if found.ratings is not None else None
        table.add_row(
            Text(plain(name)),
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" if rating is not None else "",
            f"{pace.decisions:,}",
            f"{pace.per_second:,.0f}",
            f"{pace.ms:.2f}",
            f"{pace.worst:.1f}",
        )
    return table
