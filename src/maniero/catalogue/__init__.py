"""The catalogue: what a game is to everything that is not that game."""

from maniero.catalogue.drawing import Draw, Drawing, Pictures
from maniero.catalogue.game import Game
from maniero.catalogue.wording import Text, Tip, View

__all__ = ["Draw", "Drawing", "Game", "Pictures", "Text", "Tip", "View"]
