"""What a thinker is asked besides moves: hints, and pieces of the analysis of a game that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maniero.bots.bot import world_of
from maniero.bots.chances import Chances
from maniero.bots.levels import MASTER
from maniero.i18n import language
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.trial import Trial
from maniero.table.analysis import Analysis, Turn

if TYPE_CHECKING:
    from maniero.bots.bot import Bot, Thought
    from maniero.catalogue import Game, Text
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State

HINT: Final = "hint"
STOPS: Final = "stops"
CHANCES: Final = "chances"
ADVISED: Final = "advised"


def advise(game: Game, box: Box | None, state: State | None, question: dict[str, Any]) -> Any:
    """The answer to a question about something; ``state`` is the position that a hint is for."""
    seats, options, given = question["seats"], question["options"], question["given"]
    if state is not None:
        bot = game.bot(MASTER, seats, options)
        rng = Rng(question["seed"])
        world = world_of(bot, state, question["seat"], rng)
        text = game.text(language(given["language"]), box)
        bot.seconds = question["seconds"]
        return hint(game, bot, world, question["seat"], rng, text)
    moves = [Move(seat, word) for seat, word in question["moves"]]
    analysis = Analysis(game, seats, options, moves, box)
    if question["about"] == STOPS:
        return analysis.stops()
    if question["about"] == CHANCES:
        return analysis.chances(given["stops"])
    return analysis.advised(Turn(*given["turn"]))._asdict()


def hint(game: Game, bot: Bot, world: State, seat: int, rng: Rng, text: Text) -> dict[str, Any]:
    """What a bot would do for ``seat``, and why: told from a world that it has imagined, and nothing else."""
    thoughts = bot.thoughts(world, seat, rng)
    best = Line(world, seat, thoughts[0], text)
    found = {"word": best.word, "points": best.points, "rest": best.rest, "other": "", "less": 0.0}
    found["only"] = len(world.legal_for(seat)) == 1
    if len(thoughts) > 1:
        other = Line(world, seat, thoughts[1], text)
        ahead, seed = Chances(game.value), rng.word()
        found["other"] = other.order
        found["less"] = ahead.margin(best.end, seat, seed) - ahead.margin(other.end, seat, seed)
    return found


class Line:
    """A plan as it would go, in words."""

    def __init__(self, world: State, seat: int, thought: Thought, text: Text) -> None:
        self.word: Final = thought.action.text
        self.order: Final = text.action(world, seat, thought.action)
        trial = Trial(world, seat, thought.action)
        points, rest = trial.points(), []
        for action in thought.after:
            if trial.after.objection(seat, action):
                break
            if len(trial.after.legal_for(seat)) > 1:  # What goes by itself is no plan.
                rest.append(text.action(trial.after, seat, action))
            trial = trial.then(action)
            points += trial.points()
        self.points: Final = points  # Of the whole turn.
        self.rest: Final[list[str]] = rest
        self.end: Final = trial.after
