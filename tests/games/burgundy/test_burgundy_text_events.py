"""What happens in The Castles of Burgundy, in words."""

from __future__ import annotations

import pytest

from maniero.games.burgundy import events as told
from maniero.games.burgundy.names import BLACK, COLOURS
from maniero.kernel.bags import one
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from tests.games.burgundy.wording import BARRELS, CLOTH, GRAPES, SPACE, TILE, WINE, both_events


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.DuchyChosen(0, "7"), "plays with duchy 7", "gioca con il ducato 7"),
        (told.PhaseStarted(NOBODY, 1), "Phase B begins.", "Comincia la fase B."),
        (
            told.RoundStarted(NOBODY, 2, 4, WINE),
            "Round 3: the white die brings wine to depot 4.",
            "Round 3: il dado bianco porta vino nel deposito 4.",
        ),
        (told.DiceRolled(0, 2, 5), "rolls 2 and 5", "tira 2 e 5"),
        (told.TurnStarted(0), "begins their turn", "comincia il suo turno"),
        (
            told.TileTaken(0, TILE["church"], 2),
            "takes a church from depot 3",
            "prende una chiesa dal deposito 3",
        ),
        (
            told.TileTaken(0, TILE["monastery7"], BLACK),
            "takes monastery no. 7 from the black depot",
            "prende il monastero 7 dal deposito nero",
        ),
        (
            told.TileBought(0, BLACK, 2, 0),
            "buys a tile from the black depot, for 2 silver",
            "compra una tessera dal deposito nero, al costo di 2 monete d'argento",
        ),
        (
            told.TileBought(0, 3, 1, 1),
            "buys a tile from depot 4, for 1 silver and 1 worker",
            "compra una tessera dal deposito 4, al costo di 1 moneta d'argento e 1 lavoratore",
        ),
        (told.TileDropped(0, TILE["goat2"]), "throws away 2 goats", "elimina 2 capre"),
        (
            told.TilePlaced(0, TILE["pig4"], SPACE["C2"]),
            "places 4 pigs on C2",
            "piazza 4 maiali in C2",
        ),
        (
            told.WorkersSpent(0, 2, 2, 6),
            "uses 2 workers to turn a 2 into a 6",
            "usa 2 lavoratori per portare un dado da 2 a 6",
        ),
        (
            told.GoodsSold(0, CLOTH, 3, 2, 1),
            "sells 3 cloth: +2 silver, +1 worker",
            "vende 3 stoffe: +2 monete d'argento, +1 lavoratore",
        ),
        (told.WorkersTaken(0, 2, 0), "takes 2 workers", "prende 2 lavoratori"),
        (
            told.WorkersTaken(0, 4, 1),
            "takes 4 workers and 1 silver",
            "prende 4 lavoratori e 1 moneta d'argento",
        ),
        (told.SilverTaken(0, 2), "takes 2 silver", "prende 2 monete d'argento"),
        (
            told.GoodsLoaded(0, 4, one(GRAPES) * 2 + one(BARRELS)),
            "loads 2 grapes, 1 barrel from depot 5",
            "carica 2 grappoli, 1 botte dal deposito 5",
        ),
        (told.MarkerMoved(0, 2), "moves to space 3 of the bridge", "arriva allo spazio 3 del ponte"),
        (
            told.RegionCompleted(0, COLOURS.index("building"), 3),
            "completes a town of 3",
            "completa un villaggio da 3",
        ),
        (
            told.ColourCompleted(0, COLOURS.index("mine"), 0),
            "is the first to fill all mine spaces and takes the large bonus tile",
            "riempie per primo tutti gli spazi miniera e prende la tessera bonus grande",
        ),
        (
            told.ColourCompleted(0, COLOURS.index("ship"), 1),
            "is the second to fill all ship spaces and takes the small bonus tile",
            "riempie per secondo tutti gli spazi nave e prende la tessera bonus piccola",
        ),
        (
            told.ColourCompleted(0, COLOURS.index("castle"), 2),
            "fills all castle spaces, too late for a bonus tile",
            "riempie tutti gli spazi castello, troppo tardi per una tessera bonus",
        ),
        (
            told.MinesPaid(0, 2, 2),
            "gets 2 silver and 2 workers from the mines",
            "riceve dalle miniere 2 monete d'argento e 2 lavoratori",
        ),
        (
            told.GameEnded(NOBODY),
            "Phase E is over: the final points are counted.",
            "La fase E è finita: si contano i punti finali.",
        ),
        (PointsScored(0, "sell.points", 2, 3), "scores 6 points", "fa 6 punti"),
        (PointsScored(0, "building.watchtower", 1, 4), "scores 4 points", "fa 4 punti"),
        (
            PointsScored(0, "region.size", 1, 6),
            "scores 6 points for the size of the region",
            "fa 6 punti per la grandezza della regione",
        ),
        (
            PointsScored(0, "monastery.17", 2, 4),
            "scores 8 points for monastery no. 17",
            "fa 8 punti per il monastero 17",
        ),
        (
            PointsScored(0, "end.silver", 1, 1),
            "scores 1 point for silver left over",
            "fa 1 punto per l'argento rimasto",
        ),
    ],
)
def test_reports(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)
