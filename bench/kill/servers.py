"""Two servers behind a proxy, of which one is killed again and again while games go on at both."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from contextlib import AsyncExitStack, suppress
from statistics import median
from time import perf_counter

from websockets.exceptions import WebSocketException

from maniero.server.settings import with_driver
from maniero.server.store import Store
from tests.server.killing import free_port, start
from tests.server.nginx import nginx
from tests.server.running import Browser, Page

KINDS = [("me", "open"), ("me", "bot:random"), ("bot:greedy", "me"), ("me", "open", "bot:random")]
THINK = (0.05, 0.25)  # Seconds until a person answers.
FIRST_WAIT, LONGER = 0.4, 1.7  # A page waits so long before it connects again, as its script does.
STUCK = 60.0  # Seconds after a kill in which every game must go on.


class Game:
    """One table, and what its pages were told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.at = perf_counter()  # When it went on last.
        self.over = False
        self.cut = 0  # Pages that have lost their line.
        self.acknowledged: list[tuple[int, int, str]] = []  # Entry, seat and word.
        self.gone_back = 0  # Positions older than what a page had seen.

    def see(self, seq: int, over: bool) -> None:
        self.over = self.over or over
        if seq > self.seq:
            self.seq, self.at = seq, perf_counter()


class Player:
    """A person whose page comes back when its line is cut."""

    def __init__(self, browser: Browser, game: Game, seed: int) -> None:
        self._browser = browser
        self._game = game
        self._chance = random.Random(seed)
        self._seen = 0

    async def play(self) -> None:
        """Until the game is over."""
        wait = FIRST_WAIT
        while not self._game.over:
            try:
                async with self._browser.page(self._game.table, self._seen) as page:
                    wait = FIRST_WAIT
                    await self._play(page)
            except (OSError, WebSocketException, TimeoutError):
                self._game.cut += 1
            await asyncio.sleep(wait)
            wait *= LONGER

    async def _play(self, page: Page) -> None:
        said: tuple[int, int, str] | None = None
        last = said
        while not self._game.over:
            frame = await page.receive()
            if frame["t"] == "error":
                # Too fast; or what was said before the line broke counts after all, and the position with it
                # may come before this error.
                self._game.acknowledged = [each for each in self._game.acknowledged if each is not last]
                said = None
                await asyncio.sleep(THINK[1])
                await page.send(t="hello", seen=self._seen)
            if frame["t"] != "position":
                continue
            seq = frame["seq"]
            self._game.gone_back += seq < self._seen
            self._seen = seq
            self._game.see(seq, frame["over"])
            if said is not None and seq > said[0]:
                self._game.acknowledged.append(said)
                last, said = said, None
            if said is None and frame["actions"]:
                await asyncio.sleep(self._chance.uniform(*THINK))
                word = self._chance.choice(frame["actions"])["word"]
                said = (seq, frame["seat"], word)
                await page.send(t="play", seat=frame["seat"], seq=seq, word=word)


class Soak:
    """All games, and what came of the kills."""

    def __init__(self, host: str, seed: int) -> None:
        self._host = host
        self._seeds = random.Random(seed)
        self._browsers: list[list[Browser]] = []
        self._players: set[asyncio.Task[None]] = set()
        self.games: list[Game] = []  # By kind.
        self.all: list[Game] = []
        self.pauses: list[float] = []  # Seconds from a kill until a game went on, of those with a page cut.
        self.others: list[float] = []  # The same of the other games.
        self.stuck = 0

    async def open(self, stack: AsyncExitStack) -> None:
        for kinds in KINDS:
            people = [kind for kind in kinds if not kind.startswith("bot")]
            self._browsers.append([await stack.enter_async_context(Browser(self._host)) for _ in people])
        self.games = [await self._new(number) for number in range(len(KINDS))]

    async def _new(self, number: int) -> Game:
        browsers = self._browsers[number]
        game = Game(await browsers[0].new_table(*KINDS[number]))
        for browser in browsers[1:]:
            await browser.join(game.table)
        self.all.append(game)
        for browser in browsers:
            player = Player(browser, game, self._seeds.getrandbits(32))
            task = asyncio.create_task(player.play())
            self._players.add(task)
            task.add_done_callback(self._players.discard)
        return game

    async def renew(self) -> None:
        """A new game where one is over, and all under way."""
        for number, game in enumerate(self.games):
            if game.over:
                self.games[number] = await self._new(number)
        while not all(game.seq for game in self.games):
            await asyncio.sleep(0.01)

    async def killed(self, at: float) -> None:
        """A server was killed: wait until every game goes on."""
        before = [(game, game.seq, game.cut) for game in self.games if not game.over]
        for game, seq, cut in before:
            while game.seq == seq and not game.over and perf_counter() - at < STUCK:
                await asyncio.sleep(0.005)
            self.stuck += game.seq == seq
            (self.pauses if game.cut > cut else self.others).append(game.at - at)

    async def close(self) -> None:
        for player in list(self._players):
            player.cancel()
        await asyncio.gather(*self._players, return_exceptions=True)

    async def lost(self, url: str) -> int:
        """Acknowledged moves that are not in the store."""
        store, missing = Store(with_driver(url)), 0
        for game in self.all:
            log = await store.log(game.table)
            # Only this seat was asked, so that the entry it answered with is its word and no other's.
            for seq, seat, word in game.acknowledged:
                missing += seq >= len(log) or (log[seq].seat, log[seq].text) != (seat, word)
        await store.close()
        return missing


async def soak(kills: int, seed: int, database: str, redis: str) -> dict[str, float]:
    """What came of so many kills."""
    chance, ports = random.Random(seed), [free_port(), free_port()]
    options = ("--beat", "0", "--redis-url", redis, "--trusted-proxies", "127.0.0.1")
    servers = [await start(database, port, *options) for port in ports]
    begun = perf_counter()
    try:
        with nginx(ports) as port:
            async with AsyncExitStack() as stack:
                table = Soak(f"127.0.0.1:{port}", seed)
                await table.open(stack)
                for number in range(kills):
                    await table.renew()
                    await asyncio.sleep(chance.uniform(0.0, 0.8))
                    which = chance.randrange(len(servers))
                    servers[which].send_signal(signal.SIGKILL)
                    at = perf_counter()
                    await servers[which].wait()
                    _, servers[which] = await asyncio.gather(
                        table.killed(at), start(database, ports[which], *options)
                    )
                    sys.stderr.write(f"\r{number + 1} of {kills} kills")
                sys.stderr.write("\n")
                await table.close()
    finally:
        for server in servers:
            with suppress(ProcessLookupError):
                server.terminate()
            await server.wait()
    return {
        "servers": len(servers),
        "kills": kills,
        "minutes": round((perf_counter() - begun) / 60, 1),
        "acknowledged_moves": sum(len(game.acknowledged) for game in table.all),
        "lost": await table.lost(database) + sum(game.gone_back for game in table.all),
        "stuck": table.stuck,
        "games": len(table.all),
        "games_finished": sum(game.over for game in table.all),
        "lines_cut": sum(game.cut for game in table.all),
        "games_with_a_line_cut": len(table.pauses),
        "goes_on_s_median": round(median(table.pauses), 2) if table.pauses else 0,
        "goes_on_s_max": round(max(table.pauses, default=0), 2),
        "other_games": len(table.others),
        "others_go_on_s_median": round(median(table.others), 2) if table.others else 0,
        "others_go_on_s_max": round(max(table.others, default=0), 2),
    }
