"""A real server on a free port, and Debian's Chromium."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP maniero.test 127.0.0.1",  # Not secure: like a friend's on the same network.
)
OWN_WORDS: Final = (
    "Failed to load resource",  # A request was refused.
    "WebSocket connection",
    "Cross-Origin-Opener-Policy header has been ignored",  # At an address that is not secure.
)
ROOT: Final = Path(__file__).parent.parent.parent
STARTED_WITHIN: Final = 60  # Seconds.


class NewPerson(Protocol):
    """Opens a browser window of its own: another guest with another cookie."""

    def __call__(
        self, path: str = "/", *, phone: bool = False, still: bool = True, **context: Any
    ) -> Person: ...


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + STARTED_WITHIN
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server ended before it was ready"
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server was not ready in time")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    port = free_port()
    database = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    command = [sys.executable, "-m", "tests.browser.serving", str(port), str(database)]
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    server = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths})
    try:
        wait_for(f"http://127.0.0.1:{port}", server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file of tests: while it is open no other event loop can run in this process."""
    if not Path(CHROMIUM).exists():
        pytest.skip("Debian's chromium is not installed")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[NewPerson]:
    """People with browsers; the page must not have logged an error."""
    contexts, errors = [], []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if _counts(said.type, said.text) else None)

    def opened(path: str = "/", *, phone: bool = False, still: bool = True, **context: Any) -> Person:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        touch = {"has_touch": True, "is_mobile": True} if phone else {}
        motion = "reduce" if still else "no-preference"
        settings: dict[str, Any] = {
            "viewport": size,
            "locale": "en",
            "reduced_motion": motion,
            **touch,
            **context,
        }
        window = browser.new_context(base_url=address, **settings)
        contexts.append(window)
        page = window.new_page()
        listen(page)
        page.goto(path)
        return Person(page)

    yield opened
    for window in contexts:
        window.close()
    assert errors == []


def _counts(kind: str, text: str) -> bool:
    """Some things are logged by the browser itself; everything else is a mistake of ours."""
    return kind == "error" and not any(each in text for each in OWN_WORDS)


@pytest.fixture
def table(address: str) -> Callable[..., str]:
    """Opens a table for the guest of a page, and says where it is."""

    def opened(host: Person, seats: list[dict[str, str]], **more: object) -> str:
        order = {"game": "council", "seats": seats, "options": {"first": "1"}, "private": False, **more}
        answer = host.page.request.post(f"{address}/api/tables", data=order, headers={"origin": address})
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    return opened
