"""What may be done in The Castles of Burgundy, as orders and buttons."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.monasteries import BUILDING_SCORED, CLAUSES
from maniero.games.burgundy.names import COLOURS, TILES, WILD
from maniero.games.burgundy.rules.acting import CASTLE_ACTION, TURN, ChooseStored
from maniero.games.burgundy.rules.goods import CHOOSE_DEPOT, ChooseNextDepot, KeepGoods
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.bags import one
from maniero.kernel.rng import Rng
from maniero.kernel.state import Ask
from tests.games.burgundy.positions import BLACK, depot, give
from tests.games.burgundy.wording import (
    BARRELS,
    CHEESE,
    ENGLISH,
    FISH,
    GRAPES,
    ITALIAN,
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
            "workers-5",
            "Take workers with the 5: +2 workers",
            "Prendi lavoratori con il dado 5: +2 lavoratori",
        ),
        ("pay-1-1", "Pay 1 silver and 1 worker", "Paga 1 moneta d'argento e 1 lavoratore"),
        ("pay-0-2", "Pay 2 workers", "Paga 2 lavoratori"),
        ("drop-monastery17", "Throw away monastery no. 17", "Elimina il monastero 17"),
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


@pytest.mark.parametrize(
    ("asked", "word", "english", "italian"),
    [
        (
            TURN[0],
            "take-3-5",
            "Take a tile from depot 5 with the 3: 2 workers",
            "Prendi una tessera dal deposito 5 con il dado 3: 2 lavoratori",
        ),
        (CASTLE_ACTION[0], "take-x-5", "Take a tile from depot 5", "Prendi una tessera dal deposito 5"),
        (
            TURN[0],
            "place-5-A1",
            "Place a tile on A1 with the 5: 1 worker",
            "Piazza una tessera in A1 con il dado 5: 1 lavoratore",
        ),
        (
            TURN[0],
            "sell-3-2",
            "Sell 1 grape with the 3: 1 worker, +3 points, +1 silver",
            "Vendi 1 grappolo con il dado 3: 1 lavoratore, +3 punti, +1 moneta d'argento",
        ),
        (CASTLE_ACTION[0], "workers-x", "Take workers: +2 workers", "Prendi lavoratori: +2 lavoratori"),
        (
            TURN[0],
            "buy-black",
            "Buy a tile from the black depot: 2 silver",
            "Compra una tessera dal deposito nero: 2 monete d'argento",
        ),
        (
            CHOOSE_DEPOT[0],
            "goods-6",
            "Load the goods of depot 6: no goods",
            "Carica le merci del deposito 6: nessuna merce",
        ),
    ],
)
def test_orders_promise_what_a_trial_brings(
    asked: Ask[Burgundy], word: str, english: str, italian: str
) -> None:
    s = game()
    depot(s, 5, "market")
    depot(s, BLACK, "ship")
    put(s, "B1:cow2")
    store(s, "sheep3 goat2")
    s.dukes[0].goods, s.dukes[0].silver = one(GRAPES), 2
    s.asks.append(asked)
    assert s.objection(0, s.vocabulary().parse(word)) == ""
    assert both_actions(s, word) == (english, italian)


def test_nothing_is_promised_of_what_may_not_be_done() -> None:
    s = game()
    assert both_actions(s, "sell-3-2")[0] == "Sell grapes with the 3"
    assert both_actions(s, "buy-black")[0] == "Buy a tile from the black depot"
    assert both_actions(s, "goods-6")[0] == "Load the goods of depot 6"
    store(s, "mine")
    assert both_actions(s, "place-3-G1")[0] == "Place a tile on G1 with the 3"


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
    s.asks.append(CASTLE_ACTION[0])
    assert both_actions(s, "place-x-B2")[0] == "Place 4 sheep on B2: +9 points"


def test_placing_promises_what_all_tiles_that_fit_give() -> None:
    s = game()
    put(s, "A1:sheep3")
    store(s, "cow4 pig4 ship")
    s.asks.append(CASTLE_ACTION[0])
    assert both_actions(s, "place-x-B2")[0] == "Place a tile on B2: +4 points"


def test_placing_tells_the_region_it_completes() -> None:
    s = game()
    put(s, "E3:mine F2:mine")
    store(s, "mine")
    s.phase = 1
    assert both_actions(s, "place-3-G1") == (
        "Place a mine on G1 with the 3: completes a mine region of 3 (+6 +8 +6)",
        "Piazza una miniera in G1 con il dado 3: completa una regione di miniere da 3 (+6 +8 +6)",
    )
    s.asks.append(CASTLE_ACTION[0])
    s.completed[COLOURS.index("mine")] = 1
    assert both_actions(s, "place-x-G1")[0] == "Place a mine on G1: completes a mine region of 3 (+6 +8 +3)"
    s.completed[COLOURS.index("mine")] = 2
    assert both_actions(s, "place-x-G1")[0] == "Place a mine on G1: completes a mine region of 3 (+6 +8)"


def test_a_region_is_told_after_what_the_tile_gives() -> None:
    s = game()
    store(s, "bank")
    s.asks.append(ChooseStored(0, WILD, SPACE["C3"]))
    assert both_actions(s, "tile-bank")[0] == "Place a bank on C3: +2 silver, completes a town of 1 (+1 +10)"


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
    store(s, "watchtower bank boarding")
    s.asks.append(ChooseStored(0, WILD, SPACE["E5"]))
    assert both_actions(s, "tile-watchtower") == (
        "Place a watchtower on E5: +4 points",
        "Piazza una torre di vedetta in E5: +4 punti",
    )
    assert both_actions(s, "tile-bank")[0] == "Place a bank on E5: +2 silver"
    assert both_actions(s, "tile-boarding")[1] == "Piazza un alloggio in E5: +4 lavoratori"


def test_monasteries_change_what_is_told() -> None:
    s = game()
    depot(s, 5, "market")
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
    s.asks.append(CHOOSE_DEPOT[0])
    assert both_actions(s, "goods-3") == (
        "Load the goods of depot 3: 1 fish, 2 cheese",
        "Carica le merci del deposito 3: 1 pesce, 2 formaggi",
    )
    s.asks.append(KeepGoods(0, 2))
    assert both_actions(s, "keep-6") == ("Load 2 cheese", "Carica 2 formaggi")
    s.asks[-1] = ChooseNextDepot(0, 2)
    assert both_actions(s, "skip") == ("Load no more goods", "Non caricare altre merci")


def test_of_goods_only_those_are_promised_that_fit() -> None:
    s = game()
    s.depot_goods[2] = one(FISH) + one(WINE) * 2 + one(CHEESE)
    s.dukes[0].goods = one(FISH) + one(GRAPES)
    s.asks.append(CHOOSE_DEPOT[0])
    assert both_actions(s, "goods-3") == (
        "Load the goods of depot 3: 1 fish, your choice of 2 wine, 1 cheese",
        "Carica le merci del deposito 3: 1 pesce, a tua scelta fra 2 vini, 1 formaggio",
    )
    s.dukes[0].goods += one(BARRELS)
    assert both_actions(s, "goods-3")[0] == "Load the goods of depot 3: 1 fish"


def test_ending_with_nothing_left() -> None:
    s = game()
    give(s, dice="")
    assert both_actions(s, "end") == ("End your turn", "Termina il turno")


def test_the_monasteries_are_those_of_the_rules() -> None:
    s = game()
    s.asks.append(ChooseTile(0, 0, ALL_COLOURS))
    for number, tile in BUILDING_SCORED.items():
        building = both_actions(s, f"tile-{TILES[tile]}")[0].removeprefix("Take a ")
        assert f"each {building} in" in WORDS.clauses[CLAUSES[number]].text["en"]


@pytest.mark.parametrize(("seats", "seed", "options"), WHOLE_GAMES)
def test_orders_are_the_same_in_every_world_that_one_may_imagine(seats: int, seed: int, options: str) -> None:
    """Nothing is promised that the seat cannot know."""
    for s in whole_game(seats, seed, options).positions[::9]:
        seat = s.actor()
        if seat < 0:
            continue
        dream = s.imagine(seat, Rng(seed))
        for action in s.legal():
            for text in (ENGLISH, ITALIAN):
                assert text.action(dream, seat, action) == text.action(s, seat, action)


def test_every_word_has_a_text_even_out_of_place() -> None:
    WORDS.every_word_has_a_text(game())


def test_a_button() -> None:
    assert WORDS.groups(game().vocabulary().parse("take-3-5")) == ("Take", "Prendi")
