"""A game in one language, put together from the parts that speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from maniero.catalogue import Speech, Text, Tip, View

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from maniero.i18n import Language
    from maniero.kernel.action import Action
    from maniero.kit.speaking import Orders, Questions, Reports
    from maniero.kit.tips import Tips


class Titles(Protocol):
    """A module with the titles of a game."""

    def caption(self, language: Language) -> str: ...
    def verbs(self, language: Language) -> dict[type[Action], str]: ...
    def chapters(self, language: Language) -> dict[str, str]: ...
    def components(self, language: Language) -> dict[str, str]: ...
    def options(self, language: Language) -> dict[str, str]: ...
    def value(self, language: Language, name: str, value: str) -> str: ...


def spoken(
    speech: Speech[Any],
    titles: Titles,
    questions: Questions[Any, Any, Any],
    orders: Orders[Any, Any, Any],
    reports: Reports[Any, Any],
    tips: Callable[[Sequence[str]], Tips[Any, Any, Any]],
    bundles: Mapping[str, tuple[str, str]] | None = None,
) -> Text:
    """The text of a game; ``tips`` makes those for players of these names."""
    language = speech.language

    def tip(view: View, pick: str, names: Sequence[str]) -> Tip | None:
        return tips(names).tip(view, pick)

    def value(name: str, value: str) -> str:
        return titles.value(language, name, value)

    return Text(
        speech,
        questions=questions.question,
        orders=orders.order,
        reports=reports.report,
        tips=tip,
        verbs=titles.verbs(language),
        caption=titles.caption(language),
        chapters=titles.chapters(language),
        components=titles.components(language),
        options=titles.options(language),
        values=value,
        bundles=bundles or {},
    )
