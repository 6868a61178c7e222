"""A bot that is a program: it is asked in lines of JSON, and answers in lines of JSON (docs/bots.md)."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from maniero.bots.bot import Bot
from maniero.bots.registry import BotError

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.kernel.action import Action
    from maniero.kernel.rng import Rng
    from maniero.kernel.state import State

LIMIT: Final = 30.0  # Seconds that an answer may take when nobody says how many.
START: Final = 10.0  # Seconds more for the first answer of a game: the program has to start.
FAREWELL: Final = 2.0  # Seconds to end by itself after the game.
LONGEST: Final = 65_536  # Bytes of a line that answers.


class ProgramBot(Bot):
    """Asks a program that is started anew for every game; it sees what its seat sees, and nothing else."""

    def __init__(
        self, name: str, command: list[str], game: Game, seats: int, options: dict[str, str]
    ) -> None:
        super().__init__()
        self._name: Final = name
        self._command: Final = command
        self._game: Final = game
        self._seats: Final = seats
        self._options: Final = game.resolve(seats, options)
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        self._stop()

    def end(self) -> None:
        """Its input ends; a program that does not end then is ended."""
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(FAREWELL)
        self._stop()

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        options = world.legal()
        question = {
            "game": self._game.id,
            "options": self._options,
            "seats": self._seats,
            "seat": seat,
            "view": self._game.view(world, seat),
            "legal": [option.text for option in options],
            "luck": rng.word(),
            "seconds": self.seconds,
        }
        try:
            word = self._word(self._answer(json.dumps(question).encode() + b"\n"))
        except BaseException:
            self._stop()
            raise
        for option in options:
            if option.text == word:
                return option
        self._stop()
        raise self._wrong(f"answered {word!r}, which is not one of the legal words")

    def _wrong(self, what: str) -> BotError:
        return BotError(f"bot {self._name!r} {what}")

    def _word(self, line: bytes) -> str:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._wrong(f"answered {_short(line)}, which is not JSON") from None
        word = answer.get("word") if isinstance(answer, dict) else None
        if not isinstance(word, str):
            raise self._wrong(f'answered {_short(line)}; an answer is {{"word": "..."}}')
        return word

    def _answer(self, question: bytes) -> bytes:
        """The one line that it says to a question."""
        limit = self.seconds or LIMIT
        if self._process is None:
            self._process = self._started()
            limit += START
        line = _Exchange(self._process, question, monotonic() + limit).line()
        if line is None:
            raise self._wrong(f"did not answer within {limit:g} s")
        head, newline, rest = line.partition(b"\n")
        if rest:
            raise self._wrong(f"said more than one line: {_short(rest)}")
        if newline:
            return head
        if len(head) >= LONGEST:
            raise self._wrong(f"answered with a line of more than {LONGEST} bytes")
        code = self._process.wait()
        raise self._wrong(f"ended without an answer (exit code {code})")

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            # In a session of its own, so that it is ended with all that it started.
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise self._wrong(f"cannot be started ({error.strerror})") from None
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        return process

    def _stop(self) -> None:
        """End the program, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


class _Exchange:
    """A question on its way out and an answer on its way in; neither side makes the other wait for ever."""

    def __init__(self, process: subprocess.Popen[bytes], question: bytes, deadline: float) -> None:
        self._process: Final = process
        self._left = question
        self._deadline: Final = deadline
        self._heard = b""

    def line(self) -> bytes | None:
        """What was heard until a line, the program or what is allowed ended; None: it took too long."""
        with selectors.DefaultSelector() as both:
            both.register(self._out, selectors.EVENT_READ)
            both.register(self._in, selectors.EVENT_WRITE)
            while b"\n" not in self._heard and len(self._heard) < LONGEST:
                ready = both.select(max(0.0, self._deadline - monotonic()))
                if not ready:
                    return None
                for key, _ in ready:
                    if key.fileobj is self._in:
                        if not self._say():
                            both.unregister(self._in)
                    elif not self._hear():
                        return self._heard
        return self._heard

    @property
    def _in(self) -> Any:
        return self._process.stdin

    @property
    def _out(self) -> Any:
        return self._process.stdout

    def _say(self) -> bool:
        """Whether there is more to say."""
        try:
            self._left = self._left[os.write(self._in.fileno(), self._left) :]
        except BrokenPipeError:  # It has ended: nothing will be heard either.
            return False
        return bool(self._left)

    def _hear(self) -> bool:
        """Whether there may be more to hear."""
        heard = os.read(self._out.fileno(), LONGEST)
        self._heard += heard
        return bool(heard)


def _short(line: bytes) -> str:
    return repr(line[:60].decode(errors="replace"))
