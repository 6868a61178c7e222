"""A PostgreSQL server of the tests' own: in a temporary folder, on a free port, for this machine only."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.killing import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDERS = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/pgsql/bin")]
RUNUSER = shutil.which("runuser") or "/usr/sbin/runuser"  # Where not everybody looks.


def programs() -> Path | None:
    """Where initdb and pg_ctl are; None when PostgreSQL is not installed."""
    found = shutil.which("pg_ctl")
    places = [Path(found).parent, *FOLDERS] if found else FOLDERS
    return next((folder for folder in places if (folder / "initdb").exists()), None)


def _run(user: str | None, *command: str) -> None:
    """Run a program as ``user``: PostgreSQL refuses to be run by root."""
    prefix = (RUNUSER, "-u", user, "--") if user else ()
    subprocess.run([*prefix, *command], check=True, capture_output=True, cwd="/")


@contextmanager
def postgres(bin: Path) -> Iterator[str]:
    """The address of an empty server that lives as long as the block."""
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="maniero-pg-"))
    if user:
        shutil.chown(folder, user)
    port = free_port()
    data, log = str(folder / "data"), str(folder / "log")
    try:
        _run(user, str(bin / "initdb"), "-D", data, "-A", "trust", "-U", "postgres")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        _run(user, str(bin / "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            _run(user, str(bin / "pg_ctl"), "-D", data, "-m", "fast", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
