"""The picture of Castles, drawn from a view and from nothing else."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Drawing
from maniero.games.castles.colours import COLOURS
from maniero.games.castles.draw.common import board
from maniero.games.castles.draw.own import mine, mine_narrow
from maniero.games.castles.draw.panels import opponent
from maniero.games.castles.draw.picture import picture
from maniero.games.castles.draw.scene import emblem, scene, scene_sprite
from maniero.games.castles.draw.sprite import sprite
from maniero.games.castles.draw.strip import mine_strip
from maniero.games.castles.view import CastlesView

DRAWING: Final[Drawing[CastlesView]] = Drawing(
    board=board,
    mine=mine,
    mine_narrow=mine_narrow,
    mine_strip=mine_strip,
    opponent=opponent,
    picture=picture,
    sprite=sprite,
    scene=scene,
    emblem=emblem,
    scene_sprite=scene_sprite,
    colours=COLOURS,
)
