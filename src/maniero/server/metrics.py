"""Figures for the host, as Prometheus reads them."""

from __future__ import annotations

from time import time
from typing import Final

_HELP: Final = {
    "moves_total": ("counter", "Moves of people and bots, written to the store."),
    "undone_total": ("counter", "Undo entries written to the store."),
    "refused_total": ("counter", "Frames and requests that were refused."),
    "conflicts_total": ("counter", "Appends that another process or a failing store prevented."),
    "positions_total": ("counter", "Positions sent to pages."),
    "position_seconds_total": ("counter", "Seconds spent on making them."),
    "thoughts_total": ("counter", "Moves thought out by bots."),
    "think_seconds_total": ("counter", "Seconds spent on them, waiting included."),
    "thinker_failures_total": ("counter", "Bots that died, hung or answered nonsense."),
    "live_tables": ("gauge", "Tables in memory."),
    "heard_total": ("counter", "Messages of other servers."),
    "leases": ("gauge", "Tables whose bots this server plays for; 0 where it is the only one."),
    "connections": ("gauge", "Open sockets."),
    "start_time_seconds": ("gauge", "When the server was started."),
}


class Metrics:
    """Counts since the start of the server."""

    def __init__(self) -> None:
        self.moves = 0
        self.undone = 0
        self.refused = 0
        self.conflicts = 0
        self.positions = 0
        self.position_seconds = 0.0
        self.thoughts = 0
        self.think_seconds = 0.0
        self.thinker_failures = 0
        self.live_tables = 0
        self.heard = 0
        self.leases = 0
        self.connections = 0
        self.start_time_seconds: Final = time()

    def text(self) -> str:
        """Everything in Prometheus' text format."""
        lines: list[str] = []
        for name, (kind, help) in _HELP.items():
            value = getattr(self, name.removesuffix("_total"))
            lines += [
                f"# HELP maniero_{name} {help}",
                f"# TYPE maniero_{name} {kind}",
                f"maniero_{name} {value}",
            ]
        return "\n".join(lines) + "\n"
