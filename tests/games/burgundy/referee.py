"""A second referee of Burgundy: the rules told once more, from the rulebook and the rulings alone.

A game is one generator, ``Referee.game``, that runs in the order of the rulebook and yields its questions;
``say`` carries a word out.  The solo game is told in referee_solo.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.games.burgundy.referee_board import Duchy, Facts
from tests.games.burgundy.referee_shields import Shields
from tests.games.burgundy.referee_table import (
    DEPOTS,
    PHASES,
    Answer,
    Flow,
    Question,
    Side,
    ask,
    chosen,
)

ROUNDS = 5
ROLLS = {f"roll-{low}-{high}": 1 + (low < high) for high in DEPOTS for low in range(1, high + 1)}
EXPERIENCED = [str(number) for number in range(3, 11)]
DEALT = {  # The duchies that chance deals from.
    "random": [str(number) for number in range(1, 11)],
    "chosen": EXPERIENCED,
    "11": [f"11{letter}" for letter in "abcdef"],
}


Drawn = Generator[Question, str, int]


class Referee(Shields):
    """The course of the game."""

    def __init__(self, facts: Facts, seats: int, options: dict[str, str]) -> None:
        super().__init__(facts, seats, options)
        self.round_order: list[int] = []
        self.course = self.game()
        self.question: Question | None = next(self.course)

    def say(self, word: str) -> None:
        try:
            self.question = self.course.send(word)
        except StopIteration:
            self.question = None

    def game(self) -> Flow:
        yield from self.set_up()
        for self.phase in PHASES:
            yield from self.start_phase()
            for self.round in range(1, ROUNDS + 1):
                yield from self.play_round()
            yield from self.end_phase()
        self.final_scoring()

    # ---- set-up

    def set_up(self) -> Flow:
        first = self.options["first"]
        if self.solo:
            first = "1"
        elif first == "random":
            word = yield from ask(None, {f"first-{seat + 1}" for seat in range(self.seats)})
            first = chosen(word)
        order = [(int(first) - 1 + i) % self.seats for i in range(self.seats)]
        self.stacks[0] = order[:]
        self.seat_sides(order)
        in_turn = order[: len(self.sides)]  # The first member of each side.
        for seat in in_turn:
            for _ in range(self.facts["setup"]["goods"]):
                self.side(seat).goods[(yield from self.draw_good())] += 1
        if self.options["routes"] == "yes":
            yield from self.deal_routes(in_turn)
        if self.options["shields"] == "yes":
            yield from self.deal_shields()
        yield from self.deal_duchies(in_turn)
        for seat in in_turn:
            yield from self.starting_castle(seat)

    def seat_sides(self, order: list[int]) -> None:
        """Everybody with silver and workers; whoever comes later has more."""
        setup = self.facts["setup"]
        if self.teams:
            workers, silver = setup["team"]["workers"], setup["team"]["silver"]
            members = [[0, 2], [1, 3]]
        else:
            workers, silver = setup["workers"], setup["silver"]
            members = [[seat] for seat in range(self.seats)]
        if self.solo:
            workers, silver = [setup["solo"]["workers"]], setup["solo"]["silver"]
        number = self.options["duchy"]
        for seats in members:
            place = min(order.index(seat) for seat in seats)
            duchy = Duchy(self.facts, "1" if number in DEALT else number)
            side = Side(seats, silver, workers[place], duchy)
            side.own = {seat: [] for seat in seats} if self.teams else {}
            self.sides.append(side)

    def draw_good(self) -> Drawn:
        left = {f"good-{good}": tiles for good, tiles in self.goods_pile.items() if tiles}
        good = int(chosen((yield from ask(None, left))))
        self.goods_pile[good] -= 1
        return good

    def deal_routes(self, in_turn: list[int]) -> Flow:
        routes = self.facts["routes"]
        left = set(range(1, len(routes["tiles"]) + 1))
        for seat in in_turn:
            side = self.side(seat)
            for _ in range(routes["tiles_each"][self.players] * len(side.seats)):
                tile = int(chosen((yield from ask(None, {f"route-{tile}" for tile in left}))))
                left.remove(tile)
                for space in routes["tiles"][tile - 1]:
                    good, bonus = space.split()
                    side.route.append((int(good), bonus))

    def deal_shields(self) -> Flow:
        left = set(map(int, self.facts["shields"]["points"]))
        for depot in DEPOTS:
            for _ in range(self.facts["shields"]["per_depot"][self.players][depot - 1]):
                shield = int(chosen((yield from ask(None, {f"deal-{shield}" for shield in left}))))
                left.remove(shield)
                self.depot_shields[depot].append(shield)

    def deal_duchies(self, in_turn: list[int]) -> Flow:
        option = self.options["duchy"]
        if option not in DEALT:
            return
        left = set(DEALT[option])
        dealt: dict[int, list[str]] = {seat: [] for seat in in_turn}
        for seat in in_turn:
            for _ in range(2 if option == "chosen" else 1):
                number = chosen((yield from ask(None, {f"offer-{number}" for number in left})))
                left.remove(number)
                dealt[seat].append(number)
        for seat in in_turn:
            number = dealt[seat][0]
            if option == "chosen":
                number = chosen((yield from ask(seat, {f"duchy-{number}" for number in dealt[seat]})))
            self.side(seat).duchy = Duchy(self.facts, number)

    def starting_castle(self, seat: int) -> Flow:
        """It has no effect and completes nothing."""
        duchy = self.side(seat).duchy
        spaces = duchy.spaces_of("castle")
        if self.options["duchy"] in ("1", "2"):  # Dealt ones have any castle space, as the others.
            spaces = frozenset({"D4"})
        elif duchy.number == "12a":
            spaces = frozenset({"D7"})
        elif duchy.number == "12b":
            spaces = frozenset(space for space in spaces if duchy.die[space] in (1, 6))
        if len(spaces) == 1:
            (space,) = spaces
        else:
            space = chosen((yield from ask(seat, {f"castle-{space}" for space in spaces})))
        duchy.tiles[space] = "castle"

    # ---- phases

    def start_phase(self) -> Flow:
        self.round = 1
        self.clear_depots()
        if self.options["inns"] == "yes":
            self.inns += 1
        blind = []  # Castles, mines and ships are all alike: they are laid out without chance.
        for depot, places in self.places.items():
            for place, colour in enumerate(self.printed_places(depot)):
                if self.piles[colour].keys() == {colour}:
                    places[place] = colour
                    self.piles[colour][colour] -= 1
                else:
                    blind.append((places, place, colour))
        blind += [(self.black, place, "black") for place in range(len(self.black))]
        for places, place, colour in blind:
            places[place] = yield from self.draw_tile(colour)
        self.round_goods = []
        for _ in range(ROUNDS):
            self.round_goods.append((yield from self.draw_good()))

    def draw_tile(self, colour: str) -> Answer:
        pile = self.piles[colour]
        word = yield from ask(None, {f"draw-{tile}": tiles for tile, tiles in pile.items() if tiles})
        pile[chosen(word)] -= 1
        return chosen(word)

    def end_phase(self) -> Flow:
        done: list[Side] = []
        for seat in self.round_order:
            if self.side(seat) not in done:
                done.append(self.side(seat))
                yield from self.use_shields(seat)
                yield from self.tribute(seat)
        self.mines_pay()

    # ---- rounds and turns

    def play_round(self) -> Flow:
        self.round_order = self.order()
        for seat in self.round_order:
            word = yield from ask(None, ROLLS)
            self.dice[seat] = [int(die) for die in chosen(word).split("-")]
        self.white = int(chosen((yield from ask(None, {f"white-{number}" for number in DEPOTS}))))
        self.depot_goods[self.white] += Counter([self.round_goods.pop(0)])
        self.before_turns()
        for seat in self.round_order:
            yield from self.turn(seat)

    def before_turns(self) -> None:
        """Something happens here in the solo game alone."""

    def turn(self, seat: int) -> Flow:
        self.turn_of, self.bought, self.die_set = seat, False, False
        while True:
            dice_words, asides = self.dice_words(seat), self.asides(seat)
            actions = {word for die in self.dice[seat] for word in self.actions(seat, die)}
            word = yield from ask(seat, actions | dice_words | asides | {"end"})
            if word == "end":
                break
            if word in asides:
                yield from self.do_aside(seat, word)
            elif word in dice_words:
                yield from self.do_dice_word(seat, word)
            else:
                self.dice[seat].remove(int(word.split("-")[1]))
                yield from self.do(seat, word)
        self.turn_of = None

    # ---- the end

    def final_scoring(self) -> None:
        for side in self.sides:
            self.points[side.seats[0]] += self.final_points(side)
