"""Round targets on the parts of the tile placed last: where a follower may go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from maniero.art.kit import circle, el, join, pick, use
from maniero.games.carcassonne.draw.labels import part_label
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.people import standing
from maniero.games.carcassonne.draw.plan import Plan, survey
from maniero.games.carcassonne.draw.shapes import Point
from maniero.games.carcassonne.nouns import Tr
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
    last = placed(view)
    if last is None:
        return Markup("")
    square, tile = last
    free = free_parts(view, square)
    halo, r = ("part-large", LARGE) if prefix else ("part", SMALL)
    out = []
    plan = survey(parts_of(tile), square["turn"] % 4)
    for part, at in enumerate(plan.stand):
        label = part_label(view, square, part, tr)
        name = f"part-{part + 1}"
        x, y = spot(at)
        body = _target(part in free, r)
        if part in free:
            body += _standing(plan, part, view["actors"][0], at, spot, r / SMALL)
        out.append(
            pick(
                name,
                halo,
                body,
                id=f"{prefix}{name}",
                label=label,
                x=x,
                y=y,
                class_="aim" if not prefix else None,
            )
        )
    return join(out)


def _standing(
    plan: Plan, part: int, seat: int, at: Point, spot: Callable[[Point], tuple[float, float]], k: float
) -> Markup:
    """How the follower would stand there: not seen until it is tried."""
    how, to = standing(plan, part)
    (x, y), (tx, ty) = spot(at), spot(to)
    man = use(f"s-{how}-{seat + 1}", round(tx - x, 1), round(ty - y, 1), round(k, 2))
    return el("g", man, class_="try", display="none", data_with="")


def free_parts(view: CastleView, square: SquareView) -> list[int]:
    """The parts of the tile placed last where a follower might go now."""
    able = any(view["players"][seat]["supply"] for seat in view["actors"])
    if not view["claiming"] or not able:
        return []
    zones = [view["zones"][zone] for zone in square["zones"]]
    return [i for i, zone in enumerate(zones) if not any(zone["followers"]) and not zone["counted"]]


def _target(seen: bool, r: float) -> Markup:
    if not seen:
        return circle(0, 0, r + _GRASP, "none", pointer_events="all")
    return circle(0, 0, r, "plaster", "outline", 1.4, opacity=0.92) + circle(0, 0, r * 0.36, "pip")
