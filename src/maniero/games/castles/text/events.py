"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castles.components import CastlesBox
from maniero.games.castles.events import (
    CastleCompleted,
    EyesoreLeft,
    GameEnded,
    GateBuilt,
    RoundStarted,
    TileBuilt,
    TileDiscarded,
    TileDrawn,
    TilesOffered,
    TileStored,
    TurnFinished,
    YardsShown,
)
from maniero.games.castles.names import NONE, SQUARE_NAMES
from maniero.games.castles.text.nouns import Nouns
from maniero.kernel.events import PointsScored
from maniero.kit import speaking as kit
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Reports(kit.Reports[CastlesBox, Nouns]):
    """One method for each kind of event."""

    def __init__(self, speech: Speech[CastlesBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._reasons: Final = {  # By clause.
            "end.size": _("the size of the castle"),
            "end.reserve": _("tiles left in the reserve"),
            "end.rain": _("rain coming in"),
            "end.eyesores": _("eyesores"),
            "end.illegal": _("tiles built against the rules"),
            "option.stability": _("the largest part of one wall type"),
            "option.beauty": _("the most banners"),
            "option.colours": _("banners of one colour"),
        }

    # ---- the round

    @says(RoundStarted)
    def _round(self, event: RoundStarted) -> str:
        return self._("Round {number} begins.").format(number=event.number)

    @says(GateBuilt)
    def _gate(self, event: GateBuilt) -> str:
        return self._("builds the gate on {square}").format(square=SQUARE_NAMES[event.square])

    @says(TileDrawn)
    def _drawn(self, event: TileDrawn) -> str:
        if event.tile == NONE:
            return self._("draws a tile")
        return self._("draws {tile}").format(tile=self._a(event.tile))

    @says(TurnFinished)
    def _finished(self, event: TurnFinished) -> str:
        return self._("finishes the turn")

    @says(YardsShown)
    def _shown(self, event: YardsShown) -> str:
        return self._("All have finished: the tiles in the yards are looked at.")

    # ---- tiles

    @says(TileBuilt)
    def _built(self, event: TileBuilt) -> str:
        sentence = self._("builds {tile} on {square}")
        return sentence.format(tile=self._a(event.tile), square=SQUARE_NAMES[event.square])

    @says(TileStored)
    def _stored(self, event: TileStored) -> str:
        return self._("puts {tile} into the reserve").format(tile=self._a(event.tile))

    @says(TilesOffered)
    def _offered(self, event: TilesOffered) -> str:
        return self._("offers both tiles to player {number}").format(number=event.to + 1)

    @says(TileDiscarded)
    def _discarded(self, event: TileDiscarded) -> str:
        if event.tile == NONE:
            return self._("discards a tile")
        return self._("discards {tile}").format(tile=self._a(event.tile))

    @says(EyesoreLeft)
    def _eyesore(self, event: EyesoreLeft) -> str:
        return self._("leaves {tile} as an eyesore").format(tile=self._a(event.tile))

    def _a(self, tile: int) -> str:
        return self._nouns.a(self._box.tiles[tile])

    # ---- the end

    @says(CastleCompleted)
    def _completed(self, event: CastleCompleted) -> str:
        return self.n_(
            "has completed a castle of {n} tile", "has completed a castle of {n} tiles", event.size
        )

    @says(GameEnded)
    def _ended(self, event: GameEnded) -> str:
        if not event.left:
            return self._("The game is over: the castles are valued.")
        if event.discarded:
            return self.n_(
                "The game is over, and {n} tile left in the quarry is discarded: the castles are valued.",
                "The game is over, and {n} tiles left in the quarry are discarded: the castles are valued.",
                event.left,
            )
        return self.n_(
            "The game is over with {n} tile left in the quarry: the castles are valued.",
            "The game is over with {n} tiles left in the quarry: the castles are valued.",
            event.left,
        )

    @says(PointsScored)
    def _points(self, event: PointsScored) -> str:
        if event.points < 0:
            sentence = self._("loses {points} for {reason}")
        else:
            sentence = self._("scores {points} for {reason}")
        return sentence.format(
            points=self._nouns.points(abs(event.points)), reason=self._reasons[event.clause]
        )
