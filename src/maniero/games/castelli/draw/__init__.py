"""The picture of Castelli, drawn from a view and from nothing else."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Drawing
from maniero.games.castelli.colours import COLOURS
from maniero.games.castelli.draw.board import board
from maniero.games.castelli.draw.own import mine, mine_narrow
from maniero.games.castelli.draw.panels import opponent
from maniero.games.castelli.draw.picture import picture
from maniero.games.castelli.draw.scene import emblem, scene, scene_sprite
from maniero.games.castelli.draw.sprite import sprite
from maniero.games.castelli.draw.strip import mine_strip
from maniero.games.castelli.view import CastelliView

DRAWING: Final[Drawing[CastelliView]] = Drawing(
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
