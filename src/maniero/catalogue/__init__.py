"""The catalogue: what a game is to everything that is not that game."""

from maniero.catalogue.bundle import Bundle
from maniero.catalogue.drawing import Colours, Draw, Drawing, Pictures
from maniero.catalogue.game import Game
from maniero.catalogue.series import Series
from maniero.catalogue.wording import Speech, Text, Tip, View

__all__ = [
    "Bundle",
    "Colours",
    "Draw",
    "Drawing",
    "Game",
    "Pictures",
    "Series",
    "Speech",
    "Text",
    "Tip",
    "View",
]
