"""What programs and pages ask over HTTP: JSON in, JSON out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.routing import APIRoute
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from maniero.bots.registry import FIRST
from maniero.i18n import LANGUAGES
from maniero.kernel.record import MAX_WORD, Record
from maniero.kernel.state import NOBODY
from maniero.server.dependencies import Asking, Hosting, Looking, TheHouse, TheServer, Writing
from maniero.server.limits import NAME
from maniero.server.names import chosen, readable
from maniero.server.new_tables import Wish
from maniero.server.outgoing import Position
from maniero.server.position import past
from maniero.server.problems import Problem
from maniero.server.seating import sit
from maniero.server.store.rows import INVITED
from maniero.server.summaries import Me, TableSummary
from maniero.table import offers, seed_hash, verify

TABLE_ID: Final = "^[a-z]{8}$"


class Body(BaseModel):
    """A request; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    kind: Literal["me", "link", "open", "bot"]
    bot: Annotated[str, Field(max_length=32)] = FIRST
    name: Annotated[str, Field(max_length=NAME)] = ""


class NewTable(Body):
    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, Annotated[str, Field(max_length=64)]], Field(max_length=32)] = {}
    private: bool = True
    hints: bool | None = None  # Whether hints may be asked for; None: if one person plays with bots.

    def wishes(self) -> list[Wish]:
        return [Wish(seat.kind, seat.bot, readable(seat.name)) for seat in self.seats]


def _whole(value: object) -> object:
    """JSON knows one kind of number: 7.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


class ForkWish(Body):
    moves: Annotated[int, Field(ge=0, le=1_000_000), BeforeValidator(_whole)]
    seat: Annotated[int, Field(ge=0, le=7), BeforeValidator(_whole)]
    # What the seat says there, before anybody is asked.
    words: Annotated[list[Annotated[str, Field(max_length=MAX_WORD)]], Field(max_length=20)] = []


class SeatChoice(Body):
    seat: Annotated[int, Field(ge=0, le=7), BeforeValidator(_whole)] | None = (
        None  # None: the first open one.
    )


class MeWish(Body):
    name: Annotated[str, Field(max_length=NAME)] | None = None
    language: str | None = Field(default=None, json_schema_extra={"enum": [*LANGUAGES, None]})


class TableMade(BaseModel):
    table: str
    promise: str  # The hash of the seed.
    links: dict[int, str]  # By seat that waits for a friend: the address that takes it, once.


class TableFound(BaseModel):
    table: str


class SeatTaken(BaseModel):
    seat: int


class Verified(BaseModel):
    draws: int
    verified: bool


class Draw(BaseModel):
    place: int  # Of the record; the first move is at place 0.
    words: list[str]  # What chance could draw there,
    weights: list[int]  # and how often each lay in the bag.


class ErrorText(BaseModel):
    code: str
    text: str
    detail: str = ""


class ErrorBody(BaseModel):
    error: ErrorText


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorBody} for status in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}

TableId = Annotated[str, Path(pattern=TABLE_ID)]


router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables", status_code=201)
async def create_table(
    request: Request, server: TheServer, house: TheHouse, guest: Hosting, wanted: NewTable
) -> TableMade:
    """Set a new table."""
    live = await house.create(
        guest, wanted.game, wanted.wishes(), wanted.options, wanted.private, wanted.hints
    )
    share = server.settings.address_for(request.headers.get("host", ""))
    invited = [place for place in live.people.places if place.state == INVITED]
    links = {place.seat: f"{share}/t/{live.id}/{place.link}" for place in invited}
    return TableMade(table=live.id, promise=seed_hash(live.row.seed), links=links)


@router.get("/tables")
async def open_tables(house: TheHouse, guest: Asking) -> list[TableSummary]:
    """Public tables where a seat is free."""
    return await house.open_tables(guest.id)


@router.get("/mine")
async def my_tables(house: TheHouse, guest: Asking) -> list[TableSummary]:
    """My games; those where it is my turn come first."""
    return await house.tables_of(guest.id)


@router.post("/tables/{table}/join")
async def join(
    house: TheHouse, guest: Writing, table: TableId, wanted: SeatChoice | None = None
) -> SeatTaken:
    """Take an open seat; before the game starts, who sits may move to another one that is open."""
    live = await house.table(table)
    seat = wanted.seat if wanted is not None else None
    return SeatTaken(seat=await sit(live, guest, seat=seat))


@router.post("/tables/{table}/rematch")
async def rematch(house: TheHouse, guest: Hosting, table: TableId) -> TableFound:
    """A new game with the same people."""
    return TableFound(table=await house.rematch(guest, table))


@router.post("/tables/{table}/fork", status_code=201)
async def fork(house: TheHouse, guest: Hosting, table: TableId, wanted: ForkWish) -> TableFound:
    """Try another move from the middle of a finished game, alone against bots."""
    return TableFound(table=await house.fork(guest, table, wanted.moves, wanted.seat, wanted.words))


@router.get("/tables/{table}/at/{moves}")
async def at(
    house: TheHouse,
    guest: Looking,
    table: TableId,
    moves: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Query(ge=-1, le=7)] = None,
) -> Position:
    """The position after so many moves; ``seat`` -1 is a spectator.  Others' eyes only after the game."""
    live = await house.table(table)
    async with live.settled():
        mine = live.people.seats_of(guest.id)
        viewer = live.people.eyes(mine, live.asked)
        if seat is not None:
            viewer = NOBODY if seat == -1 else seat
        if viewer != NOBODY and viewer not in mine:
            live.people.place(viewer)
            if not live.ready().over:
                raise Problem("not-over")
        return past(live, moves, viewer, mine, guest.language)


