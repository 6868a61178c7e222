"""All components of The Council of Four, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.council.names import COUNCILLORS, COUNCILS, PERMITS
from maniero.games.council.rules.councils import colours_of
from maniero.games.council.rules.dealing import LayToken, LayTokens, SeatCouncillor
from maniero.kernel.bags import unpack

if TYPE_CHECKING:
    from maniero.games.council.state import Council


def census(s: Council) -> dict[str, object]:
    """Counts that never change from the first position to the last."""
    cards = [*unpack(s.deck), *unpack(s.discards), *(c for p in s.players for c in unpack(p.hand))]
    return {
        "cards": sorted(cards),
        "councillors": sorted([*unpack(s.free), *seated(s)]),
        "permits": sorted(permits(s)),
        "emporiums": [p.emporiums_left + bin(p.built).count("1") for p in s.players],
        "tokens": tokens(s),
        "king's rewards": s.king_rewards_taken + len(s.box.king_rewards[s.king_rewards_taken :]),
        "rewards won": s.king_rewards_taken - sum(len(p.king_rewards) for p in s.players),
    }


def seated(s: Council) -> list[int]:
    empty = {(ask.council, ask.place) for ask in s.asks if isinstance(ask, SeatCouncillor)}
    return [
        colours_of(s.councils[council])[place]
        for council in range(len(COUNCILS))
        for place in range(COUNCILLORS)
        if (council, place) not in empty
    ]


def permits(s: Council) -> list[int]:
    piled = [p for p in range(PERMITS) if any(pile >> p & 1 for pile in s.piles)]
    under = [p for bottom in s.bottoms for p in bottom]
    shown = [p for p in s.face_up if p >= 0]
    owned = [p for player in s.players for mask in (player.permits, player.used) for p in bits(mask)]
    return [*piled, *under, *shown, *owned]


def bits(mask: int) -> list[int]:
    return [p for p in range(PERMITS) if mask >> p & 1]


def tokens(s: Council) -> int:
    """Tokens on the map and those still to be laid."""
    if any(isinstance(ask, LayTokens) for ask in s.asks):
        return len(s.box.tokens)
    waiting = sum(isinstance(ask, LayToken) for ask in s.asks)
    laid = [token for token in s.tokens if token >= 0]
    assert len(set(laid)) == len(laid)
    return waiting + len(laid)
