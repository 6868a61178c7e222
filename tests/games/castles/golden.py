"""What a game of Castles has shown: the golden games together must show all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.castles import events
from maniero.games.castles.names import GATE_COLUMNS, NONE, SQUARE_NAMES
from maniero.games.castles.rules.round import MakeRoom
from maniero.games.castles.sites import ALL, margins
from maniero.kernel.bits import bit, numbers
from maniero.kernel.events import Event, PointsScored
from maniero.table import states

if TYPE_CHECKING:
    from maniero.games.castles.state import Castles
    from maniero.kernel.record import Record

EXTRA = {"stability": "yes", "beauty": "yes", "colours": "yes"}
OPTIONS: list[dict[str, str]] = [
    *[{}, EXTRA, {"gate": "reserve"}, {}, {**EXTRA, "gate": "reserve"}, {}, EXTRA],
    {**EXTRA, "gate": "reserve", "illegal": "allowed", "first": "2"},  # Slow for bots that try every word.
]
SPOKEN = [
    *("first", "draw", "show", "gate", "ready", "build", "store"),
    *("offer", "discard", "eyesore", "done"),
]
SCORED = [
    *("end.size", "end.reserve", "end.rain", "end.eyesores", "end.illegal"),
    *("option.stability", "option.beauty", "option.colours"),
]


def wanted(box: Any) -> set[str]:
    """Everything that some golden game must show."""
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        *(f"seats {n}" for n in (2, 3, 4)),
        *(f"verb {verb}" for verb in SPOKEN),
        *(f"event {kind.__name__}" for kind in told if kind is not Event),
        *(f"clause {clause}" for clause in SCORED),
        *(f"built {tile.name}" for tile in box.tiles),
        *(
            f"turned {tile.shape} {turn}"
            for tile in box.tiles
            for turn in range(tile.turns)
            if tile.banner == NONE
        ),
        *(f"square {square}" for square in SQUARE_NAMES),
        *(f"gate {SQUARE_NAMES[column]}" for column in GATE_COLUMNS),
        *(f"built from {source}" for source in ("a", "b", "y1", "y2", *(f"r{n}" for n in range(1, 9)))),
        *(f"offer of {seats} to {to}" for seats in (2, 3, 4) for to in range(1, seats + 1)),
        *("store-y1", "store-y2", "discard-y1", "discard-y2", "eyesore-a", "eyesore-b"),
        *("made room", "made room after an offer", "full reserve", "kept a useless tile"),
        *("ended by the quarry", "ended by a castle", "tiles left in the quarry", "two complete castles"),
        *("floating", "mismatch", "margin", "banner turned", "lost to a turned tile"),
        *("tie decided by banners", "shared win", "negative points", "no gate", "sections tied"),
        *("offers to each other", "offer to one who has finished"),
    }


def shown(record: Record, box: Any) -> set[str]:
    """What one record shows of it."""
    found = {f"seats {len(record.names)}"}
    words = [word.text for word in record.moves]
    for number, s in enumerate(states(record)):
        assert isinstance(s.told, list)
        if number < len(words):
            found |= _said(s, words[number])  # type: ignore[arg-type]
    for event in s.told or []:
        found |= _told(s, event)  # type: ignore[arg-type]
    return found | _at_the_end(s)  # type: ignore[arg-type]


def _said(s: Castles, word: str) -> set[str]:
    """What a word shows where it is said."""
    verb, *rest = word.split("-")
    found = {f"verb {verb}"}
    ask = s.asks[-1]
    if word in ("store-y1", "store-y2", "discard-y1", "discard-y2", "eyesore-a", "eyesore-b"):
        found.add(word)
    if verb == "build":
        found.add(f"built from {rest[0]}")
    if verb in ("build", "gate") and isinstance(ask, MakeRoom):
        found.add("made room after an offer" if ask.again else "made room")
    if verb == "offer":
        to = s.builders[int(rest[0]) - 1]
        found.add(f"offer of {s.seats} to {rest[0]}")
        if to.done:
            found.add("offer to one who has finished")
        if s.builders[ask.seat].giver == int(rest[0]) - 1:
            found.add("offers to each other")
    if verb == "discard" and not rest and NONE not in s.builders[ask.seat].reserve:
        found.add("full reserve")
    if verb == "eyesore" and NONE in s.builders[ask.seat].drawn:
        found.add("kept a useless tile")
    return found


def _told(s: Castles, event: Event) -> set[str]:
    found = {f"event {type(event).__name__}"}
    if isinstance(event, PointsScored):
        found.add(f"clause {event.clause}")
    elif isinstance(event, events.TileBuilt):
        tile = s.box.tiles[event.tile]
        found |= {f"built {tile.name}", f"square {SQUARE_NAMES[event.square]}"}
        found.add(f"turned {tile.shape} {event.turn}")
    elif isinstance(event, events.GateBuilt):
        found |= {f"gate {SQUARE_NAMES[event.square]}", "turned gate 0"}
        found.add(f"built {s.box.tiles[s.box.gates[event.seat]].name}")
    elif isinstance(event, events.GameEnded):
        found.add("ended by a castle" if s.ended else "ended by the quarry")
        if not s.ended and event.left:
            found.add("tiles left in the quarry")
    return found


def _at_the_end(s: Castles) -> set[str]:
    """What the last position shows: faults, ties, sections."""
    found: set[str] = set()
    box = s.box
    if sum(b.site.complete(box) for b in s.builders) > 1:
        found.add("two complete castles")
    for builder in s.builders:
        site = builder.site
        faults = numbers(site.faults(box))
        if site.gate == NONE:
            found.add("no gate")
        joined = numbers(site.flood(bit(site.gate), ALL)) if site.gate != NONE else []
        if set(joined) - set(faults) - set(numbers(site.castle(box))):
            found.add("lost to a turned tile")
        for square in faults:
            found |= _fault(s, site, square)
    if min(s.points) < 0:
        found.add("negative points")
    best = [seat for seat in range(s.seats) if s.points[seat] == max(s.points)]
    if len(best) > 1:
        found.add("shared win" if len(s.winners()) > 1 else "tie decided by banners")
    if s.stability:
        paid = [e for e in s.told or [] if isinstance(e, PointsScored) and e.clause == "option.stability"]
        if len(paid) < s.seats:
            found.add("sections tied")
    return found


def _fault(s: Castles, site: Any, square: int) -> set[str]:
    """Which rule a tile breaks."""
    box = s.box
    mortar = box.tiles[site.tiles[square]].mortar[site.turns[square]]
    found: set[str] = set()
    if mortar & margins(square):
        found.add("margin")
    elif box.tiles[site.tiles[square]].banner != NONE and site.turns[square]:
        found.add("banner turned")
    else:
        matches = not mortar & site.ban(square) and not site.must(square) & ~mortar
        found.add("floating" if matches else "mismatch")
    return found