@router.get(
    "/tables/{table}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(house: TheHouse, guest: Looking, table: TableId) -> PlainTextResponse:
    """The record; its moves only when the game is over."""
    try:
        live = await house.table(table)
    except Problem as problem:
        if problem.code != "old-rules":
            raise
        return _attached((await house.old_table(table)).record(guest.id), table)
    async with live.settled():
        game = live.ready()
        written = game.record()
        if not game.over:
            written.moves.clear()
        return _attached(written, table)


def _attached(record: Record, table: str) -> PlainTextResponse:
    name = f'attachment; filename="{record.game}-{table}.txt"'
    return PlainTextResponse(record.dump(), headers={"content-disposition": name})


@router.get("/tables/{table}/verify")
async def verify_draws(house: TheHouse, guest: Looking, table: TableId) -> Verified:
    """Work every draw out again from the seed."""
    live = await house.table(table)
    async with live.settled():
        game = live.ready()
        if not game.over:
            raise Problem("not-over")
        return Verified(draws=verify(game.record(), game.box), verified=True)


@router.get("/tables/{table}/draws")
async def draws(house: TheHouse, guest: Looking, table: TableId) -> list[Draw]:
    """What chance could draw at each place, when the game is over: pages work the draws out from it."""
    live = await house.table(table)
    async with live.settled():
        game = live.ready()
        if not game.over:
            raise Problem("not-over")
        return [Draw(**offer._asdict()) for offer in offers(game.record(), game.box)]


@router.put("/me")
async def change_me(server: TheServer, house: TheHouse, guest: Writing, wanted: MeWish) -> Me:
    """Change my name or language."""
    if wanted.language is not None:
        if wanted.language not in LANGUAGES:
            raise Problem("bad-request", detail=f"there is no language {wanted.language[:20]!r}")
        guest.row.language = wanted.language
    if wanted.name is not None:
        guest.row.name = chosen(wanted.name, guest)
    await server.guests.save(guest)
    if wanted.name is not None:
        await house.rename(guest.id, guest.name)
        await server.tournaments.places.rename(guest.id, guest.name)
    return {"name": guest.name, "language": guest.row.language or guest.language.code}


def allowed(routers: Sequence[APIRouter], path: str) -> str:
    """The methods that an address knows, for the answer to one that it does not."""
    methods: set[str] = set()
    for route in (route for router in routers for route in router.routes):
        if isinstance(route, APIRoute) and route.path_regex.match(path):
            methods |= route.methods or set()
    return ", ".join(sorted(methods))


def error_response(problem: Problem, text: str) -> JSONResponse:
    body = ErrorBody(error=ErrorText(code=problem.code, text=text, detail=problem.detail))
    return JSONResponse(body.model_dump(), status_code=problem.status, headers=problem.headers)
