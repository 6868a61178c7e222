"""What happened in the expansions, in teams and in the solo game."""

from __future__ import annotations

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.events import (
    AllPostsLinked,
    CraneUsed,
    DepotsCleared,
    DieSet,
    GoodLaid,
    GoodsTraded,
    InnLaidOut,
    KindLoaded,
    PointsBought,
    PostsLinked,
    RivalNamed,
    ShieldLost,
    ShieldTaken,
    SoloEnded,
    TargetReached,
    TileRemoved,
    TributePaid,
    WorkerJoined,
    WorkersHired,
)
from maniero.games.burgundy.names import NONE, SPACES
from maniero.games.burgundy.text.nouns import Nouns
from maniero.kernel.bags import size
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says


class ExpansionReports(kit.Reports[BurgundyBox, Nouns]):
    """One method for each kind of event."""

    # ---- extra tiles, inns

    @says(WorkersHired)
    def _hired(self, event: WorkersHired) -> str:
        workers, silver = self._nouns.workers(event.workers), self._nouns.silver(event.silver)
        return self._("hires {workers} for {silver}").format(workers=workers, silver=silver)

    @says(CraneUsed)
    def _crane(self, event: CraneUsed) -> str:
        building = self._nouns.building(event.building)
        return self._("uses the crane as {building}").format(building=building)

    @says(InnLaidOut)
    def _inn(self, event: InnLaidOut) -> str:
        return self._("An inn is laid beside the black depot.")

    # ---- border posts and trade routes

    @says(PostsLinked)
    def _linked(self, event: PostsLinked) -> str:
        posts = self._nouns.posts
        return followed(self._("links two border posts"), [posts[event.one], posts[event.other]])

    @says(AllPostsLinked)
    def _all_linked(self, event: AllPostsLinked) -> str:
        return [
            self._("is the first to link all border posts"),
            self._("is the second to link all border posts"),
            self._("links all border posts, too late for more points"),
        ][min(event.place, 2)]

    @says(GoodLaid)
    def _good_laid(self, event: GoodLaid) -> str:
        sentence = self._("lays {good} on space {space} of the trade route")
        done = sentence.format(good=self._nouns.goods(event.good, 1), space=event.slot + 1)
        return followed(done, [] if event.bonus == NONE else [self._nouns.bonus(event.bonus)])

    # ---- shields

    @says(ShieldTaken)
    def _shield(self, event: ShieldTaken) -> str:
        sentence = self._("takes {shield} and puts it on {space}")
        if event.replaced:
            sentence = self._("takes {shield} and puts it on {space} in place of {other}")
        return sentence.format(
            shield=self._nouns.shield(event.shield),
            space=SPACES[event.space],
            other=self._nouns.shield(event.replaced),
        )

    @says(ShieldLost)
    def _shield_lost(self, event: ShieldLost) -> str:
        return self._("gives up {shield}").format(shield=self._nouns.shield(event.shield))

    @says(TributePaid)
    def _tribute(self, event: TributePaid) -> str:
        if not event.silver + event.workers:
            return self._("pays no tribute")
        price = self._nouns.both(self._nouns.riches(event.silver, event.workers))
        return self._("pays a tribute of {price}").format(price=price)

    @says(DieSet)
    def _die(self, event: DieSet) -> str:
        sentence = self._("turns a {die} to a {number} with {shield}")
        return sentence.format(die=event.die, number=event.number, shield=self._nouns.shield(16))

    @says(RivalNamed)
    def _rival(self, event: RivalNamed) -> str:
        return self._("shares the monasteries of player {number}").format(number=event.rival + 1)

    @says(WorkerJoined)
    def _joined(self, event: WorkerJoined) -> str:
        sentence = self._("gets {workers} by {shield}")
        return sentence.format(workers=self._nouns.workers(1), shield=self._nouns.shield(2))

    @says(KindLoaded)
    def _kind(self, event: KindLoaded) -> str:
        goods = self._nouns.goods(event.good, event.goods)
        return self._("loads {goods} from all depots").format(goods=goods)

    # ---- the solo game

    @says(TileRemoved)
    def _removed(self, event: TileRemoved) -> str:
        sentence = self._("Removed from depot {depot}: {tile}.")
        return sentence.format(depot=event.depot + 1, tile=self._nouns.tile(event.tile))

    @says(DepotsCleared)
    def _cleared(self, event: DepotsCleared) -> str:
        return self.n_(
            "removes {n} good from the depots", "removes {n} goods from the depots", size(event.goods)
        )

    @says(GoodsTraded)
    def _traded(self, event: GoodsTraded) -> str:
        goods = ", ".join(self._nouns.bag(event.goods))
        return self._("gives {goods} for a black tile").format(goods=goods)

    @says(PointsBought)
    def _bought_points(self, event: PointsBought) -> str:
        sentence = self._("buys {points} for {silver}")
        return sentence.format(
            points=self._nouns.points(event.points), silver=self._nouns.silver(event.points)
        )

    @says(TargetReached)
    def _reached(self, event: TargetReached) -> str:
        return self._("has reached the target; the next one is {points}").format(points=event.target)

    @says(SoloEnded)
    def _solo(self, event: SoloEnded) -> str:
        if event.won:
            return self._("has filled the whole duchy and wins")
        return self._("has not filled the duchy in time and loses")
