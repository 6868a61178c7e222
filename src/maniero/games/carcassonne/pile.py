"""The pile: castle tiles that nobody has drawn yet."""

from __future__ import annotations

from maniero.games.carcassonne.actions import Draw
from maniero.kernel.action import Action


class Pile:
    """The draws that are possible, in vocabulary order, and beside each how many such tiles are left.

    Chance is asked for a tile in every turn; so the answer is kept ready instead of worked out.
    """

    def __init__(self, draws: list[Action], counts: list[int]) -> None:
        self.draws = draws
        self.counts = counts

    def copy(self) -> Pile:
        return Pile(self.draws[:], self.counts[:])

    def take(self, draw: Draw) -> None:
        """One tile of this kind leaves the pile."""
        i = min(draw.tile, len(self.draws) - 1)
        while self.draws[i] is not draw:
            i -= 1  # Kinds before it have run out.
        if self.counts[i] > 1:
            self.counts[i] -= 1
        else:
            self.draws.pop(i)
            self.counts.pop(i)

    def tiles(self) -> dict[int, int]:
        """How many are left, by kind of tile."""
        left: dict[int, int] = {}
        for i, draw in enumerate(self.draws):
            assert isinstance(draw, Draw)
            left[draw.tile] = self.counts[i]
        return left


def pile_of(draws: list[Draw], counts: list[int]) -> Pile:
    """A pile with so many tiles of each kind."""
    pile = Pile([], [])
    for draw in draws:
        if counts[draw.tile]:
            pile.draws.append(draw)
            pile.counts.append(counts[draw.tile])
    return pile
