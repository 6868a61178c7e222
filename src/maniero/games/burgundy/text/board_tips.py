"""Tips about dice and the common board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Tip
from maniero.games.burgundy.names import COLOURS, PHASES, TILES
from maniero.games.burgundy.nouns import depot_name, phase_name, shop_name
from maniero.games.burgundy.text.expansion_tips import ExpansionTips, viewer_of
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.games.burgundy.view import BurgundyView, DepotView, Goods, PlaceView


class BoardTips(ExpansionTips):
    """One method for each kind of thing."""

    # ---- dice

    @says("die")
    def _die(self, view: BurgundyView, number: str) -> Tip | None:
        if number == "white":
            return self._white(view, "")
        player = viewer_of(view)
        if player is None or number not in map(str, player["rolled"]):
            return None
        free = int(number) in player["dice"]
        line = self._("Still to be used.") if free else self._("Already used.")
        return Tip(self._("Your die: {die}").format(die=number), [line], "turn.dice")

    @says("white")
    def _white(self, view: BurgundyView, _which: str) -> Tip | None:
        if not view["white"]:
            return None
        line = self._("It has brought the good of this round to depot {depot}.")
        title = self._("White die: {die}").format(die=view["white"])
        return Tip(title, [line.format(depot=view["white"])], "round.white")

    # ---- the board

    @says("depot")
    def _depot(self, view: BurgundyView, number: str) -> Tip | None:
        depot = depot_of(view, number)
        if depot is None:
            return None
        lines = [self._lying(depot["places"])]
        if depot["goods"]:
            goods = ", ".join(self._counted(depot["goods"]))
            lines.append(self._("Goods: {goods}").format(goods=goods))
        if depot["shields"]:
            lines.append(self._shields_listed(depot["shields"]))
        return Tip(depot_name(depot["number"], self._), lines, "take.depot")

    @says("shop")
    def _shop(self, view: BurgundyView, number: str) -> Tip | None:
        depot = depot_of(view, number)
        if depot is None:
            return None
        price = self._("{price} in silver or workers").format(price=self._box.purchase)
        lines = [self._lying(depot["places"]), *self._price(view, price)]
        return Tip(shop_name(depot["number"], self._), lines, "monastery.6")

    @says("black")
    def _black(self, view: BurgundyView, which: str) -> Tip | None:
        if which != "depot":
            return None
        price = self._nouns.silver(self._box.purchase)
        lines = [self._lying(view["black"]), *self._inns_lying(view), *self._price(view, price)]
        return Tip(depot_name(0, self._), lines, "purchase.black")

    def _price(self, view: BurgundyView, price: str) -> list[str]:
        """What a purchase costs, and whether the viewer has made it."""
        lines = [self._("A tile costs {price}.").format(price=price)]
        if view["bought"] and view["turn"] == view["viewer"]:
            lines.append(self._("You have made the purchase of this turn."))
        return lines

    def _lying(self, places: list[PlaceView]) -> str:
        tiles = [TILES.index(place["tile"]) for place in places if place["tile"] is not None]
        if not tiles:
            return self._("No tile is left here.")
        return self._("Tiles: {tiles}").format(tiles=", ".join(map(self._nouns.tile, tiles)))

    @says("goods")
    def _goods(self, view: BurgundyView, number: str) -> Tip | None:
        depot = depot_of(view, number)
        if depot is None:
            return None
        lines = self._counted(depot["goods"]) or [self._("No goods are here.")]
        return Tip(self._("Goods of depot {depot}").format(depot=number), lines, "ship.depot")

    @says("phase")
    def _phase(self, view: BurgundyView, letter: str) -> Tip | None:
        """The phase that is played, or the one with the letter."""
        if letter and letter not in PHASES:
            return None
        if not letter and not view["phase"]:
            return Tip(self._("Set-up"), [self._rule("phase.fill")], "phase.fill")
        which = letter or view["phase"]
        points = self._nouns.points(view["phase_points"][PHASES.index(which)])
        lines = [self._("A region completed in this phase gives {points} more.").format(points=points)]
        if which != view["phase"]:
            return Tip(phase_name(which, self._), lines, "region.phase")
        if view["round_goods"]:
            goods = ", ".join(self._nouns.kinds[kind - 1] for kind in view["round_goods"])
            lines.append(self._("Goods still to come: {goods}").format(goods=goods))
        title = self._("Phase {phase}, round {round}").format(phase=which, round=view["round"])
        return Tip(title, lines, "region.phase")

    @says("bridge")
    def _bridge(self, view: BurgundyView, _which: str) -> Tip:
        players = ", ".join(self._name(seat) for seat in view["bridge"])
        line = self._("Order of the next round: {players}").format(players=players)
        return Tip(self._("Bridge"), [line, self._rule("ship.marker")], "round.order")

    @says("bonus")
    def _bonus(self, view: BurgundyView, name: str) -> Tip | None:
        if name not in COLOURS:
            return None
        colour = COLOURS.index(name)
        if view["solo"] is not None:
            return Tip(self._nouns.bonus_tiles[colour], [self._rule("solo.colour")], "solo.colour")
        _ = self._
        tiles = view["colours"][colour]
        lines = []
        if tiles["first"] is not None:
            sentence = _("The first to fill {spaces} gets {points}.")
            lines.append(self._for_all(sentence, colour, tiles["first"]))
        if tiles["second"] is not None:
            sentence = _("The second to fill {spaces} gets {points}.")
            lines.append(self._for_all(sentence, colour, tiles["second"]))
        return Tip(self._nouns.bonus_tiles[colour], lines or [_("Both are gone.")], "colour.first")

    def _for_all(self, sentence: str, colour: int, points: int) -> str:
        return sentence.format(spaces=self._nouns.spaces[colour], points=self._nouns.points(points))

    def _counted(self, goods: Goods) -> list[str]:
        return [self._nouns.goods(int(kind) - 1, tiles) for kind, tiles in goods.items()]


def depot_of(view: BurgundyView, number: str) -> DepotView | None:
    return next((depot for depot in view["depots"] if str(depot["number"]) == number), None)
