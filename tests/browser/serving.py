"""A real server for the tests: ``python -m tests.browser.serving PORT DATABASE``."""

from __future__ import annotations

import sys

import uvicorn

from maniero.server.app import create_app
from maniero.server.settings import Settings


def main(port: str, database: str) -> None:
    settings = Settings(port=int(port), database_url=f"sqlite:///{database}", beat=0, rates=1000)
    uvicorn.run(create_app(settings), host="127.0.0.1", port=int(port), log_level="warning")


if __name__ == "__main__":
    main(*sys.argv[1:])
