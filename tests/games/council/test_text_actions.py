"""What may be done in The Council of Four, as orders and buttons."""

from __future__ import annotations

from typing import cast

import pytest

from maniero.games import find
from maniero.games.council.rules.bonuses import RepeatAPermit, TakeAPermit
from maniero.games.council.rules.councils import PayForPermit
from maniero.games.council.rules.turn import TURN
from maniero.games.council.state import Council
from maniero.kernel.bits import bit
from maniero.kernel.state import Ask
from tests.games.council.positions import give, table, tokens
from tests.games.council.wording import CITY, PERMIT, WORDS, both_actions, game

PAYING = PayForPermit(0, 0, PERMIT["ABC"])


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "elect-pink-hills",
            "Elect a pink councillor to the hills council: +4 coins",
            "Eleggi un consigliere rosa nel consiglio delle colline: +4 monete",
        ),
        (
            "send-orange-king",
            "Send an assistant to elect an orange councillor to the king's council",
            "Manda un aiutante a eleggere un consigliere arancione nel consiglio del re",
        ),
        (
            "buy-FGH",
            "Buy permit F/G/H: +1 nobility step, +1 coin",
            "Acquista il permesso F/G/H: +1 passo di nobiltà, +1 moneta",
        ),
        ("build-I-I", "Build in Indur with permit I", "Costruisci nella città di Indur con il permesso I"),
        (
            "king-J",
            "Build in Juvelar with the king, who is there already",
            "Costruisci nella città di Juvelar con il re, che è già lì",
        ),
        (
            "king-K",
            "Build in Kultos with the king: 2 roads, 4 coins, +1 point",
            "Costruisci nella città di Kultos con il re: 2 strade, 4 monete, +1 punto",
        ),
        ("hire", "Hire an assistant: 3 coins", "Ingaggia un aiutante: 3 monete"),
        (
            "change-mountains",
            "Change the permits of the mountains: 1 assistant",
            "Cambia i permessi delle montagne: 1 aiutante",
        ),
        ("end", "End your turn", "Termina il turno"),
        ("reward-J", "Take the reward of Juvelar", "Prendi la ricompensa di Juvelar"),
        ("draw-white", "Draw a white card", "Pesca una carta bianca"),
        ("draw-joker", "Draw a joker", "Pesca un jolly"),
        ("reveal-N", "Reveal permit N: +7 coins", "Scopri il permesso N: +7 monete"),
        (
            "neutral-ABE",
            "Place neutral emporiums in Arkon, Burgen, Esti",
            "Piazza un emporio neutrale in ognuna di queste città: Arkon, Burgen, Esti",
        ),
        ("first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        (
            "map-ABA",
            "Lay the coast on side A, the hills on B, the mountains on A",
            "Usa il lato A per la costa, B per le colline, A per le montagne",
        ),
    ],
)
def test_orders(word: str, english: str, italian: str) -> None:
    assert both_actions(game(), word) == (english, italian)


@pytest.mark.parametrize(
    ("asked", "word", "english", "italian"),
    [
        (
            TURN[0],
            "extra",
            "Gain one more main action: 3 assistants",
            "Ottieni un'azione principale aggiuntiva: 3 aiutanti",
        ),
        (PAYING, "pay-pink-joker", "Pay with pink, joker: 8 coins", "Paga con rosa, jolly: 8 monete"),
        (
            PAYING,
            "pay-black-blue-pink-joker",
            "Pay with black, blue, pink, joker: 1 coin",
            "Paga con nero, blu, rosa, jolly: 1 moneta",
        ),
        (
            PAYING,
            "pay-black-blue-orange-pink",
            "Pay with black, blue, orange, pink: no coins",
            "Paga con nero, blu, arancione, rosa: nessuna moneta",
        ),
        (
            TakeAPermit(0),
            "take-KLM",
            "Take permit K/L/M without paying: +1 assistant, +1 coin",
            "Prendi il permesso K/L/M senza pagarlo: +1 aiutante, +1 moneta",
        ),
        (
            RepeatAPermit(0),
            "repeat-MN",
            "Take the bonuses of permit M/N again: +1 main action",
            "Ottieni di nuovo i bonus del permesso M/N: +1 azione principale",
        ),
    ],
)
def test_orders_promise_what_a_trial_brings(
    asked: Ask[Council], word: str, english: str, italian: str
) -> None:
    s = table()
    give(s, 0, hand="pink blue black orange joker", permits="MN")
    s.asks.append(asked)
    assert both_actions(s, word) == (english, italian)


