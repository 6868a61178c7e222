"""The words of The Council of Four: complete in both languages, and right in a few known positions."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, cast

import pytest

from maniero.games import find
from maniero.games.council import draw
from maniero.games.council import events as told
from maniero.games.council.components import load
from maniero.games.council.names import CARDS, COUNCILS, KING, LETTERS, NONE
from maniero.games.council.rules.bonuses import (
    REPEAT_A_PERMIT,
    TAKE_A_PERMIT,
    ChooseReward,
)
from maniero.games.council.rules.councils import PayForKing, PayForPermit, seated
from maniero.games.council.rules.turn import TURN
from maniero.games.council.setup import OPTIONS
from maniero.games.council.text import CouncilText
from maniero.games.council.view import view
from maniero.i18n import language
from maniero.kernel.bags import one
from maniero.kernel.bits import bit
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, Ask, settle_chance

if TYPE_CHECKING:
    from maniero.games.council.state import Council
    from maniero.kernel.catalogue import Tip

ENGLISH = CouncilText(language("en"))
ITALIAN = CouncilText(language("it"))
BOX = load()
CITY = {letter: i for i, letter in enumerate(LETTERS)}
COLOUR = {name: i for i, name in enumerate(CARDS)}
COUNCIL = {name: i for i, name in enumerate(COUNCILS)}
PERMIT = {permit.name: permit.number for permit in BOX.permits}
TILE_OF_HILLS = 1


def checked(pair: tuple[str, str]) -> None:
    """Two texts that a person can be shown, and that are not the same."""
    english, italian = pair
    assert english != italian
    for text in pair:
        assert text == text.strip() != ""
        assert not set("{}_") & set(text), text


def both_questions(s: Council, seat: int) -> tuple[str, str]:
    return ENGLISH.question(s, seat), ITALIAN.question(s, seat)


def both_actions(s: Council, word: str) -> tuple[str, str]:
    action = s.vocabulary().parse(word)
    return ENGLISH.action(s, action), ITALIAN.action(s, action)


def both_events(event: Event) -> tuple[str, str]:
    return ENGLISH.event(event), ITALIAN.event(event)


def game(seats: int = 3) -> Council:
    """A new game on the map AAA, dealt, with the first seat to play."""
    s = find("council").new(seats, {"map": "AAA", "first": "1"})
    settle_chance(s, Rng(1))
    return cast("Council", s)


def asked(s: Council, ask: Ask[Council]) -> tuple[str, str]:
    """The question as the first seat reads it."""
    s.asks.append(ask)
    return both_questions(s, 0)


def council_of(*colours: str) -> int:
    council = 0
    for place, colour in enumerate(colours):
        council = seated(council, place, COLOUR[colour])
    return council


# ---- whole games


@cache
def whole_game(seats: int, seed: int) -> tuple[list[Council], list[Event]]:
    """The positions and the events of a random game."""
    rng = Rng(seed)
    s = find("council").new(seats)
    heard: list[Event] = []
    s.told = heard
    positions: list[Council] = []
    while s.actor() != NOBODY:
        positions.append(cast("Council", s.copy()))
        options = s.legal()
        chance = s.actor() == CHANCE
        s.apply(options[rng.weighted(s.weights()) if chance else rng.below(len(options))])
    positions.append(cast("Council", s.copy()))
    return positions, heard


GAMES = [(2, 1), (3, 2), (4, 3)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_question_is_asked_in_words(seats: int, seed: int) -> None:
    for s in whole_game(seats, seed)[0]:
        for seat in range(seats):
            if seat in s.actors():
                checked(both_questions(s, seat))
            else:
                assert both_questions(s, seat) == ("", "")
        assert both_questions(s, CHANCE) == both_questions(s, NOBODY) == ("", "")


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_choice_has_words_of_its_own(seats: int, seed: int) -> None:
    for s in whole_game(seats, seed)[0]:
        english = [ENGLISH.action(s, action) for action in s.legal()]
        italian = [ITALIAN.action(s, action) for action in s.legal()]
        for pair in zip(english, italian, strict=True):
            checked(pair)
        if s.actor() != CHANCE:  # Two tokens may give the same.
            assert len(set(english)) == len(set(italian)) == len(english)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_event_is_told_in_words(seats: int, seed: int) -> None:
    for event in whole_game(seats, seed)[1]:
        checked(both_events(event))
        unseen = event.seen_by(NOBODY)
        assert unseen is not None
        checked(both_events(unseen))
        for text in both_events(event):
            whole = text[0].isupper() and text.endswith(".")
            assert whole == (event.seat == NOBODY), text


def test_every_word_has_a_text_even_out_of_place() -> None:
    s = game()
    for action in s.vocabulary().actions:
        checked((ENGLISH.action(s, action), ITALIAN.action(s, action)))


# ---- questions


@pytest.mark.parametrize(
    ("due", "extra", "quick", "english", "italian"),
    [
        (
            1,
            0,
            True,
            "choose a main action; a quick action is still free",
            "scegli un'azione principale; puoi svolgere anche un'azione veloce",
        ),
        (
            2,
            1,
            False,
            "choose a main action: you must take 2 more; one more is yours if you like",
            "scegli un'azione principale: devi svolgerne ancora 2; se vuoi, ne hai un'altra in più",
        ),
        (
            0,
            1,
            True,
            "you may take another main action, a quick action, or end your turn",
            "puoi svolgere un'altra azione principale o un'azione veloce, oppure terminare il turno",
        ),
        (
            0,
            2,
            False,
            "you may take 2 more main actions or end your turn",
            "puoi svolgere altre 2 azioni principali oppure terminare il turno",
        ),
        (
            0,
            0,
            True,
            "you may take a quick action or end your turn",
            "puoi svolgere un'azione veloce oppure terminare il turno",
        ),
        (0, 0, False, "end your turn", "termina il turno"),
    ],
)
def test_turn(due: int, extra: int, quick: bool, english: str, italian: str) -> None:
    s = game()
    s.due, s.extra, s.quick = due, extra, quick
    assert both_questions(s, 0) == (english, italian)
    assert both_questions(s, 1) == ("", "")


def test_a_quick_action_that_nobody_can_pay_is_not_offered() -> None:
    s = game()
    s.players[0].coins = s.players[0].assistants = s.due = 0
    assert both_questions(s, 0) == ("end your turn", "termina il turno")


def test_last_turn() -> None:
    s = game()
    s.ender, s.quick = 1, False
    assert both_questions(s, 0) == (
        "choose a main action; this is your last turn",
        "scegli un'azione principale; questo è il tuo ultimo turno",
    )


def test_cards_for_a_permit() -> None:
    s = game()
    s.councils[COUNCIL["coast"]] = council_of("white", "black", "orange", "purple")
    assert asked(s, PayForPermit(0, COUNCIL["coast"], PERMIT["ABE"])) == (
        "choose the cards for permit A/B/E: the coast council has white, black, orange, purple",
        "scegli le carte per il permesso A/B/E:"
        " nel consiglio della costa ci sono bianco, nero, arancione, viola",
    )


def test_cards_for_the_king() -> None:
    s = game()
    s.councils[KING] = council_of("pink", "pink", "blue", "white")
    assert asked(s, PayForKing(0, CITY["I"], 2)) == (
        "choose the cards to build in Indur with the king:"
        " his council has pink, pink, blue, white, and the way costs 2 coins",
        "scegli le carte per costruire con il re nella città di Indur:"
        " nel suo consiglio ci sono rosa, rosa, blu, bianco, e il viaggio costa 2 monete",
    )
    assert asked(s, PayForKing(0, CITY["J"], 0))[0] == (
        "choose the cards to build in Juvelar with the king: his council has pink, pink, blue, white"
    )


def test_questions_of_the_nobility_track() -> None:
    s = game()
    assert asked(s, ChooseReward(0, 1, 0, "nobility.city")) == (
        "choose one of your cities and take its reward again",
        "scegli una città con un tuo emporio e prendi di nuovo la sua ricompensa",
    )
    assert asked(s, ChooseReward(0, 2, 0, "nobility.two-cities")) == (
        "choose 2 of your cities, one after the other, and take their rewards again",
        "scegli 2 città con un tuo emporio, una dopo l'altra, e prendi di nuovo le loro ricompense",
    )
    assert asked(s, ChooseReward(0, 1, 1, "nobility.two-cities")) == (
        "choose another of your cities and take its reward too",
        "scegli un'altra città con un tuo emporio e prendi anche la sua ricompensa",
    )
    assert asked(s, TAKE_A_PERMIT[0]) == (
        "take one of the face-up permits without paying for it",
        "prendi uno dei permessi scoperti senza pagarlo",
    )
    assert asked(s, REPEAT_A_PERMIT[0]) == (
        "choose one of your permits, even a used one, and take its bonuses again",
        "scegli uno dei tuoi permessi, anche già usato, e ottieni di nuovo i suoi bonus",
    )
    s.asks.append(TURN[1])
    assert both_questions(s, 0) == ("", "")


# ---- actions


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "elect-pink-hills",
            "Elect a pink councillor to the hills council: +4 coins",
            "Eleggi un consigliere rosa nel consiglio delle colline: +4 monete",
        ),
        (
            "send-orange-king",
            "Send an assistant to elect an orange councillor to the king's council",
            "Manda un aiutante a eleggere un consigliere arancione nel consiglio del re",
        ),
        (
            "buy-FGH",
            "Buy permit F/G/H: +1 nobility step, +1 coin",
            "Acquista il permesso F/G/H: +1 passo di nobiltà, +1 moneta",
        ),
        ("build-I-I", "Build in Indur with permit I", "Costruisci nella città di Indur con il permesso I"),
        (
            "king-J",
            "Build in Juvelar with the king, who is there already",
            "Costruisci nella città di Juvelar con il re, che è già lì",
        ),
        (
            "king-K",
            "Build in Kultos with the king: 2 roads, 4 coins",
            "Costruisci nella città di Kultos con il re: 2 strade, 4 monete",
        ),
        ("hire", "Hire an assistant: 3 coins", "Ingaggia un aiutante: 3 monete"),
        (
            "change-mountains",
            "Change the permits of the mountains: 1 assistant",
            "Cambia i permessi delle montagne: 1 aiutante",
        ),
        (
            "extra",
            "Gain one more main action: 3 assistants",
            "Ottieni un'azione principale aggiuntiva: 3 aiutanti",
        ),
        ("end", "End your turn", "Termina il turno"),
        ("pay-pink-joker", "Pay with pink, joker: 8 coins", "Paga con rosa, jolly: 8 monete"),
        (
            "pay-white-white-black-joker",
            "Pay with white, white, black, joker: 1 coin",
            "Paga con bianco, bianco, nero, jolly: 1 moneta",
        ),
        (
            "pay-white-black-blue-pink",
            "Pay with white, black, blue, pink: no coins",
            "Paga con bianco, nero, blu, rosa: nessuna moneta",
        ),
        (
            "take-KLM",
            "Take permit K/L/M without paying: +1 assistant, +1 coin",
            "Prendi il permesso K/L/M senza pagarlo: +1 aiutante, +1 moneta",
        ),
        (
            "repeat-MN",
            "Take the bonuses of permit M/N again: +1 main action",
            "Ottieni di nuovo i bonus del permesso M/N: +1 azione principale",
        ),
        ("reward-J", "Take the reward of Juvelar", "Prendi la ricompensa di Juvelar"),
        ("draw-white", "Draw a white card", "Pesca una carta bianca"),
        ("draw-joker", "Draw a joker", "Pesca un jolly"),
        ("reveal-N", "Reveal permit N: +7 coins", "Scopri il permesso N: +7 monete"),
        (
            "neutral-ABE",
            "Place neutral emporiums in Arkon, Burgen, Esti",
            "Piazza un emporio neutrale in ognuna di queste città: Arkon, Burgen, Esti",
        ),
        ("first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        (
            "map-ABA",
            "Lay the coast on side A, the hills on B, the mountains on A",
            "Usa il lato A per la costa, B per le colline, A per le montagne",
        ),
    ],
)
def test_orders(word: str, english: str, italian: str) -> None:
    assert both_actions(game(), word) == (english, italian)


def test_building_beside_others_costs_assistants() -> None:
    s = game()
    s.players[1].built = bit(CITY["I"])
    assert both_actions(s, "build-I-I")[0] == "Build in Indur with permit I: 1 assistant"
    s.players[2].built = bit(CITY["I"])
    assert both_actions(s, "king-I") == (
        "Build in Indur with the king: 1 road, 2 coins, 2 assistants",
        "Costruisci nella città di Indur con il re: 1 strada, 2 monete, 2 aiutanti",
    )


def test_coins_past_the_limit_are_not_promised() -> None:
    s = game()
    s.players[0].coins = 19
    assert both_actions(s, "elect-blue-coast")[0] == "Elect a blue councillor to the coast council: +1 coin"


def test_chance_says_where() -> None:
    s = cast("Council", find("council").new(2, {"map": "AAA"}))
    assert both_actions(s, "token-03") == (
        "Lay a reward token in Arkon: +3 coins",
        "Piazza un gettone ricompensa nella città di Arkon: +3 monete",
    )
    while "councillor" not in s.legal()[0].text:
        s.apply(s.legal()[0])
    assert both_actions(s, "councillor-black") == (
        "Seat a black councillor in the coast council",
        "Inserisci un consigliere nero nel consiglio della costa",
    )


# ---- events


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
            told.PermitTaken(0, PERMIT["N"], False),
            "takes permit N: +7 coins",
            "prende il permesso N: +7 monete",
        ),
        (
            told.PermitTaken(0, PERMIT["K"], True),
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
            told.RewardTaken(0, CITY["I"], 2),
            "takes the reward of Indur: +3 coins",
            "prende la ricompensa di Indur: +3 monete",
        ),
        (
            told.BonusRepeated(0, PERMIT["LM"]),
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
            told.NobilityReached(0, 2),
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


def test_an_event_of_another_game_is_passed_over() -> None:
    assert both_events(Event(0)) == ("", "")


def test_the_names_of_another_box() -> None:
    box = load()
    box.cities[CITY["I"]] = "Itaca"
    text = CouncilText(language("en"), box)
    assert text.event(told.EmporiumBuilt(0, CITY["I"], NONE, 0)) == "builds in Itaca with the king"


# ---- buttons and explanations


def test_actions_of_one_verb_share_a_button() -> None:
    s = game()
    by_class: dict[type, set[str]] = {}
    for action in s.vocabulary().actions:
        checked((ENGLISH.group(action), ITALIAN.group(action)))
        by_class.setdefault(type(action), set()).add(ENGLISH.group(action))
    assert all(len(titles) == 1 for titles in by_class.values())
    assert len(set.union(*by_class.values())) == len(by_class)
    build = s.vocabulary().parse("build-I-I")
    assert (ENGLISH.group(build), ITALIAN.group(build)) == ("Build", "Costruisci")


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_thing_on_the_picture_explains_itself(seats: int, seed: int) -> None:
    clauses = find("council").clauses()
    for s in whole_game(seats, seed)[0][::60]:
        for viewer in (NOBODY, 0):
            seen = view(s, viewer)
            picture = str(draw.picture(seen, ["?"] * seats, str))
            for pick in re.findall(r'data-pick="([^"]+)"', picture):
                english, italian = ENGLISH.tip(seen, pick), ITALIAN.tip(seen, pick)
                assert english is not None, pick
                assert italian is not None, pick
                assert english.clause == italian.clause in clauses
                checked(
                    ("\n".join([english.title, *english.lines]), "\n".join([italian.title, *italian.lines]))
                )


def said(tip: Tip | None) -> list[str]:
    assert tip is not None
    return [tip.title, *tip.lines, tip.clause]


def test_tips() -> None:
    s = game()
    s.players[1].built = bit(CITY["J"])
    s.councils[KING] = council_of("pink", "pink", "blue", "white")
    s.tile_owner[TILE_OF_HILLS] = 2
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "city-J")) == [
        "Juvelar",
        "Hills, purple",
        "The king is here.",
        "1 emporium stands here.",
        "To build here you return 1 assistant.",
        "build.purple",
    ]
    assert said(ITALIAN.tip(view(s, 1), "city-J"))[1:-1] == [
        "Colline, viola",
        "Qui c'è il re.",
        "Qui c'è 1 emporio.",
        "Qui hai già costruito.",
    ]
    assert said(ITALIAN.tip(seen, "council-king")) == [
        "Consiglio del re",
        "rosa, rosa, blu, bianco",
        "Il prossimo a cadere: un consigliere bianco",
        "king.council",
    ]
    assert said(ITALIAN.tip(seen, "bonus-hills")) == [
        "La tessera bonus delle colline",
        "5 punti",
        "Già conquistata.",
        "tile.bonus",
    ]
    assert said(ENGLISH.tip(seen, "king-reward")) == [
        "King's reward tiles",
        "The next one is worth 25 points.",
        "After it: 18, 12, 7, 3",
        "tile.king",
    ]
    assert said(ENGLISH.tip(seen, "nobility-16")) == [
        "Nobility track, space 16",
        "Take the rewards of 2 of your cities again.",
        "nobility.two-cities",
    ]
    assert said(ITALIAN.tip(seen, "nobility-2"))[1:] == ["+2 punti", "+2 monete", "nobility.space"]


@pytest.mark.parametrize(
    "pick",
    [
        "city-Z",
        "token-J",
        "council-sea",
        "free-green",
        "permit-XYZ",
        "own-ABE",
        "used-ABE",
        "pile-king",
        "bonus-purple",
        "nobility-21",
        "nobility-x",
        "card-green",
        "dragon-1",
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    assert ENGLISH.tip(view(game(), 0), pick) is None


@pytest.mark.parametrize("pick", ["card-white", "coins", "assistants"])
def test_spectators_hold_nothing(pick: str) -> None:
    s = game()
    s.players[0].hand = one(COLOUR["white"])
    assert ENGLISH.tip(view(s, 0), pick) is not None
    assert ENGLISH.tip(view(s, NOBODY), pick) is None


# ---- options


def test_options_have_titles() -> None:
    for option in OPTIONS:
        checked((ENGLISH.option(option.name), ITALIAN.option(option.name)))
        titles = [ENGLISH.value(option.name, value) for value in option.values]
        assert len(set(titles)) == len(titles)
        for value in option.values:
            checked((ENGLISH.value(option.name, value), ITALIAN.value(option.name, value)))
    assert ITALIAN.option("first") == "Primo giocatore"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
    assert ENGLISH.value("map", "ABB") == "Coast side A, hills side B, mountains side B"
