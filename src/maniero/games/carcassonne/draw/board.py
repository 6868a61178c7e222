"""The common board: the castle in its wall, tiles, squares where the tile in hand fits, pieces, the pile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, g, icon, join, path, pick, rect, svg, text, use
from maniero.art.lettering import shortened
from maniero.art.shapes import box
from maniero.games.carcassonne.draw import people, wall
from maniero.games.carcassonne.draw.castle import LEDGE, Castle, H, W, castle_of, turn_of
from maniero.games.carcassonne.draw.labels import left_label, tower_label
from maniero.games.carcassonne.draw.masonry import PEN, U, n1
from maniero.games.carcassonne.draw.parts import Parts, parts_of
from maniero.games.carcassonne.draw.pieces import pile
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.shapes import SIDES, after
from maniero.games.carcassonne.draw.store import fitting
from maniero.games.carcassonne.draw.targets import targets
from maniero.games.carcassonne.draw.tile import CUT, OPEN, SAME, Joins, attempt, card, face
from maniero.games.carcassonne.draw.zones import Laid, zones
from maniero.games.carcassonne.nouns import Tr, kind_name
from maniero.games.carcassonne.view import CastleView, SquareView, StartView

_STEP: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_EDGE: Final = {"N": (0, 0, "h"), "E": (U, 0, "v"), "S": (0, U, "h"), "W": (0, 0, "v")}
_SEEDS: Final = 6


def definitions() -> Markup:
    """The mark of a square where the tile fits, and start spaces by kind."""
    spot = rect(-U / 2, -U / 2, U, U, 0, "none", pointer_events="all")  # The whole square is hit.
    spot += path(box(U - 16, U - 16, 6), "print", "line-2", 1.2 * PEN, opacity=0.7)
    plus = path("M-7 0H7M0-7V7", "none", "line-2", 2.4 * PEN, stroke_linecap="round")
    starts = (g(_start_art(kind), id=f"s-start-{kind}") for kind in ("path", "tower", "house", "court"))
    return g(spot, plus, id="s-spot") + join(starts)


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    h = U / 2
    return {
        "spot": box(U - 16, U - 16, 6),
        "start": f"M{-h} {n1(-h - LEDGE * U)}H{h}V{-h}H{-h}z",
    }


# ------------------------------------------------------------ tiles
class _Tiles:
    """The tiles that lie in the castle, in units of a tile's drawing."""

    def __init__(self, view: CastleView, laid: Laid) -> None:
        self.laid = laid
        self.squares = {(square["row"], square["column"]): square for square in view["squares"]}
        self.starts = {(start["square"], start["side"]): start["kind"] for start in view["starts"]}

    def beside(self, square: SquareView, side: str) -> SquareView | None:
        row, column = _STEP[side]
        return self.squares.get((square["row"] + row, square["column"] + column))

    def joins(self, square: SquareView) -> Joins:
        one, two, three, four = (self._join(square, side) for side in SIDES)
        return one, two, three, four

    def _join(self, square: SquareView, side: str) -> str:
        mine = survey(*self.laid[square["name"]]).sides[side]
        other = self.beside(square, side)
        if other is None:
            return SAME if self.starts.get((square["name"], side)) == mine else CUT
        if other["tile"] is None:
            return OPEN
        return SAME if survey(*self.laid[other["name"]]).sides[after(side, 2)] == mine else CUT

    def drawn(self) -> Markup:
        """Cardboard first, then faces, then the seams between them and their rim."""
        boxes, faces, seams, rim = [], [], [], []
        for square in self.squares.values():
            if square["tile"] is None:
                continue
            left, top = square["column"] * U, square["row"] * U
            boxes.append(f"M{left} {top}h{U}v{U}h-{U}z")
            parts, turn = self.laid[square["name"]]
            joins = self.joins(square)
            faces.append(_lying(square["name"], square["row"], square["column"], parts, turn, joins))
            for side in SIDES:
                other = self.beside(square, side)
                dx, dy, way = _EDGE[side]
                if other is not None and other["tile"] is not None:
                    if side in "NW":
                        seams.append(f"M{left + dx} {top + dy}{way}{U}")
                elif (square["name"], side) not in self.starts:
                    rim.append(f"M{left + dx} {top + dy}{way}{U}")
        if not boxes:
            return NOTHING
        ground = "".join(boxes)
        return join(
            (
                path(ground, "shade", transform="translate(1 6)"),
                path(ground, "board-edge", "outline", 1.5 * PEN, transform="translate(0 4)"),
                *faces,
                path("".join(seams), "none", "outline", 0.9 * PEN, opacity=0.24) if seams else NOTHING,
                path("".join(rim), "none", "outline", 1.7 * PEN, stroke_linecap="square") if rim else NOTHING,
            )
        )


