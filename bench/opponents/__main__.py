"""How the levels of opponents stand against each other: the matches of docs/opponents.md.

``python -m bench.opponents [GAME ...] [--part pairs|seats|options] [--folder DIR] [--jobs N]`` plays them
with ``maniero arena`` and prints rows of a table.  What was played is kept in the folder: a run that was
stopped goes on, and rows that are there are not played again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from maniero.games import GAMES

STEPS: Final = (("builder", "apprentice", 200), ("architect", "builder", 200), ("master", "architect", 100))
SEED: Final = 500_000  # Nothing was chosen by the games of these seeds.
FEW: Final = 40  # Games of a row where a look is enough.

UNCHANGED: Final = ("first", "target")  # Options that change no strength.


class Match(NamedTuple):
    game: str
    bots: tuple[str, str]
    games: int
    seats: int | None = None
    options: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        parts = [self.game, *self.bots, str(self.seats or 2), *self.options]
        return "-".join(parts).replace("=", "-") + ".jsonl"

    def words(self, folder: Path, jobs: int) -> list[str]:
        """Of the command."""
        words = [sys.executable, "-m", "maniero", "arena", self.game, "--bots", ",".join(self.bots), "--json"]
        words += ["--games", str(self.games), "--seed", str(SEED), "--jobs", str(jobs)]
        words += ["--results", str(folder / self.file)]
        for option in self.options:
            words += ["--option", option]
        return words if self.seats is None else [*words, "--seats", str(self.seats)]


def matches(game: str, part: str) -> list[Match]:
    """Those of two seats, of more, or with every value of an option (without the master, who takes long)."""
    if part == "pairs":
        return [Match(game, (a, b), games) for a, b, games in STEPS]
    if part == "seats":
        most = [seats for seats in GAMES[game].seat_counts if seats > 2]
        return [Match(game, (a, b), games // 2, seats) for seats in most for a, b, games in STEPS]
    found = []
    for option in GAMES[game].options:
        for value in option.values:
            if option.name not in UNCHANGED and value != option.default:
                seats = GAMES[game].seats_for({option.name: value}, 2)
                found += [
                    Match(game, (a, b), FEW, seats, (f"{option.name}={value}",)) for a, b, _ in STEPS[:2]
                ]
    return found


def row(match: Match, told: dict[str, Any]) -> str:
    """One row for each pairing; in a game for one, for each bot."""
    lines = []
    for pairing in told["pairings"]:
        low, high = (100 * x for x in pairing["interval"])
        scores = " : ".join(f"{score['mean']:.1f}" for score in pairing["scores"])
        pace = " / ".join(f"{bot['ms']:.1f}" for bot in told["bots"])
        what = ", ".join([match.game, *([f"{match.seats} seats"] if match.seats else []), *match.options])
        lines.append(
            f"| {what} | {' v '.join(pairing['bots'])} | {pairing['games']} "
            f"| {100 * pairing['win_rate']:.1f} [{low:.0f}, {high:.0f}] | {scores} | {pace} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.opponents")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--part", choices=["pairs", "seats", "options"], default="pairs")
    parser.add_argument("--folder", type=Path, default=Path("build/opponents"))
    parser.add_argument("--jobs", type=int, default=0)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    sys.stdout.write("| | | games | wins % | score | ms a decision |\n|---|---|---|---|---|---|\n")
    for game in asked.games or GAMES:
        for match in matches(game, asked.part):
            done = subprocess.run(
                match.words(asked.folder, asked.jobs), capture_output=True, text=True, check=False
            )
            if done.returncode:
                sys.exit(done.stderr)
            sys.stdout.write(row(match, json.loads(done.stdout)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
