"""Round targets on the parts of the tile placed last: where a follower may go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, join, pick
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.shapes import Point
from maniero.games.carcassonne.draw.words import Tr, part_said
from maniero.games.carcassonne.view import CastleView, SquareView, TileView

SMALL: Final = 6.5  # Radius on the board, and in the hand below.
LARGE: Final = 13
_GRASP: Final = 1.5  # Pixels round a target that belong to it.


def outlines() -> dict[str, str]:
    """The outlines of targets, for their halos."""
    return {"part": _disc(SMALL), "part-large": _disc(LARGE)}


def _disc(r: float) -> str:
    return f"M{-r} 0a{r} {r} 0 0 1 {2 * r} 0a{r} {r} 0 0 1 {-2 * r} 0z"


def placed(view: CastleView) -> tuple[SquareView, TileView] | None:
    """The tile placed last and its square."""
    for square in view["squares"]:
        if square["name"] == view["placed"] and square["tile"] is not None:
            return square, square["tile"]
    return None


def targets(view: CastleView, spot: Callable[[Point], tuple[float, float]], prefix: str, tr: Tr) -> Markup:
    """A target on each part, seen where a follower might go now; `spot` gives the pixels of a point."""
    found = placed(view)
    if found is None:
        return Markup("")
    square, tile = found
    free = free_parts(view, square)
    halo, r = ("part-large", LARGE) if prefix else ("part", SMALL)
    out = []
    for part, at in enumerate(survey(parts_of(tile), square["turn"] % 4).stand):
        said = part_said(view, square, part, tr)
        name = f"part-{part + 1}"
        x, y = spot(at)
        out.append(pick(name, halo, _target(part in free, r), id=f"{prefix}{name}", label=said, x=x, y=y))
    return join(out)


def free_parts(view: CastleView, square: SquareView) -> list[int]:
    """The parts of the tile placed last where a follower might go now."""
    if not _asked(view):
        return []
    zones = [view["zones"][zone] for zone in square["zones"]]
    return [i for i, zone in enumerate(zones) if not any(zone["followers"]) and not zone["counted"]]


def _asked(view: CastleView) -> bool:
    """Whether a follower might be asked for: not before the tile lies, and not in final scoring."""
    ending = not view["left"] and not any(tower["bonus"] for tower in view["towers"])
    able = any(view["players"][seat]["supply"] for seat in view["actors"])
    return able and view["tile"] is None and not ending


def _target(seen: bool, r: float) -> Markup:
    if not seen:
        return circle(0, 0, r + _GRASP, "none", pointer_events="all")
    return circle(0, 0, r, "plaster", "outline", 1.4, opacity=0.92) + circle(0, 0, r * 0.36, "pip")
