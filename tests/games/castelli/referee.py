"""A second referee of Castelli: the rules told once more, from the rulebook and the rulings alone.

A game is one generator, ``Referee.game``, that runs in the order of the rulebook and yields its questions.
``asked`` and ``legal`` say who may say what now; ``play`` and ``chance`` carry a word out.
Where the texts leave a reading open, a comment beginning with "Read:" says which was taken.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from tests.games.castelli.referee_board import SIDES, Area, Board, Facts, tiles_of
from tests.games.castelli.referee_table import FOR_CASTLES, RESOURCES, Site, Table

Words = set[str]


@dataclass
class Question:
    """Who is asked, None for chance, and what may be said; others may sell meanwhile or not."""

    seat: int | None
    words: Callable[[], Words]
    others_sell: bool = False


Flow = Generator[Question, str, None]
Answer = Generator[Question, str, str]  # Returns a square.


class Referee(Table):
    """The table and the course of the game."""

    def __init__(
        self, facts: Facts, seats: int, first: int, board: list[str], dilemma: bool, battle: bool
    ) -> None:
        super().__init__(facts, Board(facts, seats, board), battle)
        self.dilemma = dilemma
        self.active = first
        self.unseen = tiles_of(facts, "heraldic_tiles")
        self.starting = tiles_of(facts, "starting_tiles")
        self.over = False
        self.course = self.game()
        self.question = next(self.course)

    # ---- what may be said

    def asked(self) -> int | None:
        return None if self.over else self.question.seat

    def legal(self, seat: int) -> Words:
        if self.over:
            return set()
        if seat == self.question.seat:
            return self.question.words()
        return self.sales(seat) if self.question.others_sell else set()

    def chance_options(self) -> Words:
        return set() if self.over or self.question.seat is not None else self.question.words()

    def play(self, seat: int, word: str) -> None:
        assert word in self.legal(seat), word
        if seat == self.question.seat:
            self.go_on(word)
        else:
            self.sell(seat, word)

    def chance(self, word: str) -> None:
        assert word in self.chance_options(), word
        self.go_on(word)

    def go_on(self, word: str) -> None:
        try:
            self.question = self.course.send(word)
        except StopIteration:
            self.over = True

    def clockwise(self, start: int) -> list[int]:
        return [(start + i) % self.seats for i in range(self.seats)]

    # ---- the game

    def game(self) -> Flow:
        if self.dilemma:
            yield from self.deal()
        while True:
            yield from self.turn()
            if len(self.board.laid) == len(self.board.squares):
                break
            self.active = (self.active + 1) % self.seats
        for seat in self.clockwise(self.active):
            yield from self.last_sales(seat)
        self.final_scoring()

    def deal(self) -> Flow:
        dealt: set[str] = set()
        for seat in self.clockwise(self.active):
            word = yield Question(None, lambda: {f"start-{tile}" for tile in self.starting.keys() - dealt})
            tile = word.removeprefix("start-")
            dealt.add(tile)
            self.players[seat].held = self.starting[tile]

    def turn(self) -> Flow:
        self.played = self.bought = False
        self.safe: set[Site] = set()  # Castles a guard protects for the rest of the turn.
        self.answered: set[int] = set()  # The others who have played a card in this turn.
        square = yield from self.place_tile()
        areas = self.board.evaluated_by(square)
        if areas:
            yield from self.before_areas()
        for area in areas:
            yield from self.evaluate(area)
        yield from self.build_castles()

    def last_sales(self, seat: int) -> Flow:
        while self.players[seat].hand:
            word = yield Question(seat, lambda: self.sales(seat) | {"done"})
            if word == "done":
                return
            self.sell(seat, word)

    # ---- 1. a tile is revealed

    def place_tile(self) -> Answer:
        """The first step of a turn, up to the rewards of the rim; returns the square."""
        seat = self.active
        square = yield from self.before_tile()
        word = yield Question(None, lambda: {f"tile-{tile}" for tile in self.unseen})
        tile = self.unseen.pop(word.removeprefix("tile-"))
        held = self.players[seat].held
        verbs = ("lay", "swap") if held else ("lay",)
        word = yield Question(seat, lambda: {f"{verb}-{turns}" for verb in verbs for turns in range(4)})
        verb, turns = word.split("-")
        if verb == "swap" and held:
            self.players[seat].held, tile = tile, held
        self.board.laid[square] = (tile, int(turns))
        self.mined(seat, tile.silver)  # Before the card, as good as after it: nobody decides in between.
        if tile.card_on:
            yield from self.draw(seat)
        for other in self.clockwise(seat)[1:]:
            if self.players[other].hand:
                yield from self.steward(other, square)
        for side in SIDES:
            if (square, side) in self.board.rim:
                yield from self.rim_reward(square, side)
        return square

    def before_tile(self) -> Answer:
        seat = self.active
        untouched = True
        while True:
            word = yield Question(seat, lambda: self.opens() | self.sales(seat) | self.plays(), untouched)
            untouched = False
            if word.startswith("open-"):
                return word.removeprefix("open-")
            yield from self.sell_or_play(word)

    def opens(self) -> Words:
        return {f"open-{square}" for square in self.board.squares - self.board.laid.keys()}

    def steward(self, other: int, square: str) -> Flow:
        tile, turns = self.board.laid[square]
        words = {"pass"}
        if "steward" in self.players[other].hand:
            words |= {f"steward-{k}" for k in range(4) if k != turns}
        word = yield Question(other, lambda: words)
        if word != "pass":
            self.to_deck(other, "steward")
            self.answered.add(other)
            self.board.laid[square] = (tile, int(word.removeprefix("steward-")))

    def rim_reward(self, square: str, side: str) -> Flow:
        seat, points = self.board.shield(square, side)
        if points:
            yield from self.reward(seat, self.board.rim[square, side], 1)

    # ---- 2. areas

    def before_areas(self) -> Flow:
        seat = self.active
        while self.players[seat].hand:
            word = yield Question(seat, lambda: {"go"} | self.sales(seat) | self.plays())
            if word == "go":
                return
            yield from self.sell_or_play(word)

    def evaluate(self, area: Area) -> Flow:
        best = self.board.strongest(area)
        what = "card" if area.kind == "market" else area.kind
        for seat in self.clockwise(self.active):
            if seat in best:
                yield from self.reward(seat, what, area.amount // len(best))

    def reward(self, seat: int, what: str, many: int) -> Flow:
        if what == "silver":
            self.mined(seat, many)
        elif what in RESOURCES:
            self.store(seat, what, many)
        else:
            for _ in range(many):
                yield from self.draw(seat)

    def draw(self, seat: int) -> Flow:
        if self.deck_size:
            word = yield Question(None, lambda: {f"draw-{card}" for card in self.next_cards()})
            self.take_from_deck(seat, word.removeprefix("draw-"))

    # ---- 3. castles

    def build_castles(self) -> Flow:
        seat = self.active
        while True:
            word = yield Question(seat, lambda: {"end"} | self.sales(seat) | self.for_castles())
            if word == "end":
                return
            if word.startswith("build-"):
                self.build(word)
            elif word.startswith("over-"):
                yield from self.build_over(word)
            else:
                yield from self.sell_or_play(word)

    def for_castles(self) -> Words:
        return self.builds() | self.overs() | self.plays(castles=True)

    def build_over(self, word: str, card: str = "") -> Flow:
        _, octagon, kind = word.split("-")
        site = (octagon, kind)
        owner = self.castles[site][-1]
        if self.players[owner].hand:
            # Read: one card in another's turn, so no guard after a steward; the question still comes.
            words = {"pass"}
            if "guard" in self.players[owner].hand and owner not in self.answered:
                words.add("guard")
            if (yield Question(owner, lambda: words)) == "guard":
                self.to_deck(owner, "guard")
                self.answered.add(owner)
                self.safe.add(site)
                return
        self.pay(2 if card != "abbot" else 1)
        self.put_castle(site)

    # ---- cards

    def sell_or_play(self, word: str) -> Flow:
        if word.startswith("sell-"):
            self.sell(self.active, word)
            return
        card = word.removeprefix("play-")
        # Read: a card goes under the deck as it is played, so before a guard that answers it.
        self.to_deck(self.active, card)
        self.played = True
        if card in FOR_CASTLES:
            yield from self.castle_with(card)
        elif card == "traitor":
            yield from self.buy_card()
        elif card in ("farmer", "duke"):
            word = yield Question(self.active, lambda: {f"found-{o}" for o in self.board.free_octagons()})
            self.found(card, word.removeprefix("found-"))
        elif card == "arsonist":
            word = yield Question(self.active, lambda: {f"burn-{o}" for o in self.board.cities})
            self.board.cities.remove(word.removeprefix("burn-"))
        else:
            self.at_once(card)

    def castle_with(self, card: str) -> Flow:
        word = yield Question(self.active, lambda: self.castles_with(card))
        if word.startswith("build-"):
            self.build(word, card)
        else:
            yield from self.build_over(word, card)

    def buy_card(self) -> Flow:
        word = yield Question(self.active, lambda: {f"from-{seat + 1}" for seat in self.with_cards()})
        victim = int(word.removeprefix("from-")) - 1
        self.players[self.active].silver -= 1
        self.players[victim].silver += 1
        word = yield Question(None, lambda: {f"take-{card}" for card in self.players[victim].hand})
        card = word.removeprefix("take-")
        self.players[victim].hand.remove(card)
        self.players[self.active].hand.append(card)
