"""The pages for people, and the files they need."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse

from maniero.games import GAMES
from maniero.server import assets, pages
from maniero.server.dependencies import TheHouse, TheServer, TheTournaments, Visiting, Writing
from maniero.server.guests import Guest
from maniero.server.new_form import read_form, wanted
from maniero.server.problems import Problem, problem_text
from maniero.server.seating import sit
from maniero.server.summaries import Me
from maniero.server.tournament_views import details, linked, round_of, summarise
from maniero.tournament import SEATS

router = APIRouter(include_in_schema=False)


def _me(guest: Guest) -> Me:
    return {"name": guest.name, "language": guest.language.code}


@router.get("/")
async def home(house: TheHouse, tournaments: TheTournaments, visit: Visiting) -> HTMLResponse:
    me = visit.guest.id
    mine = pages.Lists(await house.tables_of(me), await tournaments.of(me))
    waiting = pages.Lists(await house.open_tables(me), await tournaments.open(me))
    return visit.page(pages.home(visit.guest.language, _me(visit.guest), mine, waiting))


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
    request: Request, house: TheHouse, tournaments: TheTournaments, visit: Visiting, guest: Writing
) -> Response:
    """The form of a page without scripts."""
    fields = read_form(await request.body())
    new, series = wanted(fields), fields.get("series", pages.ONE)
    try:
        if series == pages.ONE:
            live = await house.create(guest, new.game, new.wishes(), new.options, new.private)
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
    summary = await house.summary(table, visit.guest.id)
    whole = await tournaments.find(summary["tournament"]) if summary["tournament"] else None
    part = round_of(whole, table) if whole is not None else None
    return visit.page(pages.table(visit.guest.language, _me(visit.guest), summary, part))


@router.get("/t/{table}/{link}")
async def invitation(house: TheHouse, visit: Visiting, table: str, link: str) -> Response:
    """A look at the link takes no seat: chat programs look at every link that is sent."""
    live = await house.table(table)
    if live.people.linked(link).guest == visit.guest.id:
        return visit.redirect(f"/t/{table}")
    summary = await house.summary(table, visit.guest.id)
    return visit.page(pages.invitation(visit.guest.language, summary))


@router.post("/t/{table}/{link}")
async def take_seat(
    house: TheHouse, visit: Visiting, guest: Writing, table: str, link: str
) -> RedirectResponse:
    """Whoever has the link may sit down; the link does not stay in the address bar."""
    live = await house.table(table)
    await sit(live, guest.id, guest.name, link)
    return visit.redirect(f"/t/{table}")


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
    stored = await tournaments.find(tournament)
    if linked(stored, link).guest == visit.guest.id:
        return visit.redirect(f"/tournament/{tournament}")
    return visit.page(pages.invitation(visit.guest.language, summarise(stored, visit.guest.id)))


@router.post("/tournament/{tournament}/{link}")
async def take_place(
    tournaments: TheTournaments, visit: Visiting, guest: Writing, tournament: str, link: str
) -> RedirectResponse:
    await tournaments.sit(guest, tournament, link)
    return visit.redirect(f"/tournament/{tournament}")


@router.get("/rules/{game}")
async def rules(
    visit: Visiting, game: str, search: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    _known(game)
    return visit.page(pages.rules(visit.guest.language, _me(visit.guest), game, search))


def _known(game: str) -> None:
    if game not in GAMES:
        raise Problem("not-found")


@router.get("/static/{version}/{name:path}")
async def static(version: str, name: str) -> FileResponse:
    path = assets.files().get(name)
    if path is None:
        raise Problem("not-found")
    keep = assets.FOR_EVER if version == assets.version() else "no-cache"
    return FileResponse(path, media_type=assets.TYPES[path.suffix], headers={"cache-control": keep})


@router.get("/tokens/{version}.css")
async def style_of_tokens(version: str) -> Response:
    keep = assets.FOR_EVER if version in assets.tokens_url() else "no-cache"
    return Response(assets.tokens(), media_type=assets.TYPES[".css"], headers={"cache-control": keep})


@router.get("/sprite/{version}/{game}.svg")
async def sprite(version: str, game: str) -> Response:
    _known(game)
    keep = assets.FOR_EVER if version in assets.sprite_url(game) else "no-cache"
    return Response(assets.sprite(game), media_type="image/svg+xml", headers={"cache-control": keep})


@router.get("/favicon.ico")
async def favicon() -> RedirectResponse:
    return RedirectResponse(assets.static_url("favicon.svg"), status_code=307)
