"""What is to be seen of a side's prospects, as named numbers: what a learned value weighs.

Every thing counts as it is, and once more times the rounds that are left.  Regions that are nearly full
count a third time, with the rounds left in the phase.
"""

from __future__ import annotations

from mypy_extensions import i64

from maniero.games.burgundy.feature_names import (
    AHEAD,
    ALWAYS,
    BLACK,
    BUILT,
    CHAIN,
    COLOUR_LACKS,
    DICE,
    EMPTY,
    FILLED,
    FIT,
    FIT_NUMBERS,
    FULL,
    GOODS_HELD,
    HERDS,
    IN_PHASE,
    LACKING,
    LACKS,
    LEFT,
    LEFT_SQUARED,
    LOAD,
    MINES,
    NEAR,
    NEARLY,
    NUMBERED,
    NUMBERS,
    OFFERED,
    OFFERED_HERD,
    ORDER,
    PLACED,
    POINTS,
    REGION,
    SILVER,
    SINGLE,
    STEPS,
    STORED,
    STORED_BUILDING,
    STORED_HERDS,
    STORED_MONASTERY,
    TIMED,
    TO_SCORE,
    WORKERS,
    YET,
    Counted,
    rounds_left,
)
from maniero.games.burgundy.monasteries import (
    BUILDING_SCORED,
    FIRST_SCORING_BUILDINGS,
    LAST_SCORING_BUILDINGS,
    SCORING,
    has,
    scored_by,
)
from maniero.games.burgundy.names import (
    ANIMAL_OF,
    ANIMALS,
    ANY,
    BASE_BUILDINGS,
    BASE_MONASTERIES,
    BUILDING,
    BUILDING_OF,
    CASTLE,
    CITY_HALL,
    COLOUR_OF,
    COLOURS,
    FIRST_BUILDING,
    GEESE,
    GOODS,
    HEADS_OF,
    LIVESTOCK,
    MONASTERY,
    MONASTERY_OF,
    NONE,
    PHASES,
    SHIP,
)
from maniero.games.burgundy.rules.dice import unused
from maniero.games.burgundy.rules.gains import key_spaces
from maniero.games.burgundy.rules.placing import fitting
from maniero.games.burgundy.state import Burgundy, Duke
from maniero.kernel.bags import count, kinds, size
from maniero.kernel.bits import bit, members


def features(s: Burgundy, side: int) -> list[float]:
    """By ``NAMES``."""
    found = Counted()
    look(s, side, found)
    left, in_phase = rounds_left(s.phase, s.round)
    f = found.plain
    f[ALWAYS], f[LEFT], f[LEFT_SQUARED], f[IN_PHASE] = 1.0, left, left * left, in_phase
    f += [x * left for x in f[TIMED:]]
    f += [x * in_phase for x in f[LACKING : LACKING + LACKS]]
    return f


def look(s: Burgundy, seat: int, out: Counted) -> None:
    """All plain features that are not about the clock alone."""
    duke = s.dukes[seat]
    _purse(s, seat, duke, out)
    reach: i64 = duke.near & ~duke.filled
    fits: i64 = fitting(duke, duke.storage)
    living = herds_in_reach(duke, reach)
    stored = _storage(s, seat, duke, fits, living, out)
    offered = _offers(s, duke, reach, living, stored[SHIP] > 0 and fits & _spaces(duke, SHIP) != 0, out)
    _colours(s, seat, duke, reach, offered, out)
    _regions(s, duke, reach, fits, stored, offered, out)
    _duchy(s, duke, reach, fits, out)


def _spaces(duke: Duke, colour: int) -> i64:
    return duke.duchy.colour_mask[colour]


def _purse(s: Burgundy, seat: int, duke: Duke, out: Counted) -> None:
    """Workers, silver, goods, mines, and whose turn it is."""
    if s.turn in (seat, NONE) or s.order.index(seat) >= s.order.index(s.turn):
        out.add(YET, 1.0)
    for i in range(min(duke.workers, STEPS)):
        out.add(WORKERS + i, 1.0)
    out.add(WORKERS + STEPS, float(duke.workers))
    for i in range(min(duke.silver, STEPS)):
        out.add(SILVER + i, 1.0)
    out.add(SILVER + STEPS, float(duke.silver))
    held = size(duke.goods)
    if held:
        different = members(kinds(duke.goods))
        stack: i64 = 0
        for good in range(len(GOODS)):
            stack = max(stack, count(duke.goods, good))
        out.add(GOODS_HELD, float(held))
        out.add(GOODS_HELD + 1, float(different))
        out.add(GOODS_HELD + 2, float(held - different))
        out.add(GOODS_HELD + 3, float(stack))
    out.add(GOODS_HELD + 4, float(size(duke.sold)))
    if s.order[0] == seat:
        out.add(ORDER, 1.0)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.bridge[other])
    out.add(ORDER + 1, float(max(min(s.bridge[seat] - best, 3), -3)))
    if duke.mines:
        out.add(MINES, float(duke.mines))
        out.add(MINES + 1, float(duke.mines * (len(PHASES) - max(s.phase, 0))))
    if s.turn == seat:
        out.add(DICE, float(len(unused(s, seat))))


