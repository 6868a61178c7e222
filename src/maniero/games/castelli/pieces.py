"""The four pieces of the board, as they are printed."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.names import (
    BESIDE,
    HALF,
    KINDS,
    MARKET,
    MINE,
    NONE,
    PIECES,
    REWARDS,
    ROCK,
    SIDES,
)
from maniero.kernel.facts import Facts

SETTLEMENTS: Final = ["village", "city"]
VILLAGE: Final = 0
CITY: Final = 1


class PrintedArea:
    """An area of an octagon."""

    def __init__(self, kind: int, sides: list[int], amount: int, sites: int) -> None:
        self.kind: Final = kind
        self.sides: Final = sides
        self.amount: Final = amount  # Symbols, or tents of a market.
        self.sites: Final = sites  # Where castles may be built; rock areas alone have some.


class PrintedOctagon:
    """A landscape space of a piece."""

    def __init__(self, name: str, row: int, column: int, settlement: int, areas: list[PrintedArea]) -> None:
        self.name: Final = name  # "A12"
        self.row: Final = row  # On the piece, from 0.
        self.column: Final = column
        self.settlement: Final = settlement  # VILLAGE, CITY or NONE.
        self.areas: Final = areas

    def is_mine(self) -> bool:
        return self.areas[0].kind == MINE


def read_pieces(facts: Facts) -> list[list[PrintedOctagon]]:
    """The octagons of each piece."""
    places = [f"{row + 1}{column + 1}" for row in range(HALF) for column in range(HALF) if (row + column) % 2]
    facts.only(list(PIECES))
    pieces: list[list[PrintedOctagon]] = []
    for letter in PIECES:
        piece = facts.table(letter)
        piece.only(places)
        octagons = [read_octagon(piece.table(place), letter, place) for place in places]
        mines = len([octagon for octagon in octagons if octagon.is_mine()])
        if mines != (1 if letter == PIECES[0] else 0):
            raise facts.wrong(letter, f"must {'have the silver mine' if not mines else 'have no other mine'}")
        pieces.append(octagons)
    return pieces


def read_octagon(facts: Facts, piece: str, place: str) -> PrintedOctagon:
    facts.only([*KINDS, "settlement"])
    settlement = NONE
    if "settlement" in facts.keys():
        if facts.text("settlement") not in SETTLEMENTS:
            raise facts.wrong("settlement", f"must be one of {', '.join(SETTLEMENTS)}")
        settlement = SETTLEMENTS.index(facts.text("settlement"))
    areas = [read_area(facts, kind) for kind in range(len(KINDS)) if KINDS[kind] in facts.keys()]
    sides: list[int] = []
    for area in areas:
        sides.extend(area.sides)
    if sorted(sides) != list(range(len(SIDES))):
        raise facts.wrong("sides", "of its areas must be N, E, S and W, each once")
    octagon = PrintedOctagon(piece + place, int(place[0]) - 1, int(place[1]) - 1, settlement, areas)
    if octagon.is_mine() and settlement != NONE:
        raise facts.wrong("settlement", "cannot be in the mine")
    return octagon


def read_area(facts: Facts, kind: int) -> PrintedArea:
    area = facts.table(KINDS[kind])
    area.only(["sides"] + (["amount"] if kind <= MARKET else []) + (["sites"] if kind == ROCK else []))
    text = area.text("sides")
    if "".join([side for side in SIDES if side in text]) != text:
        raise area.wrong("sides", f"must be letters of {SIDES}, in this order")
    if kind == MINE and text != SIDES:
        raise area.wrong("sides", "must be all four: the mine fills its octagon")
    amount = area.number("amount", 1, 9) if kind <= MARKET else 0
    sites = area.number("sites", 0, 2) if kind == ROCK else 0
    return PrintedArea(kind, [SIDES.index(side) for side in text], amount, sites)


def read_rim(facts: Facts) -> list[list[int]]:
    """The rewards of each side N, E, S, W of the board, from the north and from the west."""
    names = ["north", "east", "south", "west"]
    facts.only(names)
    rim: list[list[int]] = []
    for name in names:
        rewards = facts.texts(name)
        if len(rewards) != BESIDE or [reward for reward in rewards if reward not in REWARDS]:
            raise facts.wrong(name, f"must be {BESIDE} of {', '.join(REWARDS)}")
        rim.append([REWARDS.index(reward) for reward in rewards])
    return rim
