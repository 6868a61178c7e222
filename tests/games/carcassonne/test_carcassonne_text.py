"""The words of Carcassonne: The Castle: complete in both languages, and right in a few known positions."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

import pytest

from maniero.games import carcassonne
from maniero.games.carcassonne import events as told
from maniero.games.carcassonne.components import load
from maniero.games.carcassonne.names import (
    AGAIN,
    BONUS_KINDS,
    COURT,
    DOUBLE_HOUSE,
    DOUBLE_TOWER,
    HOUSE,
    OPEN_PATH,
    OPEN_TOWER,
    PATH,
    POINTS,
    RICH_COURT,
    STARTS,
    TOWER,
)
from maniero.games.carcassonne.picks import picks
from maniero.games.carcassonne.rules.counting import ChooseZone, MayDouble, TakeBonus
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import MAY_GO_AGAIN, ClaimPart, MayGoAgain, PlaceTile
from maniero.games.carcassonne.setup import OPTIONS, new_game
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.text import CarcassonneText
from maniero.games.carcassonne.value import value
from maniero.games.carcassonne.view import view
from maniero.i18n import LANGUAGES, language
from maniero.kernel.action import Action
from maniero.kernel.catalogue import Tip
from maniero.kernel.clauses import read_clauses
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, Ask

ENGLISH = CarcassonneText(language("en"))
ITALIAN = CarcassonneText(language("it"))
BOX = load()
RULES = read_clauses(str(Path(carcassonne.__file__).parent / "clauses.toml"))
SQUARE = {name: square for square, name in enumerate(BOX.squares)}
TILE = {tile.name: tile.number for tile in BOX.tiles}
RULINGS = """
    setup.reconstructed setup.first place.start-path place.same follower.strip count.each-once count.order
    count.return path.complete house.points keep.larger wall.exact wall.passed wall.second-lap bonus.next-turn
    bonus.own-turn bonus.1-when bonus.4-wells bonus.8-keep
    bonus.twice court.start end.keep end.keep-tie end.incomplete end.last-tile end.tie
"""


def checked(pair: tuple[str, str]) -> None:
    """Two texts that a person can be shown, and that are not the same."""
    english, italian = pair
    assert english != italian
    for text in pair:
        assert text == text.strip() != ""
        assert not set("{}_") & set(text), text


def both_questions(s: Castle, seat: int) -> tuple[str, str]:
    return ENGLISH.question(s, seat), ITALIAN.question(s, seat)


def both_actions(s: Castle, word: str) -> tuple[str, str]:
    action = s.vocabulary().parse(word)
    return ENGLISH.action(s, action), ITALIAN.action(s, action)


def both_events(event: Event) -> tuple[str, str]:
    return ENGLISH.event(event), ITALIAN.event(event)


def game(words: str = "") -> Castle:
    """A game in which the first seat begins, after these words."""
    return play(new_game(BOX, 2, {"first": "1"}), words)


def play(s: Castle, words: str) -> Castle:
    for word in words.split():
        action = s.vocabulary().parse(word)
        assert not s.objection(s.actor(), action), word
        s.apply(action)
    return s


def asked(s: Castle, ask: Ask[Castle]) -> tuple[str, str]:
    """The question as the first seat reads it."""
    s.asks.append(ask)
    return both_questions(s, 0)


TWO_HOUSES = """
    draw-Z07 place-K4-0 claim-1 draw-Z09 place-K5-0 pass draw-Z08 place-J5-3 claim-1
    draw-Z11 place-C9-2 pass draw-Z18 place-J4-0
