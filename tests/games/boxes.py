"""The boxes of the games, with their own types."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TypeVar

import maniero.games
from maniero.games import find
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.carcassonne.components import CastleBox
from maniero.games.castelli.components import CastelliBox
from maniero.games.castles.components import CastlesBox
from maniero.games.council.components import CouncilBox
from maniero.kernel.facts import Box

B = TypeVar("B", bound=Box)


def _box(kind: type[B], id: str, path: str | None = None) -> B:
    box = find(id).box(path)
    assert isinstance(box, kind)
    return box


burgundy_box = partial(_box, BurgundyBox, "burgundy")
carcassonne_box = partial(_box, CastleBox, "carcassonne")
castelli_box = partial(_box, CastelliBox, "castelli")
castles_box = partial(_box, CastlesBox, "castles")
council_box = partial(_box, CouncilBox, "council")


def component_file(id: str) -> Path:
    """Our own file."""
    return Path(maniero.games.__file__).parent / id / "data" / "box.toml"
