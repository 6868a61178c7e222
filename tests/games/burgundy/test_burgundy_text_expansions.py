"""What the expansions, teams and the solo game ask and offer, in words.  Events and tips are beside."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.expansions.extra_tiles import CHOOSE_COPY
from maniero.games.burgundy.expansions.shields.holding import PlaceShield
from maniero.games.burgundy.expansions.shields.ships import LOAD_KIND
from maniero.games.burgundy.expansions.shields.tribute import CHOOSE_SHIELD_DEPOT, PAY_TRIBUTE, YieldShield
from maniero.games.burgundy.expansions.solo.setting_off import ChooseOrder
from maniero.games.burgundy.expansions.solo.ships import TRADE, GiveGood, TakeBlackTile
from maniero.games.burgundy.expansions.solo.target import ADD_POINTS
from maniero.games.burgundy.expansions.teams import ChooseKeySpace, DropFrom, MakeRoomInTeam
from maniero.games.burgundy.expansions.white_castles import WHITE_ACTION
from maniero.games.burgundy.names import BLACK as BLACK_DEPOT
from maniero.games.burgundy.rules.direct import ChooseSpace, PlaceDirectly
from maniero.games.burgundy.rules.storage import ALL_COLOURS
from tests.games.burgundy.positions import (
    BLACK,
    depot,
    give,
    inns,
    play,
    player,
    route,
    solo,
    table,
)
from tests.games.burgundy.wording import TILE, asked, both_actions, both_questions
from tests.games.wording import checked

# ---- questions


def test_a_turn_says_what_may_be_done_beside_the_dice() -> None:
    s = table(3, dice="3 5", shields="yes", extra="yes")
    give(s, tiles="C4:monastery28 B3:castle A3:castle", shields="16:D4 6:B3", silver=2, workers=2)
    depot(s, BLACK, "ship")
    depot(s, 5, shields="7")
    things = "buy a tile, hire workers, turn a die, take a shield instead, name whose monasteries you share"
    assert both_questions(s, 0)[0] == f"use your dice, 3 and 5; you may also {things}"
    give(s, dice="")
    assert both_questions(s, 0) == (
        "you may buy a tile, hire workers, name whose monasteries you share or end your turn",
        "puoi comprare una tessera, ingaggiare lavoratori, indicare di chi condividi i monasteri"
        " oppure terminare il turno",
    )


def test_questions_of_shields() -> None:
    s = table(2, shields="yes")
    give(s, shields="7:D4")
    assert asked(s, PlaceShield(0, 9)) == (
        "choose the castle on which shield 9 goes",
        "scegli il castello su cui mettere lo scudo 9",
    )
    assert asked(s, PAY_TRIBUTE[0]) == (
        "pay the tribute for your shield, or give it up",
        "paga il tributo per il tuo scudo, oppure cedilo",
    )
    give(s, tiles="B3:castle", shields="9:B3")
    assert both_questions(s, 0) == (
        "pay the tribute for your 2 shields; those you do not pay for are lost",
        "paga il tributo per i tuoi 2 scudi; quelli che non paghi sono persi",
    )
    for ask in (CHOOSE_SHIELD_DEPOT[0], YieldShield(0, 1), LOAD_KIND[0]):
        checked(asked(s, ask))


def test_questions_of_tiles() -> None:
    s = table(2, white="yes", extra="yes")
    s.white = 4
    assert asked(s, WHITE_ACTION[0]) == (
        "your white castle gives you an action with the white die, 4",
        "il tuo castello bianco ti dà un'azione con il dado bianco, 4",
    )
    assert asked(s, CHOOSE_COPY[0][0]) == (
        "choose the building that your crane copies",
        "scegli l'edificio che il tuo argano copia",
    )
    assert asked(s, PlaceDirectly(0, BLACK_DEPOT, True, "shield.15"))[1] == (
        "scegli una tessera del deposito nero da piazzare subito"
    )
    assert asked(s, PlaceDirectly(0, 2, False, "shield.14"))[0] == "choose a tile of depot 3 to place at once"
    assert asked(s, ChooseSpace(0, TILE["inn"])) == (
        "choose the space for an inn",
        "scegli lo spazio per una taverna",
    )


def test_questions_of_teams() -> None:
    s = table(4, "12a", castle="D7")
    assert asked(s, ChooseKeySpace(0, TILE["geese"])) == (
        "choose a common key space or one of your own for geese",
        "scegli uno spazio chiave comune o personale per le oche",
    )
    for ask in (MakeRoomInTeam(0, TILE["ship"]), DropFrom(0, TILE["ship"], TILE["mine"])):
        checked(asked(s, ask))


def test_questions_of_the_solo_game() -> None:
    s = solo()
    give(s, points=12, silver=3, goods="1 1 2 3 4 5")
    assert asked(s, ADD_POINTS) == (
        "you may buy points: 12 of 50 so far",
        "puoi comprare punti: finora 12 di 50",
    )
    assert asked(s, TRADE) == (
        "you may trade 5 goods for a tile of the black depot",
        "puoi scambiare 5 merci con una tessera del deposito nero",
    )
    assert asked(s, GiveGood(3))[0] == "choose the goods to give, 3 more"
    assert asked(s, TakeBlackTile(0, BLACK_DEPOT, ALL_COLOURS)) == (
        "choose a tile of the black depot",
        "scegli una tessera del deposito nero",
    )
    assert asked(s, ChooseOrder(TILE["bank"], 10, 3)) == (
        "choose what comes next",
        "scegli che cosa viene ora",
    )


# ---- orders


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "hire",
            "Hire workers: 1 silver, +2 workers",
            "Ingaggia lavoratori: 1 moneta d'argento, +2 lavoratori",
        ),
        ("set-3-6", "Turn the 3 to a 6", "Gira il dado da 3 a 6"),
        ("shield-7", "Take shield 7: 2 workers", "Prendi lo scudo 7: 2 lavoratori"),
        ("shield-9", "Take shield 9: 4 workers", "Prendi lo scudo 9: 4 lavoratori"),
        (
            "share-2",
            "Share the monasteries of player 2",
            "Condividi i monasteri del giocatore 2",
        ),
        ("route-5", "Lay trade route tile 5", "Metti la tessera 5 della via commerciale"),
        ("deal-18", "Lay out shield 18", "Metti sul tabellone lo scudo 18"),
        ("offer-11c", "Deal duchy 11c", "Distribuisci il ducato 11c"),
        ("draw-crane", "Lay out a crane", "Metti in un deposito un argano"),
        ("yield-7", "Give up shield 7", "Cedi lo scudo 7"),
        ("drop-inn", "Throw away an inn", "Elimina una taverna"),
    ],
)
def test_orders_of_a_turn(word: str, english: str, italian: str) -> None:
    s = table(3, dice="3 5", shields="yes", extra="yes")
    give(s, tiles="C4:monastery28 B3:castle", shields="16:D4 6:B3", silver=2, workers=4)
    depot(s, 5, shields="7")
    depot(s, 2, shields="9")
    assert both_actions(s, word) == (english, italian)


def test_a_shield_says_which_one_it_replaces() -> None:
    s = table(2, dice="5 5", shields="yes")
    give(s, tiles="B3:castle", shields="1:D4")
    depot(s, 5, shields="7")
    play(s, "shield-7")
    assert both_actions(s, "castle-B3") == ("Put shield 7 on B3", "Metti lo scudo 7 in B3")
    assert both_actions(s, "castle-D4") == (
        "Put shield 7 on D4: in place of shield 1",
        "Metti lo scudo 7 in D4: sostituisce lo scudo 1",
    )


def test_the_tribute_says_what_is_lost() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, tiles="B3:castle A3:castle", shields="3:D4 7:B3 9:A3", silver=2, workers=1)
    play(s, "end", "end")
    assert both_actions(s, "tribute-2-1") == (
        "Pay 2 silver and 1 worker",
        "Paga 2 monete d'argento e 1 lavoratore",
    )
    assert both_actions(s, "tribute-2-0") == (
        "Pay 2 silver: 1 shield lost",
        "Paga 2 monete d'argento: 1 scudo perso",
    )
    assert both_actions(s, "tribute-0-0") == (
        "Pay no tribute: 3 shields lost",
        "Non pagare il tributo: 3 scudi persi",
    )


def test_the_crane_promises_what_the_building_gives() -> None:
    s = table(dice="3 3", extra="yes")
    give(s, storage="crane")
    play(s, "place-3-C3", "tile-crane")
    assert both_actions(s, "crane-bank") == ("Copy a bank: +2 silver", "Copia una banca: +2 monete d'argento")
    assert both_actions(s, "crane-watchtower")[0] == "Copy a watchtower: +4 points"
    assert both_actions(s, "crane-church")[1] == "Copia una chiesa"


def test_a_sale_promises_the_bonuses_of_the_route() -> None:
    s = table(2, dice="1 2", routes="yes")
    give(s, goods="1 2")
    route(s, 0, [9])  # Fish: 2 silver.
    assert both_actions(s, "sell-1-1") == (
        "Sell 1 fish with the 1: +2 points, +1 silver, +2 silver",
        "Vendi 1 pesce con il dado 1: +2 punti, +1 moneta d'argento, +2 monete d'argento",
    )
    route(s, 0, [1])  # Grapes: a carpenter's workshop.
    assert both_actions(s, "sell-2-2")[0] == (
        "Sell 1 grape with the 2: +2 points, +1 silver, a carpenter's workshop"
    )


def test_placing_promises_the_posts_it_links() -> None:
    s = table(4, "11a", dice="3 3", castle="A1")
    give(s, tiles="C1:ship C2:cow2 C3:market C4:bank C5:ship", storage="cow3")
    assert both_actions(s, "place-3-C6") == (
        "Place 3 cows on C6 with the 3: +3 points, links border posts (+10)",
        "Piazza 3 mucche in C6 con il dado 3: +3 punti, collega posti di confine (+10)",
    )


def test_an_inn_promises_the_larger_region() -> None:
    s = table(2, 2, dice="3 3", inns="yes")
    give(s, tiles="E4:cow2 F3:pig2 G2:goat2", storage="inn")
    inns(s, 1)
    assert both_actions(s, "place-3-G1")[0].startswith("Place an inn on G1 with the 3: completes a pasture")
    assert "(+15 +10)" in both_actions(s, "place-3-G1")[0]


def test_shield_5_names_the_goods_of_all_depots() -> None:
    s = table(dice="2 2", shields="yes")
    give(s, storage="ship", shields="5:D4")
    depot(s, 1, goods="3")
    depot(s, 2, goods="4")
    depot(s, 6, goods="4 4")
    play(s, "place-2-D3", "tile-ship", "goods-1")
    assert both_actions(s, "load-4") == ("Load 3 wine from all depots", "Carica 3 vini da tutti i depositi")
    assert both_actions(s, "skip") == ("Load no more goods", "Non caricare altre merci")


def test_a_tile_placed_straight_from_a_depot() -> None:
    s = table(2, round=5, whole=True, shields="yes")
    give(s, shields="14:D4", silver=1)
    depot(s, 3, "bank")
    play(s, "end", "end", "take-x-3")
    assert both_actions(s, "tile-bank") == ("Take a bank", "Prendi una banca")
    play(s, "tile-bank")
    assert both_actions(s, "place-x-E4") == (
        "Place a bank on E4: +2 silver",
        "Piazza una banca in E4: +2 monete d'argento",
    )


def test_orders_of_teams() -> None:
    s = table(4, "12a", dice="4 4", castle="D7")
    give(s, storage="ship", own="ship")
    assert both_actions(s, "place-4-D6")[0] == "Place a ship on D6 with the 4"
    play(s, "place-4-D6", "tile-ship")
    assert both_actions(s, "shared") == ("Use a common key space", "Usa uno spazio chiave comune")
    assert both_actions(s, "own") == ("Use a key space of your own", "Usa un tuo spazio chiave personale")


def test_orders_of_the_solo_game() -> None:
    s = solo("4 4")
    give(s, goods="4 4", points=44, silver=1)
    play(s, "sell-4-4")
    assert both_actions(s, "add-1") == ("Buy 1 point: 1 silver", "Compra 1 punto: 1 moneta d'argento")
    assert both_actions(s, "add-2") == (
        "Buy 2 points: 2 silver, reaches the target",
        "Compra 2 punti: 2 monete d'argento, raggiunge l'obiettivo",
    )
    assert both_actions(s, "skip") == ("Buy no points", "Non comprare punti")
    s = solo("4 3")
    give(s, goods="4 4 4", points=48)
    assert both_actions(s, "sell-4-4")[0] == "Sell 3 wine with the 4: +1 silver, reaches the target"


def test_the_solo_game_promises_what_comes_next() -> None:
    s = solo("3 3")
    give(s, storage="ship")
    depot(s, 2, goods="1")
    depot(s, 5, goods="1 2")
    play(s, "place-3-C1", "tile-ship")
    assert both_actions(s, "order-points") == (
        "Score the region next: +11 points",
        "Ora i punti della regione: +11 punti",
    )
    play(s, "order-effect")
    assert both_actions(s, "goods-2") == (
        "Load the goods of depot 2: 1 fish, 2 goods leave the game",
        "Carica le merci del deposito 2: 1 pesce, 2 merci escono dal gioco",
    )


def test_the_last_tile_of_the_solo_game_promises_the_win() -> None:
    s = solo("1 1")
    there = {space["name"] for space in player(s)["spaces"]} - {"B3", "C2"}
    give(s, tiles=" ".join(f"{name}:black" for name in there), storage="bank")
    assert both_actions(s, "place-1-C2") == (
        "Place a bank on C2 with the 1: wins the game",
        "Piazza una banca in C2 con il dado 1: vince la partita",
    )
