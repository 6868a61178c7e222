"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maniero.games.carcassonne.events import (
    BonusTaken,
    BonusUsed,
    CourtCounted,
    EmptyAreaScored,
    FollowerPlaced,
    FollowerReturned,
    GameEnded,
    KeepMoved,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnStarted,
    ZoneCounted,
)
from maniero.games.carcassonne.names import POINTS, RICH_COURT
from maniero.games.carcassonne.text.nouns import Nouns, followed
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.carcassonne.components import CastleBox
    from maniero.i18n import Language


class Reports:
    """One method for each kind of event."""

    def __init__(self, language: Language, nouns: Nouns, box: CastleBox) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._box: Final = box
        _ = language._
        self._stands: Final = [  # By kind of zone.
            _("places a herald on the path at {square}"),
            _("places a knight on the tower at {square}"),
            _("places a squire in the house at {square}"),
            _("places a merchant in the court at {square}"),
        ]
        self._by_class: Final[dict[type[Event], Callable[[Any], str]]] = {
            TurnStarted: self._turn,
            TileDrawn: self._drawn,
            TileRemoved: self._removed,
            TilePlaced: self._placed,
            FollowerPlaced: self._follower,
            ZoneCounted: self._counted,
            FollowerReturned: self._returned,
            KeepMoved: self._keep,
            BonusTaken: self._taken,
            BonusUsed: self._used,
            EmptyAreaScored: self._empty,
            CourtCounted: self._court,
            GameEnded: self._ended,
            PointsScored: self._points,
        }

    def say(self, event: Event) -> str:
        """The event in words; "" for one that is not of this game."""
        report = self._by_class.get(type(event))
        return report(event) if report is not None else ""

    # ---- the turn

    def _turn(self, event: TurnStarted) -> str:
        return self._t._("begins another turn") if event.again else self._t._("begins their turn")

    def _drawn(self, event: TileDrawn) -> str:
        return followed(self._t._("draws a tile"), [self._nouns.tile(self._box.tiles[event.tile])])

    def _removed(self, event: TileRemoved) -> str:
        return self._t._("removes the tile from the game: it fits nowhere")

    def _placed(self, event: TilePlaced) -> str:
        return self._t._("places the tile on {square}").format(square=self._box.squares[event.square])

    def _follower(self, event: FollowerPlaced) -> str:
        return self._stands[event.kind].format(square=self._box.squares[event.square])

    def _returned(self, event: FollowerReturned) -> str:
        said = self._t._("takes back the follower on {square}")
        return said.format(square=self._box.squares[event.square])

    # ---- counting

    def _counted(self, event: ZoneCounted) -> str:
        zone = self._nouns.zone(event.kind, event.size)
        if event.seat == NOBODY:
            said = self._t._("Followers are even: nobody scores for {zone}.")
        elif event.doubled:
            said = self._t._("has the majority in {zone}, counted double")
        else:
            said = self._t._("has the majority in {zone}")
        return said.format(zone=zone)

    def _keep(self, event: KeepMoved) -> str:
        return self._t.n_(
            "places the keep on a house of {n} tile", "places the keep on a house of {n} tiles", event.size
        )

    def _taken(self, event: BonusTaken) -> str:
        low, high = self._box.towers[event.tower]
        said = self._t._("takes {tile} from corner tower {low}/{high}")
        return said.format(tile=self._nouns.bonus(event.number), low=low, high=high)

    def _used(self, event: BonusUsed) -> str:
        return self._t._("uses {tile}").format(tile=self._nouns.bonus(event.number))

    # ---- the end

    def _ended(self, event: GameEnded) -> str:
        return self._t._("No castle tile is left: the final points are counted.")

    def _empty(self, event: EmptyAreaScored) -> str:
        n_ = self._t.n_
        if event.seat == NOBODY:
            return n_(
                "No keep is the largest: nobody scores for the empty area of {n} square.",
                "No keep is the largest: nobody scores for the empty area of {n} squares.",
                event.squares,
            )
        return n_(
            "has the largest keep and wins the empty area of {n} square",
            "has the largest keep and wins the empty area of {n} squares",
            event.squares,
        )

    def _court(self, event: CourtCounted) -> str:
        said = self._t.n_(
            "has the majority in a court with {n} market",
            "has the majority in a court with {n} markets",
            event.markets,
        )
        if not event.rich:
            return said
        return self._t._("{done}, made richer by bonus tile {number}").format(done=said, number=RICH_COURT)

    # ---- points

    def _points(self, event: PointsScored) -> str:
        """The event before has said what points are for, but of bonus tile 9 nothing is told."""
        points = self._nouns.points(event.points)
        if event.clause == "bonus.9":
            said = self._t._("scores {points} for {reason}")
            return said.format(points=points, reason=self._nouns.bonus(POINTS))
        return self._t._("scores {points}").format(points=points)
