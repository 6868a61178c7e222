"""What is in the box of The Council of Four: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.council.actions import Actions
from maniero.games.council.maps import CityMap, read_maps
from maniero.games.council.names import (
    BONUS_KINDS,
    BONUS_TILES,
    CITIES,
    CITY_REWARD,
    COUNCILLORS,
    KING_REWARDS,
    LETTERS,
    MOST_SEATS,
    NONE,
    NOTHING,
    PERMITS_OF_REGION,
    REGIONS,
    SPECIALS,
    TOKENS,
)
from maniero.kernel.facts import Box, ComponentError, Facts


class Bonuses:
    """What a token, a permit or a space gives."""

    def __init__(self, printed: dict[str, int]) -> None:
        self.printed: Final = printed  # In the order of the print.
        self.points: Final = printed.get("points", 0)
        self.coins: Final = printed.get("coins", 0)
        self.assistants: Final = printed.get("assistants", 0)
        self.cards: Final = printed.get("cards", 0)
        self.nobility: Final = printed.get("nobility", 0)  # Steps on the nobility track.
        self.mains: Final = printed.get("mains", 0)  # Additional main actions.


class Permit:
    """A building permit: where it lets you build and what it gives at once."""

    def __init__(self, number: int, name: str, region: int, cities: list[int], bonuses: Bonuses) -> None:
        self.number: Final = number
        self.name: Final = name  # The letters of its cities.
        self.region: Final = region
        self.cities: Final = cities
        self.bonuses: Final = bonuses


class Space:
    """A space of the nobility track."""

    def __init__(self, bonuses: Bonuses, special: int, count: int) -> None:
        self.bonuses: Final = bonuses
        self.special: Final = special  # NOTHING, CITY_REWARD, TAKE_PERMIT or REPEAT_PERMIT
        self.count: Final = count  # How often the special is done.


class CouncilBox(Box):
    """All components, and the actions that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        counts = facts.table("counts")
        self.emporiums: Final = counts.number("emporiums", 1, len(LETTERS))  # Of each player.
        self.councillors: Final = counts.number("councillors_of_each_colour", 3, 20)
        self.cards: Final = counts.number("cards_of_each_colour", 1, 20)
        self.jokers: Final = counts.number("jokers", 0, 20)
        counts.only(["emporiums", "councillors_of_each_colour", "cards_of_each_colour", "jokers"])

        limits = facts.table("limits")
        self.most_coins: Final = limits.number("coins", 1)  # The last space of the wealth track.
        limits.only(["coins"])

        setup = facts.table("setup")
        self.start_coins: Final = setup.numbers("coins", MOST_SEATS)
        self.start_assistants: Final = setup.numbers("assistants", MOST_SEATS)
        self.start_cards: Final = setup.number("cards", 1, 10)
        setup.only(["coins", "assistants", "cards"])

        # A game comes to its end because councils, assistants and a road can always be paid for in time.
        costs = facts.table("costs")
        self.council_price: Final = costs.numbers("council", COUNCILLORS)  # By cards, one at least.
        least = min(self.council_price)
        if least > self.most_coins:
            raise costs.wrong("council", f"must have a price that {self.most_coins} coins can pay")
        self.joker_price: Final = costs.number("joker")
        self.least_price: Final = least_prices(self.council_price, self.joker_price)
        self.road_price: Final = costs.number("road", 0, self.most_coins - least)
        self.hire_price: Final = costs.number("hire", 0, self.most_coins)
        self.change_price: Final = costs.number("change")
        self.send_price: Final = costs.number("send")
        self.extra_price: Final = costs.number("extra", 1)
        costs.only(["council", "joker", "road", "hire", "change", "send", "extra"])

        gains = facts.table("gains")
        self.elect_coins: Final = gains.number("elect", 1)
        self.last_emporium: Final = gains.number("last_emporium")
        self.nobility_first: Final = gains.number("nobility_first")
        self.nobility_second: Final = gains.number("nobility_second")
        self.most_permits: Final = gains.number("most_permits")
        gains.only(["elect", "last_emporium", "nobility_first", "nobility_second", "most_permits"])

        tiles = facts.table("bonus_tiles")
        self.bonus_tiles: Final = [tiles.number(name) for name in BONUS_TILES]
        tiles.only(BONUS_TILES)
        kings = facts.table("king_rewards")
        self.king_rewards: Final = kings.numbers("points", KING_REWARDS)  # The top one first.
        kings.only(["points"])

        self.cities: Final = read_cities(facts.table("cities"))
        self.maps: Final[list[CityMap]] = read_maps(facts)
        tokens = facts.table("reward_tokens")
        self.tokens: Final = [read_bonuses(token) for token in tokens.tables("bonuses", TOKENS)]
        tokens.only(["bonuses"])
        self.permits: Final = read_permits(facts.table("permits"))
        self.spaces: Final = read_spaces(facts.table("nobility"))
        self.actions: Final = Actions([p.name for p in self.permits], [p.cities for p in self.permits])


