"""The end: five valuations, and the optional ones."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.events import GameEnded
from maniero.games.castles.names import NONE, WALLS
from maniero.games.castles.state import Castles
from maniero.kernel.state import NOBODY, Step


class Finish(Step[Castles]):
    """What is left in the quarry is discarded; then the castles are valued."""

    def run(self, s: Castles) -> None:
        if s.told is not None:
            s.told.append(GameEnded(NOBODY, s.left))
        for seat in range(s.seats):
            for clause, count, each in valuations(s, seat):
                s.score(seat, clause, count, each)


def valuations(s: Castles, seat: int) -> list[tuple[str, int, int]]:
    """What the position is worth to a player: clauses, how often each applies, and its points."""
    box = s.box
    builder = s.builders[seat]
    found = [
        ("end.size", len(builder.site.castle(box)), box.tile_points),
        ("end.reserve", stored(s, seat) // 2, box.reserve_points),
        ("end.rain", len(rain(s, seat)), box.rain_points),
        ("end.eyesores", len(builder.eyesores), box.eyesore_points),
        ("end.illegal", len(builder.site.wrong(box)), box.illegal_points),
    ]
    if s.stability:
        walls = [wall for wall in range(len(WALLS)) if any(each.wall == wall for each in s.builders)]
        won = [wall for wall in walls if most([section(s, i, wall) for i in range(s.seats)]) == seat]
        found.append(("option.stability", len(won), box.stability))
    if s.beauty and most([sum(banners(s, i)) for i in range(s.seats)]) == seat:
        found.append(("option.beauty", 1, box.beauty))
    if s.colours and one_colour(s, seat):
        found.append(("option.colours", 1, box.colours))
    return found


def so_far(s: Castles, seat: int) -> int:
    """The points of a player if the game ended now."""
    total = 0
    for _clause, count, each in valuations(s, seat):
        total += count * each
    return total


def stored(s: Castles, seat: int) -> int:
    """Tiles in the reserve, a gate too."""
    return sum(1 for tile in s.builders[seat].reserve if tile != NONE)


def rain(s: Castles, seat: int) -> list[int]:
    """Squares where a tile must be laid on its rain side."""
    site = s.builders[seat].site
    wrong = site.wrong(s.box)
    return site.open_squares(s.box, [square for square in site.order if square not in wrong])


def banners(s: Castles, seat: int) -> list[int]:
    return s.builders[seat].site.banners(s.box)


def one_colour(s: Castles, seat: int) -> bool:
    """Whether the castle has banners of one colour only, and enough of them."""
    many = banners(s, seat)
    return sum(many) >= s.box.colours_least and max(many) == sum(many)


def section(s: Castles, seat: int, wall: int) -> int:
    """Tiles of the largest part of the castle that is of one type of wall and joined."""
    box = s.box
    site = s.builders[seat].site
    left = [square for square in site.castle(box) if box.tiles[site.tiles[square]].wall == wall]
    shut = [square for square in site.order if square not in left]
    best = 0
    while left:
        part = site.flood(box, [left[0]], shut)
        best = max(best, len(part))
        left = [square for square in left if square not in part]
    return best


def most(many: list[int]) -> int:
    """Who has the most; NONE when several have, or when nobody has any."""
    best = max(many)
    return many.index(best) if best and many.count(best) == 1 else NONE


FINISH: Final = Finish()
