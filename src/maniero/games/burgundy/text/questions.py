"""What a player is asked, as the end of "You: ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maniero.games.burgundy.actions import Buy, WithDie
from maniero.games.burgundy.names import BLACK, PHASES, SPACES
from maniero.games.burgundy.rules.acting import Act, ChooseStored
from maniero.games.burgundy.rules.dealing import PickDuchy, PlaceCastle
from maniero.games.burgundy.rules.goods import ChooseDepot, ChooseNextDepot, KeepGoods, beside
from maniero.games.burgundy.rules.purchase import PayForTile
from maniero.games.burgundy.rules.storage import ChooseTile, MakeRoom
from maniero.games.burgundy.text.nouns import Nouns

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.burgundy.state import Burgundy
    from maniero.i18n import Language
    from maniero.kernel.state import Ask


class Questions:
    """One method for each kind of question."""

    def __init__(self, language: Language, nouns: Nouns) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        _ = language._
        self._effects: Final = {  # By the clause of an effect.
            "castle.action": _("your castle gives you an action with any number"),
            "building.market": _("your market lets you take a ship or livestock from a depot"),
            "building.carpenter": _("your carpenter's workshop lets you take a building from a depot"),
            "building.church": _("your church lets you take a mine, a monastery or a castle from a depot"),
            "building.warehouse": _("your warehouse lets you sell goods of one kind"),
            "building.cityhall": _("your city hall lets you place one more tile"),
        }
        self._by_class: Final[dict[type[Ask[Any]], Callable[[Burgundy, Any], str]]] = {
            Act: self._act,
            ChooseTile: self._choose_tile,
            MakeRoom: self._make_room,
            ChooseStored: self._choose_stored,
            PayForTile: self._pay,
            ChooseDepot: self._depot,
            ChooseNextDepot: self._next_depot,
            KeepGoods: self._keep,
            PickDuchy: self._duchy,
            PlaceCastle: self._castle,
        }

    def say(self, s: Burgundy, seat: int) -> str:
        """The question open to ``seat``; "" when there is none."""
        if seat < 0 or seat not in s.actors():
            return ""
        ask = next(ask for ask in reversed(s.asks) if ask.seat == seat)
        return self._by_class[type(ask)](s, ask)

    # ---- turns and effects

    def _act(self, s: Burgundy, ask: Act) -> str:
        options = ask.options(s)
        buys = any(isinstance(action, Buy) for action in options)
        if ask.turn:
            return self._turn(s, ask, buys)
        parts = [self._effects[ask.clause]]
        if not any(isinstance(action, WithDie) for action in options):
            parts.append(self._t._("there is nothing for it now"))
        return "; ".join([*parts, *self._purchase(buys)])

    def _turn(self, s: Burgundy, ask: Act, buys: bool) -> str:
        dice = s.dukes[ask.seat].dice
        if dice:
            parts = [self._dice(dice), *self._purchase(buys)]
        elif buys:
            parts = [self._t._("you may buy a tile or end your turn")]
        else:
            parts = [self._t._("end your turn")]
        if s.phase == len(PHASES) - 1 and s.round == s.box.rounds - 1:
            parts.append(self._t._("this is your last turn"))
        return "; ".join(parts)

    def _dice(self, dice: list[int]) -> str:
        if len(dice) == 1:
            return self._t._("use the die that shows {die}").format(die=dice[0])
        return self._t._("use your dice, {one} and {other}").format(one=dice[0], other=dice[1])

    def _purchase(self, buys: bool) -> list[str]:
        return [self._t._("you may also buy a tile")] if buys else []

    # ---- choices inside an action

    def _choose_tile(self, s: Burgundy, ask: ChooseTile) -> str:
        if ask.depot == BLACK:
            return self._t._("choose a tile of the black depot")
        return self._t._("choose a tile of depot {depot}").format(depot=ask.depot + 1)

    def _make_room(self, s: Burgundy, ask: MakeRoom) -> str:
        said = self._t._("your key spaces are full: throw a tile away to make room for {tile}")
        return said.format(tile=self._nouns.tile(ask.tile))

    def _choose_stored(self, s: Burgundy, ask: ChooseStored) -> str:
        return self._t._("choose the tile to place on {space}").format(space=SPACES[ask.space])

    def _pay(self, s: Burgundy, ask: PayForTile) -> str:
        return self._t._("choose how to pay for the tile: silver, workers or both")

    def _depot(self, s: Burgundy, ask: ChooseDepot) -> str:
        return self._t._("choose the depot whose goods your ship takes")

    def _next_depot(self, s: Burgundy, ask: ChooseNextDepot) -> str:
        one, other = sorted([beside(ask.depot, -1) + 1, beside(ask.depot, 1) + 1])
        said = self._t._("your ship may also take the goods of depot {one} or {other}")
        return said.format(one=one, other=other)

    def _keep(self, s: Burgundy, ask: KeepGoods) -> str:
        said = self._t._("not all goods of depot {depot} fit in your store: choose a kind to take")
        return said.format(depot=ask.depot + 1)

    # ---- the set-up

    def _duchy(self, s: Burgundy, ask: PickDuchy) -> str:
        said = self._t._("choose your duchy, {one} or {other}")
        return said.format(one=ask.low + 1, other=ask.high + 1)

    def _castle(self, s: Burgundy, ask: PlaceCastle) -> str:
        return self._t._("choose the space of your starting castle")
