"""What a game of Carcassonne: The Castle has shown: the golden games together must show all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.carcassonne import events
from maniero.games.carcassonne.names import FOLLOWERS, KINDS
from maniero.games.carcassonne.rules.counting import ChooseZone
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from maniero.table import states

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maniero.games.carcassonne.state import Castle
    from maniero.kernel.record import Record

SPOKEN = ["first", "draw", "bonus", "place", "claim", "pass", "score", "double", "plain", "again", "zone"]
SCORED = [
    *("path.points", "tower.points", "house.points", "end.keep", "court.points"),
    *("bonus.4", "bonus.5", "bonus.6", "bonus.7", "bonus.9"),
]


def wanted(box: Any) -> set[str]:
    """Everything that some golden game must show."""
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        *(f"verb {verb}" for verb in SPOKEN),
        *(f"event {kind.__name__}" for kind in told if kind is not Event),
        *(f"clause {clause}" for clause in SCORED),
        *(f"tile {tile.name}" for tile in box.tiles),
        *(f"turn {turn}" for turn in range(4)),
        *(f"role {role}" for role in FOLLOWERS),
        *(f"taken {number}" for number in range(1, 10)),
        *(f"used {number}" for number in range(1, 10)),
        *(f"passed over {number}" for number in (1, 2, 3)),
        *(
            f"tower {tower}" for tower in range(1, len(box.towers) - 1)
        ),  # Bots hardly get to 94 before the end.
        *(f"start {start.number + 1}" for start in box.starts),
        *(f"counted {kind}" for kind in KINDS[:3]),
        *(
            "even zone",
            "path with wells",
            "own zones in order",
            "other's zones in order",
            "zone beside the tile",
        ),
        *("joined followers", "keep moved twice", "even keeps", "no follower at hand", "past 99"),
        *(
            "court without a winner",
            "rich court",
            "tile taken in the other's turn",
            "tie",
            "first 1",
            "first 2",
        ),
    }


def shown(record: Record, box: Any) -> set[str]:
    """What one record shows of it."""
    return shown_by([word.text for word in record.moves], states(record))  # type: ignore[arg-type]


def shown_by(words: Sequence[str], positions: Iterable[Castle]) -> set[str]:
    """The same, from the words and the positions before and after each of them."""
    found: set[str] = set()
    for number, s in enumerate(positions):
        if number < len(words):
            found |= _said(s, words[number])
        found |= _shared([tally.followers for tally in s.zones.tally])
    turn = NOBODY
    keeps = [0, 0]
    for event in s.told or []:
        found |= _told(event)
        if isinstance(event, events.TurnStarted):
            turn = event.seat
        elif isinstance(event, events.BonusTaken) and event.seat != turn:
            found.add("tile taken in the other's turn")
        elif isinstance(event, events.KeepMoved):
            keeps[event.seat] += 1
    if max(keeps) > 2:
        found.add("keep moved twice")
    return found | _at_the_end(s)


def _said(s: Castle, word: str) -> set[str]:
    """What a word shows where it is said."""
    verb, _, rest = word.partition("-")
    found = {f"verb {verb}"}
    ask = s.asks[-1]
    if verb == "first":
        found.add(f"first {rest}")
    elif verb == "place":
        where, turn = rest.split("-")
        found.add(f"turn {turn}")
        found.update(
            f"start {start.number + 1}" for start in s.box.starts if s.box.squares[start.square] == where
        )
    elif verb == "plain":
        found.add(f"passed over {ask.number}")  # type: ignore[attr-defined]
    elif verb == "pass" and type(ask).__name__ == "MayGoAgain":
        found.add("passed over 1")
    elif verb == "pass" and type(ask).__name__ == "ClaimPart" and not s.builders[ask.seat].supply:
        found.add("no follower at hand")
    elif isinstance(ask, ChooseZone):
        found.add("own zones in order" if ask.leader == ask.seat else "other's zones in order")
        if rest in ("n", "e", "s", "w"):
            found.add("zone beside the tile")
    return found


def _shared(followers: Sequence[int]) -> set[str]:
    both = any(f & 255 and f >> 8 for f in followers)
    more = any((f & 255) > 1 or (f >> 8) > 1 for f in followers)
    return {"joined followers"} if both or more else set()


def _told(event: Event) -> set[str]:
    found = {f"event {type(event).__name__}"}
    if isinstance(event, PointsScored):
        found.add(f"clause {event.clause}")
        if event.clause == "path.wells":
            found.add("path with wells")
    elif isinstance(event, events.FollowerPlaced):
        found.add(f"role {FOLLOWERS[event.kind]}")
    elif isinstance(event, events.ZoneCounted):
        found.add("even zone" if event.seat == NOBODY else f"counted {KINDS[event.kind]}")
    elif isinstance(event, events.BonusTaken):
        found |= {f"taken {event.number}", f"tower {event.tower}"}
    elif isinstance(event, events.BonusUsed):
        found.add(f"used {event.number}")
    elif isinstance(event, events.EmptyAreaScored) and event.seat == NOBODY:
        found.add("even keeps")
    elif isinstance(event, events.CourtCounted) and event.rich:
        found.add("rich court")
    return found


def _at_the_end(s: Castle) -> set[str]:
    found = {f"tile {s.box.tiles[tile].name}" for tile in s.tiles if tile >= 0}
    if max(s.points) > 99:
        found.add("past 99")
    if s.points[0] == s.points[1]:
        found.add("tie")
    roots = s.zones.roots()
    for root in roots:
        followers = s.zones.tally[root].followers
        if (
            s.zones.tally[root].kind == KINDS.index("court")
            and followers
            and followers & 255 == followers >> 8
        ):
            found.add("court without a winner")
    return found
