"""The Council of Four, by Simone Luciani and Daniele Tascini (Cranio Creations, 2015)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from maniero.games.council.components import CouncilBox, load
from maniero.games.council.picks import picks
from maniero.games.council.setup import OPTIONS, new_game
from maniero.games.council.state import Council
from maniero.games.council.value import value
from maniero.games.council.view import CouncilView, view
from maniero.kernel.catalogue import Game, Pictures, Text
from maniero.kernel.clauses import Clause, read_clauses

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State


class CouncilGame(Game):
    """The catalogue's entry: gathers the parts of this package."""

    def __init__(self) -> None:
        super().__init__("council", "The Council of Four", [2, 3, 4], 1, OPTIONS, 75)

    def box(self, path: str | None = None) -> CouncilBox:
        return _box() if path is None else load(path)

    def setup(self, box: Box, seats: int, options: dict[str, str]) -> Council:
        return new_game(cast("CouncilBox", box), seats, options)

    def clauses(self) -> dict[str, Clause]:
        return _clauses()

    def view(self, s: State, viewer: int) -> CouncilView:
        return view(cast("Council", s), viewer)

    def text(self, language: Language) -> Text:
        from maniero.games.council.text import CouncilText  # Bots and benchmarks need no words.

        return CouncilText(language)

    def picks(self, s: State, seat: int, action: Action) -> list[str]:
        return picks(cast("Council", s), seat, action)

    def pictures(self, view: CouncilView, names: list[str], language: Language) -> Pictures:
        from maniero.games.council.draw import board, mine, mine_narrow, opponent

        tr = language._
        mine_too = view["viewer"] is not None
        return Pictures(
            board(view, names, tr),
            mine(view, names, tr) if mine_too else "",
            mine_narrow(view, names, tr) if mine_too else "",
            {
                p["seat"]: opponent(view, p["seat"], names, tr)
                for p in view["players"]
                if p["seat"] != view["viewer"]
            },
        )

    def sprite(self) -> str:
        from maniero.games.council.draw import sprite

        return sprite()

    def picture(self, view: CouncilView, names: list[str], language: Language) -> str:
        from maniero.games.council.draw import picture  # Bots and benchmarks need no pictures.

        return picture(view, names, language._)

    def value(self, s: State, seat: int) -> float:
        return value(cast("Council", s), seat)


@cache
def _box() -> CouncilBox:
    return load()


@cache
def _clauses() -> dict[str, Clause]:
    return read_clauses(str(Path(__file__).parent / "clauses.toml"))


COUNCIL: Final = CouncilGame()
