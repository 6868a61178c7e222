"""The target of a player alone: how far the counter is, and what is left to do."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from maniero.art.boards import plaque
from maniero.art.kit import NOTHING, circle, g, join, path, rect, text
from maniero.art.pieces import marker
from maniero.art.shapes import hexagon
from maniero.games.burgundy.draw.bridge import way
from maniero.games.burgundy.draw.labels import target_label

if TYPE_CHECKING:
    from markupsafe import Markup

    from maniero.games.burgundy.nouns import Tr
    from maniero.games.burgundy.view import BurgundyView

_STEP: Final = 5  # Points from mark to mark.


def rounds_left(view: BurgundyView) -> int:
    """Rounds that are not over yet, the one that is played included."""
    if view["over"]:
        return 0
    letters, rounds = view["printed"]["phases"], view["printed"]["rounds"]
    if not view["phase"]:
        return len(letters) * rounds
    return (len(letters) - letters.index(view["phase"])) * rounds - view["round"] + 1


def on_board(view: BurgundyView, x: float, y: float, tr: Tr) -> Markup:
    """The way to the target in the place of the bridge, which one player does not need."""
    solo, counter = view["solo"], view["players"][0]["points"]
    assert solo is not None
    label = target_label(counter, solo["target"], solo["left"], rounds_left(view), tr)
    return way(counter, solo["target"], x, y, label)


def target(view: BurgundyView, x: float, y: float, w: float, h: float, tr: Tr) -> Markup:
    """A plaque with the way to the target, the spaces and the rounds that are left."""
    solo = view["solo"]
    assert solo is not None
    numbers = (view["players"][0]["points"], solo["target"], solo["next"], solo["left"], rounds_left(view))
    return _target(numbers, x, y, w, h, tr)


@lru_cache(maxsize=128)
def _target(
    numbers: tuple[int, int, int, int, int], x: float, y: float, w: float, h: float, tr: Tr
) -> Markup:
    counter, goal, after, spaces, rounds = numbers
    left, room, middle = 18.0, w - 62.0, h * 0.53
    done = room * min(counter, goal) / goal
    marks = "".join(f"M{left + room * at / goal:.1f} {middle - 5:g}v10" for at in range(_STEP, goal, _STEP))
    flag = path(f"M{w - 28:g} {middle + 14:g}v-34h20l-5 7 5 7h-20", "brand", "outline", 1.3)
    return g(
        plaque(0, 0, w, h, "paper"),
        text(tr("Target"), 14, 20, 12.5, "ink-2", "start", title=True, grow=True),
        text(f"{counter} / {goal}", w / 2, 22, 18, "ink", weight=800),
        rect(left, middle - 5, room, 10, 5, "sunk", "line-2", 1.1),
        rect(left, middle - 5, done, 10, 5, "gold", "outline", 1.1) if done else NOTHING,
        path(marks, "none", "ink", 1, opacity=".35"),
        flag,
        text(str(goal), w - 19.5, middle - 9, 11, "on-brand", weight=800),
        marker(1, left + done, middle, 17),
        _left(spaces, rounds, after, h - 17, w, tr),
        x=x,
        y=y,
        aria_label=target_label(counter, goal, spaces, rounds, tr),
    )


def _left(spaces: int, rounds: int, after: int, y: float, w: float, tr: Tr) -> Markup:
    """Empty spaces, rounds, and the target that follows."""
    hexes = path(hexagon(9, 1.2), "board-2", "line-2", 1.2, transform=f"translate(24 {y - 1:g})")
    clock = circle(w * 0.36, y - 1, 8.5, "plaster", "outline", 1.2) + path(
        f"M{w * 0.36:.1f} {y - 5.5:g}v4.5h3.5", "none", "pip", 1.4
    )
    return join(
        (
            hexes,
            text(str(spaces), 37, y + 4, 14, "ink", "start", 800),
            clock,
            text(str(rounds), w * 0.36 + 13, y + 4, 14, "ink", "start", 800),
            text(tr("then {target}").format(target=after), w - 14, y + 4, 12.5, "ink-2", "end", 600),
        )
    )
