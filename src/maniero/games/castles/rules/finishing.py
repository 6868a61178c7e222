"""The end: five valuations, and the optional ones."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.events import GameEnded
from maniero.games.castles.names import NONE, PAIR
from maniero.games.castles.sites import set_of
from maniero.games.castles.state import Castles, in_box
from maniero.kernel.bits import bit, members, numbers
from maniero.kernel.state import NOBODY, Step


def too_few(s: Castles) -> bool:
    """Whether the quarry cannot give everybody a pair."""
    return s.left < PAIR * s.seats


class Finish(Step[Castles]):
    """Tiles that are too few for another round are discarded; then the castles are valued."""

    def run(self, s: Castles) -> None:
        if s.told is not None:
            s.told.append(GameEnded(NOBODY, s.left, too_few(s)))
        if too_few(s):
            empty_quarry(s)
        for seat in range(s.seats):
            for clause, count, each in valuations(s, seat):
                s.score(seat, clause, count, each)


def empty_quarry(s: Castles) -> None:
    """What is left goes into the box, and nobody sees it."""
    counts = s.in_quarry()
    for tile, count in enumerate(counts):
        s.boxed.extend([in_box(tile, 0)] * count)
    s.fill_quarry([0] * len(counts))


def valuations(s: Castles, seat: int) -> list[tuple[str, int, int]]:
    """What a player scores in this position: clauses, how often each applies, and its points."""
    box = s.box
    builder = s.builders[seat]
    site = builder.site
    scored = [
        ("end.size", members(site.castle(box)), box.tile_points),
        ("end.reserve", stored(s, seat) // 2, box.reserve_points),
        ("end.rain", members(site.rain(box)), box.rain_points),
        ("end.eyesores", len(builder.eyesores), box.eyesore_points),
        ("end.illegal", members(site.faults(box)), box.fault_points),
    ]
    if s.stability:
        walls = [other.wall for other in s.builders]
        won = [wall for wall in walls if most([section(s, i, wall) for i in range(s.seats)]) == seat]
        scored.append(("option.stability", len(won), box.stability))
    if s.beauty and most([sum(banners(s, i)) for i in range(s.seats)]) == seat:
        scored.append(("option.beauty", 1, box.beauty))
    if s.colours and one_colour(s, seat):
        scored.append(("option.colours", 1, box.colours))
    return scored


def so_far(s: Castles, seat: int) -> int:
    """The points of a player if the game ended now."""
    total = 0
    for _clause, count, each in valuations(s, seat):
        total += count * each
    return total


def stored(s: Castles, seat: int) -> int:
    """Tiles in the reserve, a gate too."""
    reserve = s.builders[seat].reserve
    return len(reserve) - reserve.count(NONE)


def banners(s: Castles, seat: int) -> list[int]:
    return s.builders[seat].site.banners(s.box)


def one_colour(s: Castles, seat: int) -> bool:
    """Whether the castle has banners of one colour only, and enough of them."""
    counts = banners(s, seat)
    return sum(counts) >= s.box.colours_least and max(counts) == sum(counts)


def section(s: Castles, seat: int, wall: int) -> int:
    """Tiles of the largest part of the castle that is of one type of wall and joined."""
    box = s.box
    site = s.builders[seat].site
    squares = numbers(site.castle(box))
    squares = [square for square in squares if box.tiles[site.tiles[square]].wall == wall]
    within = set_of(squares)
    best = 0
    for square in squares:
        best = max(best, members(site.flood(bit(square), within)))
    return best


def most(counts: list[int]) -> int:
    """Who has the most; NONE when several have, or when nobody has any."""
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else NONE


FINISH: Final = Finish()
