"""The position: every field with its unit, and nothing that is a rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from maniero.games.castelli.components import CastelliBox, Tile
from maniero.games.castelli.layout import Layout
from maniero.games.castelli.names import MOST_SEATS, NONE, SITES, TURNS
from maniero.kernel.action import Vocabulary
from maniero.kernel.bits import bit
from maniero.kernel.rng import Rng
from maniero.kernel.state import Ask, State


class Lord:
    """One player's things."""

    def __init__(
        self, silver: int, stock: list[int], hand: list[int], castles: int, reach: i64, held: int
    ) -> None:
        self.silver = silver
        self.stock = stock  # Wood, grain, rock.
        self.hand = hand  # Characters in ascending order, hidden from the others.
        self.castles = castles  # Left to build.
        self.reach: i64 = reach  # Octagons with an own shield that counts, as bits.
        self.held = held  # Tile in hand, in the Dilemma; else NONE.

    def copy(self) -> Lord:
        return Lord(self.silver, self.stock[:], self.hand[:], self.castles, self.reach, self.held)


class Castelli(State):
    """A position of Castelli."""

    def __init__(
        self,
        seats: int,
        points: list[int],
        asks: list[Ask[Any]],
        box: CastelliBox,
        layout: Layout,
        lords: list[Lord],
        unseen: i64,
        laid: list[int],
        revealed: i64,
        deck: list[int],
        shuffled: int,
        bottom: list[int],
        mine: int,
        villages: i64,
        cities: i64,
        villages_aside: int,
        cities_aside: int,
        owners: list[int],
        free: list[int],
        first: int,
        turn: int,
        square: int,
        drawn: int,
        played: bool,
        bought: bool,
        helped: i64,
        spared: list[int],
        dilemma: bool,
        battle: bool,
    ) -> None:
        super().__init__(seats, points, asks)
        self.box: Final = box
        self.layout = layout
        self.lords = lords
        self.unseen: i64 = unseen  # Heraldic tiles nobody has seen, as bits; their places do not exist yet.
        self.laid = laid  # By square: what ``tile_turned`` makes of a tile, or NONE.
        self.revealed: i64 = revealed  # Squares with a face-up tile, as bits.
        self.deck = deck  # By character: how many are in the part of the deck that was shuffled.
        self.shuffled = shuffled  # How many that are in all.
        self.bottom = bottom  # Under them, in order: entries made by ``under_deck``.
        self.mine = mine  # Silver.
        self.villages: i64 = villages  # Octagons, as bits.
        self.cities: i64 = cities
        self.villages_aside = villages_aside
        self.cities_aside = cities_aside
        self.owners = owners  # By site (four of each octagon): who stands there, see ``top`` and ``covered``.
        self.free = free  # By kind of site: octagons where it is free, as bits.
        self.first = first  # Seat of the first player; NOT_CHOSEN before it is known.
        self.turn = turn  # Seat whose turn it is; NONE before the first.
        self.square = square  # Where the last tile was turned up; NONE before the first.
        self.drawn = drawn  # The tile that was turned up and not laid yet, or NONE.
        self.played = played  # A character was played in this turn.
        self.bought = bought  # A missing resource was bought in this turn.
        self.helped: i64 = helped  # Seats that played a steward or a guard in this turn of another, as bits.
        self.spared = spared  # Sites that a guard kept in this turn.
        self.dilemma = dilemma
        self.battle = battle

    def copy(self) -> Castelli:
        return Castelli(
            self.seats,
            self.points[:],
            self.asks[:],
            self.box,
            self.layout,
            [lord.copy() for lord in self.lords],
            self.unseen,
            self.laid[:],
            self.revealed,
            self.deck[:],
            self.shuffled,
            self.bottom[:],
            self.mine,
            self.villages,
            self.cities,
            self.villages_aside,
            self.cities_aside,
            self.owners[:],
            self.free[:],
            self.first,
            self.turn,
            self.square,
            self.drawn,
            self.played,
            self.bought,
            self.helped,
            self.spared[:],
            self.dilemma,
            self.battle,
        )

    def vocabulary(self) -> Vocabulary:
        return self.box.actions

    def begin(self, first: int) -> None:
        self.first = first

    def imagine(self, seat: int, rng: Rng) -> Castelli:
        """Hands of others, the shuffled deck and what was sold unseen are dealt anew."""
        s = self.copy()
        cards: list[int] = []
        for character, count in enumerate(s.deck):
            cards.extend([character] * count)
        for other, lord in enumerate(s.lords):
            if other != seat:
                cards.extend(lord.hand)
        for entry in s.bottom:
            if not known_by(entry, seat):
                cards.append(character_of(entry))
        rng.shuffle(cards)
        for other, lord in enumerate(s.lords):
            if other != seat:
                lord.hand = sorted([cards.pop() for _ in lord.hand])
        for place, entry in enumerate(s.bottom):
            if not known_by(entry, seat):
                s.bottom[place] = under_deck(cards.pop(), seen_by(entry))
        s.deck = [0] * len(s.deck)
        for character in cards:
            s.deck[character] += 1
        return s

    def tiebreaks(self, seat: int) -> list[int]:
        return [self.castles_of(seat)]

    # ---- reading it

    def deck_size(self) -> int:
        return self.shuffled + len(self.bottom)

    def tile(self, square: int) -> Tile:
        """The face-up tile on a square."""
        return self.box.tiles[self.laid[square] // TURNS]

    def turned(self, square: int) -> int:
        """Its quarter turns."""
        return self.laid[square] % TURNS

    def owner(self, octagon: int, site: int) -> int:
        """Whose castle stands on a site, the upper one; NONE when it is free."""
        return top(self.owners[octagon * len(SITES) + site])

    def castles_of(self, seat: int) -> int:
        """Castles that nobody has built over."""
        return sum([1 for entry in self.owners if top(entry) == seat])

    def influence(self, octagon: int, seat: int) -> int:
        """Heraldic points of a seat around an octagon."""
        points = 0
        for number in set(self.layout.area_at[octagon]):
            if number != NONE:
                points += self.area_influence(number)[seat]
        return points

    def area_influence(self, number: int) -> list[int]:
        """Heraldic points of each seat at an area."""
        points = [0] * self.seats
        area = self.layout.areas[number]
        for place, square in enumerate(area.squares):
            laid = self.laid[square]
            if laid != NONE:
                tile = self.box.tiles[laid // TURNS]
                seat = tile.facing[laid % TURNS][area.facing[place]]
                if seat < self.seats:
                    points[seat] += tile.points[laid % TURNS][area.facing[place]]
        return points


def tile_turned(tile: int, turn: int) -> int:
    """A tile as it lies on a square."""
    return tile * TURNS + turn


# ---- a card under the deck, and who knows which it is

ALL_SEATS: Final = (1 << MOST_SEATS) - 1  # As bits.


def under_deck(character: int, seats: int) -> int:
    """``seats`` know it, as bits."""
    return character << MOST_SEATS | seats


def character_of(entry: int) -> int:
    return entry >> MOST_SEATS


def seen_by(entry: int) -> int:
    return entry & ALL_SEATS


def known_by(entry: int, seat: int) -> bool:
    """NOBODY knows what all have seen."""
    return (bit(seat) & seen_by(entry) != 0) if seat >= 0 else seen_by(entry) == ALL_SEATS


# ---- who stands on a site: NONE, a seat, or a seat above another one


def above(seat: int, lower: int) -> int:
    """The entry for a castle of ``seat`` that was built over one of ``lower``."""
    return 4 + 4 * lower + seat


def top(entry: int) -> int:
    return entry % 4 if entry >= 0 else NONE


def covered(entry: int) -> int:
    """Whose castle lies under the upper one; NONE when there is none."""
    return entry // 4 - 1 if entry >= 4 else NONE
