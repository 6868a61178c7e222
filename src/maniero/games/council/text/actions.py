"""What an action would do, as an order: costs are plain numbers, gains have a plus sign."""

from __future__ import annotations

from typing import Final

from maniero.games.council.actions import (
    Build,
    Buy,
    Change,
    Councillor,
    Draw,
    Elect,
    End,
    Extra,
    Hire,
    King,
    Neutral,
    OfPermit,
    Pay,
    Repeat,
    Reveal,
    RewardAgain,
    Send,
    Sides,
    Take,
    Token,
)
from maniero.games.council.components import CouncilBox
from maniero.games.council.events import (
    AssistantHired,
    BonusRepeated,
    BonusTileWon,
    CouncillorElected,
    CouncilSatisfied,
    EmporiumBuilt,
    ExtraActionBought,
    KingMoved,
    KingRewardWon,
    NobilityReached,
    PermitsChanged,
    PermitTaken,
    RewardTaken,
)
from maniero.games.council.names import REGIONS, SIDES
from maniero.games.council.rules.councils import PayForKing
from maniero.games.council.rules.dealing import LayToken, SeatCouncillor
from maniero.games.council.state import Council
from maniero.games.council.text.nouns import Nouns, city_names, permit_name
from maniero.kernel.bags import unpack
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.trial import Trial
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says

GAINS: Final = (PermitTaken, RewardTaken, BonusRepeated, NobilityReached)  # Events that have ``gained``.


