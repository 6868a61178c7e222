"""The councils on their balconies, permits and bonus tile of each region, councillors beside the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import g, icon, join, n, path, pick, rect, text, use
from maniero.art.pieces import flat_marker, slot
from maniero.art.shapes import box, shield
from maniero.games.council.draw.bonuses import (
    MARK,
    PERMIT_H,
    PERMIT_W,
    REGIONS,
    TONE,
    Permit,
    bonus_shield,
    permit,
    permit_key,
    permit_place,
    taken_shield,
)
from maniero.games.council.draw.faces import COUNCILLOR
from maniero.games.council.draw.labels import permit_label, tile_label
from maniero.games.council.nouns import Tr, colour_name, region_name
from maniero.games.council.view import RegionView

PLAQUE_W: Final = 343.33
PLAQUE_H: Final = 104
BALCONY_W: Final = 138
BALCONY_H: Final = 85
COUNCILLORS: Final = 4  # In each council.
_STEP: Final = (BALCONY_W - 20) / COUNCILLORS


# ------------------------------------------------------------ printed parts
def _back() -> Markup:
    """The wall of a balcony with a dark arch for each councillor, `#s-balcony`."""
    w, h = BALCONY_W, BALCONY_H
    wall = f"M0 {h}V14Q0 4 10 4H{w - 10}Q{w} 4 {w} 14V{h}z"
    courses = f"M0 20H{w}M0 40H{w}M{n(w * 0.1)} 20v20M{n(w * 0.4)} 20v20M{n(w * 0.75)} 20v20"
    r = _STEP / 2 - 3
    arches = "".join(
        f"M{n(_at(i) - r)} {h - 24}V36a{n(r)} {n(r - 1)} 0 0 1 {n(2 * r)} 0V{h - 24}z"
        for i in range(COUNCILLORS)
    )
    return g(
        path(wall, "stone-2", "outline", 1.5, transform="translate(0 3)"),
        path(wall, "stone", "outline", 1.5),
        path(courses, "none", "stone-2", 1.1),
        path(arches, "hole", "outline", 1.3),
        id="s-balcony",
    )


def _rail() -> Markup:
    """The stone rail before the councillors, and the arrow where new ones come in, `#s-rail`."""
    w, h = BALCONY_W, BALCONY_H
    pillars = "".join(
        f"M{n(1 + i * 13)} {h - 20}q-4 4 0 8q-2.5 4-2 7h7q.5-3-2-7q4-4 0-8z" for i in range(w // 13 + 1)
    )
    return g(
        rect(-4, h - 27, w + 8, 7, 2, "stone", "outline", 1.3),
        rect(-4, h - 5, w + 8, 8, 2, "stone", "outline", 1.3),
        path(pillars, "stone", "outline", 1.1),
        path(f"M-17 {h - 44}l11 7-11 7z", "brand", "outline", 1.2),
        id="s-rail",
    )


def _plaque(region: str) -> Markup:
    return g(plaque(0, 0, PLAQUE_W, PLAQUE_H, TONE[region]), id=f"s-region-{region}")


def definitions() -> Markup:
    """The printed parts for the sprite."""
    return _back() + _rail() + join(_plaque(region) for region in REGIONS)


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {
        "council": box(BALCONY_W + 8, BALCONY_H + 2, 9, -4, 3),
        "permit": box(PERMIT_W, PERMIT_H, 5),
        "pile": box(36, 52, 5, -18, -23),
        "shield": shield(34),
        "free": box(27, 29, 6),
    }


# ------------------------------------------------------------ positions
def _at(i: int) -> float:
    """The middle of a councillor's arch."""
    return 10 + _STEP * (i + 0.5)


@lru_cache(maxsize=1024)
def balcony(region: str, council: tuple[str, ...], x: float, y: float, tr: Tr) -> Markup:
    """Four councillors behind a stone rail; new ones come from the left, the last falls on the right."""
    k = min(_STEP * 0.96, 34) / COUNCILLOR
    people = [use(f"s-councillor-{c}", _at(i), BALCONY_H - 41, k) for i, c in enumerate(council)]
    plates = [use(f"s-plate-{c}", _at(i), BALCONY_H - 10) for i, c in enumerate(council)]
    name = region_name(region, tr)
    label = tr("Council {region}: {colours}")
    label = label.format(region=name, colours=", ".join(colour_name(c, tr) for c in council))
    title = text(name, BALCONY_W / 2, 17, 13, "pip", title=True, grow=True)
    body = (use("s-balcony"), title, *people, use("s-rail"), *plates)
    return pick(f"council-{region}", "council", *body, label=label, x=x, y=y)


