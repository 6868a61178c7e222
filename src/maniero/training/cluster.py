"""The same tasks on the computers of a Ray cluster."""

from __future__ import annotations

import logging
import socket
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from maniero import MissingExtra, __version__, need

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 2  # Tasks given out for each core, so that none waits.
PATIENCE: Final = 5.0  # Seconds for an address to answer.


class ClusterError(RuntimeError):
    """The cluster cannot be had, or cannot do what it is asked."""


class Cluster(Generic[T, R]):
    """A pool of processes wherever the cluster has them; Maniero is installed there in the same version."""

    def __init__(self, work: Callable[[T], R], address: str) -> None:
        need("ray")
        import ray

        self._ray: Final[Any] = ray
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            raise ClusterError(f"there is no Ray cluster at {address} ({error})") from None
        self._work: Final = ray.put(work)
        self._remote: Final = ray.remote(_do)
        self._most: Final = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, tasks: Sequence[T]) -> Iterator[R]:
        """The results, in the order in which they are ready."""
        left = iter(tasks)
        asked = [self._ask(task) for task, _ in zip(left, range(self._most), strict=False)]
        while asked:
            ready, asked = self._ray.wait(asked)
            for task in left:
                asked.append(self._ask(task))
                break
            yield self._ray.get(ready[0])

    def _ask(self, task: T) -> Any:
        return self._remote.remote(__version__, self._work, task)

    def close(self) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Where nobody is there, Ray itself would try for minutes; ``auto`` and the like are left to it."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _do(version: str, work: Callable[[Any], Any], task: Any) -> Any:
    """What a computer of the cluster does."""
    if version != __version__:
        raise MissingExtra(f"the cluster has maniero {__version__}, not {version}")
    return work(task)
