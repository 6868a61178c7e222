"""Actions: what a seat, or chance, decides at one question.

An action is one object of a game's vocabulary.  It has three faces that never
disagree: the object the rules read, the integer a learner outputs, the word a record stores.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that can be done in a game.  Immutable; compare with ``is``."""

    def __init__(self, text: str) -> None:
        self.text: Final = text  # Its word.
        self.id: int = -1  # Its place in the vocabulary; set once, by Vocabulary.

    def __repr__(self) -> str:
        return self.text


class NotationError(ValueError):
    """The text is not a word of this game."""


class IllegalAction(ValueError):
    """The word is known but not allowed now; ``clause`` says which rule forbids it."""

    def __init__(self, word: str, clause: str) -> None:
        super().__init__(f"{word!r} is not allowed now (rule {clause})")
        self.word: Final = word
        self.clause: Final = clause


class Vocabulary:
    """Every action a game can ever see, in a fixed order: chance first, then the verbs of a turn."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions
        self._by_text: Final[dict[str, Action]] = {}
        for i, action in enumerate(actions):
            if action.text in self._by_text:
                raise ValueError(f"two actions are written {action.text!r}")
            action.id = i
            self._by_text[action.text] = action

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        """The action written ``text``, whatever the position."""
        action = self._by_text.get(text)
        if action is None:
            shown = text if len(text) <= 40 else text[:40] + "…"
            raise NotationError(f"unknown word {shown!r}")
        return action
