"""Positions of The Council of Four for tests, set up by hand and played word by word.

    s = table(seats=3, sides="AAA")
    give(s, 0, hand="pink joker", coins=12, built="A C")
    face_up(s, "coast", "ABE D")
    play(s, "buy-ABE", "pay-pink", "reveal-C")

``table`` is the middle of a turn of seat 0: the card is drawn, nothing is done yet.  No city has
a reward token unless a test lays one, so that a test sees only what it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.council import COUNCIL
from maniero.games.council.names import (
    CARDS,
    COLOURS,
    COUNCILLORS,
    COUNCILS,
    FACE_UP,
    LETTERS,
    NONE,
    PERMITS_OF_REGION,
    REGIONS,
)
from maniero.games.council.rules.councils import colours_of, seated
from maniero.games.council.rules.turn import TURN
from maniero.games.council.setup import empty_table
from maniero.games.council.state import Council
from maniero.games.council.view import CouncilView, PlayerView, view
from maniero.kernel.bags import one, unpack
from maniero.kernel.bits import members
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from maniero.kernel.events import Event

SIDES = ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB")

# The 14 reward tokens, by what they give.
TOKENS = {
    "1 coin": 1,
    "2 coins": 2,
    "3 coins": 3,
    "1 point": 4,
    "2 points": 5,
    "3 points": 6,
    "1 assistant": 7,
    "2 assistants": 8,
    "1 card": 9,
    "nobility": 10,
    "nobility again": 11,
    "assistant and coin": 12,
    "assistant and card": 13,
    "card and point": 14,
}

# What is on the table at any time.
PIECES = {
    **{f"card {card}": 12 if card == "joker" else 13 for card in CARDS},
    **{f"councillor {colour}": 4 for colour in COLOURS},
    "permits": 45,
}

EVERYDAY_COUNCIL = "orange pink blue black"  # The council of the rulebook's pictures.
# Permits that give no cards and no nobility steps.
EVERYDAY_PERMITS = {"coast": "ABC ABE", "hills": "FG GH", "mountains": "KLM LMN"}


# ---- setting up


def table(seats: int = 3, sides: str = "AAA", *, turn: int = 0, ender: int = NONE) -> Council:
    """A turn of seat ``turn``: 10 coins and 3 assistants each, no cards, nothing built."""
    s = empty_table(COUNCIL.box(), seats)
    s.city_map = s.box.maps[SIDES.index(sides)]
    s.king = s.city_map.king
    s.free = 0
    for colour in range(len(COLOURS)):
        s.free += one(colour) * s.box.councillors
    for name in COUNCILS:
        _seat(s, name, "white white purple purple" if name == "king" else EVERYDAY_COUNCIL)
    for region, names in EVERYDAY_PERMITS.items():
        face_up(s, region, names)
    for player in s.players:
        player.coins = 10
        player.assistants = 3
    s.turn = turn
    s.due = 1
    s.quick = True
    s.ender = ender
    s.asks = [TURN[turn]]
    return s


def give(
    s: Council,
    seat: int,
    *,
    hand: str | None = None,
    coins: int | None = None,
    assistants: int | None = None,
    nobility: int | None = None,
    points: int | None = None,
    built: str | None = None,
    permits: str | None = None,
    used: str | None = None,
) -> None:
    """Give a seat exactly these things; what is not named stays as it is."""
    player = s.players[seat]
    if hand is not None:
        cards = bag(hand)
        s.deck += player.hand - cards
        player.hand = cards
    if coins is not None:
        player.coins = coins
    if assistants is not None:
        player.assistants = assistants
    if nobility is not None:
        player.nobility = nobility
    if points is not None:
        s.points[seat] = points
    if built is not None:
        player.built = sum(1 << LETTERS.index(letter) for letter in built.split())
        player.emporiums_left = s.box.emporiums - len(built.split())
    if permits is not None:
        player.permits = _out_of_piles(s, permits)
    if used is not None:
        player.used = _out_of_piles(s, used)


def council(s: Council, name: str, colours: str) -> None:
    """Four councillors from the left, where they come in, to the right, where they fall."""
    for colour in colours_of(s.councils[COUNCILS.index(name)]):
        s.free += one(colour)
    _seat(s, name, colours)


def _seat(s: Council, name: str, colours: str) -> None:
    number = COUNCILS.index(name)
    s.councils[number] = 0
    for place, colour in enumerate(colours.split()):
        s.councils[number] = seated(s.councils[number], place, COLOURS.index(colour))
        s.free -= one(COLOURS.index(colour))
    assert len(colours.split()) == COUNCILLORS


def tokens(s: Council, **by_city: str) -> None:
    """Lay reward tokens: ``tokens(s, A="1 coin", C="nobility")``."""
    for letter, token in by_city.items():
        s.tokens[LETTERS.index(letter)] = TOKENS[token] - 1


def face_up(s: Council, region: str, names: str) -> None:
    """The face-up permits of a region, left and right; "-" is an empty place."""
    number = REGIONS.index(region)
    places = range(number * FACE_UP, (number + 1) * FACE_UP)
    for place in places:
        if s.face_up[place] != NONE:
            s.piles[number] |= 1 << s.face_up[place]
    for place, name in zip(places, names.split(), strict=True):
        s.face_up[place] = NONE if name == "-" else permit(s, name)
        if name != "-":
            s.piles[number] &= ~(1 << permit(s, name))


def pile(s: Council, region: str, unknown: str = "", bottom: str = "") -> None:
    """The pile of a region; its other permits lie face down before the last seat."""
    number = REGIONS.index(region)
    known = [permit(s, name) for name in bottom.split()]
    mask = sum(1 << permit(s, name) for name in unknown.split())
    taken = {p for p in s.face_up if p != NONE} | set(known)
    for player in s.players:
        taken |= {p for p in range(len(s.box.permits)) if (player.permits | player.used) >> p & 1}
    for p in range(number * PERMITS_OF_REGION, (number + 1) * PERMITS_OF_REGION):
        if p not in taken and not mask >> p & 1:
            s.players[-1].used |= 1 << p
    s.piles[number] = mask
    s.bottoms[number] = known


def deck(s: Council, cards: str, discards: str = "") -> None:
    """The deck and the discards; all other cards are in the hand of the last seat."""
    rest = s.deck + s.discards - bag(cards) - bag(discards)
    s.players[-1].hand += rest
    s.deck = bag(cards)
    s.discards = bag(discards)


def bag(cards: str) -> int:
    return sum(one(CARDS.index(card)) for card in cards.split())


def permit(s: Council, name: str) -> int:
    return next(p.number for p in s.box.permits if p.name == name)


def _out_of_piles(s: Council, names: str) -> int:
    mask = 0
    for name in names.split():
        number = permit(s, name)
        assert s.piles[number // PERMITS_OF_REGION] >> number & 1, f"{name} is not in the pile"
        s.piles[number // PERMITS_OF_REGION] &= ~(1 << number)
        mask |= 1 << number
    return mask


# ---- playing


def dealt(seats: int, seed: int = 1, **options: str) -> Council:
    """A new game, dealt by chance up to the card of the first turn."""
    s = COUNCIL.new(seats, options)
    assert isinstance(s, Council)
    rng = Rng(seed)
    while s.turn == NONE:
        assert s.actor() == CHANCE
        s.apply(s.legal()[rng.weighted(s.weights())])
    return s


def words(s: Council) -> list[str]:
    """What may be said now."""
    return [action.text for action in s.legal()]


def play(s: Council, *moves: str) -> list[Event]:
    """Say the words one after the other, for whoever is asked; what happened is returned."""
    s.told = []
    assert everything(s) == PIECES, "the position of the test is not a possible one"
    for word in moves:
        assert word in words(s), f"{word} is not among {words(s)}"
        action = s.vocabulary().parse(word)
        assert s.objection(s.actor(), action) == ""
        s.apply(action)
    assert everything(s) == PIECES, "pieces were lost or doubled"
    return s.told


def objection(s: Council, word: str, seat: int | None = None) -> str:
    """The clause that forbids ``word`` to the seat, by default the one that is asked."""
    return s.objection(s.actor() if seat is None else seat, s.vocabulary().parse(word))


def refused(s: Council, word: str, clause: str) -> None:
    """The word cannot be said now, and ``clause`` is named as the reason."""
    assert word not in words(s)
    assert objection(s, word) == clause


# ---- looking


def seen(s: Council, viewer: int | None = None) -> CouncilView:
    """The table as ``viewer`` sees it, by default the seat whose turn it is."""
    return view(s, s.turn if viewer is None else viewer)


def player(s: Council, seat: int = 0) -> PlayerView:
    """A seat's things as the seat sees them."""
    return view(s, seat)["players"][seat]


