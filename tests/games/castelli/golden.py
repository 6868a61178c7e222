"""What a game of Castelli has shown: the golden games together must show all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.castelli import events
from maniero.games.castelli.names import (
    BASE,
    CHARACTERS,
    KINDS,
    NONE,
    OCTAGON_NAMES,
    REWARDS,
    SITES,
    SQUARE_NAMES,
)
from maniero.games.castelli.setup import HALVES
from maniero.kernel.events import Event, PointsScored
from maniero.table import states

if TYPE_CHECKING:
    from maniero.games.castelli.state import Castelli
    from maniero.kernel.record import Record

BOTH = {"dilemma": "yes", "battle": "yes"}
OPTIONS: list[dict[str, str]] = [
    *[{}, {"dilemma": "yes"}, {"battle": "yes"}, BOTH, {**BOTH, "board": "chosen"}, {"board": "chosen"}],
    *[{**BOTH, "board": half} for half in HALVES],
    {**BOTH, "board": "standard", "first": "2"},
]
SPOKEN = [
    *("first", "piece", "start", "tile", "draw", "take", "sell", "play", "open", "lay", "swap", "build"),
    *("over", "found", "burn", "from", "go", "end", "steward", "guard", "pass", "done"),
]
SCORED = [
    *("card.king", "castle.cities", "castle.villages", "end.cards", "end.resources"),
    *("end.silver-first", "end.silver-second", "end.silver-tie", "dilemma.kept"),
    *("battle.cities", "battle.villages", "battle.castles"),
]
PLAYED = [name for name in CHARACTERS if name not in ("steward", "guard")]


def wanted(box: Any) -> set[str]:
    """Everything that some golden game must show."""
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        *(f"seats {n} {dilemma} {battle}" for n in (2, 3, 4) for dilemma in (0, 1) for battle in (0, 1)),
        *(f"board {half}" for half in HALVES),
        *(f"piece {piece} turned" for piece in "ABCD"),
        *(f"chosen by {n}" for n in (2, 3, 4)),
        *(f"verb {verb}" for verb in SPOKEN),
        *(f"event {kind.__name__}" for kind in told if kind is not Event),
        *(f"clause {clause}" for clause in SCORED),
        *(f"played {name}" for name in PLAYED),
        *(f"sold {name}" for name in CHARACTERS),
        *(f"laid {tile.name}" for tile in box.tiles),
        *(f"opened {square}" for square in SQUARE_NAMES),
        *(f"castle in {octagon}" for octagon in OCTAGON_NAMES if octagon != "C2"),
        *(f"castle on {site}" for site in SITES),
        *(f"over on {site}" for site in SITES[:2]),
        *(f"won {kind}" for kind in KINDS),
        *(f"tie of 2 for {kind}" for kind in KINDS),
        *(f"tie of 3 for {kind}" for kind in KINDS if kind != "market"),  # No market has three tiles.
        *(f"rim {reward}" for reward in REWARDS),
        *(f"guarded {seat}" for seat in range(2)),
        *(f"card of the base {name}" for name in BASE),
        *("two rewards of a corner", "resource lost", "mine empty"),
        *("drawn from under the deck", "bought for silver", "built over for silver", "built by the builder"),
        *("two stewards", "sold for less", "sold after the end", "last tile with cards left"),
        *("tie decided by castles", "shared win", "nobody won an area", "nobody won the mine"),
        *("nine castles", "beyond the track", "all villages founded", "all cities founded"),
    }


def shown(record: Record, box: Any) -> set[str]:
    """What one record shows of it."""
    options = record.options
    found = {f"seats {len(record.names)} {options['dilemma'] == 'yes':d} {options['battle'] == 'yes':d}"}
    found.add(f"board {options['board']}")
    if options["board"] == "chosen":
        found.add(f"chosen by {len(record.names)}")
    words = [move.text for move in record.moves]
    for number, s in enumerate(states(record)):
        if number < len(words):
            found |= _said(s, words[number])  # type: ignore[arg-type]
        if s.mine == 0 and s.turn != NONE:  # type: ignore[attr-defined]
            found.add("mine empty")
    before: Event | None = None
    for event in s.told or []:
        found |= _told(s, event, before)  # type: ignore[arg-type]
        before = event
    return found | _at_the_end(s)  # type: ignore[arg-type]


def _said(s: Castelli, word: str) -> set[str]:
    """What a word shows where it is said."""
    verb, *rest = word.split("-")
    found = {f"verb {verb}"}
    if verb == "piece" and len(rest) == 2:
        found.add(f"piece {rest[0]} turned")
    elif verb == "play" and not s.battle:
        found.add(f"card of the base {rest[0]}")
    elif verb == "steward":
        found.add("card of the base steward")
        if s.helped:
            found.add("two stewards")
    elif verb == "draw" and not s.shuffled:
        found.add("drawn from under the deck")
    elif verb == "sell" and "done" in [action.text for action in s.legal()]:
        found.add("sold after the end")
    elif verb == "done":
        found.add("last tile with cards left")
    return found


def _told(s: Castelli, event: Event, before: Event | None) -> set[str]:
    found = {f"event {type(event).__name__}"}
    if isinstance(event, PointsScored):
        found.add(f"clause {event.clause}")
    elif isinstance(event, events.TileRevealed):
        found.add(f"opened {SQUARE_NAMES[event.square]}")
    elif isinstance(event, events.TileLaid):
        found.add(f"laid {s.box.tiles[event.tile].name}")
    elif isinstance(event, events.CharacterPlayed):
        found.add(f"played {CHARACTERS[event.character]}")
    elif isinstance(event, events.CardSold):
        found.add(f"sold {CHARACTERS[event.character]}")
        if event.silver < s.box.sale:
            found.add("sold for less")
    elif isinstance(event, events.RimRewarded):
        found.add(f"rim {REWARDS[event.reward]}")
        if isinstance(before, events.RimRewarded) and before.square == event.square:
            found.add("two rewards of a corner")
    elif isinstance(event, events.CastleGuarded):
        found.add(f"guarded {event.attacker}")
    elif isinstance(event, events.AreaLost):
        found.add("nobody won the mine" if KINDS[event.kind] == "mine" else "nobody won an area")
    elif isinstance(event, (events.CastleBuilt, events.CastleBuiltOver)):
        found |= _castle(event)
    elif isinstance(event, events.AreaWon):
        found |= _won(event)
    return found


def _castle(event: events.CastleBuilt | events.CastleBuiltOver) -> set[str]:
    found = {f"castle in {OCTAGON_NAMES[event.octagon]}", f"castle on {SITES[event.site]}"}
    if isinstance(event, events.CastleBuiltOver):
        found = {f"over on {SITES[event.site]}", "built over for silver" if event.silver else "built over"}
    elif event.silver == 2 and sum(event.paid) == 2:
        found.add("bought for silver")
    elif event.silver:
        found.add("built by the builder")
    return found


def _won(event: events.AreaWon) -> set[str]:
    kind = KINDS[event.kind]
    found = {f"won {kind}"}
    if event.tied > 1:
        found.add(f"tie of {event.tied} for {kind}")
    if event.gained < event.amount // event.tied:
        found.add("resource lost")
    return found


def _at_the_end(s: Castelli) -> set[str]:
    """What the last position shows."""
    found: set[str] = set()
    if max(s.points) > s.box.track:
        found.add("beyond the track")
    if min(lord.castles for lord in s.lords) == 0:
        found.add("nine castles")
    if s.villages_aside == 0:
        found.add("all villages founded")
    if s.cities_aside == 0:
        found.add("all cities founded")
    best = [seat for seat in range(s.seats) if s.points[seat] == max(s.points)]
    if len(best) > 1:
        found.add("shared win" if len(s.winners()) > 1 else "tie decided by castles")
    return found
