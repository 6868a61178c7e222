"""The words on the pictures and the names of things for the ear; `tr` puts them into another language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from maniero.games.carcassonne.view import (
    CastleView,
    FollowerView,
    PlayerView,
    SquareView,
    TileView,
    TowerView,
    ZoneView,
)

Tr = Callable[[str], str]


@lru_cache(maxsize=1024)
def kind_name(kind: str, tr: Tr) -> str:
    """A kind of zone."""
    return {"path": tr("Path"), "tower": tr("Tower"), "house": tr("House"), "court": tr("Court")}[kind]


def role_name(role: str, tr: Tr) -> str:
    """What a follower is."""
    return {
        "herald": tr("herald"),
        "knight": tr("knight"),
        "squire": tr("squire"),
        "merchant": tr("merchant"),
    }[role]


def bonus_name(number: int, tr: Tr) -> str:
    """What a bonus tile does, in a few words."""
    return {
        1: tr("another turn"),
        2: tr("a complete tower counts double"),
        3: tr("a complete house counts double"),
        4: tr("an open path: 1 a tile"),
        5: tr("an open tower: 2 a tile"),
        6: tr("an open house: 1 a tile"),
        7: tr("markets of one court: 4 each"),
        8: tr("keep 2 tiles larger"),
        9: tr("5 points at the end"),
    }[number]


def bonus_said(number: int, fresh: bool, tr: Tr) -> str:
    """A bonus tile for the ear."""
    said = tr("Bonus tile {number}: {what}").format(number=number, what=bonus_name(number, tr))
    return said + ", " + tr("from the next turn on") if fresh else said


def tile_said(tile: TileView, tr: Tr) -> str:
    """A tile for the ear: its parts."""
    return ", ".join(kind_name(part["kind"], tr) for part in tile["parts"])


def part_said(view: CastleView, square: SquareView, part: int, tr: Tr) -> str:
    """A part of a tile in the castle."""
    kind = view["zones"][square["zones"][part]]["kind"]
    return tr("Part {number}: {kind}").format(number=part + 1, kind=kind_name(kind, tr))


def turn_said(turn: int, tr: Tr) -> str:
    """How a tile is turned."""
    return (tr("Not turned"), tr("Turned once"), tr("Turned twice"), tr("Turned three times"))[turn % 4]


def zone_said(zone: ZoneView, names: list[str], tr: Tr) -> str:
    """A zone for the ear: kind and size, whether it is complete, its points and who leads in it."""
    ends = zone["markets"] if zone["kind"] == "court" else zone["open"]
    worth = None if zone["counted"] else zone["worth"]
    leader = None if zone["leader"] is None else names[zone["leader"]]
    return _zone_said(zone["kind"], zone["size"], ends, worth, leader, tr)


@lru_cache(maxsize=4096)
def _zone_said(kind: str, size: int, ends: int, worth: int | None, leader: str | None, tr: Tr) -> str:
    said = [tr("{kind} of {size}").format(kind=kind_name(kind, tr), size=size)]
    if kind == "court":
        said.append(tr("markets: {count}").format(count=ends))
    elif ends:
        said.append(tr("open ends: {count}").format(count=ends))
    else:
        said.append(tr("no open ends"))
    if worth is not None:
        said.append(tr("points: {points}").format(points=worth))
        if leader is not None:
            said.append(tr("{name} leads").format(name=leader))
    return ", ".join(said)


def follower_said(follower: FollowerView, names: list[str], tr: Tr) -> str:
    """A follower in the castle for the ear."""
    said = tr("{role} of {name} on {square}")
    role = role_name(follower["role"], tr)
    return said.format(role=role, name=names[follower["seat"]], square=follower["square"])


def tower_said(tower: TowerView, tr: Tr) -> str:
    """A tower of the wall for the ear."""
    first, second = tower["spaces"]
    said = tr("Tower {first}/{second} of the wall").format(first=first, second=second)
    return said + ", " + tr("with a bonus tile") if tower["bonus"] else said


def keep_said(player: PlayerView, tr: Tr) -> str:
    """How large the house of a keep is."""
    if not player["keep"]:
        return tr("no house yet")
    return tr("house of {count}").format(count=player["keep"])


def followers_of(view: CastleView, seat: int) -> int:
    """All followers of a player, at hand and in the castle."""
    away = sum(follower["seat"] == seat for follower in view["followers"])
    return view["players"][seat]["supply"] + away


def supply_said(view: CastleView, seat: int, tr: Tr) -> str:
    """Followers at hand."""
    said = tr("{count} of {total}")
    return said.format(count=view["players"][seat]["supply"], total=followers_of(view, seat))


def left_said(view: CastleView, tr: Tr) -> str:
    """How many tiles are left."""
    return tr("{count} tiles left").format(count=view["left"])


def turn_note(view: CastleView, seat: int, tr: Tr) -> str:
    """What a seat is doing now, in a word."""
    if view["over"]:
        return ""
    if seat in view["actors"]:
        return tr("to play")
    return tr("in turn") if seat == view["turn"] else ""
