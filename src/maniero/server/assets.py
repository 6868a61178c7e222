"""Static files, under addresses that change with their contents so that browsers may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from maniero.games import find

STATIC: Final = Path(__file__).parent / "static"
ART: Final = Path(__file__).parent.parent / "art"  # Its style sheets and icons, as art/<name>.
SERVED_ART: Final = (".css", ".svg")
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
    found = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.suffix in TYPES}
    found |= {f"art/{path.name}": path for path in ART.iterdir() if path.suffix in SERVED_ART}
    return found


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
    return f"/static/{version()}/{name}"


@cache
def sprite(game_id: str) -> str:
    """The symbols of a game's pictures."""
    return find(game_id).sprite()


def sprite_url(game_id: str) -> str:
    """The address of a game's symbols."""
    digest = hashlib.sha256(sprite(game_id).encode()).hexdigest()[:12]
    return f"/sprite/{digest}/{game_id}.svg"
