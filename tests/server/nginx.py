"""A real proxy before several servers: nginx, set up as docs/scaling.md says."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.server.killing import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

DOCS = Path(__file__).parents[2] / "docs" / "scaling.md"
WHOLE = """
daemon off;
pid nginx.pid;
error_log error.log;
events { worker_connections 4096; }
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    %s
}
"""


def program() -> str | None:
    """Debian puts it where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def configuration(port: int, servers: Sequence[int]) -> str:
    """What the docs say, with the ports of this run."""
    found = re.search(r"```nginx\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert found is not None
    text, listening = re.subn(r"listen \d+;", f"listen 127.0.0.1:{port};", found[1])
    lines = iter(servers)
    text, joined = re.subn(r"server 127\.0\.0\.1:\d+", lambda _: f"server 127.0.0.1:{next(lines)}", text)
    assert (listening, joined) == (1, len(servers))
    return WHOLE % text


@contextmanager
def nginx(servers: Sequence[int]) -> Iterator[int]:
    """The port of a proxy before the servers at these ports, for as long as the block lasts."""
    command = program()
    assert command is not None, "nginx is not installed (Debian: apt-get install nginx-light)"
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="maniero-nginx-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # Its workers are another user's when it is started by root.
        (folder / "nginx.conf").write_text(configuration(port, servers))
        process = subprocess.Popen([command, "-p", name, "-c", "nginx.conf", "-e", "error.log"])
        try:
            while not _answers(port):
                assert process.poll() is None, (folder / "error.log").read_text()
                time.sleep(0.01)
            yield port
        finally:
            process.terminate()
            process.wait()


def _answers(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False)
    except httpx.HTTPError:
        return False
    return True
