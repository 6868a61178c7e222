"""Where the pages are: at the top of a host, or below a path of it (``--root-path /maniero``)."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

_ROOT: Final[ContextVar[str]] = ContextVar("root", default="")


def address(path: str) -> str:
    """A path of ours as browsers call it; for the request that is answered."""
    return _ROOT.get() + path


class BelowPath:
    """Takes the path off that all addresses begin with, unless the proxy in front has done so."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app: Final = app
        self._root: Final = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            _ROOT.set(self._root)
            path = scope["path"]
            if self._root and (path == self._root or path.startswith(f"{self._root}/")):
                scope["path"] = path[len(self._root) :] or "/"
        await self._app(scope, receive, send)
