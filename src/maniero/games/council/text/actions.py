"""What an action would do, as an order: costs are plain numbers, gains have a plus sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from maniero.games.council.names import NONE, REGIONS, SIDES
from maniero.games.council.rules.building import others_there
from maniero.games.council.rules.councils import price
from maniero.games.council.rules.dealing import LayToken, SeatCouncillor
from maniero.games.council.text.nouns import Nouns, city_names, followed, permit_name
from maniero.kernel.bags import unpack
from maniero.kernel.first import First

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.council.state import Council
    from maniero.i18n import Language
    from maniero.kernel.action import Action


class Orders:
    """One method for each class of words."""

    def __init__(self, language: Language, nouns: Nouns) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._by_class: Final[dict[type[Action], Callable[[Council, Any], str]]] = {
            First: self._first,
            Sides: self._sides,
            Token: self._token,
            Councillor: self._councillor,
            Reveal: self._reveal,
            Neutral: self._neutral,
            Draw: self._draw,
            Elect: self._elect,
            Buy: self._buy,
            Build: self._build,
            King: self._king,
            Hire: self._hire,
            Change: self._change,
            Send: self._send,
            Extra: self._extra,
            End: self._end,
            Pay: self._pay,
            RewardAgain: self._reward,
            Take: self._take,
            Repeat: self._repeat,
        }

    def say(self, s: Council, action: Action) -> str:
        return self._by_class[type(action)](s, action)

    # ---- chance

    def _first(self, s: Council, action: First) -> str:
        return self._t._("Let player {number} go first").format(number=action.seat + 1)

    def _sides(self, s: Council, action: Sides) -> str:
        said = self._t._("Lay the coast on side {coast}, the hills on {hills}, the mountains on {mountains}")
        return said.format_map(dict(zip(REGIONS, SIDES[action.number], strict=True)))

    def _token(self, s: Council, action: Token) -> str:
        bonuses = self._nouns.bonuses(s.box.tokens[action.token].printed)
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, LayToken):
            return followed(self._t._("Lay a reward token"), bonuses)
        said = self._t._("Lay a reward token in {city}").format(city=s.box.cities[ask.city])
        return followed(said, bonuses)

    def _councillor(self, s: Council, action: Councillor) -> str:
        councillor = self._nouns.councillors[action.colour]
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, SeatCouncillor):
            return self._t._("Seat {councillor}").format(councillor=councillor)
        said = self._t._("Seat {councillor} in the {council}")
        return said.format(councillor=councillor, council=self._nouns.councils[ask.council])

    def _reveal(self, s: Council, action: Reveal) -> str:
        return self._of_permit(s, self._t._("Reveal permit {permit}"), action)

    def _neutral(self, s: Council, action: Neutral) -> str:
        cities = city_names(s.box, action.permit)
        said = self._t.n_(
            "Place a neutral emporium in {cities}",
            "Place neutral emporiums in {cities}",
            len(s.box.permits[action.permit].cities),
        )
        return said.format(cities=cities)

    def _draw(self, s: Council, action: Draw) -> str:
        return self._t._("Draw {card}").format(card=self._nouns.cards[action.kind])

    # ---- main actions

    def _elect(self, s: Council, action: Elect) -> str:
        gained = min(s.box.elect_coins, s.box.most_coins - s.players[s.turn].coins)
        said = self._t._("Elect {councillor} to the {council}").format(
            councillor=self._nouns.councillors[action.colour], council=self._nouns.councils[action.council]
        )
        return followed(said, [f"+{self._nouns.coins(gained)}"])

    def _buy(self, s: Council, action: Buy) -> str:
        return self._of_permit(s, self._t._("Buy permit {permit}"), action)

    def _build(self, s: Council, action: Build) -> str:
        said = self._t._("Build in {city} with permit {permit}")
        said = said.format(city=s.box.cities[action.city], permit=permit_name(s.box, action.permit))
        return followed(said, self._for_others(s, action.city))

    def _king(self, s: Council, action: King) -> str:
        city = s.box.cities[action.city]
        roads = s.city_map.distance[s.king][action.city]
        others = self._for_others(s, action.city)
        if roads == 0:
            said = self._t._("Build in {city} with the king, who is there already")
            return followed(said.format(city=city), others)
        said = self._t._("Build in {city} with the king").format(city=city)
        way = [self._nouns.roads(roads), self._nouns.coins(roads * s.box.road_price)]
        return followed(said, way + others)

    def _for_others(self, s: Council, city: int) -> list[str]:
        """The assistants to return for the emporiums of others in the city."""
        assistants = others_there(s, s.turn, city)
        return [self._nouns.assistants(assistants)] if assistants else []

    # ---- quick actions and the end of the turn

    def _hire(self, s: Council, action: Hire) -> str:
        return followed(self._t._("Hire an assistant"), [self._nouns.coins(s.box.hire_price)])

    def _change(self, s: Council, action: Change) -> str:
        said = self._t._("Change {permits}").format(permits=self._nouns.permits_of[action.region])
        return followed(said, [self._nouns.assistants(s.box.change_price)])

    def _send(self, s: Council, action: Send) -> str:
        said = self._t.n_(
            "Send an assistant to elect {councillor} to the {council}",
            "Send {n} assistants to elect {councillor} to the {council}",
            s.box.send_price,
        )
        return said.format(
            councillor=self._nouns.councillors[action.colour], council=self._nouns.councils[action.council]
        )

    def _extra(self, s: Council, action: Extra) -> str:
        said = self._t._("Gain one more main action")
        return followed(said, [self._nouns.assistants(s.box.extra_price)])

    def _end(self, s: Council, action: End) -> str:
        return self._t._("End your turn")

    # ---- answers to what an action or the nobility track asks

    def _pay(self, s: Council, action: Pay) -> str:
        coins = price(s, action)
        said = self._t._("Pay with {cards}").format(cards=self._nouns.kinds(unpack(action.cards)))
        return followed(said, [self._nouns.coins(coins) if coins else self._t._("no coins")])

    def _reward(self, s: Council, action: RewardAgain) -> str:
        said = self._t._("Take the reward of {city}").format(city=s.box.cities[action.city])
        token = s.tokens[action.city]
        return followed(said, self._nouns.bonuses(s.box.tokens[token].printed) if token != NONE else [])

    def _take(self, s: Council, action: Take) -> str:
        return self._of_permit(s, self._t._("Take permit {permit} without paying"), action)

    def _repeat(self, s: Council, action: Repeat) -> str:
        return self._of_permit(s, self._t._("Take the bonuses of permit {permit} again"), action)

    def _of_permit(self, s: Council, said: str, action: OfPermit) -> str:
        """A sentence about a permit, and what the permit gives."""
        said = said.format(permit=permit_name(s.box, action.permit))
        return followed(said, self._nouns.bonuses(s.box.permits[action.permit].bonuses.printed))
