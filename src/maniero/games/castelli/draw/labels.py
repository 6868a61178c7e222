"""What things on the pictures are called by a screen reader, and small notes on them."""

from __future__ import annotations

from functools import lru_cache

from maniero.games.castelli.nouns import Tr, character_name, colour_name, kind_name, reward_name, side_name
from maniero.games.castelli.view import AreaView, CastelliView, PlayerView, SquareView, TileView


def tile_label(tile: TileView, tr: Tr) -> str:
    """A tile for the ear: its shields from the north on, clockwise, with their value."""
    shields = ", ".join(colour_name(shield["seat"], tr) for shield in tile["shields"])
    return _tile(shields, tile["value"], tile["silver"], tr)


@lru_cache(maxsize=1024)
def _tile(shields: str, value: int, silver: int, tr: Tr) -> str:
    label = tr("value {value}, from the north: {shields}").format(value=value, shields=shields)
    return label + ", " + tr("silver {count}").format(count=silver) if silver else label


def square_label(square: SquareView, tr: Tr) -> str:
    what = tr("tile face down") if square["tile"] is None else tile_label(square["tile"], tr)
    return tr("Square {square}: {what}").format(square=square["name"], what=what)


def octagon_label(name: str, tr: Tr) -> str:
    return tr("Landscape {octagon}").format(octagon=name)


def area_label(area: AreaView, names: list[str], tr: Tr) -> str:
    """An area for the ear: what it gives, and to whom."""
    leaders = ", ".join(names[seat] for seat in area["leaders"])
    return _area(area["kind"], area["amount"], leaders, area["evaluated"], tr)


@lru_cache(maxsize=2048)
def _area(kind: str, amount: int, leaders: str, evaluated: bool, tr: Tr) -> str:
    what = tr("{kind}: {count}").format(kind=kind_name(kind, tr), count=amount)
    if not leaders:
        return what
    said = tr("{what}, taken by {names}") if evaluated else tr("{what}, {names} ahead")
    return said.format(what=what, names=leaders)


@lru_cache(maxsize=1024)
def rim_label(square: str, side: str, reward: str, tr: Tr) -> str:
    label = tr("Rim at {square}, {side}: {reward}")
    return label.format(square=square, side=side_name(side, tr), reward=reward_name(reward, tr))


@lru_cache(maxsize=1024)
def site_label(octagon: str, points: int, tr: Tr) -> str:
    return tr("Castle site on {octagon}: {points} points").format(octagon=octagon, points=points)


def castle_label(octagon: str, name: str, tr: Tr) -> str:
    return tr("Castle of {name} on {octagon}").format(name=name, octagon=octagon)


@lru_cache(maxsize=256)
def card_label(character: str, points: int | None, tr: Tr) -> str:
    """A card; a king with his points."""
    name = character_name(character, tr)
    return name if points is None else tr("{name}, {points} points").format(name=name, points=points)


@lru_cache(maxsize=256)
def sale_label(character: str, silver: int, tr: Tr) -> str:
    label = tr("Sell {name} for {silver} silver")
    return label.format(name=character_name(character, tr), silver=silver)


def built_label(player: PlayerView, tr: Tr) -> str:
    return tr("Built: {count}").format(count=player["built"])


def left_label(view: CastelliView, tr: Tr) -> str:
    """How many tiles are left."""
    return tr("Tiles face down: {count}").format(count=view["left"])


def deck_label(view: CastelliView, tr: Tr) -> str:
    return tr("Deck: {count} cards").format(count=view["deck"])


def turn_note(view: CastelliView, seat: int, tr: Tr) -> str:
    """What a seat is doing now, in a word."""
    if view["over"]:
        return ""
    if seat in view["actors"]:
        return tr("to play")
    return tr("in turn") if seat == view["turn"] else ""


@lru_cache(maxsize=64)
def piece_label(name: str, tr: Tr) -> str:
    """A piece of the board that can be laid."""
    letter, _dash, turned = name.partition("-")
    label = tr("Piece {letter}, turned") if turned else tr("Piece {letter}")
    return label.format(letter=letter)
