"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from maniero.games.burgundy.text.nouns import Nouns, followed
from maniero.kernel.events import Event, PointsScored

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.i18n import Language


class Reports:
    """One method for each kind of event."""

    def __init__(self, language: Language, nouns: Nouns) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._by_class: Final[dict[type[Event], Callable[[Any], str]]] = {
            DuchyChosen: self._duchy,
            PhaseStarted: self._phase,
            RoundStarted: self._round,
            DiceRolled: self._rolled,
            TurnStarted: self._turn,
            TileTaken: self._taken,
            TileBought: self._bought,
            TileDropped: self._dropped,
            TilePlaced: self._placed,
            WorkersSpent: self._spent,
            GoodsSold: self._sold,
            WorkersTaken: self._workers,
            SilverTaken: self._silver,
            GoodsLoaded: self._loaded,
            MarkerMoved: self._marker,
            RegionCompleted: self._region,
            ColourCompleted: self._colour,
            MinesPaid: self._mines,
            GameEnded: self._ended,
            PointsScored: self._points,
        }

    def say(self, event: Event) -> str:
        """The event in words; "" for one that is not of this game."""
        report = self._by_class.get(type(event))
        return report(event) if report is not None else ""

    # ---- the frame of the game

    def _duchy(self, event: DuchyChosen) -> str:
        return self._t._("plays with duchy {duchy}").format(duchy=event.duchy)

    def _phase(self, event: PhaseStarted) -> str:
        return self._t._("Phase {phase} begins.").format(phase=PHASES[event.phase])

    def _round(self, event: RoundStarted) -> str:
        said = self._t._("Round {round}: the white die brings {good} to depot {depot}.")
        return said.format(round=event.round + 1, good=self._nouns.kinds[event.good], depot=event.white)

    def _rolled(self, event: DiceRolled) -> str:
        return self._t._("rolls {low} and {high}").format(low=event.low, high=event.high)

    def _turn(self, event: TurnStarted) -> str:
        return self._t._("begins their turn")

    def _ended(self, event: GameEnded) -> str:
        return self._t._("Phase E is over: the final points are counted.")

    # ---- tiles

    def _taken(self, event: TileTaken) -> str:
        tile = self._nouns.tile(event.tile)
        if event.depot == BLACK:
            return self._t._("takes {tile} from the black depot").format(tile=tile)
        return self._t._("takes {tile} from depot {depot}").format(tile=tile, depot=event.depot + 1)

    def _bought(self, event: TileBought) -> str:
        if event.depot == BLACK:
            said = self._t._("buys a tile from the black depot")
        else:
            said = self._t._("buys a tile from depot {depot}").format(depot=event.depot + 1)
        price = self._nouns.both(self._nouns.riches(event.silver, event.workers))
        return self._t._("{done}, for {price}").format(done=said, price=price)

    def _dropped(self, event: TileDropped) -> str:
        return self._t._("throws away {tile}").format(tile=self._nouns.tile(event.tile))

    def _placed(self, event: TilePlaced) -> str:
        said = self._t._("places {tile} on {space}")
        return said.format(tile=self._nouns.tile(event.tile), space=SPACES[event.space])

    def _region(self, event: RegionCompleted) -> str:
        return self._t._("completes {region}").format(region=self._nouns.region(event.colour, event.size))

    def _colour(self, event: ColourCompleted) -> str:
        _ = self._t._
        said = [
            _("is the first to fill {spaces} and takes the large bonus tile"),
            _("is the second to fill {spaces} and takes the small bonus tile"),
            _("fills {spaces}, too late for a bonus tile"),
        ][min(event.place, 2)]
        return said.format(spaces=self._nouns.spaces[event.colour])

    # ---- workers, silver, goods

    def _spent(self, event: WorkersSpent) -> str:
        said = self._t.n_(
            "uses {n} worker to turn a {die} into a {number}",
            "uses {n} workers to turn a {die} into a {number}",
            event.workers,
        )
        return said.format(die=event.die, number=event.number)

    def _sold(self, event: GoodsSold) -> str:
        said = self._t._("sells {goods}").format(goods=self._nouns.goods(event.good, event.tiles))
        return followed(said, self._nouns.gained(0, event.silver, event.workers))

    def _workers(self, event: WorkersTaken) -> str:
        taken = [self._nouns.workers(event.workers)]
        return self._gets(taken + self._nouns.riches(event.silver, 0))

    def _silver(self, event: SilverTaken) -> str:
        return self._gets([self._nouns.silver(event.silver)])

    def _gets(self, things: list[str]) -> str:
        return self._t._("takes {things}").format(things=self._nouns.both(things))

    def _mines(self, event: MinesPaid) -> str:
        things = self._nouns.both(self._nouns.riches(event.silver, event.workers))
        return self._t._("gets {things} from the mines").format(things=things)

    def _loaded(self, event: GoodsLoaded) -> str:
        goods = ", ".join(self._nouns.bag(event.goods))
        return self._t._("loads {goods} from depot {depot}").format(goods=goods, depot=event.depot + 1)

    def _marker(self, event: MarkerMoved) -> str:
        return self._t._("moves to space {space} of the bridge").format(space=event.space + 1)

    # ---- points

    def _points(self, event: PointsScored) -> str:
        points = self._nouns.points(event.points)
        reason = self._reason(event.clause)
        if reason:
            return self._t._("scores {points} for {reason}").format(points=points, reason=reason)
        return self._t._("scores {points}").format(points=points)

    def _reason(self, clause: str) -> str:
        """What points are for, unless the event before has said it."""
        _ = self._t._
        kind, _dot, number = clause.partition(".")
        if kind == "monastery":
            return _("monastery no. {number}").format(number=number)
        return {
            "livestock.points": _("the animals"),
            "region.size": _("the size of the region"),
            "region.phase": _("a region in this phase"),
            "colour.first": _("the large bonus tile"),
            "colour.second": _("the small bonus tile"),
            "end.goods": _("goods not sold"),
            "end.silver": _("silver left over"),
            "end.workers": _("workers left over"),
        }.get(clause, "")
