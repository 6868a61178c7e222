"""A second referee: the rules told once more, from the rulebook and the rulings (see masonry.py).

``Referee.asked`` says who may speak now and every word they may say; ``Referee.say`` carries one out.
Tests let it run beside the engine and compare everything.
"""

from __future__ import annotations

from collections import Counter

from tests.games.castles.masonry import (
    ALL,
    SHAPES,
    WALLS,
    Site,
    Stone,
    anywhere,
    complete,
    flags,
    legal,
    name,
    points,
    turns,
)

CHANCE = -1


class Player:
    """One player's things."""

    def __init__(self, wall: str, gate_waits: bool) -> None:
        self.gate = f"{wall}gate"
        self.site: Site = {}
        self.reserve: list[str | None] = [None] * 8
        if gate_waits:
            self.reserve[0] = self.gate
        self.pair: list[str | None] = [None, None]
        self.room = 0
        self.second = False  # The pair was drawn after an offer.
        self.yard: list[str | None] = [None, None]
        self.eyesores: list[str] = []

    @property
    def free(self) -> int:
        return self.reserve.count(None)


class Referee:
    """Everything on the table."""

    def __init__(self, seats: int, first: int, options: dict[str, str]) -> None:
        self.first = first
        self.illegal = options.get("illegal") == "allowed"
        self.extra = {o for o in ("stability", "beauty", "colours") if options.get(o) == "yes"}
        waits = options.get("gate") == "reserve"
        self.players = [Player(WALLS[seat], waits) for seat in range(seats)]
        self.quarry = Counter({w + t: n for w in WALLS[:seats] for t, (_, n) in SHAPES.items()})
        self.promised = 0
        self.boxed = 0
        self.round = 0
        self.draws: list[tuple[int, int]] = []  # Seat and place, the next one first.
        self.open: set[int] = set() if waits else set(range(seats))
        self.again: set[int] = set()  # Who has offered and may build before drawing again.
        self.stage = "gates"
        self.points = [0] * seats
        self.go_on()

    # ---- what may be said

    def asked(self) -> dict[int, set[str]]:
        """The words of everybody who may speak."""
        if self.stage == "over":
            return {}
        if self.draws:
            return {CHANCE: {f"draw-{tile}" for tile, many in self.quarry.items() if many}}
        if self.stage == "show":
            return {CHANCE: {"show"}}
        return {seat: self.words(seat) for seat in self.open}

    def words(self, seat: int) -> set[str]:
        me = self.players[seat]
        if self.stage == "gates":
            return {f"gate-{'ABCDEFG'[column]}" for column in range(1, 6)}
        if self.stage == "room" or seat in self.again:
            return {"ready", *self.from_reserve(me)}
        if self.stage == "yards":
            found = self.from_reserve(me)
            for source, tile in self.different("y1 y2", me.yard):
                found |= {f"discard-{source}", *self.builds(me, source, tile)}
                if me.free:
                    found.add(f"store-{source}")
            return found if any(me.yard) else found | {"done"}
        return self.of_pair(seat)

    def of_pair(self, seat: int) -> set[str]:
        """Keep, offer or discard; or what was drawn after an offer."""
        me = self.players[seat]
        found: set[str] = set()
        for source, tile in self.different("a b", me.pair):
            other = me.pair[source == "a"]
            builds = self.builds(me, source, tile)
            if other and not me.second and not me.room:
                builds = {word for word in builds if self.use_after(me, word, other)}
            found |= builds
            if me.room and (not other or me.second or me.room > 1 or self.use(me.site, other)):
                found.add(f"store-{source}")
        both = all(me.pair)
        builds = self.from_reserve(me)
        if not both and not me.second and not me.room:
            last = me.pair[0] or me.pair[1]
            assert last
            builds = {word for word in builds if self.use_after(me, word, last)}
        found |= builds
        if me.second:
            if not me.room and not any(anywhere(me.site, tile) for tile in me.pair if tile):
                found |= {f"eyesore-{source}" for source, _ in self.different("a b", me.pair)}
        elif both:
            found.add("discard")
            if self.quarry.total() - self.promised >= 2:
                others = [o for o in range(len(self.players)) if o != seat]
                found |= {f"offer-{o + 1}" for o in others if not any(self.players[o].yard)}
        return found

    def different(self, sources: str, tiles: list[str | None]) -> list[tuple[str, str]]:
        """Tiles with their sources; of equal ones the first."""
        found: dict[str, str] = {}
        for source, tile in zip(sources.split(), tiles, strict=True):
            if tile:
                found.setdefault(tile, source)
        return [(source, tile) for tile, source in found.items()]

    def from_reserve(self, me: Player) -> set[str]:
        found: set[str] = set()
        for source, tile in self.different("r1 r2 r3 r4 r5 r6 r7 r8", me.reserve):
            if tile == me.gate:
                columns = [c for c in range(1, 6) if legal(me.site, (c, 0), Stone(tile, 0))]
                found |= {f"gate-{'ABCDEFG'[c]}" for c in columns}
            else:
                found |= self.builds(me, source, tile)
        return found

    def builds(self, me: Player, source: str, tile: str) -> set[str]:
        return {
            f"build-{source}-{name(where)}-{turn}"
            for where in ALL
            for turn in turns(tile, self.illegal)
            if (where not in me.site if self.illegal else legal(me.site, where, Stone(tile, turn)))
        }

    def use(self, site: Site, tile: str) -> bool:
        """Whether a tile can be built at all."""
        return anywhere(site, tile) or (self.illegal and len(site) < len(ALL))

    def use_after(self, me: Player, word: str, tile: str) -> bool:
        """Whether a tile still has a place after something else was built."""
        where, stone = self.read(me, word)
        return self.use({**me.site, where: stone}, tile)

    def read(self, me: Player, word: str) -> tuple[tuple[int, int], Stone]:
        """Where a word of building puts what."""
        verb, *rest = word.split("-")
        if verb == "gate":
            return ("ABCDEFG".index(rest[0]), 0), Stone(me.gate, 0)
        source, where, turn = rest
        tiles, place = self.place(me, source)
        tile = tiles[place]
        assert tile
        return ("ABCDEFG".index(where[0]), int(where[1]) - 1), Stone(tile, int(turn))

    def place(self, me: Player, source: str) -> tuple[list[str | None], int]:
        if source in "ab":
            return me.pair, "ab".index(source)
        return (me.reserve if source[0] == "r" else me.yard), int(source[1]) - 1

    # ---- what a word does

    def say(self, seat: int, word: str) -> None:
        verb, *rest = word.split("-")
        if verb == "draw":
            to, place = self.draws.pop(0)
            self.players[to].pair[place] = rest[0]
            self.quarry[rest[0]] -= 1
        elif verb == "show":
            self.stage = "yards"
        else:
            self.act(seat, verb, rest, word)
        self.go_on()

    def act(self, seat: int, verb: str, rest: list[str], word: str) -> None:
        me = self.players[seat]
        if verb in ("gate", "build"):
            where, stone = self.read(me, word)
            me.site[where] = stone
            if verb == "build":
                tiles, at = self.place(me, rest[0])
                tiles[at] = None
            elif me.gate in me.reserve:
                me.reserve[me.reserve.index(me.gate)] = None
        elif verb == "store":
            tiles, at = self.place(me, rest[0])
            me.reserve[me.reserve.index(None)], tiles[at] = tiles[at], None
            me.room -= self.stage == "pairs"
        elif verb == "discard":
            spaces = [self.place(me, source) for source in rest or "ab"]
            for tiles, at in spaces:
                tiles[at] = None
            self.boxed += len(spaces)
        elif verb == "eyesore":
            tiles, at = self.place(me, rest[0])
            me.eyesores.append(tiles[at] or "")
            tiles[at] = None
        elif verb == "offer":
            self.players[int(rest[0]) - 1].yard, me.pair = me.pair, [None, None]
            me.second = True
            self.promised += 2
            self.again.add(seat)
        if verb in ("ready", "done"):
            self.open.discard(seat)
            self.again_ready(seat)
        elif seat in self.again and not self.may_make_room(me):
            self.again_ready(seat)

    def again_ready(self, seat: int) -> None:
        """Who has offered draws two more."""
        if seat in self.again:
            self.again.remove(seat)
            self.open.add(seat)
            self.promised -= 2
            self.players[seat].room = self.players[seat].free
            self.draws = [(seat, 0), (seat, 1)]

    # ---- who is asked next

    def may_make_room(self, me: Player) -> bool:
        """Only with fewer than two free spaces building before drawing matters."""
        return me.free < 2 and bool(self.from_reserve(me))

    def go_on(self) -> None:
        """Whoever has nothing more to say is not asked; then the next stage comes."""
        if self.draws or self.stage in ("show", "over"):
            return
        self.open = {seat for seat in self.open if self.still(seat)}
        if not self.open:
            getattr(self, f"after_{self.stage}")()

    def still(self, seat: int) -> bool:
        me = self.players[seat]
        if self.stage == "gates":
            return not me.site
        if self.stage == "room":
            return self.may_make_room(me)
        if self.stage == "yards":
            return any(me.yard) or bool(self.from_reserve(me))
        return any(me.pair) or seat in self.again

    def after_gates(self) -> None:
        if self.quarry.total() < 2 * len(self.players) or any(complete(p.site) for p in self.players):
            self.stage = "over"
            if self.quarry.total() < 2 * len(self.players):
                self.boxed += self.quarry.total()
                self.quarry.clear()
            self.score()
            return
        self.round += 1
        self.enter("room")

    def after_room(self) -> None:
        order = [(self.first + i) % len(self.players) for i in range(len(self.players))]
        self.draws = [(seat, place) for seat in order for place in (0, 1)]
        for me in self.players:
            me.room, me.second = me.free, False
        self.stage = "pairs"
        self.open = set(order)

    def after_pairs(self) -> None:
        if any(tile for me in self.players for tile in me.yard):
            self.stage = "show"
            self.open = set(range(len(self.players)))
        else:
            self.enter("yards")

    def after_yards(self) -> None:
        self.after_gates()

    def enter(self, stage: str) -> None:
        self.stage = stage
        self.open = set(range(len(self.players)))
        self.go_on()

    # ---- the end

    def score(self) -> None:
        self.points = points(
            [me.site for me in self.players],
            [8 - me.free for me in self.players],
            [len(me.eyesores) for me in self.players],
            self.extra,
        )

    def winners(self) -> list[int]:
        keys = [(p, len(flags(me.site))) for p, me in zip(self.points, self.players, strict=True)]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]
