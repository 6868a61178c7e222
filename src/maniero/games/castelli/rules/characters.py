"""What each character does; those who help to build a castle are in ``castles``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.castelli.actions import Burn, Found, From, Take
from maniero.games.castelli.events import (
    CardBought,
    CharacterPlayed,
    CityBurnt,
    MineRobbed,
    SettlementFounded,
    SilverRobbed,
)
from maniero.games.castelli.names import (
    ARSONIST,
    BANDITS,
    BRIGAND,
    CHARACTERS,
    DUKE,
    FARMER,
    GUARD,
    KINGS,
    MOST_SEATS,
    ROBBER,
    STEWARD,
    TRAITOR,
)
from maniero.games.castelli.rules.cards import gain_card, show_and_lay_aside
from maniero.games.castelli.rules.castles import HELPERS, ask_with, why_not_with
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import Action
from maniero.kernel.bits import bit, numbers
from maniero.kernel.state import Ask, ByChance


def add_plays(s: Castelli, seat: int, building: bool, found: list[Action]) -> None:
    """The characters that ``seat`` may play in its own turn; castles are built last in it."""
    last = -1
    for character in s.lords[seat].hand:
        if character != last and not why_not_play(s, seat, character, building):
            found.append(s.box.actions.play[character])
        last = character


def why_not_play(s: Castelli, seat: int, character: int, building: bool) -> str:
    """The clause that forbids a character; "" when it may be played."""
    lord = s.lords[seat]
    if character not in lord.hand:
        return "card.hand"
    if character in (STEWARD, GUARD):
        return f"card.{CHARACTERS[character]}"
    if s.played:
        return "card.one"
    if character in HELPERS:
        return why_not_with(s, seat, character) if building else "castle.when"
    if character in (ROBBER, BANDITS):
        helpful = sum([other.silver for other in s.lords]) > lord.silver
    elif character == TRAITOR:
        helpful = lord.silver >= s.box.traitor_price and bool(sellers(s, seat))
    elif character == BRIGAND:
        helpful = s.mine > 1
    elif character == FARMER:
        helpful = s.villages_aside > 0 and free_octagons(s) != 0
    elif character == DUKE:
        helpful = s.cities_aside > 0 and free_octagons(s) != 0
    elif character == ARSONIST:
        helpful = s.cities != 0
    else:
        helpful = True
    return "" if helpful else "card.effect"


def play(s: Castelli, seat: int, character: int) -> None:
    """Show a character and let it act."""
    s.played = True
    show_and_lay_aside(s, seat, character)
    if s.told is not None:
        s.told.append(CharacterPlayed(seat, character))
    if character < KINGS:
        s.score(seat, "card.king", 1, s.box.king_points[character])
    elif character == ROBBER:
        rob(s, seat, s.box.robber)
    elif character == BANDITS:
        rob(s, seat, s.box.bandits)
    elif character == TRAITOR:
        s.asks.append(CHOOSE_SELLER[seat])
    elif character == BRIGAND:
        rob_mine(s, seat)
    elif character == FARMER:
        s.asks.append(FOUND_VILLAGE[seat])
    elif character == DUKE:
        s.asks.append(FOUND_CITY[seat])
    elif character == ARSONIST:
        s.asks.append(BURN_CITY[seat])
    else:
        ask_with(s, seat, character)


# ---- silver


def rob(s: Castelli, seat: int, most: int) -> None:
    """Up to so much silver from everybody else."""
    for other, lord in enumerate(s.lords):
        silver = min(most, lord.silver)
        if other != seat and silver:
            lord.silver -= silver
            s.lords[seat].silver += silver
            if s.told is not None:
                s.told.append(SilverRobbed(seat, other, silver))


def rob_mine(s: Castelli, seat: int) -> None:
    silver = s.mine // 2
    s.mine -= silver
    s.lords[seat].silver += silver
    if s.told is not None:
        s.told.append(MineRobbed(seat, silver))


# ---- the traitor


def sellers(s: Castelli, seat: int) -> list[int]:
    """Other players with a card."""
    return [other for other in range(s.seats) if other != seat and s.lords[other].hand]


class ChooseSeller(Ask[Castelli]):
    """Out of whose hand the traitor buys a card."""

    inside = True

    def options(self, s: Castelli) -> list[Action]:
        return [s.box.actions.take_from[other] for other in sellers(s, self.seat)]

    def objection(self, s: Castelli, action: Action) -> str:
        return "" if isinstance(action, From) and action.seat in sellers(s, self.seat) else "card.traitor"

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, From)
        s.lords[self.seat].silver -= s.box.traitor_price
        s.lords[action.seat].silver += s.box.traitor_price
        s.asks.append(TAKE_CARD[self.seat][action.seat])


class TakeCard(ByChance[Castelli]):
    """Chance draws a card out of a hand."""

    def __init__(self, to: int, victim: int) -> None:
        super().__init__()
        self.to: Final = to
        self.victim: Final = victim

    def options(self, s: Castelli) -> list[Action]:
        return [s.box.actions.take[character] for character in sorted(set(s.lords[self.victim].hand))]

    def weights(self, s: Castelli) -> list[int]:
        hand = s.lords[self.victim].hand
        return [hand.count(character) for character in sorted(set(hand))]

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Take)
        s.lords[self.victim].hand.remove(action.character)
        gain_card(s, self.to, action.character)
        if s.told is not None:
            s.told.append(CardBought(self.to, self.victim, action.character, s.box.traitor_price))


# ---- villages and cities


def free_octagons(s: Castelli) -> i64:
    """Octagons without village and city, the mine left out; castles do not matter."""
    mine: i64 = bit(s.layout.areas[s.layout.mine].octagon)
    return s.layout.octagons & ~(s.villages | s.cities | mine)


class FoundSettlement(Ask[Castelli]):
    """Where the new village, or the new city, stands."""

    inside = True

    def __init__(self, seat: int, city: bool) -> None:
        super().__init__(seat)
        self.city: Final = city

    def options(self, s: Castelli) -> list[Action]:
        return [s.box.actions.found[octagon] for octagon in numbers(free_octagons(s))]

    def objection(self, s: Castelli, action: Action) -> str:
        clause = "card.duke" if self.city else "card.farmer"
        return "" if isinstance(action, Found) and free_octagons(s) & bit(action.octagon) else clause

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Found)
        if self.city:
            s.cities_aside -= 1
            s.cities |= bit(action.octagon)
        else:
            s.villages_aside -= 1
            s.villages |= bit(action.octagon)
        if s.told is not None:
            s.told.append(SettlementFounded(self.seat, action.octagon, self.city))


class BurnCity(Ask[Castelli]):
    """Which city burns down."""

    inside = True

    def options(self, s: Castelli) -> list[Action]:
        return [s.box.actions.burn[octagon] for octagon in numbers(s.cities)]

    def objection(self, s: Castelli, action: Action) -> str:
        return "" if isinstance(action, Burn) and s.cities & bit(action.octagon) else "card.arsonist"

    def answer(self, s: Castelli, action: Action) -> None:
        assert isinstance(action, Burn)
        s.cities &= ~bit(action.octagon)
        if s.told is not None:
            s.told.append(CityBurnt(self.seat, action.octagon))


CHOOSE_SELLER: Final = [ChooseSeller(seat) for seat in range(MOST_SEATS)]
TAKE_CARD: Final = [[TakeCard(seat, victim) for victim in range(MOST_SEATS)] for seat in range(MOST_SEATS)]
FOUND_VILLAGE: Final = [FoundSettlement(seat, city=False) for seat in range(MOST_SEATS)]
FOUND_CITY: Final = [FoundSettlement(seat, city=True) for seat in range(MOST_SEATS)]
BURN_CITY: Final = [BurnCity(seat) for seat in range(MOST_SEATS)]
