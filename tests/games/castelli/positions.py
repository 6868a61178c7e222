"""Positions of Castelli for tests, set up by hand and played word by word.

    s = table(4)                              the standard board, seat 0 begins; nothing is turned up
    give(s, 0, "king3 count", silver=3, stock="1 1 0")     from deck and mine; so much wood, grain, rock
    lay(s, "C3 h01 3", "B2 h05 1")            face-up tiles: square, tile, quarter turns clockwise
    castle(s, 1, "B3 rock1")                  a castle that stands there
    begin(s, 0)                               the turn of seat 0 starts
    building(s, 0)                            the same, and it has come to the castles
    play(s, "open-C3", "tile-h01", "lay-3")   words of whoever is asked first, or of a seat: "2 sell-king3"

The standard board: octagons with what is printed there; the rest are squares.  (c) city, (v) village.

       A          B          C          D          E          F          G          H
    1             grain NE              rock NW 2s            wood NE (c)           rock NES 2s (v)
                  rock S 1s             wood ES               grain SW              wood W
                  market W
    2  market N (c)          mine                  rock NE 1s            rock N 1s, market ES
       rock ESW 2s                                 wood SW               wood W
    3             wood NW (v)           grain NW (v)          wood NE (v)           grain NEW
                  rock ES 2s            market ES             grain SW              rock S 1s
    4  wood NW               grain NSW (v)         market NW (c)         grain NE
       grain ES              wood E                rock ES 2s            market SW
    5             rock NSW 2s           rock NES 2s (v)       rock NE 2s            grain NES (c)
                  grain E               market W              wood SW               rock W 1s
    6  grain NW (v)          wood NW               market NW (v)         wood N, market E
       market ES             grain ES              wood ES               rock S 1s, grain W
    7             grain NES (c)         wood NW               wood NSW              grain NW (v)
                  rock W 1s             market ES             grain E               rock ES 2s
    8  rock N 1s (c)         wood N, rock E 1s     grain NW (v)          wood NW (v)
       wood ESW              grain SW              market ES             rock ES 1s

Shields clockwise from the printed top, unturned N E S W; turned once clockwise W N E S.
    blue 0, red 1, yellow 2, green 3
    h01 05 11 17 25 31: b r g y     h02 06 12 18 28 32: b y g r     h03 07 13 19 26: b r y g
    h04 08 14 20 29: b g y r        h09 15 21 23 27: b g r y        h10 16 22 24 30: b y r g
    6: h01-04   5: h05-10   4: h11-16   3: h17-22, a silver
    2: h23 h24, two silver; h25-28, a card (b r g y)   1: h29-32, a silver and a card (b r g y)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.castelli.names import CHARACTERS, NONE, OCTAGON_NAMES, SITES, SQUARE_NAMES
from maniero.games.castelli.rules.turn import BUILD_CASTLES, START_TURN
from maniero.games.castelli.scoring import FINISH
from maniero.games.castelli.setup import OPTIONS, new_game
from maniero.games.castelli.state import above, tile_turned
from maniero.games.castelli.view import AreaView, CastelliView, OctagonView, PlayerView, view
from maniero.kernel.bits import bit
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.options import resolve
from tests.games.boxes import castelli_box as load
from tests.games.castelli.census import census, reach

if TYPE_CHECKING:
    from maniero.games.castelli.state import Castelli

BOX = load()
DEFAULTS = {option.name: option.default for option in OPTIONS}


# ---- setting up


def fresh(seats: int = 4, **options: str) -> Castelli:
    """A game as it is set up; the standard board, and seat 0 begins, unless an option says otherwise."""
    chosen = {"board": "standard", "first": "1", **options}
    return new_game(BOX, seats, resolve(OPTIONS, chosen, seats))


def table(seats: int = 4, **options: str) -> Castelli:
    """The first turn; in the Dilemma the starting tiles are dealt in their order."""
    s = fresh(seats, **options)
    if s.dilemma:
        play(s, *(f"start-s{seat + 1}" for seat in range(seats)))
    return s


def number(name: str) -> int:
    return CHARACTERS.index(name)


def tile_of(name: str) -> int:
    return next(tile.number for tile in BOX.tiles if tile.name == name)


def give(s: Castelli, seat: int, cards: str = "", silver: int = 0, stock: str = "") -> None:
    """Cards out of the deck, silver out of the mine; so much wood, grain and rock."""
    lord = s.lords[seat]
    for name in cards.split():
        assert s.deck[number(name)], f"no {name} is left in the deck"
        s.deck[number(name)] -= 1
        s.shuffled -= 1
        lord.hand.append(number(name))
    lord.hand.sort()
    assert s.mine >= silver
    s.mine -= silver
    lord.silver += silver
    if stock:
        lord.stock = [int(many) for many in stock.split()]


def deck(s: Castelli, cards: str = "") -> None:
    """Only these are left in the deck; the others are out of the game."""
    s.deck = [0] * len(CHARACTERS)
    for name in cards.split():
        s.deck[number(name)] += 1
    s.shuffled = sum(s.deck)
    s.bottom = []


def lay(s: Castelli, *laid: str) -> None:
    """Tiles lie face up, each "square tile turns"; several may stand in one text, with commas."""
    for text in ", ".join(laid).split(","):
        where, name, *turn = text.split()
        square, tile = SQUARE_NAMES.index(where), tile_of(name)
        assert s.laid[square] == NONE
        s.laid[square] = tile_turned(tile, int(turn[0]) if turn else 0)
        s.revealed |= bit(square)
        s.unseen &= ~bit(tile)
    for seat, lord in enumerate(s.lords):
        lord.reach = reach(s, seat)


def all_but(s: Castelli, *squares: str) -> None:
    """Tiles lie on all other squares, unturned and in their order, as far as there are none yet."""
    left = [tile for tile in range(len(BOX.actions.reveal)) if s.unseen & bit(tile)]
    for square in range(s.layout.squares):
        name = SQUARE_NAMES[square]
        if s.laid[square] == NONE and name not in squares:
            lay(s, f"{name} {BOX.tiles[left.pop()].name}")


def castle(s: Castelli, seat: int, *sites: str, over: int = NONE) -> None:
    """Castles stand there, each "octagon site", perhaps above those of another seat."""
    for text in sites:
        where, name = text.split()
        octagon, site = OCTAGON_NAMES.index(where), SITES.index(name)
        place = octagon * len(SITES) + site
        assert s.owners[place] == NONE
        assert s.layout.sites[site] & bit(octagon), f"there is no site {text}"
        s.owners[place] = seat if over == NONE else above(seat, over)
        s.free[site] &= ~bit(octagon)
        s.lords[seat].castles -= 1
        if over != NONE:
            s.lords[over].castles -= 1


def settled(s: Castelli, cities: str = "", villages: str = "") -> None:
    """Only these cities and villages are on the board."""
    s.cities, s.villages = (
        sum((bit(OCTAGON_NAMES.index(name)) for name in names.split()), start=0)
        for names in (cities, villages)
    )


def begin(s: Castelli, seat: int = 0) -> list[Event]:
    """The turn of a seat starts."""
    return _go(s, START_TURN[seat])


def building(s: Castelli, seat: int = 0) -> None:
    """It is the turn of a seat, and it has come to the castles."""
    begin(s, seat)
    s.asks = [BUILD_CASTLES[seat]]


def end(s: Castelli, seat: int = 0) -> list[Event]:
    """The game ends after the turn of a seat: the mine, and final scoring."""
    s.turn = seat
    return _go(s, FINISH)


def _go(s: Castelli, step: Any) -> list[Event]:
    s.told = []
    s.asks = [step]
    s.settle()
    return s.told


# ---- playing


def words(s: Castelli, verb: str = "", seat: int | None = None) -> list[str]:
    """What may be said now, by the seat that is asked first or by ``seat``; only words that begin so."""
    legal = s.legal() if seat is None else s.legal_for(seat)
    return [action.text for action in legal if action.text.startswith(verb)]


def play(s: Castelli, *said: str) -> list[Event]:
    """Say the words one after the other; what happened is returned."""
    s.told = []
    before = census(s)
    for text in said:
        who, _, word = text.rpartition(" ")
        seat = int(who) - 1 if who else s.actor()
        assert word in words(s, seat=seat), f"{text}: not among {words(s, seat=seat)} of {seat}"
        action = s.vocabulary().parse(word)
        assert s.objection(seat, action) == ""
        s.apply_for(seat, action)
        assert census(s) == before, f"{text}: something was lost or doubled"
    return s.told


def turn_up(s: Castelli, text: str) -> list[Event]:
    """Whose turn it is turns a tile up and lays it back: "square tile turns"."""
    where, name, *turn = text.split()
    return play(s, f"open-{where}", f"tile-{name}", f"lay-{turn[0] if turn else 0}")


def quietly(s: Castelli, until: str = "end") -> list[Event]:
    """Chance draws what comes first and nobody does anything until this word may be said."""
    told: list[Event] = []
    while until not in words(s):
        told += play(s, next((word for word in ("go", "pass") if word in words(s)), words(s)[0]))
    return told


def objection(s: Castelli, word: str, seat: int | None = None) -> str:
    """The clause that forbids ``word`` to the seat, by default the one that is asked first."""
    return s.objection(s.actor() if seat is None else seat, s.vocabulary().parse(word))


def refused(s: Castelli, word: str, clause: str, seat: int | None = None) -> None:
    """The word cannot be said now, and ``clause`` is named as the reason."""
    assert word not in words(s, seat=seat)
    assert objection(s, word, seat) == clause


# ---- looking


def seen(s: Castelli, viewer: int = 0) -> CastelliView:
    return view(s, viewer)


def player(s: Castelli, seat: int = 0, viewer: int | None = None) -> PlayerView:
    return view(s, seat if viewer is None else viewer)["players"][seat]


def octagon(s: Castelli, name: str) -> OctagonView:
    return next(each for each in view(s, 0)["octagons"] if each["name"] == name)


def area(s: Castelli, name: str) -> AreaView:
    where, _, kind = name.partition("-")
    return next(each for each in octagon(s, where)["areas"] if each["kind"] == kind)


def stock(s: Castelli, seat: int = 0) -> list[int]:
    """Wood, grain, rock."""
    return s.lords[seat].stock


def silver(s: Castelli) -> list[int]:
    return [lord.silver for lord in s.lords]


def hand(s: Castelli, seat: int = 0) -> str:
    return " ".join(CHARACTERS[character] for character in s.lords[seat].hand)


def scored(told: list[Event], seat: int | None = None) -> dict[str, int]:
    """Points by clause, of one seat or of all."""
    found: dict[str, int] = {}
    for event in told:
        if isinstance(event, PointsScored) and seat in (None, event.seat):
            found[event.clause] = found.get(event.clause, 0) + event.points
    return found
