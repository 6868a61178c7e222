"""What things on the pictures are called by a screen reader, and small notes on them."""

from __future__ import annotations

from maniero.games.burgundy.nouns import Tr, colour_name, good_name, shield_name, tile_name
from maniero.games.burgundy.view import BurgundyView, Goods, PlayerView


def good_label(good: str, count: int, tr: Tr) -> str:
    """Goods of one kind for the ear: "2 wine"."""
    return f"{count} {good_name(good, tr)}"


def goods_label(goods: Goods, tr: Tr) -> str:
    """Goods for the ear: "2 wine, 1 fish"."""
    return ", ".join(good_label(good, count, tr) for good, count in goods.items()) or tr("no goods")


def sold_label(goods: Goods, tr: Tr) -> str:
    """The goods that were sold, for the ear."""
    return tr("Sold: {goods}").format(goods=goods_label(goods, tr))


def tiles_label(place: str, tiles: list[str], tr: Tr) -> str:
    """The tiles that lie in a place, for the ear."""
    lying = ", ".join(tile_name(tile, tr) for tile in tiles) or tr("no tiles")
    return f"{place}: {lying}"


def stored_label(tile: str, tr: Tr) -> str:
    """A tile on a key space for the ear."""
    return tr("{tile}, stored").format(tile=tile_name(tile, tr))


def die_label(value: int, used: bool, tr: Tr) -> str:
    """A die for the ear."""
    label = tr("die {number}, used") if used else tr("die {number}")
    return label.format(number=value)


def space_label(name: str, colour: str, die: int, tile: str | None, shield: int | None, tr: Tr) -> str:
    """A space of a duchy for the ear, and what lies on it."""
    label = tr("Space {space}, {colour}, {die}")
    label = label.format(space=name, colour=colour_name(colour, tr), die=die)
    lying = [tile_name(tile, tr)] if tile else []
    if shield is not None:
        lying.append(shield_name(shield, tr))
    return f"{label}: {', '.join(lying)}" if lying else label


def shield_label(number: int, points: int, tr: Tr) -> str:
    """A shield for the ear."""
    label = tr("{shield}, {points} points at the end")
    return label.format(shield=shield_name(number, tr), points=points)


def duchy_label(player: PlayerView, tr: Tr) -> str:
    """Which duchy, and how much of it is filled."""
    filled = sum(space["tile"] is not None for space in player["spaces"])
    label = tr("Duchy {number} · {filled} of {spaces}")
    return label.format(number=player["duchy"], filled=filled, spaces=len(player["spaces"]))


def round_label(view: BurgundyView, tr: Tr) -> str:
    """Which phase and round it is."""
    if not view["phase"]:
        return tr("The game begins")
    label = tr("Phase {phase} · round {round} of {rounds}")
    return label.format(phase=view["phase"], round=view["round"], rounds=view["printed"]["rounds"])


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


def target_label(counter: int, target: int, spaces: int, rounds: int, tr: Tr) -> str:
    """How far a player alone is."""
    label = tr("Target: {counter} of {target} points, {spaces} spaces and {rounds} rounds left")
    return label.format(counter=counter, target=target, spaces=spaces, rounds=rounds)
