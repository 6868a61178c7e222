"""What programs and pages ask over HTTP about tournaments: JSON in, JSON out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from maniero.server.api import ERRORS, NewTable, SeatTaken, TableId
from maniero.server.dependencies import Asking, Hosting, Looking, TheServer, TheTournaments, Writing
from maniero.server.summaries import TournamentDetails, TournamentSummary
from maniero.server.tournament_views import details

router = APIRouter(prefix="/api", responses=ERRORS)


class NewTournament(NewTable):
    kind: Annotated[str, Field(max_length=16)]


class TournamentFound(BaseModel):
    tournament: str


class TournamentMade(TournamentFound):
    links: dict[int, str]  # By player who is awaited: the address that takes the place, once.


@router.post("/tournaments", status_code=201)
async def create_tournament(
    request: Request, server: TheServer, tournaments: TheTournaments, guest: Hosting, wanted: NewTournament
) -> TournamentMade:
    """Set a new tournament."""
    stored = await tournaments.create(
        guest, wanted.game, wanted.kind, wanted.wishes(), wanted.options, wanted.private
    )
    share = server.settings.address_for(request.headers.get("host", ""))
    shown = details(stored, guest.id, share)
    links = {seat: link for seat, link in shown["links"].items() if stored.places[seat].free}
    return TournamentMade(tournament=stored.row.id, links=links)


@router.get("/tournaments")
async def open_tournaments(tournaments: TheTournaments, guest: Asking) -> list[TournamentSummary]:
    """Public tournaments where a place is free."""
    return await tournaments.open(guest.id)


@router.get("/mine/tournaments")
async def my_tournaments(tournaments: TheTournaments, guest: Asking) -> list[TournamentSummary]:
    """My tournaments; those where it is my turn come first."""
    return await tournaments.of(guest.id)


@router.get("/tournaments/{tournament}")
async def tournament(
    request: Request, server: TheServer, tournaments: TheTournaments, guest: Looking, tournament: TableId
) -> TournamentDetails:
    """Rounds, pairings, outcomes and standings."""
    share = server.settings.address_for(request.headers.get("host", ""))
    return details(await tournaments.find(tournament), guest.id, share)


@router.post("/tournaments/{tournament}/join")
async def join_tournament(tournaments: TheTournaments, guest: Writing, tournament: TableId) -> SeatTaken:
    """Take an open place."""
    return SeatTaken(seat=await tournaments.places.sit(guest, tournament, None))
