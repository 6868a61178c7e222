"""The names of things, once: for sentences, for pictures and for the ear."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

Tr = Callable[[str], str]  # Puts a message into another language.

_TILE: Final = re.compile(r"([a-z]+)(\d*)")


def parts(tile: str) -> tuple[str, int]:
    """The kind of a tile and its number: animals of a herd, the printed number of a monastery; else 0."""
    found = _TILE.fullmatch(tile)
    assert found, tile
    return found[1], int(found[2] or 0)


@lru_cache(maxsize=1024)
def tile_name(tile: str, tr: Tr) -> str:
    """A tile: "a market", "3 cows", "monastery no. 17"."""
    kind, number = parts(tile)
    if kind == "monastery":
        return monastery_name(number, tr)
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
        "whitecastle": tr("a white castle"),
        "crane": tr("a crane"),
        "geese": tr("geese"),
        "inn": tr("an inn"),
        "black": tr("a face-down tile"),
    }[kind]


def monastery_name(number: int, tr: Tr) -> str:
    """A monastery by its printed number."""
    return tr("monastery no. {number}").format(number=number)


def shield_name(number: int, tr: Tr) -> str:
    """A shield by its printed number, inside a sentence."""
    return tr("shield {number}").format(number=number)


def post_name(post: int, tr: Tr) -> str:
    """A border post, by where it stands."""
    return [tr("west"), tr("east"), tr("south")][post]


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
    """A kind of goods, by the die that sells it."""
    return {
        "1": tr("fish"),
        "2": tr("grapes"),
        "3": tr("cloth"),
        "4": tr("wine"),
        "5": tr("barrels"),
        "6": tr("cheese"),
    }[good]


def depot_name(number: int, tr: Tr) -> str:
    """A depot; 0 is the black one."""
    return tr("Depot {depot}").format(depot=number) if number else tr("Black depot")


def shop_name(number: int, tr: Tr) -> str:
    """A numbered depot where the owner of monastery 6 may buy."""
    return tr("Buy from depot {depot}").format(depot=number)


def duchy_name(name: str, tr: Tr) -> str:
    """Which duchy."""
    return tr("Duchy {number}").format(number=name)


def phase_name(letter: str, tr: Tr) -> str:
    """Which phase."""
    return tr("Phase {phase}").format(phase=letter)
