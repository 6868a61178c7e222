"""The names of things: parts of sentences that read the same wherever they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.council.names import CARDS, CITY_COLOURS, REGIONS
from maniero.games.council.nouns import colour_name, region_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maniero.games.council.components import CouncilBox
    from maniero.i18n import Language


class Nouns:
    """Names in one language, in the order of ``names.py``.

    A colour on its own, a councillor and a card are messages of their own, because in many
    languages the colour takes another form in each of them.
    """

    def __init__(self, language: Language) -> None:
        self._t: Final = language
        _ = language._
        self.colours: Final = [colour_name(colour, _) for colour in CARDS]
        self.councillors: Final = [
            _("a white councillor"),
            _("a black councillor"),
            _("a blue councillor"),
            _("an orange councillor"),
            _("a pink councillor"),
            _("a purple councillor"),
        ]
        self.cards: Final = [
            _("a white card"),
            _("a black card"),
            _("a blue card"),
            _("an orange card"),
            _("a pink card"),
            _("a purple card"),
            _("a joker"),
        ]
        self.councils: Final = [
            _("coast council"),
            _("hills council"),
            _("mountains council"),
            _("king's council"),
        ]
        self.places: Final = [region_name(region, _) for region in REGIONS]
        self.city_colours: Final = [colour_name(colour, _) for colour in CITY_COLOURS]
        self.permits_of: Final = [
            _("the permits of the coast"),
            _("the permits of the hills"),
            _("the permits of the mountains"),
        ]
        self.tiles: Final = [
            _("the bonus tile of the coast"),
            _("the bonus tile of the hills"),
            _("the bonus tile of the mountains"),
            _("the bonus tile of the gold cities"),
            _("the bonus tile of the silver cities"),
            _("the bonus tile of the bronze cities"),
            _("the bonus tile of the iron cities"),
        ]

    def points(self, n: int) -> str:
        return self._t.n_("{n} point", "{n} points", n)

    def coins(self, n: int) -> str:
        return self._t.n_("{n} coin", "{n} coins", n)

    def assistants(self, n: int) -> str:
        return self._t.n_("{n} assistant", "{n} assistants", n)

    def roads(self, n: int) -> str:
        return self._t.n_("{n} road", "{n} roads", n)

    def bonuses(self, bonuses: dict[str, int]) -> list[str]:
        """What is gained, in the order of the print: "+2 coins", "+1 assistant"."""
        return [f"+{self._bonus(kind, amount)}" for kind, amount in bonuses.items()]

    def _bonus(self, kind: str, n: int) -> str:
        if kind == "points":
            return self.points(n)
        if kind == "coins":
            return self.coins(n)
        if kind == "assistants":
            return self.assistants(n)
        if kind == "cards":
            return self._t.n_("{n} card", "{n} cards", n)
        if kind == "nobility":
            return self._t.n_("{n} nobility step", "{n} nobility steps", n)
        return self._t.n_("{n} main action", "{n} main actions", n)

    def kinds(self, kinds: Iterable[int]) -> str:
        """Cards or councillors by their colours: "pink, pink, joker"."""
        return ", ".join(self.colours[kind] for kind in kinds)


def permit_name(box: CouncilBox, permit: int) -> str:
    """A permit by the initials of its cities: "A/B/E"."""
    return "/".join(box.permits[permit].name)


def city_names(box: CouncilBox, permit: int) -> str:
    """The cities of a permit by their names."""
    return ", ".join(box.cities[city] for city in box.permits[permit].cities)
