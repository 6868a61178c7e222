"""What an action would do, as an order: costs are plain numbers, gains have a plus sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maniero.games.burgundy.actions import (
    Buy,
    Castle,
    ChooseDuchy,
    Draw,
    Drop,
    End,
    Good,
    Goods,
    Keep,
    Offer,
    Pay,
    Place,
    Roll,
    Sell,
    Skip,
    Take,
    Tile,
    White,
    Workers,
)
from maniero.games.burgundy.monasteries import (
    BUY_ANYWHERE,
    MORE_FOR_LIVESTOCK,
    added,
    has,
)
from maniero.games.burgundy.names import (
    BANK,
    BLACK,
    BOARDING,
    COLOUR_OF,
    FIRST_BUILDING,
    FIRST_HERD,
    HERDS,
    LIVESTOCK,
    SPACES,
    WATCHTOWER,
    WILD,
)
from maniero.games.burgundy.rules.acting import ChooseStored, workers_taken
from maniero.games.burgundy.rules.dice import workers_for
from maniero.games.burgundy.rules.goods import ChooseNextDepot, KeepGoods, sale
from maniero.games.burgundy.rules.placing import why_not_place
from maniero.games.burgundy.rules.storage import ChooseTile
from maniero.games.burgundy.text.nouns import Nouns, followed
from maniero.kernel.bags import count
from maniero.kernel.bits import bit
from maniero.kernel.first import First

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.games.burgundy.state import Burgundy, Duke
    from maniero.i18n import Language
    from maniero.kernel.action import Action


class Orders:
    """One method for each class of words."""

    def __init__(self, language: Language, nouns: Nouns) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._by_class: Final[dict[type[Action], Callable[[Burgundy, Any], str]]] = {
            First: self._first,
            Offer: self._offer,
            Draw: self._draw,
            Good: self._good,
            Roll: self._roll,
            White: self._white,
            ChooseDuchy: self._duchy,
            Castle: self._castle,
            Take: self._take,
            Place: self._place,
            Sell: self._sell,
            Workers: self._workers,
            Buy: self._buy,
            Pay: self._pay,
            Tile: self._tile,
            Drop: self._drop,
            Goods: self._goods,
            Keep: self._keep,
            Skip: self._skip,
            End: self._end,
        }

    def say(self, s: Burgundy, action: Action) -> str:
        return self._by_class[type(action)](s, action)

    # ---- chance and the set-up

    def _first(self, s: Burgundy, action: First) -> str:
        return self._t._("Let player {number} go first").format(number=action.seat + 1)

    def _offer(self, s: Burgundy, action: Offer) -> str:
        return self._t._("Deal duchy {duchy}").format(duchy=action.duchy + 1)

    def _draw(self, s: Burgundy, action: Draw) -> str:
        return self._t._("Lay out {tile}").format(tile=self._nouns.tile(action.tile))

    def _good(self, s: Burgundy, action: Good) -> str:
        return followed(self._t._("Draw a good"), [self._nouns.kinds[action.good]])

    def _roll(self, s: Burgundy, action: Roll) -> str:
        return self._t._("Roll {low} and {high}").format(low=action.low, high=action.high)

    def _white(self, s: Burgundy, action: White) -> str:
        return self._t._("Roll {die} with the white die").format(die=action.die)

    def _duchy(self, s: Burgundy, action: ChooseDuchy) -> str:
        return self._t._("Play with duchy {duchy}").format(duchy=action.duchy + 1)

    def _castle(self, s: Burgundy, action: Castle) -> str:
        return self._t._("Place your starting castle on {space}").format(space=SPACES[action.space])

    # ---- what dice and effects do

    def _take(self, s: Burgundy, action: Take) -> str:
        duke = _duke(s)
        said = self._t._("Take a tile from depot {depot}").format(depot=action.depot + 1)
        return followed(self._with(said, action.die), self._nouns.riches(0, workers_for(s, duke, action)))

    def _place(self, s: Burgundy, action: Place) -> str:
        duke = _duke(s)
        fits = {tile for tile in duke.storage if not why_not_place(duke, tile, action.space)}
        said, results = self._placing(s, duke, fits.pop() if len(fits) == 1 else None, action.space)
        needed = workers_for(s, duke, action)
        return followed(self._with(said, action.die), self._nouns.riches(0, needed) + results)

    def _sell(self, s: Burgundy, action: Sell) -> str:
        duke = _duke(s)
        many = count(duke.goods, action.good)
        goods = self._nouns.goods(action.good, many) if many else self._nouns.kinds[action.good]
        needed = workers_for(s, duke, action)
        gained = self._nouns.gained(many * s.box.board(s.seats).good_points, *sale(s, duke))
        said = self._with(self._t._("Sell {goods}").format(goods=goods), action.die)
        return followed(said, self._nouns.riches(0, needed) + gained)

    def _workers(self, s: Burgundy, action: Workers) -> str:
        duke = _duke(s)
        workers, silver = workers_taken(s, duke)
        gained = self._nouns.gained(0, 0, workers) + self._nouns.gained(0, silver, 0)
        return followed(self._with(self._t._("Take workers"), action.die), gained)

    def _with(self, said: str, die: int) -> str:
        """The order and the die it uses, if any."""
        return said if die == WILD else self._t._("{order} with the {die}").format(order=said, die=die)

    # ---- the purchase

    def _buy(self, s: Burgundy, action: Buy) -> str:
        if action.depot == BLACK:
            said = self._t._("Buy a tile from the black depot")
        else:
            said = self._t._("Buy a tile from depot {depot}").format(depot=action.depot + 1)
        if has(_duke(s), BUY_ANYWHERE):
            price = self._t._("{price} in silver or workers").format(price=s.box.purchase)
        else:
            price = self._nouns.silver(s.box.purchase)
        return followed(said, [price])

    def _pay(self, s: Burgundy, action: Pay) -> str:
        price = self._nouns.both(self._nouns.riches(action.silver, action.workers))
        return self._t._("Pay {price}").format(price=price)

    # ---- tiles

    def _tile(self, s: Burgundy, action: Tile) -> str:
        ask = s.asks[-1] if s.asks else None
        if isinstance(ask, ChooseStored):
            return followed(*self._placing(s, _duke(s), action.tile, ask.space))
        tile = self._nouns.tile(action.tile)
        if isinstance(ask, ChooseTile):
            return self._t._("Take {tile}").format(tile=tile)
        return self._t._("Choose {tile}").format(tile=tile)

    def _drop(self, s: Burgundy, action: Drop) -> str:
        return self._t._("Throw away {tile}").format(tile=self._nouns.tile(action.tile))

    def _placing(self, s: Burgundy, duke: Duke, tile: int | None, space: int) -> tuple[str, list[str]]:
        """The order to place a tile, or one yet to be chosen, and what comes of it at once."""
        if tile is None:
            said = self._t._("Place a tile on {space}").format(space=SPACES[space])
            return said, self._completing(s, duke, space)
        said = self._t._("Place {tile} on {space}").format(tile=self._nouns.tile(tile), space=SPACES[space])
        return said, self._effect(s, duke, tile, space) + self._completing(s, duke, space)

    def _effect(self, s: Burgundy, duke: Duke, tile: int, space: int) -> list[str]:
        """What the tile itself gives, where that is a number."""
        if COLOUR_OF[tile] == LIVESTOCK:
            return self._nouns.gained(livestock_points(s, duke, tile, space), 0, 0)
        building = tile - FIRST_BUILDING
        if building == BOARDING:
            return self._nouns.gained(0, 0, s.box.boarding)
        if building == BANK:
            return self._nouns.gained(0, s.box.bank, 0)
        return self._nouns.gained(s.box.watchtower, 0, 0) if building == WATCHTOWER else []

    def _completing(self, s: Burgundy, duke: Duke, space: int) -> list[str]:
        """The region that the tile completes, with the points for size, phase and colour."""
        duchy = duke.duchy
        filled = duke.filled | bit(space)
        region, colour = duchy.region[space], duchy.colours[space]
        if duke.filled & bit(space) or filled & region != region:
            return []
        size = duchy.region_size[space]
        points = [s.box.region_points[size - 1], s.box.phase_points[s.phase]]
        if filled & duchy.colour_mask[colour] == duchy.colour_mask[colour] and s.completed[colour] < 2:
            board = s.box.board(s.seats)
            points.append(board.second_points if s.completed[colour] else board.first_points)
        said = self._t._("completes {region} ({points})")
        given = " ".join(f"+{n}" for n in points)
        return [said.format(region=self._nouns.region(colour, size), points=given)]

    # ---- goods

    def _goods(self, s: Burgundy, action: Goods) -> str:
        said = self._t._("Load the goods of depot {depot}").format(depot=action.depot + 1)
        return followed(said, self._nouns.bag(s.depot_goods[action.depot]) or [self._t._("no goods")])

    def _keep(self, s: Burgundy, action: Keep) -> str:
        ask = s.asks[-1] if s.asks else None
        many = count(s.depot_goods[ask.depot], action.good) if isinstance(ask, KeepGoods) else 0
        goods = self._nouns.goods(action.good, many) if many else self._nouns.kinds[action.good]
        return self._t._("Load {goods}").format(goods=goods)

    # ---- nothing, or nothing more

    def _skip(self, s: Burgundy, action: Skip) -> str:
        if s.asks and isinstance(s.asks[-1], ChooseNextDepot):
            return self._t._("Load no more goods")
        return self._t._("Leave this effect unused")

    def _end(self, s: Burgundy, action: End) -> str:
        left = len(_duke(s).dice)
        lost = [self._t.n_("{n} die unused", "{n} dice unused", left)] if left else []
        return followed(self._t._("End your turn"), lost)


def _duke(s: Burgundy) -> Duke:
    """Whoever is asked; out of place, the first seat."""
    return s.dukes[max(s.actor(), 0)]


def livestock_points(s: Burgundy, duke: Duke, tile: int, space: int) -> int:
    """What livestock scores on a space: all animals of its kind there, and what monastery 7 adds."""
    pasture = duke.duchy.region[space]
    kind = (tile - FIRST_HERD) // len(HERDS)
    herds = [tile]
    for there, other in enumerate(duke.tiles):
        if pasture & bit(there) and other in range(FIRST_HERD, FIRST_BUILDING):
            if (other - FIRST_HERD) // len(HERDS) == kind:
                herds.append(other)
    more = len(herds) * added(s, duke, MORE_FOR_LIVESTOCK)
    return sum(HERDS[(herd - FIRST_HERD) % len(HERDS)] for herd in herds) + more
