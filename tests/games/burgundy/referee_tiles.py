"""The tiles of the second referee of Burgundy: what a tile placed in a duchy brings."""

from __future__ import annotations

from collections import Counter

from tests.games.burgundy.referee_acts import Acts
from tests.games.burgundy.referee_board import animal, colour_of, herd
from tests.games.burgundy.referee_table import DEPOTS, Flow, Side, ask, chosen

POSTS = 3


class Tiles(Acts):
    """Points and effects of tiles, and of goods sold."""

    def score(self, seat: int, points: int) -> Flow:
        """Points gained at one go."""
        self.points[seat] += points
        yield from ()

    def put(self, seat: int, space: str, tile: str) -> Flow:
        """A tile comes into the duchy."""
        side = self.side(seat)
        side.duchy.tiles[space] = tile
        self.lift()
        if side.duchy.is_full(side.duchy.region[space]):
            yield from self.score_region(seat, space)
        if side.duchy.is_full(side.duchy.spaces_of(side.duchy.colour[space])):
            yield from self.colour_bonus(seat, side.duchy.colour[space])
        yield from self.link_posts(seat)
        yield from self.tile_effect(seat, space, tile)

    # ---- points for regions, colours and posts

    def score_region(self, seat: int, space: str) -> Flow:
        side = self.side(seat)
        region = side.duchy.region[space]
        size = len(region) + ("inn" in side.duchy.tiles_in(region)) + (17 in side.shields)
        yield from self.score(seat, self.facts["scoring"]["region"][min(size, 8) - 1])
        yield from self.score(seat, self.phase_points())

    def phase_points(self) -> int:
        points: int = self.facts["scoring"]["phase"][self.phase]
        return points

    def place_points(self, place: int) -> int:
        """For the first and the second side that completes a colour or links all posts."""
        if place >= 2:
            return 0
        points: int = self.facts["scoring"][("first", "second")[place]][self.players]
        return points

    def colour_bonus(self, seat: int, colour: str) -> Flow:
        side, owners = self.side(seat), self.bonus_owners[colour]
        points = self.place_points(len(owners))
        if points:
            owners.append(side)
            side.bonus_tiles += 1
            yield from self.score(seat, points * (2 if 7 in side.shields else 1))

    def link_posts(self, seat: int) -> Flow:
        side = self.side(seat)
        for _ in side.duchy.links() - side.links:
            yield from self.score(seat, self.phase_points())
        side.links |= side.duchy.links()
        if len(side.links) == POSTS and side not in self.all_linked:
            yield from self.score(seat, self.place_points(len(self.all_linked)))
            self.all_linked.append(side)

    # ---- effects

    def tile_effect(self, seat: int, space: str, tile: str) -> Flow:
        if animal(tile):
            yield from self.score(seat, self.livestock_points(self.side(seat), space, tile))
        elif tile == "ship":
            yield from self.ship(seat)
        elif tile == "castle":
            yield from self.effect(seat, "castle")
        elif tile == "crane":
            word = yield from ask(seat, {f"crane-{kind}" for kind in self.building_kinds()} | {"skip"})
            if word != "skip":
                yield from self.bonus(seat, chosen(word))
        elif colour_of(tile) == "building":
            yield from self.bonus(seat, tile)

    def bonus(self, seat: int, kind: str) -> Flow:
        """What a building gives, or a space of a trade route."""
        side = self.side(seat)
        if kind == "boarding":
            self.gain_workers(side, 4)
        elif kind == "bank":
            side.silver += 2
        elif kind == "watchtower":
            yield from self.score(seat, 4)
        else:
            yield from self.effect(seat, kind)

    def livestock_points(self, side: Side, space: str, tile: str) -> int:
        pasture = side.duchy.pasture(space, 1 in side.shields)
        more = side.monastery(7)
        herds: Counter[str] = Counter()
        for other in pasture:
            herds[animal(other)] += herd(other) + more
        if tile == "geese":
            return herds.pop("geese") + max(herds.values(), default=0)
        return herds[animal(tile)] + herds["geese"]

    # ---- ships

    def ship(self, seat: int) -> Flow:
        side = self.side(seat)
        if any(goods for goods in self.depot_goods.values()):
            word = yield from ask(seat, {f"goods-{depot}" for depot in DEPOTS})
            depot = int(chosen(word))
            yield from self.load(seat, depot)
            beside = self.facts["depot_neighbours"][str(depot)]
            if side.monastery(5) and any(self.depot_goods[other] for other in beside):
                word = yield from ask(seat, {f"goods-{other}" for other in beside} | {"skip"})
                if word != "skip":
                    yield from self.load(seat, int(chosen(word)))
        if 5 in side.shields:
            yield from self.load_kind(seat)
        yield from self.after_ship(seat)

    def after_ship(self, seat: int) -> Flow:
        self.advance(seat)
        yield from ()

    def fitting(self, side: Side) -> set[int]:
        """The kinds of goods of which another one could be stored."""
        full = len(side.goods) >= self.facts["setup"]["goods_kinds"]
        return set(side.goods) if full and not self.solo else set(DEPOTS)

    def load(self, seat: int, depot: int) -> Flow:
        """The goods of a depot, as many kinds as there is room for."""
        side, goods = self.side(seat), self.depot_goods[depot]
        for good in [good for good in goods if good in side.goods]:
            side.goods[good] += goods.pop(good)
        while goods:
            fitting = self.fitting(side).intersection(goods)
            if not fitting:
                return
            room = len(DEPOTS) if self.solo else self.facts["setup"]["goods_kinds"] - len(side.goods)
            good = min(fitting)
            if len(goods) > room:
                good = int(chosen((yield from ask(seat, {f"keep-{good}" for good in goods}))))
            side.goods[good] += goods.pop(good)

    def load_kind(self, seat: int) -> Flow:
        """Shield 5: all goods of one kind."""
        side = self.side(seat)
        lying = {good for goods in self.depot_goods.values() for good in goods}
        kinds = lying & self.fitting(side)
        if kinds:
            word = yield from ask(seat, {f"load-{good}" for good in kinds} | {"skip"})
            if word != "skip":
                for goods in self.depot_goods.values():
                    side.goods[int(chosen(word))] += goods.pop(int(chosen(word)), 0)

    # ---- goods sold

    def sold(self, seat: int, good: int, tiles: int) -> Flow:
        side = self.side(seat)
        each = self.facts["scoring"]["good"][self.players] * (2 if 12 in side.shields else 1)
        yield from self.score(seat, tiles * each)
        for _ in range(tiles):
            if len(side.laid) < len(side.route):
                kind, bonus = side.route[len(side.laid)]
                side.laid.append(good)
                if kind == good:
                    yield from self.bonus(seat, bonus)
