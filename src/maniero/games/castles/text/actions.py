"""What an action would do, as an order, with what comes of it.

Several players may be asked at the same time.  Whose tiles are meant is only known when one of them is
asked alone; otherwise tiles are told by their places, so that nobody reads of what another has drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from maniero.games.castles.names import NONE, SQUARE_NAMES
from maniero.games.castles.rules.building import free_spaces, gate_of, tile_at
from maniero.games.castles.text.nouns import Nouns, followed
from maniero.kernel.bits import bit, members
from maniero.kernel.first import First

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.castles.sites import Site
    from maniero.games.castles.state import Builder, Castles
    from maniero.i18n import Language
    from maniero.kernel.action import Action


class Orders:
    """One method for each class of words."""

    def __init__(self, language: Language, nouns: Nouns) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        _ = language._
        self._built: Final = [  # By quarter turns.
            _("Build {tile} on {square}"),
            _("Build {tile} on {square}, turned once"),
            _("Build {tile} on {square}, turned twice"),
            _("Build {tile} on {square}, turned three times"),
        ]
        places = [_("the first tile drawn"), _("the second tile drawn")]
        of_reserve, of_yard = _("tile {number} of the reserve"), _("tile {number} of the yard")
        for source in range(RESERVE_FROM, len(SOURCES)):
            said = of_reserve if is_reserve(source) else of_yard
            places.append(said.format(number=SOURCES[source][1:]))
        self._places: Final = places  # By source.
        self._by_class: Final[dict[type[Action], Callable[[Castles, Any], str]]] = {
            First: self._first,
            Draw: self._draw,
            Show: self._show,
            Gate: self._gate,
            Ready: self._ready,
            Build: self._build,
            Store: self._store,
            Offer: self._offer,
            Discard: self._discard,
            Eyesore: self._eyesore,
            Done: self._done,
        }

    def say(self, s: Castles, action: Action) -> str:
        return self._by_class[type(action)](s, action)

    # ---- chance

    def _first(self, s: Castles, action: First) -> str:
        return self._t._("Let player {number} go first").format(number=action.seat + 1)

    def _draw(self, s: Castles, action: Draw) -> str:
        return self._t._("Draw {tile}").format(tile=self._nouns.a(s.box.tiles[action.tile]))

    def _show(self, s: Castles, action: Show) -> str:
        return self._t._("Look at the tiles in the yards")

    # ---- building

    def _gate(self, s: Castles, action: Gate) -> str:
        said = self._t._("Build the gate on {square}").format(square=SQUARE_NAMES[action.square])
        builder = _asked(s)
        gate = gate_of(s, builder) if builder is not None else NONE
        if builder is None or gate == NONE or builder.site.tiles[action.square] != NONE:
            return said
        site = builder.site.copy()
        site.lay(s.box, gate, action.square, 0)
        size = members(site.castle(s.box))
        return followed(said, [self._nouns.castle(size)] if size > 1 else [])

    def _build(self, s: Castles, action: Build) -> str:
        builder = _asked(s)
        said = self._built[action.turn]
        said = said.format(tile=self._tile(s, action.source), square=SQUARE_NAMES[action.square])
        return followed(said, self._becomes(s, builder, action) if builder is not None else [])

    def _tile(self, s: Castles, source: int) -> str:
        """The tile at a source: "the corner of red brick from the reserve", or its place alone."""
        builder = _asked(s)
        tile = tile_at(builder, source) if builder is not None else NONE
        if tile == NONE:
            return self._places[source]
        said = self._nouns.the(s.box.tiles[tile])
        if source < RESERVE_FROM:
            return said
        where = (
            self._t._("{tile} from the reserve") if source < YARD_FROM else self._t._("{tile} from the yard")
        )
        return where.format(tile=said)

    def _becomes(self, s: Castles, builder: Builder, action: Build) -> list[str]:
        """What becomes of the site when a tile is built so."""
        _, n_ = self._t._, self._t.n_
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
        said: list[str] = []
        if castle & here:
            said.append(_("joins the castle"))
        elif after.gate != NONE:
            said.append(_("stands apart from the castle"))
        mortar = s.box.tiles[tile].mortar[action.turn]
        closed = (mortar & builder.site.must(action.square)).bit_count()
        if closed:
            said.append(n_("closes {n} open side", "closes {n} open sides", closed))
        opened = _opened(after, here)
        if opened:
            said.append(n_("opens {n} new side", "opens {n} new sides", opened))
        if after.complete(s.box):
            said.append(_("completes the castle"))
        elif castle & here and not after.beside(castle) & after.empty:
            said.append(_("the castle cannot grow any more"))
        return said

    # ---- other uses of a tile

    def _store(self, s: Castles, action: Store) -> str:
        said = self._t._("Put {tile} into the reserve").format(tile=self._tile(s, action.source))
        builder = _asked(s)
        free = free_spaces(builder) - 1 if builder is not None else -1
        if free < 0:
            return said
        if not free:
            return followed(said, [self._t._("then it is full")])
        return followed(said, [self._t.n_("{n} space stays free", "{n} spaces stay free", free)])

    def _offer(self, s: Castles, action: Offer) -> str:
        said = self._t._("Offer both tiles to player {number}").format(number=action.seat + 1)
        return followed(said, [self._t._("you draw two new ones")])

    def _discard(self, s: Castles, action: Discard) -> str:
        if action.source == NONE:
            return self._t._("Discard both tiles")
        return self._t._("Discard {tile}").format(tile=self._tile(s, action.source))

    def _eyesore(self, s: Castles, action: Eyesore) -> str:
        """By its place, since two equal tiles may be left one after the other."""
        said = self._t._("Leave {tile} as an eyesore").format(tile=self._places[action.source])
        builder = _asked(s)
        tile = builder.drawn[action.source] if builder is not None else NONE
        points = self._t._("{points} less at the end")
        points = points.format(points=self._nouns.points(abs(s.box.eyesore_points)))
        return followed(said, [self._nouns.a(s.box.tiles[tile]), points] if tile != NONE else [points])

    # ---- nothing more

    def _ready(self, s: Castles, action: Ready) -> str:
        return self._t._("Build nothing more and draw")

    def _done(self, s: Castles, action: Done) -> str:
        return self._t._("Build nothing more in this round")


def _asked(s: Castles) -> Builder | None:
    """The things of who is asked, if it is one player alone."""
    asked = s.actors()
    return s.builders[asked[0]] if len(asked) == 1 and asked[0] >= 0 else None


def _opened(site: Site, here: int) -> int:
    """Sides of a tile where mortar lies beside an empty square."""
    return members(site.beside(here) & site.empty)
