"""What the expansions, the team game and the solo game ask."""

from __future__ import annotations

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.expansions.extra_tiles import ChooseCopy
from maniero.games.burgundy.expansions.shields.holding import PlaceShield, shields_of
from maniero.games.burgundy.expansions.shields.ships import LoadKind
from maniero.games.burgundy.expansions.shields.tribute import ChooseShieldDepot, PayTribute, YieldShield
from maniero.games.burgundy.expansions.solo.setting_off import ChooseOrder
from maniero.games.burgundy.expansions.solo.ships import GiveGood, TradeGoods
from maniero.games.burgundy.expansions.solo.target import AddPoints, solo_of
from maniero.games.burgundy.expansions.teams import ChooseKeySpace, DropFrom, MakeRoomInTeam
from maniero.games.burgundy.names import BLACK
from maniero.games.burgundy.rules.acting import PlaceFrom
from maniero.games.burgundy.rules.direct import ChooseSpace, PlaceDirectly
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.text.nouns import Nouns
from maniero.kit import speaking as kit
from maniero.kit.phrases import says


class ExpansionQuestions(kit.Questions[BurgundyBox, Nouns, Burgundy]):
    """One method for each kind of question."""

    # ---- shields

    @says(PlaceShield)
    def _place_shield(self, s: Burgundy, ask: PlaceShield) -> str:
        sentence = self._("choose the castle on which {shield} goes")
        return sentence.format(shield=self._nouns.shield(ask.shield))

    @says(ChooseShieldDepot)
    def _shield_depot(self, s: Burgundy, ask: ChooseShieldDepot) -> str:
        return self._("choose the depot from which you place a tile at once")

    @says(PayTribute)
    def _tribute(self, s: Burgundy, ask: PayTribute) -> str:
        return self.n_(
            "pay the tribute for your shield, or give it up",
            "pay the tribute for your {n} shields; those you do not pay for are lost",
            len(shields_of(s).held(s.side(ask.seat))),
        )

    @says(YieldShield)
    def _yield(self, s: Burgundy, ask: YieldShield) -> str:
        return self._("choose a shield to give up")

    @says(LoadKind)
    def _load_kind(self, s: Burgundy, ask: LoadKind) -> str:
        return self._("your ship may also take all goods of one kind from all depots")

    # ---- tiles

    @says(ChooseCopy)
    def _copy(self, s: Burgundy, ask: ChooseCopy) -> str:
        return self._("choose the building that your crane copies")

    @says(PlaceDirectly)
    def _directly(self, s: Burgundy, ask: PlaceDirectly) -> str:
        if ask.depot == BLACK:
            return self._("choose a tile of the black depot to place at once")
        return self._("choose a tile of depot {depot} to place at once").format(depot=ask.depot + 1)

    @says(ChooseSpace)
    def _space(self, s: Burgundy, ask: ChooseSpace) -> str:
        return self._("choose the space for {tile}").format(tile=self._nouns.tile(ask.tile))

    # ---- a team

    @says(ChooseKeySpace)
    def _key_space(self, s: Burgundy, ask: ChooseKeySpace) -> str:
        sentence = self._("choose a common key space or one of your own for {tile}")
        return sentence.format(tile=self._nouns.tile(ask.tile))

    @says(MakeRoomInTeam)
    def _make_room_in_team(self, s: Burgundy, ask: MakeRoomInTeam) -> str:
        sentence = self._("all key spaces are full: throw a tile away to make room for {tile}")
        return sentence.format(tile=self._nouns.tile(ask.tile))

    @says(DropFrom, PlaceFrom)
    def _from_key_space(self, s: Burgundy, ask: DropFrom | PlaceFrom) -> str:
        sentence = self._("your team has {tile} on a common key space and on one of your own: choose which")
        return sentence.format(tile=self._nouns.tile(ask.tile))

    # ---- the solo game

    @says(TradeGoods)
    def _trade(self, s: Burgundy, ask: TradeGoods) -> str:
        sentence = self._("you may trade {goods} goods for a tile of the black depot")
        return sentence.format(goods=s.box.solo.trade)

    @says(GiveGood)
    def _give(self, s: Burgundy, ask: GiveGood) -> str:
        return self.n_("choose the good to give, {n} more", "choose the goods to give, {n} more", ask.goods)

    @says(AddPoints)
    def _add(self, s: Burgundy, ask: AddPoints) -> str:
        sentence = self._("you may buy points: {points} of {target} so far")
        return sentence.format(points=s.points[ask.seat], target=solo_of(s).target)

    @says(ChooseOrder)
    def _order(self, s: Burgundy, ask: ChooseOrder) -> str:
        return self._("choose what comes next")
