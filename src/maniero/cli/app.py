"""The commands, each in a few lines; what they do is in the modules beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from maniero import __version__, need
from maniero.arena.own import KINDS as BOT_KINDS
from maniero.cli import arena as arenas
from maniero.cli import bench, catalogue, replaying, simulating
from maniero.cli import tournament as tournaments
from maniero.cli.errors import told
from maniero.games import find
from maniero.i18n import LANGUAGES
from maniero.table.bench import COMPILED
from maniero.tournament import KINDS

app = typer.Typer(
    help="Castle games: play, simulate, replay, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
Components = Annotated[Path | None, typer.Option(help="A corrected component file.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, name=value.")]


def _version(asked: bool) -> None:
    if asked:
        print(f"maniero {__version__}, {'compiled' if COMPILED else 'interpreted'}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """Castle games: play, simulate, replay, measure."""


@app.command()
def games(json: AsJson = False) -> None:
    """List the games with their players and options."""
    catalogue.list_games(json)


@app.command()
def rules(
    game: str,
    lang: Lang = "en",
    search: Annotated[str, typer.Option(help="Show only the clauses with this word.")] = "",
    json: AsJson = False,
) -> None:
    """Print the rules of a game, clause by clause."""
    catalogue.print_rules(game, lang, search, json)


@app.command()
def components(game: str) -> None:
    """Print the component file of a game: correct a copy, and play with it."""
    print(find(game).component_file(), end="")


@app.command()
def simulate(
    game: str,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="The same seed plays the same games.")] = 1,
    seats: Annotated[int | None, typer.Option(help="How many players; by default one for each bot.")] = None,
    bots: Annotated[str, typer.Option(help=f"Bots by seat: {BOT_KINDS}.")] = "random",
    option: Options = None,
    components: Components = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the records of the games.")] = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots."""
    simulating.simulate(game, games, seed, seats, bots, option or [], components, records, json)


@app.command()
def tournament(
    game: str,
    kind: Annotated[str, typer.Option(help=f"{' or '.join(KINDS)}.")] = next(iter(KINDS)),
    bots: Annotated[
        str, typer.Option(help=f"One for each player: {BOT_KINDS}.")
    ] = "greedy,random,greedy,random",
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="The same seed plays the same games.")] = 1,
    option: Options = None,
    components: Components = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the records of the games.")] = None,
    json: AsJson = False,
) -> None:
    """Play a tournament between bots, all games for two."""
    tournaments.tournament(game, kind, bots, seed, option or [], components, records, json)


@app.command()
def arena(
    game: str,
    bots: Annotated[str, typer.Option(help=f"Every two meet: {BOT_KINDS}.")] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games of each pairing.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(help="How many players; with more than two the first bot of a pair is alone."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, max=1024, help="Processes; 0: one for each core.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="The same seed plays the same games.")] = 1,
    seconds: Annotated[
        float,
        typer.Option(min=0, max=3600, help="For an answer; 0: the bots' own numbers of positions decide."),
    ] = 0.0,
    option: Options = None,
    components: Components = None,
    results: Annotated[
        Path | None,
        typer.Option(help="A file for the results, line by line; one that is there is gone on with."),
    ] = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the records of the games.")] = None,
    plot: Annotated[list[Path] | None, typer.Option(help="A picture of the figures: .svg or .png.")] = None,
    json: AsJson = False,
) -> None:
    """Measure bots against each other: the same luck for all, everybody at every place."""
    need("arena")
    asked = arenas.Asked(game, bots, seats, seed, seconds, option or [], components)
    arenas.arena(asked, games, jobs, arenas.Outputs(results, records, plot or [], json))


@app.command()
def train(
    game: str,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="To learn from, about.")] = 700,
    match: Annotated[int, typer.Option(min=2, max=10_000_000, help="Games against the old ones.")] = 200,
    seed: Annotated[int, typer.Option(min=0, max=2**61, help="The same seed learns the same.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, max=1024, help="Processes; 0: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="For the new weights; by default the game's file.")] = None,
    ray: Annotated[str, typer.Option(help="The address of a Ray cluster that shall do the work.")] = "",
    json: AsJson = False,
) -> None:
    """Learn new weights for the judge of a game; they are kept only when they win a match."""
    need("train")
    from maniero.cli import training

    training.train(game, games, match, seed, jobs, out, ray, json)


