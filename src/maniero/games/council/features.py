"""What a learned value looks at: one side of a position as named numbers.

Every plain feature stands three times: as it is, times how far the game is (the most emporiums that anybody
has built, as a share), and times its square.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.council.components import Bonuses
from maniero.games.council.names import (
    BONUS_TILES,
    COUNCILLORS,
    FACE_UP,
    JOKER,
    KING,
    LETTERS,
    NONE,
    REGION_MASK,
    REGIONS,
)
from maniero.games.council.rules.councils import fitting
from maniero.games.council.state import Council, Player
from maniero.kernel.bags import count, size
from maniero.kernel.bits import bit, members

SIMPLE: Final = [
    "one",
    "built",
    "coins",
    "coins beyond ten",
    "assistants",
    "assistants beyond four",
    "cards",
    "jokers",
    "nobility",
    "nobility lead",
    "any usable permit",
    "usable permits",
    "permits face up",
    "permits lead",
    "main actions",
    "quick action",
    "neighbours",
    "largest network",
    "price of the regions",
    "price of the king",
    "emporiums behind",
    "last turns",
    "permits used",
    "king's rewards gone",
]
MISSING: Final = 3  # A bonus tile counts when at most so many cities are missing.
TILES: Final = [f"{tile} without {less}" for tile in BONUS_TILES for less in range(1, MISSING + 1)]
LOOKS: Final = [
    "best harvest by permit",
    "harvests by permits",
    "best harvest by king",
    "harvest elsewhere",
    "tiles within permits",
    "tiles within the king's way",
    "councils that are paid for",
    "king that is paid for",
    "best offer",
    "next nobility space",
    "others in open cities",
    "extra action that is paid for",
    "one emporium left",
    "two emporiums left",
    "useless permits",
]
PLAIN_NAMES: Final = [*SIMPLE, *TILES, *LOOKS]
PLAIN: Final = len(PLAIN_NAMES)
NAMES: Final = [
    *PLAIN_NAMES,
    *[f"{name}, by progress" for name in PLAIN_NAMES],
    *[f"{name}, by progress twice" for name in PLAIN_NAMES],
]
FIRST_TILE: Final = len(SIMPLE)
FIRST_LOOK: Final = FIRST_TILE + len(TILES)

DEAR: Final = 12.0  # What a council counts that no card in hand fits.
# Of a hand that is not seen: by its cards, what a council costs on average.
PRICES: Final = [12.0, 10.9, 9.7, 8.3, 6.9, 5.9, 4.6, 3.8, 3.0, 2.4, 2.0, 1.5, 1.2, 1.0, 0.8, 0.7]
JOKERS: Final = 12 / 90  # The share of the deck.


class Network:
    """What a set of emporiums gives when it grows."""

    def __init__(self, neighbours: int, largest: int, harvest: list[float]) -> None:
        self.neighbours: Final = neighbours  # Pairs of emporiums side by side, each counted twice.
        self.largest: Final = largest  # Emporiums of the largest part that hangs together.
        self.harvest: Final = harvest  # By city: what the rewards are worth when the next one is built there.


def rough(bonuses: Bonuses) -> float:
    """What bonuses are worth in points, by rule of thumb."""
    return (
        bonuses.points
        + 0.4 * bonuses.coins
        + 1.0 * bonuses.assistants
        + 0.6 * bonuses.cards
        + 1.2 * bonuses.nobility
        + 3.0 * bonuses.mains
    )


def network_of(s: Council, built: i64) -> Network:
    """The parts that hang together, and what each city would join."""
    near = s.city_map.neighbours
    harvest = [0.0] * len(LETTERS)
    for city in range(len(LETTERS)):
        if s.tokens[city] != NONE:
            harvest[city] = rough(s.box.tokens[s.tokens[city]])
    own = harvest[:]
    neighbours = 0
    largest = 0
    left: i64 = built
    while left:
        part: i64 = left & -left
        around: i64 = 0
        grown: i64 = 0
        while grown != part:
            grown = part
            for city in range(len(LETTERS)):
                if grown & bit(city):
                    around |= near[city]
            part |= around & built
        left &= ~part
        largest = max(largest, members(part))
        total = 0.0
        for city in range(len(LETTERS)):
            if part & bit(city):
                total += own[city]
                beside: i64 = near[city]
                neighbours += members(beside & built)
        for city in range(len(LETTERS)):
            if around & bit(city):
                harvest[city] += total
    return Network(neighbours, largest, harvest)


def features(s: Council, side: int) -> list[float]:
    """All features of a seat's side, in the order of NAMES."""
    plain = plain_features(s, side, network_of(s, s.players[side].built), True)
    progress = most_built(s) / s.box.emporiums
    return [*plain, *[x * progress for x in plain], *[x * progress * progress for x in plain]]


