"""What things on the pictures are called by a screen reader, and small notes on them."""

from __future__ import annotations

from maniero.games.castles.nouns import Tr, a_tile
from maniero.games.castles.view import CastlesView, HeldView, PlayerView, SquareView, TileView, is_gate


def tile_label(tile: TileView | None, tr: Tr) -> str:
    """A tile for the ear; one that lies on its face is only a tile."""
    return tr("face-down tile") if tile is None else a_tile(tile, tr)


def held_label(held: HeldView, tr: Tr) -> str:
    """A tile that is not built yet, and where it lies."""
    tile = tile_label(held["tile"], tr)
    if held["source"][0] == "r":
        return tr("Reserve: {tile}").format(tile=tile)
    if held["source"][0] == "y":
        return tr("Yard: {tile}").format(tile=tile)
    return tile if is_gate(held["tile"]) else tr("Drawn: {tile}").format(tile=tile)


def square_label(square: SquareView, tr: Tr) -> str:
    if square["tile"] is None:
        what = tr("empty, it would rain in") if square["rain"] else tr("empty")
    else:
        what = tile_label(square["tile"], tr)
        if square["fault"]:
            what += ", " + tr("built against the rules")
        elif not square["joined"]:
            what += ", " + tr("not joined to the gate")
    return tr("Square {square}: {what}").format(square=square["name"], what=what)


def turn_note(view: CastlesView, player: PlayerView, tr: Tr) -> str:
    """What a player does."""
    if view["over"]:
        return tr("complete") if player["complete"] else ""
    if player["seat"] in view["actors"]:
        return tr("choosing")
    return tr("finished") if player["done"] else ""


def castle_label(player: PlayerView, tr: Tr) -> str:
    done = player["done"]
    return tr("Castle tile: finished this round") if done else tr("Castle tile: not finished yet")


def score_label(view: CastlesView, player: PlayerView, tr: Tr) -> str:
    if not view["over"]:
        return tr("Points if the game ended now: {points}").format(points=player["points"])
    return tr("Points: {points}").format(points=player["points"])


def reserve_label(player: PlayerView, tr: Tr) -> str:
    return tr("Reserve: {count} of {spaces}").format(count=player["stored"], spaces=len(player["reserve"]))


def eyesores_label(player: PlayerView, tr: Tr) -> str:
    return tr("Eyesores: {count}").format(count=len(player["eyesores"]))


def size_label(view: CastlesView, player: PlayerView, tr: Tr) -> str:
    return tr("Castle: {size} of {complete} tiles").format(size=player["size"], complete=view["complete"])


def rain_label(player: PlayerView, tr: Tr) -> str:
    return tr("Squares where it would rain in: {count}").format(count=player["rain"])


def yard_label(player: PlayerView, names: list[str], tr: Tr) -> str:
    tiles = sum(tile is not None for tile in player["yard"])
    label = tr("Yard: {count} tiles").format(count=tiles)
    if player["giver"] is None or not tiles:
        return label
    return label + ", " + tr("from {name}").format(name=names[player["giver"]])


def round_note(view: CastlesView, tr: Tr) -> str:
    """How far the game is."""
    return tr("Round {round}").format(round=view["round"]) if view["round"] else tr("Before the first round")