@lru_cache(maxsize=4096)
def _lying(name: str, row: int, column: int, parts: Parts, turn: int, joins: Joins) -> Markup:
    """A tile on its square."""
    drawn = face(parts, turn, joins, (row * 5 + column * 3) % _SEEDS)
    return g(drawn, x=column * U + U // 2, y=row * U + U // 2, id=f"tile-{name}")


def _spots(view: CastleView, tr: Tr) -> Markup:
    """Empty squares where the tile in hand fits in some turn, and how it would lie there."""
    if view["tile"] is None:
        return NOTHING
    parts = parts_of(view["tile"])
    out = [el("defs", *(g(card(parts, turn, U), id=f"lying-{turn}") for turn in fitting(view)))]
    for square in view["squares"]:
        if square["fits"]:
            out.append(_spot(square["name"], square["row"], square["column"], tuple(square["fits"]), tr))
    return join(out)


@lru_cache(maxsize=1024)
def _spot(name: str, row: int, column: int, fits: tuple[int, ...], tr: Tr) -> Markup:
    label = tr("Square {square}: the tile fits").format(square=name)
    x, y = (column + 0.5) * U, (row + 0.5) * U
    lying = join(attempt(turn, use(f"lying-{turn}")) for turn in fits)
    return pick(f"square-{name}", "spot", use("s-spot"), lying, label=label, x=x, y=y)


# ------------------------------------------------------------ start spaces
def _start_art(kind: str) -> Markup:
    """A start space on the ledge of the wall, at the north side of a tile."""
    h, deep = U / 2, LEDGE * U
    top = n1(-h - deep)
    area = f"M{-h} {top}H{h}V{-h + 1}H{-h}z"
    rim = path(f"M{-h} {-h + 1}V{top}H{h}V{-h + 1}", "none", "outline", 1.5 * PEN)
    if kind == "house":
        y = n1(-h - deep * 0.45)
        slope = f"M{-h} {top}H{h}L{h - 12} {y}H{-h + 12}z"
        ridge = f"M0 {-h}V{y}M{-h} {top}L{-h + 12} {y}H{h - 12}L{h} {top}"
        roof = path(area, "roof") + path(area, "url(#roof-h)") + path(slope, "roof-2", opacity=0.5)
        return roof + path(ridge, "none", "roof-2", 2 * PEN) + rim
    if kind == "tower":
        y = n1(-h - deep + 3)
        floor = path(area, "stone-2") + path(area, "url(#flags)")
        merlons = path(f"M{-h} {y}H{h}", "none", "stone", 6)
        merlons += path(f"M{-h} {y}H{h}", "none", "stone-2", 4, stroke_dasharray="4 5")
        return floor + merlons + rim + use("s-turret", 0, round(-h - deep / 2, 1), 0.57)
    if kind == "path":
        return _gate_art(h, deep, area) + rim
    return path(area, "court") + path(area, "url(#lawn)") + rim


def _gate_art(h: float, deep: float, area: str) -> Markup:
    """A gate in the wall and the path out of it."""
    w, top = U * 0.085, -h - deep
    a, b, high = n1(-w), n1(w), n1(deep + 3)
    towers = f"M{n1(-w - 8)} {n1(top - 3)}h8v{high}h-8zM{b} {n1(top - 3)}h8v{high}h-8z"
    return join(
        (
            path(area, "wall"),
            path(f"M{-h} {-h}H{a}M{b} {-h}H{h}", "none", "outline", 1.5 * PEN),
            path(f"M{a} {n1(top)}H{b}V{-h + 1}H{a}z", "way"),
            path(f"M{a} {n1(top)}V{-h + 1}M{b} {n1(top)}V{-h + 1}", "none", "outline", 1.4 * PEN),
            path(towers, "stone-2", "outline", 1.3 * PEN),
            path(f"M{a} {n1(top - 3)}H{b}v6H{a}z", "hole", "outline", 1.2 * PEN),
        )
    )


def _start(number: int, start: StartView, castle: Castle, open_: bool, tr: Tr) -> Markup:
    """A start space; a line shows where nothing joins it."""
    markets = bool(start["markets"])
    return _gate(number, start["square"], start["side"], start["kind"], markets, castle, open_, tr)


@lru_cache(maxsize=256)
def _gate(
    number: int, square: str, side: str, kind: str, markets: bool, castle: Castle, open_: bool, tr: Tr
) -> Markup:
    turn = turn_of(side)
    h = U / 2
    art = use(f"s-start-{kind}")
    if open_:
        w = U * 0.085 if kind == "path" else h
        art += path(f"M{n1(-w)} {-h}H{n1(w)}", "none", "outline", 1.5 * PEN)
    halos = [el("use", class_=f"halo halo-{k}", href="#o-start") for k in (3, 2, 1, 0)]
    stalls = NOTHING
    if markets:
        stall = icon("court", 0, 0, 22, 1.15 * PEN)
        stalls = el("g", stall, transform=f"translate(0 {n1(-h - LEDGE * U / 2)})rotate({-turn})")
    label = tr("Start space {number}: {kind}").format(number=number, kind=kind_name(kind, tr))
    x, y = castle.middle(square)
    k = round(castle.t / U, 4)
    where = f"translate({n1(x)} {n1(y)})rotate({turn})scale({k})"
    body = el("g", art, stalls, class_="piece")
    name = f"start-{number}"
    return el("g", *halos, body, transform=where, id=name, data_pick=name, aria_label=label)


# ------------------------------------------------------------ the board
def _bonuses(view: CastleView, castle: Castle, tr: Tr) -> Markup:
    """The towers as things to point at, with the bonus tiles that lie on them."""
    out = []
    for side, tower in zip(castle.sides, view["towers"], strict=False):
        out.append(_tower(tower["spaces"][0], tower["bonus"], tower_label(tower, tr), *castle.tower(side)))
    return join(out)


@lru_cache(maxsize=256)
def _tower(space: int, bonus: bool, label: str, x: float, y: float) -> Markup:
    ground = use("o-corner", pointer_events="all")
    tile = use("s-bonus-back", 0, -1) if bonus else NOTHING
    return pick(f"tower-{space}", "corner", ground, tile, label=label, x=x, y=round(y - 2.5, 2))


def _pile(view: CastleView, castle: Castle, tr: Tr) -> Markup:
    x, y = wall.pile_spot(castle)
    label = left_label(view, tr)
    number = text(label, x, y + 52, 14, "ink", title=True)
    return pick("pile", "pile", pile(view["left"]), label=label, x=x, y=y) + number


def laid_of(view: CastleView) -> Laid:
    """The tiles in the castle by square."""
    return {
        square["name"]: (parts_of(square["tile"]), square["turn"] % 4)
        for square in view["squares"]
        if square["tile"] is not None
    }


def board_body(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The board without its svg element."""
    castle, laid = castle_of(view), laid_of(view)
    tiles = _Tiles(view, laid)
    starts = []
    for number, start in enumerate(view["starts"], 1):
        joined = (
            start["square"] in laid and survey(*laid[start["square"]]).sides[start["side"]] == start["kind"]
        )
        starts.append(_start(number, start, castle, not joined, tr))
    k = round(castle.t / U, 4)
    placed = view["placed"]
    return join(
        (
            wall.printed(castle),
            _pile(view, castle, tr),
            g(tiles.drawn(), x=castle.x, y=castle.y, k=k),
            *starts,
            people.last_mark(castle, placed) if placed else NOTHING,
            _bonuses(view, castle, tr),
            g(_spots(view, tr), x=castle.x, y=castle.y, k=k),
            zones(view, castle, laid, names, tr),
            people.people(view, castle, laid, names, tr),
            targets(view, lambda at: people.spot_on(castle, placed or "", at), "", tr),
            people.markers(view, castle),
        )
    )


def board(view: CastleView, names: list[str], tr: Tr) -> Markup:
    """The common board, 656 x 784."""
    body = board_body(view, shortened(names), tr)
    return svg(W, H, body, label=tr("Common board"), id="board", class_="picture")
