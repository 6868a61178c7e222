"""``maniero tournament``: a cup or a league between bots."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from maniero.arena.own import bot, named
from maniero.cli.simulating import read_options
from maniero.cli.terminal import say
from maniero.games import find
from maniero.tournament.outcome import BY_DECIDER, BY_LOT
from maniero.tournament.playing import play_tournament

if TYPE_CHECKING:
    from pathlib import Path

    from maniero.kernel.record import Record
    from maniero.tournament import Outcome, Tournament

DECIDED = {"": "", BY_DECIDER: ", tie decided by what the game counts next", BY_LOT: ", tie decided by lot"}


def tournament(
    id: str,
    kind: str,
    bots: str,
    seed: int,
    options: list[str],
    components: Path | None,
    records: Path | None,
    as_json: bool,
) -> None:
    game = find(id)
    chosen = read_options(options)
    names = named(bots)
    players = [f"{name} {number}" for number, name in enumerate(names, start=1)]
    box = game.box(str(components)) if components is not None else None
    made = [bot(game, name, 2, chosen) for name in names]
    played, written = play_tournament(game, kind, made, players, chosen, seed, box)
    if records is not None:
        keep(records, seed, written)
    if as_json:
        print(json.dumps(told(played, players)))
    else:
        report(played, players)


def keep(folder: Path, seed: int, written: list[list[Record]]) -> None:
    """One file for each game, in the order in which they were played."""
    folder.mkdir(parents=True, exist_ok=True)
    for round, games in enumerate(written, start=1):
        for number, record in enumerate(games, start=1):
            (folder / f"{record.game}-{seed}-{round}-{number}.txt").write_text(record.dump())


def report(played: Tournament, names: list[str]) -> None:
    say(f"{played.game.title}: {played.kind.id} of {played.players}")
    for round, games in enumerate(played.played, start=1):
        say(f"  round {round} of {played.rounds}")
        for game in games:
            say(f"    {_line(game, names)}")
    say("  standings")
    for each in played.standings():
        name = names[each.player]
        say(f"    {each.rank}  {name:12} {each.points:4} points  {each.won} of {each.played} games won")


def _line(game: Outcome, names: list[str]) -> str:
    one, other = (names[player] for player in game.players)
    won = f"{names[game.winner]} wins" if game.winner is not None else "a tie"
    return f"{one} {game.points[0]} : {game.points[1]} {other}, {won}{DECIDED[game.decided]}"


def told(played: Tournament, names: list[str]) -> dict[str, object]:
    """The tournament for programs; players are counted from 1."""

    def one(game: Outcome) -> dict[str, object]:
        winner = game.winner + 1 if game.winner is not None else None
        players = [player + 1 for player in game.players]
        return {"players": players, "points": game.points, "winner": winner, "decided": game.decided}

    return {
        "game": played.game.id,
        "kind": played.kind.id,
        "players": names,
        "rounds": [[one(game) for game in games] for games in played.played],
        "standings": [each._asdict() | {"player": each.player + 1} for each in played.standings()],
        "winners": [player + 1 for player in played.winners()],
    }
