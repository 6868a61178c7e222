"""What happens in Carcassonne: The Castle, in words."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne import events as told
from maniero.games.carcassonne.names import AGAIN, HOUSE, OPEN_PATH, PATH, TOWER
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from tests.games.carcassonne.wording import SQUARE, TILE, both_events


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.TurnStarted(0, False), "begins their turn", "comincia il suo turno"),
        (told.TurnStarted(0, True), "begins another turn", "comincia un altro turno"),
        (
            told.TileDrawn(0, TILE["D05"]),
            "draws a tile: 1 path, 1 house, 3 courts, 1 well",
            "pesca una tessera: 1 sentiero, 1 casa, 3 corti, 1 pozzo",
        ),
        (
            told.TileRemoved(0, TILE["D05"]),
            "removes the tile from the game: it fits nowhere",
            "elimina la tessera dal gioco: non si può piazzare da nessuna parte",
        ),
        (
            told.TilePlaced(0, TILE["D05"], SQUARE["C4"], 2),
            "places the tile on C4",
            "piazza la tessera in C4",
        ),
        (
            told.FollowerPlaced(0, SQUARE["C4"], 0, TOWER),
            "places a knight on the tower at C4",
            "piazza un cavaliere nella torre in C4",
        ),
        (
            told.FollowerPlaced(0, SQUARE["C4"], 0, PATH),
            "places a herald on the path at C4",
            "piazza un messaggero sul sentiero in C4",
        ),
        (
            told.ZoneCounted(0, 8, TOWER, 3, False),
            "has the majority in a tower of 3 tiles",
            "ha la maggioranza in una torre di 3 tessere",
        ),
        (
            told.ZoneCounted(0, 8, HOUSE, 1, True),
            "has the majority in a house of 1 tile, counted double",
            "ha la maggioranza in una casa di 1 tessera, con punti raddoppiati",
        ),
        (
            told.ZoneCounted(NOBODY, 8, PATH, 4, False),
            "Followers are even: nobody scores for a path of 4 tiles.",
            "Omini in parità: nessuno fa punti per un sentiero di 4 tessere.",
        ),
        (
            told.FollowerReturned(0, SQUARE["C4"], 1),
            "takes back the follower on C4",
            "riprende l'omino in C4",
        ),
        (
            told.KeepMoved(0, 3),
            "places the keep on a house of 3 tiles",
            "mette il palazzo su una casa di 3 tessere",
        ),
        (
            told.BonusTaken(0, OPEN_PATH, 1),
            "takes bonus tile 4 (incomplete path) from corner tower 12/13",
            "prende la tessera bonus 4 (sentiero incompleto) dalla torre d'angolo 12/13",
        ),
        (
            told.BonusUsed(0, AGAIN),
            "uses bonus tile 1 (another turn)",
            "usa la tessera bonus 1 (un altro turno)",
        ),
        (
            told.EmptyAreaScored(0, 11),
            "has the largest keep and wins the empty area of 11 squares",
            "ha il palazzo più grande e ottiene la zona vuota di 11 caselle",
        ),
        (
            told.EmptyAreaScored(NOBODY, 11),
            "No keep is the largest: nobody scores for the empty area of 11 squares.",
            "Nessun palazzo è il più grande: nessuno fa punti per la zona vuota di 11 caselle.",
        ),
        (
            told.CourtCounted(0, 5, False),
            "has the majority in a court with 5 markets",
            "ha la maggioranza in una corte con 5 mercati",
        ),
        (
            told.CourtCounted(0, 1, True),
            "has the majority in a court with 1 market, made richer by bonus tile 7",
            "ha la maggioranza in una corte con 1 mercato, arricchita dalla tessera bonus 7",
        ),
        (
            told.GameEnded(NOBODY),
            "No castle tile is left: the final points are counted.",
            "Le tessere castello sono finite: si contano i punti finali.",
        ),
        (PointsScored(0, "tower.points", 3, 2), "scores 6 points", "fa 6 punti"),
        (
            PointsScored(0, "bonus.9", 1, 5),
            "scores 5 points for bonus tile 9 (extra points)",
            "fa 5 punti per la tessera bonus 9 (punti in più)",
        ),
    ],
)
def test_reports(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)
