"""What a player is asked, as the end of "You: ...".

The others may read it too, so it speaks of nothing but what all can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castelli.actions import Build, Over
from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.names import (
    ABBOT,
    BUILDER,
    COUNT,
    COUNTESS,
    KNIGHTS,
    NONE,
    OCTAGON_NAMES,
    SQUARE_NAMES,
)
from maniero.games.castelli.rules.battle import KeepCastle
from maniero.games.castelli.rules.cards import SellAtTheEnd
from maniero.games.castelli.rules.castles import CastleWith
from maniero.games.castelli.rules.characters import BurnCity, ChooseSeller, FoundSettlement
from maniero.games.castelli.rules.laying import LayPiece
from maniero.games.castelli.rules.tile import LayTile, UseSteward
from maniero.games.castelli.rules.turn import BeginTurn, BuildCastles, ChooseTile, UseCards
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.text.nouns import Nouns
from maniero.kit import speaking as kit
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Questions(kit.Questions[CastelliBox, Nouns, Castelli]):
    """One method for each kind of question."""

    def __init__(self, speech: Speech[CastelliBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._helped: Final = {  # By character.
            COUNT: _("click the grain area in which the count builds"),
            COUNTESS: _("click the wood area in which the countess builds"),
            BUILDER: _("click the site on which the master builder builds"),
            ABBOT: _("click the castle that the abbot lets you build over"),
            KNIGHTS: _("click the castle that the army of knights lets you build over"),
        }

    # ---- the board

    @says(LayPiece)
    def _piece(self, s: Castelli, ask: LayPiece) -> str:
        number = s.layout.pieces.index(NONE) + 1
        sentence = self._("lay the board: click piece {number} of {count}")
        return sentence.format(number=number, count=len(s.layout.pieces))

    # ---- the tile

    @says(BeginTurn, ChooseTile)
    def _choose(self, s: Castelli, ask: ChooseTile) -> str:
        return self._with_cards(self._("click the face-down tile that you turn up"), s, ask.seat)

    @says(LayTile)
    def _lay(self, s: Castelli, ask: LayTile) -> str:
        if s.dilemma:
            sentence = self._("lay this tile or the one in hand on {square}: click it to turn it")
        else:
            sentence = self._("lay the tile on {square}: click it to turn it")
        return sentence.format(square=SQUARE_NAMES[s.square])

    @says(UseSteward)
    def _steward(self, s: Castelli, ask: UseSteward) -> str:
        sentence = self._("with a steward you may turn the tile on {square}; click it to turn it")
        return sentence.format(square=SQUARE_NAMES[s.square])

    # ---- areas and castles

    @says(UseCards)
    def _before_areas(self, s: Castelli, ask: UseCards) -> str:
        if s.played:
            return self._("you may sell cards before the areas are evaluated")
        return self._("you may play or sell cards before the areas are evaluated")

    @says(BuildCastles)
    def _build(self, s: Castelli, ask: BuildCastles) -> str:
        able = {type(action) for action in ask.others(s)}
        if {Build, Over} <= able:
            sentence = self._("click a site to build, or a castle to build over it, or end your turn")
        elif Over in able:
            sentence = self._("click a castle to build over it, or end your turn")
        elif Build in able:
            sentence = self._("click a site to build a castle, or end your turn")
        else:
            sentence = self._("end your turn")
        return self._with_cards(sentence, s, ask.seat)

    def _with_cards(self, sentence: str, s: Castelli, seat: int) -> str:
        """What may be done with cards besides; all see how many somebody has."""
        if not s.lords[seat].hand:
            return sentence
        more = self._("you may sell cards") if s.played else self._("you may play a card and sell others")
        return "; ".join([sentence, more])

    @says(CastleWith)
    def _with(self, s: Castelli, ask: CastleWith) -> str:
        return self._helped[ask.character]

    @says(KeepCastle)
    def _keep(self, s: Castelli, ask: KeepCastle) -> str:
        sentence = self._(
            "the {colour} player builds over your castle in {octagon}: you may keep it with a guard"
        )
        colour = self._nouns.colour(ask.attacker)
        return sentence.format(colour=colour, octagon=OCTAGON_NAMES[ask.octagon])

    # ---- characters

    @says(ChooseSeller)
    def _seller(self, s: Castelli, ask: ChooseSeller) -> str:
        sentence = self._("click the hand out of which the traitor buys a card for {silver}")
        return sentence.format(silver=self._nouns.silver(s.box.traitor_price))

    @says(FoundSettlement)
    def _found(self, s: Castelli, ask: FoundSettlement) -> str:
        if ask.city:
            return self._("click the octagon in which the duke founds a city")
        return self._("click the octagon in which the farmer founds a village")

    @says(BurnCity)
    def _burn(self, s: Castelli, ask: BurnCity) -> str:
        return self._("click the city that the arsonist burns down")

    # ---- the end

    @says(SellAtTheEnd)
    def _last(self, s: Castelli, ask: SellAtTheEnd) -> str:
        sentence = self._("you may sell cards for the last time; each card that you keep brings {points}")
        return sentence.format(points=self._nouns.points(s.box.card_points))
