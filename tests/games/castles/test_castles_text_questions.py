"""What Castles asks in words."""

from __future__ import annotations

import pytest

from maniero.games.castles import events as told
from maniero.games.castles.rules.round import MAKE_ROOM_AGAIN, BuildGate, MakeRoom, UseTiles
from maniero.games.castles.rules.yards import EmptyYard
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from tests.games.castles.positions import begin, fresh, keep, left, play, table
from tests.games.castles.wording import ENGLISH, WHOLE_GAMES, WORDS, both_questions, whole_game


def test_the_gate() -> None:
    s = fresh()
    assert both_questions(s, 1) == (
        "choose where your gate stands in the ground row",
        "scegli dove mettere il tuo cancello sulla linea del terreno",
    )
    play(s, "2 gate-C")
    assert both_questions(s, 1) == ("", "")
    assert both_questions(s, 0)[0].startswith("choose where your gate")


def test_making_room() -> None:
    s = table(2)
    keep(s, 0, *["gT"] * 7)
    s.settle()
    assert both_questions(s, 0) == (
        "you may make room in your reserve before you draw; 1 space is free",
        "puoi fare posto nella tua riserva prima di pescare; 1 spazio è libero",
    )
    keep(s, 0, "gC")
    assert both_questions(s, 0)[0].endswith("before you draw; your reserve is full")
    assert WORDS.asked(s, MAKE_ROOM_AGAIN[0]) == (
        "you may make room in your reserve before you draw two new tiles; your reserve is full",
        "puoi fare posto nella tua riserva prima di pescare due nuove tessere; la tua riserva è piena",
    )


def test_the_pair() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    assert both_questions(s, 0) == (
        "keep both tiles, offer both to another player or discard both",
        "tieni entrambe le tessere, offrile a un altro giocatore o scartale",
    )
    s.builders[0].room = 1
    assert both_questions(s, 0)[0].endswith("or discard both; only one can be stored")
    s.builders[0].room = 0
    assert both_questions(s, 0)[1].endswith("o scartale; in riserva non c'è posto")
    s.builders[0].room = 8
    play(s, "1 store-a")
    assert both_questions(s, 0) == (
        "build or store the other tile",
        "costruisci l'altra tessera o mettila in riserva",
    )
    s.builders[0].room = 0
    assert both_questions(s, 0) == ("build the other tile", "costruisci l'altra tessera")


def test_a_pair_that_nobody_can_be_offered() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    play(s, "2 offer-1", "draw-gT", "draw-gC")
    # The second seat has offered, so the yard of the first one is full; that of the second is not.
    assert both_questions(s, 0)[0].startswith("keep both tiles, offer")
    assert both_questions(s, 1) == (
        "build or store your two new tiles",
        "costruisci le due nuove tessere o mettile in riserva",
    )
    play(s, "1 offer-2", "draw-rT", "draw-rC", "2 store-a")
    assert both_questions(s, 1) == (
        "build or store the new tile",
        "costruisci la nuova tessera o mettila in riserva",
    )
    s.builders[1].room = 0
    assert both_questions(s, 1)[0] == "build or store the new tile; none can be stored"
    s = table(2)
    begin(s, "gO gI", "rO rI")
    left(s, "gT")
    assert both_questions(s, 0) == ("keep both tiles or discard both", "tieni entrambe le tessere o scartale")


def test_the_end_of_a_round() -> None:
    s = table(2)
    keep(s, 0, "rC")
    begin(s, "gO gI", "rO rI")
    play(s, "1 offer-2", "draw-gC", "draw-rC", "1 store-a", "1 store-b", "2 discard", "show")
    assert both_questions(s, 1) == (
        "build, store or discard each of the 2 tiles in your yard",
        "costruisci, metti in riserva o scarta ognuna delle 2 tessere nel tuo cantiere",
    )
    play(s, "2 discard-y1")
    assert both_questions(s, 1)[0] == "build, store or discard the tile in your yard"
    s.builders[1].reserve = s.builders[0].reserve[:1] * 8
    assert both_questions(s, 1)[0].endswith("the tile in your yard; your reserve is full")
    assert both_questions(s, 0) == (
        "you may still build from your reserve in this round",
        "in questo round puoi ancora costruire dalla tua riserva",
    )


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_questions_tell_nothing_hidden(args: tuple[int, int, str]) -> None:
    """The others may read what somebody is asked."""
    rng = Rng(3)
    for s in whole_game(*args).positions[::5]:
        for viewer in range(s.seats):
            world = s.imagine(viewer, rng)
            for seat in range(s.seats):
                assert ENGLISH.question(s, seat) == ENGLISH.question(world, seat)


def test_the_games_show_everything() -> None:
    positions = [s for args in WHOLE_GAMES for s in whole_game(*args).positions]
    questions = {type(s.asks[-1]) for s in positions if s.asks and s.actor() != CHANCE}
    assert questions == {BuildGate, MakeRoom, UseTiles, EmptyYard}
    heard = {type(event) for args in WHOLE_GAMES for event in whole_game(*args).heard}
    assert heard >= {told.TilesOffered, told.TileDiscarded, told.EyesoreLeft, told.YardsShown}
    assert any(len(s.actors()) > 1 for s in positions)
