"""``maniero serve`` and ``maniero play``: the table in the browser."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import uvicorn
from rich.console import Console

from maniero.cli import workers
from maniero.cli.errors import CommandError, told
from maniero.cli.terminal import log_config, plain
from maniero.server.app import create_app
from maniero.server.guarding import RequestProtocol
from maniero.server.limits import FRAME_REFUSED
from maniero.server.open_files import Spare, open_more
from maniero.server.settings import LOOPBACK, Settings
from maniero.server.socket_protocol import SocketProtocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from fastapi import FastAPI

    from maniero.server.server import Server

LOGGER: Final = logging.getLogger(__name__)
LEVELS: Final = ("debug", "info", "warning", "error")
EVERYWHERE: Final = ("", "0.0.0.0", "::")  # Hosts that mean all networks of this computer.
BACKLOG: Final = 128  # Connections that may wait to be taken: fewer than there are files in reserve.


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    _check(settings)
    line = listen(settings.host, settings.port)
    if settings.workers == 1:
        work(settings, line)
        return
    with line, told():
        asyncio.run(_prepare(create_app(settings).state.server))
        workers.run(settings, line, work)


def work(settings: Settings, line: socket.socket) -> None:
    """Serve at a port that is open already: the only server there, or one of several workers."""
    here = f"http://{in_address(settings.host)}:{line.getsockname()[1]}"
    _run(settings, line, lambda: LOGGER.info("serving at %s", here))


def play(settings: Settings, browser: bool) -> None:
    """Serve on this computer and open the browser; friends on the same network come by address."""
    _check(settings)
    line = listen(settings.host, settings.port, or_any=True)
    port = int(line.getsockname()[1])
    friends = [f"http://{name}:{port}" for name in names_for_friends(settings.host)]
    chosen = replace(settings, port=port, share=friends[0] if friends else "")
    here = f"http://{'127.0.0.1' if settings.host in EVERYWHERE else in_address(settings.host)}:{port}/"

    def started() -> None:
        console = Console(stderr=True, markup=False, highlight=False)
        console.print(plain(f"Maniero is at {here}"))
        for address in friends:
            console.print(plain(f"Friends on this network: {address}/"))
        console.print("Ctrl+C ends it; games are kept.")
        if browser:
            with suppress(webbrowser.Error):
                webbrowser.open(here)

    _run(chosen, line, started)


def _check(settings: Settings) -> None:
    if settings.log_level not in LEVELS:
        raise CommandError(f"a log level is one of {', '.join(LEVELS)}, not {settings.log_level!r}")
    with told():
        workers.check(settings)


async def _prepare(server: Server) -> None:
    """The database in its newest form, once for all workers."""
    await server.open()
    await server.close()


def _run(settings: Settings, line: socket.socket, started: Callable[[], None]) -> None:
    with line, told(), suppress(KeyboardInterrupt):  # The usual way to stop.
        app = create_app(settings)
        chosen = config(app, settings)
        loop = chosen.get_loop_factory()  # uvloop where it is installed.
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(_serve(app, chosen, line, started))


def config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=log_config(settings.log_level),
        log_level=settings.log_level,
        access_log=settings.log_level == "debug",
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_ping_interval=settings.deadline / 2,
        ws_ping_timeout=settings.deadline,
        backlog=BACKLOG,
        ws_max_size=FRAME_REFUSED,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,  # server/addresses.py decides whom to believe.
    )


async def _serve(
    app: FastAPI, chosen: uvicorn.Config, line: socket.socket, started: Callable[[], None]
) -> None:
    open_more()
    asyncio.get_running_loop().set_exception_handler(Spare().handle)
    await app.state.server.open()  # A database that cannot be used is told in one line.
    server = uvicorn.Server(chosen)
    serving = asyncio.create_task(server.serve([line]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        started()
    await serving


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """The port to serve at, ours from now on; where it is taken any other will do, if that is wanted."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CommandError(f"there is no host {host!r}") from None
    family, kind, protocol, _, address = found[0]
    line = socket.socket(family, kind, protocol)
    if os.name == "posix":  # Elsewhere it would take a port that another program has.
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for wanted in dict.fromkeys((port, 0) if or_any else (port,)):
        try:
            line.bind((address[0], wanted, *address[2:]))
            line.listen(BACKLOG)
        except OSError as error:
            reason = str(error.strerror)
        else:
            return line
    line.close()
    raise CommandError(f"port {port} at {host} cannot be had ({reason})")


def in_address(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def names_for_friends(host: str) -> list[str]:
    """What other computers call a server that listens at ``host``."""
    if host in EVERYWHERE:
        return own_addresses()
    return [] if in_address(host) in LOOPBACK else [in_address(host)]


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
