"""Answers that no click gives at once: of bots, of who stands in, and those that wait under the veil."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.server.bot_driver import BotDriver
from maniero.server.thinker_pool import Question, bot_seed
from maniero.server.veil import Veil

if TYPE_CHECKING:
    from maniero.server.live import LiveTable
    from maniero.server.services import Services


class Answering:
    """What the server itself says at one table, and when."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self._live: Final = live
        self.id: Final = live.id
        self.veil = Veil(services.settings.beat)
        self._said: Final[dict[int, tuple[int, str]]] = {}  # By seat: seq and word said under the veil.
        self._driver: Final = BotDriver(self, services)

    def ask(self) -> None:
        """See who is asked now, and that nobody learns more than that."""
        live = self._live
        state = live.state()
        self.veil.fall(live.seq, any(state.is_out_of_turn(seat) for seat in live.asked))
        self._wake()

    def say(self, seat: int, seq: int, word: str) -> None:
        """A person answers out of turn: the word is given when the veil is lifted."""
        self._said[seat] = (seq, word)
        self._driver.wake()

    @property
    def covert(self) -> bool:
        """Somebody who is asked has no choice, and nobody must notice."""
        state = self._live.state()
        return any(state.covert_answer(seat) is not None for seat in self._live.asked)

    # ---- whose answers these are

    def _seat(self) -> int | None:
        """A seat whose answer is given here: a bot's, or one under the veil."""
        for seat in self._live.asked:
            if self._answers_for(seat):
                return seat
        return None

    def _answers_for(self, seat: int) -> bool:
        return self._live.people.places[seat].played_by_bot or self._under_the_veil(seat) != ""

    def _under_the_veil(self, seat: int) -> str:
        """What who is asked out of turn has said, or the only thing there is to say; "" while they think."""
        seq, word = self._said.get(seat, (-1, ""))
        if self._live.log.fits(seat, seq):
            return word
        only = self._live.state().covert_answer(seat)
        return only.text if only is not None else ""

    # ---- driving

    def _wake(self) -> None:
        if self._seat() is not None:
            self._driver.wake()

    async def drive(self) -> None:
        """Let the bots play until a person is asked."""
        async with self._live.settled():
            self._wake()
        await self._driver.rest()

    @property
    def busy(self) -> bool:
        """A bot is at work."""
        return self._driver.busy

    async def close(self) -> None:
        await self._driver.close()

    # ---- what the driver asks for

    async def catch_up(self) -> None:
        """Take what other servers have written."""
        await self._live.catch_up()

    async def question(self) -> Question | None:
        """What a bot is asked now; None when only people are asked."""
        live = self._live
        async with live.settled():
            seat, table = self._seat(), live.table
            if seat is None or table is None:
                return None
            place = live.people.places[seat]
            return Question(
                live.id,
                live.seq,
                live.game.id,
                len(table.names),
                table.options,
                list(table.moves),
                seat,
                place.bot,
                bot_seed(live.row.seed, seat, len(table.moves)),
                table.state.is_covert(seat),
                "" if place.played_by_bot else self._under_the_veil(seat),
                live.box.text if live.box is not live.game.box() else "",
                self._is_brief(seat),
            )

    def _is_brief(self, seat: int) -> bool:
        """Inside a move or out of turn a long thought would tell that there was a choice."""
        state = self._live.state()
        return state.is_out_of_turn(seat) or (state.is_covert(seat) and state.is_inside())

    async def answer(self, question: Question, word: str) -> None:
        """A bot moves; what is not allowed becomes any word that is, so that the game goes on."""
        live, seat = self._live, question.seat
        async with live.settled():
            # The player may have returned, or moves were taken back while the bot thought.
            if live.table is None or not live.log.fits(seat, question.seq):
                return
            legal = [action.text for action in live.table.legal(seat)]
            if legal and self._answers_for(seat):
                await live.move(seat, word if word in legal else legal[question.seed % len(legal)])
