"""The table of the second referee of Burgundy: sides, depots, piles, bridge; deeds that need no answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

from tests.games.burgundy.referee_board import BUILDINGS, COLOURS, Duchy, Facts, animal, colour_of

PHASES = "ABCDE"
DEPOTS = range(1, 7)


@dataclass
class Question:
    """Who is asked, None for chance, and what may be said: for chance with how likely each word is."""

    seat: int | None
    words: dict[str, int]


Flow = Generator[Question, str, None]
Answer = Generator[Question, str, str]


def ask(seat: int | None, words: set[str] | dict[str, int]) -> Answer:
    """A question and its answer."""
    if isinstance(words, set):
        words = dict.fromkeys(words, 1)
    word = yield Question(seat, words)
    assert word in words, word
    return word


def chosen(word: str) -> str:
    """What stands behind the verb."""
    return word.split("-", 1)[1]


@dataclass(eq=False)
class Side:
    """A player or a team, and all that it has in common."""

    seats: list[int]
    silver: int
    workers: int
    duchy: Duchy
    goods: Counter[int] = field(default_factory=Counter)
    sold: Counter[int] = field(default_factory=Counter)
    shared: list[str] = field(default_factory=list)  # Key spaces; those of a single player too.
    own: dict[int, list[str]] = field(default_factory=dict)  # Key spaces of the members of a team.
    bonus_tiles: int = 0
    shields: dict[int, str] = field(default_factory=dict)  # By number, on which space.
    rival: Side | None = None  # Whose monasteries shield 6 shares.
    route: list[tuple[int, str]] = field(default_factory=list)  # Kind of goods and bonus of each space.
    laid: list[int] = field(default_factory=list)  # Goods on the route.
    links: set[tuple[int, int]] = field(default_factory=set)  # Border posts linked so far.

    def own_monastery(self, number: int) -> bool:
        return f"monastery{number}" in self.duchy.tiles.values()

    def monastery(self, number: int) -> bool:
        """In the duchy, or shared by shield 6, which does not share monastery 27."""
        rival = self.rival if 6 in self.shields and number != 27 else None
        return self.own_monastery(number) or (rival is not None and rival.own_monastery(number))

    def fits(self, tile: str, space: str) -> bool:
        repeats = colour_of(tile) == "building" and self.monastery(1)
        return self.duchy.fits(tile, space, anywhere=18 in self.shields, repeats=repeats)

    def spaces_for(self, tile: str) -> set[str]:
        empty = self.duchy.colour.keys() - self.duchy.tiles.keys()
        return {space for space in empty if self.fits(tile, space)}


class Table:
    """What lies on the table, and what happens without a choice."""

    def __init__(self, facts: Facts, seats: int, options: dict[str, str]) -> None:
        self.facts = facts
        self.seats = seats
        self.options = options
        self.teams = options["duchy"].startswith("12")
        self.solo = options["duchy"].startswith("13")
        self.players = str(max(seats, 2))  # As which number the board and its values are used.
        self.points = [0] * seats
        self.sides: list[Side] = []
        self.dice: list[list[int]] = [[] for _ in range(seats)]
        self.phase = ""
        self.round = 1
        self.white = 0
        self.turn_of: int | None = None
        self.bought = False
        self.die_set = False
        self.round_goods: list[int] = []
        self.goods_pile = Counter(dict.fromkeys(DEPOTS, facts["goods_each"]))
        self.piles = {colour: Counter(pile) for colour, pile in facts["piles"].items()}
        for module in ("extra", "white"):
            if options[module] == "yes":
                for colour, tiles in facts[module].items():
                    self.piles[colour].update(tiles)
        self.places: dict[int, list[str | None]] = {}
        self.black: list[str | None] = []
        self.clear_depots()
        self.depot_goods: dict[int, Counter[int]] = {depot: Counter() for depot in DEPOTS}
        self.depot_shields: dict[int, list[int]] = {depot: [] for depot in DEPOTS}
        self.inns = 0
        self.stacks: list[list[int]] = [[] for _ in range(facts["bridge_end"] + 1)]  # The top one first.
        self.bonus_owners: dict[str, list[Side]] = {colour: [] for colour in COLOURS.values()}
        self.all_linked: list[Side] = []

    # ---- sides

    def side(self, seat: int) -> Side:
        return self.sides[seat % len(self.sides)]

    def others(self, side: Side) -> list[Side]:
        return [other for other in self.sides if other is not side]

    def gain_workers(self, side: Side, workers: int) -> None:
        """Who has shield 2 gains one more when another side gains any."""
        if workers:
            side.workers += workers
            for other in self.others(side):
                if 2 in other.shields:
                    other.workers += 1

    def mines_pay(self) -> None:
        for side in self.sides:
            mines = list(side.duchy.tiles.values()).count("mine")
            side.silver += mines * (2 if 8 in side.shields else 1)
            if side.monastery(2):
                self.gain_workers(side, mines)

    # ---- depots

    def printed_places(self, depot: int) -> list[str]:
        """The colours of the places in use; one is special with three players."""
        printed = self.facts["depots"][str(depot)]
        colours = [COLOURS[letter] for letter, players in printed if players <= int(self.players)]
        if self.players == "3" and depot == 6 and self.phase in ("B", "D"):
            colours[colours.index("castle")] = "mine"
        return colours

    def clear_depots(self) -> None:
        self.places = {depot: [None] * len(self.printed_places(depot)) for depot in DEPOTS}
        self.black = [None] * self.facts["black_places"][self.players]

    def lying(self, depot: int) -> set[str]:
        return {tile for tile in self.places[depot] if tile}

    def lying_black(self) -> set[str]:
        return {tile for tile in self.black if tile} | ({"inn"} if self.inns else set())

    def take_tile(self, depot: int | None, tile: str) -> None:
        """From a numbered depot, or from the black one."""
        if tile == "inn":
            self.inns -= 1
        else:
            places = self.black if depot is None else self.places[depot]
            places[places.index(tile)] = None

    def take_shield(self, side: Side, shield: int, space: str) -> None:
        for shields in self.depot_shields.values():
            if shield in shields:
                shields.remove(shield)
        for old in [old for old, where in side.shields.items() if where == space]:
            del side.shields[old]
        side.shields[shield] = space

    # ---- the bridge

    def order(self) -> list[int]:
        return [seat for stack in reversed(self.stacks) for seat in stack]

    def space_on_bridge(self, seat: int) -> int:
        return next(space for space, stack in enumerate(self.stacks) if seat in stack)

    def advance(self, seat: int) -> None:
        space = self.space_on_bridge(seat)
        self.stacks[space].remove(seat)
        self.stacks[min(space + 1, len(self.stacks) - 1)].insert(0, seat)
        self.lift()

    def lift(self) -> None:
        """The markers of who has monastery 27 lie on top of all stacks; two keep their order."""
        for stack in self.stacks:
            stack.sort(key=lambda seat: not self.side(seat).own_monastery(27))

    # ---- points of monasteries

    def monastery_points(self, side: Side, number: int) -> int:
        """What a monastery scores, without a crane."""
        tiles = list(side.duchy.tiles.values())
        if number == 15:
            return 2 * len(+side.sold)
        if number == 24:
            return 4 * len({animal(tile) for tile in tiles if animal(tile)})
        if number == 25:
            return side.sold.total()
        if number == 26:
            return 3 * side.bonus_tiles
        building = self.facts["building_scored"].get(str(number))
        return 4 * tiles.count(building) if building else 0

    def final_points(self, side: Side) -> int:
        held = [number for number in range(15, 30) if side.monastery(number)]
        monasteries = sum(self.monastery_points(side, number) for number in held)
        counts_buildings = any(str(number) in self.facts["building_scored"] for number in held)
        if counts_buildings and "crane" in side.duchy.tiles.values():
            monasteries += 4
        shields: int = sum(self.facts["shields"]["points"][str(shield)] for shield in side.shields)
        return (
            side.goods.total()
            + side.silver
            + side.workers // 2
            + monasteries * (2 if 10 in side.shields else 1)
            + shields * (2 if 13 in side.shields else 1)
        )

    def winners(self) -> list[int]:
        last = self.order()
        keys = {
            side: (
                sum(self.points[seat] for seat in side.seats),
                side.duchy.empty(),
                0 if self.teams else last.index(side.seats[0]),
            )
            for side in self.sides
        }
        best = max(keys.values())
        return sorted(seat for side, key in keys.items() if key == best for seat in side.seats)

    def building_kinds(self) -> list[str]:
        """What a crane may copy."""
        return [*BUILDINGS, "whitecastle"] if self.options["white"] == "yes" else [*BUILDINGS]
