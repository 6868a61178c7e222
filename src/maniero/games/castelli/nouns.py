"""The names of things, once: for sentences, for pictures and for the ear."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

Tr = Callable[[str], str]  # Puts a message into another language.


@lru_cache(maxsize=256)
def character_name(character: str, tr: Tr) -> str:
    """A character; the three kings have one name."""
    return {
        "king3": tr("King"),
        "king4": tr("King"),
        "king5": tr("King"),
        "robber": tr("Robber"),
        "steward": tr("Steward"),
        "bandits": tr("Bandits"),
        "count": tr("Count"),
        "traitor": tr("Traitor"),
        "countess": tr("Countess"),
        "builder": tr("Master builder"),
        "brigand": tr("Brigand"),
        "farmer": tr("Farmer"),
        "duke": tr("Duke"),
        "abbot": tr("Abbot"),
        "guard": tr("Guard"),
        "knights": tr("Army of knights"),
        "arsonist": tr("Arsonist"),
    }[character]


def short_name(character: str, tr: Tr) -> str:
    """The name as it fits on a card."""
    return tr("Knights") if character == "knights" else character_name(character, tr)


@lru_cache(maxsize=64)
def kind_name(kind: str, tr: Tr) -> str:
    """What grows or stands in an area."""
    return {
        "wood": tr("Wood"),
        "grain": tr("Grain"),
        "rock": tr("Rock"),
        "market": tr("Market"),
        "mine": tr("Silver mine"),
    }[kind]


@lru_cache(maxsize=64)
def reward_name(reward: str, tr: Tr) -> str:
    """What the rim gives."""
    return {
        "wood": tr("Wood"),
        "grain": tr("Grain"),
        "rock": tr("Rock"),
        "silver": tr("Silver"),
        "card": tr("Character card"),
    }[reward]


@lru_cache(maxsize=64)
def settlement_name(settlement: str, tr: Tr) -> str:
    return {"village": tr("Village"), "city": tr("City")}[settlement]


@lru_cache(maxsize=64)
def turn_name(turn: int, tr: Tr) -> str:
    """Quarter turns clockwise."""
    return [tr("Not turned"), tr("Turned once"), tr("Turned twice"), tr("Turned three times")][turn]


@lru_cache(maxsize=64)
def colour_name(seat: int, tr: Tr) -> str:
    """The colour of a shield."""
    return [tr("blue"), tr("red"), tr("yellow"), tr("green")][seat]


@lru_cache(maxsize=64)
def side_name(side: str, tr: Tr) -> str:
    return {"N": tr("north"), "E": tr("east"), "S": tr("south"), "W": tr("west")}[side]
