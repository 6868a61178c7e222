"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from maniero.games.burgundy.events import (
    ColourCompleted,
    DiceRolled,
    DuchyChosen,
    GameEnded,
    GoodsLoaded,
    GoodsSold,
    MarkerMoved,
    MinesPaid,
    PhaseStarted,
    RegionCompleted,
    RoundStarted,
    SilverTaken,
    TileBought,
    TileDropped,
    TilePlaced,
    TileTaken,
    TurnStarted,
    WorkersSpent,
    WorkersTaken,
)
from maniero.games.burgundy.names import BLACK, PHASES, SPACES
from maniero.games.burgundy.nouns import monastery_name, shield_name
from maniero.games.burgundy.text.expansion_events import ExpansionReports
from maniero.kernel.events import PointsScored
from maniero.kit.phrases import followed, says


class Reports(ExpansionReports):
    """One method for each kind of event."""

    # ---- the frame of the game

    @says(DuchyChosen)
    def _duchy(self, event: DuchyChosen) -> str:
        return self._("plays with duchy {duchy}").format(duchy=event.duchy)

    @says(PhaseStarted)
    def _phase(self, event: PhaseStarted) -> str:
        return self._("Phase {phase} begins.").format(phase=PHASES[event.phase])

    @says(RoundStarted)
    def _round(self, event: RoundStarted) -> str:
        sentence = self._("Round {round}: the white die brings {good} to depot {depot}.")
        return sentence.format(round=event.round + 1, good=self._nouns.kinds[event.good], depot=event.white)

    @says(DiceRolled)
    def _rolled(self, event: DiceRolled) -> str:
        return self._("rolls {low} and {high}").format(low=event.low, high=event.high)

    @says(TurnStarted)
    def _turn(self, event: TurnStarted) -> str:
        return self._("begins their turn")

    @says(GameEnded)
    def _ended(self, event: GameEnded) -> str:
        sentence = self._("Phase {phase} is over: the final points are counted.")
        return sentence.format(phase=PHASES[-1])

    # ---- tiles

    @says(TileTaken)
    def _taken(self, event: TileTaken) -> str:
        tile = self._nouns.tile(event.tile)
        if event.depot == BLACK:
            return self._("takes {tile} from the black depot").format(tile=tile)
        return self._("takes {tile} from depot {depot}").format(tile=tile, depot=event.depot + 1)

    @says(TileBought)
    def _bought(self, event: TileBought) -> str:
        if event.depot == BLACK:
            sentence = self._("buys a tile from the black depot")
        else:
            sentence = self._("buys a tile from depot {depot}").format(depot=event.depot + 1)
        price = self._nouns.both(self._nouns.riches(event.silver, event.workers))
        return self._("{done}, for {price}").format(done=sentence, price=price)

    @says(TileDropped)
    def _dropped(self, event: TileDropped) -> str:
        return self._("throws away {tile}").format(tile=self._nouns.tile(event.tile))

    @says(TilePlaced)
    def _placed(self, event: TilePlaced) -> str:
        sentence = self._("places {tile} on {space}")
        return sentence.format(tile=self._nouns.tile(event.tile), space=SPACES[event.space])

    @says(RegionCompleted)
    def _region(self, event: RegionCompleted) -> str:
        return self._("completes {region}").format(region=self._nouns.region(event.colour, event.size))

    @says(ColourCompleted)
    def _colour(self, event: ColourCompleted) -> str:
        _ = self._
        sentence = [
            _("is the first to fill {spaces} and takes the large bonus tile"),
            _("is the second to fill {spaces} and takes the small bonus tile"),
            _("fills {spaces}, too late for a bonus tile"),
            _("fills {spaces} and may place a tile of the black depot"),  # Who plays alone.
        ][event.place]
        return sentence.format(spaces=self._nouns.spaces[event.colour])

    # ---- workers, silver, goods

    @says(WorkersSpent)
    def _spent(self, event: WorkersSpent) -> str:
        sentence = self.n_(
            "uses {n} worker to turn a {die} into a {number}",
            "uses {n} workers to turn a {die} into a {number}",
            event.workers,
        )
        return sentence.format(die=event.die, number=event.number)

    @says(GoodsSold)
    def _sold(self, event: GoodsSold) -> str:
        sentence = self._("sells {goods}").format(goods=self._nouns.goods(event.good, event.tiles))
        return followed(sentence, self._nouns.gained(0, event.silver, event.workers))

    @says(WorkersTaken)
    def _workers(self, event: WorkersTaken) -> str:
        taken = [self._nouns.workers(event.workers)]
        return self._gets(taken + self._nouns.riches(event.silver, 0))

    @says(SilverTaken)
    def _silver(self, event: SilverTaken) -> str:
        return self._gets([self._nouns.silver(event.silver)])

    def _gets(self, things: list[str]) -> str:
        return self._("takes {things}").format(things=self._nouns.both(things))

    @says(MinesPaid)
    def _mines(self, event: MinesPaid) -> str:
        things = self._nouns.both(self._nouns.riches(event.silver, event.workers))
        return self._("gets {things} from the mines").format(things=things)

    @says(GoodsLoaded)
    def _loaded(self, event: GoodsLoaded) -> str:
        goods = ", ".join(self._nouns.bag(event.goods))
        return self._("loads {goods} from depot {depot}").format(goods=goods, depot=event.depot + 1)

    @says(MarkerMoved)
    def _marker(self, event: MarkerMoved) -> str:
        return self._("moves to space {space} of the bridge").format(space=event.space + 1)

    # ---- points

    @says(PointsScored)
    def _points(self, event: PointsScored) -> str:
        if event.clause == "solo.reset":
            return self._("starts again from 0")
        points = self._nouns.points(event.points)
        reason = self._reason(event.clause)
        if reason:
            return self._("scores {points} for {reason}").format(points=points, reason=reason)
        return self._("scores {points}").format(points=points)

    def _reason(self, clause: str) -> str:
        """What points are for, unless the event before has said it."""
        _ = self._
        kind, _dot, number = clause.partition(".")
        if kind == "monastery":
            return monastery_name(int(number), _)
        if kind == "shield":
            return shield_name(int(number), _)
        return {
            "livestock.points": _("the animals"),
            "region.size": _("the size of the region"),
            "region.phase": _("a region in this phase"),
            "colour.first": _("the large bonus tile"),
            "colour.second": _("the small bonus tile"),
            "posts.pair": _("border posts linked in this phase"),
            "posts.first": _("all border posts, first"),
            "posts.second": _("all border posts, second"),
            "routes.bonus": _("the trade route"),
            "end.goods": _("goods not sold"),
            "end.silver": _("silver left over"),
            "end.workers": _("workers left over"),
        }.get(clause, "")
