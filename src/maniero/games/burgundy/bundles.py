"""Ways to choose the expansions, from the plainest on."""

from __future__ import annotations

from typing import Final

from maniero.catalogue.bundle import Bundle
from maniero.games.burgundy.names import MOST_SEATS
from maniero.games.burgundy.setup import ALONE, BORDER, SEVERAL, TEAM, YES

BUNDLES: Final = [
    Bundle("base", {}, SEVERAL),
    Bundle("first", {"extra": YES, "white": YES, "inns": YES}, SEVERAL),
    Bundle(
        "everything",
        {"duchy": BORDER, "extra": YES, "white": YES, "inns": YES, "routes": YES, "shields": YES},
        SEVERAL,
    ),
    Bundle("teams", {"duchy": TEAM[0]}, [MOST_SEATS]),
    Bundle("solo", {"duchy": ALONE[0]}, [1]),
]
