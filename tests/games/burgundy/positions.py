"""Positions of The Castles of Burgundy for tests, set up by hand and played word by word.

    s = table(dice="3 5")
    give(s, 0, tiles="C3:market D3:ship", storage="mine cow3", workers=2)
    depot(s, 5, "bank ship")
    play(s, "take-5-5", "tile-bank")

``table`` is the middle of a turn of seat 0: the dice are rolled, nothing is done yet.  All have
the same duchy with the starting castle; depots, stores and purses are empty unless a test fills
them, so that a test sees only what it is about.  When the turn ends, the game ends without final
scoring; ``whole=True`` puts the rest of the round behind it.  Expansions are options:

    s = table(2, "11a", castle="A1", shields="yes")
    give(s, shields="7:A1")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.events import (
    DepotsCleared,
    GoodsTraded,
    TileDropped,
    TileRemoved,
    TileTaken,
)
from maniero.games.burgundy.expansions.shields.holding import OUT, shields_of
from maniero.games.burgundy.expansions.shields.tribute import ShieldsAtPhaseEnd
from maniero.games.burgundy.expansions.teams import own_storage
from maniero.games.burgundy.expansions.trade_routes import routes_of
from maniero.games.burgundy.names import (
    BLACK_PLACES,
    DEPOT_PLACES,
    DUCHIES,
    NONE,
    PHASES,
    SHIELDS,
    SPACES,
    TILE_BLACK,
    TILE_CASTLE,
    TILE_INN,
    TILES,
)
from maniero.games.burgundy.rules.acting import TURN
from maniero.games.burgundy.rules.dealing import settle_in
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
    duchy: int | str = 1,
    *,
    dice: str = "1 1",
    phase: str = "A",
    round: int = 1,
    castle: str = "D4",
    whole: bool = False,
    box: BurgundyBox = BOX,
    **options: str,
) -> Burgundy:
    """A turn of seat 0: nothing anywhere but the starting castles and two dice."""
    name = str(duchy)
    s = new(seats, box, duchy="11" if name.startswith("11") else name, **options)
    s.coloured[TILE_CASTLE] -= s.sides
    for seat, duke in enumerate(s.dukes[: s.sides]):
        settle_in(s, seat, DUCHIES.index(name))
        lay(duke, TILE_CASTLE, SPACES.index(castle))
        duke.workers = 0
        duke.silver = 0
    s.phase = PHASES.index(phase)
    s.round = round - 1
    s.asks = [END_ROUND, *[START_TURN[seat] for seat in range(seats - 1, 0, -1)]] if whole else []
    s.asks.append(TURN[0])
    s.turn = 0
    for expansion in s.expansions:
        if isinstance(expansion, ShieldsAtPhaseEnd):
            expansion.turns = s.order[:]
    give(s, 0, dice=dice)
    return s


def solo(
    dice: str = "1 1", *, castle: str = "B3", phase: str = "A", round: int = 1, **options: str
) -> Burgundy:
    """A turn of somebody who plays alone, on duchy 13a.

    Around the castle on B3 (4) lie A3 building 6, A4 building 2, B2 livestock 2, B4 monastery 3, C1
    ship 3 and C2 building 1, a town of its own.  From C1 rivers lead to D1 (ship 1) and D5 (ship 3).
    The mines A2, D7 and F2 are regions of one space.
    """
    return table(1, "13a", dice=dice, castle=castle, phase=phase, round=round, **options)


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
    own: str | None = None,
    shields: str = "",
) -> None:
    """Give a seat these things; ``tiles`` are laid in its duchy beside those that lie there.

    ``own`` are tiles on the key spaces that a member of a team has alone; shields hang on castles.
    """
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
            rolled[2 * seat : 2 * seat + 2] = [*numbers, 0, 0][:2]
    if points is not None:
        s.points[seat] = points
    if bonus is not None:
        duke.bonus_tiles = bonus
    if own is not None:
        own_storage(s, seat)[:] = [TILES.index(tile) for tile in own.split()]
    for word in shields.split():
        shield, space = word.split(":")
        assert duke.tiles[SPACES.index(space)] == TILE_CASTLE
        shields_of(s).hang(s, seat, int(shield), SPACES.index(space))


def depot(s: Burgundy, number: int, tiles: str = "", goods: str = "", shields: str = "") -> None:
    """Exactly these tiles, goods and shields lie in a depot; BLACK is the black one."""
    laid = [TILES.index(tile) for tile in tiles.split()]
    if number == BLACK:
        s.black_depot[:BLACK_PLACES] = laid + [NONE] * (BLACK_PLACES - len(laid))
        return
    first = (number - 1) * DEPOT_PLACES
    s.depots[first : first + DEPOT_PLACES] = laid + [NONE] * (DEPOT_PLACES - len(laid))
    s.depot_goods[number - 1] = bag(goods)
    if shields:
        lying = [int(shield) for shield in shields.split()]
        depots = shields_of(s).depots
        for shield in range(1, SHIELDS + 1):
            if shield in lying:
                depots[shield] = number - 1
            elif depots[shield] == number - 1:
                depots[shield] = OUT


def inns(s: Burgundy, lying: int) -> None:
    """So many inns lie beside the black depot."""
    s.black_depot[BLACK_PLACES:] = [TILE_INN] * lying + [NONE] * (len(PHASES) - lying)


def route(s: Burgundy, seat: int, tiles: list[int], laid: str = "") -> None:
    """The trade route of a seat: its tiles by their numbers, and goods that were sold onto it."""
    routes, side = routes_of(s), s.side(seat)
    routes.tiles = [*routes.tiles[:side], [tile - 1 for tile in tiles], *routes.tiles[side + 1 :]]
    routes.laid[side] = [int(kind) - 1 for kind in laid.split()]
    s.dukes[seat].sold = bag(laid)


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
    tiles, goods, phase, black = all_tiles(s), all_goods(s), s.phase, face_down(s)
    for word in said:
        assert word in words(s), f"{word} is not among {words(s)}"
        action = s.vocabulary().parse(word)
        assert s.objection(s.actor(), action) == ""
        s.apply(action)
    for event in s.told:
        if isinstance(event, (TileDropped, TileRemoved)):
            tiles[event.tile] -= 1
        elif isinstance(event, (DepotsCleared, GoodsTraded)):
            goods -= event.goods
    turned = [event for event in s.told if isinstance(event, TileTaken)][: face_down(s) - black]
    for taken in turned:  # It is a black tile from now on.
        tiles[taken.tile] -= 1
        tiles[TILE_BLACK] += 1
    assert all_goods(s) == goods, "goods were lost or made"
    if s.phase == phase:
        assert all_tiles(s) == tiles, "tiles were lost or made"
    return s.told


def face_down(s: Burgundy) -> int:
    """Tiles of a solo game that lie face down."""
    return all_tiles(s)[TILE_BLACK]


def ended(s: Burgundy) -> list[Event]:
    """Everybody ends the turn; what happened, up to the next question."""
    return play(s, *["end"] * s.seats)


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


def target(s: Burgundy) -> int:
    """Of the solo game."""
    found = seen(s)["solo"]
    assert found is not None
    return found["target"]


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
