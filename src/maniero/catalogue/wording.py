"""What a person reads of a game in one language."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, TypeVar

from maniero.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maniero.kernel.action import Action
    from maniero.kernel.events import Event

# A game's own TypedDict; JSON all through.  All have ``viewer``, and ``players`` with a ``seat`` each.
View = Any

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Tip:
    """The explanation of one thing: a title, a few lines, and the clause to read on."""

    def __init__(self, title: str, lines: list[str], clause: str) -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.clause: Final = clause


class Text:
    """What a person reads of one game in one language, said by the parts of its package."""

    def __init__(
        self,
        *,
        questions: Callable[[S, int], str],
        orders: Callable[[S, Action], str],
        reports: Callable[[Event], str],
        groups: dict[type[Action], str],
        tips: Callable[[V, str, Sequence[str]], Tip | None],
    ) -> None:
        # As in Game, the types of one game are no longer told apart here.
        self._questions: Final[Callable[[Any, int], str]] = questions
        self._orders: Final[Callable[[Any, Action], str]] = orders
        self._reports: Final = reports
        self._groups: Final = groups
        self._tips: Final[Callable[[View, str, Sequence[str]], Tip | None]] = tips

    def question(self, s: State, seat: int) -> str:
        """What ``seat`` is asked now, as the end of "You: ..."; "" when it is not asked."""
        return self._questions(s, seat)

    def action(self, s: State, action: Action) -> str:
        """What ``action`` would do in this position, as an order: "Hire an assistant"."""
        return self._orders(s, action)

    def event(self, event: Event) -> str:
        """What happened, to be read after the player's name: "builds in Indur"; "" for nothing."""
        return self._reports(event)

    def group(self, action: Action) -> str:
        """The verb of an action, as a short button: "Build"; actions of one verb share it."""
        return self._groups[type(action)]

    def tip(self, view: View, pick: str, names: Sequence[str] = ()) -> Tip | None:
        """What a thing on the picture is, told from a view alone; None when it is not there."""
        return self._tips(view, pick, names)

    @abstractmethod
    def option(self, name: str) -> str:
        """The title of an option."""

    @abstractmethod
    def value(self, name: str, value: str) -> str:
        """The title of an option's value."""
