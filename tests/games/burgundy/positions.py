"""Positions of The Castles of Burgundy for tests, set up by hand and played word by word.

    s = table(dice="3 5")
    give(s, 0, tiles="C3:market D3:ship", storage="mine cow3", workers=2)
    depot(s, 5, "bank ship")
    play(s, "take-5-5", "tile-bank")

``table`` is the middle of a turn of seat 0: the dice are rolled, nothing is done yet.  All have
the same duchy with the starting castle; depots, stores and purses are empty unless a test fills
them, so that a test sees only what it is about.  When the turn ends, the game ends without final
scoring; ``whole=True`` puts the rest of the round behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.events import TileDropped
from maniero.games.burgundy.names import (
    DEPOT_PLACES,
    NONE,
    PHASES,
    SPACES,
    TILE_CASTLE,
    TILES,
)
from maniero.games.burgundy.rules.acting import TURN
from maniero.games.burgundy.rules.placing import lay
from maniero.games.burgundy.rules.rounds import END_ROUND, START_TURN
from maniero.games.burgundy.setup import OPTIONS, new_game
from maniero.games.burgundy.view import BurgundyView, PlayerView, view
from maniero.kernel.events import PointsScored
from maniero.kernel.options import resolve
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.boxes import burgundy_box as load
from tests.games.burgundy.census import goods as all_goods
from tests.games.burgundy.census import tiles as all_tiles

if TYPE_CHECKING:
    from maniero.games.burgundy.state import Burgundy
    from maniero.kernel.events import Event

BOX = load()
BLACK = 7  # Said to ``depot`` for the black one.


# ---- setting up


def new(seats: int, box: BurgundyBox = BOX, **options: str) -> Burgundy:
    """A new game before chance says anything; the first seat begins unless told."""
    return new_game(box, seats, resolve(OPTIONS, {"first": "1", **options}, seats))


def table(
    seats: int = 4,
    duchy: int = 1,
    *,
    dice: str = "1 1",
    phase: str = "A",
    round: int = 1,
    castle: str = "D4",
    whole: bool = False,
    box: BurgundyBox = BOX,
) -> Burgundy:
    """A turn of seat 0: nothing anywhere but the starting castles and two dice."""
    s = new(seats, box, duchy=str(duchy))
    s.coloured[TILE_CASTLE] -= seats
    for duke in s.dukes:
        lay(duke, TILE_CASTLE, SPACES.index(castle))
        duke.workers = 0
        duke.silver = 0
    s.phase = PHASES.index(phase)
    s.round = round - 1
    s.asks = [END_ROUND, *[START_TURN[seat] for seat in range(seats - 1, 0, -1)]] if whole else []
    s.asks.append(TURN[0])
    s.turn = 0
    give(s, 0, dice=dice)
    return s


def give(
    s: Burgundy,
    seat: int = 0,
    *,
    tiles: str | None = None,
    storage: str | None = None,
    goods: str | None = None,
    sold: str | None = None,
    workers: int | None = None,
    silver: int | None = None,
    dice: str | None = None,
    points: int | None = None,
    bonus: int | None = None,
) -> None:
    """Give a seat these things; ``tiles`` are laid in its duchy beside those that lie there."""
    duke = s.dukes[seat]
    for word in (tiles or "").split():
        space, tile = word.split(":")
        assert duke.tiles[SPACES.index(space)] == NONE
        lay(duke, TILES.index(tile), SPACES.index(space))
    if storage is not None:
        duke.storage = [TILES.index(tile) for tile in storage.split()]
    if goods is not None:
        duke.goods = bag(goods)
    if sold is not None:
        duke.sold = bag(sold)
    if workers is not None:
        duke.workers = workers
    if silver is not None:
        duke.silver = silver
    if dice is not None:
        numbers = sorted(int(die) for die in dice.split())
        for rolled in (s.dice, s.rolled):
            rolled[2 * seat : 2 * seat + 2] = (numbers + [0, 0])[:2]
    if points is not None:
        s.points[seat] = points
    if bonus is not None:
        duke.bonus_tiles = bonus


def depot(s: Burgundy, number: int, tiles: str = "", goods: str = "") -> None:
    """Exactly these tiles and goods lie in a depot; BLACK is the black one."""
    laid = [TILES.index(tile) for tile in tiles.split()]
    if number == BLACK:
        s.black_depot = laid + [NONE] * (8 - len(laid))
        return
    first = (number - 1) * DEPOT_PLACES
    s.depots[first : first + DEPOT_PLACES] = laid + [NONE] * (DEPOT_PLACES - len(laid))
    s.depot_goods[number - 1] = bag(goods)


def bridge(s: Burgundy, spaces: str, order: str) -> None:
    """The markers: by seat the space, and the seats in turn order (from 1)."""
    s.bridge = [int(space) for space in spaces.split()]
    s.order = [int(seat) - 1 for seat in order.split()]


def bag(kinds: str) -> int:
    """Goods by their dice: "1 3 3" is a turquoise and two pink ones."""
    return sum(1 << 8 * (int(kind) - 1) for kind in kinds.split())


def spaces_of(s: Burgundy, colour: str, seat: int = 0, but: str = "") -> list[str]:
    """The names of the empty spaces of a colour, without those in ``but``."""
    own = player(s, seat)["spaces"]
    return [
        there["name"]
        for there in own
        if there["colour"] == colour and not there["tile"] and there["name"] not in but.split()
    ]


# ---- playing


def dealt(seats: int, seed: int = 1, **options: str) -> Burgundy:
    """A new game up to the first turn; castles and duchies are the first that may be said."""
    s = new(seats, **options)
    go_on(s, Rng(seed))
    return s


def go_on(s: Burgundy, rng: Rng) -> None:
    """Chance plays, and the first word is said for who sets up, until a turn begins."""
    while s.turn == NONE and s.actor() != NOBODY:
        options = s.legal()
        s.apply(options[rng.weighted(s.weights()) if s.actor() == CHANCE else 0])


def words(s: Burgundy, start: str = "") -> list[str]:
    """What may be said now, of the words that begin with ``start``."""
    return [action.text for action in s.legal() if action.text.startswith(start)]


def play(s: Burgundy, *said: str) -> list[Event]:
    """Say the words one after the other, for whoever is asked; what happened is returned."""
    s.told = []
    tiles, goods, phase = all_tiles(s), all_goods(s), s.phase
    for word in said:
        assert word in words(s), f"{word} is not among {words(s)}"
        action = s.vocabulary().parse(word)
        assert s.objection(s.actor(), action) == ""
        s.apply(action)
    assert all_goods(s) == goods, "goods were lost or made"
    for event in s.told:
        if isinstance(event, TileDropped):
            tiles[event.tile] -= 1
    if s.phase == phase:
        assert all_tiles(s) == tiles, "tiles were lost or made"
    return s.told


def objection(s: Burgundy, word: str, seat: int | None = None) -> str:
    """The clause that forbids ``word`` to the seat, by default the one that is asked."""
    return s.objection(s.actor() if seat is None else seat, s.vocabulary().parse(word))


def refused(s: Burgundy, word: str, clause: str) -> None:
    """The word cannot be said now, and ``clause`` is named as the reason."""
    assert word not in words(s)
    assert objection(s, word) == clause


# ---- looking


def seen(s: Burgundy, viewer: int = NOBODY) -> BurgundyView:
    return view(s, viewer)


def player(s: Burgundy, seat: int = 0) -> PlayerView:
    return view(s, seat)["players"][seat]


def tile_on(s: Burgundy, space: str, seat: int = 0) -> str | None:
    return player(s, seat)["spaces"][SPACES.index(space)]["tile"]


def in_depot(s: Burgundy, number: int) -> list[str]:
    """The tiles that lie in a depot."""
    shown = seen(s)
    places = shown["black"] if number == BLACK else shown["depots"][number - 1]["places"]
    return [there["tile"] for there in places if there["tile"]]


def goods_in(s: Burgundy, number: int) -> dict[str, int]:
    return seen(s)["depots"][number - 1]["goods"]


def wealth(s: Burgundy, seat: int = 0) -> dict[str, int]:
    own = player(s, seat)
    return {"points": own["points"], "workers": own["workers"], "silver": own["silver"]}


def gained(s: Burgundy, *said: str, seat: int = 0) -> dict[str, int]:
    """What the words change in points, workers and silver; what stays the same is left out."""
    before = wealth(s, seat)
    play(s, *said)
    after = wealth(s, seat)
    return {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


def scored(told: list[Event], seat: int = 0) -> dict[str, int]:
    """Points of a seat by clause."""
    found: dict[str, int] = {}
    for event in told:
        if isinstance(event, PointsScored) and event.seat == seat:
            found[event.clause] = found.get(event.clause, 0) + event.count * event.each
    return found


def of_kind(told: list[Event], kind: type[Any]) -> list[Any]:
    return [event for event in told if isinstance(event, kind)]
