"""The four quick actions: hire an assistant, change permits, send an assistant, one more main action."""

from __future__ import annotations

from maniero.games.council.actions import Change, Hire, Send, can_elect
from maniero.games.council.events import AssistantHired, ExtraActionBought, PermitsChanged
from maniero.games.council.names import REGIONS
from maniero.games.council.rules.councils import elect
from maniero.games.council.rules.permits import any_offered, put_under_pile
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import kinds


def add_quicks(s: Council, seat: int, out: list[Action]) -> None:
    """Add the quick actions that ``seat`` may take, in vocabulary order."""
    actions = s.box.actions
    if not why_not_hire(s, seat):
        out.append(actions.hire)
    for region in range(len(REGIONS)):
        if not why_not_change(s, seat, region):
            out.append(actions.change[region])
    if not why_not_send(s, seat):
        out.extend(actions.send_by_free[kinds(s.free)])
    if not why_not_extra(s, seat):
        out.append(actions.extra)


def why_not_quick(s: Council, seat: int, action: Action) -> str:
    """The clause that forbids a quick action; "" when it may be taken."""
    if isinstance(action, Hire):
        return why_not_hire(s, seat)
    if isinstance(action, Change):
        return why_not_change(s, seat, action.region)
    if isinstance(action, Send):
        return why_not_send(s, seat) or ("" if can_elect(action, kinds(s.free)) else "elect.choose")
    return why_not_extra(s, seat)


def why_not_hire(s: Council, seat: int) -> str:
    return "" if s.players[seat].coins >= s.box.hire_price else "quick.hire"


def why_not_change(s: Council, seat: int, region: int) -> str:
    if s.players[seat].assistants < s.box.change_price:
        return "quick.change"
    return "" if any_offered(s, region) else "quick.change-empty"


def why_not_send(s: Council, seat: int) -> str:
    """Whichever councillor is elected."""
    return "" if s.players[seat].assistants >= s.box.send_price else "quick.send"


def why_not_extra(s: Council, seat: int) -> str:
    return "" if s.players[seat].assistants >= s.box.extra_price else "quick.extra"


def take_quick(s: Council, seat: int, action: Action) -> None:
    player = s.players[seat]
    if isinstance(action, Hire):
        player.coins -= s.box.hire_price
        player.assistants += 1
        if s.told is not None:
            s.told.append(AssistantHired(seat))
    elif isinstance(action, Change):
        player.assistants -= s.box.change_price
        if s.told is not None:
            s.told.append(PermitsChanged(seat, action.region))
        put_under_pile(s, action.region)
    elif isinstance(action, Send):
        player.assistants -= s.box.send_price
        elect(s, seat, action, 0)
    else:
        player.assistants -= s.box.extra_price
        s.due += 1
        if s.told is not None:
            s.told.append(ExtraActionBought(seat))
