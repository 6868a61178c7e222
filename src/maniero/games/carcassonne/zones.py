"""Zones: paths, towers, houses and courts that grow together as tiles are laid.

Every part of a laid tile, and every start space, is an entry; entries that have grown together
share a root, the oldest of them.  What is known of a zone stands at its root and is joined when
two zones join, so nothing is ever searched again.
"""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.carcassonne.names import MOST_PARTS, NONE, SQUARES
from maniero.kernel.bits import bit, members

_LOW: int = 38  # Squares in the first of the two sets of a zone; start spaces are in the second.


class Zones:
    """All zones of one castle."""

    def __init__(
        self,
        parent: list[int],
        kind: list[int],
        place: list[int],
        open: list[int],
        low: list[int],
        high: list[int],
        wells: list[int],
        markets: list[int],
        followers: list[int],
        first: list[int],
    ) -> None:
        self.parent = parent  # By entry: an older entry of the zone, or itself at the root.
        self.kind = kind  # By entry.
        self.place = place  # By entry: MOST_PARTS times the square plus the part; start space k: -1 - k.
        self.open = open  # By root: ends and sides that lie against empty squares; NONE once it was counted.
        self.low = low  # By root: its squares 0 to 37, as bits.
        self.high = high  # By root: its squares 38 to 75, then start spaces, as bits.
        self.wells = wells  # By root.
        self.markets = markets  # By root.
        self.followers = followers  # By root: those of seat 0, plus 256 times those of seat 1.
        self.first = first  # By square: the entry of its tile's first part, or NONE.

    def copy(self) -> Zones:
        return Zones(
            self.parent[:],
            self.kind[:],
            self.place[:],
            self.open[:],
            self.low[:],
            self.high[:],
            self.wells[:],
            self.markets[:],
            self.followers[:],
            self.first[:],
        )

    def root(self, entry: int) -> int:
        while self.parent[entry] != entry:
            entry = self.parent[entry]
        return entry

    def named(self, place: int) -> int:
        """The root of the zone that goes by this place, its oldest one; NONE when there is none."""
        for entry in range(len(self.parent)):
            if self.place[entry] == place:
                return entry if self.parent[entry] == entry else NONE
        return NONE

    def add(self, kind: int, place: int, open: int, wells: int, markets: int) -> int:
        """A new entry, a zone of its own for now."""
        entry = len(self.parent)
        self.parent.append(entry)
        self.kind.append(kind)
        self.place.append(place)
        self.open.append(open)
        where = place // MOST_PARTS if place >= 0 else SQUARES - 1 - place
        self.low.append(bit(where) if where < _LOW else 0)
        self.high.append(0 if where < _LOW else bit(where - _LOW))
        self.wells.append(wells)
        self.markets.append(markets)
        self.followers.append(0)
        return entry

    def join(self, a: int, b: int) -> None:
        """Two entries grow together; ends that meet are closed by ``close``."""
        a = self.root(a)
        b = self.root(b)
        if a == b:
            return
        if a > b:
            a, b = b, a
        self.parent[b] = a
        self.open[a] += self.open[b]
        self.low[a] |= self.low[b]
        self.high[a] |= self.high[b]
        self.wells[a] += self.wells[b]
        self.markets[a] += self.markets[b]
        self.followers[a] += self.followers[b]

    def close(self, entry: int) -> None:
        """One end or side of a zone lies against something now."""
        self.open[self.root(entry)] -= 1

    def size(self, root: int) -> int:
        """Tiles, each once, and start spaces."""
        low: i64 = self.low[root]
        high: i64 = self.high[root]
        return members(low) + members(high)

    def leader(self, root: int) -> int:
        """The seat with more followers in the zone; NONE when it has none or they are even."""
        mine = self.followers[root] & 255
        others = self.followers[root] >> 8
        if mine == others:
            return NONE
        return 0 if mine > others else 1


def no_zones() -> Zones:
    return Zones([], [], [], [], [], [], [], [], [], [NONE] * SQUARES)
