"""What a person reads of a game in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from maniero.kernel.facts import Box
from maniero.kernel.first import RANDOM, First

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kernel.clauses import Clause
    from maniero.kernel.events import Event
    from maniero.kernel.state import State

# A game's own TypedDict; JSON all through.  All have ``viewer``, and ``players`` with a ``seat`` each.
View = Any

B = TypeVar("B", bound=Box)


class Tip:
    """The explanation of one thing: a title, a few lines, and the clause to read on."""

    def __init__(self, title: str, lines: list[str], clause: str) -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.clause: Final = clause


class Speech(Generic[B]):
    """What every sentence about a game may need: the language, the box in use, the rules."""

    def __init__(self, language: Language, box: B, clauses: Mapping[str, Clause]) -> None:
        self.language: Final = language
        self.box: Final = box
        self._clauses: Final = clauses

    def rule(self, clause: str) -> str:
        """A clause in this language."""
        return self._clauses[clause].text[self.language.code]


class Text:
    """A game in one language: the parts of its package that speak, and its titles."""

    def __init__(
        self,
        speech: Speech[Any],
        *,
        questions: Callable[[Any, int], str],
        orders: Callable[[Any, int, Action], str],
        reports: Callable[[Event], str],
        verbs: Mapping[type[Action], str],
        tips: Callable[[View, str, Sequence[str]], Tip | None],
        caption: str,
        chapters: Mapping[str, str],
        components: Mapping[str, str],
        options: Mapping[str, str],
        values: Callable[[str, str], str],
        bundles: Mapping[str, tuple[str, str]],
    ) -> None:
        self._language: Final = speech.language
        self._questions: Final = questions
        self._orders: Final = orders
        self._reports: Final = reports
        self._verbs: Final = verbs
        self._tips: Final = tips
        self.caption: Final = caption  # What the game is about, in a line.
        self._chapters: Final = chapters
        self._components: Final = components
        self._options: Final = options
        self._values: Final = values
        self._bundles: Final = bundles

    def question(self, s: State, seat: int) -> str:
        """What ``seat`` is asked now, as the end of "You: ..."; "" when it is not asked."""
        return self._questions(s, seat)

    def action(self, s: State, seat: int, action: Action) -> str:
        """What ``action`` of ``seat`` would do here, as an order: "Hire an assistant: 3 coins"."""
        return self._orders(s, seat, action)

    def event(self, event: Event) -> str:
        """What happened, to be read after the player's name: "builds in Indur"; "" for nothing."""
        return self._reports(event)

    def verb(self, action: Action) -> str:
        """The verb of an action, as a short button: "Build"; actions of one class share it."""
        return self.option("first") if isinstance(action, First) else self._verbs[type(action)]

    def tip(self, view: View, pick: str, names: Sequence[str] = ()) -> Tip | None:
        """What a thing on the picture is, told from a view alone; None when it is not there."""
        return self._tips(view, pick, names)

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules: what stands before the dot in the ids of its clauses."""
        _ = self._language._
        common = {
            "setup": _("Set-up"),
            "turn": _("A turn"),
            "hidden": _("What is hidden"),
            "end": _("The end"),
        }
        return self._chapters.get(chapter) or common[chapter]

    def component(self, part: str) -> str:
        """A part of the component file that is not confirmed."""
        return self._components[part]

    def option(self, name: str) -> str:
        """The title of an option."""
        return self._language._("First player") if name == "first" else self._options[name]

    def value(self, name: str, value: str) -> str:
        """The title of an option's value."""
        _ = self._language._
        if name == "first":
            return _("At random") if value == RANDOM else _("Player {number}").format(number=value)
        return self._values(name, value)

    def bundle(self, name: str) -> tuple[str, str]:
        """The title of a bundle of options, and a sentence about it."""
        return self._bundles[name]
