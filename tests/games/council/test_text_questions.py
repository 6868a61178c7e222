"""What The Council of Four asks in words."""

from __future__ import annotations

import pytest

from maniero.games.council.names import KING
from maniero.games.council.rules.bonuses import REPEAT_A_PERMIT, TAKE_A_PERMIT, ChooseReward
from maniero.games.council.rules.councils import PayForKing, PayForPermit
from maniero.games.council.rules.turn import TURN
from tests.games.council.wording import CITY, COUNCIL, PERMIT, asked, both_questions, council_of, game


@pytest.mark.parametrize(
    ("due", "extra", "quick", "english", "italian"),
    [
        (
            1,
            0,
            True,
            "choose a main action; a quick action is still free",
            "scegli un'azione principale; puoi svolgere anche un'azione veloce",
        ),
        (
            2,
            1,
            False,
            "choose a main action: you must take 2 more; one more is yours if you like",
            "scegli un'azione principale: devi svolgerne ancora 2; se vuoi, ne hai un'altra in più",
        ),
        (
            0,
            1,
            True,
            "you may take another main action, a quick action, or end your turn",
            "puoi svolgere un'altra azione principale o un'azione veloce, oppure terminare il turno",
        ),
        (
            0,
            2,
            False,
            "you may take 2 more main actions or end your turn",
            "puoi svolgere altre 2 azioni principali oppure terminare il turno",
        ),
        (
            0,
            0,
            True,
            "you may take a quick action or end your turn",
            "puoi svolgere un'azione veloce oppure terminare il turno",
        ),
        (0, 0, False, "end your turn", "termina il turno"),
    ],
)
def test_turn(due: int, extra: int, quick: bool, english: str, italian: str) -> None:
    s = game()
    s.due, s.extra, s.quick = due, extra, quick
    assert both_questions(s, 0) == (english, italian)
    assert both_questions(s, 1) == ("", "")


def test_a_quick_action_that_nobody_can_pay_is_not_offered() -> None:
    s = game()
    s.players[0].coins = s.players[0].assistants = s.due = 0
    assert both_questions(s, 0) == ("end your turn", "termina il turno")


def test_last_turn() -> None:
    s = game()
    s.ender, s.quick = 1, False
    assert both_questions(s, 0) == (
        "choose a main action; this is your last turn",
        "scegli un'azione principale; questo è il tuo ultimo turno",
    )


def test_cards_for_a_permit() -> None:
    s = game()
    s.councils[COUNCIL["coast"]] = council_of("white", "black", "orange", "purple")
    assert asked(s, PayForPermit(0, COUNCIL["coast"], PERMIT["ABE"])) == (
        "choose the cards for permit A/B/E: the coast council has white, black, orange, purple",
        "scegli le carte per il permesso A/B/E:"
        " nel consiglio della costa ci sono bianco, nero, arancione, viola",
    )


def test_cards_for_the_king() -> None:
    s = game()
    s.councils[KING] = council_of("pink", "pink", "blue", "white")
    assert asked(s, PayForKing(0, CITY["I"], 2)) == (
        "choose the cards to build in Indur with the king:"
        " his council has pink, pink, blue, white, and the way costs 2 coins",
        "scegli le carte per costruire con il re nella città di Indur:"
        " nel suo consiglio ci sono rosa, rosa, blu, bianco, e il viaggio costa 2 monete",
    )
    assert asked(s, PayForKing(0, CITY["J"], 0))[0] == (
        "choose the cards to build in Juvelar with the king: his council has pink, pink, blue, white"
    )


def test_questions_of_the_nobility_track() -> None:
    s = game()
    assert asked(s, ChooseReward(0, 1, 0, "nobility.city")) == (
        "choose one of your cities and take its reward again",
        "scegli una città con un tuo emporio e prendi di nuovo la sua ricompensa",
    )
    assert asked(s, ChooseReward(0, 2, 0, "nobility.two-cities")) == (
        "choose 2 of your cities, one after the other, and take their rewards again",
        "scegli 2 città con un tuo emporio, una dopo l'altra, e prendi di nuovo le loro ricompense",
    )
    assert asked(s, ChooseReward(0, 1, 1, "nobility.two-cities")) == (
        "choose another of your cities and take its reward too",
        "scegli un'altra città con un tuo emporio e prendi anche la sua ricompensa",
    )
    assert asked(s, TAKE_A_PERMIT[0]) == (
        "take one of the face-up permits without paying for it",
        "prendi uno dei permessi scoperti senza pagarlo",
    )
    assert asked(s, REPEAT_A_PERMIT[0]) == (
        "choose one of your permits, even a used one, and take its bonuses again",
        "scegli uno dei tuoi permessi, anche già usato, e ottieni di nuovo i suoi bonus",
    )
    s.asks.append(TURN[1])
    assert both_questions(s, 0) == ("", "")
