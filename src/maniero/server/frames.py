"""A position as it travels: once for all pages with equal eyes, and of its pictures only what is new."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from maniero.server.patching import Sent, patches
from maniero.server.recent import Recent

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.server.outgoing import Position, PositionFrame
    from maniero.server.people import Watcher

FRAMES: Final = 12  # Kept at most: each may be half a megabyte, and anybody may claim to have seen anything.


class Frames:
    """The frames of one change, for as long as pages wait for them."""

    def __init__(self) -> None:
        self._made: Final = Recent[object, tuple[str, Sent]](FRAMES)

    def clear(self) -> None:
        """Something has changed."""
        self._made.clear()

    def frame(self, watcher: Watcher, eyes: object, make: Callable[[], Position]) -> str:
        """What a page is sent; ``eyes`` is all that decides a position."""
        key = (eyes, watcher.sent)
        text, watcher.sent = self._made.get(key) or self._made.keep(key, _frame(make(), watcher.sent))
        return text


def _frame(position: Position, sent: Sent | None) -> tuple[str, Sent]:
    """The frame for a page that was sent this before, and what it has been sent then."""
    pictures = [position["board"], position["mine"], position["narrow"], position["strip"]]
    pictures += [panel["svg"] for panel in position["panels"]]
    if sent is None:
        return _json(position), Sent(pictures)
    changed, now = patches(pictures, sent)
    bare: PositionFrame = {
        **position,
        "board": "",
        "mine": "",
        "narrow": "",
        "strip": "",
        "panels": [{"seat": panel["seat"], "svg": ""} for panel in position["panels"]],
        "patches": changed,
    }
    return _json(bare), now


def _json(frame: PositionFrame | Position) -> str:
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
