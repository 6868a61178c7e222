"""Beside the common board on a phone: the tile in hand in its turns, or the cards; resources."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, path, pick, svg, text
from maniero.art.shapes import box
from maniero.games.castelli.draw import cards, tiles
from maniero.games.castelli.draw.labels import card_label
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView, PlayerView

W: Final = 378
H: Final = 76
_CARD: Final = 0.46
_ROOM: Final = 278  # For cards.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"strip-card": box(cards.W * _CARD, cards.H * _CARD, 4)}


def mine_strip(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    """378 x 76; nothing for a spectator."""
    seat = view["viewer"]
    if seat is None:
        return NOTHING
    player = view["players"][seat]
    body = _counts(player)
    if view["turning"] and view["dilemma"]:
        # The whole width is needed.
        body = tiles.dilemma(view, seat, tiles.STRIP, 6, H / 2, "strip-", tr)
    elif view["turning"]:
        body += tiles.turns(view, tiles.STRIP, 142, H / 2, "strip-", tr)
    else:
        body += _hand(view, player["hand"] or [], tr)
    return svg(W, H, body, label=tr("My cards and resources"), id="mine-strip", class_="picture")


def _counts(player: PlayerView) -> Markup:
    """Resources, silver and castles in two columns."""
    have = player["resources"]
    counts = [*((what, have[what]) for what in ("wood", "grain", "rock")), ("silver", player["silver"])]
    counts.append((f"keep-{player['seat'] + 1}", player["castles"]))
    return join(
        g(
            icon(what, 0, 0, 20, 1.1),
            text(str(count), 13, 5.5, 15, "ink", "start", 800),
            x=302 + i // 3 * 40,
            y=14 + i % 3 * 24,
        )
        for i, (what, count) in enumerate(counts)
    )


def _hand(view: CastelliView, held: list[str], tr: Tr) -> Markup:
    """The cards, which overlap when there are many."""
    w = cards.W * _CARD
    if not held:
        slot = path(box(w, cards.H * _CARD, 4), "none", "line-2", 1.2, stroke_dasharray="4 4")
        return g(slot, icon("card", 0, 0, 20, 1, opacity=0.35), x=w / 2 + 5, y=H / 2)
    step = min(w + 7, (_ROOM - w) / max(1, len(held) - 1))
    out = []
    for i, character in enumerate(held):
        number = cards.number_of(view, character)
        label = card_label(character, number if character.startswith("king") else None, tr)
        name = f"card-{character}"
        body = cards.card(character, number, _CARD, tr)
        x = round(6 + w / 2 + i * step, 1)
        out.append(
            pick(name, "strip-card", body, id=f"strip-card-{i}-{character}", label=label, x=x, y=H / 2 - 1)
        )
    return join(out)
