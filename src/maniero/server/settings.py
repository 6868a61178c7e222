"""What the host of a server can choose."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from string import ascii_letters, digits
from typing import Final

from maniero.server.store.private_files import FOLDER, make_private

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
MOST_THINKERS: Final = 8  # Unless the host wants more.
LETTERS: Final = frozenset(f"{ascii_letters}{digits}-_.~")
# A root path that begins with one of these could not be told from our own paths.
OWN: Final = (
    "api",
    "favicon.ico",
    "health",
    "metrics",
    "new",
    "rules",
    "sprite",
    "static",
    "t",
    "tokens",
    "tournament",
    "ws",
)


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
    thinkers: int = 0  # Processes for bots that take their time; 0: as many as there are processors.
    rates: float = 1.0  # Multiplies all limits on how often and how many.
    components: tuple[str, ...] = ()  # Corrected component files, "game=file".
    # Several servers at one database.
    redis_url: str = ""  # Where they hear of each other; "": there is only this one.
    workers: int = 1  # Servers that are started here, for one address.
    heartbeat: float = 1.0  # Seconds between two signs of life.
    # Lines and limits.
    trusted_proxies: tuple[str, ...] = ()  # Addresses and networks whose X-Forwarded-… headers are believed.
    deadline: float = 10.0  # Seconds for the head of a request; its body has twice, a reader half.
    stand_in_grace: float = 30.0  # Seconds after which somebody whose line broke is away.
    # Operation.
    root_path: str = ""  # "/maniero": the path of the host below which everything is.
    hsts: int = 0  # Seconds for which browsers come by https only; 0: they are not told so.
    statement_timeout: float = 5.0  # Seconds the database may take for one look or one transaction.
    # Coming back: games that wait for a bot and that nobody takes further.
    look: float = 5.0  # Seconds between two looks for them.
    stalled: float = 45.0  # Seconds that such a game stands still before: a bot may think twice.
    # Draws.
    luck_grace: float = 8.0  # Seconds that a full table waits for hashes, and then for numbers.

    def __post_init__(self) -> None:
        root = self.root_path
        plain = all(part and not set(part) - LETTERS for part in root.split("/")[1:])
        if root and not (root.startswith("/") and plain and root.split("/")[1] not in OWN):
            raise SettingsError(f"a root path is written like /maniero, not {root!r}")

    @property
    def deep_thinkers(self) -> int:
        """Processes for bots that take their time; several workers share the processors."""
        return self.thinkers or max(1, min(MOST_THINKERS, os.cpu_count() or 1) // self.workers)

    @property
    def patience(self) -> float:
        """Seconds of silence after which a server is taken for dead."""
        return 3 * self.heartbeat

    @property
    def quiet(self) -> float:
        """Seconds after which a game stands still; servers that hear of each other know who is at work."""
        return min(self.stalled, self.patience) if self.redis_url else self.stalled

    def address_for(self, host: str) -> str:
        """What stands before links for friends, on a page that calls the server ``host``."""
        name = host.rpartition(":")[0] or host
        return (self.share if name in LOOPBACK else "") + self.root_path

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
    make_private(folder, FOLDER)
    return folder
