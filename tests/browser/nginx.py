"""A real nginx in front of a server, as hosts have it: everything lies below a path."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROGRAM = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")

CONFIG = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{port};
    location {path}/ {{
      proxy_pass {server};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
"""


@contextmanager
def nginx(folder: Path, port: int, path: str, server: str) -> Iterator[None]:
    """Passes on what comes below ``path``; a ``server`` that ends with / is given the rest alone."""
    assert PROGRAM is not None
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, port=port, path=path, server=server))
    process = subprocess.Popen([PROGRAM, "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            assert process.poll() is None, (folder / "error.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)
