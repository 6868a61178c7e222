"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.council.names import LETTERS, METALS, NONE, REGION_MASK
from maniero.games.council.state import Council
from maniero.kernel.bags import size
from maniero.kernel.bits import bit, members


def value(s: Council, seat: int) -> float:
    """Own worth minus the best other's."""
    others = [worth(s, other) for other in range(s.seats) if other != seat]
    return worth(s, seat) - max(others)


def worth(s: Council, seat: int) -> float:
    """Points, with goods and progress counted in points by rule of thumb."""
    if not s.asks:
        return s.points[seat] + (0.5 if seat in s.winners() else 0.0)
    player = s.players[seat]
    built = s.box.emporiums - player.emporiums_left
    return (
        s.points[seat]
        + 0.25 * player.coins
        + 0.6 * player.assistants
        + 0.45 * size(player.hand)
        + 0.9 * player.nobility
        + 3.0 * members(player.permits)
        + 0.3 * members(player.used)
        + 6.0 * built
        + (2.5 * (s.due + s.extra) if s.turn == seat else 0.0)
        + tiles(s, seat)
        + network(s, seat)
    )


def tiles(s: Council, seat: int) -> float:
    """Bonus tiles and king's rewards won, and the share built of those still to be had."""
    total = float(sum(s.players[seat].king_rewards))
    left = s.box.king_rewards[s.king_rewards_taken] if s.king_rewards_taken < len(s.box.king_rewards) else 0
    for tile, needed in enumerate((*REGION_MASK, *s.city_map.colour_mask[: len(METALS)])):
        if s.tile_owner[tile] == seat:
            total += s.box.bonus_tiles[tile]
        elif s.tile_owner[tile] == NONE:
            wanted: i64 = needed
            share = members(wanted & s.players[seat].built) / members(wanted)
            total += share * share * share * (s.box.bonus_tiles[tile] + left) * 0.5
    return total


def network(s: Council, seat: int) -> float:
    """Own emporiums side by side give their rewards again."""
    own = s.players[seat].built
    pairs = 0
    for city in range(len(LETTERS)):
        if own & bit(city):
            near: i64 = s.city_map.neighbours[city]
            pairs += members(near & own)
    return 0.4 * pairs
