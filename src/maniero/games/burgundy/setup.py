"""How the table looks before chance deals anything."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.expansions.border_posts import BorderPosts
from maniero.games.burgundy.expansions.extra_tiles import ExtraTiles
from maniero.games.burgundy.expansions.inns import Inns
from maniero.games.burgundy.expansions.shields.holding import new_shields
from maniero.games.burgundy.expansions.shields.ships import ShieldsOnShips
from maniero.games.burgundy.expansions.shields.tribute import ShieldsAtPhaseEnd
from maniero.games.burgundy.expansions.solo.setting_off import SoloPlacing
from maniero.games.burgundy.expansions.solo.target import Solo
from maniero.games.burgundy.expansions.teams import SIDES, Teams
from maniero.games.burgundy.expansions.trade_routes import TradeRoutes
from maniero.games.burgundy.expansions.white_castles import WhiteCastles
from maniero.games.burgundy.extras import AddedTile
from maniero.games.burgundy.names import (
    BASE_DUCHIES,
    BLACK_PLACES,
    BORDER_DUCHIES,
    BUILDINGS,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    DUCHIES,
    GOODS,
    MOST_SEATS,
    NONE,
    PHASES,
    SOLO_DUCHIES,
    TEAM_DUCHIES,
)
from maniero.games.burgundy.rules.dealing import (
    DealDuchy,
    Endow,
    GiveDuchies,
    OfferDuchies,
    PlaceCastles,
    settle_in,
)
from maniero.games.burgundy.state import Burgundy, Duke, Expansion
from maniero.kernel.bags import one
from maniero.kernel.first import NOT_CHOSEN, RANDOM, ChooseFirst, first_option, first_seat
from maniero.kernel.options import Option
from maniero.kernel.state import Ask

CHOSEN, BORDER = "chosen", "11"
NO, YES = "no", "yes"
FIRST_DUCHY_TO_CHOOSE = 2  # Duchies 3 to 10 are dealt to be chosen from.
SINGLE = [*DUCHIES[:BASE_DUCHIES], RANDOM, CHOSEN, BORDER]  # For two to four who play for themselves.
TEAM = [DUCHIES[duchy] for duchy in TEAM_DUCHIES]
ALONE = [DUCHIES[duchy] for duchy in SOLO_DUCHIES]
SEVERAL = [2, 3, 4]
USUAL_TARGET = "50"
TARGETS = [str(target) for target in range(45, 56)]

OPTIONS = [
    Option(
        "duchy",
        [*SINGLE, *TEAM, *ALONE],
        "1",
        "setup.duchy",
        seats={
            **dict.fromkeys(SINGLE, SEVERAL),
            **{key: [MOST_SEATS] for key in TEAM},
            **{key: [1] for key in ALONE},
        },
        reasons={
            **dict.fromkeys(SINGLE, "solo.module"),
            **dict.fromkeys(TEAM, "teams.module"),
            **dict.fromkeys(ALONE, "solo.module"),
        },
    ),
    Option("extra", [NO, YES], NO, "extra.module"),
    *[
        Option(name, [NO, YES], NO, f"{name}.module", {YES: SEVERAL}, {YES: "solo.expansions"})
        for name in ("white", "inns", "routes", "shields")
    ],
    Option(
        "target",
        TARGETS,
        USUAL_TARGET,
        "solo.target",
        seats={target: [1] for target in TARGETS if target != USUAL_TARGET},
        reasons=dict.fromkeys(TARGETS, "solo.module"),
    ),
    first_option(MOST_SEATS),
]


def new_game(box: BurgundyBox, seats: int, options: dict[str, str]) -> Burgundy:
    """The box is unpacked: everything is ready for chance to deal."""
    first = first_seat(options)
    duchy = options["duchy"]
    s = empty_table(box, seats, SIDES if duchy in TEAM else seats)
    open_expansions(s, options)
    if first != NOT_CHOSEN:
        s.begin(first)
    if duchy not in (RANDOM, CHOSEN, BORDER):
        for seat in range(s.sides):
            settle_in(s, seat, DUCHIES.index(duchy))
    prepare(s, duchy)
    if first == NOT_CHOSEN and seats > 1:
        s.asks.append(ChooseFirst())
    s.settle()
    return s


def prepare(s: Burgundy, duchy: str) -> None:
    """What is asked between the choice of the start player and phase A; the last one is asked first."""
    s.asks.append(PlaceCastles(duchy in (RANDOM, CHOSEN)))
    if duchy == CHOSEN:
        s.asks.append(OfferDuchies())
        _deal(s, FIRST_DUCHY_TO_CHOOSE, BASE_DUCHIES, 2 * s.seats)
    elif duchy in (RANDOM, BORDER):
        s.asks.append(GiveDuchies())
        if duchy == RANDOM:
            _deal(s, 0, BASE_DUCHIES, s.seats)
        else:
            _deal(s, BORDER_DUCHIES.start, BORDER_DUCHIES.stop, s.seats)
    for expansion in reversed(s.expansions):
        expansion.prepares(s)
    s.asks.append(Endow())


def _deal(s: Burgundy, least: int, end: int, duchies: int) -> None:
    asks: list[Ask[Any]] = [DealDuchy(least, end) for _ in range(duchies)]
    s.asks.extend(asks)


# ---- expansions


def open_expansions(s: Burgundy, options: dict[str, str]) -> None:
    """Those in play, in the order of their words; their tiles go to the piles."""
    duchy = options["duchy"]
    found: list[Expansion] = []
    if duchy in TEAM:
        found.append(Teams([[] for _ in range(s.seats)]))
    if duchy in ALONE:
        found += [Solo(int(options["target"]), NONE, False), SoloPlacing()]
    if options["extra"] == YES:
        found.append(ExtraTiles(options["white"] == YES))
        _mix_in(s, s.box.extra.tiles)
    if options["white"] == YES:
        found.append(WhiteCastles())
        _mix_in(s, s.box.white.tiles)
    if options["inns"] == YES:
        found.append(Inns())
        s.black_depot += [NONE] * len(PHASES)  # Beside the black depot, and bought like its tiles.
    if duchy == BORDER:
        found.append(BorderPosts([0] * s.seats, 0))
    if options["routes"] == YES:
        found.append(TradeRoutes([[] for _ in range(s.sides)], [[] for _ in range(s.sides)]))
    if options["shields"] == YES:
        found += [new_shields(), ShieldsOnShips(), ShieldsAtPhaseEnd([])]
    s.expansions = found


def _mix_in(s: Burgundy, tiles: list[AddedTile]) -> None:
    for added in tiles:
        s.coloured[added.tile] += added.coloured
        s.black[added.tile] += added.black


# ---- the base game


def empty_table(box: BurgundyBox, seats: int, sides: int) -> Burgundy:
    """Empty duchies, empty depots, full piles."""
    goods: i64 = 0
    for good in range(len(GOODS)):
        goods += one(good) * box.goods_of_each
    return Burgundy(
        seats,
        points=[0] * seats,
        asks=[],
        box=box,
        sides=sides,
        dukes=[new_duke(box) for _ in range(sides)] * (seats // sides),
        dice=[0] * (2 * seats),
        rolled=[0] * (2 * seats),
        coloured=box.coloured[:],
        black=box.black[:],
        goods=goods,
        depots=[NONE] * (DEPOTS * DEPOT_PLACES),
        black_depot=[NONE] * BLACK_PLACES,
        depot_goods=[0] * DEPOTS,
        round_goods=[],
        offered=[],
        white=0,
        phase=NONE,
        round=0,
        order=list(range(seats)),
        bridge=[0] * seats,
        completed=[0] * len(COLOURS),
        owners=[NONE] * (2 * len(COLOURS)),
        turn=NONE,
        bought=False,
        expansions=[],
    )


def new_duke(box: BurgundyBox) -> Duke:
    """A player or team before the set-up gives anything."""
    return Duke(
        box.duchies[0],
        tiles=[NONE] * box.duchies[0].spaces,
        filled=0,
        near=0,
        towns=[0] * len(BUILDINGS),
        powers=0,
        mines=0,
        storage=[],
        goods=0,
        sold=0,
        workers=0,
        silver=0,
        bonus_tiles=0,
    )
