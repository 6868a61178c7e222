"""What is in the box of The Castles of Burgundy: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.burgundy.actions import Actions
from maniero.games.burgundy.boards import Board, read_places
from maniero.games.burgundy.duchies import read_duchies
from maniero.games.burgundy.extras import (
    EXPANSIONS,
    PRINTED_SEATS,
    ExtraTiles,
    RouteTiles,
    ShieldTiles,
    SoloThings,
    TeamThings,
    WhiteCastles,
    confidence_of_expansions,
    only,
)
from maniero.games.burgundy.names import (
    BASE_MONASTERIES,
    BASE_TILES,
    BLACK_PLACES,
    CASTLE,
    COLOUR_OF,
    COLOURS,
    DRAWN_TILES,
    FIRST_MONASTERY,
    GOODS,
    LARGEST_REGION,
    MONASTERIES,
    MOST_SEATS,
    NONE,
    PHASES,
    TILES,
)
from maniero.kernel.facts import Box, Facts

# Tables that the first component files did not have.
LATER: Final = ["phases", "store", "mines", "end", "monasteries", *EXPANSIONS, "teams", "solo"]

WITHOUT_NUMBER: Final = [1, 5, 6]  # Monasteries that say nothing with a number in it.


class BurgundyBox(Box):
    """All components, and the actions that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.rounds: Final = only(facts.table("phases"), ["rounds"]).number("rounds", 1, 5)
        store = only(facts.table("store"), ["key_spaces", "goods_spaces"])
        self.key_spaces: Final = store.number("key_spaces", 1, 3)  # For tiles.
        self.goods_spaces: Final = store.number("goods_spaces", 1, 3)  # One for each kind of goods.
        setup = only(facts.table("setup"), ["workers", "silver", "goods"])
        self.start_workers: Final = setup.numbers("workers", MOST_SEATS)  # In turn order.
        self.start_silver: Final = setup.number("silver")
        self.start_goods: Final = setup.number("goods", 0, self.goods_spaces)  # They may all differ.
        self.goods_of_each: Final = only(facts.table("goods"), ["of_each"]).number("of_each", 1, 20)
        self.bridge_end: Final = only(facts.table("bridge"), ["last"]).number("last", 1, 20)

        scoring = facts.table("scoring")
        scoring.only(["region", "phase", "first", "second", "good", "watchtower"])
        self.region_points: Final = scoring.numbers("region", LARGEST_REGION)
        self.phase_points: Final = scoring.numbers("phase", len(PHASES))
        self.watchtower: Final = scoring.number("watchtower")
        end = only(facts.table("end"), ["good", "silver", "workers"])
        self.end_good: Final = end.number("good")  # Points for each at the end,
        self.end_silver: Final = end.number("silver")
        self.end_workers: Final = end.number("workers", 1)  # and workers for a point.

        self.purchase: Final = only(facts.table("costs"), ["purchase"]).number("purchase", 1)
        gains = only(facts.table("gains"), ["workers", "boarding", "bank", "sale"])
        self.take_workers: Final = gains.number("workers")
        self.boarding: Final = gains.number("boarding")
        self.bank: Final = gains.number("bank")
        self.sale: Final = gains.number("sale")
        self.mine_silver: Final = only(facts.table("mines"), ["silver"]).number("silver")

        depots = facts.table("depots")
        depots.only([*[f"players_{seats}" for seats in PRINTED_SEATS], "changing"])
        self._boards: Final = {seats: read_board(depots, scoring, seats) for seats in PRINTED_SEATS}
        self.duchies: Final = read_duchies(facts)

        tiles = only(facts.table("tiles"), TILES[:BASE_TILES])
        backs = [tiles.numbers(name, 2, 0, 60) for name in TILES[:BASE_TILES]]
        for tile in range(FIRST_MONASTERY, BASE_TILES):
            if sum(backs[tile]) > 1:
                raise tiles.wrong(TILES[tile], "must be there once at most")
        backs += [[0, 0]] * (DRAWN_TILES - BASE_TILES)
        self.coloured: Final = [pair[0] for pair in backs]  # By tile: with the back of its colour.
        self.black: Final = [pair[1] for pair in backs]  # By tile: with the black back.

        self.extra: Final = ExtraTiles(facts.table("extra_tiles"))
        self.white: Final = WhiteCastles(facts.table("white_castles"))
        self.inn_size: Final = only(facts.table("inns"), ["confidence", "larger"]).number("larger", 0, 8)
        self.routes: Final = RouteTiles(facts.table("trade_routes"))
        self.shields: Final = ShieldTiles(facts.table("shields"))
        self.teams: Final = TeamThings(facts.table("teams"))
        self.solo: Final = SoloThings(facts.table("solo"))
        self.confidence.update(confidence_of_expansions(facts))
        # Tiles that may have the black back, whatever is in play.
        may_be_black = self.black[:]
        for added in [*self.extra.tiles, *self.white.tiles]:
            may_be_black[added.tile] += added.black
        self.black_tiles: Final = [tile for tile, many in enumerate(may_be_black) if many]
        # By number of a monastery: the number in what it does; 0 where there is none.
        self.monasteries: Final = read_monasteries(facts.table("monasteries"), self.white.points)
        self.actions: Final = Actions(self.purchase)
        self._check_supply(facts)

    def board(self, seats: int) -> Board:
        """What is printed for this number of players."""
        return self._boards[max(seats, PRINTED_SEATS[0])]

    def _check_supply(self, facts: Facts) -> None:
        """No pile may run out, whatever the number of players."""
        for seats in PRINTED_SEATS:
            board = self.board(seats)
            needed = [0] * len(COLOURS)
            for places in board.places:
                for colour in places:
                    if colour != NONE:
                        needed[colour] += 1
            needed[CASTLE] += seats
            for colour, name in enumerate(COLOURS):
                if needed[colour] > sum(
                    n for tile, n in enumerate(self.coloured) if COLOUR_OF[tile] == colour
                ):
                    raise facts.wrong("tiles", f"has too few of colour {name} for {seats} players")
            if sum(self.black) < len(PHASES) * board.black_places:
                raise facts.wrong("tiles", f"has too few with the black back for {seats} players")
            if self.goods_of_each * len(GOODS) < seats * self.start_goods + len(PHASES) * self.rounds:
                raise facts.wrong("goods.of_each", f"is too little for {seats} players and all rounds")


def read_board(depots: Facts, scoring: Facts, seats: int) -> Board:
    """Of lists by number of players, the entry for ``seats``."""
    at = PRINTED_SEATS.index(seats)
    return Board(
        read_places(depots, seats),
        depots.table(f"players_{seats}").number("black", 1, BLACK_PLACES),
        scoring.numbers("good", len(PRINTED_SEATS))[at],
        scoring.numbers("first", len(PRINTED_SEATS))[at],
        scoring.numbers("second", len(PRINTED_SEATS))[at],
    )


def read_monasteries(facts: Facts, white_castle: int) -> list[int]:
    """By number of a monastery: the number that its effect has; 0 where it has none."""
    numbered = [number for number in range(1, BASE_MONASTERIES + 1) if number not in WITHOUT_NUMBER]
    facts.only([str(number) for number in numbered])
    given = [
        facts.number(str(number), 1) if number in numbered else 0 for number in range(BASE_MONASTERIES + 1)
    ]
    given += [0] * (MONASTERIES - BASE_MONASTERIES)
    given[MONASTERIES] = white_castle
    return given
