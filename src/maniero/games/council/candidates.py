"""Which of the options a search need not look at: payments and elections that another one beats."""

from __future__ import annotations

from maniero.games.council.actions import Elect, Pay, Send
from maniero.games.council.names import COUNCILLORS, COUNCILS, NONE
from maniero.games.council.rules.councils import fitting, pushed
from maniero.games.council.state import Council
from maniero.kernel.action import Action


def worth_trying(s: Council, seat: int, options: list[Action]) -> list[Action]:
    """Those that nothing else beats; never empty, in the same order."""
    if len(options) < 3:
        return options
    if isinstance(options[0], Pay):
        return payments(options)
    return options if s.is_inside() else elections(s, seat, options)


def payments(options: list[Action]) -> list[Action]:
    """A card saved costs more coins than it is worth, and a joker is the best card to keep.

    With so many jokers the most cards that fit are played; which of them is a choice.
    """
    most = [0] * (COUNCILLORS + 1)  # Cards, by jokers among them.
    for action in options:
        assert isinstance(action, Pay)
        most[action.jokers] = max(most[action.jokers], action.size)
    found: list[Action] = []
    longest = 0
    for jokers in range(len(most)):
        if most[jokers] > longest:
            longest = most[jokers]
        else:
            most[jokers] = NONE  # Fewer jokers pay for as much.
    for action in options:
        assert isinstance(action, Pay)
        if action.size == most[action.jokers]:
            found.append(action)
    return found


def elections(s: Council, seat: int, options: list[Action]) -> list[Action]:
    """Councillors whose colour helps the own hand; for the coins alone, one of each council."""
    hand = s.players[seat].hand
    before = [fitting(hand, council) for council in s.councils]
    plain = [False] * len(COUNCILS)
    found: list[Action] = []
    elected = False
    for action in options:
        if isinstance(action, Elect):
            after = fitting(hand, pushed(s.councils[action.council], action.colour))
            if after <= before[action.council]:
                if isinstance(action, Send) or after < before[action.council] or plain[action.council]:
                    continue
                plain[action.council] = True
            if not isinstance(action, Send):
                elected = True
        found.append(action)
    return found if elected or len(found) > 1 else options