def hand(s: Council, seat: int = 0) -> dict[str, int]:
    """The cards in a hand, the colours that are not in it left out."""
    held = player(s, seat)["hand"]
    assert held is not None
    return {card: count for card, count in held.items() if count}


def discards(s: Council) -> dict[str, int]:
    return {card: count for card, count in seen(s)["discards"].items() if count}


def council_of(s: Council, name: str) -> list[str]:
    """The councillors from left to right."""
    shown = seen(s)
    return shown["king_council"] if name == "king" else shown["regions"][REGIONS.index(name)]["council"]


def permits_up(s: Council, region: str) -> list[str | None]:
    """The names of the face-up permits of a region, None for an empty place."""
    places = seen(s)["regions"][REGIONS.index(region)]["permits"]
    return [None if there is None else there["name"] for there in places]


def bottom_of(s: Council, region: str) -> list[str]:
    return [there["name"] for there in seen(s)["regions"][REGIONS.index(region)]["bottom"]]


def pile_of(s: Council, region: str) -> int:
    return seen(s)["regions"][REGIONS.index(region)]["pile"]


def goods(s: Council, seat: int = 0) -> dict[str, int]:
    """What bonuses change: points, coins, assistants, cards, nobility and extra main actions."""
    own = player(s, seat)
    return {
        "points": own["points"],
        "coins": own["coins"],
        "assistants": own["assistants"],
        "cards": own["cards"],
        "nobility": own["nobility"],
        "mains": s.extra,
    }


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The differences between two ``goods``, those without one left out."""
    return {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


def everything(s: Council) -> dict[str, int]:
    """How many pieces of each sort there are on the whole table."""
    shown = view(s, NOBODY)
    councillors = shown["free"] + shown["king_council"]
    for region in shown["regions"]:
        councillors += region["council"]
    cards = unpack(s.deck) + unpack(s.discards)
    permits = sum(p != NONE for p in s.face_up)
    for own in s.players:
        cards += unpack(own.hand)
        permits += members(own.permits | own.used)
    permits += sum(members(p) for p in s.piles) + sum(len(b) for b in s.bottoms)
    return {
        **{f"card {name}": cards.count(kind) for kind, name in enumerate(CARDS)},
        **{f"councillor {name}": councillors.count(name) for name in COLOURS},
        "permits": permits,
    }