def herds_in_reach(duke: Duke, reach: i64) -> list[int]:
    """By kind of animal: how many of it live on the best pasture where there is a space next to a tile."""
    best = [0] * len(ANIMALS)
    free: i64 = reach & _spaces(duke, LIVESTOCK)
    if not free:
        return best
    for space in duke.duchy.regions:
        region: i64 = duke.duchy.region[space]
        if region & free and region & duke.filled:
            animals = animals_on(duke, region)
            for kind in range(len(ANIMALS)):
                best[kind] = max(best[kind], animals[kind])
    return best


def animals_on(duke: Duke, pasture: i64) -> list[int]:
    """By kind, as they would score; geese go with every kind."""
    animals = [0] * len(ANIMALS)
    here: i64 = pasture & duke.filled
    space = 0
    while here:
        if here & 1:
            tile = duke.tiles[space]
            if ANIMAL_OF[tile] != NONE:
                animals[ANIMAL_OF[tile]] += HEADS_OF[tile]
        here >>= 1
        space += 1
    if animals[GEESE]:
        geese = animals[GEESE]
        animals[GEESE] = max(animals[:GEESE])
        for kind in range(len(ANIMALS)):
            animals[kind] += geese
    return animals


def _storage(s: Burgundy, seat: int, duke: Duke, fits: i64, living: list[int], out: Counted) -> list[int]:
    """The tiles on the key spaces; how many there are of each colour."""
    stored = [0] * (ANY + 1)
    fit = 0
    chain = False
    for tile in duke.storage:
        colour = COLOUR_OF[tile]
        stored[colour] += 1
        if colour == ANY:
            continue
        if fits & _spaces(duke, colour):
            out.add(STORED + colour, 1.0)
            fit += 1
            if colour == LIVESTOCK:
                out.add(STORED_HERDS, float(living[ANIMAL_OF[tile]] + HEADS_OF[tile]))
            elif colour == CASTLE or BUILDING_OF[tile] == CITY_HALL:
                chain = True
        else:
            out.add(STORED + len(COLOURS) + colour, 1.0)
        if colour == MONASTERY:
            if MONASTERY_OF[tile] <= BASE_MONASTERIES:
                out.add(STORED_MONASTERY + MONASTERY_OF[tile] - 1, 1.0)
            out.add(POINTS + 1, _scores(s, duke, MONASTERY_OF[tile]))
        elif colour == BUILDING:
            if BUILDING_OF[tile] < BASE_BUILDINGS:
                out.add(STORED_BUILDING + BUILDING_OF[tile], 1.0)
            if _is_scored(duke, tile):
                out.add(TO_SCORE, 1.0)
    if len(duke.storage) >= key_spaces(s, seat):
        out.add(FULL, 1.0)
    if fit:
        out.add(FIT, float(fit))
        for i in range(1, min(fit, 3)):
            out.add(FIT + i, 1.0)
        if fit > 1 and chain:
            out.add(CHAIN, 1.0)
    return stored


def _scores(s: Burgundy, duke: Duke, monastery: int) -> float:
    """What a monastery would give with what is there now."""
    if monastery not in SCORING:
        return 0.0
    return float(s.box.monasteries[monastery] * scored_by(duke, monastery))


def _is_scored(duke: Duke, tile: int) -> bool:
    """Whether a monastery of the duke gives points for this building."""
    for monastery in range(FIRST_SCORING_BUILDINGS, LAST_SCORING_BUILDINGS + 1):
        if BUILDING_SCORED[monastery] == tile:
            return has(duke, monastery)
    return False


