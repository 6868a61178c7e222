"""What an action would do, as an order: costs are plain numbers, gains have a plus sign."""

from __future__ import annotations

from maniero.games.burgundy.actions import (
    Buy,
    Castle,
    ChooseDuchy,
    Draw,
    Drop,
    End,
    Give,
    Good,
    Goods,
    Keep,
    Offer,
    Pay,
    Place,
    Roll,
    Sell,
    Skip,
    Take,
    Tile,
    White,
    Workers,
)
from maniero.games.burgundy.events import (
    GoodsLoaded,
    GoodsSold,
    RegionCompleted,
    SilverTaken,
    TileBought,
    TilePlaced,
    WorkersSpent,
    WorkersTaken,
)
from maniero.games.burgundy.expansions.shields.holding import PlaceShield
from maniero.games.burgundy.expansions.shields.ships import LoadKind
from maniero.games.burgundy.expansions.solo.setting_off import ChooseOrder
from maniero.games.burgundy.expansions.solo.ships import TradeGoods
from maniero.games.burgundy.expansions.solo.target import AddPoints
from maniero.games.burgundy.names import BLACK, DUCHIES, SPACES, WILD
from maniero.games.burgundy.rules.acting import ChooseStored, PlaceFrom
from maniero.games.burgundy.rules.dice import unused
from maniero.games.burgundy.rules.direct import ChooseSpace, PlaceDirectly
from maniero.games.burgundy.rules.goods import ChooseNextDepot, KeepGoods
from maniero.games.burgundy.rules.purchase import PayForTile
from maniero.games.burgundy.rules.storage import ChooseTile
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.text.expansion_actions import ExpansionOrders
from maniero.games.burgundy.text.foresight import REGIONS, plain, scored
from maniero.kernel.action import Action
from maniero.kernel.bags import count
from maniero.kernel.trial import Trial
from maniero.kit.phrases import followed, says


