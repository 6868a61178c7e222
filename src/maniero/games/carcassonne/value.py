"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from maniero.games.carcassonne.names import COURT, LARGER_KEEP, NONE, POINTS, SEATS
from maniero.games.carcassonne.rules.counting import each_tile
from maniero.games.carcassonne.state import Castle


def value(s: Castle, seat: int) -> float:
    """Own prospects minus the other's."""
    return prospects(s, seat) - prospects(s, SEATS - 1 - seat)


def prospects(s: Castle, seat: int) -> float:
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
    """A share of what each zone gives that ``seat`` leads in."""
    total = 0.0
    for root in s.zones.roots():
        tally = s.zones.tally[root]
        if not tally.followers or tally.leader() != seat:
            continue
        if tally.kind == COURT:
            markets: int = tally.markets
            total += s.box.market_points * markets * 0.85 + 0.6 * hurry
        elif tally.ends != NONE:
            chance = hurry * (0.75 if tally.ends == 1 else 0.5 if tally.ends == 2 else 0.3)
            total += chance * (tally.size() + 1) * each_tile(s, root, False)
    return total
