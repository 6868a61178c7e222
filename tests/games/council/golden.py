"""What a game of The Council of Four has shown: the golden games together must show all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maniero.games.council import events
from maniero.games.council.names import BONUS_TILES, LETTERS, SIDES, TOKENS
from maniero.kernel.bits import bit
from maniero.kernel.events import Event, PointsScored
from maniero.table import states

if TYPE_CHECKING:
    from maniero.games.council.state import Council
    from maniero.kernel.record import Record

SPOKEN = [
    *("elect", "buy", "build", "king", "hire", "change", "send", "extra", "end", "pay"),
    *("reward", "take", "repeat", "draw", "reveal", "token", "councillor"),
]
SCORED = [
    *("buy.bonus", "build.token", "build.linked", "nobility.space", "nobility.city", "nobility.repeat"),
    *("end.last-emporium", "end.bonus-tiles", "end.king-rewards"),
    *("end.nobility-first", "end.nobility-second", "end.permits"),
]


def wanted(box: Any) -> set[str]:
    """Everything that some golden game must show."""
    told = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        *(f"seats {n}" for n in (2, 3, 4)),
        *(f"map {sides}" for sides in SIDES),
        *(f"verb {verb}" for verb in SPOKEN),
        *(f"event {kind.__name__}" for kind in told if kind is not Event),
        *(f"clause {clause}" for clause in SCORED),
        *(f"permit {permit.name}" for permit in box.permits),
        *(f"city {letter}" for letter in LETTERS),
        *(f"king {letter}" for letter in LETTERS),
        *(f"token {token}" for token in range(TOKENS)),
        *(f"space {space}" for space in range(1, len(box.spaces))),
        *(f"tile {tile}" for tile in BONUS_TILES),
        *("jokers alone", "king's rewards gone", "two tiles at once", "shared first on the nobility track"),
        *("empty place", "two last emporiums", "tie for most permits"),
    }


def shown(record: Record, box: Any) -> set[str]:
    """What one record shows of it."""
    found = {f"seats {len(record.names)}"}
    words = [move.text for move in record.moves]
    found.update(f"verb {word.split('-')[0]}" for word in words)
    found.update(f"king {word[-1]}" for word in words if word.startswith("king-"))
    if any(word in ("pay-joker", "pay-joker-joker") for word in words):
        found.add("jokers alone")
    for state in states(record):
        if state.turn >= 0 and -1 in state.face_up and not state.piles[state.face_up.index(-1) // 2]:  # type: ignore[attr-defined]
            found.add("empty place")
    found.add(f"map {state.city_map.sides}")  # type: ignore[attr-defined]
    assert state.told is not None
    for before, event in zip([None, *state.told], state.told, strict=False):
        found |= _told(event, before, box)
    return found | _at_the_end(state)  # type: ignore[arg-type]


def _told(event: Event, before: Event | None, box: Any) -> set[str]:
    found = {f"event {type(event).__name__}"}
    if isinstance(event, PointsScored):
        found.add(f"clause {event.clause}")
    elif isinstance(event, events.PermitTaken):
        found.add(f"permit {box.permits[event.permit].name}")
    elif isinstance(event, events.EmporiumBuilt):
        found.add(f"city {LETTERS[event.city]}")
    elif isinstance(event, events.RewardTaken):
        found.add(f"token {event.token}")
    elif isinstance(event, events.NobilityReached):
        found.add(f"space {event.space}")
    elif isinstance(event, events.BonusTileWon):
        found.add(f"tile {BONUS_TILES[event.tile]}")
        if isinstance(before, events.KingRewardWon):
            found.add("two tiles at once")
    return found


def _at_the_end(s: Council) -> set[str]:
    found = set()
    if s.king_rewards_taken == len(s.box.king_rewards):
        found.add("king's rewards gone")
    if [p.emporiums_left for p in s.players].count(0) > 1:
        found.add("two last emporiums")
    spaces = [p.nobility for p in s.players]
    if spaces.count(max(spaces)) > 1:
        found.add("shared first on the nobility track")
    permits = [sum(bool((p.permits | p.used) & bit(n)) for n in range(45)) for p in s.players]
    if permits.count(max(permits)) > 1:
        found.add("tie for most permits")
    return found
