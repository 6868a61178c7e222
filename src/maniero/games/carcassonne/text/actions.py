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
from maniero.games.carcassonne.events import (
    BonusUsed,
    FollowerPlaced,
    TilePlaced,
    TurnStarted,
    ZoneCounted,
)
from maniero.games.carcassonne.names import COURT, MOST_PARTS, NONE
from maniero.games.carcassonne.rules.counting import MayDouble, completed, zone_of
from maniero.games.carcassonne.rules.finishing import OPEN_CLAUSES, ChooseFinal
from maniero.games.carcassonne.rules.turn import ClaimPart, MayGoAgain
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.text.counts import Count, counts, points_of, wins_bonus
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.games.carcassonne.view import worth
from maniero.kernel.events import PointsScored
from maniero.kernel.state import NOBODY
from maniero.kernel.trial import Trial
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says

if TYPE_CHECKING:
    from maniero.catalogue import Speech
    from maniero.games.carcassonne.zones import Tally
    from maniero.kernel.action import Action


class Orders(kit.Orders[CastleBox, Nouns, Castle]):
    """One method for each class of actions, and one for each class of events that is worth a promise."""

    def __init__(self, speech: Speech[CastleBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
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

    def order(self, s: Castle, seat: int, action: Action) -> str:
        """Where a follower may go, its zone is described in brackets."""
        if not isinstance(action, Claim):
            return super().order(s, seat, action)
        zone = self.promises(s, seat, action)
        stands = self._claim(s, seat, action)
        return f"{stands} ({', '.join(zone)})" if zone else stands

    # ---- chance

    @says(Draw)
    def _draw(self, s: Castle, seat: int, action: Draw) -> str:
        tile = s.box.tiles[action.tile]
        return followed(self._("Draw tile {tile}").format(tile=tile.name), [self._nouns.tile(tile)])

    @says(Bonus)
    def _bonus(self, s: Castle, seat: int, action: Bonus) -> str:
        return self._("Turn up {tile}").format(tile=self._nouns.bonus(action.number))

    # ---- the tile and the follower

    @says(Place)
    def _place(self, s: Castle, seat: int, action: Place) -> str:
        return self._placed[action.turn].format(square=s.box.squares[action.square])

    @says(Claim)
    def _claim(self, s: Castle, seat: int, action: Claim) -> str:
        parts = s.box.tiles[s.tiles[s.placed]].parts if s.placed != NONE else []
        if action.part >= len(parts):
            return self._("A follower on part {part}").format(part=action.part + 1)
        part = parts[action.part]
        alike = sum(other.kind == part.kind for other in parts)
        sentence = self._stands[part.kind]
        return sentence if alike == 1 else f"{sentence} {self._nouns.way(part, s.turns[s.placed])}"

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
        return sentence.format(zone=self._nouns.the[s.zones.tally[root].kind], way=way)

    @says(Double)
    def _double(self, s: Castle, seat: int, action: Double) -> str:
        ask = s.question(seat)
        if not isinstance(ask, MayDouble):
            return self._("Double the zone")
        return self._("Double {zone}").format(zone=self._nouns.the[s.zones.tally[ask.root].kind])

    @says(Plain)
    def _plain(self, s: Castle, seat: int, action: Plain) -> str:
        ask = s.question(seat)
        if not isinstance(ask, MayDouble):
            return self._("Do not double the zone")
        return self._("Do not double {zone}").format(zone=self._nouns.the[s.zones.tally[ask.root].kind])

    # ---- bonus tiles, and doing without

    @says(Again)
    def _again(self, s: Castle, seat: int, action: Again) -> str:
        return self._("Use bonus tile 1 and play another turn")

    @says(Zone)
    def _zone(self, s: Castle, seat: int, action: Zone) -> str:
        ask = s.question(seat)
        if not isinstance(ask, ChooseFinal) or ask.objection(s, action):
            return self._("Choose zone {zone}").format(zone=action.text.removeprefix("zone-"))
        sentence = self._("Use bonus tile {number} on {zone} {place}")
        zone = self._nouns.the[ask.kind]
        return sentence.format(number=ask.number, zone=zone, place=self._where(s, action.place))

    def _where(self, s: Castle, place: int) -> str:
        """Where a zone begins: "at C4", "at C4, to the north", "at start space 5"."""
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
        ask = s.question(seat)
        if isinstance(ask, ChooseFinal):
            return self._("Leave bonus tile {number} unused").format(number=ask.number)
        if not isinstance(ask, (ClaimPart, MayGoAgain)):
            return self._("Pass")
        if isinstance(ask, ClaimPart) and len(ask.options(s)) > 1:
            return self._("Place no follower")
        told = Trial(s, seat, action).told
        ends = any(isinstance(event, TurnStarted) for event in told)
        return self._("End your turn") if ends else self._("Place no follower")

    # ---- promises

    def promises(self, s: Castle, seat: int, action: Action) -> list[str]:
        """Nothing comes of doing without but what would come anyway."""
        return [] if isinstance(action, Pass) else super().promises(s, seat, action)

    def kept(self, trial: Trial[Castle]) -> list[str]:
        """What comes at once; of all that is counted after it, each has an order of its own."""
        for event in trial.told:
            promises = self.promise(trial, event)
            if promises:
                return promises
        ask = trial.after.question(trial.seat)
        if not isinstance(ask, MayDouble):
            return []
        size = trial.after.zones.tally[ask.root].size()
        return [self._nouns.tiles(size), *self.kept(trial.then(self._box.actions.plain))]

    @says(TilePlaced)
    def _completes(self, trial: Trial[Castle], event: TilePlaced) -> list[str]:
        """The zones that are complete, and what they give with every answer to the follower question."""
        after = trial.after
        zones = [after.zones.tally[root] for root in completed(after)]
        if not zones:
            return []
        *claimed, passed = [counts(trial.then(answer)) for answer in after.legal_for(trial.seat)]
        described = [self._completed(zone, trial.seat, passed, claimed) for zone in zones]
        return [self._("completes {zones}").format(zones=", ".join(described))]

    def _completed(
        self, zone: Tally, seat: int, passed: dict[int, Count], claimed: list[dict[int, Count]]
    ) -> str:
        """A completed zone and who scores it: "a tower of 3 tiles (6 points for you)"."""
        _ = self._
        count = passed.get(zone.place)
        own = [counted[zone.place] for counted in claimed if zone.place in counted]
        if count is None and not own:
            sentence = _("{zone} (no points, nobody stands there)")
        elif count is None:
            count, sentence = own[0], _("{zone} ({points} with a follower)")
        elif count.seat == NOBODY:
            sentence = _("{zone} (no points, followers are even)")
        elif count.seat == seat:
            sentence = _("{zone} ({points} for you)")
        else:
            sentence = _("{zone} ({points} for the other player)")
        points = self._nouns.points(count.points if count is not None else 0)
        return sentence.format(zone=self._nouns.zone(zone.kind, zone.size()), points=points)

    @says(FollowerPlaced)
    def _stood(self, trial: Trial[Castle], event: FollowerPlaced) -> list[str]:
        """How large the zone is and what it gives: at once, or when it is completed as it is."""
        s = trial.before
        root = s.zones.part(event.square, event.part)
        zone = s.zones.tally[root]
        value = self._("worth {points}").format(points=worth(s, root))
        if zone.kind == COURT:
            return [self._nouns.markets(zone.markets), value] if zone.markets else [self._("no market yet")]
        count = counts(trial).get(zone.place)
        if count is not None:
            value = self._("{points} at once").format(points=self._nouns.points(count.points))
        return [self._nouns.tiles(zone.size()), value]

    @says(ZoneCounted)
    def _counted(self, trial: Trial[Castle], event: ZoneCounted) -> list[str]:
        """Of a zone that may be doubled the size is known."""
        points = points_of(event, trial.told)
        gain = [self._nouns.points(points)]
        if event.doubled:
            plain = Trial(trial.before, trial.seat, self._box.actions.plain)
            gain = [self._instead(points, counts(plain)[event.place].points)]
        elif not isinstance(trial.before.question(trial.seat), MayDouble):
            gain = [self._nouns.tiles(event.size), *gain]
        return [*gain, self._("with a bonus tile")] if wins_bonus(event, trial) else gain

    @says(BonusUsed)
    def _used(self, trial: Trial[Castle], event: BonusUsed) -> list[str]:
        """A court that has become richer is counted later, when all players have used their tiles."""
        before, after = trial.before, trial.after
        for root in before.zones.roots():
            if worth(after, root) != worth(before, root):
                markets = self._nouns.markets(before.zones.tally[root].markets)
                return [markets, self._instead(worth(after, root), worth(before, root))]
        return []

    def _instead(self, points: int, less: int) -> str:
        sentence = self._("{points} instead of {less}")
        return sentence.format(points=self._nouns.points(points), less=less)

    @says(PointsScored)
    def _scored(self, trial: Trial[Castle], event: PointsScored) -> list[str]:
        """For a zone that is not complete: other points come after the zone they are for."""
        if event.clause not in OPEN_CLAUSES:
            return []
        return [self._nouns.tiles(event.count), self._nouns.points(event.points)]
