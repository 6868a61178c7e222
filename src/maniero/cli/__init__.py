"""The command line: ``maniero`` with its commands."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command; whoever stops it, even before it has begun, sees no traceback."""
    try:
        from maniero.cli.running import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
