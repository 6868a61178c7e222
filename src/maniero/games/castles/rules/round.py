"""The round: draw, then all keep, offer or discard at the same time."""

from __future__ import annotations

from typing import Final

from maniero.games.castles.actions import (
    Build,
    Discard,
    Draw,
    Eyesore,
    Gate,
    Offer,
    Ready,
    Store,
    is_reserve,
)
from maniero.games.castles.events import (
    EyesoreLeft,
    RoundStarted,
    TileDrawn,
    TilesOffered,
    TurnFinished,
)
from maniero.games.castles.names import MOST_SEATS, NONE, PAIR, WIDTH
from maniero.games.castles.rules.building import (
    add_builds,
    add_reserve_builds,
    build,
    can_build,
    can_build_reserve,
    discard,
    free_spaces,
    gate_builds,
    gate_of,
    squares_for,
    store,
    take_from,
    tile_at,
    usable,
    why_not_build,
)
from maniero.games.castles.rules.finishing import FINISH, too_few
from maniero.games.castles.rules.yards import YARDS, has_yard
from maniero.games.castles.state import Builder, Castles
from maniero.kernel.action import Action
from maniero.kernel.bits import bit
from maniero.kernel.first import clockwise
from maniero.kernel.state import NOBODY, Ask, ByChance, Step

# ---- before the first round


class StartGame(Step[Castles]):
    """Everybody builds the gate, unless it waits in the reserve."""

    def run(self, s: Castles) -> None:
        s.asks.append(START_ROUND)
        for seat in reversed(clockwise(s.first, s.seats)):
            if s.builders[seat].gate != NONE:
                s.asks.append(BUILD_GATE[seat])


class BuildGate(Ask[Castles]):
    """Where the gate goes: in the ground row, not at the borders."""

    def options(self, s: Castles) -> list[Action]:
        return gate_builds(s, self.seat)

    def objection(self, s: Castles, action: Action) -> str:
        return why_not_build(s, self.seat, action) if isinstance(action, Gate) else "gate.first"

    def answer(self, s: Castles, action: Action) -> None:
        build(s, self.seat, action)


# ---- drawing


class StartRound(Step[Castles]):
    """The game ends when a castle is complete, or when there are not two tiles for everybody."""

    def run(self, s: Castles) -> None:
        if s.ended or too_few(s):
            s.asks.append(FINISH)
            return
        s.asks.append(START_ROUND)
        s.round += 1
        s.shown = False
        for builder in s.builders:
            builder.done = False
        if s.told is not None:
            s.told.append(RoundStarted(NOBODY, s.round))
        s.asks.append(DEAL)
        for seat in reversed(clockwise(s.first, s.seats)):
            if may_make_room(s, seat):
                s.asks.append(MAKE_ROOM[seat])


def may_make_room(s: Castles, seat: int) -> bool:
    """Whether building before drawing can matter: two free spaces take any pair."""
    return free_spaces(s.builders[seat]) < PAIR and can_build_reserve(s, seat)


class MakeRoom(Ask[Castles]):
    """Build from the reserve before drawing; ``again``: before drawing once more, after an offer."""

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat, True)
        self.again: Final = again

    def options(self, s: Castles) -> list[Action]:
        found = gate_builds(s, self.seat)
        add_reserve_builds(s, self.seat, found)
        found.append(s.box.actions.ready)
        return found

    def objection(self, s: Castles, action: Action) -> str:
        if isinstance(action, Ready):
            return ""
        if isinstance(action, Gate) or (isinstance(action, Build) and is_reserve(action.source)):
            return why_not_build(s, self.seat, action)
        return "reserve.before"

    def answer(self, s: Castles, action: Action) -> None:
        if not isinstance(action, Ready):
            build(s, self.seat, action)
            if may_make_room(s, self.seat):
                s.asks.append(MAKE_ROOM_AGAIN[self.seat] if self.again else MAKE_ROOM[self.seat])
                return
        if self.again:
            draw_again(s, self.seat)


class Deal(Step[Castles]):
    """All draw their pair before anyone decides."""

    def run(self, s: Castles) -> None:
        s.asks.append(YARDS)
        order = clockwise(s.first, s.seats)
        for seat in reversed(order):
            s.asks.append(USE_TILES[seat])
        for seat in reversed(order):
            builder = s.builders[seat]
            builder.room = free_spaces(builder)
            builder.replaced = False
            for place in reversed(range(PAIR)):
                s.asks.append(DRAW_TILE[seat][place])


