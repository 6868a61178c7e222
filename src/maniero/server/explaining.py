"""Why a thing cannot be chosen, and what a thing is: told from what the asker may know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from maniero.kernel.state import NOT_ASKED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game, Text, View
    from maniero.i18n import Language
    from maniero.kernel.state import State
    from maniero.server.outgoing import TipFrame, WhyFrame


def clause_text(game: Game, clause: str, language: Language) -> str:
    rule = game.clauses().get(clause)
    return rule.text[language.code] if rule is not None else ""


class Reasons:
    """What the rules object to each action of a seat in one position."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game: Final = game
        self._asked: Final = seat in state.actors()
        actions = state.vocabulary().actions if self._asked else []
        # The things an action is made of, and the clause against it; "" when it may be taken.
        self._objections: Final = [
            (game.picks(state, seat, action), state.objection(seat, action)) for action in actions
        ]
        self._heard: Final = Counter(clause for _, clause in self._objections)

    def why(self, pick: str, chosen: Sequence[str], language: Language) -> WhyFrame:
        """The rule that keeps the seat from choosing ``pick`` now, after what it has ``chosen``.

        Of all actions that need the thing, the objection that is heard least often in this
        position is the one that is most about it.
        """
        if not self._asked:
            return self._because(pick, NOT_ASKED, language)
        about = {
            clause
            for picks, clause in self._objections
            if pick in picks and all(thing in picks for thing in chosen)
        }
        if "" in about:
            return _why(pick, language._("You can choose this."))
        if not about:
            return _why(pick, language._("Nothing can be done with this now."))
        best = min(about, key=lambda clause: (clause == NOT_ASKED, self._heard[clause], clause))
        return self._because(pick, best, language)

    def _because(self, pick: str, clause: str, language: Language) -> WhyFrame:
        return _why(pick, clause_text(self._game, clause, language), clause)


def _why(pick: str, text: str, clause: str | None = None) -> WhyFrame:
    return {"t": "why", "pick": pick, "text": text, "clause": clause}


def tip(text: Text, view: View, pick: str, names: Sequence[str]) -> TipFrame:
    """What a thing on the picture is, told from a view alone; no title when there is no such thing in it."""
    told = text.tip(view, pick, names)
    if told is None:
        return {"t": "tip", "pick": pick, "title": "", "lines": [], "clause": ""}
    return {"t": "tip", "pick": pick, "title": told.title, "lines": told.lines, "clause": told.clause}