def least_prices(prices: list[int], joker: int) -> list[list[int]]:
    """By coloured cards that fit and by jokers in hand: the fewest coins for a council, or NONE."""
    least = [[NONE] * (COUNCILLORS + 1) for _ in range(COUNCILLORS + 1)]
    for fit in range(COUNCILLORS + 1):
        for jokers in range(COUNCILLORS + 1):
            costs = [
                prices[cards + wild - 1] + joker * wild
                for cards in range(fit + 1)
                for wild in range(jokers + 1)
                if 1 <= cards + wild <= COUNCILLORS
            ]
            if costs:
                least[fit][jokers] = min(costs)
    return least


def read_cities(facts: Facts) -> list[str]:
    """The names of the cities."""
    names: list[str] = []
    for letter in LETTERS:
        city = facts.table(letter)
        name = city.text("name")
        if name in names:
            raise city.wrong("name", f"must be its own: another city is called {name}")
        city.only(["name", "A", "B"])
        names.append(name)
    facts.only(list(LETTERS))
    return names


def read_bonuses(facts: Facts) -> Bonuses:
    facts.only(BONUS_KINDS)
    if not facts.keys():
        raise ComponentError(f"{facts.where} must give something: {', '.join(BONUS_KINDS)}")
    return Bonuses({kind: facts.number(kind, 1, 9) for kind in facts.keys()})


def read_permits(facts: Facts) -> list[Permit]:
    """All permits, region by region, in the order of the file."""
    out: list[Permit] = []
    for region, name in enumerate(REGIONS):
        table = facts.table(name)
        if len(table.keys()) != PERMITS_OF_REGION:
            raise facts.wrong(name, f"must have {PERMITS_OF_REGION} permits, not {len(table.keys())}")
        for letters in table.keys():
            cities = [LETTERS.find(letter) for letter in letters]
            own = range(region * CITIES, (region + 1) * CITIES)
            in_order = sorted(set(cities)) == cities and all(city in own for city in cities)
            if not in_order or not 1 <= len(cities) <= 3:
                raise table.wrong(letters, "must name one to three cities of its region, in order")
            out.append(Permit(len(out), letters, region, cities, read_bonuses(table.table(letters))))
    facts.only(REGIONS)
    return out


def read_spaces(facts: Facts) -> list[Space]:
    """The nobility track from space 0, where everybody starts, to its last."""
    last = facts.number("last", 1, 60)
    spaces = facts.table("spaces")
    spaces.only([str(i) for i in range(1, last + 1)])
    facts.only(["last", "spaces"])
    return [read_space(spaces.table(str(i)) if str(i) in spaces.keys() else None) for i in range(last + 1)]


def read_space(facts: Facts | None) -> Space:
    if facts is None:
        return Space(Bonuses({}), NOTHING, 0)
    for special, name in enumerate(SPECIALS):
        if special and name in facts.keys():
            facts.only([name])
            return Space(Bonuses({}), special, facts.number(name, 1, 2 if special == CITY_REWARD else 1))
    return Space(read_bonuses(facts), NOTHING, 0)
