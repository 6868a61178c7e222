"""What a player is asked, as the end of "You: ..."."""

from __future__ import annotations

from maniero.games.council.actions import Change, Extra, Hire, Send
from maniero.games.council.components import CouncilBox
from maniero.games.council.names import KING, NONE
from maniero.games.council.rules.bonuses import ChooseReward, RepeatAPermit, TakeAPermit
from maniero.games.council.rules.councils import PayForKing, PayForPermit, colours_of
from maniero.games.council.rules.turn import Turn
from maniero.games.council.state import Council
from maniero.games.council.text.nouns import Nouns, permit_name
from maniero.kit import speaking as kit
from maniero.kit.phrases import says


class Questions(kit.Questions[CouncilBox, Nouns, Council]):
    """One method for each class of questions."""

    @says(Turn)
    def _turn(self, s: Council, ask: Turn) -> str:
        quick = any(isinstance(action, (Hire, Change, Send, Extra)) for action in ask.options(s))
        parts = self._must(s, quick) if s.due else [self._may(s, quick)]
        if s.ender != NONE:
            parts.append(self._("this is your last turn"))
        return "; ".join(parts)

    def _must(self, s: Council, quick: bool) -> list[str]:
        """While main actions are due: that first, then what may be had besides."""
        n_ = self.n_
        parts = [n_("choose a main action", "choose a main action: you must take {n} more", s.due)]
        if s.extra:
            parts.append(n_("one more is yours if you like", "{n} more are yours if you like", s.extra))
        if quick:
            parts.append(self._("a quick action is still free"))
        return parts

    def _may(self, s: Council, quick: bool) -> str:
        """When nothing is due the turn may be ended."""
        if s.extra and quick:
            return self.n_(
                "you may take another main action, a quick action, or end your turn",
                "you may take {n} more main actions, a quick action, or end your turn",
                s.extra,
            )
        if s.extra:
            return self.n_(
                "you may take another main action or end your turn",
                "you may take {n} more main actions or end your turn",
                s.extra,
            )
        if quick:
            return self._("you may take a quick action or end your turn")
        return self._("end your turn")

    @says(PayForPermit)
    def _pay_for_permit(self, s: Council, ask: PayForPermit) -> str:
        return self._("choose the cards for permit {permit}: the {council} has {colours}").format(
            permit=permit_name(s.box, ask.permit),
            council=self._nouns.councils[ask.council],
            colours=self._colours(s, ask.council),
        )

    @says(PayForKing)
    def _pay_for_king(self, s: Council, ask: PayForKing) -> str:
        if ask.reserve:
            sentence = self.n_(
                "choose the cards to build in {city} with the king:"
                " his council has {colours}, and the way costs {n} coin",
                "choose the cards to build in {city} with the king:"
                " his council has {colours}, and the way costs {n} coins",
                ask.reserve,
            )
        else:
            sentence = self._("choose the cards to build in {city} with the king: his council has {colours}")
        return sentence.format(city=s.box.cities[ask.city], colours=self._colours(s, KING))

    def _colours(self, s: Council, council: int) -> str:
        return self._nouns.kinds(colours_of(s.councils[council]))

    @says(ChooseReward)
    def _reward(self, s: Council, ask: ChooseReward) -> str:
        if ask.taken:
            return self._("choose another of your cities and take its reward too")
        return self.n_(
            "choose one of your cities and take its reward again",
            "choose {n} of your cities, one after the other, and take their rewards again",
            ask.left,
        )

    @says(TakeAPermit)
    def _take(self, s: Council, ask: TakeAPermit) -> str:
        return self._("take one of the face-up permits without paying for it")

    @says(RepeatAPermit)
    def _repeat(self, s: Council, ask: RepeatAPermit) -> str:
        return self._("choose one of your permits, even a used one, and take its bonuses again")
