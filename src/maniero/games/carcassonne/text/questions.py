"""What a player is asked, as the end of "You: ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maniero.games.carcassonne.rules.counting import ChooseZone, MayDouble
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import ClaimPart, MayGoAgain, PlaceTile
from maniero.games.carcassonne.text.nouns import Nouns

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.carcassonne.state import Castle
    from maniero.i18n import Language
    from maniero.kernel.state import Ask


class Questions:
    """One method for each kind of question."""

    def __init__(self, language: Language, nouns: Nouns) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        _ = language._
        self._final: Final = [  # By kind of zone.
            _("choose the incomplete path for bonus tile {number}"),
            _("choose the incomplete tower for bonus tile {number}"),
            _("choose the incomplete house for bonus tile {number}"),
            _("choose the court for bonus tile {number}"),
        ]
        self._by_class: Final[dict[type[Ask[Any]], Callable[[Castle, Any], str]]] = {
            PlaceTile: self._place,
            ClaimPart: self._claim,
            ChooseZone: self._zone,
            MayDouble: self._double,
            MayGoAgain: self._again,
            ChooseFinal: self._choose_final,
        }

    def say(self, s: Castle, seat: int) -> str:
        """The question open to ``seat``; "" when there is none."""
        if seat < 0 or seat not in s.actors():
            return ""
        ask = next(ask for ask in reversed(s.asks) if ask.seat == seat)
        return self._by_class[type(ask)](s, ask)

    # ---- the turn

    def _place(self, s: Castle, ask: PlaceTile) -> str:
        said = self._t._("place the tile you have drawn")
        return said if s.left else "; ".join([said, self._t._("it is the last one")])

    def _claim(self, s: Castle, ask: ClaimPart) -> str:
        left = s.builders[ask.seat].supply
        if not left:
            return self._t._("you have no follower to place")
        if len(ask.options(s)) == 1:
            return self._t._("every zone of this tile has a follower already: you cannot place one")
        said = self._t._("you may place a follower on the tile")
        return "; ".join([said, self._t.n_("you have {n} left", "you have {n} left", left)])

    def _again(self, s: Castle, ask: MayGoAgain) -> str:
        return self._t._("you may use bonus tile 1 to play another turn")

    # ---- counting

    def _zone(self, s: Castle, ask: ChooseZone) -> str:
        if ask.leader == ask.seat:
            return self._t._("choose which of your completed zones is counted first")
        return self._t._("choose which completed zone of the other player is counted first")

    def _double(self, s: Castle, ask: MayDouble) -> str:
        said = self._t._("you may double {zone} with bonus tile {number}")
        return said.format(zone=self._nouns.the[s.zones.tally[ask.root].kind], number=ask.number)

    def _choose_final(self, s: Castle, ask: ChooseFinal) -> str:
        if ask.free(s):
            return self._final[ask.kind].format(number=ask.number)
        return self._t._("there is no zone for bonus tile {number}").format(number=ask.number)
