"""What happens in Castelli, in words."""

from __future__ import annotations

import pytest

from maniero.games.castelli import events as told
from maniero.games.castelli.names import (
    CARD,
    GRAIN,
    MARKET,
    MINE,
    NONE,
    ON_GRAIN,
    ROCK,
    ROCK_1,
    ROCK_2,
    SILVER,
)
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from tests.games.castelli.wording import CHARACTER, OCTAGON, SQUARE, TILE, both_events

C1, D1, KING = SQUARE["C1"], OCTAGON["D1"], CHARACTER["king4"]


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            told.PieceLaid(NOBODY, 1, 1, True),
            "Piece B is laid, turned round.",
            "Si mette il pezzo B, ruotato di mezzo giro.",
        ),
        (told.PieceLaid(0, 1, 2, False), "lays piece C as printed", "mette il pezzo C come stampato"),
        (
            told.StartingTileDealt(0, TILE["s1"]),
            "gets a starting tile: value 6",
            "riceve una tessera iniziale: valore 6",
        ),
        (
            told.TurnStarted(0, 1),
            "begins the turn; 1 tile is face down",
            "comincia il turno; 1 tessera è coperta",
        ),
        (
            told.TileRevealed(0, C1, TILE["h29"]),
            "turns up a tile on C1: value 1, 1 silver, a card",
            "rivela una tessera in C1: valore 1, 1 argento, una carta",
        ),
        (
            told.TileLaid(1, C1, TILE["h01"], 0, False, 2),
            "lays the tile on C1, their shield to the east: +2 silver",
            "posa la tessera in C1, con il proprio scudo a est: +2 argento",
        ),
        (
            told.TileLaid(0, C1, TILE["s1"], 2, True, 0),
            "lays the tile in hand on C1 instead, their shield to the south",
            "posa invece in C1 la tessera che aveva in mano, con il proprio scudo a sud",
        ),
        (
            told.TileTurned(0, C1, 2),
            "turns the tile on C1 with a steward",
            "ruota la tessera in C1 con uno steward",
        ),
        (
            told.RimRewarded(0, C1, SILVER, 1),
            "gets 1 silver from the rim at C1",
            "riceve 1 argento dal bordo presso C1",
        ),
        (told.RimRewarded(0, C1, CARD, 1), "gets 1 card from the rim at C1", None),
        (
            told.RimRewarded(0, C1, GRAIN, 0),
            "can take nothing from the rim at C1",
            "non può prendere nulla dal bordo presso C1",
        ),
        (
            told.GameEnded(NOBODY),
            "The last tile lies: the silver mine is evaluated and the final points are counted.",
            None,
        ),
    ],
)
def test_the_tile(event: Event, english: str, italian: str | None) -> None:
    found = both_events(event)
    assert found[0] == english
    assert italian in (None, found[1])


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            told.AreaWon(0, D1, ROCK, 2, [5, 4], 1, 2),
            "takes 2 rock from D1, 5 heraldic points against 4",
            "prende 2 roccia da D1, con 5 punti araldici contro 4",
        ),
        (
            told.AreaWon(1, D1, ROCK, 2, [0, 1, 0], 1, 1),
            "takes 1 rock from D1, 1 heraldic point unopposed, the rest is lost",
            "prende 1 roccia da D1, con 1 punto araldico senza rivali, il resto va perso",
        ),
        (
            told.AreaWon(0, D1, MARKET, 2, [3, 3], 2, 1),
            "draws 1 card at the market of D1, a tie of 2 with 3 heraldic points",
            "pesca 1 carta al mercato di D1, in 2 a pari con 3 punti araldici",
        ),
        (
            told.AreaWon(0, D1, GRAIN, 1, [3, 3, 3], 3, 0),
            "gets nothing for the grain area of D1, a tie of 3 with 3 heraldic points",
            "non ottiene nulla per l'area grano di D1, in 3 a pari con 3 punti araldici",
        ),
        (
            told.AreaWon(0, D1, MINE, 7, [3, 1], 1, 7),
            "takes 7 silver from the silver mine, 3 heraldic points against 1",
            "prende 7 argento dalla miniera d'argento, con 3 punti araldici contro 1",
        ),
        (
            told.AreaLost(NOBODY, D1, MARKET),
            "Nobody has heraldic points at the market of D1.",
            "Nessuno ha punti araldici per il mercato di D1.",
        ),
    ],
)
def test_areas(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)


