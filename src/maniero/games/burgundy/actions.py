"""The vocabulary, and how it is written.

first-2         chance: the second seat is the start player
offer-7         chance: duchy 7 is dealt to the next seat
draw-market     chance: this tile comes to the next place of the depots
good-3          chance: the next good is pink
roll-2-5        chance: the dice of the next seat
white-4         chance: the white die

duchy-7         choose the duchy that was dealt
castle-D4       where the starting castle stands
take-3-5        use the die that shows 3 as a 5: take a tile from depot 5
place-3-D4      use the die that shows 3: place a tile on space D4
sell-3-6        use the die that shows 3 as a 6: sell the goods of kind 6
workers-3       use the die that shows 3: take workers
take-x-5 ...    the same without a die, by an effect
buy-black buy-5 buy a tile from the black depot, or from depot 5
pay-1-1         pay for it with one silver and one worker
tile-market     this tile
drop-market     throw this stored tile away to make room
goods-5         the ship takes the goods of depot 5
keep-3          of goods that do not all fit, take those of kind 3
skip            leave an effect unused
end             end the turn

Words of the expansions came later, and stand after all others:

route-5         chance: the next tile of a trade route
deal-7          chance: the next shield on the board
hire            monastery 28: silver for workers
set-3-5         shield 16: the die that shows 3 becomes a 5
shield-7        take this shield
share-2         shield 6: name the player, or team, of the second seat
tribute-2-1     pay for shields with two silver and one worker
yield-7         give this shield up
crane-market    the crane works as a market
load-3          shield 5: all goods of kind 3
shared own      a team's key space, or one's own
trade give-3    solo: goods for a black tile, and which
add-4           solo: buy four points
order-points    solo: score the region next (order-effect, order-tile: what else comes next)
"""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.names import (
    BASE_DUCHIES,
    BASE_TILES,
    BORDER_DUCHIES,
    BUILDINGS,
    CRANE,
    DEPOTS,
    DRAWN_TILES,
    DUCHIES,
    GOODS,
    MOST_SEATS,
    ROUTES,
    SHIELDS,
    SPACES,
    SPACES_OF_ONE,
    TILES,
    WILD,
)
from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.first import First

DICE: Final = range(1, 7)
MOST_SHIELDS: Final = 7  # Of a team: as many as its duchy has spaces for castles.
MOST_POINTS_BOUGHT: Final = 54  # One less than the highest target.


def shown(die: int) -> str:
    return "x" if die == WILD else str(die)


class OfDuchy(Action):
    """An action about one duchy; ``duchy`` counts from 0."""

    def __init__(self, verb: str, duchy: int) -> None:
        super().__init__(f"{verb}-{DUCHIES[duchy]}")
        self.duchy: Final = duchy


class Offer(OfDuchy): ...


class OfTile(Action):
    """An action about one kind of tile."""

    def __init__(self, verb: str, tile: int) -> None:
        super().__init__(f"{verb}-{TILES[tile]}")
        self.tile: Final = tile


class Draw(OfTile): ...


class OfGood(Action):
    """An action about one kind of goods; ``good`` counts from 0."""

    def __init__(self, verb: str, good: int) -> None:
        super().__init__(f"{verb}-{good + 1}")
        self.good: Final = good


class Good(OfGood): ...


class Roll(Action):
    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"roll-{low}-{high}")
        self.low: Final = low
        self.high: Final = high


class White(Action):
    def __init__(self, die: int) -> None:
        super().__init__(f"white-{die}")
        self.die: Final = die


class ChooseDuchy(OfDuchy): ...


class Castle(Action):
    def __init__(self, space: int) -> None:
        super().__init__(f"castle-{SPACES[space]}")
        self.space: Final = space


class WithDie(Action):
    """An action that uses a die showing ``die``; WILD: none is needed."""

    def __init__(self, text: str, die: int) -> None:
        super().__init__(text)
        self.die: Final = die


class Take(WithDie):
    def __init__(self, die: int, depot: int) -> None:
        super().__init__(f"take-{shown(die)}-{depot + 1}", die)
        self.depot: Final = depot


