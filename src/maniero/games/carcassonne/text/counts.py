"""What is counted once an action is tried: the zones, whose they are, and their points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from maniero.games.carcassonne.events import ZoneCounted
from maniero.games.carcassonne.rules.counting import ChooseZone, MayDouble, TakeBonus, completed
from maniero.games.carcassonne.view import worth
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import CHANCE

if TYPE_CHECKING:
    from maniero.games.carcassonne.state import Castle
    from maniero.kernel.action import Action
    from maniero.kernel.trial import Trial


class Count(NamedTuple):
    """A zone that is counted."""

    seat: int  # Who leads in it; NOBODY when followers are even.
    points: int


def counts(trial: Trial[Castle]) -> dict[int, Count]:
    """The zones that are counted after a trial, by the places they go by.

    Own questions on the way get their plainest answer.  Nothing is drawn: zones that wait until a
    bonus tile is turned up are complete and have their leaders already.
    """
    told = [*trial.told]
    while (action := _plainest(trial)) is not None:
        trial = trial.then(action)
        told += trial.told
    found = {event.place: Count(event.seat, points_of(event, told)) for event in _counted(told)}
    for root in completed(trial.after):
        tally = trial.after.zones.tally[root]
        found[tally.place] = Count(tally.leader(), worth(trial.after, root))
    return found


def _plainest(trial: Trial[Castle]) -> Action | None:
    """The answer to a question of counting that is open to the seat: no tile is used, any zone is first."""
    ask = trial.after.question(trial.seat)
    if isinstance(ask, MayDouble):
        return trial.after.box.actions.plain
    return ask.options(trial.after)[0] if isinstance(ask, ChooseZone) else None


def _counted(told: list[Event]) -> list[ZoneCounted]:
    return [event for event in told if isinstance(event, ZoneCounted)]


def points_of(zone: ZoneCounted, told: list[Event]) -> int:
    """The points for a zone: they are told right after it."""
    points = 0
    for event in told[told.index(zone) + 1 :]:
        if not isinstance(event, PointsScored):
            break
        points += event.points
    return points


def wins_bonus(zone: ZoneCounted, trial: Trial[Castle]) -> bool:
    """Whether the points for a zone lead to a bonus tile, which is turned up at once."""
    turned = isinstance(trial.after.question(CHANCE), TakeBonus)
    return turned and _counted(trial.told)[-1] is zone
