"""Final scoring: tiles, nobility, permits."""

from __future__ import annotations

from maniero.games.council.events import GameEnded
from maniero.games.council.state import Council, Player
from maniero.kernel.bits import members
from maniero.kernel.state import NOBODY


def score_the_end(s: Council) -> None:
    """What is counted when all last turns are over, in the order of the rulebook."""
    if s.told is not None:
        s.told.append(GameEnded(NOBODY))
    for tile, owner in enumerate(s.tile_owner):
        if owner >= 0:
            s.score(owner, "end.bonus-tiles", 1, s.box.bonus_tiles[tile])
    for seat, player in enumerate(s.players):
        for points in player.king_rewards:
            s.score(seat, "end.king-rewards", 1, points)
    score_nobility(s)
    score_permits(s)


def score_nobility(s: Council) -> None:
    """First and second on the nobility track; several first ones leave no second."""
    reached = [player.nobility for player in s.players]
    best = max(reached)
    alone = reached.count(best) == 1
    second = max([space for space in reached if space < best], default=-1) if alone else -1
    for seat, space in enumerate(reached):
        if space == best:
            s.score(seat, "end.nobility-first", 1, s.box.nobility_first)
        elif space == second:
            s.score(seat, "end.nobility-second", 1, s.box.nobility_second)


def score_permits(s: Council) -> None:
    """Most permits, face up and face down together; all who tie score."""
    owned = [permits_of(player) for player in s.players]
    for seat, permits in enumerate(owned):
        if permits == max(owned):
            s.score(seat, "end.permits", 1, s.box.most_permits)


def permits_of(player: Player) -> int:
    """How many permits a player has, used ones included."""
    return members(player.permits | player.used)