def test_building_beside_others_costs_assistants() -> None:
    s = table()
    give(s, 0, hand="white joker", permits="I")
    s.players[1].built = bit(CITY["I"])
    assert both_actions(s, "build-I-I")[0] == "Build in Indur with permit I: 1 assistant"
    s.players[2].built = bit(CITY["I"])
    assert both_actions(s, "king-I") == (
        "Build in Indur with the king: 1 road, 2 coins, 2 assistants",
        "Costruisci nella città di Indur con il re: 1 strada, 2 monete, 2 aiutanti",
    )


def test_coins_past_the_limit_are_not_promised() -> None:
    s = table()
    s.players[0].coins = 19
    assert both_actions(s, "elect-blue-coast")[0] == "Elect a blue councillor to the coast council: +1 coin"


def test_what_an_emporium_brings_is_promised() -> None:
    s = table()
    give(s, 0, built="I", permits="F")
    tokens(s, F="2 coins", I="1 assistant")
    assert both_actions(s, "build-F-F")[0] == "Build in Framek with permit F: +2 coins, +1 assistant"


def test_what_linked_cities_and_the_nobility_track_give_is_added_up() -> None:
    s = table()
    give(s, 0, built="I", permits="F", nobility=1)
    tokens(s, F="1 coin", I="nobility")
    assert both_actions(s, "build-F-F")[0] == (
        "Build in Framek with permit F: +3 coins, +1 nobility step, +2 points"
    )


def test_what_is_won_is_promised() -> None:
    s = table()
    give(s, 0, built="A B C D F G H I K", permits="E")
    assert both_actions(s, "build-E-E") == (
        "Build in Esti with permit E: the bonus tile of the coast (+5 points),"
        " a king's reward tile (+25 points), the last emporium (+3 points)",
        "Costruisci nella città di Esti con il permesso E: la tessera bonus della costa (+5 punti),"
        " una tessera premio del re (+25 punti), l'ultimo emporio (+3 punti)",
    )


def test_of_the_kings_help_is_promised_what_comes_of_it_however_it_is_paid() -> None:
    s = table()
    give(s, 0, hand="white white purple purple", coins=20)
    tokens(s, F="1 assistant", I="3 coins")
    assert both_actions(s, "king-F")[0] == "Build in Framek with the king: 2 roads, 4 coins, +1 assistant"
    # Who pays with four cards and 2 coins for the way has room for only 2 coins.
    assert both_actions(s, "king-I")[0] == "Build in Indur with the king: 1 road, 2 coins"
    give(s, 0, coins=19)
    assert both_actions(s, "king-I")[0] == "Build in Indur with the king: 1 road, 2 coins, +3 coins"


def test_nothing_is_promised_of_what_may_not_be_done() -> None:
    s = table()
    assert both_actions(s, "build-F-F")[0] == "Build in Framek with permit F"


def test_chance_says_where() -> None:
    s = cast("Council", find("council").new(2, {"map": "AAA"}))
    assert both_actions(s, "token-03") == (
        "Lay a reward token in Arkon: +3 coins",
        "Piazza un gettone ricompensa nella città di Arkon: +3 monete",
    )
    while "councillor" not in s.legal()[0].text:
        s.apply(s.legal()[0])
    assert both_actions(s, "councillor-black") == (
        "Seat a black councillor in the coast council",
        "Inserisci un consigliere nero nel consiglio della costa",
    )


def test_every_word_has_a_text_even_out_of_place() -> None:
    WORDS.every_word_has_a_text(game())


def test_a_button() -> None:
    assert WORDS.groups(game().vocabulary().parse("build-I-I")) == ("Build", "Costruisci")
