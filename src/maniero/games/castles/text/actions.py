"""What an action would do, as an order, with what comes of it.

All players act at the same time, so an order speaks of the tiles of the seat that reads it; tiles that
the seat may not see are told by their places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castles.actions import (
    RESERVE_FROM,
    SOURCES,
    YARD_FROM,
    Build,
    Discard,
    Done,
    Draw,
    Eyesore,
    Gate,
    Offer,
    Ready,
    Show,
    Store,
    is_reserve,
)
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.events import EyesoreLeft, GateBuilt, TileBuilt, TilesOffered, TileStored
from maniero.games.castles.names import NONE, SQUARE_NAMES
from maniero.games.castles.rules.building import free_spaces, tile_at
from maniero.games.castles.state import Castles
from maniero.games.castles.text.nouns import Nouns
from maniero.kernel.bits import bit, members
from maniero.kernel.trial import Trial
from maniero.kit import speaking as kit
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Orders(kit.Orders[CastlesBox, Nouns, Castles]):
    """One method for each class of actions, and one for each class of events that is worth a promise."""

    def __init__(self, speech: Speech[CastlesBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._built: Final = [  # By quarter turns.
            _("Build {tile} on {square}"),
            _("Build {tile} on {square}, turned once"),
            _("Build {tile} on {square}, turned twice"),
            _("Build {tile} on {square}, turned three times"),
        ]
        places = [_("the first tile drawn"), _("the second tile drawn")]
        of_reserve, of_yard = _("tile {number} of the reserve"), _("tile {number} of the yard")
        for source in range(RESERVE_FROM, len(SOURCES)):
            sentence = of_reserve if is_reserve(source) else of_yard
            places.append(sentence.format(number=SOURCES[source][1:]))
        self._places: Final = places  # By source.

    # ---- chance

    @says(Draw)
    def _draw(self, s: Castles, seat: int, action: Draw) -> str:
        return self._("Draw {tile}").format(tile=self._nouns.a(self._box.tiles[action.tile]))

    @says(Show)
    def _show(self, s: Castles, seat: int, action: Show) -> str:
        return self._("Look at the tiles in the yards")

    # ---- building

    @says(Gate)
    def _gate(self, s: Castles, seat: int, action: Gate) -> str:
        return self._("Build the gate on {square}").format(square=SQUARE_NAMES[action.square])

    @says(Build)
    def _build(self, s: Castles, seat: int, action: Build) -> str:
        sentence = self._built[action.turn]
        tile = self._tile(s, seat, action.source)
        return sentence.format(tile=tile, square=SQUARE_NAMES[action.square])

    def _tile(self, s: Castles, seat: int, source: int) -> str:
        """A tile of ``seat``: "the corner of red brick from the reserve"; unknown to it, its place alone."""
        known = seat >= 0 and (source < YARD_FROM or s.knows_yard(seat, seat))
        tile = tile_at(s.builders[seat], source) if known else NONE
        if tile == NONE:
            return self._places[source]
        name = self._nouns.the(self._box.tiles[tile])
        if source < RESERVE_FROM:
            return name
        where = self._("{tile} from the reserve") if is_reserve(source) else self._("{tile} from the yard")
        return where.format(tile=name)

    # ---- other uses of a tile

    @says(Store)
    def _store(self, s: Castles, seat: int, action: Store) -> str:
        return self._("Put {tile} into the reserve").format(tile=self._tile(s, seat, action.source))

    @says(Offer)
    def _offer(self, s: Castles, seat: int, action: Offer) -> str:
        return self._("Offer both tiles to player {number}").format(number=action.seat + 1)

    @says(Discard)
    def _discard(self, s: Castles, seat: int, action: Discard) -> str:
        if action.source == NONE:
            return self._("Discard both tiles")
        return self._("Discard {tile}").format(tile=self._tile(s, seat, action.source))

    @says(Eyesore)
    def _eyesore(self, s: Castles, seat: int, action: Eyesore) -> str:
        """By its place, since two equal tiles may be left one after the other."""
        return self._("Leave {tile} as an eyesore").format(tile=self._places[action.source])

    # ---- nothing more

    @says(Ready)
    def _ready(self, s: Castles, seat: int, action: Ready) -> str:
        return self._("Build nothing more and draw")

    @says(Done)
    def _done(self, s: Castles, seat: int, action: Done) -> str:
        return self._("Build nothing more in this round")

    # ---- promises

    @says(GateBuilt)
    def _gate_built(self, trial: Trial[Castles], event: GateBuilt) -> list[str]:
        size = members(trial.after.builders[event.seat].site.castle(self._box))
        return [self._nouns.castle(size)] if size > 1 else []

    @says(TileBuilt)
    def _tile_built(self, trial: Trial[Castles], event: TileBuilt) -> list[str]:
        _, n_ = self._, self.n_
        before = trial.before.builders[event.seat].site
        after = trial.after.builders[event.seat].site
        here, castle = bit(event.square), after.castle(self._box)
        if after.faults(self._box) & here:
            points = self._nouns.points(abs(self._box.fault_points))
            return [_("breaks a rule ({points} less)").format(points=points)]
        promises: list[str] = []
        if castle & here:
            promises.append(_("joins the castle"))
        elif castle:
            promises.append(_("stands apart from the castle"))
        closed = before.must(event.square).bit_count()
        if closed:
            promises.append(n_("closes {n} open side", "closes {n} open sides", closed))
        opened = members(after.beside(here) & after.empty)
        if opened:
            promises.append(n_("opens {n} new side", "opens {n} new sides", opened))
        if after.complete(self._box) and not before.complete(self._box):
            promises.append(_("completes the castle"))
        elif castle & here and not after.beside(castle) & after.empty:
            promises.append(_("the castle cannot grow any more"))
        return promises

    @says(TileStored)
    def _stored(self, trial: Trial[Castles], event: TileStored) -> list[str]:
        free = free_spaces(trial.after.builders[event.seat])
        if not free:
            return [self._("then it is full")]
        return [self.n_("{n} space stays free", "{n} spaces stay free", free)]

    @says(TilesOffered)
    def _offered(self, trial: Trial[Castles], event: TilesOffered) -> list[str]:
        return [self._("you draw two new ones")]

    @says(EyesoreLeft)
    def _left(self, trial: Trial[Castles], event: EyesoreLeft) -> list[str]:
        points = self._nouns.points(abs(self._box.eyesore_points))
        less = self._("{points} less at the end").format(points=points)
        return [self._nouns.a(self._box.tiles[event.tile]), less]
