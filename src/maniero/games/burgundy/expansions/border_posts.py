"""Border posts: points for tiles that link two of the three posts at the rim of duchies 11a to 11f."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.events import AllPostsLinked, PostsLinked
from maniero.games.burgundy.state import Burgundy, Duke, Expansion
from maniero.kernel.bits import numbers

PAIRS: Final = [(0, 1), (0, 2), (1, 2)]  # Of posts.
ALL_PAIRS: Final = 7


class BorderPosts(Expansion):
    def __init__(self, linked: list[int], finished: int) -> None:
        self.linked = linked  # By seat: bits of the pairs that are linked.
        self.finished = finished  # How many have linked all.

    def copy(self) -> Expansion:
        return BorderPosts(self.linked[:], self.finished)

    def placed(self, s: Burgundy, seat: int, tile: int, space: int) -> None:
        duke = s.dukes[seat]
        if self.linked[seat] == ALL_PAIRS:
            return
        posts = reached(duke, chain(duke, space))
        pairs = 0
        for i, (one, other) in enumerate(PAIRS):
            if posts >> one & posts >> other & ~(self.linked[seat] >> i) & 1:
                self.linked[seat] |= 1 << i
                pairs += 1
                if s.told is not None:
                    s.told.append(PostsLinked(seat, one, other))
        s.score(seat, "posts.pair", pairs, s.box.phase_points[s.phase])
        if pairs and self.linked[seat] == ALL_PAIRS:
            self._finish(s, seat)

    def _finish(self, s: Burgundy, seat: int) -> None:
        """The first and the second who link all three score as for a colour; it is no bonus tile."""
        if s.told is not None:
            s.told.append(AllPostsLinked(seat, min(self.finished, 2)))
        board = s.box.board(s.seats)
        if self.finished == 0:
            s.score(seat, "posts.first", 1, board.first_points)
        elif self.finished == 1:
            s.score(seat, "posts.second", 1, board.second_points)
        self.finished += 1


def chain(duke: Duke, space: int) -> int:
    """The spaces with tiles that hang together with this one, as bits."""
    duchy = duke.duchy
    found = 1 << space
    edge = [space]
    for here in edge:
        new = duchy.near[here] & duke.filled & ~found
        found |= new
        edge.extend(numbers(new))
    return found


def reached(duke: Duke, spaces: int) -> int:
    """Bits of the posts that these spaces touch."""
    posts = 0
    for post, touching in enumerate(duke.duchy.posts):
        if touching & spaces:
            posts |= 1 << post
    return posts
