"""The names of all features, and where each stands among them."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import (
    BASE_BUILDINGS,
    BASE_MONASTERIES,
    BUILDINGS,
    COLOURS,
    LARGEST_REGION,
    PHASES,
)

STEPS: Final = 6  # Workers and silver count step by step up to here.
NEARLY: Final = 3  # Spaces that a colour may lack to count as nearly full.
ROUNDS: Final = 5  # Of a phase, at most.

NUMBERED: Final = range(1, BASE_MONASTERIES + 1)
_PLAIN: Final = [
    "always",
    "left",  # Rounds of the game that are left, as a share,
    "left squared",
    "left in the phase",  # and of the phase.
    "yet to move",  # In this round; or just at it.
    *[f"workers {step}" for step in range(1, STEPS + 1)],  # At least so many.
    "workers",
    *[f"silver {step}" for step in range(1, STEPS + 1)],
    "silver",
    "goods",
    "kinds of goods",
    "goods of a kind",  # Beyond the first of each.
    "largest stack",
    "goods sold",
    "first in order",
    "ahead on the bridge",
    *[f"stored {colour}" for colour in COLOURS],  # There is a space for it.
    *[f"useless {colour}" for colour in COLOURS],  # Stored, but there is none.
    "storage full",
    "stored and fit",
    "two stored and fit",
    "three stored and fit",
    "numbers of stored",  # Different numbers on the spaces for them.
    "mines",
    "mines by phases",
    "dice",
    *[f"near {colour}" for colour in COLOURS],  # Spaces that can be filled next.
    *[f"offered {colour}" for colour in COLOURS],  # Tiles for them in the depots.
    "black affordable",
    "black useful",
    *[f"filled {colour}" for colour in COLOURS],
    *[f"{colour} lacks {lack}" for colour in COLOURS for lack in range(1, NEARLY + 1)],
    "ahead in colours",
    *[f"region {done} of {whole}" for whole in range(2, LARGEST_REGION + 1) for done in range(1, whole)],
    "lacks one, stored",  # Points of such regions.
    "lacks one, offered",
    "lacks one",
    "lacks two, both stored",
    "lacks two, one stored",
    "lacks two",
    "single spaces",
    "herds",
    "stored herds",
    "offered herd",
    "numbers",
    "monastery points",
    "monastery points stored",
    "monastery points offered",
    "buildings to score",
    "empty spaces",
    "load for stored ship",
    "load for offered ship",
    *[f"stored {building}" for building in BUILDINGS[:BASE_BUILDINGS]],
    *[f"placed {building}" for building in BUILDINGS[:BASE_BUILDINGS]],
    "stored chain",  # A castle or a city hall that fits, and something else.
    "town",
    *[f"monastery {number}" for number in NUMBERED],
    *[f"stored monastery {number}" for number in NUMBERED],
]
PLAIN: Final = len(_PLAIN)
TIMED: Final = _PLAIN.index("workers 1")  # From here on all count times the rounds left, too.
LACKING: Final = _PLAIN.index("lacks one, stored")  # From here on six count times those of the phase.
LACKS: Final = 6
NAMES: Final = [
    *_PLAIN,
    *[f"{name} * left" for name in _PLAIN[TIMED:]],
    *[f"{name} * phase" for name in _PLAIN[LACKING : LACKING + LACKS]],
]

ALWAYS: Final = _PLAIN.index("always")
LEFT: Final = _PLAIN.index("left")
LEFT_SQUARED: Final = _PLAIN.index("left squared")
IN_PHASE: Final = _PLAIN.index("left in the phase")
YET: Final = _PLAIN.index("yet to move")
WORKERS: Final = _PLAIN.index("workers 1")
SILVER: Final = _PLAIN.index("silver 1")
GOODS_HELD: Final = _PLAIN.index("goods")
ORDER: Final = _PLAIN.index("first in order")
STORED: Final = _PLAIN.index("stored building")
FULL: Final = _PLAIN.index("storage full")
FIT: Final = _PLAIN.index("stored and fit")
FIT_NUMBERS: Final = _PLAIN.index("numbers of stored")
MINES: Final = _PLAIN.index("mines")
DICE: Final = _PLAIN.index("dice")
NEAR: Final = _PLAIN.index("near building")
OFFERED: Final = _PLAIN.index("offered building")
BLACK: Final = _PLAIN.index("black affordable")
FILLED: Final = _PLAIN.index("filled building")
COLOUR_LACKS: Final = _PLAIN.index("building lacks 1")
AHEAD: Final = _PLAIN.index("ahead in colours")
REGION: Final = _PLAIN.index("region 1 of 2")
SINGLE: Final = _PLAIN.index("single spaces")
HERDS: Final = _PLAIN.index("herds")
STORED_HERDS: Final = _PLAIN.index("stored herds")
OFFERED_HERD: Final = _PLAIN.index("offered herd")
NUMBERS: Final = _PLAIN.index("numbers")
POINTS: Final = _PLAIN.index("monastery points")
TO_SCORE: Final = _PLAIN.index("buildings to score")
EMPTY: Final = _PLAIN.index("empty spaces")
LOAD: Final = _PLAIN.index("load for stored ship")
STORED_BUILDING: Final = _PLAIN.index("stored market")
PLACED: Final = _PLAIN.index("placed market")
CHAIN: Final = _PLAIN.index("stored chain")
BUILT: Final = _PLAIN.index("monastery 1")
STORED_MONASTERY: Final = _PLAIN.index("stored monastery 1")


class Counted:
    """Takes the plain features in: here as a list, elsewhere weighed at once."""

    def __init__(self) -> None:
        self.plain: Final = [0.0] * PLAIN

    def add(self, feature: int, x: float) -> None:
        self.plain[feature] += x


def rounds_left(phase: int, round: int) -> tuple[float, float]:
    """Of the game and of the phase, this one too, as shares."""
    whole = len(PHASES) * ROUNDS
    return (whole - ROUNDS * max(phase, 0) - round) / whole, (ROUNDS - round) / ROUNDS
