"""The names of things, once: for sentences, for pictures and for the ear."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

Tr = Callable[[str], str]  # Puts a message into another language.


@lru_cache(maxsize=1024)
def kind_name(kind: str, tr: Tr) -> str:
    """A kind of zone."""
    return {"path": tr("Path"), "tower": tr("Tower"), "house": tr("House"), "court": tr("Court")}[kind]


@lru_cache(maxsize=1024)
def role_name(role: str, tr: Tr) -> str:
    """What a follower is."""
    return {
        "herald": tr("herald"),
        "knight": tr("knight"),
        "squire": tr("squire"),
        "merchant": tr("merchant"),
    }[role]


@lru_cache(maxsize=1024)
def turn_name(turn: int, tr: Tr) -> str:
    """How a tile is turned."""
    return (tr("Not turned"), tr("Turned once"), tr("Turned twice"), tr("Turned three times"))[turn]


@lru_cache(maxsize=1024)
def bonus_name(number: int, tr: Tr) -> str:
    """A bonus tile by what it is for."""
    return (
        tr("another turn"),
        tr("double tower"),
        tr("double house"),
        tr("incomplete path"),
        tr("incomplete tower"),
        tr("incomplete house"),
        tr("rich court"),
        tr("larger keep"),
        tr("extra points"),
    )[number - 1]
