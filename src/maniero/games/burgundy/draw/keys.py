"""The key spaces of a team: two that both use, and two of each member."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from maniero.art.honeycomb import ROOT_3
from maniero.art.kit import g, join, rect, text, use
from maniero.art.lettering import fit
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.burgundy.draw.holder import Holder
from maniero.games.burgundy.draw.labels import tiles_label
from maniero.games.burgundy.draw.store import Row, stored
from maniero.games.burgundy.draw.tiles import SIDE, whole_tile


class Size(NamedTuple):
    """Of a group of key spaces."""

    halo: str  # The name of its outline.
    w: float
    h: float
    tile: float  # Side of a tile.


WIDE: Final = Size("keys", 152, 84, 30)
NARROW: Final = Size("keys-narrow", 104, 76, 26.3)
_HEAD: Final = 20


def outlines() -> dict[str, str]:
    """The outlines of a group, for its halo."""
    return {size.halo: box(size.w, size.h, 9, 0, 0) for size in (WIDE, NARROW)}


class Group(NamedTuple):
    """Key spaces that belong together."""

    name: str  # Of the pick; "" where nothing can be picked.
    words: str
    seats: list[int]  # Whose they are.
    tiles: list[str]
    places: int


def groups(h: Holder) -> list[Group]:
    """Those of both members, the own ones, and those of each partner."""
    player, tr = h.player, h.tr
    limit = player["key_spaces"]
    out = [
        Group("shared", tr("Common"), player["team"], player["storage"], limit),
        Group(
            "own", tr("Own"), [h.seat], player["own_storage"], player["own_spaces"] if limit >= 0 else limit
        ),
    ]
    for seat in h.partners:
        other = h.view["players"][seat]
        out.append(Group("", h.names[seat], [seat], other["own_storage"], other["own_spaces"]))
    return out


def places(group: Group) -> int:
    """Where there is no limit, there is always room for one more."""
    return max(group.places, len(group.tiles)) if group.places >= 0 else max(2, len(group.tiles) + 1)


def _head(group: Group, w: float) -> Markup:
    """Whose spaces these are."""
    markers = join(
        flat_marker(seat + 1, w - 14 - 15 * i, 11, 12) for i, seat in enumerate(reversed(group.seats))
    )
    room = w - 14 - 15 * len(group.seats)
    return text(fit(group.words, room, 12.5), 8, 15.5, 12.5, "ink-2", "start", title=True) + markers


def keys(h: Holder, group: Group, size: Size, x: float, y: float) -> Markup:
    """A group of key spaces, from its upper left corner."""
    k, apart = size.tile / SIDE, size.tile * ROOT_3 + min(11, size.w / 2 - size.tile * ROOT_3)
    spots = Row((size.w - apart) / 2, _HEAD + (size.h - _HEAD) / 2 - 1, apart, 2).spots(places(group))
    ground = rect(0, 0, size.w, size.h, 9, "board-2", "outline", 1.3) + rect(
        3, 3, size.w - 6, size.h - 6, 7, "none", "line-2", 1, opacity=".5"
    )
    head, label = _head(group, size.w), tiles_label(group.words, group.tiles, h.tr)
    if group.name:
        tiles = stored(h.shelf, h.tiles(group.tiles), spots, k, h.tr, group=f"{group.name}-")
        return h.shelf.thing(group.name, size.halo, ground, head, tiles, id=group.name, label=label, x=x, y=y)
    empty = join(use("s-key", *at, k) for at in spots)
    lying = join(whole_tile(face, *at, k) for face, at in zip(h.tiles(group.tiles), spots, strict=False))
    return g(ground, head, empty, lying, x=x, y=y, aria_label=label)
