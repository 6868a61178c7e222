"""Running a command, and telling what went wrong."""

from __future__ import annotations

import sys
from typing import NoReturn

from maniero.cli import terminal
from maniero.cli.app import app
from maniero.cli.errors import USER_ERRORS, WrongWords


def run() -> None:
    """Run a command; a user's mistake is one line on stderr, never a traceback."""
    terminal.be_able_to_print_anything()
    try:
        code = app(standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except WrongWords as error:
        error.message = terminal.plain(error.message)
        error.show()
        sys.exit(error.exit_code)
    except USER_ERRORS as error:
        _fail(str(error))
    except BrokenPipeError:
        # The reader has gone, as in ``maniero rules council | head``.
        terminal.give_up_printing()
        sys.exit(1)
    except OSError as error:  # A file, a folder, a disk or a port that cannot be had.
        where = f"{error.filename}: " if error.filename is not None else ""
        _fail(f"{where}{error.strerror or error}")
    except UnicodeError as error:
        _fail(f"this is not text: {error}")
    sys.exit(code if isinstance(code, int) else 0)


def _fail(reason: str) -> NoReturn:
    print(f"maniero: {terminal.plain(reason)}", file=sys.stderr)
    terminal.give_up_printing()
    sys.exit(1)
