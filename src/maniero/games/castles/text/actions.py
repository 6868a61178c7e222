"""What an action would do, as an order, with what comes of it.

Several players may be asked at the same time.  Whose tiles are meant is only known when one of them is
asked alone; otherwise tiles are told by their places, so that nobody reads of what another has drawn.
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
from maniero.games.castles.names import NONE, SQUARE_NAMES
from maniero.games.castles.rules.building import free_spaces, gate_of, tile_at
from maniero.games.castles.state import Castles
from maniero.games.castles.text.nouns import Nouns, followed
from maniero.kernel.bits import bit, members
from maniero.kernel.first import First
from maniero.kit import speaking as kit
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech
    from maniero.games.castles.sites import Site
    from maniero.games.castles.state import Builder


class Orders(kit.Orders[CastlesBox, Castles]):
    """One method for each class of words."""

    def __init__(self, speech: Speech[CastlesBox], nouns: Nouns) -> None:
        super().__init__(speech)
        self._nouns: Final = nouns
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

    @says(First)
    def _first(self, s: Castles, seat: int, action: First) -> str:
        return self._("Let player {number} go first").format(number=action.seat + 1)

    @says(Draw)
    def _draw(self, s: Castles, seat: int, action: Draw) -> str:
        return self._("Draw {tile}").format(tile=self._nouns.a(s.box.tiles[action.tile]))

    @says(Show)
    def _show(self, s: Castles, seat: int, action: Show) -> str:
        return self._("Look at the tiles in the yards")

    # ---- building

    @says(Gate)
    def _gate(self, s: Castles, seat: int, action: Gate) -> str:
        sentence = self._("Build the gate on {square}").format(square=SQUARE_NAMES[action.square])
        builder = _asked(s)
        gate = gate_of(s, builder) if builder is not None else NONE
        if builder is None or gate == NONE or builder.site.tiles[action.square] != NONE:
            return sentence
        site = builder.site.copy()
        site.lay(s.box, gate, action.square, 0)
        size = members(site.castle(s.box))
        return followed(sentence, [self._nouns.castle(size)] if size > 1 else [])

    @says(Build)
    def _build(self, s: Castles, seat: int, action: Build) -> str:
        builder = _asked(s)
        sentence = self._built[action.turn]
        sentence = sentence.format(tile=self._tile(s, action.source), square=SQUARE_NAMES[action.square])
        return followed(sentence, self._becomes(s, builder, action) if builder is not None else [])

    def _tile(self, s: Castles, source: int) -> str:
        """The tile at a source: "the corner of red brick from the reserve", or its place alone."""
        builder = _asked(s)
        tile = tile_at(builder, source) if builder is not None else NONE
        if tile == NONE:
            return self._places[source]
        sentence = self._nouns.the(s.box.tiles[tile])
        if source < RESERVE_FROM:
            return sentence
        where = self._("{tile} from the reserve") if source < YARD_FROM else self._("{tile} from the yard")
        return where.format(tile=sentence)

    def _becomes(self, s: Castles, builder: Builder, action: Build) -> list[str]:
        """What becomes of the site when a tile is built so."""
        _, n_ = self._, self.n_
        tile = tile_at(builder, action.source)
        if tile == NONE or builder.site.tiles[action.square] != NONE:
            return []
        after = builder.site.copy()
        after.lay(s.box, tile, action.square, action.turn)
        here = bit(action.square)
        if after.faults(s.box) & here:
            points = self._nouns.points(abs(s.box.fault_points))
            return [_("breaks a rule ({points} less)").format(points=points)]
        castle = after.castle(s.box)
        sentence: list[str] = []
        if castle & here:
            sentence.append(_("joins the castle"))
        elif after.gate != NONE:
            sentence.append(_("stands apart from the castle"))
        mortar = s.box.tiles[tile].mortar[action.turn]
        closed = (mortar & builder.site.must(action.square)).bit_count()
        if closed:
            sentence.append(n_("closes {n} open side", "closes {n} open sides", closed))
        opened = _opened(after, here)
        if opened:
            sentence.append(n_("opens {n} new side", "opens {n} new sides", opened))
        if after.complete(s.box):
            sentence.append(_("completes the castle"))
        elif castle & here and not after.beside(castle) & after.empty:
            sentence.append(_("the castle cannot grow any more"))
        return sentence

    # ---- other uses of a tile

    @says(Store)
    def _store(self, s: Castles, seat: int, action: Store) -> str:
        sentence = self._("Put {tile} into the reserve").format(tile=self._tile(s, action.source))
        builder = _asked(s)
        free = free_spaces(builder) - 1 if builder is not None else -1
        if free < 0:
            return sentence
        if not free:
            return followed(sentence, [self._("then it is full")])
        return followed(sentence, [self.n_("{n} space stays free", "{n} spaces stay free", free)])

    @says(Offer)
    def _offer(self, s: Castles, seat: int, action: Offer) -> str:
        sentence = self._("Offer both tiles to player {number}").format(number=action.seat + 1)
        return followed(sentence, [self._("you draw two new ones")])

    @says(Discard)
    def _discard(self, s: Castles, seat: int, action: Discard) -> str:
        if action.source == NONE:
            return self._("Discard both tiles")
        return self._("Discard {tile}").format(tile=self._tile(s, action.source))

    @says(Eyesore)
    def _eyesore(self, s: Castles, seat: int, action: Eyesore) -> str:
        """By its place, since two equal tiles may be left one after the other."""
        sentence = self._("Leave {tile} as an eyesore").format(tile=self._places[action.source])
        builder = _asked(s)
        tile = builder.drawn[action.source] if builder is not None else NONE
        points = self._("{points} less at the end")
        points = points.format(points=self._nouns.points(abs(s.box.eyesore_points)))
        return followed(sentence, [self._nouns.a(s.box.tiles[tile]), points] if tile != NONE else [points])

    # ---- nothing more

    @says(Ready)
    def _ready(self, s: Castles, seat: int, action: Ready) -> str:
        return self._("Build nothing more and draw")

    @says(Done)
    def _done(self, s: Castles, seat: int, action: Done) -> str:
        return self._("Build nothing more in this round")


def _asked(s: Castles) -> Builder | None:
    """The things of who is asked, if it is one player alone."""
    asked = s.actors()
    return s.builders[asked[0]] if len(asked) == 1 and asked[0] >= 0 else None


def _opened(site: Site, here: int) -> int:
    """Sides of a tile where mortar lies beside an empty square."""
    return members(site.beside(here) & site.empty)
