"""What may be done in Castelli, as orders and buttons."""

from __future__ import annotations

import pytest

from maniero.games.castelli.names import COUNT, SITES
from maniero.games.castelli.rules.castles import CastleWith
from maniero.games.castelli.rules.characters import FOUND_CITY, FOUND_VILLAGE
from maniero.games.castelli.state import Castelli
from maniero.kernel.bits import bit
from maniero.kernel.state import NOBODY
from tests.games.castelli.wording import ENGLISH, OCTAGON, both_actions, deal, fresh, game, orders, play, rich

# ---- chance and the board


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        ("first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        ("piece-B", "Lay piece B as printed", "Metti il pezzo B come stampato"),
        ("piece-B-turned", "Lay piece B, turned round", "Metti il pezzo B, ruotato di mezzo giro"),
        ("start-s1", "Deal starting tile s1", "Assegna la tessera iniziale s1"),
        (
            "tile-h29",
            "Turn up tile h29: value 1, 1 silver, a card",
            "Rivela la tessera h29: valore 1, 1 argento, una carta",
        ),
        ("draw-king4", "Draw the king (4 points)", "Pesca il re (4 punti)"),
        ("take-abbot", "Draw the abbot", "Pesca l'abate"),
        ("open-C3", "Turn up C3", "Rivela C3"),
        ("pass", "Pass", "Passa"),
        ("end", "End your turn", "Termina il turno"),
        ("done", "Sell nothing more", "Non vendere altro"),
        ("burn-D1", "Burn the city in D1", "Brucia la città in D1"),
        (
            "from-2",
            "Buy a card from the red player for 1 silver",
            "Compra una carta dal giocatore rosso per 1 argento",
        ),
        ("over-D1-rock2", "Build over the castle in D1 (second site)", None),
        ("build-D1-wood", "Build in D1 (in wood)", "Costruisci in D1 (nel legno)"),
    ],
)
def test_orders_out_of_place(word: str, english: str, italian: str | None) -> None:
    found = both_actions(fresh(4, board="chosen"), word)
    assert found[0] == english
    assert italian in (None, found[1])


# ---- the tile


def test_a_tile_is_laid_by_where_the_own_shield_points() -> None:
    s = game("open-C1 tile-h01")
    assert [both_actions(s, f"lay-{turn}") for turn in range(4)] == [
        (
            "Lay the tile, your shield to the north: +1 silver from the rim",
            "Posa la tessera, il tuo scudo a nord: +1 argento dal bordo",
        ),
        (
            "Lay the tile, your shield to the east: +1 rock from D1",
            "Posa la tessera, il tuo scudo a est: +1 roccia da D1",
        ),
        ("Lay the tile, your shield to the south", "Posa la tessera, il tuo scudo a sud"),
        (
            "Lay the tile, your shield to the west: +1 grain from B1",
            "Posa la tessera, il tuo scudo a ovest: +1 grano da B1",
        ),
    ]
    assert orders(s, NOBODY, "lay-1") == (
        "Lay the tile, turned once",
        "Posa la tessera, girata una volta",
    )


def test_what_a_steward_may_undo_is_said() -> None:
    s = game()
    deal(s, 1, "king3")
    play(s, "open-C1 tile-h01")
    assert both_actions(s, "lay-1") == (
        "Lay the tile, your shield to the east: +1 rock from D1, if nobody turns it",
        "Posa la tessera, il tuo scudo a est: +1 roccia da D1, se nessuno la ruota",
    )
    assert both_actions(s, "lay-2")[0] == "Lay the tile, your shield to the south"


def test_card_and_silver_of_the_tile_come_first() -> None:
    """The card is drawn before the areas, and what they bring is told all the same."""
    s = game("open-C1 tile-h29")  # From the top: blue with the card, green, yellow, red.
    assert both_actions(s, "lay-0")[0] == "Lay the tile, your shield to the north: +1 silver, +1 card"
    s = game("open-C1 tile-h30")  # From the top: blue, yellow, red with the card, green.
    assert both_actions(s, "lay-1") == (
        "Lay the tile, your shield to the east: +1 silver, +1 card, +1 rock from D1",
        "Posa la tessera, il tuo scudo a est: +1 argento, +1 carta, +1 roccia da D1",
    )


def test_no_card_is_promised_that_the_tile_takes_first() -> None:
    """The rim has a card too; the deck may have one only."""
    s = game("open-G1 tile-h30")
    enough = "Lay the tile, your shield to the north: +1 silver, +1 card, +1 card from the rim"
    assert both_actions(s, "lay-0")[0] == enough
    s.deck = [1] + [0] * (len(s.deck) - 1)
    s.shuffled = 1
    assert both_actions(s, "lay-0")[0] == "Lay the tile, your shield to the north: +1 silver, +1 card"


