"""What a game of The Castles of Burgundy has shown: the golden games together must show all of it.

All duchies come up only in games with these options; tools/golden.py must try them in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.burgundy import events
from maniero.games.burgundy.names import BLACK, BUILDINGS, COLOURS, PHASES, TILES
from maniero.games.burgundy.rules.acting import Act
from maniero.games.burgundy.rules.goods import ChooseNextDepot
from maniero.kernel.events import Event, PointsScored
from maniero.table import states

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maniero.games.burgundy.state import Burgundy
    from maniero.kernel.record import Record

OPTIONS: list[dict[str, str]] = [{}, {"duchy": "random"}, {"duchy": "chosen"}, {"duchy": "2"}]

SPOKEN = [
    *("first", "offer", "draw", "good", "roll", "white", "duchy", "castle"),
    *("take", "place", "sell", "workers", "buy", "pay", "tile", "drop", "goods", "keep", "skip", "end"),
]
SCORED = [
    *("livestock.points", "building.watchtower", "region.size", "region.phase", "sell.points"),
    *("colour.first", "colour.second", "end.goods", "end.silver", "end.workers"),
    *(f"monastery.{number}" for number in (7, *range(15, 27))),
]
ASKING = ["market", "carpenter", "church", "warehouse", "cityhall"]  # Buildings that ask what to do.


def wanted(box: Any) -> set[str]:
    """Everything that some golden game must show."""
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        *(f"seats {n}" for n in (2, 3, 4)),
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
    found.update(f"duchy {duke.duchy.name}" for duke in s.dukes)
    if max(s.points) > 100:
        found.add("past 100")
    phase = ""
    bridge = [0] * s.seats
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
    if isinstance(ask, ChooseNextDepot):
        found.add("second depot" if verb == "goods" else "second depot left")
    elif verb == "pay":
        found.add(f"pay {rest}")
    elif isinstance(ask, Act) and in_effect(s):
        effect = ask.clause.removeprefix("building.")
        if verb == "buy":
            found.add("purchase in an action")
        elif ask.clause == "castle.action":
            found.add(f"castle {verb}")
        else:
            found.add(f"{'left' if verb == 'skip' else 'used'} {effect}")
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
        if event.place > 1:
            found.add("colour too late")
    elif isinstance(event, events.WorkersSpent):
        if event.workers > 1:
            found.add("several workers")
        if abs(event.die - event.number) > 3:
            found.add("a die round the corner")
    return found
