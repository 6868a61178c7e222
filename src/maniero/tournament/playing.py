"""A tournament between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from maniero.bots.bot import play
from maniero.table.simulate import simulated
from maniero.tournament.lots import numbered_seed
from maniero.tournament.tournament import SEATS, Tournament

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.bots.bot import Bot
    from maniero.catalogue import Game
    from maniero.kernel.facts import Box
    from maniero.kernel.record import Move, Record


class Played(NamedTuple):
    """A tournament to its end, with the records of its games by round."""

    tournament: Tournament
    records: list[list[Record]]


def play_tournament(
    game: Game,
    kind: str,
    bots: Sequence[Bot],
    names: Sequence[str],
    options: dict[str, str],
    seed: int,
    box: Box | None = None,
) -> Played:
    """All rounds.  The same seed plays the same tournament; its games have ``seed``, ``seed + 1``, ..."""
    tournament = Tournament(game, kind, len(bots), options, numbered_seed(seed))
    box = box if box is not None else game.box()
    records: list[list[Record]] = []
    number = seed
    while not tournament.over:
        pairings, boards = tournament.pairings(), tournament.boards()
        outcomes, written = [], []
        for index, (pair, chosen) in enumerate(zip(pairings, boards, strict=True)):
            moves: list[Move] = []
            state = game.new(SEATS, chosen, box)
            play(state, [bots[player] for player in pair], number, moves)
            seated = [names[player] for player in pair]
            written.append(simulated(game, box, chosen, seated, number, moves, state))
            outcomes.append(tournament.outcome(len(records), index, pair, state))
            number += 1
        tournament.played.append(outcomes)
        records.append(written)
    return Played(tournament, records)
