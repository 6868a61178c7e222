"""The choice of a duchy before the game: the two that were dealt, one below the other."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.boards import frame
from maniero.art.kit import g, join, pick, rect, svg, text
from maniero.art.shapes import box
from maniero.games.burgundy.draw.duchy import duchy, land_on_offer
from maniero.games.burgundy.draw.tiles import Faces, faces_of
from maniero.games.burgundy.nouns import Tr, duchy_name
from maniero.games.burgundy.view import BurgundyView, OfferView

_TOP: Final = 54  # Below the title.


def outlines() -> dict[str, str]:
    """The outline of a duchy on offer, for its halo; drawn at the size of the wide picture."""
    return {"offer": box(512, 340, 14, 0, 0), "offer-narrow": box(350, 332, 14, 0, 0)}


def offers(view: BurgundyView, w: float, h: float, side: float, narrow: bool, tr: Tr) -> Markup:
    """Both duchies on offer, each of them to be picked."""
    rise = (h - _TOP - 12) / 2
    faces = faces_of(view["printed"])
    out = [frame(w, h), text(tr("Choose your duchy"), w / 2, 36, 20, "ink", title=True)]
    for i, offer in enumerate(view["offer"]):
        out.append(_offer(offer, faces, 14, _TOP + i * rise, w - 28, rise - 10, side, narrow, tr))
    name = "mine-narrow" if narrow else "mine"
    return svg(w, h, join(out), label=tr("Choose your duchy"), id=name, class_="picture")


def _offer(
    offer: OfferView, faces: Faces, x: float, y: float, w: float, h: float, side: float, narrow: bool, tr: Tr
) -> Markup:
    name = f"offer-{offer['duchy']}"
    prefix = f"narrow-{name}-" if narrow else f"{name}-"
    land = duchy(
        land_on_offer(offer["spaces"], faces), side, w / 2, 6 + (h - 11.4 * side) / 2, prefix, False, tr
    )
    label = duchy_name(offer["duchy"], tr)
    body = (
        rect(0, 0, w, h, 14, "paper", "outline", 1.4)
        + text(label, 16, 26, 15, "ink", "start", title=True)
        + g(land)
    )
    outline = "offer-narrow" if narrow else "offer"
    return pick(name, outline, body, id=f"{prefix}choice", label=label, x=x, y=y)
