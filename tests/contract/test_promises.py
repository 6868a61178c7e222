"""Orders promise what their seat can know, and promises are kept.

An order says what an action does and what comes of it.  What comes of it is found by trying the action
in the true world, where somebody's hand or the next tile is known to the rules: so an order could give
away what its seat may not see.  It does not when it reads the same, byte for byte, in a world that the
seat imagines.

Points that an order promises plainly ("Sell 2 wine: +4 points, +1 silver") are there when the action is
done, or when its seat has answered what the action asks next, whatever it answers.  Points that are
named with what they are for ("the bonus tile of the coast (+5 points)") may come at the end of the game.
"""

from __future__ import annotations

import re

from maniero.i18n import LANGUAGES, language
from maniero.kernel.state import State
from maniero.kernel.trial import Trial
from tests.contract.cases import Case
from tests.contract.walks import Walk

PLAIN = re.compile(r"\+(\d+) points?")
ANSWERS = 2  # Questions of one action that may come before its points.


def orders(case: Case, state: State, seat: int) -> list[list[str]]:
    """All that ``seat`` is offered, in every language."""
    texts = [case.game.text(language(code)) for code in LANGUAGES]
    return [[text.action(state, seat, action) for text in texts] for action in state.legal_for(seat)]


def test_orders_read_the_same_in_every_world_that_their_seat_imagines(walk: Walk) -> None:
    compared = 0
    for here in walk.now_and_then():
        for seat in here.state.actors():
            if seat >= 0:
                dream = here.state.imagine(seat, here.rng(seat + 3))
                assert orders(walk.case, here.state, seat) == orders(walk.case, dream, seat), (here, seat)
                compared += 1
    assert compared


def test_reading_orders_changes_nothing(walk: Walk) -> None:
    for here in walk.now_and_then(3):
        before = here.views
        for seat in here.state.actors():
            orders(walk.case, here.state, seat)
        assert here.seen() == before, here
        assert here.state.legal() == here.legal, here
        assert here.state.told is None, here


def test_points_that_are_promised_plainly_come(walk: Walk) -> None:
    text = walk.case.game.text(language("en"))
    for here in walk.now_and_then():
        for seat in here.state.actors():
            for action in here.state.legal_for(seat) if seat >= 0 else []:
                order = text.action(here.state, seat, action)
                points = promised(order)
                if points:
                    assert come(Trial(here.state, seat, action), points, ANSWERS), f"{here}: {order}"


def promised(order: str) -> int:
    """The points among the details behind the colon."""
    details = order.partition(": ")[2].split(", ")
    return sum(int(found[1]) for detail in details if (found := PLAIN.fullmatch(detail)))


def come(trial: Trial[State], points: int, answers: int) -> bool:
    """Whether the seat gains so many, at once or however it goes on."""
    missing = points - trial.points()
    if missing <= 0:
        return True
    options = trial.after.legal_for(trial.seat) if answers else []
    return bool(options) and all(come(trial.then(option), missing, answers - 1) for option in options)
