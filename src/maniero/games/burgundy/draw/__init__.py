"""The picture of The Castles of Burgundy, drawn from a view and from nothing else."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Drawing
from maniero.games.burgundy.colours import COLOURS
from maniero.games.burgundy.draw.board import board
from maniero.games.burgundy.draw.holdings import mine, mine_narrow, mine_strip
from maniero.games.burgundy.draw.options import option_picture
from maniero.games.burgundy.draw.panels import opponent
from maniero.games.burgundy.draw.picture import picture
from maniero.games.burgundy.draw.scene import emblem, scene, scene_sprite
from maniero.games.burgundy.draw.sprite import sprite
from maniero.games.burgundy.view import BurgundyView

DRAWING: Final[Drawing[BurgundyView]] = Drawing(
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
    option_picture=option_picture,
    colours=COLOURS,
)
