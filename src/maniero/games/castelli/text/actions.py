"""What an action would do, as an order, with what comes of it."""

from __future__ import annotations

from maniero.games.castelli.actions import (
    Build,
    Burn,
    Done,
    Draw,
    End,
    Found,
    From,
    Go,
    Guard,
    Lay,
    Open,
    Over,
    Pass,
    Piece,
    Play,
    Reveal,
    Sell,
    Start,
    Steward,
    Swap,
    Take,
    Turned,
)
from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.events import (
    AreaWon,
    BuildingOverAnnounced,
    CardSold,
    CastleBuilt,
    CastleBuiltOver,
    CharacterPlayed,
    RimRewarded,
    TileLaid,
)
from maniero.games.castelli.names import (
    NONE,
    OCTAGON_NAMES,
    PIECES,
    SQUARE_NAMES,
    TURNS,
)
from maniero.games.castelli.rules.battle import KeepCastle
from maniero.games.castelli.rules.characters import FoundSettlement
from maniero.games.castelli.rules.tile import UseSteward
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.text.foresight import may_be_turned, to_come
from maniero.games.castelli.text.nouns import SITE_OF, Nouns
from maniero.kernel.action import Action
from maniero.kernel.trial import Trial
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says

_ABOUT_TILE = (Lay, Swap, Steward, Pass, Go)


