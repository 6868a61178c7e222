"""Static files, under addresses that change with their contents so that browsers may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from maniero.art import css
from maniero.games import GAMES, find
from maniero.server.paths import address

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def files() -> dict[str, Path]:
    """All static files by name."""
    return {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.suffix in TYPES}


def version() -> str:
    """A hash over all static files: modules import each other, so they change address together."""
    stamps = [(path, path.stat().st_mtime_ns) for _, path in sorted(files().items())]
    return _hash(tuple(stamps))


@lru_cache(maxsize=1)
def _hash(stamps: tuple[tuple[Path, int], ...]) -> str:
    digest = hashlib.sha256()
    for path, _ in stamps:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def static_url(name: str) -> str:
    """The address of a static file: ``static_url("table.js")``."""
    return address(f"/static/{version()}/{name}")


@cache
def tokens() -> str:
    """The style sheet of colours and sizes, written from the palettes of the house and of all games."""
    own = [game.drawing().colours for game in GAMES.values()]
    return css.tokens({name: pair for colours in own for name, pair in colours.items()})


def tokens_url() -> str:
    """The address of that style sheet."""
    return address(f"/tokens/{_digest(tokens())}.css")


@cache
def sprite(game_id: str) -> str:
    """The symbols of a game's pictures."""
    return find(game_id).drawing().sprite()


def sprite_url(game_id: str) -> str:
    """The address of a game's symbols."""
    return address(f"/sprite/{_digest(sprite(game_id))}/{game_id}.svg")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
