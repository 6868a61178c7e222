"""What a game of The Castles of Burgundy has shown: the golden games together must show all of it.

All duchies and expansions come up only in games with these options; tools/golden.py must try them in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.burgundy import events
from maniero.games.burgundy.expansions.shields.tribute import ChooseShieldDepot
from maniero.games.burgundy.expansions.trade_routes import LayGoods
from maniero.games.burgundy.extras import ROUTE_ACTION
from maniero.games.burgundy.names import (
    BASE_BUILDINGS,
    BLACK,
    BUILDINGS,
    COLOURS,
    CRANE,
    NONE,
    PHASES,
    ROUTES,
    SHIELDS,
    TILES,
)
from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.rules.direct import PlaceDirectly
from maniero.games.burgundy.rules.goods import ChooseNextDepot
from maniero.kernel.events import Event, PointsScored
from maniero.table import states

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maniero.games.burgundy.state import Burgundy
    from maniero.kernel.record import Record

ALL = dict.fromkeys(("extra", "white", "inns", "routes", "shields"), "yes")
OPTIONS: list[dict[str, str]] = [
    *[{}, {"duchy": "random"}, {"duchy": "chosen"}, {"duchy": "2"}, {"duchy": "11"}],
    *[ALL, {**ALL, "duchy": "11"}, {**ALL, "duchy": "random"}, {"shields": "yes"}, {"routes": "yes"}],
    *[{"duchy": "12a"}, {**ALL, "duchy": "12a"}, {"duchy": "12b"}, {**ALL, "duchy": "12b"}],
    *[{"duchy": "13a", "target": "45"}, {"duchy": "13b", "target": "45", "extra": "yes"}],
    *[{"duchy": "13a", "extra": "yes"}, {"duchy": "13b"}],
]

SPOKEN = [
    *("first", "offer", "draw", "good", "roll", "white", "duchy", "castle"),
    *("take", "place", "sell", "workers", "buy", "pay", "tile", "drop", "goods", "keep", "skip", "end"),
    *("route", "deal", "hire", "set", "shield", "share", "tribute", "yield", "crane", "load"),
    *("shared", "own", "trade", "give", "add", "order"),
]
SCORED = [
    *("livestock.points", "building.watchtower", "region.size", "region.phase", "sell.points"),
    *("colour.first", "colour.second", "end.goods", "end.silver", "end.workers"),
    *(f"monastery.{number}" for number in (7, *range(15, 27), 29)),
    *("posts.pair", "posts.first", "posts.second", "solo.buy", "solo.reset"),
    *(f"shield.{number}" for number in range(1, SHIELDS + 1)),
]
ASKING = ["market", "carpenter", "church", "warehouse", "cityhall"]  # Buildings that ask what to do.


def wanted(box: Any) -> set[str]:
    """Everything that some golden game must show."""
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        *(f"seats {n}" for n in (1, 2, 3, 4)),
        *(f"duchy {duchy.name}" for duchy in box.duchies),
        *(f"verb {verb}" for verb in SPOKEN),
        *(f"event {kind.__name__}" for kind in told if kind is not Event),
        *(f"clause {clause}" for clause in SCORED),
        *(f"placed {tile}" for tile in TILES),
        *(f"used {building}" for building in BUILDINGS),
        *(f"left {building}" for building in ASKING),
        *(f"castle {verb}" for verb in ("take", "place", "sell", "workers", "skip")),
        *(f"pay {payment}" for payment in ("2-0", "1-1", "0-2")),
        *(f"completed {colour}" for colour in COLOURS if colour != "building"),  # Bots do not get so far.
        *(f"region in phase {phase}" for phase in PHASES),
        *(f"purchase {where}" for where in ("from the black depot", "from a numbered depot", "in an action")),
        *(f"shield {number} taken" for number in range(1, SHIELDS + 1)),
        *(f"route tile {number}" for number in range(1, ROUTES + 1)),
        *(f"route {bonus}" for bonus in [*BUILDINGS[:BASE_BUILDINGS], "action"]),
        *(f"crane {building}" for building in BUILDINGS[:CRANE]),
        *(f"white {verb}" for verb in ("take", "place", "sell", "workers", "skip")),
        *(f"phase end {where}" for where in ("depot", "black depot", "left")),
        *("shield replaced", "shield for a castle", "paid with workers", "sale in a sale"),
        *("solo lost", "target twice", "team won"),  # Bots do not win alone.
        *("second depot", "second depot left", "effect in effect", "top of a stack", "past 100"),
        *("a die round the corner", "several workers", "colour too late"),
    }


def shown(record: Record, box: Any) -> set[str]:
    """What one record shows of it."""
    return shown_by([word.text for word in record.moves], states(record))  # type: ignore[arg-type]


def shown_by(words: Sequence[str], positions: Iterable[Burgundy]) -> set[str]:
    """The same, from the words and the positions before and after each of them."""
    found: set[str] = set()
    for number, s in enumerate(positions):
        if number < len(words):
            found |= _said(s, words[number])
            if number > 1 and words[number - 2].startswith("place-x") and in_effect(s):
                found.add("effect in effect")
    found.add(f"seats {s.seats}")
    if s.seats == 1:
        found.add("solo won" if s.winners() else "solo lost")
    elif len(s.winners()) == 2 and s.sides == 2:
        found.add("team won")
    found.update(f"duchy {duke.duchy.name}" for duke in s.dukes)
    if max(s.points) > 100:
        found.add("past 100")
    phase = ""
    bridge = [0] * s.seats
    if sum(isinstance(event, events.TargetReached) for event in s.told or []) > 1:
        found.add("target twice")
    for event in s.told or []:
        found |= _told(event)
        if isinstance(event, events.PhaseStarted):
            phase = PHASES[event.phase]
        elif isinstance(event, events.RegionCompleted):
            found.add(f"region in phase {phase}")
        elif isinstance(event, events.MarkerMoved):
            if event.space in bridge:
                found.add("top of a stack")
            bridge[event.seat] = event.space
    return found


def in_effect(s: Burgundy) -> bool:
    """A castle or a building asks what to do."""
    return isinstance(s.asks[-1], Act) and not s.asks[-1].turn


def _said(s: Burgundy, word: str) -> set[str]:
    """What a word shows where it is said."""
    verb, _, rest = word.partition("-")
    found = {f"verb {verb}"}
    ask = s.asks[-1]
    if verb == "route":
        found.add(f"route tile {rest}")
    elif verb == "crane":
        found.add(f"crane {rest}")
    elif verb == "tribute" and not rest.endswith("-0"):
        found.add("paid with workers")
    elif isinstance(ask, ChooseShieldDepot):
        found.add(f"phase end {'left' if verb == 'skip' else 'depot'}")
    elif isinstance(ask, PlaceDirectly) and s.seats > 1 and ask.depot == BLACK:
        found.add(f"phase end {'left' if verb == 'skip' else 'black depot'}")
    elif isinstance(ask, ChooseNextDepot):
        found.add("second depot" if verb == "goods" else "second depot left")
    elif verb == "pay":
        found.add(f"pay {rest}")
    elif isinstance(ask, Act) and in_effect(s):
        effect = ask.clause.removeprefix("building.")
        if verb == "buy":
            found.add("purchase in an action")
        elif ask.clause == "castle.action":
            found.add("shield for a castle" if verb == "shield" else f"castle {verb}")
        elif ask.clause == "white.action":
            found.add(f"white {verb}")
            found.add("used whitecastle")
        else:
            found.add(f"{'left' if verb == 'skip' else 'used'} {effect}")
            if verb == "sell" and any(isinstance(below, LayGoods) for below in s.asks):
                found.add("sale in a sale")
    return found


def _told(event: Event) -> set[str]:
    found = {f"event {type(event).__name__}"}
    if isinstance(event, PointsScored):
        found.add(f"clause {event.clause}")
    elif isinstance(event, events.TilePlaced):
        found.add(f"placed {TILES[event.tile]}")
        if TILES[event.tile] in BUILDINGS and TILES[event.tile] not in ASKING:
            found.add(f"used {TILES[event.tile]}")
    elif isinstance(event, events.TileBought):
        where = "the black depot" if event.depot == BLACK else "a numbered depot"
        found.add(f"purchase from {where}")
    elif isinstance(event, events.ColourCompleted):
        found.add(f"completed {COLOURS[event.colour]}")
        if event.place == 2:
            found.add("colour too late")
    elif isinstance(event, events.ShieldTaken):
        found.add(f"shield {event.shield} taken")
        if event.replaced:
            found.add("shield replaced")
    elif isinstance(event, events.GoodLaid) and event.bonus != NONE:
        found.add(f"route {'action' if event.bonus == ROUTE_ACTION else BUILDINGS[event.bonus]}")
    elif isinstance(event, events.WorkersSpent):
        if event.workers > 1:
            found.add("several workers")
        if abs(event.die - event.number) > 3:
            found.add("a die round the corner")
    return found