def draw_again(s: Castles, seat: int) -> None:
    """Two more tiles for who has offered a pair."""
    builder = s.builders[seat]
    builder.room = free_spaces(builder)
    s.promised -= PAIR
    s.asks.append(DRAW_LAST[seat])
    s.asks.append(DRAW_TILE[seat][0])


class DrawTile(ByChance[Castles]):
    """Chance says which tile is drawn."""

    def __init__(self, to: int, place: int, ask: bool) -> None:
        super().__init__()
        self.to: Final = to
        self.place: Final = place
        self.ask: Final = ask  # Whether ``to`` is asked about the pair when this tile is drawn.

    def options(self, s: Castles) -> list[Action]:
        return s.draws[:]

    def weights(self, s: Castles) -> list[int]:
        return s.quarry[:]

    def answer(self, s: Castles, action: Action) -> None:
        assert isinstance(action, Draw)
        s.take(action)
        s.builders[self.to].drawn[self.place] = action.tile
        if s.told is not None:
            s.told.append(TileDrawn(self.to, action.tile))
        if self.ask:
            s.asks.append(USE_TILES[self.to])


# ---- keep, offer or discard


class UseTiles(Ask[Castles]):
    """What becomes of the drawn pair; the reserve may be built from at any time."""

    covert = True

    def options(self, s: Castles) -> list[Action]:
        actions = s.box.actions
        builder = s.builders[self.seat]
        places = [place for place in range(PAIR) if not self._why_not_source(builder, place)]
        found = gate_builds(s, self.seat)
        for place in places:
            add_builds(s, self.seat, place, found)
        add_reserve_builds(s, self.seat, found)
        if not builder.room and not builder.replaced:
            found = [action for action in found if not self._wastes(s, builder, action)]
        for place in places:
            if not self._why_not_store(s, builder, place):
                found.append(actions.store[place])
        for seat in range(s.seats):
            if not self._why_not_offer(s, builder, seat):
                found.append(actions.offer[seat])
        if not self._why_not_discard(builder):
            found.append(actions.discard)
        if self._may_leave(s, builder):
            found.extend([actions.eyesore[place] for place in places])
        return found

    def _useful(self, s: Castles, builder: Builder) -> bool:
        """Whether a tile of the pair can be stored, or built legally."""
        if builder.room:
            return True
        for tile in builder.drawn:
            if tile != NONE and can_build(s, builder.site, tile):
                return True
        return False

    def _may_leave(self, s: Castles, builder: Builder) -> bool:
        """Whether a tile may be left as an eyesore: one of a new pair for which there is no use.

        What is left of a kept pair always has a use; but who imagines the hidden tile of another may deal
        one that fits nowhere, and there must be an answer in that world too.
        """
        if builder.replaced:
            return not self._useful(s, builder)
        kept = NONE in builder.drawn and not builder.room
        return kept and not usable(s, builder.site, max(builder.drawn))

    def _wastes(self, s: Castles, builder: Builder, action: Action) -> bool:
        """Whether a kept pair would be left with a tile without a use after this (clause pair.both)."""
        if builder.replaced or builder.room:
            return False
        source, square, turn = NONE, 0, 0
        if isinstance(action, Build):
            source, square, turn = action.source, action.square, action.turn
        elif isinstance(action, Gate):
            square = action.square
        other = NONE
        if 0 <= source < PAIR:
            other = builder.drawn[1 - source]
        elif NONE in builder.drawn:
            other = max(builder.drawn)  # The one that is left; before, both may be offered or discarded.
        if other == NONE:
            return False
        site, here = builder.site, bit(square)
        near = here | here << WIDTH | here >> WIDTH | here << 1 | here >> 1
        if squares_for(s, site, s.box.tiles[other]) & ~near:
            return False  # A place that has nothing to do with this square stays.
        after = site.copy()
        after.lay(s.box, tile_at(builder, source) if source != NONE else gate_of(s, builder), square, turn)
        return not usable(s, after, other)

    def _why_not_store(self, s: Castles, builder: Builder, place: int) -> str:
        if not builder.room:
            return "reserve.full"
        other = builder.drawn[1 - place]
        if other == NONE or builder.replaced or builder.room > 1 or usable(s, builder.site, other):
            return ""
        return "pair.both"

    def _why_not_offer(self, s: Castles, builder: Builder, to: int) -> str:
        if builder.replaced:
            return "offer.replacement"
        if NONE in builder.drawn:
            return "pair.both"
        if to == self.seat or to >= s.seats:
            return "offer.other"
        if has_yard(s, to):
            return "offer.yard"
        return "" if s.left - s.promised >= PAIR else "offer.quarry"

    def _why_not_discard(self, builder: Builder) -> str:
        if builder.replaced:
            return "offer.replacement"
        return "pair.both" if NONE in builder.drawn else ""

    def objection(self, s: Castles, action: Action) -> str:
        builder = s.builders[self.seat]
        if isinstance(action, (Build, Gate)):
            return self._why_not_build(s, builder, action)
        if isinstance(action, Store):
            clause = self._why_not_source(builder, action.source)
            return clause or self._why_not_store(s, builder, action.source)
        if isinstance(action, Offer):
            return self._why_not_offer(s, builder, action.seat)
        if isinstance(action, Discard):
            return self._why_not_discard(builder) if action.source == NONE else "yard.when"
        if isinstance(action, Eyesore):
            clause = self._why_not_source(builder, action.source)
            return clause or ("" if self._may_leave(s, builder) else "eyesore.when")
        return "turn.use"

    def _why_not_source(self, builder: Builder, source: int) -> str:
        """The clause that keeps a tile from being used from here, or ""."""
        if source >= PAIR:
            return "yard.when"
        if builder.drawn[source] == NONE:
            return "build.source"
        twin = source > 0 and builder.drawn[source] == builder.drawn[0]
        return "build.equal" if twin else ""  # The first of two equal tiles does for both.

    def _why_not_build(self, s: Castles, builder: Builder, action: Action) -> str:
        if isinstance(action, Build) and not is_reserve(action.source):
            clause = self._why_not_source(builder, action.source)
            if clause:
                return clause
        clause = why_not_build(s, self.seat, action)
        if clause:
            return clause
        return "pair.both" if self._wastes(s, builder, action) else ""

    def answer(self, s: Castles, action: Action) -> None:
        builder = s.builders[self.seat]
        if isinstance(action, Offer):
            offer(s, self.seat, action.seat)
            return
        if isinstance(action, Store):
            builder.room -= 1
            store(s, self.seat, action.source)
        elif isinstance(action, Discard):
            for place in range(PAIR):
                discard(s, self.seat, place, bit(self.seat))
        elif isinstance(action, Eyesore):
            tile = take_from(builder, action.source)
            builder.eyesores.append(tile)
            if s.told is not None:
                s.told.append(EyesoreLeft(self.seat, tile))
        else:
            build(s, self.seat, action)
        if builder.drawn[0] == NONE and builder.drawn[1] == NONE:
            builder.done = True
            if s.told is not None:
                s.told.append(TurnFinished(self.seat))
        else:
            s.asks.append(USE_TILES[self.seat])


