"""Any number of games of any kind beside the second referee of Burgundy.

``python -m tests.games.burgundy.referee_games 100`` plays a hundred times with 1, 2, 3 and 4 seats, with and
without luck, and tells each game in which the two differ.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from tests.games.burgundy.referee_duel import Duel, Options
from tests.games.burgundy.referee_lucky import LuckyDuel


def some_options(seats: int, rng: random.Random) -> Options:
    """Any combination that is to be had."""
    if seats == 1:
        return {
            "duchy": rng.choice(("13a", "13b")),
            "extra": rng.choice(("no", "yes")),
            "target": str(rng.randint(45, 55)),
        }
    duchies = ["1", "2", str(rng.randint(3, 10)), "random", "chosen", "11"]
    if seats == 4:
        duchies += ["12a", "12b"] * 2
    modules = {name: rng.choice(("no", "yes")) for name in ("extra", "white", "inns", "routes", "shields")}
    first = rng.choice(("random", str(rng.randint(1, seats))))
    return {"duchy": rng.choice(duchies), "first": first, **modules}


def main(times: int, start: int = 0) -> None:
    said: Counter[str] = Counter()
    games = wrong = 0
    for seed in range(start, start + times):
        for seats in (1, 2, 3, 4):
            options = some_options(seats, random.Random(f"{seed} {seats}"))
            for kind in (Duel, LuckyDuel):
                duel = kind(seats, options, seed)
                games += 1
                try:
                    said += duel.run()
                except Exception as error:
                    wrong += 1
                    sys.stdout.write(f"{kind.__name__}({seats}, {options}, {seed}): {error!r}\n")
    sys.stdout.write(f"{games} games, {wrong} differ; {dict(said)}\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
