"""The socket of a table: frames in, positions out."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from maniero.i18n import language
from maniero.server import incoming, seating
from maniero.server.explaining import Reasons, clause_text, tip
from maniero.server.guests import preferred
from maniero.server.names import own_name
from maniero.server.people import Watcher
from maniero.server.position import frame_for
from maniero.server.problems import Problem, problem_text
from maniero.server.rates import Bucket
from maniero.server.security import same_origin
from maniero.server.store import StoreError

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.live import LiveTable
    from maniero.server.outgoing import ErrorFrame, Message
    from maniero.server.rates import Caller
    from maniero.server.server import Server

LOGGER: Final = logging.getLogger(__name__)

FRAMES_A_SECOND: Final = 20.0
FRAMES_AT_ONCE: Final = 60.0
PATIENCE: Final = 200  # Refused frames after which a connection is ended.
PAUSE: Final = 0.005  # Seconds without reading after each: a flood fills its own pipe, and answers get out.

GONE_AWAY: Final = 4404  # No such table: do not come back.
BROKE_RULES: Final = 1008
BROKEN: Final = 1011
TRY_LATER: Final = 1013


class Line:
    """One connection to a table."""

    def __init__(
        self, server: Server, socket: WebSocket, live: LiveTable, watcher: Watcher, caller: Caller
    ) -> None:
        self._server: Final = server
        self._socket: Final = socket
        self._live: Final = live
        self._watcher: Final = watcher
        self._caller: Final = caller
        self._refused = 0
        rates = server.settings.rates
        self._frames: Final = Bucket(FRAMES_A_SECOND * rates, FRAMES_AT_ONCE * rates)

    async def run(self) -> None:
        """Until the page goes."""
        live, watcher = self._live, self._watcher
        writer = asyncio.create_task(self._write(), name=f"to a page at {live.id}")
        try:
            async with live.settled():
                live.come(watcher)  # It is told who is here, and sent the position.
            await live.chat.come(watcher)
            await self._read()
        finally:
            live.go(watcher)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    # ---- out

    async def _write(self) -> None:
        watcher = self._watcher
        try:
            while not watcher.lost:
                await watcher.wake.wait()
                watcher.wake.clear()
                if watcher.news:
                    watcher.news = False
                    await self._say(self._live.people_frame(watcher))
                while watcher.outbox:
                    await self._say(watcher.outbox.popleft())
                if watcher.behind:
                    await self._show()
            await self._socket.close(TRY_LATER)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # The page has gone: the reader ends too.
        except Exception:
            LOGGER.exception("a line to table %s", self._live.id)
            await self._socket.close(BROKEN)  # Which ends the reader: nobody listens in vain.

    async def _say(self, message: Message) -> None:
        await self._socket.send_text(json.dumps(message, ensure_ascii=False))

    async def _show(self) -> None:
        watcher = self._watcher
        watcher.behind = False
        try:
            async with self._live.settled():
                watcher.behind = False  # Also of what was read from the store just now.
                text = frame_for(self._live, watcher, self._server.metrics)
        except Problem as problem:
            if problem.code in ("not-found", "old-rules"):  # The table is no more, or is only to be read.
                await self._socket.send_text(json.dumps(error_frame(problem, watcher.language)))
                await self._socket.close(GONE_AWAY)
                return
            watcher.tell(error_frame(problem, watcher.language, self._live))
            await asyncio.sleep(1)
            watcher.show()
            return
        except Exception:  # A page is told that something is wrong; it does not wait in silence.
            LOGGER.exception("a position of table %s", self._live.id)
            watcher.tell(error_frame(Problem("server"), watcher.language, self._live))
            return
        await self._socket.send_text(text)

    # ---- in

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                if not self._frames.take():
                    raise Problem("too-fast")
                text = message.get("text")
                await self._do(incoming.read_frame(text if text is not None else message.get("bytes")))
            except Problem as problem:
                self._refused += 1
                self._server.metrics.refused += 1
                self._watcher.tell(error_frame(problem, self._watcher.language, self._live))
                await asyncio.sleep(PAUSE)
                if self._refused >= PATIENCE:
                    with suppress(WebSocketDisconnect, RuntimeError):  # It may have gone by itself.
                        await self._socket.close(BROKE_RULES)
                    return
            except Exception:
                LOGGER.exception("a frame at table %s", self._live.id)
                self._watcher.tell(error_frame(Problem("server"), self._watcher.language, self._live))

    async def _do(self, frame: incoming.AnyFrame) -> None:
        live, guest = self._live, self._watcher.guest
        if isinstance(frame, incoming.AskWhy | incoming.AskTip | incoming.Hello):
            await self._server.rates.spend("look", self._caller)
        if isinstance(frame, incoming.Play):
            await live.play(guest, frame.seat, frame.seq, frame.word)
        elif isinstance(frame, incoming.Undo):
            await live.undo(guest, frame.seat, frame.seq, frame.moves)
        elif isinstance(frame, incoming.AskWhy):
            await self._why(frame)
        elif isinstance(frame, incoming.AskTip):
            await self._tip(frame)
        elif isinstance(frame, incoming.AskHint):
            await self._server.rates.spend("hint", self._caller)
            await self._server.advice.ask(live, self._watcher, frame.seat, frame.seq)
        elif isinstance(frame, incoming.Chat):
            await self._chat(frame)
        elif isinstance(frame, incoming.StandIn):
            await seating.agree(live, guest, frame.seat)
        elif isinstance(frame, incoming.Return):
            await seating.come_back(live, guest, frame.seat)
        elif isinstance(frame, incoming.GiveLuck):
            await live.add_luck(guest, frame.seat, frame.hash, frame.number)
        else:
            await live.catch_up()
            self._watcher.seen = min(frame.seen, self._watcher.seen)
            if not frame.seen:
                self._watcher.sent = None
            self._watcher.show()

    async def _why(self, frame: incoming.AskWhy) -> None:
        live, watcher = self._live, self._watcher
        async with live.settled():
            live.people.own(watcher.guest, frame.seat)
            reasons = Reasons(live.game, live.ready().state, frame.seat)
        watcher.tell(reasons.why(frame.pick, frame.chosen, watcher.language))

    async def _tip(self, frame: incoming.AskTip) -> None:
        live, watcher = self._live, self._watcher
        async with live.settled():
            viewer = live.people.eyes(live.people.seats_of(watcher.guest), live.asked)
            view = live.game.view(live.state(), viewer)
            names = live.people.names(watcher.language)
        watcher.tell(tip(live.game.text(watcher.language, live.box), view, frame.pick, names))

    async def _chat(self, frame: incoming.Chat) -> None:
        live, watcher = self._live, self._watcher
        await self._server.rates.spend("chat", self._caller)
        team = live.people.team_of(watcher.guest) if frame.team else None
        if frame.team and (team is None or live.table is None):
            raise Problem("no-team")
        seats = live.people.seats_of(watcher.guest)
        places = live.people.places
        name = places[seats[0]].name if seats else own_name(watcher.name, places)
        await live.chat.say(watcher.guest, name, frame.text, team)


def error_frame(problem: Problem, language: Language, live: LiveTable | None = None) -> ErrorFrame:
    frame: ErrorFrame = {"t": "error", "code": problem.code, "text": problem_text(problem.code, language)}
    if problem.clause and live is not None:
        frame["clause"] = problem.clause
        frame["text"] = clause_text(live.game, problem.clause, language) or frame["text"]
    return frame


async def serve_table(server: Server, socket: WebSocket, table: str, seen: int) -> None:
    """A page connects."""
    if not same_origin(socket.headers, server.settings.origins):
        await socket.close(BROKE_RULES)  # Before the handshake: the browser sees 403.
        return
    server.metrics.connections += 1
    spoken = language(preferred(socket.headers.get("accept-language", "")))
    try:
        await socket.accept()
        guest = await server.guests.who(socket)
        spoken, caller = guest.language, guest.caller(socket)
        await server.rates.spend("socket", caller)
        await server.spend_opening(table, caller)
        live = await server.house.table(table)
        with server.room.taken(bool(live.people.seats_of(guest.id)), caller, live.id):
            share = server.settings.address_for(socket.headers.get("host", ""))
            watcher = Watcher(guest.id, guest.name, guest.language, seen, share)
            await Line(server, socket, live, watcher, caller).run()
    except StoreError as error:
        LOGGER.error("the store failed: %s", error)
        await _refuse(socket, Problem("store"), spoken)
    except Problem as problem:
        await _refuse(socket, problem, spoken)
    except WebSocketDisconnect:
        pass  # The page may go at any moment.
    finally:
        server.metrics.connections -= 1
    if (
        socket.application_state == WebSocketState.CONNECTED
        and socket.client_state == WebSocketState.CONNECTED
    ):
        await socket.close()


async def _refuse(socket: WebSocket, problem: Problem, language: Language) -> None:
    """Say why there is no line, and whether it is worth while to come back."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(json.dumps(error_frame(problem, language), ensure_ascii=False))
        await socket.close(TRY_LATER if problem.status in (429, 503) else GONE_AWAY)
