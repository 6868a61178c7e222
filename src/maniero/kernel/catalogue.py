"""A game as the table, the command line, the server and the bots see it.

One object per game gathers its parts, so that nothing outside a game's package names the game.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from maniero.kernel.action import Action
from maniero.kernel.clauses import Clause
from maniero.kernel.events import Event
from maniero.kernel.facts import Box
from maniero.kernel.options import Option, OptionError, resolve
from maniero.kernel.state import State

if TYPE_CHECKING:
    from maniero.i18n import Language

View = Any  # A game's own TypedDict; JSON all through.


class Tip:
    """The explanation of one thing: a title, a few lines, and the clause to read on."""

    def __init__(self, title: str, lines: list[str], clause: str) -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.clause: Final = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """What a person reads of one game in one language."""

    @abstractmethod
    def question(self, s: State, seat: int) -> str:
        """What ``seat`` is asked now, as the end of "You: ..."; "" when it is not asked."""

    @abstractmethod
    def action(self, s: State, action: Action) -> str:
        """What ``action`` would do in this position, as an order: "Hire an assistant"."""

    @abstractmethod
    def event(self, event: Event) -> str:
        """What happened, to be read after the player's name: "builds in Indur"; "" for nothing."""

    @abstractmethod
    def group(self, action: Action) -> str:
        """The verb of an action, as a short button: "Build"; actions of one verb share it."""

    @abstractmethod
    def tip(self, view: View, pick: str) -> Tip | None:
        """What a thing on the picture is, told from a view alone; None when it is not there."""

    @abstractmethod
    def option(self, name: str) -> str:
        """The title of an option."""

    @abstractmethod
    def value(self, name: str, value: str) -> str:
        """The title of an option's value."""


class Pictures:
    """SVG of the common board, of the viewer's things (wide and narrow), and of each other seat."""

    def __init__(self, board: str, mine: str, narrow: str, panels: dict[int, str], strip: str = "") -> None:
        self.board: Final = board
        self.mine: Final = mine  # "" for a spectator.
        self.narrow: Final = narrow
        self.panels: Final = panels  # By seat; all seats for a spectator.
        self.strip: Final = strip  # What is needed beside the board on a phone; "" where ``mine`` is flat.


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the catalogue."""

    def __init__(
        self, id: str, title: str, seats: list[int], rules: int, options: list[Option], minutes: int
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.seats: Final = seats  # Possible numbers of players.
        self.rules: Final = rules  # Version of the rules: records of another version may not replay.
        self.options: Final = options
        self.minutes: Final = minutes  # A usual game around a table.

    @abstractmethod
    def box(self, path: str | None = None) -> Box:
        """The components, from the package or from a corrected file."""

    @abstractmethod
    def setup(self, box: Box, seats: int, options: dict[str, str]) -> State:
        """The first position; ``options`` are complete and known, but may not go together."""

    @abstractmethod
    def clauses(self) -> dict[str, Clause]:
        """The rules in their order, by id."""

    @abstractmethod
    def view(self, s: State, viewer: int) -> View:
        """What ``viewer`` sees; NOBODY is a spectator."""

    @abstractmethod
    def text(self, language: Language) -> Text:
        """The words of the game in a language."""

    @abstractmethod
    def picks(self, s: State, seat: int, action: Action) -> list[str]:
        """The things on the picture that make up an action of ``seat``, in any order."""

    @abstractmethod
    def pictures(self, view: View, names: list[str], language: Language) -> Pictures:
        """The parts of the picture that a page puts together."""

    @abstractmethod
    def sprite(self) -> str:
        """The symbols that ``pictures`` uses, once per page."""

    @abstractmethod
    def picture(self, view: View, names: list[str], language: Language) -> str:
        """The position as one self-contained SVG, 1440 wide."""

    @abstractmethod
    def value(self, s: State, seat: int) -> float:
        """How good the position is for ``seat``, for simple bots; more is better."""

    def resolve(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; refused when seats or options are not to be had."""
        if seats not in self.seats:
            raise OptionError(f"{self.title} is for {', '.join(map(str, self.seats))} players, not {seats}")
        return resolve(self.options, options)

    def new(self, seats: int, options: dict[str, str] | None = None, box: Box | None = None) -> State:
        """A new game, refused with a clear error before it starts when something is not to be had."""
        chosen = self.resolve(seats, options or {})
        return self.setup(box if box is not None else self.box(), seats, chosen)
