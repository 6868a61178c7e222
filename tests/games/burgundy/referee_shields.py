"""The shields of the second referee of Burgundy: taken with two dice, paid for at the end of phases."""

from __future__ import annotations

from tests.games.burgundy.referee_table import DEPOTS, Flow, Side, ask, chosen
from tests.games.burgundy.referee_tiles import Tiles


class Shields(Tiles):
    """What the shields add to the turn and to the end of a phase."""

    # ---- in the turn

    def needed_for_pair(self, seat: int, depot: int) -> int:
        return sum(self.needed(self.side(seat), die, depot) for die in self.dice[seat])

    def dice_words(self, seat: int) -> set[str]:
        """A shield for both dice; shield 16 sets one of them."""
        side, dice = self.side(seat), self.dice[seat]
        words = set()
        if len(dice) == 2:
            for depot in DEPOTS:
                if self.needed_for_pair(seat, depot) <= side.workers:
                    words |= {f"shield-{shield}" for shield in self.depot_shields[depot]}
        if 16 in side.shields and not self.die_set:
            words |= {f"set-{die}-{number}" for die in dice for number in DEPOTS if number != die}
        return words

    def do_dice_word(self, seat: int, word: str) -> Flow:
        dice = self.dice[seat]
        if word.startswith("set"):
            die, number = map(int, chosen(word).split("-"))
            dice.remove(die)
            dice.append(number)
            self.die_set = True
            return
        shield = int(chosen(word))
        (depot,) = (depot for depot in DEPOTS if shield in self.depot_shields[depot])
        self.side(seat).workers -= self.needed_for_pair(seat, depot)
        dice.clear()
        yield from self.place_shield(seat, shield)

    # ---- at the end of a phase

    def place_directly(self, seat: int, depot: int | None, tile: str) -> Flow:
        """A tile goes from a depot into the duchy, any die number."""
        self.take_tile(depot, tile)
        spaces = self.side(seat).spaces_for(tile)
        word = yield from ask(seat, {f"place-x-{space}" for space in spaces})
        yield from self.put(seat, chosen(word).split("-")[1], tile)

    def use_shields(self, seat: int) -> Flow:
        side = self.side(seat)
        if 14 in side.shields:
            yield from self.from_depot(seat)
        if 15 in side.shields:
            tiles = {f"tile-{tile}" for tile in self.lying_black() if side.spaces_for(tile)}
            if tiles:
                word = yield from ask(seat, tiles | {"skip"})
                if word != "skip":
                    yield from self.place_directly(seat, None, chosen(word))

    def from_depot(self, seat: int) -> Flow:
        side = self.side(seat)
        fitting = {depot: {tile for tile in self.lying(depot) if side.spaces_for(tile)} for depot in DEPOTS}
        depots = {f"take-x-{depot}" for depot in DEPOTS if fitting[depot]}
        if depots:
            word = yield from ask(seat, depots | {"skip"})
            if word != "skip":
                depot = int(word[-1])
                word = yield from ask(seat, {f"tile-{tile}" for tile in fitting[depot]})
                yield from self.place_directly(seat, depot, chosen(word))

    def tribute(self, seat: int) -> Flow:
        side = self.side(seat)
        if not side.shields:
            return
        word = yield from ask(seat, self.tributes(side))
        silver, workers = map(int, chosen(word).split("-"))
        side.silver -= silver
        side.workers -= workers
        unpaid = len(side.shields) - silver - workers
        if unpaid == len(side.shields):
            side.shields.clear()
            return
        for _ in range(unpaid):
            word = yield from ask(seat, {f"yield-{shield}" for shield in side.shields})
            del side.shields[int(chosen(word))]

    def tributes(self, side: Side) -> set[str]:
        due = len(side.shields)
        workers = side.workers if 3 in side.shields else 0
        return {
            f"tribute-{s}-{w}"
            for s in range(min(side.silver, due) + 1)
            for w in range(min(workers, due) + 1)
            if s + w <= due
        }
