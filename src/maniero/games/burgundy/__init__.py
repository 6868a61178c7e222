"""The Castles of Burgundy, by Stefan Feld (alea / Ravensburger, edition of 2019): the base game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from maniero.games.burgundy.components import BurgundyBox, load
from maniero.games.burgundy.picks import picks
from maniero.games.burgundy.setup import OPTIONS, new_game
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.value import value
from maniero.games.burgundy.view import BurgundyView, view
from maniero.kernel.catalogue import Game, Pictures, Text
from maniero.kernel.clauses import Clause, read_clauses

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State


class BurgundyGame(Game):
    """The catalogue's entry: gathers the parts of this package."""

    def __init__(self) -> None:
        super().__init__("burgundy", "The Castles of Burgundy", [2, 3, 4], 1, OPTIONS, 90)

    def box(self, path: str | None = None) -> BurgundyBox:
        return _box() if path is None else load(path)

    def setup(self, box: Box, seats: int, options: dict[str, str]) -> Burgundy:
        return new_game(cast("BurgundyBox", box), seats, options)

    def clauses(self) -> dict[str, Clause]:
        return _clauses()

    def view(self, s: State, viewer: int) -> BurgundyView:
        return view(cast("Burgundy", s), viewer)

    def text(self, language: Language) -> Text:
        from maniero.games.burgundy.text import BurgundyText  # Bots and benchmarks need no words.

        return BurgundyText(language)

    def picks(self, s: State, seat: int, action: Action) -> list[str]:
        return picks(cast("Burgundy", s), seat, action)

    def pictures(self, view: BurgundyView, names: list[str], language: Language) -> Pictures:
        from maniero.games.burgundy.draw import board, mine, mine_narrow, mine_strip, opponent

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
        from maniero.games.burgundy.draw import sprite

        return sprite()

    def picture(self, view: BurgundyView, names: list[str], language: Language) -> str:
        from maniero.games.burgundy.draw import picture  # Bots and benchmarks need no pictures.

        return picture(view, names, language._)

    def value(self, s: State, seat: int) -> float:
        return value(cast("Burgundy", s), seat)


@cache
def _box() -> BurgundyBox:
    return load()


@cache
def _clauses() -> dict[str, Clause]:
    return read_clauses(str(Path(__file__).parent / "clauses.toml"))


BURGUNDY: Final = BurgundyGame()
