"""Settings in, an ASGI application out: routes, what every answer carries, errors."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from maniero import __version__
from maniero.i18n import language
from maniero.server import analysis_api, api, pages, static_files, tournament_api, web
from maniero.server.addresses import TrustedProxies, networks
from maniero.server.ending import end
from maniero.server.guests import preferred
from maniero.server.health import failures
from maniero.server.paths import BelowPath
from maniero.server.problems import Problem, problem_text
from maniero.server.security import SecureHeaders, SmallBodies
from maniero.server.server import Server
from maniero.server.settings import Settings
from maniero.server.socket import serve_table
from maniero.server.store import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOGGER: Final = logging.getLogger(__name__)
ROUTERS: Final = (api.router, analysis_api.router, tournament_api.router, web.router, static_files.router)
STATUS_CODES: Final = {400: "bad-request", 404: "not-found", 405: "method", 413: "too-long"}


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    server: Server = app.state.server
    await server.open()
    going = (
        server.hearing.go_on(),
        server.house.wake_stalled(),
        server.house.sweep(),
        server.tournaments.go_on(),
    )
    tasks = [asyncio.create_task(each) for each in going]
    try:
        yield
    finally:
        await end(tasks)
        await server.close()


def create_app(settings: Settings) -> FastAPI:
    """The application; its store is opened when it is started."""
    app = FastAPI(
        title="Maniero",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        openapi_url="/api/openapi.json",
        servers=[{"url": settings.root_path}] if settings.root_path else None,
    )
    server = app.state.server = Server(settings)
    for router in ROUTERS:
        app.include_router(router)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=1)
    app.add_middleware(SmallBodies)
    app.add_middleware(TrustedProxies, networks=networks(settings.trusted_proxies))
    app.add_middleware(SecureHeaders, hsts=settings.hsts)
    app.add_middleware(BelowPath, root=settings.root_path)
    _add_errors(app)

    @app.websocket("/ws/{table}")
    async def table_socket(
        socket: WebSocket, table: str, seen: Annotated[int, Query(ge=0, le=1_000_000)] = 0
    ) -> None:
        await serve_table(server, socket, table, seen)

    @app.get("/health", include_in_schema=False)
    async def health() -> Response:
        wrong = await failures(server.checks, server.settings.statement_timeout)
        fine = "ok" if server.bus.up else "ok, but Redis does not answer"
        text = "".join(f"{line}\n" for line in wrong or [fine])
        return PlainTextResponse(text, status_code=503 if wrong else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(server.metrics.text(), media_type="text/plain; version=0.0.4")

    return app


def _add_errors(app: FastAPI) -> None:
    """Every error is JSON for programs and a page for people, in the reader's language."""

    server: Server = app.state.server

    async def answer(request: Request, problem: Problem) -> Response:
        server.metrics.refused += 1
        try:
            wanted = (await server.guests.who(request)).language
        except StoreError:
            wanted = language(preferred(request.headers.get("accept-language", "")))
        text = problem_text(problem.code, wanted)
        if request.url.path.startswith("/api/"):
            return api.error_response(problem, text)
        return HTMLResponse(pages.problem(wanted, problem.status, text), problem.status, problem.headers)

    @app.exception_handler(Problem)
    async def refused(request: Request, problem: Problem) -> Response:
        return await answer(request, problem)

    @app.exception_handler(RequestValidationError)
    async def not_valid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(ascii(part)[1:-1] if isinstance(part, str) else str(part) for part in first["loc"])
        if not request.url.path.startswith("/api/"):
            return await answer(request, Problem("not-found"))
        return await answer(request, Problem("bad-request", detail=f"{where[:60]}: {first['msg'][:120]}"))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        response = await answer(request, Problem(STATUS_CODES.get(error.status_code, "bad-request")))
        response.status_code = error.status_code
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        if error.status_code == 405:
            response.headers["allow"] = api.allowed(ROUTERS, request.url.path) or "GET"
        return response

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        return Response(status_code=400)  # Nobody reads it.

    @app.exception_handler(StoreError)
    async def store_failed(request: Request, error: StoreError) -> Response:
        LOGGER.error("the store failed: %s", error)
        return await answer(request, Problem("store"))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        return await answer(request, Problem("server"))
