"""What is said at a table: kept first, then told to its pages in order, at whichever server it was said."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from maniero.server.problems import Problem
from maniero.server.store import ChatRow, Conflict, StoreError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from maniero.server.live import LiveTable
    from maniero.server.outgoing import ChatFrame
    from maniero.server.people import Watcher
    from maniero.server.store import Store


class Chat:
    """The chat of one table, and that of each of its teams."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live: Final = live
        self._store: Final = store
        self._in_order: Final = asyncio.Lock()
        self._told: Final[dict[int | None, int]] = {}  # By team (None: all): the last line that was told.
        self._listening: Final[set[Watcher]] = set()

    async def come(self, watcher: Watcher) -> None:
        """A page is told the last lines that it may read, and from now on every new one."""
        async with self._in_order:
            said = await self._heard(None)
            team = self._live.people.team_of(watcher.guest)
            if team is not None:
                said = said + await self._heard(team)
            for row in sorted(said, key=lambda row: row.at):
                watcher.tell(chat_frame(row, self._live))
            self._listening.add(watcher)

    def go(self, watcher: Watcher) -> None:
        self._listening.discard(watcher)

    async def say(self, guest: str, name: str, text: str, team: int | None) -> None:
        """A line for everybody, or for a team alone."""
        try:
            await self._store.add_chat(self._live.id, guest, name, text, team)
        except Conflict as error:  # The table is no more.
            self._live.forget()
            self._live.show()
            raise Problem("stale", detail=str(error)) from error
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        self._live.say("chat", team=team)
        await self.tell(team)

    async def tell(self, team: int | None) -> None:
        """Something was said, here or elsewhere."""
        async with self._in_order:
            if self._listening:
                await self._heard(team, self._told.get(team, 0))

    async def catch_up(self, said: Mapping[int | None, int]) -> None:
        """So many lines are in the store."""
        for team, number in said.items():
            if number > self._told.get(team, 0):
                await self.tell(team)

    async def _heard(self, team: int | None, since: int = 0) -> list[ChatRow]:
        """The last lines after ``since``; those that are new are told to the pages that are here."""
        try:
            said = await self._store.chat(self._live.id, team, since)
        except StoreError as error:
            raise Problem("store", detail=str(error)) from error
        self._tell([row for row in said if row.number > self._told.get(team, 0)], team)
        return said

    def _tell(self, rows: Sequence[ChatRow], team: int | None) -> None:
        for row in rows:
            self._told[team] = row.number
            for watcher in self._listening:
                if team is None or self._live.people.team_of(watcher.guest) == team:
                    watcher.tell(chat_frame(row, self._live))


def chat_frame(row: ChatRow, live: LiveTable) -> ChatFrame:
    seats = live.people.seats_of(row.guest)
    return {
        "t": "chat",
        "number": row.number,
        "seat": seats[0] if seats else None,
        "name": row.name,
        "text": row.text,
        "at": row.at,
        "team": row.team is not None,
    }
