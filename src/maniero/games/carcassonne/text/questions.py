"""What a player is asked, as the end of "You: ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.rules.counting import ChooseZone, MayDouble
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import ClaimPart, MayGoAgain, PlaceTile
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.kit import speaking as kit
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Questions(kit.Questions[CastleBox, Nouns, Castle]):
    """One method for each kind of question."""

    def __init__(self, speech: Speech[CastleBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._final: Final = [  # By kind of zone.
            _("choose the incomplete path for bonus tile {number}"),
            _("choose the incomplete tower for bonus tile {number}"),
            _("choose the incomplete house for bonus tile {number}"),
            _("choose the court for bonus tile {number}"),
        ]

    # ---- the turn

    @says(PlaceTile)
    def _place(self, s: Castle, ask: PlaceTile) -> str:
        sentence = self._("place the tile you have drawn")
        return sentence if s.left else "; ".join([sentence, self._("it is the last one")])

    @says(ClaimPart)
    def _claim(self, s: Castle, ask: ClaimPart) -> str:
        left = s.builders[ask.seat].supply
        if not left:
            return self._("you have no follower to place")
        if len(ask.options(s)) == 1:
            return self._("every zone of this tile has a follower already: you cannot place one")
        sentence = self._("you may place a follower on the tile")
        return "; ".join([sentence, self.n_("you have {n} left", "you have {n} left", left)])

    @says(MayGoAgain)
    def _again(self, s: Castle, ask: MayGoAgain) -> str:
        return self._("you may use bonus tile 1 to play another turn")

    # ---- counting

    @says(ChooseZone)
    def _zone(self, s: Castle, ask: ChooseZone) -> str:
        if ask.leader == ask.seat:
            return self._("choose which of your completed zones is counted first")
        return self._("choose which completed zone of the other player is counted first")

    @says(MayDouble)
    def _double(self, s: Castle, ask: MayDouble) -> str:
        sentence = self._("you may double {zone} with bonus tile {number}")
        return sentence.format(zone=self._nouns.the[s.zones.tally[ask.root].kind], number=ask.number)

    @says(ChooseFinal)
    def _choose_final(self, s: Castle, ask: ChooseFinal) -> str:
        if ask.free(s):
            question = self._final[ask.kind].format(number=ask.number)
            return question if ask.nth == 1 else "; ".join([question, self._("this is another one of them")])
        return self._("there is no zone for bonus tile {number}").format(number=ask.number)
