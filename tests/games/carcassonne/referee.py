"""A second referee: the rules told once more, slowly, with everything searched anew (see flood.py).

``Referee.play`` is the course of the whole game.  It yields who is asked and what may be said,
and is sent the word.  Tests let it run beside the engine and compare everything.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.games.carcassonne.flood import GROUND, Laid, Square, Zone, empty_areas, name, square, step

if TYPE_CHECKING:
    from collections.abc import Generator

CHANCE = -1
Course = "Generator[tuple[int, set[str]], str, None]"
EACH = {"path": 1, "tower": 2, "house": 1}
DOUBLED = {"tower": (2, 4), "house": (3, 2)}  # Bonus tile, and points for each tile with it.
UNFINISHED = {4: ("path", 1), 5: ("tower", 2), 6: ("house", 1)}


class Referee:
    """Everything on the table."""

    def __init__(
        self, first: int, held: list[list[int]] | None = None, points: list[int] | None = None
    ) -> None:
        self.turn = first
        self.pile = Counter(GROUND.counts)
        self.castle: dict[Square, Laid] = {}
        self.standing: dict[tuple[Square, int], int] = {}  # Part -> seat.
        self.points = points or [0, 0]
        self.supply = [6, 6]
        self.keep = [0, 0]
        self.held = held or [[], []]
        self.fresh: list[list[int]] = [[], []]
        self.wall = {i for i in range(len(GROUND.towers)) if i}  # Towers with a bonus tile.
        self.unseen = Counter(dict.fromkeys(range(1, 10), 2))
        self.removed = 0
        self.zones = GROUND.zones(self.castle)

    # ---- zones

    def zone_of(self, part: tuple[Square, int]) -> Zone:
        return next(zone for zone in self.zones if part in zone.parts)

    def followers(self, zone: Zone) -> list[int]:
        there = [self.standing[part] for part in zone.parts if part in self.standing]
        return [there.count(0), there.count(1)]

    def leader(self, zone: Zone) -> int | None:
        mine, others = self.followers(zone)
        return None if mine == others else int(others > mine)

    def named(self, zone: Zone) -> str:
        """A zone by its oldest part."""
        if zone.starts:
            return f"zone-S{min(zone.starts) + 1}"
        order = list(self.castle)
        where, part = min(zone.parts, key=lambda p: (order.index(p[0]), p[1]))
        return f"zone-{name(where)}-{part + 1}"

    # ---- the course of the game

    def play(self) -> Course:
        while self.pile.total():
            self.held[self.turn] += self.fresh[self.turn]
            self.fresh[self.turn] = []
            tile = yield from self.draw()
            if not tile:
                break
            where = yield from self.place(tile)
            yield from self.claim(where)
            yield from self.count(where)
            if self.pile.total() and 1 in self.held[self.turn]:
                word = yield self.turn, {"again", "pass"}
                if word == "again":
                    self.held[self.turn].remove(1)
                    continue
            self.turn = 1 - self.turn
        yield from self.finish()

    def draw(self) -> Generator[tuple[int, set[str]], str, str]:
        while self.pile.total():
            word = yield CHANCE, {f"draw-{tile}" for tile, many in self.pile.items() if many}
            tile = word.removeprefix("draw-")
            self.pile[tile] -= 1
            if self.places(tile):
                return tile
            self.removed += 1
        return ""

    def places(self, tile: str) -> set[str]:
        return {
            f"place-{name(where)}-{turn}"
            for where in GROUND.inside
            for turn in GROUND.turns(tile)
            if GROUND.fits(self.castle, where, Laid(tile, turn))
        }

    def place(self, tile: str) -> Generator[tuple[int, set[str]], str, Square]:
        word = yield self.turn, self.places(tile)
        _, where, turn = word.split("-")
        self.castle[square(where)] = Laid(tile, int(turn))
        self.zones = GROUND.zones(self.castle)
        return square(where)

    def claim(self, where: Square) -> Course:
        free = {"pass"}
        if self.supply[self.turn]:
            free |= {
                f"claim-{part + 1}"
                for part in range(len(GROUND.turned(self.castle[where])))
                if self.followers(self.zone_of((where, part))) == [0, 0]
            }
        word = yield self.turn, free
        if word != "pass":
            self.standing[where, int(word.removeprefix("claim-")) - 1] = self.turn
            self.supply[self.turn] -= 1

    def count(self, where: Square) -> Course:
        """The active player's zones first, then the other's; the active player chooses the order."""
        for zone in self.finished(where).values():
            if self.leader(zone) is None:
                self.take_back(zone)
        for seat in (self.turn, 1 - self.turn):
            while True:
                waiting = {
                    word: zone for word, zone in self.finished(where).items() if self.leader(zone) == seat
                }
                if not waiting:
                    break
                word = next(iter(waiting))
                if len(waiting) > 1:
                    word = yield self.turn, set(waiting)
                yield from self.score(seat, waiting[word])

    def finished(self, where: Square) -> dict[str, Zone]:
        """Completed zones with followers that the tile is part of or touches, by the word for each."""
        spots = [(f"score-{i + 1}", (where, i)) for i in range(len(GROUND.turned(self.castle[where])))]
        for side in range(4):
            beyond = step(where, side)
            if beyond in self.castle:
                part = GROUND.holders(self.castle[beyond])[3 * ((side + 2) % 4) + 1]
                spots.append((f"score-{'nesw'[side]}", (beyond, part)))
        found: dict[str, Zone] = {}
        for word, part in spots:
            zone = self.zone_of(part)
            if zone.complete and sum(self.followers(zone)) and zone not in found.values():
                found[word] = zone
        return found

    def score(self, seat: int, zone: Zone) -> Course:
        each = 2 if zone.kind == "path" and zone.wells else EACH[zone.kind]
        number, more = DOUBLED.get(zone.kind, (0, 0))
        if seat == self.turn and number in self.held[seat]:
            word = yield seat, {"double", "plain"}
            if word == "double":
                self.held[seat].remove(number)
                each = more
        self.points[seat] += zone.size * each
        if zone.kind == "house":
            self.keep[seat] = max(self.keep[seat], zone.size)
        self.take_back(zone)
        for tower in list(self.wall):
            if self.points[seat] in GROUND.towers[tower]:
                word = yield CHANCE, {f"bonus-{n}" for n, many in self.unseen.items() if many}
                taken = int(word.removeprefix("bonus-"))
                self.unseen[taken] -= 1
                self.wall.remove(tower)
                self.fresh[seat].append(taken)

    def take_back(self, zone: Zone) -> None:
        for part in zone.parts & set(self.standing):
            self.supply[self.standing.pop(part)] += 1

    # ---- final scoring

    def finish(self) -> Course:
        self.wall = set()
        self.held = [held + fresh for held, fresh in zip(self.held, self.fresh, strict=True)]
        self.fresh = [[], []]
        sizes = [keep and keep + 2 * own.count(8) for keep, own in zip(self.keep, self.held, strict=True)]
        if sizes[0] != sizes[1]:
            self.points[int(sizes[1] > sizes[0])] += empty_areas(GROUND, self.castle)[0]
        for seat in (0, 1):
            if self.keep[seat]:
                self.discard(seat, 8)
        courts = [zone for zone in self.zones if zone.kind == "court" and zone.markets]
        rich: list[str] = []
        for seat in (0, 1):
            rich += yield from self.choose(seat, 7, courts)
        for zone in courts:
            seat_or_none = self.leader(zone)
            if seat_or_none is not None:
                self.points[seat_or_none] += zone.markets * (4 if self.named(zone) in rich else 3)
        for seat in (0, 1):
            self.points[seat] += 5 * self.held[seat].count(9)
            self.discard(seat, 9)
            for number, (kind, each) in UNFINISHED.items():
                left = [zone for zone in self.zones if zone.kind == kind and zone.open]
                yield from self.choose(seat, number, left, each)

    def discard(self, seat: int, number: int) -> None:
        self.held[seat] = [other for other in self.held[seat] if other != number]

    def choose(
        self, seat: int, number: int, zones: list[Zone], each: int = 0
    ) -> Generator[tuple[int, set[str]], str, list[str]]:
        """Zones the seat uses its tiles of a number on: it leads in them, and each gets one of them."""
        led = {self.named(zone): zone for zone in zones if self.leader(zone) == seat}
        used: list[str] = []
        for _ in range(self.held[seat].count(number)):
            if set(led) == set(used):
                break  # Nothing to use it on.
            word = yield seat, (set(led) - set(used)) | {"pass"}
            if word != "pass":
                used.append(word)
                self.held[seat].remove(number)
                self.points[seat] += each * led[word].size
        return used