"""  # The court on J4 completes a house to the east and one to the south, both of the first seat.


# ---- whole games


@cache
def whole_game(seed: int) -> tuple[list[Castle], list[Event]]:
    """The positions and the events of a game: of random moves, or of good ones when the seed is odd.

    Bonus tiles are plenty from the start, so that all of them are used.
    """
    rng = Rng(seed)
    s = new_game(BOX, 2, {"first": "random"})
    for builder in s.builders:
        builder.held = sorted([*range(1, BONUS_KINDS + 1)] * 2)
    heard: list[Event] = []
    s.told = heard
    positions: list[Castle] = []
    while s.actor() != NOBODY:
        options = s.legal()
        positions.append(s.copy())
        if s.actor() == CHANCE:
            s.apply(options[rng.weighted(s.weights())])
        elif seed % 2:
            s.apply(max(options, key=partial(worth, s)))
        else:
            s.apply(options[rng.below(len(options))])
    positions.append(s.copy())
    return positions, heard


def worth(s: Castle, action: Action) -> float:
    """How good an action is for whoever is asked."""
    after = s.copy()
    after.apply(action)
    return value(after, s.actor())


GAMES = [1, 2, 3]


def test_the_games_show_everything() -> None:
    positions = [s for seed in GAMES for s in whole_game(seed)[0] if s.asks]
    questions = {type(s.asks[-1]) for s in positions}
    assert questions >= {PlaceTile, ClaimPart, ChooseZone, MayDouble, MayGoAgain, ChooseFinal}
    heard = {type(event) for seed in GAMES for event in whole_game(seed)[1]}
    assert heard >= {told.ZoneCounted, told.KeepMoved, told.BonusTaken, told.BonusUsed, told.CourtCounted}


@pytest.mark.parametrize("seed", GAMES)
def test_every_question_is_asked_in_words(seed: int) -> None:
    for s in whole_game(seed)[0]:
        for seat in range(s.seats):
            if seat in s.actors():
                checked(both_questions(s, seat))
            else:
                assert both_questions(s, seat) == ("", "")
        assert both_questions(s, CHANCE) == both_questions(s, NOBODY) == ("", "")


@pytest.mark.parametrize("seed", GAMES)
def test_every_choice_has_words_of_its_own(seed: int) -> None:
    for s in whole_game(seed)[0]:
        english = [ENGLISH.action(s, action) for action in s.legal()]
        italian = [ITALIAN.action(s, action) for action in s.legal()]
        for pair in zip(english, italian, strict=True):
            checked(pair)
        assert len(set(english)) == len(set(italian)) == len(english)


@pytest.mark.parametrize("seed", GAMES)
def test_every_event_is_told_in_words(seed: int) -> None:
    for event in whole_game(seed)[1]:
        checked(both_events(event))
        for text in both_events(event):
            whole = text[0].isupper() and text.endswith(".")
            assert whole == (event.seat == NOBODY), text


@pytest.mark.parametrize("seed", GAMES)
def test_every_thing_to_click_explains_itself(seed: int) -> None:
    for s in whole_game(seed)[0]:
        seat = s.actor()
        seen = view(s, seat)
        for pick in {pick for action in s.legal() if seat >= 0 for pick in picks(s, seat, action)}:
            explained(ENGLISH.tip(seen, pick), ITALIAN.tip(seen, pick))


def test_every_word_has_a_text_even_out_of_place() -> None:
    for s in (game(), game("draw-Z08 place-C9-0"), whole_game(1)[0][-1]):
        for action in s.vocabulary().actions:
            checked((ENGLISH.action(s, action), ITALIAN.action(s, action)))


def test_what_is_told_of_a_placement_is_what_it_scores() -> None:
    """The points in the words are the points of the game, when no follower is placed."""
    found = 0
    for s in whole_game(1)[0]:
        if not s.asks or not isinstance(s.asks[-1], PlaceTile) or not s.left:
            continue
        for action in s.legal()[::5]:
            after, seat = s.copy(), s.actor()
            after.builders[seat].held = []  # Nothing is doubled.
            after.apply(action)
            play(after, "pass")
            while after.actor() == seat or (after.asks and isinstance(after.asks[-1], TakeBonus)):
                after.apply(after.legal()[0])
            text = ENGLISH.action(s, action)
            points = [int(part.split(" (")[-1].split()[0]) for part in text.split(" for you)")[:-1]]
            assert sum(points) == after.points[seat] - s.points[seat], text
            found += bool(points)
    assert found


# ---- questions


def test_questions_of_a_turn() -> None:
    s = game("draw-Z08")
    assert both_questions(s, 0) == ("place the tile you have drawn", "piazza la tessera che hai pescato")
    assert both_questions(s, 1) == ("", "")
    s.left = 0
    assert both_questions(s, 0) == (
        "place the tile you have drawn; it is the last one",
        "piazza la tessera che hai pescato; è l'ultima",
    )
    play(s, "place-C9-0")
    assert both_questions(s, 0) == (
        "you may place a follower on the tile; you have 6 left",
        "puoi piazzare un omino sulla tessera; te ne restano 6",
    )
    s.builders[0].supply = 1
    assert both_questions(s, 0)[1] == "puoi piazzare un omino sulla tessera; te ne resta 1"
    s.builders[0].supply = 0
    assert both_questions(s, 0) == ("you have no follower to place", "non hai omini da piazzare")
    assert asked(s, MAY_GO_AGAIN[0]) == (
        "you may use bonus tile 1 to play another turn",
        "puoi usare la tessera bonus 1 per giocare un altro turno",
    )


def test_a_tile_without_a_free_zone() -> None:
    s = game("draw-Z18 place-D1-0")
    s.zones.followers[s.zones.root(s.zones.first[s.placed])] = 1
    assert both_questions(s, 0) == (
        "every zone of this tile has a follower already: you cannot place one",
        "in ogni zona di questa tessera c'è già un omino: non puoi piazzarne",
    )


def test_questions_of_counting() -> None:
    s = game(TWO_HOUSES + " pass")
    assert both_questions(s, 0) == (
        "choose which of your completed zones is counted first",
        "scegli quale delle tue zone completate si conta prima",
    )
    s.builders[0].held = [DOUBLE_HOUSE]
    play(s, "score-e")
    assert both_questions(s, 0) == (
        "you may double the house with bonus tile 3",
        "puoi raddoppiare la casa con la tessera bonus 3",
    )


def test_the_order_of_the_other_players_zones() -> None:
    s = game(TWO_HOUSES)
    for square, part in (("K4", 0), ("J5", 0)):
        s.zones.followers[s.zones.root(s.zones.first[SQUARE[square]] + part)] = 256
    play(s, "pass")
    assert both_questions(s, 0) == (
        "choose which completed zone of the other player is counted first",
        "scegli quale zona completata dell'altro giocatore si conta prima",
    )


def test_questions_of_the_end() -> None:
    s = game("draw-Z13 place-K4-0 claim-1")
    assert asked(s, ChooseFinal(0, OPEN_TOWER, TOWER)) == (
        "choose the incomplete tower for bonus tile 5",
        "scegli la torre incompleta per la tessera bonus 5",
    )
    assert asked(s, ChooseFinal(0, OPEN_PATH, PATH)) == (
        "there is no zone for bonus tile 4",
        "non c'è nessuna zona per la tessera bonus 4",
    )


# ---- actions


@pytest.mark.parametrize(
    ("before", "word", "english", "italian"),
    [
        ("draw-Z08", "place-C9-2", "Place on C9, turned twice", "Piazza in C9, girata due volte"),
        ("draw-Z08", "place-D1-0", "Place on D1", "Piazza in D1"),
        (
            "draw-Z08",
            "place-C9-0",
            "Place on C9: completes a house of 2 tiles (2 points, unclaimed)",
            "Piazza in C9: completa una casa di 2 tessere (2 punti, senza omini)",
        ),
        (
            "draw-Z08",
            "place-C9-1",
            "Place on C9, turned once: completes a house of 1 tile (1 point, unclaimed)",
            "Piazza in C9, girata una volta: completa una casa di 1 tessera (1 punto, senza omini)",
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
    root = s.zones.root(s.zones.first[SQUARE["D1"]])
    s.zones.followers[root] = 256
    assert both_actions(s, "place-C1-0") == (
        "Place on C1: completes a house of 1 tile (1 point for you)",
        "Piazza in C1: completa una casa di 1 tessera (1 punto per te)",
    )
    s.zones.followers[root] = 257
    assert both_actions(s, "place-C1-0") == (
        "Place on C1: completes a house of 1 tile (no points, followers are even)",
        "Piazza in C1: completa una casa di 1 tessera (nessun punto, omini in parità)",
    )


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
    s = game("draw-Z13 place-K4-0 claim-1")
    root = s.zones.root(s.zones.first[SQUARE["K4"]])
    s.zones.low[root] |= 0b11  # Two tiles more.
    assert both_actions(s, "double") == ("Double the zone", "Raddoppia la zona")
    assert both_actions(s, "plain") == ("Do not double the zone", "Non raddoppiare la zona")
    s.asks.append(MayDouble(0, root, DOUBLE_TOWER))
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
    s.asks.append(MAY_GO_AGAIN[0])
    assert both_actions(s, "again") == (
        "Use bonus tile 1 and play another turn",
        "Usa la tessera bonus 1 e gioca un altro turno",
    )
    assert both_actions(s, "pass") == ("End your turn", "Termina il turno")


def test_bonus_tiles_of_the_end() -> None:
    s = game("draw-Z13 place-K4-0 claim-1 draw-Z08 place-D1-0 claim-2 draw-Z06 place-D2-1 claim-2")
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
    s.zones.markets[s.zones.first[SQUARE["D2"]] + 1] = 1
    s.asks.append(ChooseFinal(0, RICH_COURT, COURT))
    assert both_actions(s, "zone-D2-2") == (
        "Use bonus tile 7 on the court at D2, to the south: 1 market, 4 points instead of 3",
        "Usa la tessera bonus 7 per la corte in D2, a sud: 1 mercato, 4 punti invece di 3",
    )


# ---- events


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
            told.ZoneCounted(0, TOWER, 3, False),
            "has the majority in a tower of 3 tiles",
            "ha la maggioranza in una torre di 3 tessere",
        ),
        (
            told.ZoneCounted(0, HOUSE, 1, True),
            "has the majority in a house of 1 tile, counted double",
            "ha la maggioranza in una casa di 1 tessera, con punti raddoppiati",
        ),
        (
            told.ZoneCounted(NOBODY, PATH, 4, False),
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


def test_an_event_of_another_game_is_passed_over() -> None:
    assert both_events(Event(0)) == ("", "")


# ---- buttons and explanations


def test_actions_of_one_verb_share_a_button() -> None:
    s = game()
    by_class: dict[type, set[str]] = {}
    for action in s.vocabulary().actions:
        checked((ENGLISH.group(action), ITALIAN.group(action)))
        by_class.setdefault(type(action), set()).add(ENGLISH.group(action))
    assert all(len(titles) == 1 for titles in by_class.values())
    assert len(set.union(*by_class.values())) == len(by_class)
    place = s.vocabulary().parse("place-C4-2")
    assert (ENGLISH.group(place), ITALIAN.group(place)) == ("Place", "Piazza")


def explained(english: Tip | None, italian: Tip | None) -> None:
    assert english is not None
    assert italian is not None
    assert english.clause == italian.clause in RULES
    assert english.lines
    for line in [*english.lines, *italian.lines]:
        assert line[0] == line[0].upper()
    checked(("\n".join([english.title, *english.lines]), "\n".join([italian.title, *italian.lines])))


def things(s: Castle) -> list[str]:
    """All that a picture may show."""
    seen = view(s, 0)
    followers = seen["followers"]
    return [
        *[f"square-{name}" for name in BOX.squares],
        *[f"zone-{zone['name']}" for zone in seen["zones"]],
        *[f"zone-{square['name']}-1" for square in seen["squares"] if square["tile"] is not None],
        *[f"zone-S{number}" for number in range(1, STARTS + 1)],
        *[f"start-{number}" for number in range(1, STARTS + 1)],
        *[f"tower-{tower['spaces'][0]}" for tower in seen["towers"]],
        *[f"follower-{follower['square']}" for follower in followers],
        *[f"follower-{follower['square']}-{follower['part'] + 1}" for follower in followers],
        *[f"bonus-{number}" for number in range(1, BONUS_KINDS + 1)],
        *(["part-1"] if seen["placed"] is not None else []),
        *(["tile", "turn-0", "turn-3"] if seen["tile"] is not None else []),
        *["keep", "keep-0", "keep-1", "supply", "supply-0", "supply-1", "pile", "track"],
    ]


@pytest.mark.parametrize("seed", GAMES)
def test_everything_on_the_table_explains_itself(seed: int) -> None:
    for s in whole_game(seed)[0][::40]:
        seen = view(s, 0)
        for pick in things(s):
            explained(ENGLISH.tip(seen, pick), ITALIAN.tip(seen, pick))


def said(tip: Tip | None) -> list[str]:
    assert tip is not None
    return [tip.title, *tip.lines, tip.clause]


def test_tips_of_tiles() -> None:
    s = game("draw-Z09 place-F9-0 claim-1 draw-C04")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "square-F9")) == [
        "Square F9",
        "1 tower, 1 court",
        "Tower: 2 tiles, 1 open side, you have the majority",
        "Court: 1 tile",
        "zone.joined",
    ]
    assert said(ITALIAN.tip(seen, "square-F9"))[2] == "Torre: 2 tessere, 1 lato aperto, hai la maggioranza"
    assert said(ITALIAN.tip(seen, "square-F8")) == [
        "Casella F8",
        "Qui non c'è nessuna tessera.",
        "La tessera pescata si può piazzare qui in 2 modi.",
        "place.adjacent",
    ]
    assert said(ENGLISH.tip(seen, "square-B1"))[2] == "The tile in hand does not fit here."
    tile = said(ENGLISH.tip(seen, "tile"))
    assert tile[:2] == ["The tile in hand", "1 path, 1 house, 2 courts"]
    assert tile[3:] == ["1 more like it is in the pile.", "place.tile"]
    assert said(ENGLISH.tip(seen, "turn-2"))[0] == "Turned twice"
    assert "A5" in said(ITALIAN.tip(seen, "turn-1"))[1]
    assert said(ENGLISH.tip(seen, "pile")) == ["Castle tiles", "58 tiles are left to draw.", "end.when"]
    s.removed = 1
    assert said(ENGLISH.tip(view(s, 0), "pile"))[2] == "1 tile fitted nowhere and was removed."


def test_tips_of_zones() -> None:
    s = game("draw-Z09 place-F9-0 claim-1 draw-Z02 place-K4-0")
    seen = view(s, 1)
    assert said(ENGLISH.tip(seen, "part-1")) == [
        "House",
        "A follower here is a squire.",
        "1 tile, 3 open sides",
        "No follower stands here.",
        "Worth 1 point when it is completed as it stands",
        "follower.part",
    ]
    assert said(ENGLISH.tip(seen, "zone-S4")) == [
        "Tower",
        "2 tiles, 1 open side",
        "Player 1: 1 follower",
        "Player 1 has the majority",
        "Worth 4 points when it is completed as it stands",
        "tower.complete",
    ]
    assert said(ENGLISH.tip(seen, "zone-F9-1")) == said(ENGLISH.tip(seen, "zone-S4"))
    s.zones.followers[s.zones.root(s.zones.first[SQUARE["F9"]])] = 257
    assert said(ITALIAN.tip(view(s, 1), "zone-S4"))[2:4] == [
        "Giocatore 1: 1 omino; Giocatore 2: 1 omino",
        "Nessuno ha la maggioranza",
    ]
    assert said(ITALIAN.tip(seen, "zone-S1")) == [
        "Corte",
        "1 tessera, 1 mercato",
        "Qui non c'è nessun omino.",
        "Così com'è, alla fine vale 3 punti",
        "court.points",
    ]
    assert said(ITALIAN.tip(seen, "start-1"))[:3] == [
        "Casella partenza 1",
        "1 corte, 1 mercato",
        "Accanto alla casella D1",
    ]
    assert said(ENGLISH.tip(seen, "follower-F9-1"))[:2] == [
        "Player 1: knight",
        "Tower: 2 tiles, 1 open side, Player 1 has the majority",
    ]


def test_tips_of_completed_zones() -> None:
    s = game("draw-Z08 place-C9-0")
    assert said(ENGLISH.tip(view(s, 0), "zone-S3"))[1:-1] == [
        "2 tiles, zone complete",
        "No follower stands here.",
        "Worth 2 points now",
    ]
    play(s, "claim-1")
    assert said(ITALIAN.tip(view(s, 0), "zone-S3"))[1:-1] == ["2 tessere, zona completa"]
    shut = game("draw-Z08 place-C9-2")
    assert said(ENGLISH.tip(view(shut, 0), "zone-S3"))[1:-1] == ["1 tile, zone complete"]


def test_tips_of_the_wall() -> None:
    s = game()
    s.points = [7, 12]
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "tower-12")) == [
        "Corner tower 12/13",
        "A bonus tile lies here, face down.",
        "Player 1 gets here with 5 or 6 points.",
        "Player 2 gets here with 1 point.",
        "wall.exact",
    ]
    assert said(ITALIAN.tip(seen, "tower-0")) == [
        "Torre d'angolo 0/1",
        "Qui non c'è nessuna tessera bonus.",
        "setup.bonus",
    ]
    s.points[1] = 20
    assert said(ITALIAN.tip(view(s, 0), "tower-12"))[3] == "Giocatore 2 l'ha superata."
    assert said(ENGLISH.tip(seen, "track"))[:3] == [
        "Score track",
        "Player 1: 7 points",
        "Player 2: 12 points",
    ]


def test_tips_of_the_own_things() -> None:
    s = game()
    s.builders[0].held, s.builders[1].fresh = [POINTS, POINTS], [POINTS]
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "bonus-9")) == [
        "Bonus tile 9: extra points",
        "At the end you gain 5 points.",
        "Player 1 has 2 to use.",
        "Player 2 may use it from the next own turn on.",
        "bonus.9",
    ]
    assert said(ITALIAN.tip(seen, "bonus-9"))[2:4] == [
        "Giocatore 1 può usarne 2.",
        "Giocatore 2 può usarla dal suo prossimo turno.",
    ]
    assert said(ITALIAN.tip(seen, "keep"))[:2] == ["Palazzo: Giocatore 1", "Non ancora piazzato."]
    s.builders[1].keep = 4
    assert said(ENGLISH.tip(view(s, 0), "keep-1")) == [
        "Keep of Player 2",
        "It stands on a house of 4 tiles.",
        "The largest empty area has 76 squares.",
        "end.keep",
    ]
    assert said(ENGLISH.tip(seen, "supply"))[:2] == ["Supply of Player 1", "6 followers"]


@pytest.mark.parametrize(
    "pick",
    [
        "square-A1",
        "part-1",
        "part-x",
        "turn-0",
        "zone-C4-3",
        "zone-S8",
        "zone-",
        "tile",
        "tower-13",
        "follower-C4",
        "keep-2",
        "bonus-10",
        "start-0",
        "dragon-1",
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    assert ENGLISH.tip(view(game(), 0), pick) is None


@pytest.mark.parametrize("pick", ["keep", "supply"])
def test_spectators_hold_nothing(pick: str) -> None:
    s = game()
    assert ENGLISH.tip(view(s, 0), pick) is not None
    assert ENGLISH.tip(view(s, NOBODY), pick) is None


# ---- clauses


def test_every_clause_can_be_read_in_every_language() -> None:
    for clause in RULES.values():
        for code in LANGUAGES:
            assert clause.text[code] == clause.text[code].strip() != ""
            assert clause.text[code].endswith(".")
            if clause.ruling:
                assert clause.ruling[code] == clause.ruling[code].strip() != ""
                assert clause.ruling[code].endswith(".")
        assert clause.text["en"] != clause.text["it"]


def test_the_rulings_are_marked() -> None:
    assert [clause.id for clause in RULES.values() if clause.ruling] == RULINGS.split()


def test_the_clauses_name_the_numbers_of_the_box() -> None:
    for clause, number in (
        ("path.points", BOX.path_points),
        ("path.wells", BOX.well_points),
        ("tower.points", BOX.tower_points),
        ("house.points", BOX.house_points),
        ("court.points", BOX.market_points),
        ("bonus.2", BOX.double_tower),
        ("bonus.3", BOX.double_house),
        ("bonus.4", BOX.open_points[PATH]),
        ("bonus.5", BOX.open_points[TOWER]),
        ("bonus.6", BOX.open_points[HOUSE]),
        ("bonus.7", BOX.rich_market),
        ("bonus.9", BOX.bonus_points),
    ):
        for word, code in (("point", "en"), ("punt", "it")):
            assert f" {number} {word}" in RULES[clause].text[code], clause
    assert f" {BOX.keep_bonus} tiles" in RULES["bonus.8"].text["en"]
    assert f" {BOX.followers} " in RULES["setup.followers"].text["en"]


@pytest.mark.parametrize("seed", GAMES)
def test_every_objection_and_every_point_has_a_clause(seed: int) -> None:
    positions, heard = whole_game(seed)
    assert NOT_ASKED in RULES
    assert {event.clause for event in heard if isinstance(event, PointsScored)} <= set(RULES)
    for s in positions[::10]:
        for action in s.vocabulary().actions:
            if s.actor() >= 0:
                reason = s.objection(s.actor(), action)
                assert not reason or reason in RULES, reason


# ---- options


def test_options_have_titles() -> None:
    for option in OPTIONS:
        assert option.clause in RULES
        checked((ENGLISH.option(option.name), ITALIAN.option(option.name)))
        titles = [ENGLISH.value(option.name, each) for each in option.values]
        assert len(set(titles)) == len(titles)
        for each in option.values:
            checked((ENGLISH.value(option.name, each), ITALIAN.value(option.name, each)))
    assert ITALIAN.option("first") == "Primo giocatore"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
