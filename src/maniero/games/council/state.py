"""The position: every field with its unit, and nothing that is a rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from maniero.games.council.actions import Pay
from maniero.games.council.components import CouncilBox
from maniero.games.council.maps import CityMap
from maniero.kernel.action import Vocabulary
from maniero.kernel.bags import one, size, unpack
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, Ask, State

_TRIES: Final = 8  # Deals, before one is arranged.


class Player:
    """One player's things."""

    def __init__(
        self,
        coins: int,
        assistants: int,
        nobility: int,
        hand: i64,
        built: i64,
        emporiums_left: int,
        permits: i64,
        used: i64,
        king_rewards: list[int],
    ) -> None:
        self.coins = coins
        self.assistants = assistants
        self.nobility = nobility  # Space on the nobility track.
        self.hand: i64 = hand  # Bag of politics cards, hidden from the others.
        self.built: i64 = built  # Bit c: an emporium stands in city c.
        self.emporiums_left = emporiums_left
        self.permits: i64 = permits  # Bit p: permit p lies face up.
        self.used: i64 = used  # Bit p: permit p lies face down.
        self.king_rewards = king_rewards  # Points of the king's reward tiles won.

    def copy(self) -> Player:
        return Player(
            self.coins,
            self.assistants,
            self.nobility,
            self.hand,
            self.built,
            self.emporiums_left,
            self.permits,
            self.used,
            self.king_rewards[:],
        )


class Council(State):
    """A position of The Council of Four.

    Every field is a constructor argument without a default, so a new field that ``copy``
    forgets is a type error, not a list shared by accident.
    """

    def __init__(
        self,
        seats: int,
        points: list[int],
        asks: list[Ask[Any]],
        box: CouncilBox,
        city_map: CityMap,
        players: list[Player],
        councils: list[int],
        free: i64,
        deck: i64,
        discards: i64,
        tokens: list[int],
        face_up: list[int],
        piles: list[int],
        bottoms: list[list[int]],
        king: int,
        neutral: i64,
        tile_owner: list[int],
        king_rewards_taken: int,
        first: int,
        turn: int,
        due: int,
        extra: int,
        quick: bool,
        ender: int,
    ) -> None:
        super().__init__(seats, points, asks)
        self.box: Final = box
        self.city_map = city_map
        self.players = players
        # By council, four colours of three bits; the lowest stand where councillors come in.
        self.councils = councils
        self.free: i64 = free  # Bag of the councillors beside the board.
        self.deck: i64 = deck  # Bag of politics cards; their order does not exist yet.
        self.discards: i64 = discards  # Bag, open.
        self.tokens = tokens  # Reward token by city; NONE in the purple city.
        self.face_up = face_up  # Two places a region: permit, or NONE.
        self.piles = piles  # By region, bit p: permit p is in the pile, its place not known.
        self.bottoms = bottoms  # By region: the known permits under the pile, the next one first.
        self.king = king  # City.
        self.neutral: i64 = neutral  # Bit c: a neutral emporium stands in city c.
        self.tile_owner = tile_owner  # By bonus tile: seat, or NONE.
        self.king_rewards_taken = king_rewards_taken  # King's reward tiles gone from the top.
        self.first = first  # Seat of the first player.
        self.turn = turn  # Seat whose turn it is; NONE before the first turn.
        self.due = due  # Main actions that must still be taken in this turn.
        self.extra = extra  # Main actions that may still be taken in this turn.
        self.quick = quick  # The quick action of this turn is still to be had.
        self.ender = ender  # Seat that first built its last emporium; NONE before.

    def copy(self) -> Council:
        return Council(
            self.seats,
            self.points[:],
            self.asks[:],
            self.box,
            self.city_map,
            [player.copy() for player in self.players],
            self.councils[:],
            self.free,
            self.deck,
            self.discards,
            self.tokens[:],
            self.face_up[:],
            self.piles[:],
            [bottom[:] for bottom in self.bottoms],
            self.king,
            self.neutral,
            self.tile_owner[:],
            self.king_rewards_taken,
            self.first,
            self.turn,
            self.due,
            self.extra,
            self.quick,
            self.ender,
        )

    def vocabulary(self) -> Vocabulary:
        return self.box.actions

    def begin(self, first: int) -> None:
        self.first = first

    def imagine(self, seat: int, rng: Rng) -> Council:
        s = self.copy()
        sizes = [size(player.hand) for player in s.players]
        hidden = [player for i, player in enumerate(s.players) if i != seat]
        unseen = unpack(s.deck)
        for player in hidden:
            unseen.extend(unpack(player.hand))
        for _ in range(_TRIES):
            rng.shuffle(unseen)
            for player in hidden:
                player.hand = 0
            s._fill_hands(sizes, unseen[:])
            if s.actor() in (seat, CHANCE, NOBODY) or s.legal():
                return s
        # Who has chosen what to buy can pay for it, but seldom with such a hand: deal a payment first.
        payer = s.players[s.actor()]
        for player in hidden:
            player.hand = 0
        payer.hand = take(unseen[:], len(unseen))
        payments = [a for a in s.legal() if isinstance(a, Pay) and a.size <= sizes[s.actor()]]
        payer.hand = payments[rng.below(len(payments))].cards
        for kind in unpack(payer.hand):
            unseen.remove(kind)
        s._fill_hands(sizes, unseen)
        return s

    def _fill_hands(self, sizes: list[int], cards: list[int]) -> None:
        """Every hand takes as many of ``cards`` as it lacks of its size; the others are the deck."""
        for seat, player in enumerate(self.players):
            player.hand += take(cards, sizes[seat] - size(player.hand))
        self.deck = take(cards, len(cards))

    def tiebreaks(self, seat: int) -> list[int]:
        player = self.players[seat]
        return [player.assistants + size(player.hand)]


def take(cards: list[int], count: int) -> i64:
    """A bag with the last ``count`` of ``cards``, which are taken off the list."""
    bag: i64 = 0
    for _ in range(count):
        bag += one(cards.pop())
    return bag
