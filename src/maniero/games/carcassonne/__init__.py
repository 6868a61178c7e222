"""Carcassonne: The Castle, by Reiner Knizia with the system of Klaus-Jürgen Wrede (Hans im Glück, 2003)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from maniero.games.carcassonne.components import CastleBox, load
from maniero.games.carcassonne.picks import picks
from maniero.games.carcassonne.setup import OPTIONS, new_game
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.value import value
from maniero.games.carcassonne.view import CastleView, view
from maniero.kernel.catalogue import Game, Pictures, Text
from maniero.kernel.clauses import Clause, read_clauses

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State


class CarcassonneGame(Game):
    """The catalogue's entry: gathers the parts of this package."""

    def __init__(self) -> None:
        super().__init__("carcassonne", "Carcassonne: The Castle", [2], 1, OPTIONS, 45)

    def box(self, path: str | None = None) -> CastleBox:
        return _box() if path is None else load(path)

    def setup(self, box: Box, seats: int, options: dict[str, str]) -> Castle:
        return new_game(cast("CastleBox", box), seats, options)

    def clauses(self) -> dict[str, Clause]:
        return _clauses()

    def view(self, s: State, viewer: int) -> CastleView:
        return view(cast("Castle", s), viewer)

    def text(self, language: Language) -> Text:
        from maniero.games.carcassonne.text import CarcassonneText  # Bots and benchmarks need no words.

        return CarcassonneText(language)

    def picks(self, s: State, seat: int, action: Action) -> list[str]:
        return picks(cast("Castle", s), seat, action)

    def pictures(self, view: CastleView, names: list[str], language: Language) -> Pictures:
        from maniero.games.carcassonne.draw import board, mine, mine_narrow, mine_strip, opponent

        tr = language._
        others = [player["seat"] for player in view["players"] if player["seat"] != view["viewer"]]
        return Pictures(
            board(view, names, tr),
            mine(view, names, tr),
            mine_narrow(view, names, tr),
            {seat: opponent(view, seat, names, tr) for seat in others},
            mine_strip(view, names, tr),
        )

    def sprite(self) -> str:
        from maniero.games.carcassonne.draw import sprite

        return sprite()

    def picture(self, view: CastleView, names: list[str], language: Language) -> str:
        from maniero.games.carcassonne.draw import picture  # Bots and benchmarks need no pictures.

        return picture(view, names, language._)

    def value(self, s: State, seat: int) -> float:
        return value(cast("Castle", s), seat)


@cache
def _box() -> CastleBox:
    return load()


@cache
def _clauses() -> dict[str, Clause]:
    return read_clauses(str(Path(__file__).parent / "clauses.toml"))


CARCASSONNE: Final = CarcassonneGame()
