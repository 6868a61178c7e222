"""What a server needs of the others, and the server that has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

Message = dict[str, Any]  # "from": a server, "kind": what has happened, and what belongs to it.


class Bus(Protocol):
    """What one server says, all others hear, soon or not at all."""

    @property
    def shared(self) -> bool:
        """Whether there may be other servers."""

    @property
    def up(self) -> bool:
        """Whether messages get through now."""

    async def open(self, name: str) -> None:
        """Join the servers of a database; its name keeps them apart from others."""

    def publish(self, kind: str, **rest: Any) -> None:
        """Say something; it never waits and never fails."""

    async def listen(self, hear: Callable[[Message], None]) -> None:
        """Hear the others, for ever; first, and whenever the line was cut, comes a message "joined"."""

    async def close(self) -> None: ...


class Leases(Protocol):
    """Which server plays for the bots of a table."""

    def held(self, table: str) -> bool:
        """Whether it is this one."""

    async def take(self, table: str) -> bool:
        """Become it, unless another one is."""

    async def keep(self) -> None:
        """Remain it; called at every heartbeat."""

    async def release(self, table: str) -> None:
        """Leave the bots to whoever is next."""


class Alone:
    """The only server at its database: nobody to tell, and all bots are its own."""

    shared = False
    up = True

    async def open(self, name: str) -> None:
        pass

    def publish(self, kind: str, **rest: Any) -> None:
        pass

    async def listen(self, hear: Callable[[Message], None]) -> None:
        pass

    def held(self, table: str) -> bool:
        return True

    async def take(self, table: str) -> bool:
        return True

    async def keep(self) -> None:
        pass

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass
