"""What happened: read after a player's name, or a whole sentence when it is about nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.events import (
    AreaLost,
    AreaWon,
    BuildingOverAnnounced,
    CardBought,
    CardDrawn,
    CardSold,
    CastleBuilt,
    CastleBuiltOver,
    CastleGuarded,
    CharacterPlayed,
    CityBurnt,
    GameEnded,
    MajorityWon,
    MineRobbed,
    PieceLaid,
    RimRewarded,
    SettlementFounded,
    SilverRobbed,
    StartingTileDealt,
    TileLaid,
    TileRevealed,
    TileTurned,
    TurnStarted,
)
from maniero.games.castelli.names import MARKET, MINE, NONE, OCTAGON_NAMES, PIECES, SQUARE_NAMES
from maniero.games.castelli.text.nouns import Nouns
from maniero.kernel.events import PointsScored
from maniero.kernel.state import NOBODY
from maniero.kit import speaking as kit
from maniero.kit.phrases import followed, says

if TYPE_CHECKING:
    from maniero.catalogue import Speech


class Reports(kit.Reports[CastelliBox, Nouns]):
    """One method for each kind of event."""

    def __init__(self, speech: Speech[CastelliBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._reasons: Final = {  # By clause; the others count what they are for.
            "card.king": nouns.the[0],
            "end.silver-first": _("the most silver"),
            "end.silver-second": _("the second most silver"),
            "end.silver-tie": _("a tie for the most silver"),
            "dilemma.kept": _("the starting tile in hand"),
            "battle.cities": _("the most castles around a city"),
            "battle.villages": _("the most castles around a village"),
        }

    # ---- the set-up

    @says(PieceLaid)
    def _piece(self, event: PieceLaid) -> str:
        _ = self._
        if event.seat == NOBODY:
            turned, plain = _("Piece {piece} is laid, turned round."), _("Piece {piece} is laid as printed.")
        else:
            turned, plain = _("lays piece {piece}, turned round"), _("lays piece {piece} as printed")
        return (turned if event.turned else plain).format(piece=PIECES[event.piece])

    @says(StartingTileDealt)
    def _starting(self, event: StartingTileDealt) -> str:
        return followed(self._("gets a starting tile"), [self._shown(event.tile)])

    # ---- the tile

    @says(TurnStarted)
    def _turn(self, event: TurnStarted) -> str:
        return self.n_(
            "begins the turn; {n} tile is face down", "begins the turn; {n} tiles are face down", event.left
        )

    @says(TileRevealed)
    def _revealed(self, event: TileRevealed) -> str:
        sentence = self._("turns up a tile on {square}").format(square=SQUARE_NAMES[event.square])
        return followed(sentence, [self._shown(event.tile)])

    def _shown(self, number: int) -> str:
        tile = self._box.tiles[number]
        return self._nouns.tile(tile.value, tile.silver, tile.card != NONE)

    @says(TileLaid)
    def _laid(self, event: TileLaid) -> str:
        if event.swapped:
            sentence = self._("lays the tile in hand on {square} instead, their shield {way}")
        else:
            sentence = self._("lays the tile on {square}, their shield {way}")
        side = self._box.tiles[event.tile].facing[event.turn].index(event.seat)
        done = sentence.format(square=SQUARE_NAMES[event.square], way=self._nouns.towards[side])
        return followed(done, [f"+{self._nouns.silver(event.silver)}"] if event.silver else [])

    @says(TileTurned)
    def _turned(self, event: TileTurned) -> str:
        return self._("turns the tile on {square} with a steward").format(square=SQUARE_NAMES[event.square])

    # ---- rim and areas

    @says(RimRewarded)
    def _rim(self, event: RimRewarded) -> str:
        if event.gained:
            sentence = self._("gets {things} from the rim at {square}")
        else:
            sentence = self._("can take nothing from the rim at {square}")
        things = self._nouns.amount(event.reward, event.gained)
        return sentence.format(things=things, square=SQUARE_NAMES[event.square])

    @says(AreaWon)
    def _won(self, event: AreaWon) -> str:
        """What was got, and with which influence: "takes 2 rock from B3, 5 heraldic points against 4"."""
        _ = self._
        octagon = OCTAGON_NAMES[event.octagon]
        if not event.gained:
            sentence = _("gets nothing for {area}").format(area=self._nouns.area(event.kind, octagon))
        elif event.kind == MARKET:
            sentence = _("draws {things} at the market of {octagon}")
        elif event.kind == MINE:
            sentence = _("takes {things} from the silver mine")
        else:
            sentence = _("takes {things} from {octagon}")
        things = self._nouns.yields(event.kind, event.gained)
        parts = [sentence.format(things=things, octagon=octagon), self._influence(event)]
        if event.gained < event.amount // event.tied:
            parts.append(_("the rest is lost"))
        return ", ".join(parts)

    def _influence(self, event: AreaWon) -> str:
        points = self._nouns.heraldic(event.influence[event.seat])
        if event.tied > 1:
            return self._("a tie of {count} with {points}").format(count=event.tied, points=points)
        against = max(other for seat, other in enumerate(event.influence) if seat != event.seat)
        if not against:
            return self._("{points} unopposed").format(points=points)
        return self._("{points} against {other}").format(points=points, other=against)

    @says(AreaLost)
    def _lost(self, event: AreaLost) -> str:
        area = self._nouns.area(event.kind, OCTAGON_NAMES[event.octagon])
        return self._("Nobody has heraldic points at {area}.").format(area=area)

    # ---- cards

    @says(CardDrawn)
    def _drawn(self, event: CardDrawn) -> str:
        if event.character == NONE:
            return self._("draws a card")
        return self._("draws {card}").format(card=self._nouns.card(event.character))

    @says(CardSold)
    def _sold(self, event: CardSold) -> str:
        card = self._("a card") if event.character == NONE else self._nouns.card(event.character)
        return self._("sells {card} for {silver}").format(card=card, silver=self._nouns.silver(event.silver))

    @says(CharacterPlayed)
    def _played(self, event: CharacterPlayed) -> str:
        return self._("plays {card}").format(card=self._nouns.card(event.character))

    @says(SilverRobbed)
    def _robbed(self, event: SilverRobbed) -> str:
        sentence = self._("takes {silver} from the {colour} player")
        silver, colour = self._nouns.silver(event.silver), self._nouns.colour(event.victim)
        return sentence.format(silver=silver, colour=colour)

    @says(MineRobbed)
    def _mine(self, event: MineRobbed) -> str:
        sentence = self._("takes {things} from the silver mine")
        return sentence.format(things=self._nouns.silver(event.silver))

    @says(CardBought)
    def _bought(self, event: CardBought) -> str:
        sentence = self._("buys {card} from the {colour} player for {silver}")
        card = self._("a card") if event.character == NONE else self._nouns.card(event.character)
        colour = self._nouns.colour(event.victim)
        return sentence.format(card=card, colour=colour, silver=self._nouns.silver(event.silver))

    @says(SettlementFounded)
    def _founded(self, event: SettlementFounded) -> str:
        sentence = (
            self._("founds a city in {octagon}") if event.city else self._("founds a village in {octagon}")
        )
        return sentence.format(octagon=OCTAGON_NAMES[event.octagon])

    @says(CityBurnt)
    def _burnt(self, event: CityBurnt) -> str:
        return self._("burns the city in {octagon} down").format(octagon=OCTAGON_NAMES[event.octagon])

    # ---- castles

    @says(CastleBuilt)
    def _built(self, event: CastleBuilt) -> str:
        sentence = self._("builds a castle in {spot}")
        return self._paid(
            sentence.format(spot=self._nouns.spot(OCTAGON_NAMES[event.octagon], event.site)), event
        )

    @says(CastleBuiltOver)
    def _over(self, event: CastleBuiltOver) -> str:
        sentence = self._("builds over the castle of the {colour} player in {spot}")
        spot = self._nouns.spot(OCTAGON_NAMES[event.octagon], event.site)
        return self._paid(sentence.format(colour=self._nouns.colour(event.owner), spot=spot), event)

    def _paid(self, sentence: str, event: CastleBuilt | CastleBuiltOver) -> str:
        """What was missing was bought."""
        if not event.silver:
            return sentence
        bought = self._("{built} and pays {silver} for what is missing")
        return bought.format(built=sentence, silver=self._nouns.silver(event.silver))

    @says(BuildingOverAnnounced)
    def _announced(self, event: BuildingOverAnnounced) -> str:
        sentence = self._("wants to build over the castle of the {colour} player in {octagon}")
        colour = self._nouns.colour(event.owner)
        return sentence.format(colour=colour, octagon=OCTAGON_NAMES[event.octagon])

    @says(CastleGuarded)
    def _guarded(self, event: CastleGuarded) -> str:
        return self._("keeps the castle in {octagon} with a guard").format(
            octagon=OCTAGON_NAMES[event.octagon]
        )

    # ---- the end

    @says(GameEnded)
    def _ended(self, event: GameEnded) -> str:
        return self._("The last tile lies: the silver mine is evaluated and the final points are counted.")

    @says(MajorityWon)
    def _majority(self, event: MajorityWon) -> str:
        place, castles = OCTAGON_NAMES[event.octagon], self._nouns.castles(event.castles)
        if event.city and event.tied:
            sentence = self._("ties at the city in {octagon} with {castles}")
        elif event.city:
            sentence = self._("leads at the city in {octagon} with {castles}")
        elif event.tied:
            sentence = self._("ties at the village in {octagon} with {castles}")
        else:
            sentence = self._("leads at the village in {octagon} with {castles}")
        return sentence.format(octagon=place, castles=castles)

    @says(PointsScored)
    def _points(self, event: PointsScored) -> str:
        sentence = self._("scores {points} for {reason}")
        return sentence.format(points=self._nouns.points(event.points), reason=self._reason(event))

    def _reason(self, event: PointsScored) -> str:
        nouns, count = self._nouns, event.count
        if event.clause == "castle.cities":
            return nouns.cities(count)
        if event.clause == "castle.villages":
            return nouns.villages(count)
        if event.clause == "end.cards":
            return nouns.cards(count)
        if event.clause == "battle.castles":
            return nouns.castles(count)
        if event.clause == "end.resources":
            return self.n_("{n} resource", "{n} resources", count)
        return self._reasons[event.clause]
