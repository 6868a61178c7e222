"""The picture of Castles, drawn from a view and from nothing else."""

from maniero.games.castles.draw.common import board
from maniero.games.castles.draw.own import mine, mine_narrow
from maniero.games.castles.draw.panels import opponent, others
from maniero.games.castles.draw.picture import picture
from maniero.games.castles.draw.sprite import sprite
from maniero.games.castles.draw.strip import mine_strip

__all__ = ["board", "mine", "mine_narrow", "mine_strip", "opponent", "others", "picture", "sprite"]
