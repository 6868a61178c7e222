"""Tips: what a thing on the picture is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from maniero.kit.phrases import B, N, Phrases, capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Speech, Tip

V = TypeVar("V")


class Tips(Phrases[B, N], Generic[B, N, V]):
    """Told from a view alone; a method for each kind of thing, which gets the view and which one it is.

    A pick is its kind and, after a dash, which one: "city-B".
    """

    def __init__(self, speech: Speech[B], nouns: N, names: Sequence[str]) -> None:
        super().__init__(speech, nouns)
        self._names: Final = names

    def tip(self, view: V, pick: str) -> Tip | None:
        """The tip of ``pick``; None when there is no such thing in the view."""
        kind, _dash, which = pick.partition("-")
        tip: Tip | None = self._said_of(kind, view, which) if self.speaks_of(kind) else None
        return tip

    def _name(self, seat: int) -> str:
        return self._names[seat] if self._names else self._("Player {number}").format(number=seat + 1)

    def _rule(self, clause: str) -> str:
        """What a clause says."""
        return self._speech.rule(clause)

    def _effect(self, clause: str) -> str:
        """What a clause says of a thing, without the name of the thing before it: "Bank: take 2 silver"."""
        _name, _colon, rest = self._speech.rule(clause).partition(": ")
        return capital(rest)
