"""What The Castles of Burgundy asks in words."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.names import BLACK, BUILDINGS, PHASES, WILD
from maniero.games.burgundy.rules.acting import BUILDING_ACTION, CASTLE_ACTION, TURN, ChooseStored
from maniero.games.burgundy.rules.dealing import PickDuchy, PlaceCastle
from maniero.games.burgundy.rules.goods import CHOOSE_DEPOT, ChooseNextDepot, KeepGoods
from maniero.games.burgundy.rules.purchase import PayForTile
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, MakeRoom
from tests.games.burgundy.positions import give
from tests.games.burgundy.wording import SPACE, TILE, asked, both_questions, game
from tests.games.wording import checked


@pytest.mark.parametrize(
    ("dice", "silver", "english", "italian"),
    [
        ("3 5", 1, "use your dice, 3 and 5", "usa i tuoi dadi, 3 e 5"),
        (
            "4",
            2,
            "use the die that shows 4; you may also buy a tile",
            "usa il dado che mostra 4; puoi anche comprare una tessera",
        ),
        (
            "",
            2,
            "you may buy a tile or end your turn",
            "puoi comprare una tessera oppure terminare il turno",
        ),
        ("", 1, "end your turn", "termina il turno"),
    ],
)
def test_turn(dice: str, silver: int, english: str, italian: str) -> None:
    s = game()
    give(s, dice=dice, silver=silver)
    assert both_questions(s, 0) == (english, italian)
    assert both_questions(s, 1) == ("", "")


def test_last_turn() -> None:
    s = game()
    s.phase, s.round = len(PHASES) - 1, s.box.rounds - 1
    assert both_questions(s, 0) == (
        "use your dice, 3 and 5; this is your last turn",
        "usa i tuoi dadi, 3 e 5; questo è il tuo ultimo turno",
    )


def test_effects() -> None:
    s = game()
    assert asked(s, CASTLE_ACTION[0]) == (
        "your castle gives you an action with any number",
        "il tuo castello ti dà un'azione con il numero che vuoi",
    )
    assert asked(s, BUILDING_ACTION[BUILDINGS.index("market")][0]) == (
        "your market lets you take a ship or livestock from a depot; there is nothing for it now",
        "il tuo mercato ti fa prendere una nave o del bestiame da un deposito; ora non c'è nulla di adatto",
    )
    s.depots[0] = TILE["ship"]
    assert both_questions(s, 0)[0] == "your market lets you take a ship or livestock from a depot"
    s.dukes[0].silver = 2
    assert both_questions(s, 0)[0] == (
        "your market lets you take a ship or livestock from a depot; you may also buy a tile"
    )
    for building in BUILDING_ACTION:
        checked(asked(s, BUILDING_ACTION[building][0]))


def test_choices_inside_an_action() -> None:
    s = game()
    assert asked(s, ChooseTile(0, 4, ALL_COLOURS)) == (
        "choose a tile of depot 5",
        "scegli una tessera del deposito 5",
    )
    assert asked(s, ChooseTile(0, BLACK, ALL_COLOURS))[0] == "choose a tile of the black depot"
    assert asked(s, MakeRoom(0, TILE["cow3"])) == (
        "your key spaces are full: throw a tile away to make room for 3 cows",
        "i tuoi spazi chiave sono pieni: elimina una tessera per far posto alla nuova (3 mucche)",
    )
    assert asked(s, ChooseStored(0, WILD, SPACE["B3"])) == (
        "choose the tile to place on B3",
        "scegli la tessera da piazzare in B3",
    )
    assert asked(s, PayForTile(0, BLACK)) == (
        "choose how to pay for the tile: silver, workers or both",
        "scegli come pagare la tessera: argento, lavoratori o entrambi",
    )


def test_questions_of_ships() -> None:
    s = game()
    assert asked(s, CHOOSE_DEPOT[0]) == (
        "choose the depot whose goods your ship takes",
        "scegli il deposito da cui la tua nave prende le merci",
    )
    assert asked(s, ChooseNextDepot(0, 0)) == (
        "your ship may also take the goods of depot 2 or 6",
        "la tua nave può prendere anche le merci del deposito 2 o 6",
    )
    assert asked(s, KeepGoods(0, 2)) == (
        "not all goods of depot 3 fit in your store: choose a kind to take",
        "non tutte le merci del deposito 3 trovano posto: scegli un tipo da prendere",
    )


def test_questions_of_the_set_up() -> None:
    s = game()
    assert asked(s, PickDuchy(0, 8, 2)) == (
        "choose your duchy, 3 or 9",
        "scegli il tuo ducato, 3 o 9",
    )
    assert asked(s, PlaceCastle(0, True)) == (
        "choose the space of your starting castle",
        "scegli lo spazio del tuo castello iniziale",
    )
    s.asks.append(TURN[1])
    assert both_questions(s, 0) == ("", "")
