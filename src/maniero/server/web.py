"""The pages for people."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from maniero.games import GAMES
from maniero.server import pages
from maniero.server.dependencies import (
    Hosting,
    TheHouse,
    TheServer,
    TheTournaments,
    Visit,
    Visiting,
    Writing,
)
from maniero.server.guests import Guest
from maniero.server.links import linked
from maniero.server.new_form import read_form, wanted
from maniero.server.problems import Problem, problem_text
from maniero.server.seating import sit
from maniero.server.summaries import Me
from maniero.server.tournament_views import details, mine, round_of, summarise
from maniero.tournament import SEATS

router = APIRouter(include_in_schema=False)


def _me(guest: Guest) -> Me:
    return {"name": guest.name, "language": guest.language.code}


@router.get("/")
async def home(house: TheHouse, tournaments: TheTournaments, visit: Visiting) -> HTMLResponse:
    me = visit.guest.id
    own = pages.Lists(await house.tables_of(me), await tournaments.of(me))
    waiting = pages.Lists(await house.open_tables(me), await tournaments.open(me))
    return visit.page(pages.home(visit.guest.language, _me(visit.guest), own, waiting))


@router.get("/new")
async def new_table(
    visit: Visiting,
    game: str = "",
    series: Annotated[str, Query(max_length=16)] = "",
    bundle: Annotated[str, Query(max_length=16)] = "",
) -> HTMLResponse:
    if not game:
        game = next(iter(GAMES))
    _known(game)
    return visit.page(pages.new_table(visit.guest.language, _me(visit.guest), game, series, bundle))


@router.post("/new")
async def open_table(
    request: Request, house: TheHouse, tournaments: TheTournaments, visit: Visiting, guest: Hosting
) -> Response:
    """The form of a page without scripts."""
    fields = read_form(await request.body())
    new, series = wanted(fields), fields.get("series", pages.ONE)
    try:
        if series == pages.ONE:
            live = await house.create(guest, new.game, new.wishes(), new.options, new.private, new.hints)
            return visit.redirect(f"/t/{live.id}")
        stored = await tournaments.create(guest, new.game, series, new.wishes(), new.options, new.private)
        return visit.redirect(f"/tournament/{stored.row.id}")
    except Problem as problem:
        if problem.code != "option":
            raise
        language, seats = guest.language, len(new.seats) if series == pages.ONE else SEATS
        why = pages.misfit(language, GAMES[new.game], seats, new.options) or problem_text("option", language)
        return visit.page(pages.problem(language, problem.status, why), problem.status)


@router.get("/t/{table}")
async def table_page(
    house: TheHouse, tournaments: TheTournaments, visit: Visiting, table: str
) -> HTMLResponse:
    try:
        summary = await house.summary(table, visit.guest.id)
    except Problem as problem:
        if problem.code != "old-rules":
            raise
        old = await house.old_table(table)
        return visit.page(pages.old_table(visit.guest.language, _me(visit.guest), old, visit.guest.id))
    whole = await tournaments.find(summary["tournament"]) if summary["tournament"] else None
    part = round_of(whole, table) if whole is not None else None
    return visit.page(pages.table(visit.guest.language, _me(visit.guest), summary, part))


@router.get("/t/{table}/analysis")
async def analysis_page(house: TheHouse, visit: Visiting, table: str) -> HTMLResponse:
    """Before the page of a link: no link is called so."""
    summary = await house.summary(table, visit.guest.id)
    if not summary["over"]:
        raise Problem("not-over")
    return visit.page(pages.analysis(visit.guest.language, _me(visit.guest), summary))


@router.get("/t/{table}/{link}")
async def invitation(house: TheHouse, visit: Visiting, table: str, link: str) -> Response:
    """A look at the link takes no seat: chat programs look at every link that is sent."""
    live, where = await house.table(table), f"/t/{table}"
    try:
        place = live.people.linked(link)
    except Problem as problem:
        return _led_on(visit, problem, where, bool(live.people.seats_of(visit.guest.id)))
    if place.guest == visit.guest.id:
        return visit.redirect(where)
    summary = await house.summary(table, visit.guest.id)
    return visit.page(pages.invitation(visit.guest.language, summary, moving=not place.free))


@router.post("/t/{table}/{link}")
async def take_seat(
    house: TheHouse, tournaments: TheTournaments, visit: Visiting, guest: Writing, table: str, link: str
) -> Response:
    """Whoever has the link may sit down; the link does not stay in the address bar."""
    live, where = await house.table(table), f"/t/{table}"
    try:
        if live.row.tournament is None:
            await sit(live, guest, link)
        else:
            await tournaments.places.sit_at(guest, live, link)
    except Problem as problem:
        return _led_on(visit, problem, where, bool(live.people.seats_of(guest.id)))
    return visit.redirect(where)


def _led_on(visit: Visit, problem: Problem, where: str, seated: bool) -> Response:
    """A link that was used: who sits there is led there, as by their first click; others are told."""
    if problem.code != "used-link":
        raise problem
    if seated:
        return visit.redirect(where)
    return visit.page(pages.used_invitation(visit.guest.language, where), problem.status)


@router.get("/tournament/{tournament}")
async def tournament_page(
    request: Request, server: TheServer, visit: Visiting, tournament: str
) -> HTMLResponse:
    share = server.settings.address_for(request.headers.get("host", ""))
    shown = details(await server.tournaments.find(tournament), visit.guest.id, share)
    return visit.page(pages.tournament(visit.guest.language, _me(visit.guest), shown))


@router.get("/tournament/{tournament}/{link}")
async def tournament_invitation(
    tournaments: TheTournaments, visit: Visiting, tournament: str, link: str
) -> Response:
    stored, where = await tournaments.find(tournament), f"/tournament/{tournament}"
    summary = summarise(stored, visit.guest.id)
    try:
        place = linked(stored.places, link)
    except Problem as problem:
        return _led_on(visit, problem, where, bool(mine(stored, visit.guest.id)))
    if place.guest == visit.guest.id:
        return visit.redirect(where)
    return visit.page(pages.invitation(visit.guest.language, summary, moving=not place.free))


@router.post("/tournament/{tournament}/{link}")
async def take_place(
    tournaments: TheTournaments, visit: Visiting, guest: Writing, tournament: str, link: str
) -> Response:
    where = f"/tournament/{tournament}"
    try:
        await tournaments.places.sit(guest, tournament, link)
    except Problem as problem:
        stored = await tournaments.find(tournament)
        return _led_on(visit, problem, where, bool(mine(stored, guest.id)))
    return visit.redirect(where)


@router.get("/rules/{game}")
async def rules(
    visit: Visiting, game: str, search: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    _known(game)
    return visit.page(pages.rules(visit.guest.language, _me(visit.guest), game, search))


def _known(game: str) -> None:
    if game not in GAMES:
        raise Problem("not-found")
