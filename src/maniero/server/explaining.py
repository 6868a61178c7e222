"""Why a thing cannot be chosen, and what a thing is: told from what the asker may know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypedDict

from maniero.kernel.state import NOT_ASKED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game, Text, View
    from maniero.i18n import Language
    from maniero.kernel.state import State


class Why(TypedDict):
    pick: str
    text: str
    clause: str | None


class Tip(TypedDict):
    pick: str
    title: str
    lines: list[str]
    clause: str


def clause_text(game: Game, clause: str, language: Language) -> str:
    found = game.clauses().get(clause)
    return found.text[language.code] if found is not None else ""


class Reasons:
    """What the rules object to each word of a seat in one position."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game: Final = game
        self._asked: Final = seat in state.actors()
        words = state.vocabulary().actions if self._asked else []
        # The things a word is made of, and the clause against it; "" when it may be said.
        self._words: Final = [
            (game.picks(state, seat, action), state.objection(seat, action)) for action in words
        ]
        self._heard: Final = Counter(clause for _, clause in self._words)

    def why(self, pick: str, chosen: Sequence[str], language: Language) -> Why:
        """The rule that keeps the seat from choosing ``pick`` now, after what it has ``chosen``.

        Of all words that need the thing, the objection that is heard least often in this
        position is the one that is most about it.
        """
        if not self._asked:
            return self._because(pick, NOT_ASKED, language)
        about = {
            clause
            for picks, clause in self._words
            if pick in picks and all(thing in picks for thing in chosen)
        }
        if "" in about:
            return {"pick": pick, "text": language._("You can choose this."), "clause": None}
        if not about:
            said = language._("Nothing can be done with this now.")
            return {"pick": pick, "text": said, "clause": None}
        best = min(about, key=lambda clause: (clause == NOT_ASKED, self._heard[clause], clause))
        return self._because(pick, best, language)

    def _because(self, pick: str, clause: str, language: Language) -> Why:
        return {"pick": pick, "text": clause_text(self._game, clause, language), "clause": clause}


def tip(text: Text, view: View, pick: str, names: Sequence[str]) -> Tip | None:
    """What a thing on the picture is, told from a view alone; None when there is no such thing in it."""
    found = text.tip(view, pick, names)
    if found is None:
        return None
    return {"pick": pick, "title": found.title, "lines": found.lines, "clause": found.clause}
