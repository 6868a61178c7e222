"""Commands as somebody starts them who may press Ctrl-C."""

from __future__ import annotations

import signal


def heeds_interrupts() -> None:
    """Before a command starts: tests that run behind a shell have been told to ignore interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
