"""What others have written at many tables at once: one look for all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from maniero.server.store.models import chat, tables, team_chat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.server.store.store import Store


@dataclass
class News:
    """How far a table has come in the store."""

    updated: int
    said: dict[int | None, int] = field(default_factory=dict)  # By team (None: all): the last line of chat.


async def updated(store: Store, table: str) -> int:
    """When a table was changed last; 0 when it is not there."""
    async with store.reading() as connection:
        return await connection.scalar(select(tables.c.updated).where(tables.c.id == table)) or 0


async def news(store: Store, ids: Sequence[str]) -> dict[str, News]:
    """How far each of these tables has come."""
    changes = select(tables.c.id, tables.c.updated).where(tables.c.id.in_(ids))
    last = func.max(chat.c.number)
    lines = select(chat.c.table, last).where(chat.c.table.in_(ids)).group_by(chat.c.table)
    last = func.max(team_chat.c.number)
    among = select(team_chat.c.table, team_chat.c.team, last).where(team_chat.c.table.in_(ids))
    async with store.reading() as connection:
        found = {id: News(at) for id, at in await connection.execute(changes)}
        said = [(id, None, number) for id, number in await connection.execute(lines)]
        said += await connection.execute(among.group_by(team_chat.c.table, team_chat.c.team))
    for id, team, number in said:
        if id in found:
            found[id].said[team] = number
    return found
