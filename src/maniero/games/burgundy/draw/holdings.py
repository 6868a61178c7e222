"""What is mine: duchy, dice, workers, silver, tiles, goods. Wide for a desk, narrow for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, svg, text
from maniero.art.lettering import shortened
from maniero.art.shapes import box, hexagon
from maniero.games.burgundy.draw import estate as one_duchy
from maniero.games.burgundy.draw import estate_solo, estate_team, keys
from maniero.games.burgundy.draw.duchy import HALOS, LARGE
from maniero.games.burgundy.draw.estate import NARROW_H, NARROW_W, H, W
from maniero.games.burgundy.draw.holder import Holder
from maniero.games.burgundy.draw.offer import offers
from maniero.games.burgundy.draw.store import (
    SMALL_CRATE,
    Row,
    Shelf,
    dice,
    goods,
    hire_size,
    key_places,
    stored,
    used,
)
from maniero.games.burgundy.draw.tiles import CRATE, DIE, SIDE, SPACE
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView, PlayerView

STRIP_H: Final = 62
_DICE: Final = Row(22.0, 31.0, 40).spots(2)  # On the strip.
_STORED: Final = Row(100.0, 31.0, 40)
_GOODS: Final = Row(223.0, 29.0, 41)
_TEAM: Final = (Row(98.0, 31.0, 34, 2), Row(170.0, 31.0, 34, 2))  # Shared and own key spaces.
_TEAM_GOODS: Final = Row(240.0, 29.0, 36)


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    spaces = {
        name: hexagon(SPACE, 4) if side == LARGE else hexagon(SPACE * side / LARGE, 3)
        for side, name in HALOS.items()
    }
    return spaces | {
        "die": box(DIE, DIE, 9),
        "chip": box(92, 34, 15),
        "chip-narrow": box(92, 42, 15),
        "hire": box(*hire_size(False), 7),
        "hire-narrow": box(*hire_size(True), 7),
        "crate": box(CRATE + 6, CRATE + 8, 8),
        "small-crate": box(SMALL_CRATE, SMALL_CRATE, 5),
        "sold": box(44, 48, 8),
        "small-tile": hexagon(SIDE * 0.56, 2),
    }


# ------------------------------------------------------------ wide
def estate_body(view: BurgundyView, seat: int, names: list[str], own: bool, prefix: str, tr: Tr) -> Markup:
    """Everything of one seat without the svg element; `own`: its things can be picked."""
    holder = Holder(view, seat, names, Shelf(prefix, own), tr)
    if view["solo"] is not None:
        return estate_solo.wide(holder)
    return estate_team.wide(holder) if holder.player["team"] else one_duchy.wide(holder)


def mine(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The viewer's duchy and everything beside it, 540 x 784; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    if view["offer"] and view["viewer"] in view["actors"]:
        return offers(view, W, H, 27, False, tr)
    body = estate_body(view, view["viewer"], shortened(names), True, "", tr)
    return svg(W, H, body, label=tr("My duchy"), id="mine", class_="picture")


def estate(view: BurgundyView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The duchy of any seat as large as one's own, to look at; nothing in it can be picked."""
    shown = shortened(names)
    body = estate_body(view, seat, shown, False, f"estate-{seat + 1}-", tr)
    return svg(W, H, body, label=shown[seat], id=f"estate-{seat + 1}", class_="picture")


# ------------------------------------------------------------ narrow
def mine_narrow(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """The same things for a phone, one below the other, 378 wide; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    if view["offer"] and view["viewer"] in view["actors"]:
        return offers(view, NARROW_W, NARROW_H, 26, True, tr)
    holder = Holder(view, view["viewer"], shortened(names), Shelf("narrow-", True), tr)
    if view["solo"] is not None:
        height, body = estate_solo.narrow(holder)
    else:
        height, body = (estate_team if holder.player["team"] else one_duchy).narrow(holder)
    return svg(NARROW_W, height, body, label=tr("My duchy"), id="mine-narrow", class_="picture")


@lru_cache(maxsize=256)
def _amount(name: str, amount: int, y: float, thing: str) -> Markup:
    number = text(str(amount), 13, 5.5, 15, "ink", "start", 800)
    return g(icon(name, 0, 0, 22, 1.2), number, x=346, y=y, aria_label=f"{amount} {thing}")


def mine_strip(view: BurgundyView, names: list[str], tr: Tr) -> Markup:
    """What one needs beside the common board on a phone, 378 x 62; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    player = view["players"][view["viewer"]]
    holder = Holder(view, player["seat"], names, Shelf("strip-", True), tr)
    rows = (("silver", player["silver"], 16, tr("silver")), ("worker", player["workers"], 46, tr("workers")))
    body = (
        dice(holder.shelf, player["seat"] + 1, used(player), _DICE, 0.74, tr),
        _strip_tiles(holder, player),
        _strip_goods(holder, player),
        join(_amount(*row) for row in rows),
    )
    return svg(NARROW_W, STRIP_H, *body, label=tr("My duchy"), id="mine-strip", class_="picture")


def _strip_tiles(h: Holder, player: PlayerView) -> Markup:
    """The key spaces: in a team those of both, then the own ones."""
    shelf, k, tr = h.shelf, 20 / SIDE, h.tr
    if not player["team"]:
        spots = _STORED.spots(key_places(player))
        return stored(shelf, h.tiles(player["storage"]), spots, k, tr, small=True)
    out = []
    for group, row in zip(keys.groups(h)[:2], _TEAM, strict=True):
        tiles, spots = h.tiles(group.tiles), row.spots(keys.places(group))
        out.append(stored(shelf, tiles, spots, k, tr, small=True, group=f"{group.name}-"))
    return join(out)


def _strip_goods(h: Holder, player: PlayerView) -> Markup:
    held = tuple(player["goods"].items())
    row = _TEAM_GOODS if player["team"] else _GOODS
    spots = row.spots(h.view["printed"]["goods_spaces"])
    if len(held) > len(spots):  # A player alone may store all kinds: in two rows.
        spots = tuple([(x, y) for y in (14.0, 44.0) for x, _ in spots])
    return goods(h.shelf, held, spots, h.tr, small=True)
