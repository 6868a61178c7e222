"""The acts of the second referee of Burgundy: dice, effects without a die, purchases, key spaces."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tests.games.burgundy.referee_board import COLOURS, colour_of
from tests.games.burgundy.referee_table import DEPOTS, Answer, Flow, Side, Table, ask, chosen

ALL = frozenset(COLOURS.values())
FREE_STEP = {  # The monastery that changes a die by one for placing a tile of this colour.
    "building": 9,
    "ship": 10,
    "livestock": 10,
    "castle": 11,
    "mine": 11,
    "monastery": 11,
}
TAKEN_BY = {  # What buildings take from a numbered depot.
    "market": frozenset({"ship", "livestock"}),
    "carpenter": frozenset({"building"}),
    "church": frozenset({"mine", "monastery", "castle"}),
}
PRICE = 2
Die = int | None  # None is any number, without a die.


class Acts(Table, ABC):
    """What a seat may do in its turn and by effects; placing is told in referee_tiles."""

    @abstractmethod
    def put(self, seat: int, space: str, tile: str) -> Flow: ...

    @abstractmethod
    def sold(self, seat: int, good: int, tiles: int) -> Flow: ...

    # ---- dice and workers

    def needed(self, side: Side, die: Die, number: int, free: bool = False) -> int:
        """The workers that turn a die into a number."""
        if die is None:
            return 0
        steps = min((die - number) % 6, (number - die) % 6) - free
        each = 2 if side.monastery(8) else 1
        return -(-max(0, steps) // each)

    def needed_to_take(self, side: Side, die: Die, depot: int) -> int:
        return self.needed(side, die, depot, side.monastery(12))

    def needed_to_place(self, side: Side, die: Die, space: str, tile: str) -> int:
        colour = colour_of(tile)
        free = colour is not None and side.monastery(FREE_STEP[colour])
        return self.needed(side, die, side.duchy.die[space], free)

    # ---- words

    def takes(self, seat: int, die: Die, colours: frozenset[str] = ALL) -> set[str]:
        side = self.side(seat)
        if not self.groups_to_take(seat):
            return set()
        return {
            f"take-{die or 'x'}-{depot}"
            for depot in DEPOTS
            if self.of_colours(depot, colours) and self.needed_to_take(side, die, depot) <= side.workers
        }

    def of_colours(self, depot: int, colours: frozenset[str]) -> set[str]:
        return {tile for tile in self.lying(depot) if colour_of(tile) in colours}

    def placeable(self, seat: int, die: Die, space: str) -> set[str]:
        """The stored tiles that may be placed there and can be paid for."""
        side = self.side(seat)
        return {
            tile
            for tile in self.stored(seat)
            if side.fits(tile, space) and self.needed_to_place(side, die, space, tile) <= side.workers
        }

    def places_for(self, seat: int, die: Die) -> set[str]:
        spaces = self.side(seat).duchy.colour
        return {f"place-{die or 'x'}-{space}" for space in spaces if self.placeable(seat, die, space)}

    def sales(self, seat: int, die: Die) -> set[str]:
        side = self.side(seat)
        goods = [good for good in side.goods if self.needed(side, die, good) <= side.workers]
        return {f"sell-{die or 'x'}-{good}" for good in goods}

    def actions(self, seat: int, die: Die) -> set[str]:
        """The four actions of a die."""
        return (
            self.takes(seat, die)
            | self.places_for(seat, die)
            | self.sales(seat, die)
            | {f"workers-{die or 'x'}"}
        )

    def asides(self, seat: int) -> set[str]:
        """What may be done at any moment of the own turn."""
        if seat != self.turn_of:
            return set()
        side = self.side(seat)
        words = set()
        anywhere = side.monastery(6)
        money = side.silver + (side.workers if anywhere else 0)
        if not self.bought and money >= PRICE and self.groups_to_take(seat):
            words |= {"buy-black"} if self.lying_black() else set()
            words |= {f"buy-{depot}" for depot in DEPOTS if anywhere and self.lying(depot)}
        if side.monastery(28) and side.silver:
            words.add("hire")
        if 6 in side.shields and side.rival is None:
            words |= {f"share-{self.sides.index(other) + 1}" for other in self.others(side)}
        return words

    # ---- an act

    def effect(self, seat: int, kind: str) -> Flow:
        """An act without a die: of a castle ("action"), a building that lets choose, or a white castle."""
        while True:
            shields = self.free_shields(seat) if kind == "castle" else set()
            words = self.effect_words(seat, kind) | shields
            asides = self.asides(seat)
            word = yield from ask(seat, words | asides | {"skip"})
            if word in asides:
                yield from self.do_aside(seat, word)
                continue
            if word in shields:
                yield from self.place_shield(seat, int(chosen(word)))
            elif word != "skip":
                yield from self.do(seat, word, TAKEN_BY.get(kind, ALL))
            return

    def effect_words(self, seat: int, kind: str) -> set[str]:
        if kind in TAKEN_BY:
            return self.takes(seat, None, TAKEN_BY[kind])
        if kind == "warehouse":
            return self.sales(seat, None)
        if kind == "cityhall":
            return self.places_for(seat, None)
        return self.actions(seat, self.white if kind == "whitecastle" else None)

    def do(self, seat: int, word: str, colours: frozenset[str] = ALL) -> Flow:
        """One of the four actions."""
        verb, shown, *where = word.split("-")
        die = None if shown == "x" else int(shown)
        side = self.side(seat)
        if verb == "take":
            depot = int(where[0])
            side.workers -= self.needed_to_take(side, die, depot)
            yield from self.take_from(seat, depot, self.of_colours(depot, colours))
        elif verb == "place":
            yield from self.place(seat, die, where[0])
        elif verb == "sell":
            good = int(where[0])
            side.workers -= self.needed(side, die, good)
            yield from self.sell(seat, good)
        else:
            self.gain_workers(side, 4 if side.monastery(14) else 2)
            side.silver += side.monastery(13)

    def place(self, seat: int, die: Die, space: str) -> Flow:
        side = self.side(seat)
        word = yield from ask(seat, {f"tile-{tile}" for tile in self.placeable(seat, die, space)})
        tile = chosen(word)
        side.workers -= self.needed_to_place(side, die, space, tile)
        group = yield from self.group_of(seat, tile)
        self.groups(seat)[group].remove(tile)
        yield from self.put(seat, space, tile)

    def sell(self, seat: int, good: int) -> Flow:
        side = self.side(seat)
        tiles = side.goods.pop(good)
        side.sold[good] += tiles
        if 9 in side.shields:
            side.silver += tiles
        else:
            side.silver += 2 if side.monastery(3) else 1
        self.gain_workers(side, int(side.monastery(4)))
        yield from self.sold(seat, good, tiles)

    # ---- purchases

    def do_aside(self, seat: int, word: str) -> Flow:
        side = self.side(seat)
        if word == "hire":
            side.silver -= 1
            self.gain_workers(side, 2)
        elif word.startswith("share"):
            side.rival = self.sides[int(chosen(word)) - 1]
        else:
            yield from self.buy(seat, chosen(word))

    def buy(self, seat: int, depot: str) -> Flow:
        side = self.side(seat)
        self.bought = True
        silver, workers = PRICE, 0
        if side.monastery(6):
            ways = [(PRICE - workers, workers) for workers in range(PRICE + 1) if workers <= side.workers]
            word = yield from ask(seat, {f"pay-{s}-{w}" for s, w in ways if s <= side.silver})
            silver, workers = map(int, chosen(word).split("-"))
        side.silver -= silver
        side.workers -= workers
        number = None if depot == "black" else int(depot)
        yield from self.take_from(seat, number, self.lying_black() if number is None else self.lying(number))

    # ---- key spaces

    def groups(self, seat: int) -> dict[str, list[str]]:
        """The key spaces that a seat may use: one group, or those of the team and its own."""
        side = self.side(seat)
        return {"shared": side.shared, "own": side.own[seat]} if self.teams else {"": side.shared}

    def stored(self, seat: int) -> set[str]:
        return {tile for group in self.groups(seat).values() for tile in group}

    def limit(self, seat: int, group: str) -> float:
        if 4 in self.side(seat).shields:
            return float("inf")
        setup = self.facts["setup"]
        limit: int = setup["team"][group] if group else setup["key_spaces"]
        return limit

    def groups_to_take(self, seat: int) -> list[str]:
        """Where a tile taken may go, perhaps in place of another: not where too many lie already."""
        return [name for name, group in self.groups(seat).items() if len(group) <= self.limit(seat, name)]

    def take_from(self, seat: int, depot: int | None, tiles: set[str]) -> Flow:
        word = yield from ask(seat, {f"tile-{tile}" for tile in tiles})
        self.take_tile(depot, chosen(word))
        yield from self.store(seat, chosen(word))

    def store(self, seat: int, tile: str) -> Flow:
        groups = self.groups(seat)
        open_to = self.groups_to_take(seat)
        free = [name for name in open_to if len(groups[name]) < self.limit(seat, name)]
        if len(free) > 1:
            group = yield from ask(seat, set(free))
        elif free:
            (group,) = free
        else:
            word = yield from ask(seat, {f"drop-{old}" for name in open_to for old in groups[name]})
            group = yield from self.group_of(seat, chosen(word), open_to)
            groups[group].remove(chosen(word))
        groups[group].append(tile)

    def group_of(self, seat: int, tile: str, among: list[str] | None = None) -> Answer:
        """From which group a stored tile is meant."""
        groups = self.groups(seat)
        holding = [name for name in among or groups if tile in groups[name]]
        if len(holding) == 1:
            return holding[0]
        return (yield from ask(seat, set(holding)))

    # ---- shields; told here because a castle may give one

    def free_shields(self, seat: int) -> set[str]:
        """With shield 11 a castle may take any shield."""
        if 11 not in self.side(seat).shields:
            return set()
        return {f"shield-{shield}" for shields in self.depot_shields.values() for shield in shields}

    def place_shield(self, seat: int, shield: int) -> Flow:
        side = self.side(seat)
        word = yield from ask(seat, {f"castle-{space}" for space in side.duchy.castles()})
        self.take_shield(side, shield, chosen(word))
