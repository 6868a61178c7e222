"""What an action of the expansions, of a team or of the solo game would do."""

from __future__ import annotations

from maniero.games.burgundy.actions import (
    Add,
    Copy,
    Deal,
    Give,
    Hire,
    Load,
    OrderEffect,
    OrderPoints,
    OrderTile,
    Own,
    Route,
    SetDie,
    Share,
    Shared,
    TakeShield,
    Trade,
    Tribute,
    Yield,
)
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.events import (
    CraneUsed,
    DepotsCleared,
    GoodLaid,
    PointsBought,
    PostsLinked,
    ShieldTaken,
    SoloEnded,
    TargetReached,
    WorkersHired,
)
from maniero.games.burgundy.expansions.shields.holding import shields_of
from maniero.games.burgundy.expansions.shields.tribute import PayTribute
from maniero.games.burgundy.names import NONE
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.text.foresight import POSTS, plain, scored
from maniero.games.burgundy.text.nouns import Nouns
from maniero.kernel.bags import count, size
from maniero.kernel.trial import Trial
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says


class ExpansionOrders(kit.Orders[BurgundyBox, Nouns, Burgundy]):
    """One method for each class of actions, and one for each class of events that is worth a promise."""

    # ---- chance

    @says(Route)
    def _route(self, s: Burgundy, seat: int, action: Route) -> str:
        return self._("Lay trade route tile {number}").format(number=action.tile + 1)

    @says(Deal)
    def _deal(self, s: Burgundy, seat: int, action: Deal) -> str:
        return self._("Lay out {shield}").format(shield=self._nouns.shield(action.shield))

    # ---- monasteries, shields, the crane

    @says(Hire)
    def _hire(self, s: Burgundy, seat: int, action: Hire) -> str:
        return self._("Hire workers")

    @says(SetDie)
    def _set(self, s: Burgundy, seat: int, action: SetDie) -> str:
        return self._("Turn the {die} to a {number}").format(die=action.die, number=action.number)

    @says(TakeShield)
    def _shield(self, s: Burgundy, seat: int, action: TakeShield) -> str:
        return self._("Take {tile}").format(tile=self._nouns.shield(action.shield))

    @says(Share)
    def _share(self, s: Burgundy, seat: int, action: Share) -> str:
        return self._("Share the monasteries of player {number}").format(number=action.side + 1)

    @says(Tribute)
    def _tribute(self, s: Burgundy, seat: int, action: Tribute) -> str:
        paid = action.silver + action.workers
        price = self._nouns.both(self._nouns.riches(action.silver, action.workers))
        order = self._("Pay {price}").format(price=price) if paid else self._("Pay no tribute")
        held = len(shields_of(s).held(s.side(seat))) if isinstance(s.question(seat), PayTribute) else 0
        lost = [self.n_("{n} shield lost", "{n} shields lost", held - paid)] if held > paid else []
        return followed(order, lost)

    @says(Yield)
    def _yield(self, s: Burgundy, seat: int, action: Yield) -> str:
        return self._("Give up {shield}").format(shield=self._nouns.shield(action.shield))

    @says(Copy)
    def _copy(self, s: Burgundy, seat: int, action: Copy) -> str:
        return self._("Copy {building}").format(building=self._nouns.building(action.building))

    @says(Load)
    def _load(self, s: Burgundy, seat: int, action: Load) -> str:
        tiles = sum(count(goods, action.good) for goods in s.depot_goods)
        goods = self._nouns.goods(action.good, tiles) if tiles else self._nouns.kinds[action.good]
        return self._("Load {goods} from all depots").format(goods=goods)

    # ---- a team

    @says(Shared)
    def _shared(self, s: Burgundy, seat: int, action: Shared) -> str:
        return self._("Use a common key space")

    @says(Own)
    def _own(self, s: Burgundy, seat: int, action: Own) -> str:
        return self._("Use a key space of your own")

    # ---- the solo game

    @says(Trade)
    def _trade(self, s: Burgundy, seat: int, action: Trade) -> str:
        return self._("Trade {goods} goods for a black tile").format(goods=s.box.solo.trade)

    @says(Give)
    def _give(self, s: Burgundy, seat: int, action: Give) -> str:
        return self._("Give {goods}").format(goods=self._nouns.goods(action.good, 1))

    @says(Add)
    def _add(self, s: Burgundy, seat: int, action: Add) -> str:
        return self._("Buy {points}").format(points=self._nouns.points(action.points))

    @says(OrderPoints)
    def _points_next(self, s: Burgundy, seat: int, action: OrderPoints) -> str:
        return self._("Score the region next")

    @says(OrderEffect)
    def _effect_next(self, s: Burgundy, seat: int, action: OrderEffect) -> str:
        return self._("Use the effect of the tile next")

    @says(OrderTile)
    def _tile_next(self, s: Burgundy, seat: int, action: OrderTile) -> str:
        return self._("Take the tile for the colour next")

    # ---- promises

    @says(CraneUsed)
    def _used(self, trial: Trial[Burgundy], event: CraneUsed) -> list[str]:
        return self._nouns.gained(plain(trial), 0, 0)

    @says(WorkersHired)
    def _hired(self, trial: Trial[Burgundy], event: WorkersHired) -> list[str]:
        return [*self._nouns.riches(event.silver, 0), *self._nouns.gained(0, 0, event.workers)]

    @says(ShieldTaken)
    def _put(self, trial: Trial[Burgundy], event: ShieldTaken) -> list[str]:
        if not event.replaced:
            return []
        return [self._("in place of {shield}").format(shield=self._nouns.shield(event.replaced))]

    @says(PostsLinked)
    def _linked(self, trial: Trial[Burgundy], event: PostsLinked) -> list[str]:
        """Several pairs may be linked at once: all are told with the first."""
        links = [each for each in trial.told if isinstance(each, PostsLinked)]
        if event is not links[0]:
            return []
        return [self._("links border posts ({points})").format(points=scored(trial, POSTS))]

    @says(GoodLaid)
    def _laid(self, trial: Trial[Burgundy], event: GoodLaid) -> list[str]:
        """What a bonus gives at once is told by itself; here, what it lets one do."""
        if event.bonus == NONE or self._nouns.gives_at_once(event.bonus):
            return []
        return [self._nouns.bonus(event.bonus)]

    @says(DepotsCleared)
    def _cleared(self, trial: Trial[Burgundy], event: DepotsCleared) -> list[str]:
        return [self.n_("{n} good leaves the game", "{n} goods leave the game", size(event.goods))]

    @says(PointsBought)
    def _bought(self, trial: Trial[Burgundy], event: PointsBought) -> list[str]:
        return self._nouns.riches(event.points, 0)

    @says(TargetReached)
    def _reached(self, trial: Trial[Burgundy], event: TargetReached) -> list[str]:
        return [self._("reaches the target")]

    @says(SoloEnded)
    def _ended(self, trial: Trial[Burgundy], event: SoloEnded) -> list[str]:
        return [self._("wins the game")] if event.won else []
