"""What a player is asked, as the end of "You: ...".

The others may read it too, so it speaks of nothing but what all can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maniero.games.castles.names import NONE, PAIR
from maniero.games.castles.rules.building import free_spaces
from maniero.games.castles.rules.round import BuildGate, MakeRoom, UseTiles
from maniero.games.castles.rules.yards import EmptyYard

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.castles.state import Castles
    from maniero.i18n import Language
    from maniero.kernel.state import Ask


class Questions:
    """One method for each kind of question."""

    def __init__(self, language: Language) -> None:
        self._t: Final = language
        self._by_class: Final[dict[type[Ask[Any]], Callable[[Castles, Any], str]]] = {
            BuildGate: self._gate,
            MakeRoom: self._room,
            UseTiles: self._use,
            EmptyYard: self._yard,
        }

    def say(self, s: Castles, seat: int) -> str:
        """The question open to ``seat``; "" when there is none."""
        if seat < 0 or seat not in s.actors():
            return ""
        ask = next(ask for ask in reversed(s.asks) if ask.seat == seat)
        return self._by_class[type(ask)](s, ask)

    def _gate(self, s: Castles, ask: BuildGate) -> str:
        return self._t._("choose where your gate stands in the ground row")

    def _room(self, s: Castles, ask: MakeRoom) -> str:
        if ask.again:
            said = self._t._("you may make room in your reserve before you draw two new tiles")
        else:
            said = self._t._("you may make room in your reserve before you draw")
        free = free_spaces(s.builders[ask.seat])
        left = self._t.n_("{n} space is free", "{n} spaces are free", free) if free else self._full()
        return "; ".join([said, left])

    # ---- the drawn pair

    def _use(self, s: Castles, ask: UseTiles) -> str:
        _ = self._t._
        builder = s.builders[ask.seat]
        left = sum(1 for tile in builder.drawn if tile != NONE)
        if builder.replaced:
            said = (
                _("build or store your two new tiles") if left == PAIR else _("build or store the new tile")
            )
        elif left < PAIR:
            return _("build or store the other tile") if builder.room else _("build the other tile")
        elif can_offer(s, ask.seat):
            said = _("keep both tiles, offer both to another player or discard both")
        else:
            said = _("keep both tiles or discard both")
        return "; ".join([said, *self._short(builder.room, left)])

    def _short(self, room: int, left: int) -> list[str]:
        """What is said when the reserve cannot take all tiles that are left of the pair."""
        if room >= left:
            return []
        return [self._t._("only one can be stored") if room else self._t._("none can be stored")]

    # ---- the end of the round

    def _yard(self, s: Castles, ask: EmptyYard) -> str:
        builder = s.builders[ask.seat]
        left = sum(1 for tile in builder.yard if tile != NONE)
        if not left:
            return self._t._("you may still build from your reserve in this round")
        said = self._t.n_(
            "build, store or discard the tile in your yard",
            "build, store or discard each of the {n} tiles in your yard",
            left,
        )
        return said if free_spaces(builder) else "; ".join([said, self._full()])

    def _full(self) -> str:
        return self._t._("your reserve is full")


def can_offer(s: Castles, seat: int) -> bool:
    """Whether any other yard can take a pair, as all can see."""
    if s.left - s.promised < PAIR:
        return False
    return any(other != seat and builder.yard == [NONE] * PAIR for other, builder in enumerate(s.builders))
