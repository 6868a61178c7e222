"""What Castelli asks in words."""

from __future__ import annotations

import pytest

from maniero.games.castelli.names import ABBOT, COUNT, COUNTESS, KNIGHTS
from maniero.games.castelli.rules.battle import KeepCastle
from maniero.games.castelli.rules.castles import CastleWith
from maniero.games.castelli.rules.characters import BURN_CITY, FOUND_CITY, FOUND_VILLAGE
from tests.games.castelli.positions import building, castle, give, lay, table
from tests.games.castelli.wording import OCTAGON, WORDS, both_questions, deal, fresh, game, play, rich


def test_the_board() -> None:
    s = play(fresh(4, board="chosen"), "piece-B")
    assert both_questions(s, 0) == (
        "lay the board: click piece 2 of 4",
        "componi la plancia: clicca il pezzo 2 di 4",
    )


def test_the_turn_and_its_cards() -> None:
    s = game()
    plain = "click the face-down tile that you turn up"
    assert both_questions(s, 0) == (plain, "clicca la tessera coperta da rivelare")
    deal(s, 0, "king3", "count")
    assert both_questions(s, 0) == (
        f"{plain}; you may play a card and sell others",
        "clicca la tessera coperta da rivelare; puoi giocare una carta e venderne altre",
    )
    play(s, "play-king3")
    assert both_questions(s, 0)[0] == f"{plain}; you may sell cards"


def test_selling_aside_is_no_question() -> None:
    """Who may sell while another begins is not asked."""
    s = game("open-C1 tile-h01 lay-0")
    deal(s, 0, "king3")
    play(s, "end")
    assert s.actors() == [1]
    assert s.legal_for(0)
    assert both_questions(s, 0) == ("", "")


def test_the_tile() -> None:
    s = game("open-C1 tile-h01")
    assert both_questions(s, 0) == (
        "lay the tile on C1: click it to turn it",
        "posa la tessera in C1: cliccala per ruotarla",
    )
    s = game("start-s1 start-s2 open-C1 tile-h01", dilemma="yes")
    assert both_questions(s, 0) == (
        "lay this tile or the one in hand on C1: click it to turn it",
        "posa in C1 questa tessera o quella che hai in mano: cliccala per ruotarla",
    )


@pytest.mark.parametrize("card", ["steward", "count"])
def test_the_steward_question_does_not_tell_who_has_one(card: str) -> None:
    s = game()
    deal(s, 1, card)
    play(s, "open-C1 tile-h01 lay-0")
    assert both_questions(s, 1) == (
        "with a steward you may turn the tile on C1; click it to turn it",
        "con uno steward puoi ruotare la tessera in C1: cliccala per ruotarla",
    )


def test_before_the_areas() -> None:
    s = game("open-C1 tile-h01")
    deal(s, 0, "king3", "king4")
    play(s, "lay-0")
    assert both_questions(s, 0) == (
        "you may play or sell cards before the areas are evaluated",
        "puoi giocare o vendere carte prima che si valutino le aree",
    )
    play(s, "play-king3")
    assert both_questions(s, 0) == (
        "you may sell cards before the areas are evaluated",
        "puoi vendere carte prima che si valutino le aree",
    )


def test_building() -> None:
    s = game("open-C1 tile-h01 lay-1")
    assert both_questions(s, 0) == ("end your turn", "termina il turno")
    rich(s, 0)
    assert both_questions(s, 0) == (
        "click a site to build a castle, or end your turn",
        "clicca un sito per costruire un castello, oppure termina il turno",
    )
    deal(s, 0, "king3")
    assert both_questions(s, 0)[1].endswith(
        "oppure termina il turno; puoi giocare una carta e venderne altre"
    )


def test_building_over() -> None:
    s = table(4, battle="yes")
    give(s, 0, stock="5 5 5")
    castle(s, 1, "B3 rock1")
    lay(s, "B2 h02 2")  # The first seat points at B3, where a site is free.
    building(s)
    assert both_questions(s, 0) == (
        "click a site to build, or a castle to build over it, or end your turn",
        "clicca un sito per costruire o un castello da sovracostruire, oppure termina il turno",
    )
    castle(s, 2, "B3 rock2")
    assert both_questions(s, 0) == (
        "click a castle to build over it, or end your turn",
        "clicca un castello da sovracostruire, oppure termina il turno",
    )


@pytest.mark.parametrize(
    ("character", "english", "italian"),
    [
        (
            COUNT,
            "click the grain area in which the count builds",
            "clicca l'area grano in cui costruisce il conte",
        ),
        (
            COUNTESS,
            "click the wood area in which the countess builds",
            "clicca l'area legno in cui costruisce la contessa",
        ),
        (
            ABBOT,
            "click the castle that the abbot lets you build over",
            "clicca il castello che sovracostruisci con l'abate",
        ),
        (
            KNIGHTS,
            "click the castle that the army of knights lets you build over",
            "clicca il castello che sovracostruisci con l'esercito di cavalieri",
        ),
    ],
)
def test_a_castle_with_a_character(character: int, english: str, italian: str) -> None:
    assert WORDS.asked(game(), CastleWith(0, character)) == (english, italian)


def test_the_guard() -> None:
    assert WORDS.asked(game(battle="yes"), KeepCastle(0, 1, OCTAGON["D1"], 0, COUNT)) == (
        "the red player builds over your castle in D1: you may keep it with a guard",
        "il giocatore rosso sovracostruisce il tuo castello in D1: puoi salvarlo con una guardia",
    )


def test_characters() -> None:
    s = game()
    deal(s, 0, "traitor")
    deal(s, 1, "king3")
    rich(s, 0, silver=1)
    play(s, "play-traitor")
    assert both_questions(s, 0) == (
        "click the hand out of which the traitor buys a card for 1 silver",
        "clicca la mano da cui il traditore compra una carta per 1 argento",
    )
    assert WORDS.asked(s, FOUND_VILLAGE[0])[0] == "click the octagon in which the farmer founds a village"
    assert WORDS.asked(s, FOUND_CITY[0])[1] == "clicca l'ottagono in cui il duca fonda una città"
    assert WORDS.asked(s, BURN_CITY[0]) == (
        "click the city that the arsonist burns down",
        "clicca la città che il piromane brucia",
    )


def test_the_last_sales() -> None:
    s = game()
    play(s, "open-C1 tile-h01 lay-0")
    s.revealed = (1 << s.layout.squares) - 1
    deal(s, 1, "king3")
    play(s, "end")
    assert both_questions(s, 1) == (
        "you may sell cards for the last time; each card that you keep brings 1 point",
        "puoi vendere carte per l'ultima volta; ogni carta che tieni vale 1 punto",
    )
