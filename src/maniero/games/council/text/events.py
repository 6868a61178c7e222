"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from maniero.games.council.components import CouncilBox
from maniero.games.council.events import (
    AssistantHired,
    BonusRepeated,
    BonusTileWon,
    CardDrawn,
    CouncillorElected,
    CouncilSatisfied,
    DeckReshuffled,
    EmporiumBuilt,
    ExtraActionBought,
    GameEnded,
    KingMoved,
    KingRewardWon,
    NeutralBuilt,
    NobilityReached,
    PermitRevealed,
    PermitsChanged,
    PermitTaken,
    RewardTaken,
    TurnStarted,
)
from maniero.games.council.names import NONE
from maniero.games.council.text.nouns import Nouns, city_names, permit_name
from maniero.kernel.bags import unpack
from maniero.kernel.events import PointsScored
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says


class Reports(kit.Reports[CouncilBox, Nouns]):
    """One method for each class of events."""

    def _for(self, sentence: str, price: str) -> str:
        return self._("{done}, for {price}").format(done=sentence, price=price)

    # ---- turns and cards

    @says(TurnStarted)
    def _turn(self, event: TurnStarted) -> str:
        return self._("begins their last turn") if event.last else self._("begins their turn")

    @says(CardDrawn)
    def _card(self, event: CardDrawn) -> str:
        if event.kind == NONE:
            return self._("draws a card")
        return self._("draws {card}").format(card=self._nouns.cards[event.kind])

    @says(DeckReshuffled)
    def _reshuffled(self, event: DeckReshuffled) -> str:
        return self._("The politics deck is shuffled anew.")

    @says(GameEnded)
    def _ended(self, event: GameEnded) -> str:
        return self._("All last turns are over: the final points are counted.")

    # ---- councils

    @says(CouncillorElected)
    def _elected(self, event: CouncillorElected) -> str:
        if event.sent:
            sentence = self.n_(
                "sends an assistant to elect {councillor} to the {council}; {fallen} falls out",
                "sends {n} assistants to elect {councillor} to the {council}; {fallen} falls out",
                self._box.send_price,
            )
        else:
            sentence = self.n_(
                "elects {councillor} to the {council} and gains {n} coin; {fallen} falls out",
                "elects {councillor} to the {council} and gains {n} coins; {fallen} falls out",
                event.coins,
            )
        return sentence.format(
            councillor=self._nouns.councillors[event.colour],
            council=self._nouns.councils[event.council],
            fallen=self._nouns.councillors[event.fallen],
        )

    @says(CouncilSatisfied)
    def _satisfied(self, event: CouncilSatisfied) -> str:
        sentence = self._("satisfies the {council} with {cards}").format(
            council=self._nouns.councils[event.council], cards=self._nouns.kinds(unpack(event.cards))
        )
        return self._for(sentence, self._nouns.coins(event.coins)) if event.coins else sentence

    # ---- permits

    @says(PermitTaken)
    def _permit_taken(self, event: PermitTaken) -> str:
        if event.free:
            return self._of_permit(self._("takes permit {permit} without paying"), event)
        return self._of_permit(self._("takes permit {permit}"), event)

    @says(PermitRevealed)
    def _permit_revealed(self, event: PermitRevealed) -> str:
        return self._("Permit {permit} is revealed.").format(permit=permit_name(self._box, event.permit))

    @says(PermitsChanged)
    def _permits_changed(self, event: PermitsChanged) -> str:
        sentence = self._("changes {permits}").format(permits=self._nouns.permits_of[event.region])
        return self._for(sentence, self._nouns.assistants(self._box.change_price))

    @says(BonusRepeated)
    def _repeated(self, event: BonusRepeated) -> str:
        return self._of_permit(self._("takes the bonuses of permit {permit} again"), event)

    def _of_permit(self, sentence: str, event: PermitTaken | BonusRepeated) -> str:
        """A sentence about a permit, and what the permit gave."""
        sentence = sentence.format(permit=permit_name(self._box, event.permit))
        return followed(sentence, self._nouns.bonuses(event.gained))

    # ---- building

    @says(KingMoved)
    def _king_moved(self, event: KingMoved) -> str:
        start, city = self._box.cities[event.start], self._box.cities[event.city]
        if start == city:
            return self._("leaves the king in {city}").format(city=city)
        sentence = self._("moves the king from {start} to {city}").format(start=start, city=city)
        return self._for(sentence, self._nouns.coins(event.coins))

    @says(EmporiumBuilt)
    def _built(self, event: EmporiumBuilt) -> str:
        city = self._box.cities[event.city]
        if event.permit == NONE:
            sentence = self._("builds in {city} with the king").format(city=city)
        else:
            sentence = self._("builds in {city} with permit {permit}")
            sentence = sentence.format(city=city, permit=permit_name(self._box, event.permit))
        return self._for(sentence, self._nouns.assistants(event.assistants)) if event.assistants else sentence

    @says(RewardTaken)
    def _reward(self, event: RewardTaken) -> str:
        sentence = self._("takes the reward of {city}").format(city=self._box.cities[event.city])
        return followed(sentence, self._nouns.bonuses(event.gained))

    @says(BonusTileWon)
    def _tile(self, event: BonusTileWon) -> str:
        points = self._nouns.points(self._box.bonus_tiles[event.tile])
        return self._("wins {tile} ({points})").format(tile=self._nouns.tiles[event.tile], points=points)

    @says(KingRewardWon)
    def _king_reward(self, event: KingRewardWon) -> str:
        points = self._nouns.points(event.points)
        return self._("wins a king's reward tile ({points})").format(points=points)

    @says(NeutralBuilt)
    def _neutral(self, event: NeutralBuilt) -> str:
        sentence = self.n_(
            "A neutral emporium stands in {cities}.",
            "Neutral emporiums stand in {cities}.",
            len(self._box.permits[event.permit].cities),
        )
        return sentence.format(cities=city_names(self._box, event.permit))

    # ---- quick actions, nobility, points

    @says(AssistantHired)
    def _hired(self, event: AssistantHired) -> str:
        return self._for(self._("hires an assistant"), self._nouns.coins(self._box.hire_price))

    @says(ExtraActionBought)
    def _extra(self, event: ExtraActionBought) -> str:
        price = self._nouns.assistants(self._box.extra_price)
        return self._for(self._("gains one more main action"), price)

    @says(NobilityReached)
    def _nobility(self, event: NobilityReached) -> str:
        sentence = self._("reaches space {space} of the nobility track").format(space=event.space)
        return followed(sentence, self._nouns.bonuses(event.gained))

    @says(PointsScored)
    def _points(self, event: PointsScored) -> str:
        points = self._nouns.points(event.points)
        reason = self._reason(event.clause)
        if reason:
            return self._("scores {points} for {reason}").format(points=points, reason=reason)
        return self._("scores {points}").format(points=points)

    def _reason(self, clause: str) -> str:
        """What points are for, unless the event before has said it."""
        _ = self._
        return {
            "end.last-emporium": _("the last emporium"),
            "end.bonus-tiles": _("a bonus tile"),
            "end.king-rewards": _("a king's reward tile"),
            "end.nobility-first": _("first place on the nobility track"),
            "end.nobility-second": _("second place on the nobility track"),
            "end.permits": _("the most permits"),
        }.get(clause, "")
