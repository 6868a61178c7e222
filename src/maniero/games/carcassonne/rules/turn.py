"""The turn: draw a tile, place it, perhaps a follower, count what is complete."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.carcassonne.actions import Again, Claim, Draw, Pass, Place
from maniero.games.carcassonne.events import (
    BonusUsed,
    FollowerPlaced,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnStarted,
)
from maniero.games.carcassonne.names import AGAIN, MOST_PARTS, NONE, SEATS
from maniero.games.carcassonne.rules.counting import COUNT_ZONES
from maniero.games.carcassonne.rules.finishing import FINISH
from maniero.games.carcassonne.rules.laying import any_fit, lay, why_not_place
from maniero.games.carcassonne.squares import HALF, lowest
from maniero.games.carcassonne.state import Castle
from maniero.kernel.action import Action
from maniero.kernel.state import Ask, ByChance, Step


class FirstTurn(Step[Castle]):
    """It is known by now whose turn it is."""

    def run(self, s: Castle) -> None:
        s.asks.append(START_TURN[s.turn])


class StartTurn(Step[Castle]):
    """Bonus tiles taken before may be used from now on."""

    def __init__(self, to: int, again: bool) -> None:
        super().__init__()
        self.to: Final = to
        self.again: Final = again

    def run(self, s: Castle) -> None:
        s.turn = self.to
        builder = s.builders[self.to]
        builder.take_up()
        if s.told is not None:
            s.told.append(TurnStarted(self.to, self.again))
        draw_tile(s)


def draw_tile(s: Castle) -> None:
    """The next tile, or the end when there is none."""
    s.asks.append(SAY_TILE if s.left else FINISH)


class SayTile(ByChance[Castle]):
    """Chance says which tile is drawn; one that fits nowhere is removed, and another drawn."""

    def options(self, s: Castle) -> list[Action]:
        return s.pile.draws[:]

    def weights(self, s: Castle) -> list[int]:
        return s.pile.counts[:]

    def answer(self, s: Castle, action: Action) -> None:
        assert isinstance(action, Draw)
        s.pile.take(action)
        s.left -= 1
        if s.told is not None:
            s.told.append(TileDrawn(s.turn, action.tile))
        if any_fit(s, action.tile):
            s.drawn = action.tile
            s.asks.append(PLACE_TILE[s.turn])
            return
        s.removed += 1
        if s.told is not None:
            s.told.append(TileRemoved(s.turn, action.tile))
        draw_tile(s)


class PlaceTile(Ask[Castle]):
    """Where the drawn tile goes, and how it is turned."""

    def options(self, s: Castle) -> list[Action]:
        out: list[Action] = []
        add_places(s, s.near_low, 0, out)
        add_places(s, s.near_high, HALF, out)
        return out

    def objection(self, s: Castle, action: Action) -> str:
        if not isinstance(action, Place):
            return "place.tile"
        return why_not_place(s, s.drawn, action.square, action.turn)

    def answer(self, s: Castle, action: Action) -> None:
        assert isinstance(action, Place)
        tile = s.drawn
        s.drawn = NONE
        s.placed = action.square
        lay(s, tile, action.square, action.turn)
        if s.told is not None:
            s.told.append(TilePlaced(self.seat, tile, action.square, action.turn))
        s.asks.append(END_TURN)
        s.asks.append(COUNT_ZONES)
        s.asks.append(CLAIM_PART[self.seat])


def add_places(s: Castle, near: i64, first: int, out: list[Action]) -> None:
    """All ways to place the drawn tile on squares of a set, which counts from ``first``."""
    place = s.box.actions.place
    fitting = s.box.tiles[s.drawn].fitting
    while near:
        square = first + lowest(near)
        near &= near - 1
        turns: i64 = fitting[s.around[square]]
        i = 4 * square
        while turns:
            if turns & 1:
                out.append(place[i])
            turns >>= 1
            i += 1


class ClaimPart(Ask[Castle]):
    """A follower on one part of the tile just placed, or none."""

    inside = True

    def options(self, s: Castle) -> list[Action]:
        out: list[Action] = []
        for part in range(len(s.box.tiles[s.tiles[s.placed]].parts)):
            if not self._why_not(s, part):
                out.append(s.box.actions.claim[part])
        out.append(s.box.actions.pass_)
        return out

    def _why_not(self, s: Castle, part: int) -> str:
        if part >= len(s.box.tiles[s.tiles[s.placed]].parts):
            return "follower.part"
        if not s.builders[self.seat].supply:
            return "follower.supply"
        return "follower.zone" if s.zones.tally[s.zones.part(s.placed, part)].followers else ""

    def objection(self, s: Castle, action: Action) -> str:
        if isinstance(action, Claim):
            return self._why_not(s, action.part)
        return "" if isinstance(action, Pass) else "follower.part"

    def answer(self, s: Castle, action: Action) -> None:
        if not isinstance(action, Claim):
            return
        s.builders[self.seat].supply -= 1
        s.standing.append((s.placed * MOST_PARTS + action.part) * 2 + self.seat)
        root = s.zones.part(s.placed, action.part)
        s.zones.stand(root, self.seat)
        if s.told is not None:
            s.told.append(FollowerPlaced(self.seat, s.placed, action.part, s.zones.tally[root].kind))


class EndTurn(Step[Castle]):
    """The other player's turn, unless bonus tile 1 gives another one; the end after the last tile."""

    def run(self, s: Castle) -> None:
        if not s.left:
            s.asks.append(FINISH)
        elif AGAIN in s.builders[s.turn].held:
            s.asks.append(MAY_GO_AGAIN[s.turn])
        else:
            s.asks.append(START_TURN[1 - s.turn])


class MayGoAgain(Ask[Castle]):
    """Whether to use bonus tile 1."""

    def options(self, s: Castle) -> list[Action]:
        return [s.box.actions.again, s.box.actions.pass_]

    def objection(self, s: Castle, action: Action) -> str:
        return "" if isinstance(action, (Again, Pass)) else "bonus.1"

    def answer(self, s: Castle, action: Action) -> None:
        if not isinstance(action, Again):
            s.asks.append(START_TURN[1 - self.seat])
            return
        s.builders[self.seat].held.remove(AGAIN)
        if s.told is not None:
            s.told.append(BonusUsed(self.seat, AGAIN))
        s.asks.append(START_AGAIN[self.seat])


# Questions hold only numbers, so one object of each serves all games.
FIRST_TURN: Final = FirstTurn()
START_TURN: Final = [StartTurn(seat, False) for seat in range(SEATS)]
START_AGAIN: Final = [StartTurn(seat, True) for seat in range(SEATS)]
SAY_TILE: Final = SayTile()
PLACE_TILE: Final = [PlaceTile(seat) for seat in range(SEATS)]
CLAIM_PART: Final = [ClaimPart(seat) for seat in range(SEATS)]
END_TURN: Final = EndTurn()
MAY_GO_AGAIN: Final = [MayGoAgain(seat) for seat in range(SEATS)]
