"""The words on the pictures and the names of things for the ear; `tr` puts them into another language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from maniero.games.burgundy.view import BurgundyView, Goods, PlayerView

Tr = Callable[[str], str]

_TILE = re.compile(r"([a-z]+)(\d*)")


def parts(tile: str) -> tuple[str, int]:
    """The kind of a tile and its number: animals of a herd, the printed number of a monastery; else 0."""
    found = _TILE.fullmatch(tile)
    assert found, tile
    return found[1], int(found[2] or 0)


@lru_cache(maxsize=1024)
def tile_name(tile: str, tr: Tr) -> str:
    """A tile."""
    kind, number = parts(tile)
    if kind == "monastery":
        return tr("monastery no. {number}").format(number=number)
    herds = {
        "cow": tr("{count} cows"),
        "sheep": tr("{count} sheep"),
        "pig": tr("{count} pigs"),
        "goat": tr("{count} goats"),
    }
    if kind in herds:
        return herds[kind].format(count=number)
    return {
        "castle": tr("a castle"),
        "mine": tr("a mine"),
        "ship": tr("a ship"),
        "market": tr("a market"),
        "carpenter": tr("a carpenter's workshop"),
        "church": tr("a church"),
        "warehouse": tr("a warehouse"),
        "boarding": tr("a boarding house"),
        "bank": tr("a bank"),
        "cityhall": tr("a city hall"),
        "watchtower": tr("a watchtower"),
    }[kind]


@lru_cache(maxsize=1024)
def colour_name(colour: str, tr: Tr) -> str:
    """The tiles of a colour."""
    return {
        "building": tr("buildings"),
        "ship": tr("ships"),
        "monastery": tr("monasteries"),
        "livestock": tr("livestock"),
        "castle": tr("castles"),
        "mine": tr("mines"),
        "black": tr("black tiles"),
    }[colour]


@lru_cache(maxsize=1024)
def good_name(good: str, tr: Tr) -> str:
    """A kind of goods."""
    return {
        "1": tr("fish"),
        "2": tr("grapes"),
        "3": tr("cloth"),
        "4": tr("wine"),
        "5": tr("barrels"),
        "6": tr("cheese"),
    }[good]


def goods_said(goods: Goods, tr: Tr) -> str:
    """Goods for the ear: "2 wine, 1 fish"."""
    return ", ".join(f"{total} {good_name(good, tr)}" for good, total in goods.items()) or tr("no goods")


def tiles_said(tiles: list[str | None], tr: Tr) -> str:
    """Tiles for the ear."""
    return ", ".join(tile_name(tile, tr) for tile in tiles if tile) or tr("no tiles")


def space_said(name: str, colour: str, die: int, tile: str | None, tr: Tr) -> str:
    """A space of a duchy for the ear."""
    said = tr("Space {space}, {colour}, {die}")
    said = said.format(space=name, colour=colour_name(colour, tr), die=die)
    return f"{said}: {tile_name(tile, tr)}" if tile else said


def duchy_name(number: int, tr: Tr) -> str:
    """Which duchy."""
    return tr("Duchy {number}").format(number=number)


def duchy_said(player: PlayerView, tr: Tr) -> str:
    """Which duchy, and how much of it is filled."""
    filled = sum(space["tile"] is not None for space in player["spaces"])
    said = tr("Duchy {number} · {filled} of {spaces}")
    return said.format(number=player["duchy"], filled=filled, spaces=len(player["spaces"]))


def when_said(view: BurgundyView, tr: Tr) -> str:
    """Which phase and round it is."""
    if not view["phase"]:
        return tr("The game begins")
    return tr("Phase {phase} · round {round} of 5").format(phase=view["phase"], round=view["round"])


def turn_note(view: BurgundyView, seat: int, tr: Tr) -> str:
    """What a seat is doing now, in a word."""
    if view["over"]:
        return ""
    if seat in view["actors"]:
        return tr("to play")
    if seat == view["turn"]:
        return tr("in turn")
    player = view["players"][seat]
    return tr("has played") if player["rolled"] and not player["dice"] else ""
