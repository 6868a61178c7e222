"""What things on the pictures are called by a screen reader, and small notes on them."""

from __future__ import annotations

from maniero.games.council.draw.bonuses import Permit
from maniero.games.council.nouns import Tr, bonus_name, colour_name
from maniero.games.council.view import Bonuses, CityView, CouncilView


def bonuses_label(bonuses: Bonuses, tr: Tr) -> str:
    """Bonuses for the ear: "coins 2, assistants 1"."""
    return ", ".join(f"{bonus_name(kind, tr)} {amount}" for kind, amount in bonuses.items())


def permit_label(permit: Permit, tr: Tr) -> str:
    """A permit for the ear."""
    label = tr("Permit {cities}: {bonuses}")
    return label.format(cities=" ".join(permit.cities), bonuses=bonuses_label(dict(permit.bonuses), tr))


def city_label(city: CityView, names: list[str], tr: Tr) -> str:
    """A city for the ear, with the emporiums in it."""
    owners = [names[seat] for seat in city["emporiums"]] + [tr("neutral")] * city["neutral"]
    label = tr("{city}, {colour}").format(city=city["name"], colour=colour_name(city["colour"], tr))
    return f"{label}: {', '.join(owners)}" if owners else label


def tile_label(what: str, points: int, owner: int | None, names: list[str], tr: Tr) -> str:
    """A bonus tile for the ear."""
    label = tr("Bonus tile {what}: {points} points").format(what=what, points=points)
    return label if owner is None else f"{label}, {names[owner]}"


def turn_note(view: CouncilView, seat: int, tr: Tr) -> str:
    """What a seat is doing now, in a word."""
    if view["over"]:
        return ""
    if seat in view["actors"]:
        return tr("to play")
    return tr("in turn") if seat == view["turn"]["seat"] else ""
