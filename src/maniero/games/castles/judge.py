"""How good a position is: what the site of a seat promises, less what the best other does."""

from __future__ import annotations

from typing import Final

from maniero.bots.search.judge import Judge
from maniero.games.castles.mason import END, NEVER, Look, Mason
from maniero.games.castles.names import NONE
from maniero.games.castles.prospects import HOURS, PATTERNS
from maniero.games.castles.rules.finishing import so_far
from maniero.games.castles.state import Castles, known
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, members
from maniero.kernel.state import State


class CastlesJudge(Judge):
    """Exact when the game is over; before, what sites promise."""

    def __init__(self, mason: Mason, most: int) -> None:
        self._mason: Final = mason
        self._most: Final = most  # Options that are worth trying.

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Castles)
        others = [other for other in range(s.seats) if other != seat]
        if s.asks and not s.builders[seat].site.complete(s.box):
            return self._promise(s, seat) - max([self._promise(s, other) for other in others])
        lead = float(so_far(s, seat) - max([so_far(s, other) for other in others]))
        if s.asks:  # Who completes a castle ends the game.
            return lead + END if lead > self._mason.prospects(s.box).ahead else lead - END
        return lead

    def _promise(self, s: Castles, seat: int) -> float:
        p = self._mason.prospects(s.box)
        look = Look(p, s, seat)
        builder, site = look.builder, look.site
        built = len(site.order)
        total = p.tile * look.size + p.apart * (built - look.size) + look.now - len(builder.eyesores)
        if site.flawed:
            total += s.box.fault_points * members(site.faults(s.box))
        for square in range(len(look.around)):
            if site.empty & bit(square):
                total += p.squares[look.hour * PATTERNS + look.around[square]]
        spare = 0
        for tile in builder.reserve:
            if tile != NONE:
                total -= p.store[tile * HOURS + look.hour] + p.crowded * max(0, spare - 4)
                spare += 1
        for entry in s.boxed:
            if known(entry, seat):
                total -= p.discard
        return total

    def worth_trying(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        """Those that look best at a glance."""
        if len(options) < 3:
            return options
        scores = self._mason.scores(s, seat, options)
        least = max(NEVER / 4.0, sorted(scores, reverse=True)[min(self._most, len(scores)) - 1])
        found = [options[i] for i in range(len(options)) if scores[i] >= least]
        return found or options
