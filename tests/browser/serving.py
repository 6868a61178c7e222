"""A real server for the tests: ``python -m tests.browser.serving PORT DATABASE``."""

from __future__ import annotations

import sys

import uvicorn

from maniero.cli.serving import config
from maniero.server.app import create_app
from maniero.server.settings import Settings


def main(port: str, database: str) -> None:
    settings = Settings(
        port=int(port),
        database_url=f"sqlite:///{database}",
        beat=0,
        rates=1000,
        log_level="warning",
        stand_in_grace=4,
        luck_grace=2,
    )
    uvicorn.Server(config(create_app(settings), settings)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
