"""What happens in the expansions, in teams and in the solo game, in words."""

from __future__ import annotations

import pytest

from maniero.games.burgundy import events as told
from maniero.games.burgundy.extras import ROUTE_ACTION
from maniero.games.burgundy.names import BANK, COLOURS, MARKET, NONE
from maniero.kernel.bags import one
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from tests.games.burgundy.wording import FISH, GRAPES, SPACE, TILE, WINE, both_events


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.DuchyChosen(0, "11c"), "plays with duchy 11c", "gioca con il ducato 11c"),
        (
            told.WorkersHired(0, 1, 2),
            "hires 2 workers for 1 silver",
            "ingaggia 2 lavoratori per 1 moneta d'argento",
        ),
        (told.CraneUsed(0, BANK), "uses the crane as a bank", "usa l'argano come una banca"),
        (
            told.InnLaidOut(NOBODY),
            "An inn is laid beside the black depot.",
            "Accanto al deposito nero arriva una taverna.",
        ),
        (told.TilePlaced(0, TILE["geese"], SPACE["B1"]), "places geese on B1", "piazza le oche in B1"),
        (
            told.PostsLinked(0, 0, 2),
            "links two border posts: west, south",
            "collega due posti di confine: ovest, sud",
        ),
        (
            told.AllPostsLinked(0, 0),
            "is the first to link all border posts",
            "collega per primo tutti i posti di confine",
        ),
        (
            told.AllPostsLinked(0, 1),
            "is the second to link all border posts",
            "collega per secondo tutti i posti di confine",
        ),
        (
            told.AllPostsLinked(0, 2),
            "links all border posts, too late for more points",
            "collega tutti i posti di confine, troppo tardi per altri punti",
        ),
        (
            told.GoodLaid(0, WINE, 2, NONE),
            "lays 1 wine on space 3 of the trade route",
            "mette 1 vino sullo spazio 3 della via commerciale",
        ),
        (
            told.GoodLaid(0, GRAPES, 0, MARKET),
            "lays 1 grape on space 1 of the trade route: a market",
            "mette 1 grappolo sullo spazio 1 della via commerciale: un mercato",
        ),
        (
            told.GoodLaid(0, FISH, 0, BANK),
            "lays 1 fish on space 1 of the trade route: 2 silver",
            "mette 1 pesce sullo spazio 1 della via commerciale: 2 monete d'argento",
        ),
        (
            told.GoodLaid(0, FISH, 0, ROUTE_ACTION),
            "lays 1 fish on space 1 of the trade route: an action",
            "mette 1 pesce sullo spazio 1 della via commerciale: un'azione",
        ),
        (
            told.ShieldTaken(0, 7, SPACE["D4"], 0),
            "takes shield 7 and puts it on D4",
            "prende lo scudo 7 e lo mette in D4",
        ),
        (
            told.ShieldTaken(0, 7, SPACE["D4"], 3),
            "takes shield 7 and puts it on D4 in place of shield 3",
            "prende lo scudo 7 e lo mette in D4, dove sostituisce lo scudo 3",
        ),
        (told.ShieldLost(0, 7), "gives up shield 7", "cede lo scudo 7"),
        (
            told.TributePaid(0, 2, 1),
            "pays a tribute of 2 silver and 1 worker",
            "paga un tributo di 2 monete d'argento e 1 lavoratore",
        ),
        (told.TributePaid(0, 0, 0), "pays no tribute", "non paga il tributo"),
        (
            told.DieSet(0, 3, 6),
            "turns a 3 to a 6 with shield 16",
            "gira un dado da 3 a 6 con lo scudo 16",
        ),
        (
            told.RivalNamed(0, 1),
            "shares the monasteries of player 2",
            "condivide i monasteri del giocatore 2",
        ),
        (told.WorkerJoined(0), "gets 1 worker by shield 2", "riceve 1 lavoratore con lo scudo 2"),
        (told.KindLoaded(0, WINE, 3), "loads 3 wine from all depots", "carica 3 vini da tutti i depositi"),
        (
            told.TileRemoved(NOBODY, TILE["cow3"], 1),
            "Removed from depot 2: 3 cows.",
            "Tessera tolta dal deposito 2: 3 mucche.",
        ),
        (
            told.DepotsCleared(0, one(FISH) * 2 + one(WINE)),
            "removes 3 goods from the depots",
            "toglie 3 merci dai depositi",
        ),
        (
            told.GoodsTraded(0, one(FISH) * 2),
            "gives 2 fish for a black tile",
            "dà 2 pesci per una tessera nera",
        ),
        (
            told.TargetReached(0, 45),
            "has reached the target; the next one is 45",
            "ha raggiunto l'obiettivo; il prossimo è 45",
        ),
        (
            told.PointsBought(0, 3),
            "buys 3 points for 3 silver",
            "compra 3 punti per 3 monete d'argento",
        ),
        (
            told.ColourCompleted(0, COLOURS.index("mine"), 3),
            "fills all mine spaces and may place a tile of the black depot",
            "riempie tutti gli spazi miniera e può piazzare una tessera del deposito nero",
        ),
        (
            told.SoloEnded(0, True),
            "has filled the whole duchy and wins",
            "ha riempito tutto il ducato e vince",
        ),
        (
            told.SoloEnded(0, False),
            "has not filled the duchy in time and loses",
            "non ha riempito il ducato in tempo e perde",
        ),
        (
            PointsScored(0, "shield.7", 2, 8),
            "scores 16 points for shield 7",
            "fa 16 punti per lo scudo 7",
        ),
        (
            PointsScored(0, "posts.pair", 2, 6),
            "scores 12 points for border posts linked in this phase",
            "fa 12 punti per posti di confine collegati in questa fase",
        ),
        (
            PointsScored(0, "posts.first", 1, 7),
            "scores 7 points for all border posts, first",
            "fa 7 punti per tutti i posti di confine, per primo",
        ),
        (PointsScored(0, "solo.buy", 3, 1), "scores 3 points", "fa 3 punti"),
        (PointsScored(0, "solo.reset", 50, -1), "starts again from 0", "riparte da 0"),
    ],
)
def test_reports(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)
