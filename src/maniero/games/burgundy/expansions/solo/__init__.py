"""The solo game: a target of points to be reached again and again, until the duchy is full.

``points`` is the counter of the solo game: it goes back to nothing when it reaches the target.
"""

from typing import Final

ALONE: Final = 0  # The seat.