class Orders(kit.Orders[CastelliBox, Nouns, Castelli]):
    """One method for each class of actions, and one for each class of events that is worth a promise."""

    # ---- chance, and the board

    @says(Piece)
    def _piece(self, s: Castelli, seat: int, action: Piece) -> str:
        turned = self._("Lay piece {piece}, turned round")
        sentence = turned if action.turned else self._("Lay piece {piece} as printed")
        return sentence.format(piece=PIECES[action.piece])

    @says(Start)
    def _start(self, s: Castelli, seat: int, action: Start) -> str:
        return self._("Deal starting tile {tile}").format(tile=s.box.tiles[action.tile].name)

    @says(Reveal)
    def _reveal(self, s: Castelli, seat: int, action: Reveal) -> str:
        tile = s.box.tiles[action.tile]
        shown = self._nouns.tile(tile.value, tile.silver, tile.card != NONE)
        return followed(self._("Turn up tile {tile}").format(tile=tile.name), [shown])

    @says(Draw, Take)
    def _draw(self, s: Castelli, seat: int, action: Draw | Take) -> str:
        return self._("Draw {card}").format(card=self._nouns.card(action.character))

    # ---- the tile

    @says(Open)
    def _open(self, s: Castelli, seat: int, action: Open) -> str:
        return self._("Turn up {square}").format(square=SQUARE_NAMES[action.square])

    @says(Lay)
    def _lay(self, s: Castelli, seat: int, action: Lay) -> str:
        return self._pointing(self._("Lay the tile"), seat, s.box, s.drawn, action)

    @says(Swap)
    def _swap(self, s: Castelli, seat: int, action: Swap) -> str:
        held = s.lords[seat].held if seat >= 0 else NONE
        return self._pointing(self._("Lay the tile in hand"), seat, s.box, held, action)

    @says(Steward)
    def _steward(self, s: Castelli, seat: int, action: Steward) -> str:
        laid = s.laid[s.square] if s.square != NONE else NONE
        tile = laid // TURNS if laid != NONE else NONE
        return self._pointing(self._("Use the steward"), seat, s.box, tile, action)

    def _pointing(self, order: str, seat: int, box: CastelliBox, tile: int, action: Turned) -> str:
        """Where the own shield points then: there is one on every tile."""
        if seat < 0 or tile == NONE:
            return f"{order}, {self._nouns.turned(action.turn)}"
        way = self._nouns.towards[box.tiles[tile].facing[action.turn].index(seat)]
        return self._("{order}, your shield {way}").format(order=order, way=way)

    # ---- cards

    @says(Sell)
    def _sell(self, s: Castelli, seat: int, action: Sell) -> str:
        return self._("Sell {card}").format(card=self._nouns.card(action.character))

    @says(Play)
    def _play(self, s: Castelli, seat: int, action: Play) -> str:
        return self._("Play {card}").format(card=self._nouns.the[action.character])

    @says(From)
    def _from(self, s: Castelli, seat: int, action: From) -> str:
        sentence = self._("Buy a card from the {colour} player for {silver}")
        return sentence.format(
            colour=self._nouns.colour(action.seat), silver=self._nouns.silver(s.box.traitor_price)
        )

    @says(Found)
    def _found(self, s: Castelli, seat: int, action: Found) -> str:
        ask = s.question(seat) if seat >= 0 else None
        city = isinstance(ask, FoundSettlement) and ask.city
        sentence = self._("Found a city in {octagon}") if city else self._("Found a village in {octagon}")
        return sentence.format(octagon=OCTAGON_NAMES[action.octagon])

    @says(Burn)
    def _burn(self, s: Castelli, seat: int, action: Burn) -> str:
        return self._("Burn the city in {octagon}").format(octagon=OCTAGON_NAMES[action.octagon])

    @says(Guard)
    def _guard(self, s: Castelli, seat: int, action: Guard) -> str:
        return self._("Keep the castle with the guard")

    # ---- castles

    @says(Build)
    def _build(self, s: Castelli, seat: int, action: Build) -> str:
        spot = self._nouns.spot(OCTAGON_NAMES[action.octagon], SITE_OF[action.kind])
        return self._("Build in {spot}").format(spot=spot)

    @says(Over)
    def _over(self, s: Castelli, seat: int, action: Over) -> str:
        spot = self._nouns.spot(OCTAGON_NAMES[action.octagon], action.site)
        return self._("Build over the castle in {spot}").format(spot=spot)

    # ---- nothing more

    @says(Go)
    def _go(self, s: Castelli, seat: int, action: Go) -> str:
        return self._("Evaluate the areas")

    @says(End)
    def _end(self, s: Castelli, seat: int, action: End) -> str:
        return self._("End your turn")

    @says(Done)
    def _done(self, s: Castelli, seat: int, action: Done) -> str:
        return self._("Sell nothing more")

    @says(Pass)
    def _pass(self, s: Castelli, seat: int, action: Pass) -> str:
        ask = s.question(seat) if seat >= 0 else None
        if isinstance(ask, UseSteward):
            return self._("Leave the tile as it lies")
        return self._("Let the castle be built over") if isinstance(ask, KeepCastle) else self._("Pass")

    # ---- promises

    def promises(self, s: Castelli, seat: int, action: Action) -> list[str]:
        """What the tile brings to rim and areas is told before it is sure: a steward may come."""
        if seat < 0 or s.objection(seat, action):
            return []
        trial = Trial(s, seat, action)
        promises = self.kept(trial)
        return [*promises, *self._yields(trial)] if isinstance(action, _ABOUT_TILE) else promises

    def _yields(self, trial: Trial[Castelli]) -> list[str]:
        """What rim and areas give."""
        promises: list[str] = []
        for event in [*trial.told, *to_come(trial.after)]:
            if event.seat == trial.seat and isinstance(event, RimRewarded) and event.gained:
                things = self._nouns.amount(event.reward, event.gained)
                promises.append(self._("+{things} from the rim").format(things=things))
            elif event.seat == trial.seat and isinstance(event, AreaWon) and event.gained:
                things = self._nouns.yields(event.kind, event.gained)
                octagon = OCTAGON_NAMES[event.octagon]
                promises.append(self._("+{things} from {octagon}").format(things=things, octagon=octagon))
        if promises and may_be_turned(trial.after):
            promises.append(self._("if nobody turns it"))
        return promises

    @says(TileLaid)
    def _laid(self, trial: Trial[Castelli], event: TileLaid) -> list[str]:
        promises = [f"+{self._nouns.silver(event.silver)}"] if event.silver else []
        if self._box.tiles[event.tile].card != NONE and trial.before.deck_size():
            promises.append(f"+{self._nouns.cards(1)}")
        return promises

    @says(CardSold)
    def _sold(self, trial: Trial[Castelli], event: CardSold) -> list[str]:
        return [f"+{self._nouns.silver(event.silver)}"]

    @says(CharacterPlayed)
    def _played(self, trial: Trial[Castelli], event: CharacterPlayed) -> list[str]:
        """Kings bring points, thieves silver; what the others do is asked next."""
        seat = event.seat
        silver = trial.after.lords[seat].silver - trial.before.lords[seat].silver
        promises = [f"+{self._nouns.silver(silver)}"] if silver > 0 else []
        if trial.points():
            promises.append(f"+{self._nouns.points(trial.points())}")
        return promises

    @says(CastleBuilt, CastleBuiltOver)
    def _built(self, trial: Trial[Castelli], event: CastleBuilt | CastleBuiltOver) -> list[str]:
        promises = [self._for(event.silver)] if event.silver else []
        points = f"+{self._nouns.points(trial.points())}"
        return [*promises, points if trial.points() else self._("no points")]

    def _for(self, silver: int) -> str:
        return self._("for {silver}").format(silver=self._nouns.silver(silver))

    @says(BuildingOverAnnounced)
    def _announced(self, trial: Trial[Castelli], event: BuildingOverAnnounced) -> list[str]:
        """An owner who has a card is asked first: what comes if no guard is played."""
        if trial.after.actor() != event.owner:
            return []
        let = Trial(trial.after, event.owner, self._box.actions.pass_).after
        before = trial.before
        silver = before.lords[event.seat].silver - let.lords[event.seat].silver
        points = self._nouns.points(let.points[event.seat] - before.points[event.seat])
        unguarded = self._("{points} if no guard keeps it").format(points=points)
        return [self._for(silver), unguarded] if silver else [unguarded]
