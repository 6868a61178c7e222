"""Words of the picture: each through `tr`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from maniero.games.castles.draw.openings import kind_of
from maniero.games.castles.view import CastlesView, HeldView, PlayerView, SquareView, TileView

Tr = Callable[[str], str]


def wall_name(wall: str, tr: Tr) -> str:
    return {
        "grey": tr("grey stone"),
        "red": tr("red brick"),
        "sand": tr("sandstone"),
        "white": tr("white limestone"),
    }[wall]


def banner_name(colour: str, tr: Tr) -> str:
    return {
        "red": tr("red banner"),
        "blue": tr("blue banner"),
        "green": tr("green banner"),
        "yellow": tr("yellow banner"),
    }[colour]


@lru_cache(maxsize=1024)
def _tile_said(wall: str, sides: str, banner: str | None, gate: bool, tr: Tr) -> str:
    shape = {
        "solid": tr("mortar on all sides"),
        "tee": tr("one sky side"),
        "corner": tr("corner"),
        "straight": tr("mortar on two opposite sides"),
        "end": tr("one mortar side"),
    }[kind_of(sides)]
    parts = [wall_name(wall, tr), tr("gate") if gate else shape]
    return ", ".join([*parts, banner_name(banner, tr)] if banner else parts)


def tile_said(tile: TileView | None, tr: Tr) -> str:
    """A tile for the ear; one that lies on its face is only a tile."""
    if tile is None:
        return tr("face-down tile")
    return _tile_said(tile["wall"], tile["sides"], tile["banner"], tile["shape"] == "gate", tr)


def held_said(held: HeldView, tr: Tr) -> str:
    """A tile that is not built yet, and where it lies."""
    what = tile_said(held["tile"], tr)
    if held["source"][0] == "r":
        return tr("Reserve: {tile}").format(tile=what)
    if held["source"][0] == "y":
        return tr("Yard: {tile}").format(tile=what)
    return tr("Drawn: {tile}").format(tile=what) if held["source"] != "gate" else what


def square_said(square: SquareView, tr: Tr) -> str:
    if square["tile"] is None:
        what = tr("empty, it would rain in") if square["rain"] else tr("empty")
    else:
        what = tile_said(square["tile"], tr)
        if square["fault"]:
            what += ", " + tr("built against the rules")
        elif not square["joined"]:
            what += ", " + tr("not joined to the gate")
    return tr("Square {square}: {what}").format(square=square["name"], what=what)


def turn_said(turn: int, tr: Tr) -> str:
    return [tr("Not turned"), tr("A quarter turn"), tr("Half a turn"), tr("Three quarter turns")][turn]


def turn_note(view: CastlesView, player: PlayerView, tr: Tr) -> str:
    """What a player does."""
    if view["over"]:
        return tr("complete") if player["complete"] else ""
    if player["seat"] in view["actors"]:
        return tr("choosing")
    return tr("finished") if player["done"] else ""


def castle_said(player: PlayerView, tr: Tr) -> str:
    done = player["done"]
    return tr("Castle tile: finished this round") if done else tr("Castle tile: not finished yet")


def score_said(view: CastlesView, player: PlayerView, tr: Tr) -> str:
    if not view["over"]:
        return tr("Points if the game ended now: {points}").format(points=player["points"])
    return tr("Points: {points}").format(points=player["points"])


def reserve_said(player: PlayerView, tr: Tr) -> str:
    return tr("Reserve: {count} of {spaces}").format(count=player["stored"], spaces=len(player["reserve"]))


def eyesores_said(player: PlayerView, tr: Tr) -> str:
    return tr("Eyesores: {count}").format(count=len(player["eyesores"]))


def size_said(view: CastlesView, player: PlayerView, tr: Tr) -> str:
    return tr("Castle: {size} of {complete} tiles").format(size=player["size"], complete=view["complete"])


def open_said(player: PlayerView, tr: Tr) -> str:
    return tr("Squares where it would rain in: {count}").format(count=player["rain"])


def yard_said(player: PlayerView, names: list[str], tr: Tr) -> str:
    many = sum(tile is not None for tile in player["yard"])
    said = tr("Yard: {count} tiles").format(count=many)
    if player["giver"] is None or not many:
        return said
    return said + ", " + tr("from {name}").format(name=names[player["giver"]])


def round_said(view: CastlesView, tr: Tr) -> str:
    return tr("Round {round}").format(round=view["round"]) if view["round"] else tr("Before the first round")