def most_built(s: Council) -> int:
    """Emporiums of whoever has built most."""
    most = 0
    for player in s.players:
        most = max(most, s.box.emporiums - player.emporiums_left)
    return most


def plain_features(s: Council, side: int, network: Network, seen: bool) -> list[float]:
    """In the order of PLAIN_NAMES; of a hand that is not ``seen`` only the number of cards counts."""
    f = [0.0] * PLAIN
    p = s.players[side]
    count_goods(s, side, f)
    count_hand(s, p, seen, f)
    usable = usable_permits(s, p)
    f[10] = 1.0 if usable else 0.0
    f[11] = float(members(usable))
    f[12] = float(members(p.permits))
    if s.turn == side:
        f[14] = float(s.due + s.extra)
        f[15] = 1.0 if s.quick else 0.0
    f[16] = network.neighbours / 2.0
    f[17] = float(network.largest)
    f[FIRST_LOOK + 14] = f[12] - f[11]
    covered = look_at_permits(s, side, usable, network, f)
    look_at_tiles(s, p, covered, members(usable), f)
    return f


def count_goods(s: Council, side: int, f: list[float]) -> None:
    """What lies before the seat, compared with the others."""
    p = s.players[side]
    built = s.box.emporiums - p.emporiums_left
    most = 0
    noble = -1
    permits = 0
    for other in range(s.seats):
        q = s.players[other]
        most = max(most, s.box.emporiums - q.emporiums_left)
        if other != side:
            noble = max(noble, q.nobility)
            permits = max(permits, members(q.permits | q.used))
    f[0] = 1.0
    f[1] = built / 10.0
    f[2] = p.coins / 10.0
    f[3] = max(p.coins - 10, 0) / 10.0
    f[4] = float(p.assistants)
    f[5] = float(max(p.assistants - 4, 0))
    f[8] = float(p.nobility)
    f[9] = lead(p.nobility, noble)
    f[13] = lead(members(p.permits | p.used), permits)
    f[20] = (most - built) / 10.0
    f[21] = 1.0 if s.ender != NONE else 0.0
    f[22] = float(members(p.used))
    f[23] = float(s.king_rewards_taken)
    f[FIRST_LOOK + 9] = next_space(s, p)
    f[FIRST_LOOK + 11] = 1.0 if p.assistants >= s.box.extra_price else 0.0
    f[FIRST_LOOK + 12] = 1.0 if p.emporiums_left == 1 else 0.0
    f[FIRST_LOOK + 13] = 1.0 if p.emporiums_left == 2 else 0.0


def lead(own: int, others: int) -> float:
    return 1.0 if own > others else 0.5 if own == others else 0.0


def next_space(s: Council, p: Player) -> float:
    """What one step on the nobility track gives."""
    if p.nobility + 1 >= len(s.box.spaces):
        return 0.0
    space = s.box.spaces[p.nobility + 1]
    return 3.0 * space.count if space.special else rough(space.bonuses)