def offer(s: Castles, seat: int, to: int) -> None:
    """Both tiles go face down to another yard; who offers draws two more."""
    builder, other = s.builders[seat], s.builders[to]
    for place in range(PAIR):
        other.yard[place] = take_from(builder, place)
    other.giver = seat
    builder.replaced = True
    s.promised += PAIR
    if s.told is not None:
        s.told.append(TilesOffered(seat, to))
    if may_make_room(s, seat):
        s.asks.append(MAKE_ROOM_AGAIN[seat])
    else:
        draw_again(s, seat)


# Questions hold only numbers, so one object of each serves all games.
START_GAME: Final = StartGame()
BUILD_GATE: Final = [BuildGate(seat, True) for seat in range(MOST_SEATS)]
START_ROUND: Final = StartRound()
MAKE_ROOM: Final = [MakeRoom(seat, False) for seat in range(MOST_SEATS)]
MAKE_ROOM_AGAIN: Final = [MakeRoom(seat, True) for seat in range(MOST_SEATS)]
DEAL: Final = Deal()
DRAW_TILE: Final = [[DrawTile(seat, place, False) for place in range(PAIR)] for seat in range(MOST_SEATS)]
DRAW_LAST: Final = [DrawTile(seat, PAIR - 1, True) for seat in range(MOST_SEATS)]
USE_TILES: Final = [UseTiles(seat, True) for seat in range(MOST_SEATS)]
