"""The files of a SQLite database are their owner's alone: seeds, links and the key of cookies are in them."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Final

LOGGER: Final = logging.getLogger(__name__)

FILE: Final = 0o600
FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # What SQLite puts beside a file has the modes of the file.


def make_private_file(file: str) -> None:
    """Make the file of a database, or close what is there, before anything is in it for others to read."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE))
    for more in BESIDE:
        make_private(Path(file + more), FILE)


def make_private(path: Path, mode: int) -> None:
    """Let nobody but the owner in."""
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except PermissionError:
        LOGGER.warning("%s belongs to somebody else and stays open to others", path)
