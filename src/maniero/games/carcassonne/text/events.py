"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.carcassonne.components import CastleBox
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
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.kernel.events import PointsScored
from maniero.kernel.state import NOBODY
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Reports(kit.Reports[CastleBox, Nouns]):
    """One method for each kind of event."""

    def __init__(self, speech: Speech[CastleBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._stands: Final = [  # By kind of zone.
            _("places a herald on the path at {square}"),
            _("places a knight on the tower at {square}"),
            _("places a squire in the house at {square}"),
            _("places a merchant in the court at {square}"),
        ]

    # ---- the turn

    @says(TurnStarted)
    def _turn(self, event: TurnStarted) -> str:
        return self._("begins another turn") if event.again else self._("begins their turn")

    @says(TileDrawn)
    def _drawn(self, event: TileDrawn) -> str:
        return followed(self._("draws a tile"), [self._nouns.tile(self._box.tiles[event.tile])])

    @says(TileRemoved)
    def _removed(self, event: TileRemoved) -> str:
        return self._("removes the tile from the game: it fits nowhere")

    @says(TilePlaced)
    def _placed(self, event: TilePlaced) -> str:
        return self._("places the tile on {square}").format(square=self._box.squares[event.square])

    @says(FollowerPlaced)
    def _follower(self, event: FollowerPlaced) -> str:
        return self._stands[event.kind].format(square=self._box.squares[event.square])

    @says(FollowerReturned)
    def _returned(self, event: FollowerReturned) -> str:
        sentence = self._("takes back the follower on {square}")
        return sentence.format(square=self._box.squares[event.square])

    # ---- counting

    @says(ZoneCounted)
    def _counted(self, event: ZoneCounted) -> str:
        zone = self._nouns.zone(event.kind, event.size)
        if event.seat == NOBODY:
            sentence = self._("Followers are even: nobody scores for {zone}.")
        elif event.doubled:
            sentence = self._("has the majority in {zone}, counted double")
        else:
            sentence = self._("has the majority in {zone}")
        return sentence.format(zone=zone)

    @says(KeepMoved)
    def _keep(self, event: KeepMoved) -> str:
        return self.n_(
            "places the keep on a house of {n} tile", "places the keep on a house of {n} tiles", event.size
        )

    @says(BonusTaken)
    def _taken(self, event: BonusTaken) -> str:
        low, high = self._box.towers[event.tower]
        sentence = self._("takes {tile} from corner tower {low}/{high}")
        return sentence.format(tile=self._nouns.bonus(event.number), low=low, high=high)

    @says(BonusUsed)
    def _used(self, event: BonusUsed) -> str:
        return self._("uses {tile}").format(tile=self._nouns.bonus(event.number))

    # ---- the end

    @says(GameEnded)
    def _ended(self, event: GameEnded) -> str:
        return self._("No castle tile is left: the final points are counted.")

    @says(EmptyAreaScored)
    def _empty(self, event: EmptyAreaScored) -> str:
        n_ = self.n_
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

    @says(CourtCounted)
    def _court(self, event: CourtCounted) -> str:
        sentence = self.n_(
            "has the majority in a court with {n} market",
            "has the majority in a court with {n} markets",
            event.markets,
        )
        if not event.rich:
            return sentence
        return self._("{done}, made richer by bonus tile {number}").format(done=sentence, number=RICH_COURT)

    # ---- points

    @says(PointsScored)
    def _points(self, event: PointsScored) -> str:
        """The event before has said what points are for, but of bonus tile 9 nothing is told."""
        points = self._nouns.points(event.points)
        if event.clause == "bonus.9":
            sentence = self._("scores {points} for {reason}")
            return sentence.format(points=points, reason=self._nouns.bonus(POINTS))
        return self._("scores {points}").format(points=points)
