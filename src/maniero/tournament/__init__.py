"""Tournaments: a series of games between the same people, by two and two."""

from __future__ import annotations

from maniero.tournament.kinds import KINDS, Cup, Kind, League
from maniero.tournament.outcome import Outcome, Pair, Standing, decide
from maniero.tournament.tournament import SEATS, Tournament, TournamentError

__all__ = [
    "KINDS",
    "SEATS",
    "Cup",
    "Kind",
    "League",
    "Outcome",
    "Pair",
    "Standing",
    "Tournament",
    "TournamentError",
    "decide",
]
