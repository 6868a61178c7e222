"""What may be done in Carcassonne: The Castle, as orders and buttons."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.names import AGAIN, COURT, DOUBLE_TOWER, OPEN_TOWER, RICH_COURT, TOWER
from maniero.games.carcassonne.rules.counting import TakeBonus
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import MAY_GO_AGAIN, PlaceTile
from maniero.games.carcassonne.view import view
from maniero.kernel.rng import Rng
from tests.games.carcassonne.positions import build, left, stand, table
from tests.games.carcassonne.wording import (
    ENGLISH,
    SQUARE,
    TWO_HOUSES,
    WORDS,
    both_actions,
    game,
    play,
    recount,
    whole_game,
)


@pytest.mark.parametrize(
    ("before", "word", "english", "italian"),
    [
        ("draw-Z08", "place-C9-2", "Place on C9, turned twice", "Piazza in C9, girata due volte"),
        ("draw-Z08", "place-D1-0", "Place on D1", "Piazza in D1"),
        (
            "draw-Z08",
            "place-C9-0",
            "Place on C9: completes a house of 2 tiles (2 points with a follower)",
            "Piazza in C9: completa una casa di 2 tessere (2 punti con un omino)",
        ),
        (
            "draw-Z08",
            "place-C9-1",
            "Place on C9, turned once: completes a house of 1 tile (1 point with a follower)",
            "Piazza in C9, girata una volta: completa una casa di 1 tessera (1 punto con un omino)",
        ),
        (
            "draw-Z08 place-C9-0",
            "claim-1",
            "A squire in the house (2 tiles, 2 points at once)",
            "Un cortigiano nella casa (2 tessere, 2 punti subito)",
        ),
        (
            "draw-Z08 place-C9-0",
            "claim-2",
            "A merchant in the court (1 market, worth 3)",
            "Un mercante nella corte (1 mercato, vale 3)",
        ),
        ("draw-Z08 place-C9-0", "claim-3", "A follower on part 3", "Un omino sulla parte 3"),
        ("draw-Z08 place-C9-0", "pass", "Place no follower", "Non piazzare omini"),
        (
            "draw-Z09 place-F9-0",
            "claim-1",
            "A knight on the tower (2 tiles, worth 4)",
            "Un cavaliere nella torre (2 tessere, vale 4)",
        ),
        (
            "draw-B09 place-F9-2",
            "claim-1",
            "A herald on the path (1 tile, worth 2)",
            "Un messaggero sul sentiero (1 tessera, vale 2)",
        ),
        (
            "draw-D02 place-I8-2",
            "claim-3",
            "A herald on the path to the east (2 tiles, 2 points at once)",
            "Un messaggero sul sentiero a est (2 tessere, 2 punti subito)",
        ),
        (
            "draw-D02 place-I8-2",
            "claim-6",
            "A merchant in the court to the north-west (no market yet)",
            "Un mercante nella corte a nord-ovest (ancora senza mercati)",
        ),
        (
            "",
            "draw-C10",
            "Draw tile C10: 1 path, 1 tower, 2 courts, 1 market",
            "Pesca la tessera C10: 1 sentiero, 1 torre, 2 corti, 1 mercato",
        ),
        (
            "",
            "bonus-8",
            "Turn up bonus tile 8 (larger keep)",
            "Scopri la tessera bonus 8 (palazzo più grande)",
        ),
        ("", "first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        ("", "zone-C4-3", "Choose zone C4-3", "Scegli la zona C4-3"),
        ("", "score-n", "Count zone n first", "Conta prima la zona n"),
        ("", "pass", "Pass", "Passa"),
    ],
)
def test_orders(before: str, word: str, english: str, italian: str) -> None:
    assert both_actions(game(before), word) == (english, italian)


def test_placing_tells_whose_points_they_are() -> None:
    s = game("draw-Z08 place-D1-0 claim-1 draw-Z18")
    assert both_actions(s, "place-C1-0") == (
        "Place on C1: completes a house of 1 tile (1 point for the other player)",
        "Piazza in C1: completa una casa di 1 tessera (1 punto per l'altro giocatore)",
    )
    root = s.zones.part(SQUARE["D1"], 0)
    recount(s, root, followers=256)
    assert both_actions(s, "place-C1-0") == (
        "Place on C1: completes a house of 1 tile (1 point for you)",
        "Piazza in C1: completa una casa di 1 tessera (1 punto per te)",
    )
    recount(s, root, followers=257)
    assert both_actions(s, "place-C1-0") == (
        "Place on C1: completes a house of 1 tile (no points, followers are even)",
        "Piazza in C1: completa una casa di 1 tessera (nessun punto, omini in parità)",
    )


def test_what_is_told_of_a_placement_is_what_it_scores() -> None:
    """The points in the words are the points of the game, when no follower is placed."""
    found = 0
    for s in whole_game(1).positions:
        if not s.asks or not isinstance(s.asks[-1], PlaceTile) or not s.left:
            continue
        for action in s.legal()[::5]:
            after, seat = s.copy(), s.actor()
            after.builders[seat].held = []  # Nothing is doubled.
            after.apply(action)
            play(after, "pass")
            while after.actor() == seat or (after.asks and isinstance(after.asks[-1], TakeBonus)):
                after.apply(after.legal()[0])
            text = ENGLISH.action(s, s.actor(), action)
            points = [int(part.split(" (")[-1].split()[0]) for part in text.split(" for you)")[:-1]]
            assert sum(points) == after.points[seat] - s.points[seat], text
            found += bool(points)
    assert found


def test_counting_first() -> None:
    s = game(TWO_HOUSES + " pass")
    assert [action.text for action in s.legal()] == ["score-e", "score-s"]
    assert both_actions(s, "score-e") == (
        "Count the house to the east first: 1 tile, 1 point",
        "Conta prima la casa a est: 1 tessera, 1 punto",
    )
    s.points[0] = 11
    assert both_actions(s, "score-s") == (
        "Count the house to the south first: 1 tile, 1 point, with a bonus tile",
        "Conta prima la casa a sud: 1 tessera, 1 punto, con una tessera bonus",
    )
    s.towers[1] = False
    assert both_actions(s, "score-s")[0] == "Count the house to the south first: 1 tile, 1 point"
    s.points[0] = 111
    assert both_actions(s, "score-s")[0] == "Count the house to the south first: 1 tile, 1 point"


def test_doubling() -> None:
    s = table()
    build(s, "C5 A05 2", "E5 A05 0")
    stand(s, 0, "C5-1")
    play(s, "draw-Z13 place-D5-0")
    assert both_actions(s, "double") == ("Double the zone", "Raddoppia la zona")
    assert both_actions(s, "plain") == ("Do not double the zone", "Non raddoppiare la zona")
    s.builders[0].held = [DOUBLE_TOWER]
    play(s, "pass")
    assert both_actions(s, "double") == (
        "Double the tower: 12 points instead of 6, with a bonus tile",
        "Raddoppia la torre: 12 punti invece di 6, con una tessera bonus",
    )
    assert both_actions(s, "plain") == (
        "Do not double the tower: 6 points",
        "Non raddoppiare la torre: 6 punti",
    )
    s.points[0] = 50
    assert both_actions(s, "double")[0] == "Double the tower: 12 points instead of 6"


def test_another_turn() -> None:
    s = game()
    s.builders[0].held = [AGAIN]
    s.asks.append(MAY_GO_AGAIN[0])
    assert both_actions(s, "again") == (
        "Use bonus tile 1 and play another turn",
        "Usa la tessera bonus 1 e gioca un altro turno",
    )
    assert both_actions(s, "pass") == ("End your turn", "Termina il turno")


def test_bonus_tiles_of_the_end() -> None:
    s = game("draw-Z13 place-K4-0 claim-1 draw-Z08 place-D1-0 claim-2 draw-Z06 place-D2-1 claim-2")
    s.builders[0].held, s.builders[1].held = [OPEN_TOWER, RICH_COURT], [RICH_COURT]
    s.asks.append(ChooseFinal(0, OPEN_TOWER, TOWER))
    assert both_actions(s, "zone-K4-1") == (
        "Use bonus tile 5 on the tower at K4: 1 tile, 2 points",
        "Usa la tessera bonus 5 per la torre in K4: 1 tessera, 2 punti",
    )
    assert both_actions(s, "pass") == ("Leave bonus tile 5 unused", "Non usare la tessera bonus 5")
    s.asks.append(ChooseFinal(1, RICH_COURT, COURT))
    assert both_actions(s, "zone-S1") == (
        "Use bonus tile 7 on the court at start space 1: 2 markets, 8 points instead of 6",
        "Usa la tessera bonus 7 per la corte alla casella partenza 1: 2 mercati, 8 punti invece di 6",
    )
    recount(s, s.zones.part(SQUARE["D2"], 1), markets=1)
    s.asks.append(ChooseFinal(0, RICH_COURT, COURT))
    assert both_actions(s, "zone-D2-2") == (
        "Use bonus tile 7 on the court at D2, to the south: 1 market, 4 points instead of 3",
        "Usa la tessera bonus 7 per la corte in D2, a sud: 1 mercato, 4 punti invece di 3",
    )


def test_what_a_court_gives_is_told_before_the_other_player_is_asked() -> None:
    s = table()
    build(s, "C5 Z18 0", "H5 Z08 0")
    stand(s, 0, "C5-1")
    stand(s, 1, "H5-2")
    for square, part in (("C5", 0), ("H5", 1)):
        recount(s, s.zones.part(SQUARE[square], part), markets=2)
    s.builders[0].held = s.builders[1].held = [RICH_COURT]
    left(s, "Z15")
    play(s, "draw-Z15 place-C9-2 pass")
    assert both_actions(s, "zone-C5-1")[0].endswith(": 2 markets, 8 points instead of 6")
    play(s, "zone-C5-1")
    assert s.actor() == 1
    assert [zone["worth"] for zone in view(s, 1)["zones"] if zone["markets"] == 2] == [8, 6]


@pytest.mark.parametrize("supply", [0, 1])
def test_a_follower_that_is_not_there_promises_nothing(supply: int) -> None:
    s = game("draw-Z08")
    s.builders[0].supply = supply
    points = "2 points with a follower" if supply else "no points, nobody stands there"
    assert both_actions(s, "place-C9-0")[0] == f"Place on C9: completes a house of 2 tiles ({points})"


def test_zones_that_wait_for_a_bonus_tile_are_told_too() -> None:
    """The first house leads to a tower of the wall; the second is counted when its tile is turned up."""
    s = game(TWO_HOUSES.rsplit(maxsplit=1)[0])
    s.points[0] = 11
    assert both_actions(s, "place-J4-0")[0] == (
        "Place on J4: completes a house of 1 tile (1 point for you), a house of 1 tile (1 point for you)"
    )


@pytest.mark.parametrize(
    ("held", "tiles", "english", "italian"),
    [
        ([], 50, "End your turn", "Termina il turno"),
        ([AGAIN], 50, "Place no follower", "Non piazzare omini"),
        ([AGAIN], 0, "Place no follower", "Non piazzare omini"),
    ],
)
def test_a_turn_ends_when_the_other_players_begins(
    held: list[int], tiles: int, english: str, italian: str
) -> None:
    s = game("draw-Z08 place-D1-0")
    s.builders[0].supply, s.builders[0].held, s.left = 0, held, tiles
    assert both_actions(s, "pass") == (english, italian)


def test_a_turn_does_not_end_before_zones_are_chosen() -> None:
    s = game(TWO_HOUSES)
    s.builders[0].supply = 0
    assert both_actions(s, "pass")[0] == "Place no follower"


def test_nothing_is_promised_of_what_may_not_be_done() -> None:
    s = game("draw-Z08 place-C9-0")
    s.builders[0].supply = 0
    assert both_actions(s, "claim-1")[0] == "A squire in the house"
    assert both_actions(s, "place-C9-0")[0] == "Place on C9"


@pytest.mark.parametrize("seed", [1, 2])
def test_promises_are_the_same_in_imagined_worlds(seed: int) -> None:
    for s in whole_game(seed).positions[::9]:
        for seat in s.actors():
            dream = s.imagine(seat, Rng(seed))
            for action in s.legal_for(seat):
                assert ENGLISH.action(dream, seat, action) == ENGLISH.action(s, seat, action)


def test_every_word_has_a_text_even_out_of_place() -> None:
    for s in (game(), game("draw-Z08 place-C9-0")):
        WORDS.every_word_has_a_text(s)


def test_a_button() -> None:
    assert WORDS.groups(game().vocabulary().parse("place-C4-2")) == ("Place", "Piazza")
