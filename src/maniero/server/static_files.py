"""Files for the pages: scripts, style sheets, symbols.  Each is compressed once and kept."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from maniero.games import GAMES
from maniero.server import assets
from maniero.server.problems import Problem

router = APIRouter(include_in_schema=False)

KEPT: Final = 200  # Files, compressed.


@router.get("/static/{version}/{name:path}")
async def static(request: Request, version: str, name: str) -> Response:
    path = assets.files().get(name)
    if path is None:
        raise Problem("not-found")
    return _file(request, path.read_bytes(), assets.TYPES[path.suffix], version == assets.version())


@router.get("/tokens/{version}.css")
async def style_of_tokens(request: Request, version: str) -> Response:
    content = assets.tokens().encode()
    return _file(request, content, assets.TYPES[".css"], version in assets.tokens_url())


@router.get("/sprite/{version}/{game}.svg")
async def sprite(request: Request, version: str, game: str) -> Response:
    if game not in GAMES:
        raise Problem("not-found")
    content = assets.sprite(game).encode()
    return _file(request, content, assets.TYPES[".svg"], version in assets.sprite_url(game))


@router.get("/favicon.ico")
async def favicon() -> RedirectResponse:
    return RedirectResponse(assets.static_url("favicon.svg"), status_code=307)


def _file(request: Request, content: bytes, kind: str, newest: bool) -> Response:
    """A file as this browser can read it; it may keep the newest one for ever."""
    headers = {"cache-control": assets.FOR_EVER if newest else "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        packed = _packed(content)
        if len(packed) < len(content):
            content = packed
            headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=KEPT)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
