"""What the players have on the board: followers, keeps, markers on the wall, and where a follower may go."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, el, g, join, path, text, use
from maniero.art.pieces import chip, marker
from maniero.games.carcassonne.draw.castle import Castle, Spot
from maniero.games.carcassonne.draw.labels import follower_label
from maniero.games.carcassonne.draw.plan import Plan, survey
from maniero.games.carcassonne.draw.shapes import Point
from maniero.games.carcassonne.draw.zones import Laid
from maniero.games.carcassonne.nouns import Tr
from maniero.games.carcassonne.view import CastleView, SquareView

_MARKER: Final = 23
_SHARED: Final = 19  # When two share a space.
_AWAY: Final = 330  # A merchant lies no further from the middle of a tile.


def spot_on(castle: Castle, square: str, at: Point) -> Spot:
    x, y = castle.middle(square)
    k = castle.t / 1000
    return round(x + at[0] * k, 1), round(y + at[1] * k, 1)


def standing(plan: Plan, part: int) -> tuple[str, Point]:
    """How a follower stands on a part of a tile, and where."""
    kind, (x, y) = plan.kinds[part], plan.stand[part]
    if kind == "court":
        return "lying", (max(-_AWAY, min(_AWAY, x)), max(-_AWAY, min(_AWAY, y)))
    if kind == "tower":  # Beside the turret.
        return "man", ((x + 130, y + 30) if abs(x) <= abs(y) else (x, y + 130))
    return "man", (x, y - 80)


def people(view: CastleView, castle: Castle, laid: Laid, names: list[str], tr: Tr) -> Markup:
    """Followers and keeps, those further south in front; the pointer goes through them to the zone."""
    out: list[tuple[float, Markup]] = []
    for follower in view["followers"]:
        square, seat = follower["square"], follower["seat"] + 1
        how, at = standing(survey(*laid[square]), follower["part"])
        px, py = spot_on(castle, square, at)
        name = f"follower-{square}-{follower['part'] + 1}"
        piece = use(
            f"s-{how}-{seat}",
            px,
            py,
            id=name,
            aria_label=follower_label(follower, names, tr),
        )
        out.append((py, piece))
    for player in view["players"]:
        spot = _keep_spot(view, castle, laid, player["keep_zone"])
        if spot is not None:
            label = tr("Keep of {name}").format(name=names[player["seat"]])
            seat = player["seat"] + 1
            out.append((spot[1], use(f"s-keep-{seat}", *spot, id=f"keep-of-{seat}", aria_label=label)))
    return el("g", *(piece for _, piece in sorted(out)), pointer_events="none") if out else NOTHING


def _keep_spot(view: CastleView, castle: Castle, laid: Laid, zone: int | None) -> Spot | None:
    """On the widest part of its house; on the wall when the house is only a start space."""
    if zone is None:
        return None
    best: tuple[int, SquareView, int] | None = None
    for square in view["squares"]:
        for part, where in enumerate(square["zones"]):
            if where == zone and square["tile"] is not None:
                wide = len(square["tile"]["parts"][part]["edges"])
                if best is None or wide > best[0]:
                    best = wide, square, part
    if best is None:
        start = next((start for start in view["starts"] if start["zone"] == zone), None)
        return castle.middle(start["square"]) if start else None
    _, square, part = best
    x, y = survey(*laid[square["name"]]).stand[part]
    return spot_on(castle, square["name"], (x, y - 50))


# ------------------------------------------------------------ markers
def markers(view: CastleView, castle: Castle) -> Markup:
    """The markers on the score track with their points; on a second lap they lie down."""
    spaces = [player["points"] % view["track"] for player in view["players"]]
    out = []
    for player, space in zip(view["players"], spaces, strict=True):
        seat, points = player["seat"] + 1, player["points"]
        x, y = castle.space(space)
        shared = spaces.count(space) > 1
        if shared:
            apart = 9.5 if points < view["track"] else 15
            x += -apart if seat == 1 else apart
        if points >= view["track"]:
            flag = chip(str(points), 0, 13, 11)
            body = use(f"s-lying-{seat}", 0, -3) + flag
        else:
            body = marker(seat, 0, 0, _SHARED if shared else _MARKER)
            body += text(str(points), 0, 4.2, 11 if shared else 12, f"seat-{seat}-on", weight=800)
        out.append(g(body, x=round(x, 1), y=round(y - 2, 1), id=f"score-{seat}"))
    return join(out)


def last_mark(castle: Castle, square: str) -> Markup:
    """A rope round the tile placed last."""
    x, y = castle.middle(square)
    h = castle.t / 2 - 2.2
    d = f"M{-h:g} {-h:g}H{h:g}V{h:g}H{-h:g}z"
    ropes = (
        path(d, "none", "outline", 4.6, stroke_linejoin="round"),
        path(d, "none", "plaster", 2.6, stroke_linejoin="round"),
        path(d, "none", "cloth", 2.6, stroke_dasharray="5 5", stroke_linejoin="round"),
    )
    return g(*ropes, x=x, y=y, id="last", pointer_events="none")
