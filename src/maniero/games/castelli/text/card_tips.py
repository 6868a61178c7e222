"""Tips about cards: what a character does, and whether it can be played now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Tip
from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.names import CHARACTERS, GUARD, KINGS, STEWARD
from maniero.games.castelli.text.effects import printed_effects
from maniero.games.castelli.text.nouns import Nouns
from maniero.games.castelli.text.telling import Telling, me, player_of
from maniero.kit.phrases import capital, says

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Speech
    from maniero.games.castelli.view import CastelliView


class CardTips(Telling):
    """One method for each kind of thing."""

    def __init__(self, speech: Speech[CastelliBox], nouns: Nouns, names: Sequence[str]) -> None:
        super().__init__(speech, nouns, names)
        _ = self._
        self._obstacles: Final = {  # By clause; most questions leave no room for cards.
            "card.one": _("Not now: you have played a card in this turn."),
            "card.effect": _("Not now: it could do nothing."),
            "castle.when": _("Not now: it is played when castles are built."),
        }
        self._in_other_turns: Final = {  # By character.
            CHARACTERS[STEWARD]: _("Played when another player has laid a tile."),
            CHARACTERS[GUARD]: _("Played when one of your castles is to be built over."),
        }

    @says("card")
    def _card(self, view: CastelliView, name: str) -> Tip | None:
        """A card in the own hand, or the one that was played last."""
        if name not in CHARACTERS or (name not in view["obstacles"] and name != view["last_played"]):
            return None
        clause = f"card.{'king' if CHARACTERS.index(name) < KINGS else name}"
        lines = [
            printed_effects(self._speech.language, self._box, self._nouns).get(name) or self._effect(clause)
        ]
        if name in view["obstacles"] and not view["over"]:
            lines.append(self._when(view, name))
        return Tip(self._nouns.card_title(name), lines, clause)

    def _when(self, view: CastelliView, name: str) -> str:
        """Whether a card in hand can be played now, and if not, why."""
        obstacle = view["obstacles"][name]
        if not obstacle:
            return self._("You can play it now: click it.")
        if obstacle == "end.sales":
            return self._("It cannot be played any more: the last turn is over.")
        if name in self._in_other_turns:
            return self._in_other_turns[name]
        if view["turn"] != view["viewer"]:
            return self._("Not now: it is not your turn.")
        return self._obstacles.get(obstacle, self._("Not now: another decision comes first."))

    @says("sale")
    def _sale(self, view: CastelliView, name: str) -> Tip | None:
        player = me(view)
        if player is None or player["hand"] is None or name not in player["hand"]:
            return None
        silver = min(view["prices"]["sale"], view["mine"])
        points = self._nouns.points(view["gives"]["card"])
        lines = [
            self._("The mine pays {silver} for it.").format(silver=self._nouns.silver(silver)),
            self._("Kept to the end it brings {points}.").format(points=points),
        ]
        title = self._("Sell {card}").format(card=self._nouns.card_named(name))
        return Tip(title, lines, "card.sell")

    @says("hand")
    def _hand(self, view: CastelliView, number: str) -> Tip | None:
        player = player_of(view, number)
        if player is None:
            return None
        points = self._nouns.points(view["gives"]["card"])
        lines = [self._nouns.cards(player["cards"])]
        if player["hand"]:
            lines.append(capital(", ".join(self._nouns.card_named(name) for name in player["hand"])))
        lines.append(self._("Each card kept to the end brings {points}.").format(points=points))
        title = self._("Hand of {player}").format(player=self._name(player["seat"]))
        return Tip(title, lines, "hidden.cards")

    @says("deck")
    def _deck(self, view: CastelliView, _which: str) -> Tip:
        lines = [self.n_("{n} card to draw.", "{n} cards to draw.", view["deck"])]
        if view["last_played"] is not None:
            card = self._nouns.card_named(view["last_played"])
            lines.append(self._("Played last: {card}").format(card=card))
        return Tip(self._("Character deck"), lines, "card.bottom")
