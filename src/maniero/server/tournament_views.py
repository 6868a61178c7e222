"""What the store keeps of a tournament, as a referee, a list and a page see it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from maniero.games import find
from maniero.server.house import seat_summary
from maniero.server.links import may_see
from maniero.server.store.rows import HUMAN
from maniero.tournament import KINDS, Outcome, Tournament

if TYPE_CHECKING:
    from maniero.server.store import PairingRow, SeatRow, Stored
    from maniero.server.summaries import (
        PairingSummary,
        RoundSummary,
        TableRound,
        TournamentDetails,
        TournamentSummary,
    )


def free(stored: Stored) -> list[SeatRow]:
    """The places that wait for somebody."""
    return [place for place in stored.places if place.free]


def mine(stored: Stored, guest: str) -> list[int]:
    return [place.seat for place in stored.places if place.kind == HUMAN and place.guest == guest]


def due(stored: Stored) -> bool:
    """There is a step to take: all have come, or a game is over."""
    if stored.row.started is None:
        return not free(stored)
    return any(
        pairing.first_points is None and stored.tables[pairing.table].ended is not None
        for pairing in stored.pairings
    )


def referee(stored: Stored) -> Tournament:
    """The tournament with all outcomes that are known."""
    row = stored.row
    played: list[list[Outcome]] = [[] for _ in range(_rounds_set(stored))]
    for pairing in stored.pairings:
        if pairing.first_points is not None and pairing.second_points is not None:
            points = (pairing.first_points, pairing.second_points)
            players = (pairing.first, pairing.second)
            played[pairing.round].append(Outcome(players, points, pairing.winner, pairing.decided))
    return Tournament(find(row.game), row.kind, len(stored.places), row.options, row.seed, played)


def _rounds_set(stored: Stored) -> int:
    return stored.pairings[-1].round + 1 if stored.pairings else 0


def summarise(stored: Stored, guest: str) -> TournamentSummary:
    """A tournament as a guest sees it in a list."""
    row, own = stored.row, mine(stored, guest)
    seats = [seat_summary(place, place.seat in own) for place in stored.places]
    games = [_pairing(stored, pairing, own) for pairing in stored.pairings]
    going = [game for game in games if game["mine"] and not game["points"]]
    return {
        "tournament": row.id,
        "game": row.game,
        "title": find(row.game).title,
        "kind": row.kind,
        "seats": seats,
        "open": sum(seat["open"] for seat in seats),
        "round": _rounds_set(stored),
        "rounds": KINDS[row.kind].rounds(len(stored.places)),
        "waiting": [game["table"] for game in sorted(going, key=lambda game: not game["my_turn"])],
        "my_turn": any(game["my_turn"] for game in going),
        "over": row.ended is not None,
        "started": row.started is not None,
        "updated": datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(timespec="seconds"),
    }


def details(stored: Stored, guest: str, share: str) -> TournamentDetails:
    """A tournament as a guest sees it on its page; ``share`` stands before links for friends."""
    known, own, host = referee(stored), mine(stored, guest), stored.row.host == guest
    links = {
        place.seat: f"{share}/tournament/{place.table}/{place.link}"
        for place in stored.places
        if may_see(place, guest, stored.row.host)
    }
    return {
        **summarise(stored, guest),
        "host": host,
        "options": stored.row.options,
        "played": [_round(stored, number, own) for number in range(_rounds_set(stored))],
        "standings": [
            {"player": s.player, "rank": s.rank, "points": s.points, "played": s.played, "won": s.won}
            for s in known.standings()
        ],
        "winners": known.winners(),
        "links": links,
    }


def _round(stored: Stored, number: int, own: list[int]) -> RoundSummary:
    games = [_pairing(stored, pairing, own) for pairing in stored.pairings if pairing.round == number]
    busy = {player for game in games for player in game["players"]}
    return {"games": games, "resting": [place.seat for place in stored.places if place.seat not in busy]}


def _pairing(stored: Stored, pairing: PairingRow, own: list[int]) -> PairingSummary:
    players = [pairing.first, pairing.second]
    asked = stored.tables[pairing.table].asked
    first, second = pairing.first_points, pairing.second_points
    return {
        "table": pairing.table,
        "players": players,
        "points": [first, second] if first is not None and second is not None else [],
        "winner": pairing.winner,
        "decided": pairing.decided,
        "mine": any(player in own for player in players),
        "my_turn": any(players[seat] in own for seat in asked),
    }


def round_of(stored: Stored, table: str) -> TableRound:
    """Where a table belongs in its tournament."""
    [number] = [pairing.round + 1 for pairing in stored.pairings if pairing.table == table]
    rounds = KINDS[stored.row.kind].rounds(len(stored.places))
    return {"tournament": stored.row.id, "kind": stored.row.kind, "round": number, "rounds": rounds}