class Place(WithDie):
    def __init__(self, die: int, space: int) -> None:
        super().__init__(f"place-{shown(die)}-{SPACES[space]}", die)
        self.space: Final = space


class Sell(WithDie):
    def __init__(self, die: int, good: int) -> None:
        super().__init__(f"sell-{shown(die)}-{good + 1}", die)
        self.good: Final = good


class Workers(WithDie):
    def __init__(self, die: int) -> None:
        super().__init__(f"workers-{shown(die)}", die)


class Buy(Action):
    def __init__(self, depot: int) -> None:
        super().__init__("buy-black" if depot == DEPOTS else f"buy-{depot + 1}")
        self.depot: Final = depot  # BLACK: the black depot.


class Pay(Action):
    def __init__(self, silver: int, workers: int) -> None:
        super().__init__(f"pay-{silver}-{workers}")
        self.silver: Final = silver
        self.workers: Final = workers


class Tile(OfTile): ...


class Drop(OfTile): ...


class Goods(Action):
    def __init__(self, depot: int) -> None:
        super().__init__(f"goods-{depot + 1}")
        self.depot: Final = depot


class Keep(OfGood): ...


class Skip(Action): ...


class End(Action): ...


# ---- words of the expansions


class Route(Action):
    def __init__(self, tile: int) -> None:
        super().__init__(f"route-{tile + 1}")
        self.tile: Final = tile


class OfShield(Action):
    """An action about one shield, by its printed number."""

    def __init__(self, verb: str, shield: int) -> None:
        super().__init__(f"{verb}-{shield}")
        self.shield: Final = shield


class Deal(OfShield): ...


class Hire(Action): ...


class SetDie(Action):
    def __init__(self, die: int, number: int) -> None:
        super().__init__(f"set-{die}-{number}")
        self.die: Final = die
        self.number: Final = number


class TakeShield(OfShield): ...


class Share(Action):
    def __init__(self, side: int) -> None:
        super().__init__(f"share-{side + 1}")
        self.side: Final = side


class Tribute(Action):
    def __init__(self, silver: int, workers: int) -> None:
        super().__init__(f"tribute-{silver}-{workers}")
        self.silver: Final = silver
        self.workers: Final = workers


class Yield(OfShield): ...


class Copy(Action):
    def __init__(self, building: int) -> None:
        super().__init__(f"crane-{BUILDINGS[building]}")
        self.building: Final = building


class Load(OfGood): ...


class Shared(Action): ...


class Own(Action): ...


class Trade(Action): ...


class Give(OfGood): ...


class Add(Action):
    def __init__(self, points: int) -> None:
        super().__init__(f"add-{points}")
        self.points: Final = points


class OrderPoints(Action): ...


class OrderEffect(Action): ...


class OrderTile(Action): ...