class Orders(ExpansionOrders):
    """One method for each class of actions, and one for each class of events that is worth a promise."""

    # ---- chance and the set-up

    @says(Offer)
    def _offer(self, s: Burgundy, seat: int, action: Offer) -> str:
        return self._("Deal duchy {duchy}").format(duchy=DUCHIES[action.duchy])

    @says(Draw)
    def _draw(self, s: Burgundy, seat: int, action: Draw) -> str:
        return self._("Lay out {tile}").format(tile=self._nouns.tile(action.tile))

    @says(Good)
    def _good(self, s: Burgundy, seat: int, action: Good) -> str:
        return followed(self._("Draw a good"), [self._nouns.kinds[action.good]])

    @says(Roll)
    def _roll(self, s: Burgundy, seat: int, action: Roll) -> str:
        return self._("Roll {low} and {high}").format(low=action.low, high=action.high)

    @says(White)
    def _white(self, s: Burgundy, seat: int, action: White) -> str:
        return self._("Roll {die} with the white die").format(die=action.die)

    @says(ChooseDuchy)
    def _duchy(self, s: Burgundy, seat: int, action: ChooseDuchy) -> str:
        return self._("Play with duchy {duchy}").format(duchy=DUCHIES[action.duchy])

    @says(Castle)
    def _castle(self, s: Burgundy, seat: int, action: Castle) -> str:
        ask = s.question(seat)
        if isinstance(ask, PlaceShield):
            sentence = self._("Put {shield} on {space}")
            return sentence.format(shield=self._nouns.shield(ask.shield), space=SPACES[action.space])
        return self._("Place your starting castle on {space}").format(space=SPACES[action.space])

    # ---- what dice and effects do

    @says(Take)
    def _take(self, s: Burgundy, seat: int, action: Take) -> str:
        order = self._("Take a tile from depot {depot}").format(depot=action.depot + 1)
        return self._with(order, action.die)

    @says(Place)
    def _place(self, s: Burgundy, seat: int, action: Place) -> str:
        ask = s.question(seat)
        if isinstance(ask, ChooseSpace):
            return self._placing(ask.tile, action.space)
        fitting = self._fitting(s, seat, action)
        if len(fitting) == 1:
            return self._with(self._placing(fitting[0], action.space), action.die)
        order = self._("Place a tile on {space}").format(space=SPACES[action.space])
        return self._with(order, action.die)

    def _fitting(self, s: Burgundy, seat: int, action: Place) -> list[int]:
        """The stored tiles that may go there."""
        if seat < 0 or action.space >= s.dukes[seat].duchy.spaces:
            return []
        options = ChooseStored(seat, action.die, action.space).options(s)
        return [option.tile for option in options if isinstance(option, Tile)]

    @says(Sell)
    def _sell(self, s: Burgundy, seat: int, action: Sell) -> str:
        tiles = count(s.dukes[seat].goods, action.good) if seat >= 0 else 0
        goods = self._nouns.goods(action.good, tiles) if tiles else self._nouns.kinds[action.good]
        return self._with(self._("Sell {goods}").format(goods=goods), action.die)

    @says(Workers)
    def _workers(self, s: Burgundy, seat: int, action: Workers) -> str:
        return self._with(self._("Take workers"), action.die)

    def _with(self, order: str, die: int) -> str:
        """The order and the die it uses, if any."""
        return order if die == WILD else self._("{order} with the {die}").format(order=order, die=die)

    # ---- the purchase

    @says(Buy)
    def _buy(self, s: Burgundy, seat: int, action: Buy) -> str:
        if action.depot == BLACK:
            return self._("Buy a tile from the black depot")
        return self._("Buy a tile from depot {depot}").format(depot=action.depot + 1)

    @says(Pay)
    def _pay(self, s: Burgundy, seat: int, action: Pay) -> str:
        price = self._nouns.both(self._nouns.riches(action.silver, action.workers))
        return self._("Pay {price}").format(price=price)

    # ---- tiles

    @says(Tile)
    def _tile(self, s: Burgundy, seat: int, action: Tile) -> str:
        ask = s.question(seat)
        if isinstance(ask, ChooseStored):
            return self._placing(action.tile, ask.space)
        tile = self._nouns.tile(action.tile)
        if isinstance(ask, (ChooseTile, PlaceDirectly)):
            return self._("Take {tile}").format(tile=tile)
        return self._("Choose {tile}").format(tile=tile)

    @says(Drop)
    def _drop(self, s: Burgundy, seat: int, action: Drop) -> str:
        return self._("Throw away {tile}").format(tile=self._nouns.tile(action.tile))

    def _placing(self, tile: int, space: int) -> str:
        order = self._("Place {tile} on {space}")
        return order.format(tile=self._nouns.tile(tile), space=SPACES[space])

    # ---- goods

    @says(Goods)
    def _goods(self, s: Burgundy, seat: int, action: Goods) -> str:
        return self._("Load the goods of depot {depot}").format(depot=action.depot + 1)

    @says(Keep)
    def _keep(self, s: Burgundy, seat: int, action: Keep) -> str:
        ask = s.question(seat)
        tiles = count(s.depot_goods[ask.depot], action.good) if isinstance(ask, KeepGoods) else 0
        goods = self._nouns.goods(action.good, tiles) if tiles else self._nouns.kinds[action.good]
        return self._("Load {goods}").format(goods=goods)

    # ---- nothing, or nothing more

    @says(Skip)
    def _skip(self, s: Burgundy, seat: int, action: Skip) -> str:
        ask = s.question(seat)
        if isinstance(ask, (ChooseNextDepot, LoadKind)):
            return self._("Load no more goods")
        if isinstance(ask, AddPoints):
            return self._("Buy no points")
        if isinstance(ask, TradeGoods):
            return self._("Keep your goods")
        return self._("Leave this effect unused")

    @says(End)
    def _end(self, s: Burgundy, seat: int, action: End) -> str:
        left = len(unused(s, seat)) if seat >= 0 else 0
        lost = [self.n_("{n} die unused", "{n} dice unused", left)] if left else []
        return followed(self._("End your turn"), lost)

    # ---- promises

    def promises(self, s: Burgundy, seat: int, action: Action) -> list[str]:
        """Payments and kinds of goods say themselves what they are; who ends a turn is told what is lost."""
        if isinstance(action, (Pay, Keep, Give, End)):
            return []
        promises = super().promises(s, seat, action)
        if isinstance(action, Goods) and not promises and not s.objection(seat, action):
            return [self._("no goods")]
        return promises

    def kept(self, trial: Trial[Burgundy]) -> list[str]:
        """What comes of a place, whichever tile goes there, of a purchase, however it is paid, and of goods.

        A region is told last, after all that the tile itself gives.
        """
        told = sorted(trial.told, key=lambda event: isinstance(event, RegionCompleted))
        own = [event for event in told if event.seat == trial.seat]
        promises = [promise for event in own for promise in self.promise(trial, event)]
        if isinstance(trial.before.question(trial.seat), ChooseOrder):
            promises = [*self._nouns.gained(max(trial.points(), 0), 0, 0), *promises]
        ask = trial.after.question(trial.seat)
        if isinstance(ask, ChooseStored):
            placed = [self.kept(trial.then(tile)) for tile in ask.options(trial.after)]
            promises += [each for each in placed[0] if all(each in others for others in placed)]
        elif isinstance(ask, PlaceFrom):
            promises += self.kept(trial.then(self._box.actions.shared))
        elif isinstance(ask, PayForTile):
            promises.append(self._("{price} in silver or workers").format(price=self._box.purchase))
        elif isinstance(ask, KeepGoods):
            kinds = [option.good for option in ask.options(trial.after) if isinstance(option, Keep)]
            there = trial.after.depot_goods[ask.depot]
            goods = ", ".join(self._nouns.goods(kind, count(there, kind)) for kind in kinds)
            promises.append(self._("your choice of {goods}").format(goods=goods))
        return promises

    @says(WorkersSpent, TileBought)
    def _spent(self, trial: Trial[Burgundy], event: WorkersSpent | TileBought) -> list[str]:
        """A double may need workers for both dice: they are told together."""
        if isinstance(event, TileBought):
            return self._nouns.riches(event.silver, event.workers)
        spent = [each for each in trial.told if isinstance(each, WorkersSpent)]
        workers = sum(each.workers for each in spent)
        return self._nouns.riches(0, workers) if event is spent[0] else []

    @says(GoodsSold)
    def _sold(self, trial: Trial[Burgundy], event: GoodsSold) -> list[str]:
        return self._nouns.gained(plain(trial), event.silver, event.workers)

    @says(GoodsLoaded)
    def _loaded(self, trial: Trial[Burgundy], event: GoodsLoaded) -> list[str]:
        return self._nouns.bag(event.goods)

    @says(WorkersTaken)
    def _taken(self, trial: Trial[Burgundy], event: WorkersTaken) -> list[str]:
        return self._nouns.gained(0, 0, event.workers) + self._nouns.gained(0, event.silver, 0)

    @says(SilverTaken)
    def _silver(self, trial: Trial[Burgundy], event: SilverTaken) -> list[str]:
        return self._nouns.gained(0, event.silver, 0)

    @says(RegionCompleted)
    def _completed(self, trial: Trial[Burgundy], event: RegionCompleted) -> list[str]:
        points = scored(trial, REGIONS)
        region = self._nouns.region(event.colour, event.size)
        if not points:
            return [self._("completes {region}").format(region=region)]
        return [self._("completes {region} ({points})").format(region=region, points=points)]

    @says(TilePlaced)
    def _placed(self, trial: Trial[Burgundy], event: TilePlaced) -> list[str]:
        return self._nouns.gained(plain(trial), 0, 0)
