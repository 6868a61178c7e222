"""What a player is asked, as the end of "You: ...".

The others may read it too, so it speaks of nothing but what all can see.
"""

from __future__ import annotations

from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import NONE, PAIR
from maniero.games.castles.rules.building import free_spaces
from maniero.games.castles.rules.round import BuildGate, MakeRoom, UseTiles
from maniero.games.castles.rules.yards import EmptyYard
from maniero.games.castles.state import Castles
from maniero.games.castles.text.nouns import Nouns
from maniero.kit import speaking as kit
from maniero.kit.phrases import says


class Questions(kit.Questions[CastlesBox, Nouns, Castles]):
    """One method for each kind of question."""

    @says(BuildGate)
    def _gate(self, s: Castles, ask: BuildGate) -> str:
        return self._("choose where your gate stands in the ground row")

    @says(MakeRoom)
    def _room(self, s: Castles, ask: MakeRoom) -> str:
        if ask.again:
            sentence = self._("you may make room in your reserve before you draw two new tiles")
        else:
            sentence = self._("you may make room in your reserve before you draw")
        free = free_spaces(s.builders[ask.seat])
        left = self.n_("{n} space is free", "{n} spaces are free", free) if free else self._full()
        return "; ".join([sentence, left])

    # ---- the drawn pair

    @says(UseTiles)
    def _use(self, s: Castles, ask: UseTiles) -> str:
        _ = self._
        builder = s.builders[ask.seat]
        left = sum(1 for tile in builder.drawn if tile != NONE)
        if builder.replaced:
            sentence = (
                _("build or store your two new tiles") if left == PAIR else _("build or store the new tile")
            )
        elif left < PAIR:
            return _("build or store the other tile") if builder.room else _("build the other tile")
        elif _can_offer(s, ask.seat):
            sentence = _("keep both tiles, offer both to another player or discard both")
        else:
            sentence = _("keep both tiles or discard both")
        return "; ".join([sentence, *self._short(builder.room, left)])

    def _short(self, room: int, left: int) -> list[str]:
        """What is said when the reserve cannot take all tiles that are left of the pair."""
        if room >= left:
            return []
        return [self._("only one can be stored") if room else self._("none can be stored")]

    # ---- the end of the round

    @says(EmptyYard)
    def _yard(self, s: Castles, ask: EmptyYard) -> str:
        builder = s.builders[ask.seat]
        left = sum(1 for tile in builder.yard if tile != NONE)
        if not left:
            return self._("you may still build from your reserve in this round")
        sentence = self.n_(
            "build, store or discard the tile in your yard",
            "build, store or discard each of the {n} tiles in your yard",
            left,
        )
        return sentence if free_spaces(builder) else "; ".join([sentence, self._full()])

    def _full(self) -> str:
        return self._("your reserve is full")


def _can_offer(s: Castles, seat: int) -> bool:
    """Whether somebody can be offered a pair, as all can see."""
    return any(not s.objection(seat, offer) for offer in s.box.actions.offer)
