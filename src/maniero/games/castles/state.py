"""The position: every field with its unit, and nothing that is a rule."""

from __future__ import annotations

from typing import Any, Final

from maniero.games.castles.actions import Draw
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import NONE
from maniero.games.castles.sites import Site
from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.bits import bit
from maniero.kernel.rng import Rng
from maniero.kernel.state import Ask, State


class Builder:
    """One player's things."""

    def __init__(
        self,
        wall: int,
        gate: int,
        site: Site,
        reserve: list[int],
        drawn: list[int],
        room: int,
        replaced: bool,
        yard: list[int],
        giver: int,
        eyesores: list[int],
        done: bool,
    ) -> None:
        self.wall = wall  # Type of the gate.
        self.gate = gate  # The gate while it is still to be built before the first round; else NONE.
        self.site = site
        self.reserve = reserve  # By space: tile, or NONE.
        self.drawn = drawn  # The pair: tile, or NONE when it was used.  Hidden.
        self.room = room  # Drawn tiles that may still go to the reserve: spaces free when they were drawn.
        self.replaced = replaced  # The pair was drawn after an offer.
        self.yard = yard  # By space: tile, or NONE.  Hidden.
        self.giver = giver  # Who offered what lies in the yard, or NONE.
        self.eyesores = eyesores
        self.done = done  # The castle tile lies in front of the site.

    def copy(self) -> Builder:
        return Builder(
            self.wall,
            self.gate,
            self.site.copy(),
            self.reserve[:],
            self.drawn[:],
            self.room,
            self.replaced,
            self.yard[:],
            self.giver,
            self.eyesores[:],
            self.done,
        )


class Castles(State):
    """A position of Castles."""

    def __init__(
        self,
        seats: int,
        points: list[int],
        asks: list[Ask[Any]],
        box: CastlesBox,
        builders: list[Builder],
        draws: list[Action],
        quarry: list[int],
        left: int,
        promised: int,
        boxed: list[int],
        round: int,
        first: int,
        shown: bool,
        ended: bool,
        lenient: bool,
        stability: bool,
        beauty: bool,
        colours: bool,
    ) -> None:
        super().__init__(seats, points, asks)
        self.box: Final = box
        self.builders = builders
        self.draws = draws  # What chance may draw: the kinds of tiles that are left in the quarry, in order.
        self.quarry = quarry  # How many are left of each of these kinds.
        self.left = left  # Tiles left in all.
        self.promised = promised  # Of these, how many will be drawn for offers already made.
        self.boxed = boxed  # Discarded tiles: entries made by ``in_box``.
        self.round = round  # 0 before the first one.
        self.first = first  # Seat that is asked first; NOT_CHOSEN before it is known.
        self.shown = shown  # The yards have been looked at by their owners.
        self.ended = ended  # A castle is complete.
        self.lenient = lenient  # Option: rules of building may be broken, at a price.
        self.stability = stability  # Optional rules.
        self.beauty = beauty
        self.colours = colours

    def copy(self) -> Castles:
        return Castles(
            self.seats,
            self.points[:],
            self.asks[:],
            self.box,
            [builder.copy() for builder in self.builders],
            self.draws[:],
            self.quarry[:],
            self.left,
            self.promised,
            self.boxed[:],
            self.round,
            self.first,
            self.shown,
            self.ended,
            self.lenient,
            self.stability,
            self.beauty,
            self.colours,
        )

    def vocabulary(self) -> Vocabulary:
        return self.box.actions

    def begin(self, first: int) -> None:
        self.first = first

    # ---- the quarry

    def in_quarry(self) -> list[int]:
        """By kind of tile: how many are left."""
        counts = [0] * len(self.box.actions.draw)
        for i, action in enumerate(self.draws):
            assert isinstance(action, Draw)
            counts[action.tile] = self.quarry[i]
        return counts

    def fill_quarry(self, counts: list[int]) -> None:
        """Let so many tiles be left, by kind."""
        draw = self.box.actions.draw
        self.draws = [draw[tile] for tile, count in enumerate(counts) if count]
        self.quarry = [count for count in counts if count]
        self.left = sum(counts)

    def take(self, action: Draw) -> None:
        """Take the tile that chance draws out of the quarry."""
        i = 0
        while self.draws[i] is not action:
            i += 1
        self.quarry[i] -= 1
        self.left -= 1
        if not self.quarry[i]:
            self.draws.pop(i)
            self.quarry.pop(i)

    # ---- what is hidden

    def knows_yard(self, viewer: int, seat: int) -> bool:
        """Whether ``viewer`` has seen what lies in the yard of ``seat``."""
        if viewer < 0:
            return False
        return viewer == self.builders[seat].giver or (viewer == seat and self.shown)

    def imagine(self, seat: int, rng: Rng) -> Castles:
        s = self.copy()
        unseen: list[int] = []
        for other, builder in enumerate(s.builders):
            if other != seat:
                gather(builder.drawn, unseen)
            if not self.knows_yard(seat, other):
                gather(builder.yard, unseen)
        for entry in s.boxed:
            if not known(entry, seat):
                unseen.append(tile_in_box(entry))
        for tile, count in enumerate(s.in_quarry()):
            unseen.extend([tile] * count)
        unseen.sort()  # So that worlds which look the same are imagined the same.
        rng.shuffle(unseen)
        for other, builder in enumerate(s.builders):
            if other != seat:
                deal(builder.drawn, unseen)
            if not self.knows_yard(seat, other):
                deal(builder.yard, unseen)
        for i, entry in enumerate(s.boxed):
            if not known(entry, seat):
                s.boxed[i] = in_box(unseen.pop(), seats_that_know(entry))
        counts = [0] * len(s.box.actions.draw)
        for tile in unseen:
            counts[tile] += 1
        s.fill_quarry(counts)
        return s

    def tiebreaks(self, seat: int) -> list[int]:
        return [sum(self.builders[seat].site.banners(self.box))]


def in_box(tile: int, seats: int) -> int:
    """An entry of ``boxed``: the tile, and the seats that know it, as bits."""
    return tile << 4 | seats


def tile_in_box(entry: int) -> int:
    return entry >> 4


def seats_that_know(entry: int) -> int:
    return entry & 15


def known(entry: int, seat: int) -> bool:
    """Whether ``seat`` knows a discarded tile."""
    return seat >= 0 and entry & bit(seat) != 0


def gather(tiles: list[int], into: list[int]) -> None:
    for tile in tiles:
        if tile != NONE:
            into.append(tile)


def deal(tiles: list[int], unseen: list[int]) -> None:
    for i, tile in enumerate(tiles):
        if tile != NONE:
            tiles[i] = unseen.pop()
