"""What things on the pictures are called by a screen reader, and small notes on them."""

from __future__ import annotations

from functools import lru_cache

from maniero.games.carcassonne.draw.bonuses import BonusTile
from maniero.games.carcassonne.nouns import Tr, kind_name, role_name
from maniero.games.carcassonne.view import (
    CastleView,
    FollowerView,
    PlayerView,
    SquareView,
    TileView,
    TowerView,
    ZoneView,
)


def bonus_label(tile: BonusTile, fresh: bool, tr: Tr) -> str:
    """A bonus tile for the ear."""
    label = tr("Bonus tile {number}: {what}").format(number=tile.number, what=tile.effect)
    return label + ", " + tr("from the next turn on") if fresh else label


def tile_label(tile: TileView, tr: Tr) -> str:
    """A tile for the ear: its parts."""
    return ", ".join(kind_name(part["kind"], tr) for part in tile["parts"])


def part_label(view: CastleView, square: SquareView, part: int, tr: Tr) -> str:
    """A part of a tile in the castle."""
    kind = view["zones"][square["zones"][part]]["kind"]
    return tr("Part {number}: {kind}").format(number=part + 1, kind=kind_name(kind, tr))


def zone_label(zone: ZoneView, names: list[str], tr: Tr) -> str:
    """A zone for the ear: kind and size, whether it is complete, its points and who leads in it."""
    ends = zone["markets"] if zone["kind"] == "court" else zone["open"]
    worth = None if zone["counted"] else zone["worth"]
    leader = None if zone["leader"] is None else names[zone["leader"]]
    return _zone_facts(zone["kind"], zone["size"], ends, worth, leader, tr)


@lru_cache(maxsize=4096)
def _zone_facts(kind: str, size: int, ends: int, worth: int | None, leader: str | None, tr: Tr) -> str:
    facts = [tr("{kind} of {size}").format(kind=kind_name(kind, tr), size=size)]
    if kind == "court":
        facts.append(tr("markets: {count}").format(count=ends))
    elif ends:
        facts.append(tr("open ends: {count}").format(count=ends))
    else:
        facts.append(tr("no open ends"))
    if worth is not None:
        facts.append(tr("points: {points}").format(points=worth))
        if leader is not None:
            facts.append(tr("{name} leads").format(name=leader))
    return ", ".join(facts)


def follower_label(follower: FollowerView, names: list[str], tr: Tr) -> str:
    """A follower in the castle for the ear."""
    label = tr("{role} of {name} on {square}")
    role = role_name(follower["role"], tr)
    return label.format(role=role, name=names[follower["seat"]], square=follower["square"])


def tower_label(tower: TowerView, tr: Tr) -> str:
    """A tower of the wall for the ear."""
    first, second = tower["spaces"]
    label = tr("Tower {first}/{second} of the wall").format(first=first, second=second)
    return label + ", " + tr("with a bonus tile") if tower["bonus"] else label


def keep_label(player: PlayerView, tr: Tr) -> str:
    """How large the house of a keep is."""
    if not player["keep"]:
        return tr("no house yet")
    return tr("house of {count}").format(count=player["keep"])


def followers_of(view: CastleView, seat: int) -> int:
    """All followers of a player, at hand and in the castle."""
    away = sum(follower["seat"] == seat for follower in view["followers"])
    return view["players"][seat]["supply"] + away


def supply_label(view: CastleView, seat: int, tr: Tr) -> str:
    """Followers at hand."""
    label = tr("{count} of {total}")
    return label.format(count=view["players"][seat]["supply"], total=followers_of(view, seat))


def left_label(view: CastleView, tr: Tr) -> str:
    """How many tiles are left."""
    return tr("{count} tiles left").format(count=view["left"])


def turn_note(view: CastleView, seat: int, tr: Tr) -> str:
    """What a seat is doing now, in a word."""
    if view["over"]:
        return ""
    if seat in view["actors"]:
        return tr("to play")
    return tr("in turn") if seat == view["turn"] else ""
