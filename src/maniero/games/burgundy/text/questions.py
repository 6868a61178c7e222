"""What a player is asked, as the end of "You: ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.burgundy.actions import Buy, Hire, SetDie, Share, TakeShield, WithDie
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.expansions.solo.ships import TakeBlackTile
from maniero.games.burgundy.names import BLACK, DUCHIES, PHASES, SPACES
from maniero.games.burgundy.rules.acting import Act, ChooseStored
from maniero.games.burgundy.rules.dealing import PickDuchy, PlaceCastle
from maniero.games.burgundy.rules.dice import unused
from maniero.games.burgundy.rules.goods import ChooseDepot, ChooseNextDepot, KeepGoods, beside
from maniero.games.burgundy.rules.purchase import PayForTile
from maniero.games.burgundy.rules.storage import ChooseTile, MakeRoom
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.text.expansion_questions import ExpansionQuestions
from maniero.games.burgundy.text.nouns import Nouns
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.catalogue import Speech
    from maniero.kernel.action import Action


class Questions(ExpansionQuestions):
    """One method for each kind of question."""

    def __init__(self, speech: Speech[BurgundyBox], nouns: Nouns) -> None:
        super().__init__(speech, nouns)
        _ = speech.language._
        self._effects: Final = {  # By the clause of an effect.
            "castle.action": _("your castle gives you an action with any number"),
            "building.market": _("your market lets you take a ship or livestock from a depot"),
            "building.carpenter": _("your carpenter's workshop lets you take a building from a depot"),
            "building.church": _("your church lets you take a mine, a monastery or a castle from a depot"),
            "building.warehouse": _("your warehouse lets you sell goods of one kind"),
            "building.cityhall": _("your city hall lets you place one more tile"),
            "white.action": _("your white castle gives you an action with the white die, {die}"),
            "routes.action": _("your trade route gives you an action with any number"),
            "solo.action": _("the target is reached: you have an action with any number"),
        }
        self._asides: Final = {  # What may be done beside the dice, by class of action.
            Buy: _("buy a tile"),
            Hire: _("hire workers"),
            SetDie: _("turn a die"),
            TakeShield: _("take a shield instead"),
            Share: _("name whose monasteries you share"),
        }

    # ---- turns and effects

    @says(Act)
    def _act(self, s: Burgundy, ask: Act) -> str:
        options = ask.options(s)
        more = self._more(options)
        if ask.turn:
            return self._turn(s, ask, more)
        parts = [self._effects[ask.clause].format(die=s.white)]
        if not any(isinstance(action, WithDie) for action in options):
            parts.append(self._("there is nothing for it now"))
        return "; ".join([*parts, *self._besides(more)])

    def _turn(self, s: Burgundy, ask: Act, more: str) -> str:
        dice = unused(s, ask.seat)
        if dice:
            parts = [self._dice(dice), *self._besides(more)]
        elif more:
            parts = [self._("you may {things} or end your turn").format(things=more)]
        else:
            parts = [self._("end your turn")]
        if s.phase == len(PHASES) - 1 and s.round == s.box.rounds - 1:
            parts.append(self._("this is your last turn"))
        return "; ".join(parts)

    def _dice(self, dice: list[int]) -> str:
        if len(dice) == 1:
            return self._("use the die that shows {die}").format(die=dice[0])
        return self._("use your dice, {one} and {other}").format(one=dice[0], other=dice[1])

    def _more(self, options: list[Action]) -> str:
        """What may be done without a die: "buy a tile, hire workers"."""
        kinds = {type(action) for action in options}
        return ", ".join(thing for kind, thing in self._asides.items() if kind in kinds)

    def _besides(self, more: str) -> list[str]:
        return [self._("you may also {things}").format(things=more)] if more else []

    # ---- choices inside an action

    @says(ChooseTile, TakeBlackTile)
    def _choose_tile(self, s: Burgundy, ask: ChooseTile) -> str:
        if ask.depot == BLACK:
            return self._("choose a tile of the black depot")
        return self._("choose a tile of depot {depot}").format(depot=ask.depot + 1)

    @says(MakeRoom)
    def _make_room(self, s: Burgundy, ask: MakeRoom) -> str:
        sentence = self._("your key spaces are full: throw a tile away to make room for {tile}")
        return sentence.format(tile=self._nouns.tile(ask.tile))

    @says(ChooseStored)
    def _choose_stored(self, s: Burgundy, ask: ChooseStored) -> str:
        return self._("choose the tile to place on {space}").format(space=SPACES[ask.space])

    @says(PayForTile)
    def _pay(self, s: Burgundy, ask: PayForTile) -> str:
        return self._("choose how to pay for the tile: silver, workers or both")

    @says(ChooseDepot)
    def _depot(self, s: Burgundy, ask: ChooseDepot) -> str:
        return self._("choose the depot whose goods your ship takes")

    @says(ChooseNextDepot)
    def _next_depot(self, s: Burgundy, ask: ChooseNextDepot) -> str:
        one, other = sorted([beside(ask.depot, -1) + 1, beside(ask.depot, 1) + 1])
        sentence = self._("your ship may also take the goods of depot {one} or {other}")
        return sentence.format(one=one, other=other)

    @says(KeepGoods)
    def _keep(self, s: Burgundy, ask: KeepGoods) -> str:
        sentence = self._("not all goods of depot {depot} fit in your store: choose a kind to take")
        return sentence.format(depot=ask.depot + 1)

    # ---- the set-up

    @says(PickDuchy)
    def _duchy(self, s: Burgundy, ask: PickDuchy) -> str:
        sentence = self._("choose your duchy, {one} or {other}")
        return sentence.format(one=DUCHIES[ask.low], other=DUCHIES[ask.high])

    @says(PlaceCastle)
    def _castle(self, s: Burgundy, ask: PlaceCastle) -> str:
        return self._("choose the space of your starting castle")
