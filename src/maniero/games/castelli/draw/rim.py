"""The rim of the board: rewards beside squares, grey shields beside octagons, tracks of the resources."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, el, g, icon, join, path, pick, rect, text, use
from maniero.art.pieces import flat_marker, marker
from maniero.art.shapes import box, disc
from maniero.games.castelli.draw.geometry import EDGE, HALF, PITCH, STEP, W, at
from maniero.games.castelli.draw.grounds import GROUNDS
from maniero.games.castelli.draw.labels import rim_label
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import CastelliView, SquareView

TRACKS_H: Final = 53
_LEFT: Final = 34
_LEAD: Final = 33  # For the symbol before a track.
_REWARD: Final = 11.5  # Radius.
_SHIELD: Final = "M-7.5-7H7.5V1.5C7.5 5.5 4.5 7.5 0 9.5-4.5 7.5-7.5 5.5-7.5 1.5z"
_TURN: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
# Every seat has its own corner of a space of a track, so that four markers never hide each other.
_CORNER: Final = ((-0.235, -0.3), (0.235, -0.3), (-0.235, 0.02), (0.235, 0.02))


def definitions() -> Markup:
    """A grey shield for each side, pointing at the land; the disc of a reward."""
    half = "M0-7H7.5V1.5C7.5 5.5 4.5 7.5 0 9.5z"
    out = []
    for side, turn in _TURN.items():
        dx, dy = STEP[side]
        body = path(_SHIELD, "mine-0") + path(half, "mine-2", opacity=".35")
        body += path(_SHIELD, "none", "outline", 1.2)
        number = text("0", dx, 3.9 + dy, 11, "mine-mark", weight=800)
        out.append(g(el("g", body, transform=f"rotate({turn})"), number, id=f"n-{side}"))
    rim = circle(0, 1.4, _REWARD, "wall-2", "outline", 1.2) + circle(0, 0, _REWARD, "plaster", "outline", 1.2)
    return join((*out, g(rim, id="s-rim")))


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    return {"rim": disc(_REWARD), "trackers": box(W - 2 * _LEFT, TRACKS_H, 7, 0, 0)}


# ------------------------------------------------------------ beside the spaces
def rewarded(square: SquareView, side: str, seats: int) -> int | None:
    """Who has got the reward of a side: the seat whose shield points there."""
    if square["tile"] is None:
        return None
    shield = square["tile"]["shields"]["NESW".index(side)]
    return shield["seat"] if shield["seat"] < seats and shield["points"] else None


def reward(view: CastelliView, square: SquareView, side: str, tr: Tr) -> Markup:
    """What the rim gives beside a square; afterwards the marker of who got it."""
    taken = rewarded(square, side, len(view["players"]))
    spent = square["tile"] is not None
    what = square["rim"][side]
    name = f"rim-{square['name']}-{side}"
    label = rim_label(square["name"], side, what, tr)
    x, y = at(square["row"], square["column"])
    dx, dy = STEP[side]
    far = PITCH * 0.5 + 13.2
    return _reward(name, what, spent, taken, label, round(x + dx * far, 1), round(y + dy * far, 1))


@lru_cache(maxsize=1024)
def _reward(name: str, what: str, spent: bool, taken: int | None, label: str, x: float, y: float) -> Markup:
    body = use("s-rim") + icon(what, 0, 0, 17.5, 1.1, opacity=0.35 if spent else None)
    if taken is not None:
        body += flat_marker(taken + 1, 0, -0.8 if taken == 2 else 0, 11.5)
    return pick(name, "rim", body, label=label, x=x, y=y)


@lru_cache(maxsize=256)
def neutral(row: int, column: int, sides: str) -> Markup:
    """The grey shields beside an octagon at the rim: face up, worth nothing."""
    x, y = at(row, column)
    far = PITCH * (1 - HALF) + 7.6
    return join(
        use(f"n-{side}", round(x + STEP[side][0] * far, 1), round(y + STEP[side][1] * far, 1))
        for side in sides
    )


# ------------------------------------------------------------ tracks of the resources
def trackers(view: CastelliView, y: float, tr: Tr) -> Markup:
    """Three tracks with the markers of all players."""
    third = (W - 2 * _LEFT - 12) / 3
    most = view["most_resources"]
    out = [_tracks(third, most)]
    step = _step(third, most)
    for i, what in enumerate(("wood", "grain", "rock")):
        for player in view["players"]:
            dx, dy = _CORNER[player["seat"]]
            have = player["resources"][what]
            x = i * (third + 6) + _LEAD + step * (have + 0.5) + dx * step
            seat = player["seat"] + 1
            size = min(10.5, step * 0.4)
            out.append(marker(seat, round(x, 1), round(TRACKS_H * (0.5 + dy), 1), size, id=f"{what}-{seat}"))
    return pick("trackers", "trackers", *out, label=tr("Resources of all players"), x=_LEFT, y=y)


def _step(third: float, most: int) -> float:
    return (third - _LEAD - 3) / (most + 1)


@lru_cache(maxsize=16)
def _tracks(third: float, most: int) -> Markup:
    h, step = TRACKS_H, _step(third, most)
    out = []
    for i, what in enumerate(("wood", "grain", "rock")):
        ground, x = GROUNDS[what], i * (third + 6)
        out += [
            rect(x, 0, third, h, 7, "board-2"),
            rect(x, 0, third, h, 7, ground.tone, fill_opacity=ground.strength),
            rect(x, 0, third, h, 7, f"url(#{ground.pattern})"),
            rect(x, 0, third, h, 7, "none", "outline", 1.4),
            icon(what, x + _LEAD / 2 + 1, h / 2, 27, 1.25),
        ]
        for value in range(most + 1):
            middle = x + _LEAD + step * (value + 0.5)
            out.append(path(box(step - 2.5, h - 6, 4, middle - step / 2 + 1.25, 3), "paper", "outline", 1.1))
            out.append(text(str(value), middle, h - 7, 11, "ink", grow=True))
    return join(out)


def below(rows: int) -> float:
    """Where the tracks begin, under the last row."""
    return EDGE + rows * PITCH + 30
