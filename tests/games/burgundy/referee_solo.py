"""The solo game of the second referee of Burgundy."""

from __future__ import annotations

from collections import Counter

from tests.games.burgundy.referee import Referee
from tests.games.burgundy.referee_board import Facts, animal, colour_of
from tests.games.burgundy.referee_table import DEPOTS, Answer, Flow, ask, chosen

TRADED = 5  # Goods for a tile.
STEP = 5  # How far the target falls.
SCORING = range(15, 27)  # Monasteries.


class Won(Exception):
    """All spaces are filled."""


class Solo(Referee):
    """One seat against the target; ``points[0]`` is the counter."""

    def __init__(self, facts: Facts, seats: int, options: dict[str, str]) -> None:
        self.target = int(options["target"])
        self.won = False
        self.removed: int | None = None
        self.crane_free = False
        super().__init__(facts, seats, options)

    def game(self) -> Flow:
        try:
            yield from super().game()
        except Won:
            self.won = True

    def before_turns(self) -> None:
        """A tile of the depot of the white die is removed, or of the next one that has any."""
        for step in range(len(DEPOTS)):
            depot = (self.white - 1 + step) % len(DEPOTS) + 1
            if self.lying(depot):
                self.removed = depot
                self.take_tile(depot, next(tile for tile in self.places[depot] if tile))
                return
        self.removed = None

    def winners(self) -> list[int]:
        return [0] if self.won else []

    def final_scoring(self) -> None:
        """Nothing scores at the end."""

    # ---- the counter

    def score(self, seat: int, points: int) -> Flow:
        """A gain, more of it for silver, and the target."""
        self.points[0] += points
        side = self.side(seat)
        if self.points[0] < self.target and side.silver:
            most = min(side.silver, self.target - self.points[0])
            word = yield from ask(seat, {f"add-{more}" for more in range(1, most + 1)} | {"skip"})
            if word != "skip":
                side.silver -= int(chosen(word))
                self.points[0] += int(chosen(word))
        if self.points[0] >= self.target:
            self.points[0] = 0
            self.target = max(self.target - STEP, STEP)
            yield from self.effect(seat, "action")

    # ---- tiles

    def put(self, seat: int, space: str, tile: str) -> Flow:
        side = self.side(seat)
        duchy = side.duchy
        duchy.tiles[space] = tile
        if not duchy.empty():
            raise Won
        if tile == "crane":
            self.crane_free = True
        left = set()
        if duchy.is_full(duchy.region[space]):
            left.add("points")
        if duchy.is_full(duchy.spaces_of(duchy.colour[space])):
            side.bonus_tiles += 1  # At once: monastery 26 counts the colour that it completes.
            left.add("tile")
        if self.has_effect(tile):
            left.add("effect")
        while left:
            (thing,) = left if len(left) == 1 else ((yield from self.which(seat, left)),)
            left.remove(thing)
            if thing == "points":
                yield from self.score_region(seat, space)
            elif thing == "tile":
                yield from self.black_tile(seat)
            elif tile.startswith("monastery"):
                yield from self.score_monastery(seat, tile)
            else:
                yield from self.tile_effect(seat, space, tile)

    def which(self, seat: int, left: set[str]) -> Answer:
        word = yield from ask(seat, {f"order-{thing}" for thing in left})
        return chosen(word)

    def has_effect(self, tile: str) -> bool:
        """A scoring monastery too, even if it is worth nothing until something else is done."""
        if tile.startswith("monastery"):
            return self.number(tile) in SCORING
        return tile in ("ship", "castle") or bool(animal(tile)) or colour_of(tile) == "building"

    def number(self, tile: str) -> int:
        return int(tile.removeprefix("monastery"))

    def score_monastery(self, seat: int, tile: str) -> Flow:
        """By what is there now; the first one that counts buildings after a crane counts it."""
        points = self.monastery_points(self.side(seat), self.number(tile))
        if self.crane_free and str(self.number(tile)) in self.facts["building_scored"]:
            self.crane_free = False
            points += 4
        if points:
            yield from self.score(seat, points)

    def black_tile(self, seat: int) -> Flow:
        """A colour is full: a tile of the black depot is placed at once."""
        side = self.side(seat)
        tiles = {f"tile-{tile}" for tile in self.lying_black() if side.spaces_for(tile)}
        if tiles:
            word = yield from ask(seat, tiles | {"skip"})
            if word != "skip":
                yield from self.place_directly(seat, None, chosen(word))

    # ---- ships

    def after_ship(self, seat: int) -> Flow:
        """Other goods are removed, and five of the own ones may be traded for a tile, face down."""
        for goods in self.depot_goods.values():
            goods.clear()
        side = self.side(seat)
        if side.goods.total() < TRADED or not self.lying_black():
            return
        if (yield from ask(seat, {"trade", "skip"})) == "skip":
            return
        if side.goods.total() == TRADED:
            side.goods.clear()
        else:
            for _ in range(TRADED):
                word = yield from ask(seat, {f"give-{good}" for good in side.goods})
                side.goods -= Counter([int(chosen(word))])
        word = yield from ask(seat, {f"tile-{tile}" for tile in self.lying_black()})
        self.take_tile(None, chosen(word))
        yield from self.store(seat, "black")
