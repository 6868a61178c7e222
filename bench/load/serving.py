"""A server without rate limits: ``python -m bench.load.serving PORT DATABASE_URL [BEAT]``."""

from __future__ import annotations

import sys

from maniero.cli.serving import serve
from maniero.server.settings import Settings


def main(port: str, database_url: str, beat: str = "0.6") -> None:
    serve(
        Settings(port=int(port), database_url=database_url, log_level="warning", rates=1e6, beat=float(beat))
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
