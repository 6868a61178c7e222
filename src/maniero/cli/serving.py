"""``maniero serve`` and ``maniero play``: the table in the browser."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import uvicorn
from rich.console import Console

from maniero.cli.errors import CommandError
from maniero.server.app import create_app
from maniero.server.limits import FRAME_REFUSED
from maniero.server.settings import Settings, SettingsError
from maniero.server.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from fastapi import FastAPI

LEVELS: Final = ("debug", "info", "warning", "error")


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    _run(settings, lambda: None)


def play(settings: Settings, browser: bool) -> None:
    """Serve on this computer and open the browser; friends on the same network come by address."""
    port = free_port(settings.host, settings.port)
    open_to_all = settings.host not in ("127.0.0.1", "localhost")
    friends = [f"http://{address}:{port}" for address in own_addresses()] if open_to_all else []
    chosen = replace(settings, port=port, share=friends[0] if friends else "")
    here = f"http://127.0.0.1:{port}/"

    def started() -> None:
        console = Console(stderr=True)
        console.print(f"Maniero is at {here}")
        for address in friends:
            console.print(f"Friends on this network: {address}/")
        console.print("Ctrl+C ends it; games are kept.")
        if browser:
            with suppress(webbrowser.Error):
                webbrowser.open(here)

    _run(chosen, started)


def _run(settings: Settings, started: Callable[[], None]) -> None:
    if settings.log_level not in LEVELS:
        raise CommandError(f"a log level is one of {', '.join(LEVELS)}, not {settings.log_level!r}")
    try:
        app = create_app(settings)
    except (SettingsError, StoreError) as error:
        raise CommandError(str(error)) from None
    try:
        asyncio.run(_serve(app, settings, started))
    except StoreError as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        pass  # The usual way to stop.


def config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=settings.log_level == "debug",
        ws="websockets-sansio",
        ws_max_size=FRAME_REFUSED,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


async def _serve(app: FastAPI, settings: Settings, started: Callable[[], None]) -> None:
    await app.state.server.open()  # A database that cannot be used is told in one line.
    server = uvicorn.Server(config(app, settings))
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        started()
    await serving


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any other when it is taken."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind((host, port))
                return int(probe.getsockname()[1])
    raise CommandError(f"no port can be had at {host}")


def own_addresses() -> list[str]:
    """This computer's addresses on its networks."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Choosing a route sends nothing: the address is one reserved for documentation.
        probe.connect(("192.0.2.1", 9))
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += sorted(str(info[4][0]) for info in known)
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]
