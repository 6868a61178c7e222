"""Parts of sentences that read the same wherever they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.games.castelli.names import (
    CARD,
    CHARACTERS,
    GRAIN,
    KINGS,
    MARKET,
    MINE,
    ON_GRAIN,
    ON_WOOD,
    ROCK,
    ROCK_1,
    SILVER,
    WOOD,
)
from maniero.games.castelli.nouns import character_name, colour_name, turn_name

if TYPE_CHECKING:
    from maniero.games.castelli.components import CastelliBox
    from maniero.i18n import Language

SITE_OF: Final = {ROCK: ROCK_1, GRAIN: ON_GRAIN, WOOD: ON_WOOD}  # By kind of area; of two sites the first.


class Nouns:
    """Cards, places and numbers of things, in one language and as this box has them."""

    def __init__(self, language: Language, box: CastelliBox) -> None:
        self._t: Final = language
        self._box: Final = box
        _ = language._
        king = _("the king")
        self.the: Final = [  # By character.
            *[king] * KINGS,
            _("the robber"),
            _("the steward"),
            _("the bandits"),
            _("the count"),
            _("the traitor"),
            _("the countess"),
            _("the master builder"),
            _("the brigand"),
            _("the farmer"),
            _("the duke"),
            _("the abbot"),
            _("the guard"),
            _("the army of knights"),
            _("the arsonist"),
        ]
        self.towards: Final = [_("to the north"), _("to the east"), _("to the south"), _("to the west")]
        self._amounts: Final = [  # By reward; cards are counted.
            _("{amount} wood"),
            _("{amount} grain"),
            _("{amount} rock"),
            _("{amount} silver"),
        ]
        self._areas: Final = [  # By kind.
            _("the wood area of {octagon}"),
            _("the grain area of {octagon}"),
            _("the rock area of {octagon}"),
            _("the market of {octagon}"),
        ]
        self._mine: Final = _("the silver mine")

    # ---- numbers of things

    def points(self, n: int) -> str:
        return self._t.n_("{n} point", "{n} points", n)

    def heraldic(self, n: int) -> str:
        return self._t.n_("{n} heraldic point", "{n} heraldic points", n)

    def cards(self, n: int) -> str:
        return self._t.n_("{n} card", "{n} cards", n)

    def castles(self, n: int) -> str:
        return self._t.n_("{n} castle", "{n} castles", n)

    def cities(self, n: int) -> str:
        return self._t.n_("{n} city", "{n} cities", n)

    def villages(self, n: int) -> str:
        return self._t.n_("{n} village", "{n} villages", n)

    def amount(self, reward: int, n: int) -> str:
        """So much of a resource, of silver, or so many cards: "2 rock"."""
        return self.cards(n) if reward == CARD else self._amounts[reward].format(amount=n)

    def silver(self, n: int) -> str:
        return self._amounts[SILVER].format(amount=n)

    def yields(self, kind: int, n: int) -> str:
        """What an area of a kind gives: a market cards, the mine silver, the others themselves."""
        if kind == MARKET:
            return self.cards(n)
        return self.silver(n) if kind == MINE else self.amount(kind, n)

    # ---- players, cards, tiles and places

    def colour(self, seat: int) -> str:
        """A player who is spoken of: all see the colours, while only tips know the names."""
        return colour_name(seat, self._t._)

    def card(self, character: int) -> str:
        """A card that is meant; kings are told apart by their points: "the king (4 points)"."""
        if character >= KINGS:
            return self.the[character]
        return f"{self.the[character]} ({self.points(self._box.king_points[character])})"

    def card_named(self, name: str) -> str:
        """The same by the name that a view has for it."""
        return self.card(CHARACTERS.index(name))

    def card_title(self, name: str) -> str:
        """The same as a title: "King (4 points)"."""
        title, character = character_name(name, self._t._), CHARACTERS.index(name)
        return title if character >= KINGS else f"{title} ({self.points(self._box.king_points[character])})"

    def tile(self, value: int, silver: int, card: bool) -> str:
        """What is on a tile: "value 3, 1 silver, a card"."""
        shown = [self._t._("value {value}").format(value=value)]
        if silver:
            shown.append(self.silver(silver))
        if card:
            shown.append(self._t._("a card"))
        return ", ".join(shown)

    def turned(self, turn: int) -> str:
        """Quarter turns within a sentence: "turned once"."""
        name = turn_name(turn, self._t._)
        return name[:1].lower() + name[1:]

    def area(self, kind: int, octagon: str) -> str:
        """An area that is meant: "the rock area of B3"; there is one mine."""
        return self._mine if kind == MINE else self._areas[kind].format(octagon=octagon)

    def spot(self, octagon: str, site: int) -> str:
        """Where a castle stands: "B3", and what tells the site from the first one of the octagon."""
        _ = self._t._
        sentence = [
            "{octagon}",
            _("{octagon} (second site)"),
            _("{octagon} (in grain)"),
            _("{octagon} (in wood)"),
        ]
        return sentence[site].format(octagon=octagon)
