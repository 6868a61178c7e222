"""Zones: paths, towers, houses and courts that grow together as tiles are laid.

Every part of a laid tile, and every start space, is an entry, numbered as it comes; entries that
have grown together share a root, the oldest of them.  What is known of a zone is a ``Tally`` at its
root, and is joined when two zones join, so nothing is ever searched again.

A tally never changes: where something happens to a zone, a new one takes its place.  So copies of
a castle share their tallies, and to copy all zones is to copy three lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from maniero.games.carcassonne.names import MOST_PARTS, NONE, SQUARES
from maniero.games.carcassonne.squares import HALF
from maniero.kernel.bits import bit, members


@mypyc_attr(acyclic=True)
class Tally:
    """What is known of one zone."""

    def __init__(
        self,
        kind: i64,
        place: i64,
        ends: i64,
        low: i64,
        high: i64,
        wells: i64,
        markets: i64,
        followers: i64,
    ) -> None:
        self.kind: Final[i64] = kind
        self.place: Final[i64] = place  # MOST_PARTS times the square plus the part; start space k: -1 - k.
        self.ends: Final[i64] = ends  # Sides that lie against empty squares; NONE once it was counted.
        self.low: Final[i64] = low  # Its squares below HALF, as bits.
        self.high: Final[i64] = high  # Its squares from HALF on, then start spaces, as bits.
        self.wells: Final[i64] = wells
        self.markets: Final[i64] = markets
        self.followers: Final[i64] = followers  # Those of seat 0, plus 256 times those of seat 1.

    def size(self) -> int:
        """Tiles, each once, and start spaces."""
        return members(self.low) + members(self.high)

    def leader(self) -> int:
        """The seat with more followers in the zone; NONE when it has none or they are even."""
        first = self.followers & 255
        second = self.followers >> 8
        if first == second:
            return NONE
        return 0 if first > second else 1

    def changed(self, ends: i64, followers: i64) -> Tally:
        """The same zone with other ends and followers."""
        return Tally(self.kind, self.place, ends, self.low, self.high, self.wells, self.markets, followers)

    def joined(self, other: Tally, closed: i64) -> Tally:
        """This zone and a younger one as one; so many ends are closed by that."""
        return Tally(
            self.kind,
            self.place,
            self.ends + other.ends - closed,
            self.low | other.low,
            self.high | other.high,
            self.wells + other.wells,
            self.markets + other.markets,
            self.followers + other.followers,
        )


class Zones:
    """All zones of one castle."""

    def __init__(self, parent: list[int], tally: list[Tally], first: list[int]) -> None:
        self.parent = parent  # By entry: an older entry of the zone, or itself at the root.
        self.tally = tally  # By entry; what it says of a zone holds at the root alone.
        self.first = first  # By square: the entry of its tile's first part, or NONE.

    def copy(self) -> Zones:
        return Zones(self.parent[:], self.tally[:], self.first[:])

    def root(self, entry: int) -> int:
        parent = self.parent[entry]
        while parent != entry:
            entry = parent
            parent = self.parent[entry]
        return entry

    def roots(self) -> list[int]:
        """All zones, the oldest first."""
        return [entry for entry, parent in enumerate(self.parent) if parent == entry]

    def part(self, square: int, part: int) -> int:
        """The root of the zone of a part of a laid tile."""
        return self.root(self.first[square] + part)

    def named(self, place: int) -> int:
        """The root of the zone that goes by this place, its oldest one; NONE when there is none."""
        if place < 0:
            entry = -1 - place  # Start spaces are the first entries.
        else:
            first = self.first[place // MOST_PARTS]
            entry = first + place % MOST_PARTS
            if first == NONE or entry >= len(self.parent):
                return NONE
        return entry if self.parent[entry] == entry and self.tally[entry].place == place else NONE

    def add(self, kind: i64, place: i64, ends: i64, wells: i64, markets: i64) -> None:
        """A new entry, a zone of its own for now."""
        where: i64 = place // MOST_PARTS if place >= 0 else SQUARES - 1 - place
        low: i64 = 0
        high: i64 = 0
        if where < HALF:
            low = bit(where)
        else:
            high = bit(where - HALF)
        self.parent.append(len(self.parent))
        self.tally.append(Tally(kind, place, ends, low, high, wells, markets, 0))

    def join(self, a: int, b: int, closed: i64) -> None:
        """Two entries grow together, and so many ends are closed where they meet."""
        a = self.root(a)
        b = self.root(b)
        if a == b:
            if closed:
                self.close(a, closed)
            return
        if a > b:
            a, b = b, a
        self.parent[b] = a
        self.tally[a] = self.tally[a].joined(self.tally[b], closed)

    def close(self, root: int, closed: i64) -> None:
        """So many ends of a zone lie against something now."""
        tally = self.tally[root]
        self.tally[root] = tally.changed(tally.ends - closed, tally.followers)

    def stand(self, root: int, seat: int) -> None:
        """One more follower of ``seat`` in the zone."""
        tally = self.tally[root]
        self.tally[root] = tally.changed(tally.ends, tally.followers + (256 if seat else 1))

    def put_away(self, root: int) -> None:
        """The zone was counted: nobody stands there any more, and it is not counted again."""
        self.tally[root] = self.tally[root].changed(NONE, 0)


def no_zones() -> Zones:
    return Zones([], [], [NONE] * SQUARES)
