"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from maniero.games.council.text.nouns import Nouns, city_names, followed, permit_name
from maniero.kernel.bags import unpack
from maniero.kernel.events import Event, PointsScored

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.council.components import CouncilBox
    from maniero.i18n import Language


class Reports:
    """One method for each kind of event."""

    def __init__(self, language: Language, nouns: Nouns, box: CouncilBox) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._box: Final = box
        self._by_class: Final[dict[type[Event], Callable[[Any], str]]] = {
            TurnStarted: self._turn,
            CardDrawn: self._card,
            DeckReshuffled: self._reshuffled,
            CouncillorElected: self._elected,
            CouncilSatisfied: self._satisfied,
            PermitTaken: self._permit_taken,
            PermitRevealed: self._permit_revealed,
            PermitsChanged: self._permits_changed,
            KingMoved: self._king_moved,
            EmporiumBuilt: self._built,
            RewardTaken: self._reward,
            BonusRepeated: self._repeated,
            AssistantHired: self._hired,
            ExtraActionBought: self._extra,
            NobilityReached: self._nobility,
            BonusTileWon: self._tile,
            KingRewardWon: self._king_reward,
            NeutralBuilt: self._neutral,
            GameEnded: self._ended,
            PointsScored: self._points,
        }

    def say(self, event: Event) -> str:
        """The event in words; "" for one that is not of this game."""
        report = self._by_class.get(type(event))
        return report(event) if report is not None else ""

    def _for(self, said: str, price: str) -> str:
        return self._t._("{done}, for {price}").format(done=said, price=price)

    # ---- turns and cards

    def _turn(self, event: TurnStarted) -> str:
        return self._t._("begins their last turn") if event.last else self._t._("begins their turn")

    def _card(self, event: CardDrawn) -> str:
        if event.kind == NONE:
            return self._t._("draws a card")
        return self._t._("draws {card}").format(card=self._nouns.cards[event.kind])

    def _reshuffled(self, event: DeckReshuffled) -> str:
        return self._t._("The politics deck is shuffled anew.")

    def _ended(self, event: GameEnded) -> str:
        return self._t._("All last turns are over: the final points are counted.")

    # ---- councils

    def _elected(self, event: CouncillorElected) -> str:
        if event.sent:
            said = self._t._("sends an assistant to elect {councillor} to the {council}; {fallen} falls out")
        else:
            said = self._t.n_(
                "elects {councillor} to the {council} and gains {n} coin; {fallen} falls out",
                "elects {councillor} to the {council} and gains {n} coins; {fallen} falls out",
                event.coins,
            )
        return said.format(
            councillor=self._nouns.councillors[event.colour],
            council=self._nouns.councils[event.council],
            fallen=self._nouns.councillors[event.fallen],
        )

    def _satisfied(self, event: CouncilSatisfied) -> str:
        said = self._t._("satisfies the {council} with {cards}").format(
            council=self._nouns.councils[event.council], cards=self._nouns.kinds(unpack(event.cards))
        )
        return self._for(said, self._nouns.coins(event.coins)) if event.coins else said

    # ---- permits

    def _permit_taken(self, event: PermitTaken) -> str:
        if event.free:
            return self._of_permit(self._t._("takes permit {permit} without paying"), event)
        return self._of_permit(self._t._("takes permit {permit}"), event)

    def _permit_revealed(self, event: PermitRevealed) -> str:
        return self._t._("Permit {permit} is revealed.").format(permit=permit_name(self._box, event.permit))

    def _permits_changed(self, event: PermitsChanged) -> str:
        said = self._t._("changes {permits}").format(permits=self._nouns.permits_of[event.region])
        return self._for(said, self._nouns.assistants(self._box.change_price))

    def _repeated(self, event: BonusRepeated) -> str:
        return self._of_permit(self._t._("takes the bonuses of permit {permit} again"), event)

    def _of_permit(self, said: str, event: PermitTaken | BonusRepeated) -> str:
        """A sentence about a permit, and what the permit gave."""
        said = said.format(permit=permit_name(self._box, event.permit))
        return followed(said, self._nouns.bonuses(event.gained))

    # ---- building

    def _king_moved(self, event: KingMoved) -> str:
        start, city = self._box.cities[event.start], self._box.cities[event.city]
        if start == city:
            return self._t._("leaves the king in {city}").format(city=city)
        said = self._t._("moves the king from {start} to {city}").format(start=start, city=city)
        return self._for(said, self._nouns.coins(event.coins))

    def _built(self, event: EmporiumBuilt) -> str:
        city = self._box.cities[event.city]
        if event.permit == NONE:
            said = self._t._("builds in {city} with the king").format(city=city)
        else:
            said = self._t._("builds in {city} with permit {permit}")
            said = said.format(city=city, permit=permit_name(self._box, event.permit))
        return self._for(said, self._nouns.assistants(event.assistants)) if event.assistants else said

    def _reward(self, event: RewardTaken) -> str:
        said = self._t._("takes the reward of {city}").format(city=self._box.cities[event.city])
        return followed(said, self._nouns.bonuses(event.gained))

    def _tile(self, event: BonusTileWon) -> str:
        points = self._nouns.points(self._box.bonus_tiles[event.tile])
        return self._t._("wins {tile} ({points})").format(tile=self._nouns.tiles[event.tile], points=points)

    def _king_reward(self, event: KingRewardWon) -> str:
        points = self._nouns.points(event.points)
        return self._t._("wins a king's reward tile ({points})").format(points=points)

    def _neutral(self, event: NeutralBuilt) -> str:
        said = self._t.n_(
            "A neutral emporium stands in {cities}.",
            "Neutral emporiums stand in {cities}.",
            len(self._box.permits[event.permit].cities),
        )
        return said.format(cities=city_names(self._box, event.permit))

    # ---- quick actions, nobility, points

    def _hired(self, event: AssistantHired) -> str:
        return self._for(self._t._("hires an assistant"), self._nouns.coins(self._box.hire_price))

    def _extra(self, event: ExtraActionBought) -> str:
        price = self._nouns.assistants(self._box.extra_price)
        return self._for(self._t._("gains one more main action"), price)

    def _nobility(self, event: NobilityReached) -> str:
        said = self._t._("reaches space {space} of the nobility track").format(space=event.space)
        return followed(said, self._nouns.bonuses(event.gained))

    def _points(self, event: PointsScored) -> str:
        points = self._nouns.points(event.points)
        reason = self._reason(event.clause)
        if reason:
            return self._t._("scores {points} for {reason}").format(points=points, reason=reason)
        return self._t._("scores {points}").format(points=points)

    def _reason(self, clause: str) -> str:
        """What points are for, unless the event before has said it."""
        _ = self._t._
        return {
            "end.last-emporium": _("the last emporium"),
            "end.bonus-tiles": _("a bonus tile"),
            "end.king-rewards": _("a king's reward tile"),
            "end.nobility-first": _("first place on the nobility track"),
            "end.nobility-second": _("second place on the nobility track"),
            "end.permits": _("the most permits"),
        }.get(clause, "")
