"""The picture of The Castles of Burgundy, drawn from a view and from nothing else."""

from maniero.games.burgundy.draw.board import board
from maniero.games.burgundy.draw.holdings import estate, mine, mine_narrow, mine_strip
from maniero.games.burgundy.draw.panels import opponent, others
from maniero.games.burgundy.draw.picture import picture
from maniero.games.burgundy.draw.sprite import sprite

__all__ = ["board", "estate", "mine", "mine_narrow", "mine_strip", "opponent", "others", "picture", "sprite"]
