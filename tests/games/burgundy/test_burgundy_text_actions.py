"""What may be done in The Castles of Burgundy, as orders and buttons."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.monasteries import BUILDING_SCORED, CLAUSES
from maniero.games.burgundy.names import BUILDINGS, COLOURS
from maniero.games.burgundy.rules.acting import ChooseStored
from maniero.games.burgundy.rules.goods import ChooseNextDepot, KeepGoods
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile
from maniero.kernel.bags import one
from tests.games.burgundy.wording import (
    BARRELS,
    CHEESE,
    ENGLISH,
    FISH,
    SPACE,
    WHOLE_GAMES,
    WINE,
    WORDS,
    both_actions,
    game,
    put,
    store,
    whole_game,
)


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "take-3-5",
            "Take a tile from depot 5 with the 3: 2 workers",
            "Prendi una tessera dal deposito 5 con il dado 3: 2 lavoratori",
        ),
        ("take-x-5", "Take a tile from depot 5", "Prendi una tessera dal deposito 5"),
        (
            "place-5-A1",
            "Place a tile on A1 with the 5: 1 worker",
            "Piazza una tessera in A1 con il dado 5: 1 lavoratore",
        ),
        (
            "sell-3-2",
            "Sell grapes with the 3: 1 worker, +1 silver",
            "Vendi uva con il dado 3: 1 lavoratore, +1 moneta d'argento",
        ),
        (
            "workers-5",
            "Take workers with the 5: +2 workers",
            "Prendi lavoratori con il dado 5: +2 lavoratori",
        ),
        ("workers-x", "Take workers: +2 workers", "Prendi lavoratori: +2 lavoratori"),
        (
            "buy-black",
            "Buy a tile from the black depot: 2 silver",
            "Compra una tessera dal deposito nero: 2 monete d'argento",
        ),
        ("pay-1-1", "Pay 1 silver and 1 worker", "Paga 1 moneta d'argento e 1 lavoratore"),
        ("pay-0-2", "Pay 2 workers", "Paga 2 lavoratori"),
        ("drop-monastery17", "Throw away monastery no. 17", "Elimina il monastero 17"),
        ("goods-6", "Load the goods of depot 6: no goods", "Carica le merci del deposito 6: nessuna merce"),
        ("end", "End your turn: 2 dice unused", "Termina il turno: 2 dadi non usati"),
        ("skip", "Leave this effect unused", "Rinuncia a questo effetto"),
        ("duchy-7", "Play with duchy 7", "Gioca con il ducato 7"),
        ("castle-D4", "Place your starting castle on D4", "Piazza il tuo castello iniziale in D4"),
        ("first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        ("offer-7", "Deal duchy 7", "Distribuisci il ducato 7"),
        ("draw-sheep3", "Lay out 3 sheep", "Metti in un deposito 3 pecore"),
        ("good-3", "Draw a good: cloth", "Estrai una merce: stoffa"),
        ("roll-2-5", "Roll 2 and 5", "Tira 2 e 5"),
        ("white-4", "Roll 4 with the white die", "Tira 4 con il dado bianco"),
    ],
)
def test_orders(word: str, english: str, italian: str) -> None:
    assert both_actions(game(), word) == (english, italian)


def test_sales() -> None:
    s = game()
    s.dukes[0].goods = one(WINE) * 2 + one(BARRELS)
    assert both_actions(s, "sell-3-4") == (
        "Sell 2 wine with the 3: 1 worker, +6 points, +1 silver",
        "Vendi 2 vini con il dado 3: 1 lavoratore, +6 punti, +1 moneta d'argento",
    )
    put(s, "A4:monastery3 B4:monastery4")
    assert both_actions(s, "sell-5-5") == (
        "Sell 1 barrel with the 5: +3 points, +2 silver, +1 worker",
        "Vendi 1 botte con il dado 5: +3 punti, +2 monete d'argento, +1 lavoratore",
    )


def test_placing_names_the_only_tile_that_fits_and_what_it_gives() -> None:
    s = game()
    store(s, "sheep4 mine ship")
    put(s, "A1:sheep3 B1:cow2")
    assert both_actions(s, "place-3-B2") == (
        "Place 4 sheep on B2 with the 3: 2 workers, +7 points",
        "Piazza 4 pecore in B2 con il dado 3: 2 lavoratori, +7 punti",
    )
    put(s, "A4:monastery7")
    assert both_actions(s, "place-x-B2")[0] == "Place 4 sheep on B2: +9 points"


def test_placing_tells_the_region_it_completes() -> None:
    s = game()
    put(s, "E3:mine F2:mine")
    store(s, "mine")
    s.phase = 1
    assert both_actions(s, "place-3-G1") == (
        "Place a mine on G1 with the 3: completes a mine region of 3 (+6 +8 +6)",
        "Piazza una miniera in G1 con il dado 3: completa una regione di miniere da 3 (+6 +8 +6)",
    )
    s.completed[COLOURS.index("mine")] = 1
    assert both_actions(s, "place-x-G1")[0] == "Place a mine on G1: completes a mine region of 3 (+6 +8 +3)"
    s.completed[COLOURS.index("mine")] = 2
    assert both_actions(s, "place-x-G1")[0] == "Place a mine on G1: completes a mine region of 3 (+6 +8)"


def test_what_is_told_of_a_placement_is_what_it_scores() -> None:
    """The points in the words are the points of the game, over whole games."""
    found = 0
    for s in whole_game(*WHOLE_GAMES[1]).positions:
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, ChooseStored):
            continue
        for action in s.legal():
            after = s.copy()
            after.apply(action)
            text = ENGLISH.action(s, s.actor(), action)
            given = [int(part.strip("+(),")) for part in text.split() if part.strip("(").startswith("+")]
            if "+4 workers" not in text and "+2 silver" not in text:
                assert sum(given) == after.points[ask.seat] - s.points[ask.seat], text
                found += bool(given)
    assert found


def test_choosing_a_tile() -> None:
    s = game()
    s.asks.append(ChooseTile(0, 4, ALL_COLOURS))
    assert both_actions(s, "tile-market") == ("Take a market", "Prendi un mercato")
    put(s, "D5:ship")
    s.asks.append(ChooseStored(0, SPACE["E5"]))
    assert both_actions(s, "tile-watchtower") == (
        "Place a watchtower on E5: +4 points",
        "Piazza una torre di vedetta in E5: +4 punti",
    )
    assert both_actions(s, "tile-bank")[0] == "Place a bank on E5: +2 silver"
    assert both_actions(s, "tile-boarding")[1] == "Piazza un alloggio in E5: +4 lavoratori"


def test_monasteries_change_what_is_told() -> None:
    s = game()
    put(s, "A4:monastery6 B4:monastery12 C4:monastery13 F3:monastery14")
    assert both_actions(s, "buy-5") == (
        "Buy a tile from depot 5: 2 in silver or workers",
        "Compra una tessera dal deposito 5: 2 fra monete d'argento e lavoratori",
    )
    assert both_actions(s, "take-3-5")[0] == "Take a tile from depot 5 with the 3: 1 worker"
    assert both_actions(s, "workers-3") == (
        "Take workers with the 3: +4 workers, +1 silver",
        "Prendi lavoratori con il dado 3: +4 lavoratori, +1 moneta d'argento",
    )


def test_loading() -> None:
    s = game()
    s.depot_goods[2] = one(FISH) + one(CHEESE) * 2
    assert both_actions(s, "goods-3") == (
        "Load the goods of depot 3: 1 fish, 2 cheese",
        "Carica le merci del deposito 3: 1 pesce, 2 formaggi",
    )
    s.asks.append(KeepGoods(0, 2))
    assert both_actions(s, "keep-6") == ("Load 2 cheese", "Carica 2 formaggi")
    s.asks.append(ChooseNextDepot(0, 2))
    assert both_actions(s, "skip") == ("Load no more goods", "Non caricare altre merci")


def test_ending_with_nothing_left() -> None:
    s = game()
    s.dukes[0].dice = []
    assert both_actions(s, "end") == ("End your turn", "Termina il turno")


def test_the_monasteries_are_those_of_the_rules() -> None:
    english = [building.removeprefix("a ") for building in _buildings()]
    for number, building in enumerate(BUILDING_SCORED, 16):
        assert f"each {english[building]} in" in WORDS.clauses[CLAUSES[number]].text["en"]


def _buildings() -> list[str]:
    s = game()
    s.asks.append(ChooseTile(0, 0, ALL_COLOURS))
    return [both_actions(s, f"tile-{name}")[0].removeprefix("Take ") for name in BUILDINGS]


def test_every_word_has_a_text_even_out_of_place() -> None:
    WORDS.every_word_has_a_text(game())


def test_a_button() -> None:
    assert WORDS.groups(game().vocabulary().parse("take-3-5")) == ("Take", "Prendi")
