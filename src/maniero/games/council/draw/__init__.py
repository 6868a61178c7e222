"""The picture of The Council of Four, drawn from a view and from nothing else."""

from maniero.games.council.draw.board import board
from maniero.games.council.draw.hand import mine, mine_narrow
from maniero.games.council.draw.panels import opponent, others
from maniero.games.council.draw.picture import picture
from maniero.games.council.draw.sprite import sprite

__all__ = ["board", "mine", "mine_narrow", "opponent", "others", "picture", "sprite"]
