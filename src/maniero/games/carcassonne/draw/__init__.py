"""The picture of Carcassonne: The Castle, drawn from a view and from nothing else."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Drawing
from maniero.games.carcassonne.draw.board import board
from maniero.games.carcassonne.draw.hand import mine, mine_narrow
from maniero.games.carcassonne.draw.panels import opponent
from maniero.games.carcassonne.draw.picture import picture
from maniero.games.carcassonne.draw.scene import emblem, scene, scene_sprite
from maniero.games.carcassonne.draw.sprite import sprite
from maniero.games.carcassonne.draw.strip import mine_strip
from maniero.games.carcassonne.view import CastleView

DRAWING: Final[Drawing[CastleView]] = Drawing(
    board=board,
    mine=mine,
    mine_narrow=mine_narrow,
    mine_strip=mine_strip,
    opponent=opponent,
    picture=picture,
    sprite=sprite,
    scene=scene,
    scene_stays="xMinYMin",
    emblem=emblem,
    scene_sprite=scene_sprite,
    colours={},
)
