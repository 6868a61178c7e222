"""Sentences about things, found by the class of the thing.

A game writes one method for each class and marks it: ``@says(Elect)`` above the method that
says what electing is.  The classes here find it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from maniero.kernel.facts import Box

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.catalogue import Speech

B = TypeVar("B", bound=Box)
N = TypeVar("N")  # The names of things of a game.
F = TypeVar("F", bound="Callable[..., Any]")

_SAYS: Final = "_says"


def says(*kinds: type[object] | str) -> Callable[[F], F]:
    """The method below speaks of things of these classes (a tip: of picks that begin so)."""

    def mark(method: F) -> F:
        setattr(method, _SAYS, kinds)
        return method

    return mark


class Phrases(Generic[B, N]):
    """Methods that speak, by what they speak of."""

    _methods: ClassVar[dict[type[object] | str, str]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._methods = {
            kind: name
            for each in reversed(cls.__mro__)
            for name, method in vars(each).items()
            for kind in getattr(method, _SAYS, ())
        }

    def __init__(self, speech: Speech[B], nouns: N) -> None:
        self._speech: Final = speech
        self._nouns: Final = nouns
        self._box: Final = speech.box
        self._: Final = speech.language._
        self.n_: Final = speech.language.n_

    def speaks_of(self, kind: type[object] | str) -> bool:
        """Whether there is a method for things of this kind."""
        return kind in self._methods

    def _said_of(self, kind: type[object] | str, *given: Any) -> Any:
        """What the method for things of this kind says."""
        return getattr(self, self._methods[kind])(*given)


def followed(head: str, details: list[str]) -> str:
    """A phrase and, after a colon, what it costs or gives: "Hire an assistant: 3 coins"."""
    return f"{head}: {', '.join(details)}" if details else head


def capital(text: str) -> str:
    """The text as a title: its first letter is large."""
    return text[:1].upper() + text[1:]
