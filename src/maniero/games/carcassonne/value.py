"""How good a position is for a seat, for simple bots: points now, and what may become points."""

from __future__ import annotations

from maniero.games.carcassonne.names import COURT, LARGER_KEEP, NONE, POINTS, SEATS
from maniero.games.carcassonne.rules.counting import each_tile
from maniero.games.carcassonne.state import Castle


def value(s: Castle, seat: int) -> float:
    """Own prospects minus the other's."""
    if not s.asks:
        return float(s.points[seat] - s.points[1 - seat])
    hurry = min(1.0, s.left / 20)  # Towards the end open zones are worth less, and followers too.
    led = led_zones(s, hurry)
    return (holdings(s, seat, hurry) + led[seat]) - (holdings(s, 1 - seat, hurry) + led[1 - seat])


def holdings(s: Castle, seat: int, hurry: float) -> float:
    """Points, and what followers, keep and bonus tiles promise."""
    builder = s.builders[seat]
    total = float(s.points[seat])
    total += 1.6 * min(builder.supply, 3) * hurry + 0.5 * builder.supply * hurry
    total += 0.9 * builder.keep
    if builder.keep > s.builders[1 - seat].keep:
        total += 4.0
    for number in builder.held:
        total += bonus(number)
    for number in builder.fresh:
        total += bonus(number)
    return total


def bonus(number: int) -> float:
    return 5.0 if number in (POINTS, LARGER_KEEP) else 3.5


def led_zones(s: Castle, hurry: float) -> list[float]:
    """By seat: a share of what the zones give in which it leads."""
    totals = [0.0] * SEATS
    for entry, parent in enumerate(s.zones.parent):
        tally = s.zones.tally[entry]
        if parent != entry or not tally.followers or tally.leader() == NONE:
            continue
        if tally.kind == COURT:
            markets: int = tally.markets
            totals[tally.leader()] += s.box.market_points * markets * 0.85 + 0.6 * hurry
        else:  # Where followers stand, it was not counted yet.
            chance = hurry * (0.75 if tally.ends == 1 else 0.5 if tally.ends == 2 else 0.3)
            totals[tally.leader()] += chance * (tally.size() + 1) * each_tile(s, entry, False)
    return totals
