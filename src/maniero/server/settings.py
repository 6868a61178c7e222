"""What the host of a server can choose."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class SettingsError(ValueError):
    """A setting that cannot be used, with the reason."""


@dataclass(frozen=True)
class Settings:
    """Where the server listens, where it keeps its tables, how fast its bots play."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # "": the SQLite file of this user.
    log_level: str = "info"
    secret: str = ""  # Signs the cookies; "": made once and kept in the database.
    origins: tuple[str, ...] = ()  # Further hosts whose pages may speak to this server, "host:port".
    share: str = ""  # "http://192.168.1.5:8000": where friends reach a server that its host calls localhost.
    beat: float = 0.6  # Seconds between two moves of bots, so that people can follow.
    think_limit: float = 20.0  # Seconds a bot may think about one move.
    thinkers: int = 1  # Processes in which bots think.
    rates: float = 1.0  # Multiplies all rate limits.
    components: tuple[str, ...] = ()  # Corrected component files, "game=file".

    def address_for(self, host: str) -> str:
        """What stands before links for friends, on a page that calls the server ``host``."""
        name = host.rpartition(":")[0] or host
        return self.share if name in LOOPBACK else ""

    def database(self) -> str:
        """The address of the database with its driver."""
        return with_driver(self.database_url or f"sqlite:///{data_folder() / 'maniero.sqlite3'}")


def with_driver(url: str) -> str:
    """``sqlite:///file`` and ``postgresql://...`` as SQLAlchemy's asynchronous drivers want them."""
    scheme, colon, rest = url.partition(":")
    if scheme in DRIVERS.values() and colon:
        return url
    if scheme not in DRIVERS or not rest.startswith("//"):
        raise SettingsError(
            f"a database URL begins with sqlite:/// or postgresql://, not with {scheme[:20]!r}"
        )
    return f"{DRIVERS[scheme]}:{rest}"


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "maniero"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