def count_hand(s: Council, p: Player, seen: bool, f: list[float]) -> None:
    """Cards, and what the councils cost with them."""
    cards = size(p.hand)
    f[6] = float(cards)
    if not seen:
        price = PRICES[min(cards, len(PRICES) - 1)]
        f[7] = cards * JOKERS
        f[18] = price * len(REGIONS) / 10.0
        f[19] = price / 10.0
        if p.coins >= price:
            f[FIRST_LOOK + 6] = float(len(REGIONS))
            f[FIRST_LOOK + 7] = 1.0
            f[FIRST_LOOK + 8] = 2.5
        return
    jokers = count(p.hand, JOKER)
    f[7] = float(jokers)
    wild = min(jokers, COUNCILLORS)
    dear = 0.0
    for council in range(KING + 1):
        least = s.box.least_price[fitting(p.hand, s.councils[council])][wild]
        price = DEAR if least == NONE else float(least)
        paid = price <= p.coins
        if council == KING:
            f[19] = price / 10.0
            f[FIRST_LOOK + 7] = 1.0 if paid else 0.0
        else:
            dear += price
            if paid:
                f[FIRST_LOOK + 6] += 1.0
                f[FIRST_LOOK + 8] = max(f[FIRST_LOOK + 8], best_offer(s, council) - 0.3 * price)
    f[18] = dear / 10.0


def best_offer(s: Council, region: int) -> float:
    """What the bonuses of the better face-up permit are worth, and a little for every city on it."""
    best = 0.0
    for place in range(region * FACE_UP, region * FACE_UP + FACE_UP):
        if s.face_up[place] != NONE:
            permit = s.box.permits[s.face_up[place]]
            best = max(best, rough(permit.bonuses) + 0.5 * len(permit.cities))
    return best


def usable_permits(s: Council, p: Player) -> i64:
    """The permits face up with a city where the player has not built, as bits."""
    found: i64 = 0
    left: i64 = p.permits
    permit = 0
    while left:
        if left & 1:
            for city in s.box.permits[permit].cities:
                if not p.built & bit(city):
                    found |= bit(permit)
                    break
        left >>= 1
        permit += 1
    return found


def look_at_permits(s: Council, side: int, usable: i64, network: Network, f: list[float]) -> i64:
    """What building would bring, by permit and with the king; the open cities on the permits, as bits."""
    p = s.players[side]
    gain = network.harvest[:]
    open_cities = 0
    crowd = 0
    total = 0.0
    king = 0.0
    roads = s.city_map.distance[s.king]
    for city in range(len(LETTERS)):
        if p.built & bit(city):
            continue
        here = 1 if s.neutral & bit(city) else 0
        for other in range(s.seats):
            if other != side and s.players[other].built & bit(city):
                here += 1
        gain[city] -= here
        open_cities += 1
        crowd += here
        total += gain[city]
        king = max(king, gain[city] - 0.8 * roads[city])
    covered: i64 = 0
    permit = 0
    while usable:
        if usable & 1:
            best = 0.0
            for city in s.box.permits[permit].cities:
                if not p.built & bit(city):
                    covered |= bit(city)
                    best = max(best, gain[city])
            f[FIRST_LOOK] = max(f[FIRST_LOOK], best)
            f[FIRST_LOOK + 1] += best
        usable >>= 1
        permit += 1
    f[FIRST_LOOK + 2] = king
    if open_cities:
        f[FIRST_LOOK + 3] = total / open_cities
        f[FIRST_LOOK + 10] = crowd / open_cities
    return covered


def look_at_tiles(s: Council, p: Player, covered: i64, usable: int, f: list[float]) -> None:
    """The bonus tiles still to be had, each with the king's reward that would come with it."""
    rewards = s.box.king_rewards
    reward = rewards[s.king_rewards_taken] if s.king_rewards_taken < len(rewards) else 0
    roads = s.city_map.distance[s.king]
    for tile in range(len(BONUS_TILES)):
        if s.tile_owner[tile] != NONE:
            continue
        wanted: i64 = REGION_MASK[tile] if tile < KING else s.city_map.colour_mask[tile - KING]
        missing: i64 = wanted & ~p.built
        cities = members(missing)
        if 1 <= cities <= MISSING and cities <= p.emporiums_left:
            points = (s.box.bonus_tiles[tile] + reward) / 10.0
            f[FIRST_TILE + MISSING * tile + cities - 1] = points
            if missing & ~covered == 0 and cities <= usable:
                f[FIRST_LOOK + 4] += points / cities
            if cities == 1:
                for city in range(len(LETTERS)):
                    if missing & bit(city):
                        f[FIRST_LOOK + 5] += points / (1.0 + roads[city])
