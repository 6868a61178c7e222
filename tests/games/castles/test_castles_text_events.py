"""What happens in Castles, in words."""

from __future__ import annotations

import pytest

from maniero.games.castles import events as told
from maniero.games.castles.names import NONE
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from tests.games.castles.wording import SQUARE, TILE, both_events


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.RoundStarted(NOBODY, 3), "Round 3 begins.", "Comincia il round 3."),
        (told.GateBuilt(0, SQUARE["D1"]), "builds the gate on D1", "costruisce il cancello in D1"),
        (told.TileDrawn(0, NONE), "draws a tile", "pesca una tessera"),
        (
            told.TileDrawn(0, TILE["gO"]),
            "draws a solid piece of grey stone",
            "pesca un blocco pieno di pietra grigia",
        ),
        (
            told.TileDrawn(0, TILE["wPy"]),
            "draws a parapet of white limestone with a yellow banner",
            "pesca un parapetto di calcare bianco con uno stendardo giallo",
        ),
        (
            told.TileBuilt(0, TILE["sE"], SQUARE["B3"], 1),
            "builds an end piece of sandstone on B3",
            "costruisce un pezzo terminale di arenaria in B3",
        ),
        (
            told.TileStored(0, TILE["rI"]),
            "puts a straight piece of red brick into the reserve",
            "mette un tratto dritto di mattoni rossi in riserva",
        ),
        (
            told.TilesOffered(0, 1),
            "offers both tiles to player 2",
            "offre entrambe le tessere al giocatore 2",
        ),
        (told.TileDiscarded(0, NONE, 1), "discards a tile", "scarta una tessera"),
        (
            told.TileDiscarded(0, TILE["rI"], 1),
            "discards a straight piece of red brick",
            "scarta un tratto dritto di mattoni rossi",
        ),
        (
            told.EyesoreLeft(0, TILE["rBb"]),
            "leaves a battlement of red brick with a blue banner as an eyesore",
            "lascia una merlatura di mattoni rossi con uno stendardo blu come pugno nell'occhio",
        ),
        (told.TurnFinished(0), "finishes the turn", "finisce il turno"),
        (
            told.YardsShown(NOBODY),
            "All have finished: the tiles in the yards are looked at.",
            "Tutti hanno finito: si guardano le tessere nei cantieri.",
        ),
        (
            told.CastleCompleted(0, 17),
            "has completed a castle of 17 tiles",
            "ha completato un castello di 17 tessere",
        ),
        (
            told.GameEnded(NOBODY, 0, True),
            "The game is over: the castles are valued.",
            "La partita è finita: si valutano i castelli.",
        ),
        (
            told.GameEnded(NOBODY, 1, True),
            "The game is over, and 1 tile left in the quarry is discarded: the castles are valued.",
            "La partita è finita e 1 tessera rimasta nella cava è scartata: si valutano i castelli.",
        ),
        (
            told.GameEnded(NOBODY, 9, False),
            "The game is over with 9 tiles left in the quarry: the castles are valued.",
            "La partita è finita con 9 tessere rimaste nella cava: si valutano i castelli.",
        ),
        (
            PointsScored(0, "end.size", 14, 1),
            "scores 14 points for the size of the castle",
            "fa 14 punti per le dimensioni del castello",
        ),
        (
            PointsScored(0, "end.reserve", 1, -1),
            "loses 1 point for tiles left in the reserve",
            "perde 1 punto per le tessere rimaste nella riserva",
        ),
        (
            PointsScored(0, "end.rain", 2, -1),
            "loses 2 points for rain coming in",
            "perde 2 punti per la pioggia",
        ),
        (
            PointsScored(0, "end.eyesores", 3, -1),
            "loses 3 points for eyesores",
            "perde 3 punti per i pugni nell'occhio",
        ),
        (
            PointsScored(0, "end.illegal", 2, -3),
            "loses 6 points for tiles built against the rules",
            "perde 6 punti per le tessere costruite contro le regole",
        ),
        (
            PointsScored(0, "option.stability", 1, 3),
            "scores 3 points for the largest part of one wall type",
            "fa 3 punti per la parte più grande di un tipo di muro",
        ),
        (
            PointsScored(0, "option.beauty", 1, 3),
            "scores 3 points for the most banners",
            "fa 3 punti per il maggior numero di stendardi",
        ),
        (
            PointsScored(0, "option.colours", 1, 3),
            "scores 3 points for banners of one colour",
            "fa 3 punti per gli stendardi di un solo colore",
        ),
    ],
)
def test_reports(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)


def test_what_is_drawn_is_told_to_who_draws_it() -> None:
    event = told.TileDrawn(0, TILE["gO"])
    for viewer, hidden in ((0, False), (1, True), (NOBODY, True)):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert (both_events(seen)[0] == "draws a tile") == hidden
