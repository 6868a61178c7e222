"""Options that go well together, chosen with one click."""

from __future__ import annotations

from typing import Final


class Bundle:
    """A way to play: what is chosen for some options; all others are as usual."""

    def __init__(self, name: str, options: dict[str, str], seats: list[int] | None = None) -> None:
        self.name: Final = name
        self.options: Final = options
        self.seats: Final = seats  # The numbers of seats it is for; None: all.
