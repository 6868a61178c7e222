"""The words on the pictures and the names of things for the ear; `tr` puts them into another language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from maniero.games.council.draw.bonuses import Permit
from maniero.games.council.view import Bonuses, CityView, CouncilView

Tr = Callable[[str], str]


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


def bonuses_said(bonuses: Bonuses, tr: Tr) -> str:
    """Bonuses for the ear: "coins 2, assistants 1"."""
    return ", ".join(f"{bonus_name(kind, tr)} {amount}" for kind, amount in bonuses.items())


def permit_said(permit: Permit, tr: Tr) -> str:
    """A permit for the ear."""
    said = tr("Permit {cities}: {bonuses}")
    return said.format(cities=" ".join(permit.cities), bonuses=bonuses_said(dict(permit.bonuses), tr))


def city_said(city: CityView, names: list[str], tr: Tr) -> str:
    """A city for the ear, with the emporiums in it."""
    owners = [names[seat] for seat in city["emporiums"]] + [tr("neutral")] * city["neutral"]
    said = tr("{city}, {colour}").format(city=city["name"], colour=colour_name(city["colour"], tr))
    return f"{said}: {', '.join(owners)}" if owners else said


def tile_said(what: str, points: int, owner: int | None, names: list[str], tr: Tr) -> str:
    """A bonus tile for the ear."""
    said = tr("Bonus tile {what}: {points} points").format(what=what, points=points)
    return said if owner is None else f"{said}, {names[owner]}"


def turn_note(view: CouncilView, seat: int, tr: Tr) -> str:
    """What a seat is doing now, in a word."""
    if view["over"]:
        return ""
    if seat in view["actors"]:
        return tr("to play")
    return tr("in turn") if seat == view["turn"]["seat"] else ""
