"""Tiles, drawn from their parts: court first, then paths, houses, towers, then markets and wells."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import el, g, join, path, use
from maniero.art.shapes import box
from maniero.games.carcassonne.draw import ground, masonry
from maniero.games.carcassonne.draw.masonry import PEN, U, furniture, px
from maniero.games.carcassonne.draw.parts import Part, Parts
from maniero.games.carcassonne.draw.plan import Plan, survey
from maniero.games.carcassonne.draw.shapes import SIDES, Building, Point, after, spin
from maniero.games.carcassonne.draw.yard import inside

SAME: Final = "same"  # Beside a side of a tile: the zone goes on,
CUT: Final = "cut"  # it ends there,
OPEN: Final = "open"  # or nothing lies there yet.
Joins = tuple[str, str, str, str]  # By side.
ALONE: Final[Joins] = (OPEN, OPEN, OPEN, OPEN)
_PLAIN_TURRET: Final = 10.5
_OUTLINE: Final = box(U, U, 3)


def definitions() -> Markup:
    """A clip for tiles that lie alone, and their cardboard."""
    edge = path(_OUTLINE, "shade", transform="translate(1 6)")
    edge += path(_OUTLINE, "board-edge", "outline", 1.5 * PEN, transform="translate(0 4)")
    return el("clipPath", el("path", d=_OUTLINE), id="c-tile") + g(edge, id="s-edge")


@lru_cache(maxsize=4096)
def face(parts: Parts, turn: int, joins: Joins = ALONE, seed: int = 0, pen: float = PEN) -> Markup:
    """The face of a tile, centred, 74 x 74; with a pen of its own it is drawn out for a larger size."""
    plan = survey(parts, turn)
    out = [use("s-court")]
    out += [use(f"s-shade-{building.name}") for building in plan.built.values()]
    out += [_stand("bush", at, pen) for at in plan.bushes]
    out += [ground.draw(way, pen) for way in plan.ways]
    for way in plan.ways:
        if way.kind == "plaza":
            x, y = ground.plaza_at(way.exits)
            out.append(use("s-plaza", x, y) if pen == PEN else g(ground.plaza(pen), x=x, y=y))
    for i, building in plan.built.items():
        kind = parts[i].kind
        out.append(_building(kind, building, pen))
        edges = [after(edge, turn) for edge in parts[i].edges]
        out += [_end(kind, side, pen) for side in edges if joins[SIDES.index(side)] == CUT]
        out += (
            _roofs(building, edges, seed + i) if kind == "house" else _turrets(plan, building, parts[i], pen)
        )
    for way in plan.ways:
        if way.kind == "gate":
            spot, quarter = ground.door_at(way)
            out.append(furniture("door", spot, turn=quarter * 90) if quarter else furniture("door", spot))
    out += [_stand("stall", at, pen, 0.83 if tight else 1) for at, tight in plan.stalls]
    out += [_stand("well", at, pen) for at in plan.wells]
    return join(out)


def _stand(name: str, at: Point, pen: float, k: float = 1) -> Markup:
    if pen == PEN:
        return furniture(name, at, k)
    x, y = px(at)
    return g(masonry.YARD[name](pen / k), x=x, y=y, k=k)


def _building(kind: str, plan: Building, pen: float) -> Markup:
    if pen == PEN:
        return use(f"s-{kind}-{plan.name}")
    return masonry.house(plan, pen) if kind == "house" else masonry.tower(plan, pen)


def _end(kind: str, side: str, pen: float) -> Markup:
    turn = SIDES.index(side) * 90
    if pen == PEN:
        return el("use", href=f"#s-end-{kind}", transform=f"rotate({turn})" if turn else None)
    body = masonry.end_house(pen) if kind == "house" else masonry.end_tower(pen)
    return el("g", body, transform=f"rotate({turn})")


def _turrets(plan: Plan, building: Building, part: Part, pen: float) -> list[Markup]:
    """A turret; beside the gate of a small tower two smaller ones."""
    x, y = building.stand
    edges = [side for side, i in plan.at.items() if plan.built.get(i) is building]
    small = len(part.edges) == 1
    gate = small and any(way.kind == "gate" and after(way.exits, 2) in edges for way in plan.ways)
    spots = [(x + a * y * 23 // 35, y + a * x * 23 // 35) for a in (-1, 1)] if gate else [(x, y)]
    r = 6.4 if gate else 8.6 if small else _PLAIN_TURRET
    if pen == PEN:
        return [furniture("turret", at, r / _PLAIN_TURRET) for at in spots]
    return [g(masonry.turret(pen, r), x=px(at)[0], y=px(at)[1]) for at in spots]


def _roofs(building: Building, edges: list[str], seed: int) -> list[Markup]:
    """Chimneys and dormers, one at most for each side."""
    out = []
    ring = building.outline
    walls = [(ring[i - 1], ring[i]) for i in range(len(ring))]
    for k, edge in enumerate(edges):
        turn, which = SIDES.index(edge), (seed + k) % 3
        for side in (1, -1) if (seed + k) % 2 else (-1, 1):
            x, y = spin((190 * side, -350), turn)
            if not all(inside((x + a, y + b), walls) for a in (-90, 90) for b in (-90, 90)):
                continue
            if which == 1:  # A dormer looks away from the ridge.
                looks = after(edge, side)
                out.append(furniture("dormer", (x, y), turn=((SIDES.index(looks) + 2) % 4) * 90))
            elif which == 0 or len(edges) == 1:
                out.append(furniture("chimney", (x, y)))
            break
    return out


@lru_cache(maxsize=2048)
def card(parts: Parts, turn: int, size: float, drawn: bool = False) -> Markup:
    """A tile that lies alone, centred; `drawn`: with fine ink, for a large one."""
    k = size / U
    pen = 1 / k if drawn else PEN
    body = el("g", face(parts, turn, ALONE, 4, pen), clip_path="url(#c-tile)")
    return g(use("s-edge"), body, path(_OUTLINE, "none", "outline", 1.5 * pen), k=round(k, 3))


def turned(parts: Parts, turns: list[int], size: float, drawn: bool = False) -> Markup:
    """The tile in each of these turns, none of them seen: the page shows the one that is held."""
    return join(attempt(turn, card(parts, turn, size, drawn)) for turn in turns)


def attempt(turn: int, look: Markup) -> Markup:
    """A look that goes with a turn of the tile in hand."""
    return el("g", look, class_="try", display="none", data_with=f"turn-{turn}")
