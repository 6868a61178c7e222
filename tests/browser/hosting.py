"""The server as a host starts it, with options of a test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.browser.conftest import ROOT, free_port, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def hosted(database: Path, *options: str) -> Iterator[str]:
    """``maniero serve``; where it answers."""
    port = free_port()
    command = [sys.executable, "-m", "maniero", "serve", "--port", str(port), "--log-level", "warning"]
    command += ["--database-url", f"sqlite:///{database}", "--beat", "0", *options]
    server = subprocess.Popen(command, cwd=ROOT, env=dict(os.environ))
    try:
        wait_for(f"http://127.0.0.1:{port}", server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)
