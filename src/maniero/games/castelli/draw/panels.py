"""One panel for each other player: everything public, in a small space."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, g, icon, join, path, pick, text
from maniero.art.lettering import shortened, width
from maniero.art.shapes import box
from maniero.games.castelli.draw.heraldry import face_of, tile
from maniero.games.castelli.draw.labels import built_label, tile_label, turn_note
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView, PlayerView
from maniero.kit.panels import W, after, frame, head, panel, paper

H: Final = 104
_ROW: Final = 51
_NEXT: Final = 81
_HELD: Final = 50  # Side of the tile in hand, in the Dilemma.


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"hand": box(52, 28, 8)}


def _counts(player: PlayerView, hand: float, tr: Tr) -> Markup:
    """Resources and silver; the hand of cards after them."""
    have = player["resources"]
    counts = [*have.items(), ("silver", player["silver"])]
    step = (hand - 56) / 4
    return _row(tuple(counts), step) + _hand(player["seat"] + 1, player["cards"], hand, tr)


@lru_cache(maxsize=1024)
def _row(counts: tuple[tuple[str, int], ...], step: float) -> Markup:
    return join(
        icon(what, 25 + i * step, _ROW, 22, 1.15)
        + text(str(count), 39 + i * step, _ROW + 6, 16, "ink", "start", 800)
        for i, (what, count) in enumerate(counts)
    )


@lru_cache(maxsize=256)
def _hand(seat: int, count: int, x: float, tr: Tr) -> Markup:
    """How many cards the player holds."""
    body = path(box(52, 28, 8), "paper-2", "line-2", 1.1)
    body += icon("card", -11, 0, 22, 1.15) + text(str(count), 11, 6, 16, "ink", weight=800)
    label = tr("Cards in hand: {count}").format(count=count)
    return pick(f"hand-{seat}", "hand", body, label=label, x=x, y=_ROW)


@lru_cache(maxsize=512)
def _castles(seat: int, left: int, built: int, note: str, w: float) -> Markup:
    """Castles that are left, then pale those that have been built."""
    total = left + built
    room = w - 44 - (14 + width(note, 12.5) if note else 0)  # Between the edge and the note.
    step = min(22.0, room / max(1, total - 1))
    row = [
        icon(f"keep-{seat}", round(24 + i * step, 1), _NEXT, 20, 1.15, opacity=None if i < left else 0.28)
        for i in range(total)
    ]
    return join(row) + (text(note, w - 14, _NEXT + 5, 12.5, "ink-2", "end", 600) if note else NOTHING)


def panel_body(view: CastelliView, seat: int, names: list[str], tr: Tr) -> Markup:
    """A panel without its svg element."""
    player = view["players"][seat]
    held = player["held"]
    room, side, built = W, NOTHING, built_label(player, tr)
    if held is not None:
        room, built = W - _HELD - 10, ""  # The pale castles say it.
        label = tr("In hand: {tile}").format(tile=tile_label(held, tr))
        side = g(
            tile(face_of(held, len(view["players"])), _HELD),
            x=W - _HELD / 2 - 12,
            y=65,
            id=f"held-{seat + 1}",
            aria_label=label,
        )
    return join(
        (
            paper(W, H),
            head(seat, names[seat], turn_note(view, seat, tr), str(player["points"])),
            _counts(player, room - (32 if held else 38), tr),
            _castles(seat + 1, player["castles"], player["built"], built, room),
            side,
            frame(W, H),
        )
    )


def opponent(view: CastelliView, seat: int, names: list[str], tr: Tr) -> Markup:
    """The panel of one player, 292 x 104."""
    return panel(seat, names[seat], H, panel_body(view, seat, shortened(names), tr))


def others(view: CastelliView) -> list[int]:
    """The seats whose panels are shown, in turn order after the viewer."""
    return after(view["viewer"], [player["seat"] for player in view["players"]])
