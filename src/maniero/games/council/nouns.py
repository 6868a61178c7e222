"""The names of things, once: for sentences, for pictures and for the ear."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

Tr = Callable[[str], str]  # Puts a message into another language.


@lru_cache(maxsize=1024)
def region_name(region: str, tr: Tr) -> str:
    """The name of a region, or of the king, as it stands on the council's balcony."""
    return {
        "coast": tr("Coast"),
        "hills": tr("Hills"),
        "mountains": tr("Mountains"),
        "king": tr("King"),
    }[region]


@lru_cache(maxsize=1024)
def colour_name(colour: str, tr: Tr) -> str:
    """The colour of a councillor, a card or a city."""
    return {
        "white": tr("white"),
        "black": tr("black"),
        "blue": tr("blue"),
        "orange": tr("orange"),
        "pink": tr("pink"),
        "purple": tr("purple"),
        "joker": tr("joker"),
        "gold": tr("gold"),
        "silver": tr("silver"),
        "bronze": tr("bronze"),
        "iron": tr("iron"),
    }[colour]


@lru_cache(maxsize=1024)
def bonus_name(kind: str, tr: Tr) -> str:
    """A kind of bonus."""
    return {
        "points": tr("points"),
        "coins": tr("coins"),
        "assistants": tr("assistants"),
        "cards": tr("cards"),
        "nobility": tr("nobility"),
        "mains": tr("main actions"),
        "city_reward": tr("rewards of your cities"),
        "take_permit": tr("face-up permits"),
        "repeat_permit": tr("bonuses of your permits"),
    }[kind]
