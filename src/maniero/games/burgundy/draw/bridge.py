"""The bridge: who plays when; for a player alone, the way to the target."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, g, icon, join, n, path, pick, rect, text
from maniero.art.pieces import flat_marker
from maniero.art.shapes import box
from maniero.games.burgundy.nouns import Tr
from maniero.games.burgundy.view import BurgundyView

W: Final = 488
H: Final = 79
_DECK: Final = H - 36  # Where pawns stand.
_END: Final = W - 84  # Where the town begins.
_TOWN: Final = (
    ("M-4 0V-27h9v-12h14v9h9v-22h18v22h9v-9h14v12h9V0z", "stone", 1.4),
    ("M22-1v-29h7V-1zM49-1v-29h7V-1z", "stone-2", 0),
    (
        "M-5-27 .5-38 6-27zM4-39l8-13 8 13zM54-39l8-13 8 13zM68-27l5.5-11L79-27z",
        "slate",
        1.3,
    ),
    ("M26-52l12-14 12 14z", "roof", 1.4),
    ("M38-66v-8h8l-2.5 2.5 2.5 2.5h-8", "cloth", 1.2),
    ("M32 0v-13a6 6 0 0 1 12 0V0z", "hole", 1.2),
    ("M38-46v8M12-24v6M63-24v6", "none", 1.5),
)


def outlines() -> dict[str, str]:
    """The outline of the bridge, for its halo."""
    return {"bridge": box(W, H, 9, 0, 0)}


@cache
def _landscape(spaces: int) -> Markup:
    """The bridge with its spaces: who is nearest to the town plays first."""
    return _scenery(spaces, tuple([(str(i + 1), _at(i, spaces)) for i in range(spaces)]))


@cache
def _scenery(arched: int, printed: tuple[tuple[str, float], ...]) -> Markup:
    """Sky, hills, river, the bridge with numbers on it, and the town at its end."""
    step = _step(arched)
    deck, w, h = _DECK, W, H
    hills = f"M0 {deck + 4}V46Q40 26 92 44T196 36T300 46T404 32T{w} 40V{deck + 4}z"
    near = f"M0 {deck}V56q60-16 120-4t130-4 140 4 {w - 390}-8V{deck}z"
    river = f"M1 {deck + 2}H{w - 1}V{h - 9}a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z"
    arch = f"v-6a{n(step / 2 - 5)} 16 0 0 0-{n(step - 10)} 0v6"
    arches = f"M1 {deck}H{_END}V{h - 1}h-6{(arch + 'h-10') * (arched - 1)}{arch}h-6H1z"
    rail = "".join(f"M{n(8 + i * 15.6)} {deck}v-5h8v5" for i in range(int((_END - 6) / 15.6)))
    numbers = [
        circle(x, deck + 13.5, 8.4, "plaster", "outline", 1.1)
        + text(number, x, deck + 17.5, 11, "pip", grow=True)
        for number, x in printed
    ]
    town = join(path(d, fill, "outline" if ink else None, ink) for d, fill, ink in _TOWN)
    return join(
        (
            rect(0, 0, w, h, 9, "sky", "outline", 1.4),
            path(hills, "leaf", opacity=".42"),
            path(near, "leaf-2", opacity=".35"),
            path(river, "sea"),
            path(river, "url(#waves)"),
            path(arches, "stone", "outline", 1.4),
            path(f"M1 {deck}H{_END}v6H1z", "stone-2", "outline", 1.2),
            path(rail, "stone", "outline", 1.2),
            *numbers,
            g(town, x=w - 79, y=h - 8),
            rect(0, 0, w, h, 9, "none", "outline", 1.4),
        )
    )


def _step(spaces: int) -> float:
    return (_END - 12) / spaces


def _at(space: int, spaces: int) -> float:
    """The middle of a space."""
    return 8 + _step(spaces) * (space + 0.5)


def landscape() -> Markup:
    """The bridge as printed, `#s-bridge`."""
    return g(_landscape(7), id="s-bridge")


def bridge(view: BurgundyView, x: float, y: float, names: list[str], tr: Tr) -> Markup:
    """The bridge with the pawns; of a stack the upper one stands nearer to the town: it plays first."""
    spaces = view["bridge_end"] + 1
    on: dict[int, list[int]] = {}
    for seat in view["bridge"]:
        on.setdefault(view["players"][seat]["bridge"], []).append(seat)
    out = []
    for space, seats in on.items():
        apart = min(16.0, (_step(spaces) - 14) / max(1, len(seats) - 1))
        for nth in range(len(seats) - 1, -1, -1):
            at = _at(space, spaces) + ((len(seats) - 1) / 2 - nth) * apart
            seat = seats[nth]
            partner = next((other + 1 for other in view["players"][seat]["team"] if other != seat), None)
            out.append(_pawn(seat + 1, view["bridge"].index(seat) + 1, at, partner))
    order = ", ".join(names[seat] for seat in view["bridge"])
    label = tr("Bridge, turn order: {names}").format(names=order)
    printed = _landscape(spaces) if spaces != 7 else Markup('<use href="#s-bridge"/>')
    return pick("bridge", "bridge", printed, *out, label=label, x=x, y=y)


# ------------------------------------------------------------ alone
_ARCHES: Final = 7
_MARK: Final = 5  # Points from number to number.


def way(counter: int, target: int, x: float, y: float, label: str) -> Markup:
    """The bridge as a track: the pawn reaches the town with the target."""
    start, end = 20.0, _END - 16.0
    at = [
        (str(points), start + (end - start) * points / target)
        for points in (*range(0, target - _MARK // 2, _MARK), target)
    ]
    pawn = _pawn(1, counter, start + (end - start) * min(counter, target) / target)
    goal = circle(end, _DECK + 13.5, 9.4, "brand", "outline", 1.2)
    goal += text(str(target), end, _DECK + 17.5, 11.5, "on-brand", weight=800)
    return pick("target", "bridge", _scenery(_ARCHES, tuple(at)), goal, pawn, label=label, x=x, y=y)


@lru_cache(maxsize=512)
def _pawn(seat: int, turn: int, x: float, partner: int | None = None) -> Markup:
    """A pawn on the bridge and when it plays; in a team with the partner's shape."""
    pawn = icon(f"pawn-{seat}", 0, 0, 30, 1.4) + flat_marker(seat, 0, 6.5, 9.5)
    if partner is not None:
        pawn += flat_marker(partner, 8, 11, 8.5)
    order = circle(0, -20.5, 7, "plaster", "outline", 1) + text(str(turn), 0, -16.5, 11, "pip", weight=800)
    return g(pawn, order, x=x, y=_DECK - 14, id=f"bridge-{seat}")
