"""What an action would do, as an order, with what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.carcassonne.actions import (
    Again,
    Bonus,
    Claim,
    Double,
    Draw,
    Pass,
    Place,
    Plain,
    Score,
    Zone,
)
from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.names import COURT, MOST_PARTS, NONE, TRACK
from maniero.games.carcassonne.rules.counting import MayDouble, completed, each_tile, zone_of
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.laying import complete, lay, why_not_place
from maniero.games.carcassonne.rules.turn import ClaimPart, MayGoAgain, PlaceTile
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.text.nouns import Nouns, followed
from maniero.kernel.first import First
from maniero.kit import speaking as kit
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Orders(kit.Orders[CastleBox, Castle]):
    """One method for each class of words."""

    def __init__(self, speech: Speech[CastleBox], nouns: Nouns) -> None:
        super().__init__(speech)
        self._nouns: Final = nouns
        _ = speech.language._
        self._stands: Final = [  # By kind of zone.
            _("A herald on the path"),
            _("A knight on the tower"),
            _("A squire in the house"),
            _("A merchant in the court"),
        ]
        self._placed: Final = [  # By quarter turns.
            _("Place on {square}"),
            _("Place on {square}, turned once"),
            _("Place on {square}, turned twice"),
            _("Place on {square}, turned three times"),
        ]

    # ---- chance

    @says(First)
    def _first(self, s: Castle, seat: int, action: First) -> str:
        return self._("Let player {number} go first").format(number=action.seat + 1)

    @says(Draw)
    def _draw(self, s: Castle, seat: int, action: Draw) -> str:
        tile = s.box.tiles[action.tile]
        return followed(self._("Draw tile {tile}").format(tile=tile.name), [self._nouns.tile(tile)])

    @says(Bonus)
    def _bonus(self, s: Castle, seat: int, action: Bonus) -> str:
        return self._("Turn up {tile}").format(tile=self._nouns.bonus(action.number))

    # ---- the tile

    @says(Place)
    def _place(self, s: Castle, seat: int, action: Place) -> str:
        sentence = self._placed[action.turn].format(square=s.box.squares[action.square])
        return followed(sentence, self._completing(s, seat, action))

    def _completing(self, s: Castle, seat: int, action: Place) -> list[str]:
        """The zones that the tile completes there, and whose points they are as yet."""
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, PlaceTile) or why_not_place(s, s.drawn, action.square, action.turn):
            return []
        after = s.copy()
        lay(after, s.drawn, action.square, action.turn)
        after.placed = action.square
        zones = [self._whose(after, root, ask.seat) for root in completed(after)]
        return [self._("completes {zones}").format(zones=", ".join(zones))] if zones else []

    def _whose(self, s: Castle, root: int, seat: int) -> str:
        """A completed zone and who would score it: "a tower of 3 tiles (6 points for you)"."""
        _ = self._
        size = s.zones.tally[root].size()
        leader = s.zones.tally[root].leader()
        if not s.zones.tally[root].followers:
            parts = len(s.box.tiles[s.tiles[s.placed]].parts)
            mine = any(s.zones.part(s.placed, part) == root for part in range(parts))
            sentence = (
                _("{zone} ({points} with a follower)")
                if mine
                else _("{zone} (no points, nobody stands there)")
            )
        elif leader == NONE:
            sentence = _("{zone} (no points, followers are even)")
        elif leader == seat:
            sentence = _("{zone} ({points} for you)")
        else:
            sentence = _("{zone} ({points} for the other player)")
        points = self._nouns.points(size * each_tile(s, root, False))
        return sentence.format(zone=self._nouns.zone(s.zones.tally[root].kind, size), points=points)

    # ---- the follower

    @says(Claim)
    def _claim(self, s: Castle, seat: int, action: Claim) -> str:
        parts = s.box.tiles[s.tiles[s.placed]].parts if s.placed != NONE else []
        if action.part >= len(parts):
            return self._("A follower on part {part}").format(part=action.part + 1)
        kind = parts[action.part].kind
        sentence = self._stands[kind]
        if [part.kind for part in parts].count(kind) > 1:
            sentence = f"{sentence} {self._nouns.way(parts[action.part], s.turns[s.placed])}"
        root = s.zones.part(s.placed, action.part)
        return f"{sentence} ({', '.join(self._worth(s, root))})"

    def _worth(self, s: Castle, root: int) -> list[str]:
        """How large a zone is and what it gives: at once, or when it is completed as it is."""
        if s.zones.tally[root].kind == COURT:
            markets = s.zones.tally[root].markets
            if not markets:
                return [self._("no market yet")]
            points = markets * s.box.market_points
            return [self._nouns.markets(markets), self._("worth {points}").format(points=points)]
        size = s.zones.tally[root].size()
        points = size * each_tile(s, root, False)
        if complete(s, root):
            gain = self._("{points} at once").format(points=self._nouns.points(points))
            return [self._nouns.tiles(size), gain]
        return [self._nouns.tiles(size), self._("worth {points}").format(points=points)]

    # ---- counting

    @says(Score)
    def _score(self, s: Castle, seat: int, action: Score) -> str:
        root = zone_of(s, action.part) if s.placed != NONE else NONE
        if root == NONE or s.zones.tally[root].kind == COURT:
            return self._("Count zone {zone} first").format(zone=action.text.removeprefix("score-"))
        if action.part < MOST_PARTS:
            part = s.box.tiles[s.tiles[s.placed]].parts[action.part]
            way = self._nouns.way(part, s.turns[s.placed])
        else:
            way = self._nouns.side(action.part - MOST_PARTS)
        sentence = self._("Count {zone} {way} first")
        sentence = sentence.format(zone=self._nouns.the[s.zones.tally[root].kind], way=way)
        size = s.zones.tally[root].size()
        points = size * each_tile(s, root, False)
        gain = [self._nouns.tiles(size), self._nouns.points(points)]
        return followed(sentence, gain + self._lands(s, s.zones.tally[root].leader(), points))

    @says(Double)
    def _double(self, s: Castle, seat: int, action: Double) -> str:
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, MayDouble):
            return self._("Double the zone")
        size = s.zones.tally[ask.root].size()
        points = size * each_tile(s, ask.root, True)
        less = size * each_tile(s, ask.root, False)
        sentence = self._("Double {zone}").format(zone=self._nouns.the[s.zones.tally[ask.root].kind])
        gain = self._instead(points, less)
        return followed(sentence, [gain, *self._lands(s, ask.seat, points)])

    @says(Plain)
    def _plain(self, s: Castle, seat: int, action: Plain) -> str:
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, MayDouble):
            return self._("Do not double the zone")
        points = s.zones.tally[ask.root].size() * each_tile(s, ask.root, False)
        sentence = self._("Do not double {zone}").format(zone=self._nouns.the[s.zones.tally[ask.root].kind])
        return followed(sentence, [self._nouns.points(points), *self._lands(s, ask.seat, points)])

    def _instead(self, points: int, less: int) -> str:
        sentence = self._("{points} instead of {less}")
        return sentence.format(points=self._nouns.points(points), less=less)

    def _lands(self, s: Castle, seat: int, points: int) -> list[str]:
        """The bonus tile where so many points would lead the marker of ``seat``."""
        space = s.points[seat] + points
        if seat == NONE or space >= TRACK or s.box.tower_at[space] == NONE:
            return []
        return [self._("with a bonus tile")] if s.towers[s.box.tower_at[space]] else []

    # ---- bonus tiles

    @says(Again)
    def _again(self, s: Castle, seat: int, action: Again) -> str:
        return self._("Use bonus tile 1 and play another turn")

    @says(Zone)
    def _zone(self, s: Castle, seat: int, action: Zone) -> str:
        ask = s.asks[-1] if s.asks else None
        if isinstance(ask, ChooseFinal):
            for root in ask.free(s):
                if s.zones.tally[root].place == action.place:
                    return self._final(s, ask, root)
        return self._("Choose zone {zone}").format(zone=action.text.removeprefix("zone-"))

    def _final(self, s: Castle, ask: ChooseFinal, root: int) -> str:
        sentence = self._("Use bonus tile {number} on {zone} {place}")
        zone = self._nouns.the[ask.kind]
        sentence = sentence.format(number=ask.number, zone=zone, place=self._place_of(s, root))
        if ask.kind == COURT:
            markets = s.zones.tally[root].markets
            gain = self._instead(markets * s.box.rich_market, markets * s.box.market_points)
            return followed(sentence, [self._nouns.markets(markets), gain])
        size = s.zones.tally[root].size()
        points = self._nouns.points(size * s.box.open_points[ask.kind])
        return followed(sentence, [self._nouns.tiles(size), points])

    def _place_of(self, s: Castle, root: int) -> str:
        """Where a zone begins: "at C4", "at C4, to the north", "at start space 5"."""
        place = s.zones.tally[root].place
        if place < 0:
            return self._("at start space {number}").format(number=-place)
        square, number = divmod(place, MOST_PARTS)
        parts = s.box.tiles[s.tiles[square]].parts
        sentence = self._("at {square}").format(square=s.box.squares[square])
        if [part.kind for part in parts].count(parts[number].kind) == 1:
            return sentence
        return f"{sentence}, {self._nouns.way(parts[number], s.turns[square])}"

    @says(Pass)
    def _pass(self, s: Castle, seat: int, action: Pass) -> str:
        ask = s.asks[-1] if s.asks else None
        if isinstance(ask, ClaimPart):
            none = len(ask.options(s)) == 1
            return self._("End your turn") if none else self._("Place no follower")
        if isinstance(ask, ChooseFinal):
            return self._("Leave bonus tile {number} unused").format(number=ask.number)
        if isinstance(ask, MayGoAgain):
            return self._("End your turn")
        return self._("Pass")
