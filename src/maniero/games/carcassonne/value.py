"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from maniero.games.carcassonne.names import COURT, LARGER_KEEP, NONE, POINTS, SEATS
from maniero.games.carcassonne.rules.counting import each_tile
from maniero.games.carcassonne.state import Castle


def value(s: Castle, seat: int) -> float:
    """Own worth minus the other's."""
    worths = [worth(s, each) for each in range(SEATS)]
    return worths[seat] - worths[1 - seat]


def worth(s: Castle, seat: int) -> float:
    """Points, and a share of what led zones, followers, keep and bonus tiles promise."""
    builder = s.builders[seat]
    total = float(s.points[seat])
    if not s.asks:
        return total
    hurry = min(1.0, s.left / 20)  # Towards the end open zones are worth less, and followers too.
    total += 1.6 * min(builder.supply, 3) * hurry + 0.5 * builder.supply * hurry
    total += 0.9 * builder.keep
    if builder.keep > s.builders[1 - seat].keep:
        total += 4.0
    for number in (*builder.held, *builder.fresh):
        total += 5.0 if number in (POINTS, LARGER_KEEP) else 3.5
    return total + zones(s, seat, hurry)


def zones(s: Castle, seat: int, hurry: float) -> float:
    total = 0.0
    for root in range(len(s.zones.parent)):
        if s.zones.parent[root] != root or s.zones.leader(root) != seat:
            continue
        if s.zones.kind[root] == COURT:
            total += s.box.market_points * s.zones.markets[root] * 0.85 + 0.6 * hurry
        elif s.zones.open[root] != NONE:
            chance = hurry * (0.75 if s.zones.open[root] == 1 else 0.5 if s.zones.open[root] == 2 else 0.3)
            total += chance * (s.zones.size(root) + 1) * each_tile(s, root, False)
    return total