class Orders(kit.Orders[CouncilBox, Nouns, Council]):
    """One method for each class of actions, and one for each class of events that is worth a promise."""

    # ---- chance

    @says(Sides)
    def _sides(self, s: Council, seat: int, action: Sides) -> str:
        sentence = self._("Lay the coast on side {coast}, the hills on {hills}, the mountains on {mountains}")
        return sentence.format_map(dict(zip(REGIONS, SIDES[action.number], strict=True)))

    @says(Token)
    def _token(self, s: Council, seat: int, action: Token) -> str:
        bonuses = self._nouns.bonuses(s.box.tokens[action.token].printed)
        ask = s.question(seat)
        if not isinstance(ask, LayToken):
            return followed(self._("Lay a reward token"), bonuses)
        sentence = self._("Lay a reward token in {city}").format(city=s.box.cities[ask.city])
        return followed(sentence, bonuses)

    @says(Councillor)
    def _councillor(self, s: Council, seat: int, action: Councillor) -> str:
        councillor = self._nouns.councillors[action.colour]
        ask = s.question(seat)
        if not isinstance(ask, SeatCouncillor):
            return self._("Seat {councillor}").format(councillor=councillor)
        sentence = self._("Seat {councillor} in the {council}")
        return sentence.format(councillor=councillor, council=self._nouns.councils[ask.council])

    @says(Reveal)
    def _reveal(self, s: Council, seat: int, action: Reveal) -> str:
        return self._of_permit(s, self._("Reveal permit {permit}"), action)

    @says(Neutral)
    def _neutral(self, s: Council, seat: int, action: Neutral) -> str:
        cities = city_names(s.box, action.permit)
        sentence = self.n_(
            "Place a neutral emporium in {cities}",
            "Place neutral emporiums in {cities}",
            len(s.box.permits[action.permit].cities),
        )
        return sentence.format(cities=cities)

    @says(Draw)
    def _draw(self, s: Council, seat: int, action: Draw) -> str:
        return self._("Draw {card}").format(card=self._nouns.cards[action.kind])

    # ---- main actions

    @says(Elect)
    def _elect(self, s: Council, seat: int, action: Elect) -> str:
        return self._("Elect {councillor} to the {council}").format(
            councillor=self._nouns.councillors[action.colour], council=self._nouns.councils[action.council]
        )

    @says(Buy)
    def _buy(self, s: Council, seat: int, action: Buy) -> str:
        return self._of_permit(s, self._("Buy permit {permit}"), action)

    @says(Build)
    def _build(self, s: Council, seat: int, action: Build) -> str:
        sentence = self._("Build in {city} with permit {permit}")
        return sentence.format(city=s.box.cities[action.city], permit=permit_name(s.box, action.permit))

    @says(King)
    def _king(self, s: Council, seat: int, action: King) -> str:
        sentence = (
            self._("Build in {city} with the king, who is there already")
            if s.king == action.city
            else self._("Build in {city} with the king")
        )
        return sentence.format(city=s.box.cities[action.city])

    # ---- quick actions and the end of the turn

    @says(Hire)
    def _hire(self, s: Council, seat: int, action: Hire) -> str:
        return self._("Hire an assistant")

    @says(Change)
    def _change(self, s: Council, seat: int, action: Change) -> str:
        return self._("Change {permits}").format(permits=self._nouns.permits_of[action.region])

    @says(Send)
    def _send(self, s: Council, seat: int, action: Send) -> str:
        sentence = self.n_(
            "Send an assistant to elect {councillor} to the {council}",
            "Send {n} assistants to elect {councillor} to the {council}",
            s.box.send_price,
        )
        return sentence.format(
            councillor=self._nouns.councillors[action.colour], council=self._nouns.councils[action.council]
        )

    @says(Extra)
    def _extra(self, s: Council, seat: int, action: Extra) -> str:
        return self._("Gain one more main action")

    @says(End)
    def _end(self, s: Council, seat: int, action: End) -> str:
        return self._("End your turn")

    # ---- answers to what an action or the nobility track asks

    @says(Pay)
    def _pay(self, s: Council, seat: int, action: Pay) -> str:
        return self._("Pay with {cards}").format(cards=self._nouns.kinds(unpack(action.cards)))

    @says(RewardAgain)
    def _reward(self, s: Council, seat: int, action: RewardAgain) -> str:
        return self._("Take the reward of {city}").format(city=s.box.cities[action.city])

    @says(Take)
    def _take(self, s: Council, seat: int, action: Take) -> str:
        sentence = self._("Take permit {permit} without paying")
        return sentence.format(permit=permit_name(s.box, action.permit))

    @says(Repeat)
    def _repeat(self, s: Council, seat: int, action: Repeat) -> str:
        sentence = self._("Take the bonuses of permit {permit} again")
        return sentence.format(permit=permit_name(s.box, action.permit))

    def _of_permit(self, s: Council, sentence: str, action: OfPermit) -> str:
        """A sentence about a permit that is not gained at once, and what is printed on it."""
        sentence = sentence.format(permit=permit_name(s.box, action.permit))
        return followed(sentence, self._nouns.bonuses(s.box.permits[action.permit].bonuses.printed))

    # ---- promises

    def kept(self, trial: Trial[Council]) -> list[str]:
        """What the king's help brings is promised before it is paid for; of a payment only the price is new.

        A payment is told first.  Behind it comes what is the same for all payments, but for coins
        that some of them leave no room for.
        """
        promises = super().kept(trial)
        if any(isinstance(event, CouncilSatisfied) for event in trial.told):
            return promises[:1]
        ask = trial.after.question(trial.seat)
        if isinstance(ask, PayForKing):
            paid = [super(Orders, self).kept(trial.then(pay))[1:] for pay in ask.options(trial.after)]
            return [each[0] for each in zip(*paid, strict=False) if len(set(each)) == 1]
        return promises

    @says(CouncillorElected)
    def _elected(self, trial: Trial[Council], event: CouncillorElected) -> list[str]:
        return [] if event.sent else [f"+{self._nouns.coins(event.coins)}"]

    @says(CouncilSatisfied)
    def _satisfied(self, trial: Trial[Council], event: CouncilSatisfied) -> list[str]:
        return [self._nouns.coins(event.coins) if event.coins else self._("no coins")]

    @says(*GAINS)
    def _gained(self, trial: Trial[Council], event: Event) -> list[str]:
        """All that comes in, added up, in the place of what comes first."""
        gains = [gain for gain in trial.told if isinstance(gain, GAINS)]
        if event is not gains[0]:
            return []
        total: dict[str, int] = {}
        for gain in gains:
            for kind, amount in gain.gained.items():
                total[kind] = total.get(kind, 0) + amount
        return self._nouns.bonuses(total)

    @says(KingMoved)
    def _moved(self, trial: Trial[Council], event: KingMoved) -> list[str]:
        roads = trial.before.city_map.distance[event.start][event.city]
        return [self._nouns.roads(roads), self._nouns.coins(event.coins)] if roads else []

    @says(EmporiumBuilt)
    def _built(self, trial: Trial[Council], event: EmporiumBuilt) -> list[str]:
        return [self._nouns.assistants(event.assistants)] if event.assistants else []

    @says(BonusTileWon)
    def _tile(self, trial: Trial[Council], event: BonusTileWon) -> list[str]:
        return [self._worth(self._nouns.tiles[event.tile], self._box.bonus_tiles[event.tile])]

    @says(KingRewardWon)
    def _king_reward(self, trial: Trial[Council], event: KingRewardWon) -> list[str]:
        return [self._worth(self._("a king's reward tile"), event.points)]

    @says(PointsScored)
    def _last(self, trial: Trial[Council], event: PointsScored) -> list[str]:
        """Other points are told by what they are for."""
        if event.clause != "end.last-emporium":
            return []
        return [self._worth(self._("the last emporium"), event.points)]

    def _worth(self, thing: str, points: int) -> str:
        return f"{thing} (+{self._nouns.points(points)})"

    @says(AssistantHired)
    def _hired(self, trial: Trial[Council], event: AssistantHired) -> list[str]:
        return [self._nouns.coins(self._box.hire_price)]

    @says(PermitsChanged)
    def _changed(self, trial: Trial[Council], event: PermitsChanged) -> list[str]:
        return [self._nouns.assistants(self._box.change_price)]

    @says(ExtraActionBought)
    def _more(self, trial: Trial[Council], event: ExtraActionBought) -> list[str]:
        return [self._nouns.assistants(self._box.extra_price)]