def _offers(s: Burgundy, duke: Duke, reach: i64, living: list[int], ship: bool, out: Counted) -> list[int]:
    """What lies in the depots for this duchy; how many tiles of each colour do, whoever can use them."""
    offered = [0] * (ANY + 1)
    herd = 0
    points = 0.0
    for tile in s.depots:
        if tile == NONE:
            continue
        colour = COLOUR_OF[tile]
        offered[colour] += 1
        if not reach & _spaces(duke, colour):
            continue
        if colour == LIVESTOCK:
            herd = max(herd, living[ANIMAL_OF[tile]] + HEADS_OF[tile])
        elif colour == MONASTERY:
            points = max(points, _scores(s, duke, MONASTERY_OF[tile]))
        elif colour == BUILDING and _is_scored(duke, tile):
            out.add(TO_SCORE, 0.5)
    out.add(OFFERED_HERD, float(herd))
    out.add(POINTS + 2, points)
    useful = 0
    for tile in s.black_depot:
        if tile != NONE and reach & _spaces(duke, COLOUR_OF[tile]):
            useful += 1
    out.add(BLACK, float(min(useful, duke.silver // s.box.purchase)))
    out.add(BLACK + 1, float(useful))
    if ship or (offered[SHIP] and reach & _spaces(duke, SHIP)):
        load = 0
        for bag in s.depot_goods:
            if bag:
                load = max(load, room_for_goods(s, duke, bag))
        out.add(LOAD if ship else LOAD + 1, float(load))
    return offered


def room_for_goods(s: Burgundy, duke: Duke, bag: i64) -> int:
    """Goods of a depot that can be stored."""
    own: i64 = kinds(duke.goods)
    room = s.box.goods_spaces - members(own)
    found = 0
    for good in range(len(GOODS)):
        there: int = count(bag, good)
        if there:
            if not own & bit(good):
                if not room:
                    continue
                room -= 1
            found += there
    return found


def _colours(s: Burgundy, seat: int, duke: Duke, reach: i64, offered: list[int], out: Counted) -> None:
    """By colour: what is near, what is full, and the race for the bonus tiles."""
    filled: i64 = duke.filled
    for colour in range(len(COLOURS)):
        whole = _spaces(duke, colour)
        near = members(whole & reach)
        if near:
            out.add(NEAR + colour, float(near))
            out.add(OFFERED + colour, float(min(near, offered[colour])))
        out.add(FILLED + colour, float(members(whole & filled)))
        lack = members(whole & ~filled)
        if lack and s.completed[colour] < 2:
            if lack <= NEARLY:
                out.add(COLOUR_LACKS + NEARLY * colour + lack - 1, 2.0 - s.completed[colour])
            if lack <= 2 * NEARLY:
                theirs = _least_lacking(s, seat, colour)
                if theirs > 0:
                    out.add(AHEAD, max(min(theirs - lack, 3), -3) / (1.0 + lack))


def _least_lacking(s: Burgundy, seat: int, colour: int) -> int:
    """Spaces of a colour that are empty at the other who has fewest such."""
    least = len(s.dukes[seat].duchy.colours)
    for other in range(s.seats):
        if other != seat:
            duke = s.dukes[other]
            left: i64 = _spaces(duke, colour) & ~duke.filled
            least = min(least, members(left))
    return least


def _regions(
    s: Burgundy, duke: Duke, reach: i64, fits: i64, stored: list[int], offered: list[int], out: Counted
) -> None:
    """How far each region has come; of those that lack little, whether the tiles for it are there."""
    duchy = duke.duchy
    filled: i64 = duke.filled
    bonus = s.box.phase_points[max(s.phase, 0)]
    for space in duchy.regions:
        region: i64 = duchy.region[space]
        whole = duchy.region_size[space]
        lack = members(region & ~filled)
        if not lack:
            continue
        colour = duchy.colours[space]
        points = float(s.box.region_points[whole - 1] + bonus)
        if lack == 1:
            if fits & region and stored[colour]:
                out.add(LACKING, points)
            else:
                out.add(LACKING + (1 if region & reach and offered[colour] else 2), points)
        elif lack == 2:
            if stored[colour] > 1:
                out.add(LACKING + 3, points)
            else:
                out.add(LACKING + (4 if stored[colour] or offered[colour] > 1 else 5), points)
        if whole == 1:
            out.add(SINGLE, 1.0)
        elif lack < whole:
            out.add(REGION + (whole - 2) * (whole - 1) // 2 + whole - lack - 1, 1.0)
            if colour == LIVESTOCK:
                out.add(HERDS, float(max(animals_on(duke, region)) * lack))


def _duchy(s: Burgundy, duke: Duke, reach: i64, fits: i64, out: Counted) -> None:
    """The numbers that can be used, the buildings and monasteries that are there."""
    numbers: i64 = 0
    fit_numbers: i64 = 0
    space = 0
    left: i64 = reach
    while left:
        if left & 1:
            number = bit(duke.duchy.dice[space])
            numbers |= number
            if fits & bit(space):
                fit_numbers |= number
        left >>= 1
        space += 1
    out.add(NUMBERS, float(members(numbers)))
    out.add(FIT_NUMBERS, float(members(fit_numbers)))
    out.add(EMPTY, float(duke.empty_spaces()))
    for tile in duke.tiles:
        if FIRST_BUILDING <= tile < FIRST_BUILDING + BASE_BUILDINGS:
            out.add(PLACED + tile - FIRST_BUILDING, 1.0)
    if duke.powers:
        for monastery in NUMBERED:
            if has(duke, monastery):
                out.add(BUILT + monastery - 1, 1.0)
                out.add(POINTS, _scores(s, duke, monastery))
