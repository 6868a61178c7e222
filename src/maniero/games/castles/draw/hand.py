"""What a player has beside the site: the drawn pair and how it may be turned, reserve, yard, eyesores."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.boards import plaque
from maniero.art.kit import circle, el, g, join, path, pick, sign, text
from maniero.art.lettering import fit, width
from maniero.art.pieces import flat_marker, raised
from maniero.art.shapes import box
from maniero.games.castles.draw.labels import eyesores_label, held_label, reserve_label, yard_label
from maniero.games.castles.draw.squares import pick_name
from maniero.games.castles.draw.tile import askew, back, face_of, loose, slot
from maniero.games.castles.nouns import Tr, turn_name
from maniero.games.castles.view import HeldView, PlayerView, is_gate, place_parts

SIZES: Final = {"drawn": 104, "drawn-narrow": 84, "reserve": 68, "kept": 52, "narrow": 40}
TURN: Final = 42  # Side of a turn of the dial.
_FRACTIONS: Final = ("0", "¼", "½", "¾")
_HEAP: Final = 5  # Eyesores that are seen.

Box = tuple[float, float, float, float]  # x, y, width, height.
AREAS: Final[dict[str, Box]] = {
    "reserve": (12, 648, 646, 119),
    "eyesores": (532, 492, 126, 148),
    "yard": (396, 492, 128, 148),
    "reserve-narrow": (10, 497, 358, 78),
    "eyesores-narrow": (148, 583, 128, 98),
    "yard-narrow": (10, 583, 130, 98),
}


def outlines() -> dict[str, str]:
    """The outlines of these things, for their halos."""
    tiles = {f"tile-{name}": box(size, size, 5) for name, size in SIZES.items()}
    areas = {f"area-{name}": box(w, h, 9, x, y) for name, (x, y, w, h) in AREAS.items()}
    return {**tiles, **areas, "turn": box(TURN, TURN, 8)}


def heading(title: str, x: float, y: float, room: float = 400) -> Markup:
    size = 14 if width(title, 14) <= room else 12
    return text(fit(title, room, size), x, y, size, "ink-2", "start", title=True)


def second(note: str, x: float, y: float, anchor: str = "end") -> Markup:
    return text(note, x, y, 12.5, "ink-2", anchor, 600)


def tile(held: HeldView, kind: str, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    """A tile of the viewer's that can be pointed at, centred."""
    size = SIZES[kind]
    drawn = back(size) if held["tile"] is None else loose(face_of(held["tile"]), size)
    name = pick_name(held)
    return pick(name, f"tile-{kind}", drawn, id=prefix + name, label=held_label(held, tr), x=x, y=y)


def places(
    tiles: list[HeldView | None], kind: str, prefix: str, at: list[tuple[float, float]], tr: Tr
) -> Markup:
    """Tiles on their places."""
    out = [g(slot(SIZES[kind]), x=x, y=y) for held, (x, y) in zip(tiles, at, strict=True) if held is None]
    for held, (x, y) in zip(tiles, at, strict=True):
        if held is not None:
            out.append(tile(held, kind, prefix, x, y, tr))
    return join(out)


# ------------------------------------------------------------ the drawn pair
def drawn(player: PlayerView, kind: str, prefix: str, at: list[tuple[float, float]], tr: Tr) -> Markup:
    """The drawn pair or, before the first round, the gate."""
    gate = player["gate"]
    return places([gate, None] if gate is not None else player["drawn"], kind, prefix, at, tr)


def drawn_title(player: PlayerView, tr: Tr) -> str:
    if player["gate"] is not None:
        return tr("Your gate")
    return tr("Drawn once more") if player["replaced"] else tr("Drawn")


def turns_of(player: PlayerView) -> set[int]:
    """The turns in which some tile at hand may be built."""
    held = [*player["drawn"], *player["yard"], *player["reserve"]]
    found = [
        place for each in held if each is not None and not is_gate(each["tile"]) for place in each["fits"]
    ]
    return {place_parts(place)[1] for place in found}


@lru_cache(maxsize=64)
def _turn_art(turn: int, useful: bool) -> Markup:
    """A wall that looks where the upper side of a tile goes."""
    wall = "M-9 5V-5h4v3h3.5v-3h3v3h3.5v-3h4V5z"
    body = path(wall, "w-sand", "outline", 1.2, stroke_linejoin="round")
    glyph = el("g", body, transform=f"rotate({90 * turn})") if turn else body
    label = text(_FRACTIONS[turn], 0, 17.5, 12, "ink")
    card = (
        raised(box(TURN, TURN, 8), "paper", "board-edge", 2.5)
        if useful
        else path(box(TURN, TURN, 8), "board", "line-2", 1.1, stroke_dasharray="4 4")
    )
    return card + g(glyph, y=-6, opacity=None if useful else 0.45) + label


