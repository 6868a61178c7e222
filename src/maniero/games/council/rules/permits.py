"""The permits on the board: two face up in each region, the rest in a pile."""

from __future__ import annotations

from typing import Final

from maniero.games.council.actions import Reveal
from maniero.games.council.events import PermitRevealed
from maniero.games.council.names import FACE_UP, NONE, PERMITS_OF_REGION, REGIONS
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.state import NOBODY, ByChance, Step


class RevealPermit(ByChance[Council]):
    """Chance says which permit of the pile comes to ``place``."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def options(self, s: Council) -> list[Action]:
        region = self.place // FACE_UP
        return [s.box.actions.reveal[permit] for permit in pile(s, region)]

    def answer(self, s: Council, action: Action) -> None:
        assert isinstance(action, Reveal)
        s.piles[self.place // FACE_UP] ^= 1 << action.permit
        turn_up(s, self.place, action.permit)


class Refill(Step[Council]):
    """An empty place is filled from the pile of its region; the known bottom comes last."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def run(self, s: Council) -> None:
        region = self.place // FACE_UP
        if s.piles[region]:
            s.asks.append(REVEAL_PERMIT[self.place])
        elif s.bottoms[region]:
            turn_up(s, self.place, s.bottoms[region].pop(0))


REVEAL_PERMIT: Final = [RevealPermit(place) for place in range(FACE_UP * len(REGIONS))]
REFILL: Final = [Refill(place) for place in range(FACE_UP * len(REGIONS))]


def pile(s: Council, region: int) -> list[int]:
    """The permits of the pile whose place in it is not known, in ascending order."""
    out: list[int] = []
    permit = region * PERMITS_OF_REGION
    mask = s.piles[region] >> permit
    while mask:
        if mask & 1:
            out.append(permit)
        mask >>= 1
        permit += 1
    return out


def offered(s: Council, region: int) -> list[int]:
    """The face-up permits of a region, in ascending order."""
    a = s.face_up[region * FACE_UP]
    b = s.face_up[region * FACE_UP + 1]
    if min(a, b) != NONE:
        return [min(a, b), max(a, b)]
    return [max(a, b)] if max(a, b) != NONE else []


def any_offered(s: Council, region: int) -> bool:
    """Whether the region has a face-up permit."""
    return max(s.face_up[region * FACE_UP], s.face_up[region * FACE_UP + 1]) != NONE


def turn_up(s: Council, place: int, permit: int) -> None:
    s.face_up[place] = permit
    if s.told is not None:
        s.told.append(PermitRevealed(NOBODY, permit, place))


def take_off_board(s: Council, permit: int) -> int:
    """The permit leaves its place on the board; which place that was."""
    place = s.face_up.index(permit)
    s.face_up[place] = NONE
    return place


def put_under_pile(s: Council, region: int) -> None:
    """All face-up permits of a region go to the bottom of its pile, and new ones are due."""
    for place in range((region + 1) * FACE_UP - 1, region * FACE_UP - 1, -1):
        s.asks.append(REFILL[place])  # The last one on the stack is filled first.
    for place in range(region * FACE_UP, (region + 1) * FACE_UP):
        if s.face_up[place] != NONE:
            s.bottoms[region].append(s.face_up[place])
            s.face_up[place] = NONE
