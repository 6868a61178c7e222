"""The command line: ``maniero`` with its commands."""

from __future__ import annotations

import sys

from maniero.cli.app import app
from maniero.cli.errors import USER_ERRORS


def main() -> None:
    """Run a command; a user's mistake is one line on stderr, never a traceback."""
    try:
        app()
    except USER_ERRORS as error:
        print(f"maniero: {error}", file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        # The reader has gone, as in ``maniero rules council | head``.
        sys.stderr.close()
        sys.exit(1)
