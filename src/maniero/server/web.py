"""The pages for people, and the files they need."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse

from maniero.games import GAMES
from maniero.server import assets, pages
from maniero.server.api import writer_of
from maniero.server.guests import Guest
from maniero.server.problems import Problem
from maniero.server.summaries import Me

router = APIRouter(include_in_schema=False)


async def _who(request: Request) -> Guest:
    guest: Guest = await request.app.state.server.guests.who(request)
    return guest


Visitor = Annotated[Guest, Depends(_who)]


def _me(guest: Guest) -> Me:
    return {"name": guest.name, "language": guest.language.code}


def _page(request: Request, guest: Guest, html: str) -> Response:
    """A page in the guest's language; a new guest is given the cookie with it."""
    response = HTMLResponse(
        html, headers={"content-language": guest.language.code, "vary": "accept-language"}
    )
    request.app.state.server.guests.remember(request, response, guest)
    return response


def _house(request: Request) -> Any:
    return request.app.state.server.house


@router.get("/")
async def home(request: Request, guest: Visitor) -> Response:
    tables = await _house(request).open_tables(guest.id)
    mine = await _house(request).tables_of(guest.id)
    return _page(request, guest, pages.home(guest.language, _me(guest), tables, mine))


@router.get("/new")
async def new_table(request: Request, guest: Visitor, game: str = "") -> Response:
    if not game:
        game = next(iter(GAMES))
    _known(game)
    return _page(request, guest, pages.new_table(guest.language, _me(guest), game))


@router.get("/t/{table}")
async def table_page(request: Request, guest: Visitor, table: str) -> Response:
    summary = await _house(request).summary(table, guest.id)
    return _page(request, guest, pages.table(guest.language, _me(guest), summary))


@router.get("/t/{table}/{link}")
async def invitation(request: Request, guest: Visitor, table: str, link: str) -> Response:
    """A look at the link takes no seat: chat programs look at every link that is sent."""
    live = await _house(request).open(table)
    if live.people.linked(link).guest == guest.id:
        return RedirectResponse(f"/t/{table}", status_code=303)
    summary = await _house(request).summary(table, guest.id)
    return _page(request, guest, pages.invitation(guest.language, summary))


@router.post("/t/{table}/{link}")
async def take_seat(
    request: Request, guest: Annotated[Guest, Depends(writer_of)], table: str, link: str
) -> Response:
    """Whoever has the link may sit down; the link does not stay in the address bar."""
    live = await _house(request).open(table)
    await live.sit(guest.id, guest.name, link)
    response = RedirectResponse(f"/t/{table}", status_code=303)
    request.app.state.server.guests.remember(request, response, guest)
    return response


@router.get("/rules/{game}")
async def rules(
    request: Request, guest: Visitor, game: str, search: Annotated[str, Query(max_length=100)] = ""
) -> Response:
    _known(game)
    return _page(request, guest, pages.rules(guest.language, _me(guest), game, search))


def _known(game: str) -> None:
    if game not in GAMES:
        raise Problem("not-found")


@router.get("/static/{version}/{name:path}")
async def static(version: str, name: str) -> Response:
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
async def favicon() -> Response:
    return RedirectResponse(assets.static_url("favicon.svg"), status_code=307)
