"""A real server on a free port of this machine, and browsers without a screen."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maniero.cli.serving import config
from maniero.games import GAMES
from maniero.kernel.rng import Rng
from maniero.server.app import create_app
from maniero.server.server import Server
from maniero.server.settings import Settings
from maniero.server.store import Entry
from maniero.table import luck_hash
from tests.server.patching import Pieces

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

GAME = next(iter(GAMES))
PATIENCE = 30.0  # Seconds until a test gives up; nothing is measured by it.

Frame = dict[str, Any]


def settings(folder: Path, **changes: Any) -> Settings:
    """A server of tests: on a free port, in a folder of its own, with bots in a hurry."""
    base = Settings(
        port=0,
        database_url=f"sqlite:///{folder / 'tables.sqlite3'}",
        log_level="warning",
        beat=0.0,
        rates=100.0,
        luck_grace=0.0,
        stand_in_grace=0.0,
    )
    return replace(base, **changes)


class Running:
    """A server that answers."""

    def __init__(self, server: Server, serving: uvicorn.Server) -> None:
        self.server = server
        self.serving = serving
        self.host = f"127.0.0.1:{serving.servers[0].sockets[0].getsockname()[1]}"

    def connections(self) -> int:
        """How many are open, of pages and of requests."""
        return len(self.serving.server_state.connections)

    def browser(self, language: str = "en") -> Browser:
        return Browser(self.host, language)


@asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[Running]:
    """Serve while the block runs."""
    app = create_app(chosen)
    uvicorn_server = uvicorn.Server(config(app, chosen))
    task = asyncio.create_task(uvicorn_server.serve())
    while not uvicorn_server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    try:
        yield Running(app.state.server, uvicorn_server)
    finally:
        uvicorn_server.should_exit = True
        await task


class Browser:
    """One guest: a jar of cookies, requests and pages."""

    def __init__(self, host: str, language: str = "en") -> None:
        self.host = host
        self.http = httpx.AsyncClient(
            base_url=f"http://{host}", headers={"accept-language": language}, timeout=PATIENCE
        )
        self.language = language
        self.numbers: dict[tuple[str, int], str] = {}  # Luck that this browser keeps, by table and seat.

    async def __aenter__(self) -> Browser:
        await self.http.get("/api/mine")  # The cookie.
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def new_table(self, *kinds: str, **rest: Any) -> str:
        """A table with seats of these kinds; "bot:random" names a bot."""
        seats = []
        for kind in kinds:
            name, _, bot = kind.partition(":")
            seats.append({"kind": name} | ({"bot": bot} if bot else {}))
        made = await self.http.post("/api/tables", json={"game": GAME, "seats": seats} | rest)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    async def join(self, table: str, seat: int | None = None) -> int:
        """Take an open seat: the first, or this one."""
        taken = await self.http.post(f"/api/tables/{table}/join", json={"seat": seat})
        assert taken.status_code == 200, taken.text
        return int(taken.json()["seat"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def page(self, table: str, seen: int = 0, **headers: str) -> AsyncIterator[Page]:
        """An open page at a table."""
        sent = {"Cookie": self.cookie(), "Accept-Language": self.language, **headers}
        address = f"ws://{self.host}/ws/{table}?seen={seen}"
        async with connect(
            address, additional_headers=sent, max_size=None, max_queue=None, proxy=None
        ) as line:
            yield Page(line, lambda seat: self.number(table, seat))

    def number(self, table: str, seat: int) -> str:
        """What this browser adds to the draws of a table."""
        return self.numbers.setdefault((table, seat), secrets.token_hex(32))


class Page:
    """What a page knows: the last position, and frames that have come."""

    def __init__(self, line: ClientConnection, number: Callable[[int], str]) -> None:
        self.line = line
        self.number = number
        self.generous = True  # Gives luck by itself, as the script does.
        self.position: Frame = {}
        self.people: Frame = {}
        self.received = ""  # All that came, as it came.
        self._pieces = Pieces()

    async def receive(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            text = str(await self.line.recv())
        self.received += text
        frame: Frame = json.loads(text)
        if frame["t"] == "position":
            self._pieces.complete(frame)
            self.position = frame
        elif frame["t"] == "people":
            self.people = frame
            if self.generous:
                await self.give_luck()
        return frame

    async def give_luck(self) -> None:
        """What the server asks for: the hash of the number of each seat, then the number."""
        for seat in [person for person in self.people["seats"] if person["mine"]]:
            number = self.number(seat["seat"])
            if self.people["luck"] == "hashes" and not seat["hash"]:
                await self.send(t="luck", seat=seat["seat"], hash=luck_hash(number))
            elif self.people["luck"] == "numbers" and seat["hash"] == luck_hash(number):
                await self.send(t="luck", seat=seat["seat"], number=number)

    async def next(self, kind: str) -> Frame:
        """The next frame of a kind; others are taken note of."""
        while True:
            frame = await self.receive()
            if frame["t"] == kind:
                return frame

    async def until(self, wanted: Any) -> Frame:
        """A position for which ``wanted`` holds: the last one, or one that is still to come."""
        while not self.position or not wanted(self.position):
            await self.receive()
        return self.position

    async def people_until(self, wanted: Any) -> Frame:
        while not self.people or not wanted(self.people):
            await self.receive()
        return self.people

    async def rest(self) -> list[Frame]:
        """All that comes until the server ends the connection."""
        frames: list[Frame] = []
        try:
            while True:
                frames.append(await self.receive())
        except ConnectionClosed:
            return frames

    async def send(self, **frame: Any) -> None:
        await self.line.send(json.dumps(frame))

    async def ask(self, answer: str, **frame: Any) -> Frame:
        """Send a frame and wait for an answer of a kind."""
        await self.send(**frame)
        return await self.next(answer)

    async def play(self, choice: int = 0) -> Frame:
        """Say one of the words offered, as soon as there are any; the position in which it is on the disk."""
        await self.until(lambda position: position["actions"] or position["over"])
        at = self.position
        word = at["actions"][choice % len(at["actions"])]["word"]
        await self.send(t="play", seat=at["seat"], seq=at["seq"], word=word)
        return await self.until(lambda position: position["seq"] > at["seq"])


def without_log(position: Frame) -> Frame:
    """A position apart from what depends on what the page had seen."""
    return {key: value for key, value in position.items() if key not in ("log", "log_from")}


async def fast_forward(house: Running, table: str) -> None:
    """Play a game to its end behind the server's back, as another process would, in one transaction."""
    live = await house.server.house.table(table)
    async with live.settled():
        rng = Rng(7)
        game, written = live.ready(), live.seq
        before = len(game.moves)  # Fewer than the log has entries where moves were taken back.
        while not game.over:
            seat = game.state.actors()[0]
            options = game.legal(seat)
            game.play(seat, options[rng.below(len(options))].text)
        entries = [Entry(word.seat, word.text) for word in game.moves[before:]]
        await house.server.store.append(table, written, entries, [], True)
        live.forget()
    live.show()


async def level(pages: list[Page]) -> None:
    """Wait until all pages show the same, last position."""
    last = max(page.position.get("seq", 0) for page in pages)
    for page in pages:
        await page.until(lambda position: position["seq"] >= last)


async def play_on(pages: list[Page], moves: int, choose: Any = lambda number, position: number * 7) -> int:
    """Let the pages play until the game is over or so many moves are made; how many there were."""
    for number in range(moves):
        await level(pages)
        turn = [page for page in pages if page.position["actions"]]
        if not turn:
            if pages[0].position["over"]:
                return number
            await pages[0].next("position")
            continue
        await turn[0].play(choose(number, turn[0].position))
    return moves
