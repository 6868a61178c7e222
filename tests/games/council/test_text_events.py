"""What happens in The Council of Four, in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.games import find
from maniero.games.council import events as told
from maniero.games.council.names import KING, NONE
from maniero.i18n import language
from maniero.kernel.bags import one
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import NOBODY
from tests.games.boxes import council_box as load
from tests.games.corrections import corrected
from tests.games.council.wording import CITY, COLOUR, COUNCIL, PERMIT, TILE_OF_HILLS, both_events


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.TurnStarted(0, False), "begins their turn", "comincia il suo turno"),
        (told.TurnStarted(0, True), "begins their last turn", "comincia il suo ultimo turno"),
        (told.CardDrawn(0, NONE), "draws a card", "pesca una carta"),
        (told.CardDrawn(0, COLOUR["black"]), "draws a black card", "pesca una carta nera"),
        (
            told.DeckReshuffled(NOBODY),
            "The politics deck is shuffled anew.",
            "Gli scarti vengono rimescolati e formano un nuovo mazzo di carte politica.",
        ),
        (
            told.CouncillorElected(0, COLOUR["pink"], KING, COLOUR["white"], 4),
            "elects a pink councillor to the king's council and gains 4 coins; a white councillor falls out",
            "elegge un consigliere rosa nel consiglio del re e guadagna 4 monete; cade un consigliere bianco",
        ),
        (
            told.CouncillorElected(0, COLOUR["blue"], COUNCIL["coast"], COLOUR["orange"], 0, sent=True),
            "sends an assistant to elect a blue councillor to the coast council;"
            " an orange councillor falls out",
            "manda un aiutante a eleggere un consigliere blu nel consiglio della costa;"
            " cade un consigliere arancione",
        ),
        (
            told.CouncilSatisfied(0, COUNCIL["coast"], one(COLOUR["pink"]) + one(COLOUR["joker"]), 8),
            "satisfies the coast council with pink, joker, for 8 coins",
            "soddisfa il consiglio della costa con rosa, jolly, al costo di 8 monete",
        ),
        (
            told.PermitTaken(0, PERMIT["N"], False, {"coins": 7}),
            "takes permit N: +7 coins",
            "prende il permesso N: +7 monete",
        ),
        (
            told.PermitTaken(0, PERMIT["K"], True, {"cards": 4}),
            "takes permit K without paying: +4 cards",
            "prende il permesso K senza pagarlo: +4 carte",
        ),
        (
            told.PermitRevealed(NOBODY, PERMIT["ABE"], 0),
            "Permit A/B/E is revealed.",
            "Viene scoperto il permesso A/B/E.",
        ),
        (
            told.PermitsChanged(0, COUNCIL["hills"]),
            "changes the permits of the hills, for 1 assistant",
            "cambia i permessi delle colline, al costo di 1 aiutante",
        ),
        (
            told.KingMoved(0, CITY["J"], CITY["K"], 4),
            "moves the king from Juvelar to Kultos, for 4 coins",
            "sposta il re da Juvelar alla città di Kultos, al costo di 4 monete",
        ),
        (
            told.KingMoved(0, CITY["J"], CITY["J"], 0),
            "leaves the king in Juvelar",
            "lascia il re nella città di Juvelar",
        ),
        (
            told.EmporiumBuilt(0, CITY["I"], PERMIT["I"], 1),
            "builds in Indur with permit I, for 1 assistant",
            "costruisce nella città di Indur con il permesso I, al costo di 1 aiutante",
        ),
        (
            told.EmporiumBuilt(0, CITY["J"], NONE, 0),
            "builds in Juvelar with the king",
            "costruisce nella città di Juvelar con il re",
        ),
        (
            told.RewardTaken(0, CITY["I"], 2, {"coins": 3}),
            "takes the reward of Indur: +3 coins",
            "prende la ricompensa di Indur: +3 monete",
        ),
        (
            told.BonusRepeated(0, PERMIT["LM"], {"cards": 3}),
            "takes the bonuses of permit L/M again: +3 cards",
            "ottiene di nuovo i bonus del permesso L/M: +3 carte",
        ),
        (
            told.AssistantHired(0),
            "hires an assistant, for 3 coins",
            "ingaggia un aiutante, al costo di 3 monete",
        ),
        (
            told.ExtraActionBought(0),
            "gains one more main action, for 3 assistants",
            "ottiene un'azione principale aggiuntiva, al costo di 3 aiutanti",
        ),
        (
            told.NobilityReached(0, 2, {"points": 2, "coins": 2}),
            "reaches space 2 of the nobility track: +2 points, +2 coins",
            "raggiunge la casella 2 del percorso della nobiltà: +2 punti, +2 monete",
        ),
        (
            told.BonusTileWon(0, TILE_OF_HILLS),
            "wins the bonus tile of the hills (5 points)",
            "conquista la tessera bonus delle colline (5 punti)",
        ),
        (
            told.KingRewardWon(0, 25),
            "wins a king's reward tile (25 points)",
            "conquista una tessera premio del re (25 punti)",
        ),
        (
            told.NeutralBuilt(NOBODY, PERMIT["I"]),
            "A neutral emporium stands in Indur.",
            "C'è un emporio neutrale nella città di Indur.",
        ),
        (
            told.GameEnded(NOBODY),
            "All last turns are over: the final points are counted.",
            "Gli ultimi turni sono finiti: si contano i punti finali.",
        ),
        (PointsScored(0, "build.token", 1, 1), "scores 1 point", "fa 1 punto"),
        (PointsScored(0, "buy.bonus", 3, 1), "scores 3 points", "fa 3 punti"),
        (
            PointsScored(0, "end.last-emporium", 1, 3),
            "scores 3 points for the last emporium",
            "fa 3 punti per l'ultimo emporio",
        ),
    ],
)
def test_reports(event: Event, english: str, italian: str) -> None:
    assert both_events(event) == (english, italian)


def test_names_and_prices_of_another_box(tmp_path: Path) -> None:
    changes = ('"Indur"', '"Itaca"'), ("send = 1 ", "send = 2 "), ("hire = 3 ", "hire = 1 ")
    text = find("council").text(language("en"), load(corrected("council", tmp_path, *changes)))
    assert text.event(told.EmporiumBuilt(0, CITY["I"], NONE, 0)) == "builds in Itaca with the king"
    assert text.event(told.AssistantHired(0)) == "hires an assistant, for 1 coin"
    sent = told.CouncillorElected(0, COLOUR["blue"], COUNCIL["coast"], COLOUR["orange"], 0, sent=True)
    assert text.event(sent) == (
        "sends 2 assistants to elect a blue councillor to the coast council; an orange councillor falls out"
    )
