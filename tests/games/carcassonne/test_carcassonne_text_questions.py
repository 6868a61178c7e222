"""What Carcassonne: The Castle asks in words."""

from __future__ import annotations

from maniero.games.carcassonne import events as told
from maniero.games.carcassonne.names import DOUBLE_HOUSE, OPEN_PATH, OPEN_TOWER, PATH, TOWER
from maniero.games.carcassonne.rules.counting import ChooseZone, MayDouble
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import MAY_GO_AGAIN, ClaimPart, MayGoAgain, PlaceTile
from tests.games.carcassonne.wording import (
    SQUARE,
    TWO_HOUSES,
    WHOLE_GAMES,
    asked,
    both_questions,
    game,
    play,
    recount,
    whole_game,
)


def test_questions_of_a_turn() -> None:
    s = game("draw-Z08")
    assert both_questions(s, 0) == ("place the tile you have drawn", "piazza la tessera che hai pescato")
    assert both_questions(s, 1) == ("", "")
    s.left = 0
    assert both_questions(s, 0) == (
        "place the tile you have drawn; it is the last one",
        "piazza la tessera che hai pescato; è l'ultima",
    )
    play(s, "place-C9-0")
    assert both_questions(s, 0) == (
        "you may place a follower on the tile; you have 6 left",
        "puoi piazzare un omino sulla tessera; te ne restano 6",
    )
    s.builders[0].supply = 1
    assert both_questions(s, 0)[1] == "puoi piazzare un omino sulla tessera; te ne resta 1"
    s.builders[0].supply = 0
    assert both_questions(s, 0) == ("you have no follower to place", "non hai omini da piazzare")
    assert asked(s, MAY_GO_AGAIN[0]) == (
        "you may use bonus tile 1 to play another turn",
        "puoi usare la tessera bonus 1 per giocare un altro turno",
    )


def test_a_tile_without_a_free_zone() -> None:
    s = game("draw-Z18 place-D1-0")
    recount(s, s.zones.part(s.placed, 0), followers=1)
    assert both_questions(s, 0) == (
        "every zone of this tile has a follower already: you cannot place one",
        "in ogni zona di questa tessera c'è già un omino: non puoi piazzarne",
    )


def test_questions_of_counting() -> None:
    s = game(TWO_HOUSES + " pass")
    assert both_questions(s, 0) == (
        "choose which of your completed zones is counted first",
        "scegli quale delle tue zone completate si conta prima",
    )
    s.builders[0].held = [DOUBLE_HOUSE]
    play(s, "score-e")
    assert both_questions(s, 0) == (
        "you may double the house with bonus tile 3",
        "puoi raddoppiare la casa con la tessera bonus 3",
    )


def test_the_order_of_the_other_players_zones() -> None:
    s = game(TWO_HOUSES)
    for square, part in (("K4", 0), ("J5", 0)):
        recount(s, s.zones.part(SQUARE[square], part), followers=256)
    play(s, "pass")
    assert both_questions(s, 0) == (
        "choose which completed zone of the other player is counted first",
        "scegli quale zona completata dell'altro giocatore si conta prima",
    )


def test_questions_of_the_end() -> None:
    s = game("draw-Z13 place-K4-0 claim-1")
    assert asked(s, ChooseFinal(0, OPEN_TOWER, TOWER)) == (
        "choose the incomplete tower for bonus tile 5",
        "scegli la torre incompleta per la tessera bonus 5",
    )
    assert asked(s, ChooseFinal(0, OPEN_TOWER, TOWER, 2)) == (
        "choose the incomplete tower for bonus tile 5; this is another one of them",
        "scegli la torre incompleta per la tessera bonus 5; questa è un'altra dello stesso tipo",
    )
    assert asked(s, ChooseFinal(0, OPEN_PATH, PATH)) == (
        "there is no zone for bonus tile 4",
        "non c'è nessuna zona per la tessera bonus 4",
    )


def test_the_games_show_everything() -> None:
    positions = [s for args in WHOLE_GAMES for s in whole_game(*args).positions if s.asks]
    questions = {type(s.asks[-1]) for s in positions}
    assert questions >= {PlaceTile, ClaimPart, ChooseZone, MayDouble, MayGoAgain, ChooseFinal}
    heard = {type(event) for args in WHOLE_GAMES for event in whole_game(*args).heard}
    assert heard >= {told.ZoneCounted, told.KeepMoved, told.BonusTaken, told.BonusUsed, told.CourtCounted}