@pytest.mark.parametrize(
    ("event", "own", "english", "italian"),
    [
        (told.CardDrawn(0, KING), "draws the king (4 points)", "draws a card", "pesca una carta"),
        (
            told.CardSold(0, KING, 2),
            "sells the king (4 points) for 2 silver",
            "sells a card for 2 silver",
            "vende una carta per 2 argento",
        ),
        (
            told.CardBought(0, 1, KING, 1),
            "buys the king (4 points) from the red player for 1 silver",
            "buys a card from the red player for 1 silver",
            "compra una carta dal giocatore rosso per 1 argento",
        ),
    ],
)
def test_others_do_not_hear_which_card(event: Event, own: str, english: str, italian: str) -> None:
    mine, theirs = event.seen_by(0), event.seen_by(2)
    assert mine is not None
    assert theirs is not None
    assert both_events(mine)[0] == own
    assert both_events(theirs) == (english, italian)


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.CharacterPlayed(0, KING), "plays the king (4 points)", "gioca il re (4 punti)"),
        (
            told.SilverRobbed(0, 1, 2),
            "takes 2 silver from the red player",
            "prende 2 argento al giocatore rosso",
        ),
        (
            told.MineRobbed(0, 5),
            "takes 5 silver from the silver mine",
            "prende 5 argento dalla miniera d'argento",
        ),
        (told.SettlementFounded(0, D1, False), "founds a village in D1", "fonda un villaggio in D1"),
        (told.SettlementFounded(0, D1, True), "founds a city in D1", "fonda una città in D1"),
        (told.CityBurnt(0, D1), "burns the city in D1 down", "brucia la città in D1"),
        (
            told.CastleBuilt(0, D1, ROCK_2, [1, 1, 1], 0),
            "builds a castle in D1 (second site)",
            "costruisce un castello in D1 (secondo sito)",
        ),
        (
            told.CastleBuilt(0, D1, ON_GRAIN, [1, 0, 1], 2),
            "builds a castle in D1 (in grain) and pays 2 silver for what is missing",
            "costruisce un castello in D1 (nel grano) e paga 2 argento per ciò che manca",
        ),
        (
            told.BuildingOverAnnounced(0, D1, 1),
            "wants to build over the castle of the red player in D1",
            "vuole sovracostruire il castello del giocatore rosso in D1",
        ),
        (
            told.CastleBuiltOver(0, D1, ROCK_1, 1, [2, 2, 2], 0),
            "builds over the castle of the red player in D1",
            "sovracostruisce il castello del giocatore rosso in D1",
        ),
        (
            told.CastleGuarded(0, D1, 1),
            "keeps the castle in D1 with a guard",
            "salva il castello in D1 con una guardia",
        ),
    ],
)
def test_characters_and_castles(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)


@pytest.mark.parametrize(
    ("clause", "count", "each", "english", "italian"),
    [
        ("card.king", 1, 4, "scores 4 points for the king", "fa 4 punti per il re"),
        ("castle.cities", 2, 2, "scores 4 points for 2 cities", "fa 4 punti per 2 città"),
        ("castle.villages", 1, 1, "scores 1 point for 1 village", "fa 1 punto per 1 villaggio"),
        ("end.cards", 3, 1, "scores 3 points for 3 cards", "fa 3 punti per 3 carte"),
        ("end.resources", 1, 1, "scores 1 point for 1 resource", "fa 1 punto per 1 risorsa"),
        (
            "end.silver-first",
            1,
            4,
            "scores 4 points for the most silver",
            "fa 4 punti per la maggior quantità d'argento",
        ),
        ("end.silver-second", 1, 2, "scores 2 points for the second most silver", None),
        ("end.silver-tie", 1, 3, "scores 3 points for a tie for the most silver", None),
        ("dilemma.kept", 1, 5, "scores 5 points for the starting tile in hand", None),
        ("battle.cities", 1, 6, "scores 6 points for the most castles around a city", None),
        ("battle.villages", 1, 3, "scores 3 points for the most castles around a village", None),
        ("battle.castles", 4, 2, "scores 8 points for 4 castles", "fa 8 punti per 4 castelli"),
    ],
)
def test_points(clause: str, count: int, each: int, english: str, italian: str | None) -> None:
    found = both_events(PointsScored(0, clause, count, each))
    assert found[0] == english
    assert italian in (None, found[1])


def test_a_card_that_is_nobodys_business_is_none() -> None:
    seen = told.CardDrawn(0, KING).seen_by(NOBODY)
    assert isinstance(seen, told.CardDrawn)
    assert seen.character == NONE


@pytest.mark.parametrize(
    ("city", "castles", "tied", "english", "italian"),
    [
        (
            True,
            3,
            False,
            "leads at the city in D1 with 3 castles",
            "ha la maggioranza alla città in D1 con 3 castelli",
        ),
        (True, 1, True, "ties at the city in D1 with 1 castle", "pareggia alla città in D1 con 1 castello"),
        (False, 2, False, "leads at the village in D1 with 2 castles", None),
        (False, 2, True, "ties at the village in D1 with 2 castles", None),
    ],
)
def test_majorities(city: bool, castles: int, tied: bool, english: str, italian: str | None) -> None:
    found = both_events(told.MajorityWon(0, D1, city, castles, tied))
    assert found[0] == english
    assert italian in (None, found[1])