def turns(player: PlayerView, prefix: str, at: list[tuple[float, float]], tr: Tr) -> Markup:
    """The four turns, each at its place."""
    useful = turns_of(player)
    return join(
        pick(
            f"turn-{turn}",
            "turn",
            _turn_art(turn, turn in useful),
            id=f"{prefix}turn-{turn}",
            label=turn_name(turn, tr),
            x=x,
            y=y,
        )
        for turn, (x, y) in enumerate(at)
    )


def dial(player: PlayerView, prefix: str, x: float, y: float, tr: Tr) -> Markup:
    """The turns round a dial: where a turn stands, there the upper side of the tile goes."""
    r = TURN + 2
    disc = circle(x, y, 15, "board", "line-2", 1.1) + sign("turn", x, y, 19, "ink-2", 2)
    return disc + turns(player, prefix, [(x, y - r), (x + r, y), (x, y + r), (x - r, y)], tr)


# ------------------------------------------------------------ reserve, yard, eyesores
def _area(pick_: str, area: str, prefix: str, body: list[Markup], label: str) -> Markup:
    """A plaque that can be pointed at, with all that lies on it."""
    ground = plaque(*AREAS[area])
    return pick(pick_, f"area-{area}", ground, *body, id=prefix + pick_, label=label)


def reserve(player: PlayerView, narrow: bool, prefix: str, tr: Tr) -> Markup:
    """The reserve: its row is a target, and so is each tile."""
    area, kind = ("reserve-narrow", "narrow") if narrow else ("reserve", "reserve")
    x, y, w, _ = AREAS[area]
    margin = 5 if narrow else 10
    pitch = (w - 2 * margin) / len(player["reserve"])
    at = [
        (round(x + margin + (i + 0.5) * pitch, 1), y + (53 if narrow else 72))
        for i in range(len(player["reserve"]))
    ]
    body = [
        heading(tr("Reserve"), x + 14, y + 22),
        second(f"{player['stored']} / {len(player['reserve'])}", x + w - 14, y + 22),
        places(player["reserve"], kind, prefix, at, tr),
    ]
    return _area("reserve", area, prefix, body, reserve_label(player, tr))


def eyesores(player: PlayerView, narrow: bool, prefix: str, tr: Tr) -> Markup:
    """Tiles that could go nowhere, in a heap."""
    area = "eyesores-narrow" if narrow else "eyesores"
    x, y, w, h = AREAS[area]
    count = len(player["eyesores"])
    size = 38 if narrow else 50
    room = w - size - 30
    heap = [
        askew(
            loose(face_of(each), size),
            x + 15 + size / 2 + room * i / (_HEAP - 1),
            y + h * 0.6 + (4 if i % 2 else -4),
            -7 if i % 2 else 6,
        )
        for i, each in enumerate(player["eyesores"][-_HEAP:])
    ]
    if not heap:
        heap = [g(slot(size), x=x + w / 2, y=y + h * 0.6)]
    body = [heading(tr("Eyesores"), x + 11, y + 22, w - 16), *heap]
    if count:
        body.append(
            g(
                circle(0, 0, 11, "plaster", "outline", 1.2),
                text(str(count), 0, 5, 14, "pip", weight=800),
                x=x + w - 18,
                y=y + h - 18,
            )
        )
    return _area("eyesores", area, prefix, body, eyesores_label(player, tr))


def yard(player: PlayerView, names: list[str], narrow: bool, prefix: str, tr: Tr) -> Markup:
    """The own yard: two tiles that somebody offered."""
    area = "yard-narrow" if narrow else "yard"
    x, y, w, h = AREAS[area]
    half = SIZES["kept"] / 2 + 4
    at = [(x + w / 2 + dx, y + h * (0.6 if narrow else 0.52)) for dx in (-half, half)]
    body = [heading(tr("Yard"), x + 14, y + 22), places(player["yard"], "kept", prefix, at, tr)]
    if player["giver"] is not None and not narrow:
        body.append(flat_marker(player["giver"] + 1, x + 20, y + h - 19, 14))
        body.append(second(fit(names[player["giver"]], w - 44, 12.5), x + 33, y + h - 14.5, "start"))
    elif player["giver"] is not None:
        body.append(flat_marker(player["giver"] + 1, x + w - 20, y + 17, 14))
    return _area(f"yard-{player['seat'] + 1}", area, prefix or "own-", body, yard_label(player, names, tr))
