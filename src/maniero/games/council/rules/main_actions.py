"""The four main actions: elect a councillor, buy a permit, build with a permit, build with the king."""

from __future__ import annotations

from maniero.games.council.actions import Build, Buy, Elect, King, can_elect
from maniero.games.council.names import KING, LETTERS, REGIONS
from maniero.games.council.rules.building import build, too_dear, why_not_place
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
    player = s.players[seat]
    dear = too_dear(s, seat)
    own = player.permits
    permit = 0
    while own:
        if own & 1:
            for action in actions.build[permit]:
                if not why_not_place(player, action.city, dear):
                    out.append(action)
        own >>= 1
        permit += 1
    spare = spare_coins(s, seat, KING)
    if not why_not_satisfy(spare):
        roads = s.city_map.distance[s.king]
        for city in range(len(LETTERS)):
            if way(s, roads[city]) <= spare and not why_not_place(player, city, dear):
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
    player = s.players[seat]
    if isinstance(action, Build):
        if player.used & bit(action.permit):
            return "build.used"
        if not player.permits & bit(action.permit):
            return "build.own-permit"
        return why_not_place(player, action.city, too_dear(s, seat))
    assert isinstance(action, King)
    spare = spare_coins(s, seat, KING)
    reason = why_not_place(player, action.city, too_dear(s, seat)) or why_not_satisfy(spare)
    roads = s.city_map.distance[s.king][action.city]
    return reason or ("" if way(s, roads) <= spare else "king.way")


def why_not_satisfy(spare: int) -> str:
    """``spare`` coins would be left after the council; below 0 it cannot be satisfied."""
    return "" if spare >= 0 else "council.afford"


def way(s: Council, roads: int) -> int:
    """Coins for a way of the king."""
    return roads * s.box.road_price


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
        roads = s.city_map.distance[s.king][action.city]
        s.asks.append(PayForKing(seat, action.city, way(s, roads)))
