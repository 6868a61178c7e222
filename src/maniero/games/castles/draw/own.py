"""What is mine: the site large, the drawn pair with its turns, reserve, yard, eyesores. Wide and narrow."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame, plaque
from maniero.art.kit import NOTHING, circle, g, join, path, pick, rect, svg, text
from maniero.art.lettering import fit, shortened, width
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.castles.draw import hand, signs
from maniero.games.castles.draw.common import crate
from maniero.games.castles.draw.hand import heading
from maniero.games.castles.draw.labels import eyesores_label, rain_label, reserve_label, size_label
from maniero.games.castles.draw.site import site, spots_of
from maniero.games.castles.draw.squares import squares
from maniero.games.castles.nouns import Tr, wall_name
from maniero.games.castles.view import CastlesView, PlayerView

W: Final = 670
H: Final = 784
NARROW_W: Final = 378
NARROW_H: Final = 698
_K: Final = 0.88
_NARROW_K: Final = 0.49


@lru_cache(maxsize=256)
def _ribbon(seat: int, name: str, note: str, w: float, y: float, room: float) -> Markup:
    """A ribbon in the seat's colour with its shape and the name."""
    written = fit(name, room, 18)
    after = 68 + width(written, 18) + 6
    return join(
        (
            path(f"M6 {y + 10:g}H{w:g}l-10 16 10 16H6l10-16z", f"seat-{seat}-2", "outline", 1.4),
            rect(20, y, w - 34, 36, 0, f"seat-{seat}", "outline", 1.5),
            circle(42, y + 18, 15, "plaster", "outline", 1.3),
            flat_marker(seat, 42, y + 18, 19),
            text(written, 66, y + 24.5, 18, f"seat-{seat}-on", "start", title=True),
            text(note, after, y + 23.5, 12.5, f"seat-{seat}-on", "start", 600) if note else NOTHING,
        )
    )


def _seal(view: CastlesView, player: PlayerView, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    """Points on cream, and the castle tile beside them."""
    ground = path(box(62, 38, 8), "plaster", "outline", 1.4)
    return (
        g(ground, x=x, y=y)
        + g(ground, x=x + 68, y=y)
        + signs.castle(player, prefix, x, y - 1, tr)
        + signs.score(view, player, prefix, x + 68, y, tr, "pip")
    )


def _counts(
    view: CastlesView, player: PlayerView, x: float, y: float, wide: tuple[float, float], tr: Tr
) -> Markup:
    """Size, rain, reserve, eyesores."""
    size = f"{player['size']}/{view['complete']}"
    counts = (
        ("size", size, size_label(view, player, tr)),
        ("rain", str(player["rain"]), rain_label(player, tr)),
        ("reserve", str(player["stored"]), reserve_label(player, tr)),
        ("eyesores", str(len(player["eyesores"])), eyesores_label(player, tr)),
    )
    out, left = [], x
    for i, (sign, value, label) in enumerate(counts):
        w = wide[min(1, i)]
        out.append(signs.chip(sign, value, label, left + w / 2, y, w))
        left += w + 5
    return join(out)


def _site(player: PlayerView, prefix: str, x: float, y: float, k: float, tr: Tr) -> Markup:
    """The own site with its squares to point at."""
    drawn = site(spots_of(player["squares"]), False)
    return g(drawn, squares(player, prefix, tr), x=x, y=y, k=k)


def mine_body(view: CastlesView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The viewer's things without the svg element."""
    player = view["players"][seat]
    kind = wall_name(player["wall"], tr)
    name = names[seat]
    room = 166.0
    note = kind if width(fit(name, room, 18), 18) + width(kind, 12.5) < room else ""
    return join(
        (
            frame(W, H),
            _ribbon(seat + 1, name, note, W - 6, 12, room),
            _counts(view, player, 242, 30, (88, 56), tr),
            _seal(view, player, "own-", 552, 30, tr),
            plaque(12, 492, 376, 148),
            heading(hand.drawn_title(player, tr), 26, 514),
            hand.reserve(player, False, "", tr),
            hand.yard(player, names, False, "", tr),
            hand.eyesores(player, False, "", tr),
            hand.drawn(player, "drawn", "", [(76, 574), (194, 574)], tr),
            hand.dial(player, "", 318, 565, tr),
            _site(player, "", 12, 62, _K, tr),
        )
    )


def mine(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """The viewer's things, 670 x 784; nothing for a spectator."""
    if view["viewer"] is None:
        return NOTHING
    body = mine_body(view, view["viewer"], shortened(names), tr)
    return svg(W, H, body, label=tr("My site and tiles"), id="mine", class_="picture")


def mine_narrow(view: CastlesView, names: list[str], tr: Tr) -> Markup:
    """The same things for a phone, one below the other, 378 wide; nothing for a spectator."""
    seat = view["viewer"]
    if seat is None:
        return NOTHING
    shown, player, w, prefix = shortened(names), view["players"][seat], NARROW_W, "narrow-"
    boxed = tr("Box: {count} tiles").format(count=view["boxed"])
    body = join(
        (
            frame(w, NARROW_H),
            _ribbon(seat + 1, shown[seat], "", w - 6, 10, 140),
            _seal(view, player, prefix, 262, 28, tr),
            _counts(view, player, 12, 76, (102, 79), tr),
            plaque(10, 339, 358, 150),
            heading(hand.drawn_title(player, tr), 24, 361),
            hand.reserve(player, True, prefix, tr),
            hand.yard(player, shown, True, prefix, tr),
            hand.eyesores(player, True, prefix, tr),
            plaque(284, 583, 84, 98),
            heading(tr("Box"), 296, 605),
            pick(
                "box",
                "box-narrow",
                g(crate(view["boxed"]), k=0.68),
                id="narrow-box",
                label=boxed,
                x=326,
                y=648,
            ),
            hand.drawn(player, "drawn-narrow", prefix, [(62, 420), (158, 420)], tr),
            hand.dial(player, prefix, 288, 414, tr),
            _site(player, prefix, 9, 98, _NARROW_K, tr),
        )
    )
    return svg(w, NARROW_H, body, label=tr("My site and tiles"), id="mine-narrow", class_="picture")


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"box-narrow": box(72, 44, 7)}
