"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from maniero.kernel.events import Event, PointsScored

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.castles.components import CastlesBox
    from maniero.i18n import Language


class Reports:
    """One method for each kind of event."""

    def __init__(self, language: Language, nouns: Nouns, box: CastlesBox) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._box: Final = box
        _ = language._
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
        self._by_class: Final[dict[type[Event], Callable[[Any], str]]] = {
            RoundStarted: self._round,
            GateBuilt: self._gate,
            TileDrawn: self._drawn,
            TileBuilt: self._built,
            TileStored: self._stored,
            TilesOffered: self._offered,
            TileDiscarded: self._discarded,
            EyesoreLeft: self._eyesore,
            TurnFinished: self._finished,
            YardsShown: self._shown,
            CastleCompleted: self._completed,
            GameEnded: self._ended,
            PointsScored: self._points,
        }

    def say(self, event: Event) -> str:
        """The event in words; "" for one that is not of this game."""
        report = self._by_class.get(type(event))
        return report(event) if report is not None else ""

    # ---- the round

    def _round(self, event: RoundStarted) -> str:
        return self._t._("Round {number} begins.").format(number=event.number)

    def _gate(self, event: GateBuilt) -> str:
        return self._t._("builds the gate on {square}").format(square=SQUARE_NAMES[event.square])

    def _drawn(self, event: TileDrawn) -> str:
        if event.tile == NONE:
            return self._t._("draws a tile")
        return self._t._("draws {tile}").format(tile=self._a(event.tile))

    def _finished(self, event: TurnFinished) -> str:
        return self._t._("finishes the turn")

    def _shown(self, event: YardsShown) -> str:
        return self._t._("All have finished: the tiles in the yards are looked at.")

    # ---- tiles

    def _built(self, event: TileBuilt) -> str:
        said = self._t._("builds {tile} on {square}")
        return said.format(tile=self._a(event.tile), square=SQUARE_NAMES[event.square])

    def _stored(self, event: TileStored) -> str:
        return self._t._("puts {tile} into the reserve").format(tile=self._a(event.tile))

    def _offered(self, event: TilesOffered) -> str:
        return self._t._("offers both tiles to player {number}").format(number=event.to + 1)

    def _discarded(self, event: TileDiscarded) -> str:
        if event.tile == NONE:
            return self._t._("discards a tile")
        return self._t._("discards {tile}").format(tile=self._a(event.tile))

    def _eyesore(self, event: EyesoreLeft) -> str:
        return self._t._("leaves {tile} as an eyesore").format(tile=self._a(event.tile))

    def _a(self, tile: int) -> str:
        return self._nouns.a(self._box.tiles[tile])

    # ---- the end

    def _completed(self, event: CastleCompleted) -> str:
        return self._t.n_(
            "has completed a castle of {n} tile", "has completed a castle of {n} tiles", event.size
        )

    def _ended(self, event: GameEnded) -> str:
        if not event.left:
            return self._t._("The game is over: the castles are valued.")
        return self._t.n_(
            "The game is over with {n} tile left in the quarry: the castles are valued.",
            "The game is over with {n} tiles left in the quarry: the castles are valued.",
            event.left,
        )

    def _points(self, event: PointsScored) -> str:
        if event.points < 0:
            said = self._t._("loses {points} for {reason}")
        else:
            said = self._t._("scores {points} for {reason}")
        return said.format(points=self._nouns.points(abs(event.points)), reason=self._reasons[event.clause])