@app.command()
def replay(
    file: Path,
    check: Annotated[bool, typer.Option("--check", help="Only check that the record is sound.")] = False,
    step: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the position as a picture.")] = None,
    seat: Annotated[int | None, typer.Option(help="Through this seat's eyes, counted from 1.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="A picture for dark surroundings.")] = False,
    components: Components = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Replay a record: its log and score sheet, a check, or a picture."""
    replaying.replay_file(file, check, step, png, seat, dark, components, lang, json)


@app.command()
def verify(
    file: Path,
    components: Components = None,
    seen: Annotated[
        list[str] | None, typer.Option(help="A hash that a page of this game has shown; may be repeated.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Prove that every draw of a record came from its published seed, and that nothing else was changed."""
    replaying.verify_file(file, components, seen or [], json)


@app.command("bench")
def bench_command(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all by default.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; by default the most.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=600, help="How long to play each game.")] = 3.0,
    option: Options = None,
    alone: Annotated[bool, typer.Option("--alone", help="Without the interpreted run beside.")] = False,
    json: AsJson = False,
) -> None:
    """Measure random play on one core, compiled and interpreted."""
    bench.run(games or [], seats, seconds, option or [], not alone, json)


Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all networks.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")]
Database = Annotated[
    str, typer.Option(help="sqlite:///file or postgresql://...; by default a file of yours.")
]
Corrected = Annotated[
    list[str] | None, typer.Option("--components", help="A corrected component file, game=file.")
]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


@app.command()
def play(
    host: Host = "0.0.0.0",
    port: Port = 8000,
    database_url: Database = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    log_level: LogLevel = "warning",
    components: Corrected = None,
) -> None:
    """Play in the browser: serve on this computer, and open the table."""
    need("server")
    from maniero.cli import serving  # Only these two load the server.
    from maniero.server.settings import Settings

    settings = Settings(host, port, database_url, log_level, components=tuple(components or ()))
    serving.play(settings, browser)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database_url: Annotated[
        str, typer.Option(envvar="MANIERO_DATABASE_URL", help="sqlite:///file or postgresql://...")
    ] = "",
    log_level: LogLevel = "info",
    secret: Annotated[
        str, typer.Option(envvar="MANIERO_SECRET", help="Signs the cookies; kept in the database by default.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A further host:port whose pages may speak to the server.")
    ] = None,
    beat: Annotated[float, typer.Option(min=0, max=10, help="Seconds between two moves of bots.")] = 0.6,
    think_limit: Annotated[float, typer.Option(min=0.1, max=600, help="Seconds a bot may think.")] = 20.0,
    thinkers: Annotated[
        int,
        typer.Option(
            min=0, max=64, help="Processes for bots that take their time, of each worker; 0: as many as fit."
        ),
    ] = 0,
    components: Corrected = None,
    trusted_proxies: Annotated[
        str, typer.Option(help="Addresses or networks of proxies, as 127.0.0.1,10.0.0.0/8.")
    ] = "",
    rates: Annotated[
        float, typer.Option(min=0.01, max=1000, help="Multiplies how often and how much anybody may ask.")
    ] = 1.0,
    root_path: Annotated[
        str, typer.Option(help="The path of the host below which everything is: /maniero.")
    ] = "",
    hsts: Annotated[
        int, typer.Option(min=0, max=63_072_000, help="Seconds for which browsers come by https only.")
    ] = 0,
    statement_timeout: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds the database may take before players are told.")
    ] = 5.0,
    redis_url: Annotated[
        str,
        typer.Option(envvar="MANIERO_REDIS_URL", help="redis://...; joins the servers of one database."),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Servers to start, for one address.")] = 1,
    heartbeat: Annotated[
        float, typer.Option(min=0.05, max=60, help="Seconds between signs of life of joined servers.")
    ] = 1.0,
    luck_grace: Annotated[
        float, typer.Option(min=0, max=600, help="Seconds that a full table waits for the players' numbers.")
    ] = 8.0,
) -> None:
    """Serve tables on a host of your own."""
    need("server")
    from maniero.cli import serving
    from maniero.server.settings import Settings

    with told():
        settings = Settings(
            host,
            port,
            database_url,
            log_level,
            secret,
            origins=tuple(origin or ()),
            beat=beat,
            think_limit=think_limit,
            thinkers=thinkers,
            components=tuple(components or ()),
            trusted_proxies=tuple(filter(None, trusted_proxies.split(","))),
            rates=rates,
            root_path=root_path.rstrip("/"),
            hsts=hsts,
            statement_timeout=statement_timeout,
            redis_url=redis_url,
            workers=workers,
            heartbeat=heartbeat,
            luck_grace=luck_grace,
        )
    serving.serve(settings)


Kept = Annotated[
    str, typer.Option(envvar="MANIERO_DATABASE_URL", help="The database of the server, as for serve.")
]


@app.command()
def backup(
    file: Path,
    database_url: Kept = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write all that a server keeps into a file, while it runs."""
    need("server")
    from maniero.cli import keeping

    keeping.backup(database_url, file, force)


@app.command()
def restore(
    file: Path,
    database_url: Kept = "",
    force: Annotated[bool, typer.Option("--force", help="Replace all that is in the database.")] = False,
) -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL."""
    need("server")
    from maniero.cli import keeping

    keeping.restore(database_url, file, force)


@app.command()
def prune(
    older_than: Annotated[str, typer.Option(help="Their age: 90d, 12h or 4w.")],
    database_url: Kept = "",
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Also games that nobody has touched for so long.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
) -> None:
    """Delete finished games of a server that are old, while it runs."""
    need("server")
    from maniero.cli import keeping

    keeping.prune(database_url, older_than, unfinished, dry_run)
