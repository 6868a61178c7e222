"""The four main actions: elect a councillor, buy a permit, build with a permit, build with the king."""

from __future__ import annotations

from maniero.games.council.actions import Build, Buy, Elect, King, can_elect
from maniero.games.council.names import KING, LETTERS, REGIONS
from maniero.games.council.rules.building import build, why_not_place
from maniero.games.council.rules.councils import PayForKing, PayForPermit, elect, spare_coins
from maniero.games.council.rules.permits import offered
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import kinds
from maniero.kernel.bits import bit


def add_mains(s: Council, seat: int, out: list[Action]) -> None:
    """Add the main actions that ``seat`` may take, in vocabulary order."""
    actions = s.box.actions
    out.extend(actions.elect_by_free[kinds(s.free)])
    for region in range(len(REGIONS)):
        if not why_not_satisfy(spare_coins(s, seat, region)):
            for permit in offered(s, region):
                out.append(actions.buy[permit])
    own = s.players[seat].permits
    permit = 0
    while own:
        if own & 1:
            for action in actions.build[permit]:
                if not why_not_build(s, seat, action):
                    out.append(action)
        own >>= 1
        permit += 1
    spare = spare_coins(s, seat, KING)
    if not why_not_satisfy(spare):
        for city in range(len(LETTERS)):
            if king_reaches(s, city, spare) and not why_not_place(s, seat, city):
                out.append(actions.king[city])


def why_not_main(s: Council, seat: int, action: Action) -> str:
    """The clause that forbids a main action; "" when it may be taken."""
    if isinstance(action, Elect):
        return "" if can_elect(action, kinds(s.free)) else "elect.choose"
    if isinstance(action, Buy):
        region = s.box.permits[action.permit].region
        if action.permit not in offered(s, region):
            return "buy.permit"
        return why_not_satisfy(spare_coins(s, seat, region))
    if isinstance(action, Build):
        return why_not_build(s, seat, action)
    assert isinstance(action, King)
    spare = spare_coins(s, seat, KING)
    reason = why_not_place(s, seat, action.city) or why_not_satisfy(spare)
    return reason or ("" if king_reaches(s, action.city, spare) else "king.way")


def why_not_satisfy(spare: int) -> str:
    """``spare`` coins would be left after the council; below 0 it cannot be satisfied."""
    return "" if spare >= 0 else "council.afford"


def why_not_build(s: Council, seat: int, action: Build) -> str:
    """The permit must lie face up before ``seat``, and the city must be open to it."""
    player = s.players[seat]
    if player.used & bit(action.permit):
        return "build.used"
    if not player.permits & bit(action.permit):
        return "build.own-permit"
    return why_not_place(s, seat, action.city)


def king_reaches(s: Council, city: int, spare: int) -> bool:
    """Whether ``spare`` coins, left after his council, pay for the king's way."""
    return way(s, city) <= spare


def way(s: Council, city: int) -> int:
    """Coins for the king's shortest way to the city."""
    return s.city_map.distance[s.king][city] * s.box.road_price


def take_main(s: Council, seat: int, action: Action) -> None:
    """Do it, or ask for the cards that pay for it."""
    if isinstance(action, Elect):
        elect(s, seat, action, s.box.elect_coins)
    elif isinstance(action, Buy):
        s.asks.append(PayForPermit(seat, s.box.permits[action.permit].region, action.permit))
    elif isinstance(action, Build):
        player = s.players[seat]
        player.permits ^= bit(action.permit)
        player.used |= bit(action.permit)
        build(s, seat, action.city, action.permit)
    elif isinstance(action, King):
        s.asks.append(PayForKing(seat, action.city, way(s, action.city)))
