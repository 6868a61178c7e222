"""The picture of The Council of Four, drawn from a view and from nothing else."""

from __future__ import annotations

from typing import Final

from maniero.catalogue import Drawing
from maniero.games.council.colours import COLOURS
from maniero.games.council.draw.board import board
from maniero.games.council.draw.hand import mine, mine_narrow
from maniero.games.council.draw.panels import opponent
from maniero.games.council.draw.picture import picture
from maniero.games.council.draw.scene import emblem, scene, scene_sprite
from maniero.games.council.draw.sprite import sprite
from maniero.games.council.view import CouncilView

DRAWING: Final[Drawing[CouncilView]] = Drawing(
    board=board,
    mine=mine,
    mine_narrow=mine_narrow,
    opponent=opponent,
    picture=picture,
    sprite=sprite,
    scene=scene,
    emblem=emblem,
    scene_sprite=scene_sprite,
    colours=COLOURS,
)