class Actions(Vocabulary):
    """All actions, and the lists of them that the rules look up; ``price`` is that of a purchase.

    Words of the base game come first and those of the expansions behind them, so that the numbers
    of words in old records and trained bots stay what they were.
    """

    def __init__(self, price: int) -> None:
        self.first: Final = [First(seat) for seat in range(MOST_SEATS)]
        self.offer: Final = [Offer("offer", duchy) for duchy in range(BORDER_DUCHIES.stop)]
        self.draw: Final = [Draw("draw", tile) for tile in range(DRAWN_TILES)]
        self.good: Final = [Good("good", good) for good in range(len(GOODS))]
        self.roll: Final = [Roll(low, high) for low in DICE for high in range(low, 7)]
        self.white: Final = [White(die) for die in DICE]

        self.duchy: Final = [ChooseDuchy("duchy", duchy) for duchy in range(BASE_DUCHIES)]
        self.castle: Final = [Castle(space) for space in range(len(SPACES))]
        dice = [WILD, *DICE]
        self.take: Final = [[Take(die, depot) for depot in range(DEPOTS)] for die in dice]
        self.place: Final = [[Place(die, space) for space in range(len(SPACES))] for die in dice]
        self.sell: Final = [[Sell(die, good) for good in range(len(GOODS))] for die in dice]
        self.workers: Final = [Workers(die) for die in dice]
        self.buy: Final = [Buy(depot) for depot in range(DEPOTS + 1)]
        self.skip: Final = Skip("skip")
        self.end: Final = End("end")
        self.pay: Final = [Pay(price - workers, workers) for workers in range(price + 1)]
        self.tile: Final = [Tile("tile", tile) for tile in range(len(TILES))]
        self.drop: Final = [Drop("drop", tile) for tile in range(len(TILES))]
        self.goods: Final = [Goods(depot) for depot in range(DEPOTS)]
        self.keep: Final = [Keep("keep", good) for good in range(len(GOODS))]

        # What is always offered as a whole; a slice of such a list is quickly made.
        self.any_roll: Final[list[Action]] = [*self.roll]
        self.any_white: Final[list[Action]] = [*self.white]
        self.any_goods: Final[list[Action]] = [*self.goods]

        chance: list[Action] = [*self.first, *self.offer[:BASE_DUCHIES], *self.draw[:BASE_TILES]]
        chance += [*self.good, *self.roll, *self.white]
        start: list[Action] = [*self.duchy, *self.castle[:SPACES_OF_ONE]]
        turn: list[Action] = []
        for takes in self.take:
            turn.extend(takes)
        for places in self.place:
            turn.extend(places[:SPACES_OF_ONE])
        for sells in self.sell:
            turn.extend(sells)
        turn.extend(self.workers)
        turn.extend(self.buy)
        turn.extend([self.skip, self.end])
        rest: list[Action] = [*self.pay, *self.tile[:BASE_TILES], *self.drop[:BASE_TILES]]
        rest += [*self.goods, *self.keep]

        self.route: Final = [Route(tile) for tile in range(ROUTES)]
        shields = range(1, SHIELDS + 1)  # In the lists below, shield 1 has the place 0.
        self.deal: Final = [Deal("deal", shield) for shield in shields]
        self.hire: Final = Hire("hire")
        self.set_die: Final = [[SetDie(die, number) for number in DICE if number != die] for die in DICE]
        self.shield: Final = [TakeShield("shield", shield) for shield in shields]
        self.share: Final = [Share(side) for side in range(MOST_SEATS)]
        self.tribute: Final = [
            [Tribute(silver, workers) for workers in range(MOST_SHIELDS + 1 - silver)]
            for silver in range(MOST_SHIELDS + 1)
        ]
        self.give_up: Final = [Yield("yield", shield) for shield in shields]
        self.copy_of: Final = [Copy(building) for building in range(CRANE)]
        self.load: Final = [Load("load", good) for good in range(len(GOODS))]
        self.shared: Final = Shared("shared")
        self.own: Final = Own("own")
        self.trade: Final = Trade("trade")
        self.give: Final = [Give("give", good) for good in range(len(GOODS))]
        self.add: Final = [Add(points) for points in range(1, MOST_POINTS_BOUGHT + 1)]
        self.order_points: Final = OrderPoints("order-points")
        self.order_effect: Final = OrderEffect("order-effect")
        self.order_tile: Final = OrderTile("order-tile")

        later: list[Action] = [*self.offer[BASE_DUCHIES:], *self.draw[BASE_TILES:], *self.route, *self.deal]
        later += self.castle[SPACES_OF_ONE:]
        for places in self.place:
            later.extend(places[SPACES_OF_ONE:])
        later += [*self.tile[BASE_TILES:], *self.drop[BASE_TILES:]]
        later.append(self.hire)
        for turned in self.set_die:
            later.extend(turned)
        later += [*self.shield, *self.share]
        for tributes in self.tribute:
            later.extend(tributes)
        later += [*self.give_up, *self.copy_of, *self.load]
        later += [self.shared, self.own, self.trade]
        later += [*self.give, *self.add, self.order_points, self.order_effect, self.order_tile]
        super().__init__([*chance, *start, *turn, *rest, *later])
