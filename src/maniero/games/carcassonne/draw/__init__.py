"""The picture of Carcassonne: The Castle, drawn from a view and from nothing else."""

from maniero.games.carcassonne.draw.board import board
from maniero.games.carcassonne.draw.hand import mine, mine_narrow
from maniero.games.carcassonne.draw.panels import opponent, others
from maniero.games.carcassonne.draw.picture import picture
from maniero.games.carcassonne.draw.sprite import sprite
from maniero.games.carcassonne.draw.strip import mine_strip

__all__ = ["board", "mine", "mine_narrow", "mine_strip", "opponent", "others", "picture", "sprite"]
