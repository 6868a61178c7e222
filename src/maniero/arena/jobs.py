"""Work shared by several processes, each as good as this one; what is done comes back as it is done."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.connection import Connection

T = TypeVar("T")
R = TypeVar("R")

FAREWELL: Final = 3.0  # Seconds for a process to end its bots' programs.


class JobError(RuntimeError):
    """A process failed in a way that only it can tell."""


def cores() -> int:
    """How many processes this computer can run at once for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool(Generic[T, R]):
    """Does tasks of one kind; one job works in this process.

    Every process gets a copy of ``work`` and builds what it needs for itself.  A mistake in one ends all.
    """

    def __init__(self, work: Callable[[T], R], jobs: int) -> None:
        self._work: Final = work
        self._jobs: Final = jobs
        self._workers: Final[list[_Worker]] = []

    def run(self, tasks: Sequence[T]) -> Iterator[R]:
        """The results, in the order in which they are ready; all of them are to be taken."""
        if self._jobs == 1:
            yield from map(self._work, tasks)
            return
        while len(self._workers) < min(self._jobs, len(tasks)):
            self._workers.append(_Worker(self._work))
        left = iter(tasks)
        busy = {worker.pipe: worker for worker in self._workers if worker.take(left)}
        while busy:
            for pipe in wait(list(busy)):
                worker = busy.pop(pipe)  # type: ignore[call-overload]  # Of these it waits for.
                yield worker.result()
                if worker.take(left):
                    busy[worker.pipe] = worker

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.join()
        self._workers.clear()


class _Worker:
    """One process, with one task at a time."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, there = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(there, work), daemon=True)
        self._process.start()
        there.close()

    def take(self, tasks: Iterator[Any]) -> bool:
        """Whether there was a task left."""
        for task in tasks:
            self.pipe.send(task)
            return True
        return False

    def result(self) -> Any:
        try:
            result, error = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            raise JobError(f"a process ended in the middle (exit code {self._process.exitcode})") from None
        if error is not None:
            raise error
        return result

    def end(self) -> None:
        self.pipe.close()
        self._process.terminate()

    def join(self) -> None:
        self._process.join(FAREWELL)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a process does, until the one that started it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # That is for the one that started it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    while True:
        try:
            task = pipe.recv()
        except (EOFError, ConnectionResetError):
            return
        answer: tuple[Any, Exception | None]
        try:
            answer = (work(task), None)
        except Exception as error:
            answer = (None, _portable(error))
        try:
            pipe.send(answer)
        except OSError:
            return


def _portable(error: Exception) -> Exception:
    """The same error for another process, where it can be had there."""
    try:
        same: Exception = pickle.loads(pickle.dumps(error))
    except Exception:
        return JobError("".join(traceback.format_exception(error)))
    same.add_note("".join(traceback.format_exception(error)))
    return same