def region(view: RegionView, x: float, y: float, names: list[str], tr: Tr) -> Markup:
    """A region's plaque: its council, two face-up permits, its pile and its bonus tile."""
    name = view["id"]
    out = [use(f"s-region-{name}"), balcony(name, tuple(view["council"]), 22, 9, tr)]
    for i, tile in enumerate(view["permits"]):
        at, middle = 200 + i * 66, PLAQUE_H / 2 - 1
        if tile is None:
            out.append(g(permit_place(name), x=at, y=middle, id=f"place-{name}-{i}"))
        else:
            out.append(_permit(permit_key(tile), at, middle, tr))
    out.append(_pile(name, view["pile"], tuple([tile["name"] for tile in view["bottom"]]), tr))
    fill = TONE[name]
    out.append(bonus_tile(name, view["bonus"], view["bonus_owner"], fill, PLAQUE_W - 25, 24, names, tr))
    return g(*out, x=x, y=y, id=f"region-{name}")


@lru_cache(maxsize=512)
def _permit(tile: Permit, x: float, y: float, tr: Tr) -> Markup:
    return pick(f"permit-{tile.name}", "permit", permit(tile), label=permit_label(tile, tr), x=x, y=y)


@lru_cache(maxsize=512)
def _pile(name: str, left: int, bottom: tuple[str, ...], tr: Tr) -> Markup:
    """The pile of a region; at its bottom are permits that are known."""
    if left:
        body = use(f"s-pile-{name}") + text(str(left), 0, 16, 13, "ink", weight=800)
    else:
        body = slot(box(34, 44, 5), TONE[name]) + icon(MARK[name], 0, 0, 20, 1.1, opacity=".45")
    label = tr("Permits of {region}, face down: {count}").format(region=region_name(name, tr), count=left)
    if bottom:
        label += ". " + tr("At the bottom: {permits}").format(permits=", ".join(bottom))
    return pick(f"pile-{name}", "pile", body, label=label, x=PLAQUE_W - 25, y=PLAQUE_H / 2 + 15)


def bonus_tile(
    name: str, points: int, owner: int | None, fill: str, x: float, y: float, names: list[str], tr: Tr
) -> Markup:
    """A region's or a colour's bonus tile; when taken, its printed place with the owner's shape."""
    what = region_name(name, tr) if name in TONE else colour_name(name, tr)
    return _bonus_tile(name, points, owner, fill, tile_label(what, points, owner, names, tr), x, y)


@lru_cache(maxsize=512)
def _bonus_tile(
    name: str, points: int, owner: int | None, fill: str, label: str, x: float, y: float
) -> Markup:
    if owner is None:
        body = bonus_shield(points, fill, 34)
    else:
        body = taken_shield(points, fill, 34) + flat_marker(owner + 1, 0, 6, 12)
    return pick(f"bonus-{name}", "shield", body, label=label, x=x, y=y)


@lru_cache(maxsize=512)
def free(councillors: tuple[str, ...], x: float, y: float, tr: Tr) -> Markup:
    """The councillors beside the board, equal colours together, from the upper left corner."""
    out = [text(tr("Free"), 58, 13, 13, "ink-2", title=True)]
    seen: dict[str, int] = {}
    columns = max(4, (len(councillors) + 1) // 2)
    for i, colour in enumerate(sorted(councillors)):
        nth = seen[colour] = seen.get(colour, -1) + 1
        label = tr("Free councillor, {colour}").format(colour=colour_name(colour, tr))
        at = 15 + (i % columns) * 116 / columns, 36 + (i // columns) * 34
        body = use(f"s-councillor-{colour}")
        out.append(
            pick(f"free-{colour}", "free", body, id=f"free-{colour}-{nth}", label=label, x=at[0], y=at[1])
        )
    return g(*out, x=x, y=y, id="free")