def test_the_tile_in_hand() -> None:
    s = game("start-s1 start-s2 open-C1 tile-h17", dilemma="yes")
    assert both_actions(s, "lay-1")[0] == "Lay the tile, your shield to the east: +1 silver, +1 rock from D1"
    assert both_actions(s, "swap-1") == (
        "Lay the tile in hand, your shield to the east: +1 rock from D1",
        "Posa la tessera in mano, il tuo scudo a est: +1 roccia da D1",
    )


def test_the_steward() -> None:
    s = game()
    deal(s, 1, "steward")
    play(s, "open-C1 tile-h01 lay-0")  # The second seat points east.
    assert orders(s, 1, "steward-3") == (
        "Use the steward, your shield to the north: +1 silver from the rim",
        "Usa lo steward, il tuo scudo a nord: +1 argento dal bordo",
    )
    assert orders(s, 1, "pass") == (
        "Leave the tile as it lies: +1 rock from D1",
        "Lascia la tessera com'è: +1 roccia da D1",
    )


def test_areas_that_wait_for_cards() -> None:
    s = game("open-C1 tile-h01")
    deal(s, 0, "king3", "king4")
    play(s, "lay-1")
    assert both_actions(s, "go") == ("Evaluate the areas: +1 rock from D1", "Valuta le aree: +1 roccia da D1")
    assert both_actions(s, "sell-king3") == (
        "Sell the king (3 points): +2 silver",
        "Vendi il re (3 punti): +2 argento",
    )


# ---- cards


def test_characters_that_act_at_once() -> None:
    s = game()
    deal(s, 0, "king5", "robber", "bandits", "brigand")
    s.lords[1].silver = 1
    assert both_actions(s, "play-king5") == ("Play the king: +5 points", "Gioca il re: +5 punti")
    assert both_actions(s, "play-robber") == ("Play the robber: +1 silver", "Gioca il rapinatore: +1 argento")
    assert both_actions(s, "play-bandits")[1] == "Gioca i banditi: +1 argento"
    assert both_actions(s, "play-brigand") == (
        "Play the brigand: +5 silver",
        "Gioca il brigante: +5 argento",
    )
    s.mine = 0
    assert both_actions(s, "sell-robber")[0] == "Sell the robber: +0 silver"


def test_founding() -> None:
    s = game(battle="yes")
    s.asks.append(FOUND_VILLAGE[0])
    assert both_actions(s, "found-D1") == ("Found a village in D1", "Fonda un villaggio in D1")
    s.asks.append(FOUND_CITY[0])
    assert both_actions(s, "found-D1") == ("Found a city in D1", "Fonda una città in D1")


# ---- castles


def test_building() -> None:
    s = game("open-C1 tile-h01 lay-1")
    rich(s, 0)
    assert both_actions(s, "build-D1-rock") == ("Build in D1: +4 points", "Costruisci in D1: +4 punti")
    rich(s, 0, grain=0, silver=2)
    assert both_actions(s, "build-D1-rock") == (
        "Build in D1: for 2 silver, +4 points",
        "Costruisci in D1: per 2 argento, +4 punti",
    )
    s.villages = s.cities = 0
    assert both_actions(s, "build-D1-rock")[1] == "Costruisci in D1: per 2 argento, nessun punto"


def test_building_in_grain() -> None:
    s = game("open-C1 tile-h01 lay-3")
    rich(s, 0)
    s.asks.append(CastleWith(0, COUNT))
    assert both_actions(s, "build-B1-grain") == (
        "Build in B1 (in grain): +4 points",
        "Costruisci in B1 (nel grano): +4 punti",
    )


def battle() -> Castelli:
    """The first seat, with more heraldic points, can build over a castle of the second one."""
    s = game("open-C1 tile-h01 lay-1", battle="yes")
    rich(s, 0, 2, 2, 1, silver=2)
    s.owners[OCTAGON["D1"] * len(SITES)] = 1
    s.free[0] &= ~bit(OCTAGON["D1"])
    return s


def test_building_over() -> None:
    s = battle()
    assert both_actions(s, "over-D1-rock1") == (
        "Build over the castle in D1: for 2 silver, +4 points",
        "Sovracostruisci il castello in D1: per 2 argento, +4 punti",
    )


@pytest.mark.parametrize("card", ["guard", "king3"])
def test_points_that_a_guard_may_keep_are_not_promised(card: str) -> None:
    s = battle()
    deal(s, 1, card)
    assert both_actions(s, "over-D1-rock1") == (
        "Build over the castle in D1: for 2 silver, 4 points if no guard keeps it",
        "Sovracostruisci il castello in D1: per 2 argento, 4 punti se una guardia non lo salva",
    )
    play(s, "over-D1-rock1")
    assert orders(s, 1, "guard") == ("Keep the castle with the guard", "Salva il castello con la guardia")
    assert orders(s, 1, "pass") == ("Let the castle be built over", "Lascia sovracostruire il castello")


def test_buttons_are_short() -> None:
    assert max(len(ENGLISH.verb(action)) for action in game().vocabulary().actions) <= 24
