"""What explains itself in The Council of Four: the things on the picture, the options."""

from __future__ import annotations

import pytest

from maniero.games.council.names import KING
from maniero.games.council.view import view
from maniero.kernel.bags import one
from maniero.kernel.bits import bit
from maniero.kernel.state import NOBODY
from tests.games.council.wording import CITY, COLOUR, ENGLISH, ITALIAN, TILE_OF_HILLS, council_of, game
from tests.games.wording import said


def test_tips() -> None:
    s = game()
    s.players[1].built = bit(CITY["J"])
    s.councils[KING] = council_of("pink", "pink", "blue", "white")
    s.tile_owner[TILE_OF_HILLS] = 2
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "city-J")) == [
        "Juvelar",
        "Hills, purple",
        "The king is here.",
        "1 emporium stands here.",
        "To build here you return 1 assistant.",
        "build.purple",
    ]
    assert said(ITALIAN.tip(view(s, 1), "city-J"))[1:-1] == [
        "Colline, viola",
        "Qui c'è il re.",
        "Qui c'è 1 emporio.",
        "Qui hai già costruito.",
    ]
    assert said(ITALIAN.tip(seen, "council-king")) == [
        "Consiglio del re",
        "rosa, rosa, blu, bianco",
        "Il prossimo a cadere: un consigliere bianco",
        "king.council",
    ]
    assert said(ITALIAN.tip(seen, "bonus-hills")) == [
        "La tessera bonus delle colline",
        "5 punti",
        "Già conquistata.",
        "tile.bonus",
    ]
    assert said(ENGLISH.tip(seen, "king-reward")) == [
        "King's reward tiles",
        "The next one is worth 25 points.",
        "After it: 18, 12, 7, 3",
        "tile.king",
    ]
    assert said(ENGLISH.tip(seen, "nobility-16")) == [
        "Nobility track, space 16",
        "Take the rewards of 2 of your cities again.",
        "nobility.two-cities",
    ]
    assert said(ITALIAN.tip(seen, "nobility-2"))[1:] == ["+2 punti", "+2 monete", "nobility.space"]


@pytest.mark.parametrize(
    "pick",
    [
        "city-Z",
        "token-J",
        "council-sea",
        "free-green",
        "permit-XYZ",
        "own-ABE",
        "used-ABE",
        "pile-king",
        "bonus-purple",
        "nobility-21",
        "nobility-x",
        "card-green",
        "dragon-1",
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    assert ENGLISH.tip(view(game(), 0), pick) is None


@pytest.mark.parametrize("pick", ["card-white", "coins", "assistants"])
def test_spectators_hold_nothing(pick: str) -> None:
    s = game()
    s.players[0].hand = one(COLOUR["white"])
    assert ENGLISH.tip(view(s, 0), pick) is not None
    assert ENGLISH.tip(view(s, NOBODY), pick) is None


def test_titles_of_options() -> None:
    assert ITALIAN.option("first") == "Primo giocatore"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
    assert ENGLISH.value("map", "ABB") == "Coast side A, hills side B, mountains side B"
