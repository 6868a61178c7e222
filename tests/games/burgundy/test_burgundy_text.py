"""The words of The Castles of Burgundy: complete in both languages, and right in a few known positions."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from maniero.games import burgundy
from maniero.games.burgundy import events as told
from maniero.games.burgundy.components import load
from maniero.games.burgundy.monasteries import BUILDING_SCORED, CLAUSES
from maniero.games.burgundy.names import (
    BLACK,
    BUILDINGS,
    COLOURS,
    GOODS,
    NONE,
    PHASES,
    ROUNDS,
    SPACES,
    TILES,
)
from maniero.games.burgundy.picks import picks
from maniero.games.burgundy.rules.acting import BUILDING_ACTION, CASTLE_ACTION, TURN, ChooseStored, PayForTile
from maniero.games.burgundy.rules.dealing import PickDuchy, PlaceCastle
from maniero.games.burgundy.rules.goods import CHOOSE_DEPOT, ChooseNextDepot, KeepGoods
from maniero.games.burgundy.rules.placing import lay
from maniero.games.burgundy.rules.storage import ALL_COLOURS, ChooseTile, MakeRoom
from maniero.games.burgundy.setup import OPTIONS, new_game
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.text import BurgundyText
from maniero.games.burgundy.view import view
from maniero.i18n import LANGUAGES, language
from maniero.kernel.bags import one
from maniero.kernel.catalogue import Tip
from maniero.kernel.clauses import read_clauses
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, Ask, settle_chance

ENGLISH = BurgundyText(language("en"))
ITALIAN = BurgundyText(language("it"))
BOX = load()
RULES = read_clauses(str(Path(burgundy.__file__).parent / "clauses.toml"))
TILE = {name: tile for tile, name in enumerate(TILES)}
SPACE = {name: space for space, name in enumerate(SPACES)}
FISH, GRAPES, CLOTH, WINE, BARRELS, CHEESE = range(len(GOODS))


def checked(pair: tuple[str, str]) -> None:
    """Two texts that a person can be shown, and that are not the same."""
    english, italian = pair
    assert english != italian
    for text in pair:
        assert text == text.strip() != ""
        assert not set("{}_") & set(text), text


def both_questions(s: Burgundy, seat: int) -> tuple[str, str]:
    return ENGLISH.question(s, seat), ITALIAN.question(s, seat)


def both_actions(s: Burgundy, word: str) -> tuple[str, str]:
    action = s.vocabulary().parse(word)
    return ENGLISH.action(s, action), ITALIAN.action(s, action)


def both_events(event: Event) -> tuple[str, str]:
    return ENGLISH.event(event), ITALIAN.event(event)


def game(seats: int = 3) -> Burgundy:
    """A new game on duchy 1, dealt, with the first seat to play; its dice show 3 and 5."""
    s = new_game(BOX, seats, {"duchy": "1", "first": "1"})
    settle_chance(s, Rng(1))
    s.dukes[0].dice = [3, 5]
    s.dukes[0].rolled = [3, 5]
    s.dukes[0].goods = 0
    s.dukes[0].workers, s.dukes[0].silver = 3, 1
    s.depots = [NONE] * len(s.depots)
    s.depot_goods = [0] * len(s.depot_goods)
    return s


def put(s: Burgundy, tiles: str) -> None:
    """Lay tiles in the duchy of the first seat, without their effects: "D3:ship C3:market"."""
    for pair in tiles.split():
        space, tile = pair.split(":")
        lay(s.dukes[0], TILE[tile], SPACE[space])


def store(s: Burgundy, tiles: str) -> None:
    s.dukes[0].storage = [TILE[name] for name in tiles.split()]


def asked(s: Burgundy, ask: Ask[Burgundy]) -> tuple[str, str]:
    """The question as the first seat reads it."""
    s.asks.append(ask)
    return both_questions(s, 0)


# ---- whole games


@cache
def whole_game(seats: int, seed: int, duchy: str) -> tuple[list[Burgundy], list[Event]]:
    """The positions and the events of a random game."""
    rng = Rng(seed)
    s = new_game(BOX, seats, {"duchy": duchy, "first": "random"})
    heard: list[Event] = []
    s.told = heard
    positions: list[Burgundy] = []
    while s.actor() != NOBODY:
        options = s.legal()
        chance = s.actor() == CHANCE
        if not chance or seed % 2 == 0:
            positions.append(s.copy())
        s.apply(options[rng.weighted(s.weights()) if chance else rng.below(len(options))])
    positions.append(s.copy())
    return positions, heard


GAMES = [(2, 1, "chosen"), (3, 2, "random"), (4, 3, "2"), (2, 5, "7")]


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_every_question_is_asked_in_words(seats: int, seed: int, duchy: str) -> None:
    for s in whole_game(seats, seed, duchy)[0]:
        for seat in range(seats):
            if seat in s.actors():
                checked(both_questions(s, seat))
            else:
                assert both_questions(s, seat) == ("", "")
        assert both_questions(s, CHANCE) == both_questions(s, NOBODY) == ("", "")


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_every_choice_has_words_of_its_own(seats: int, seed: int, duchy: str) -> None:
    for s in whole_game(seats, seed, duchy)[0]:
        english = [ENGLISH.action(s, action) for action in s.legal()]
        italian = [ITALIAN.action(s, action) for action in s.legal()]
        for pair in zip(english, italian, strict=True):
            checked(pair)
        assert len(set(english)) == len(set(italian)) == len(english)


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_every_event_is_told_in_words(seats: int, seed: int, duchy: str) -> None:
    for event in whole_game(seats, seed, duchy)[1]:
        checked(both_events(event))
        for text in both_events(event):
            whole = text[0].isupper() and text.endswith(".")
            assert whole == (event.seat == NOBODY), text


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_every_thing_to_click_explains_itself(seats: int, seed: int, duchy: str) -> None:
    for s in whole_game(seats, seed, duchy)[0][::3]:
        seat = s.actor()
        seen = view(s, seat)
        for pick in {pick for action in s.legal() if seat >= 0 for pick in picks(s, seat, action)}:
            explained(ENGLISH.tip(seen, pick), ITALIAN.tip(seen, pick))


def test_every_word_has_a_text_even_out_of_place() -> None:
    for s in (game(), whole_game(*GAMES[0])[0][-1]):
        for action in s.vocabulary().actions:
            checked((ENGLISH.action(s, action), ITALIAN.action(s, action)))


# ---- questions


@pytest.mark.parametrize(
    ("dice", "silver", "english", "italian"),
    [
        ([3, 5], 1, "use your dice, 3 and 5", "usa i tuoi dadi, 3 e 5"),
        (
            [4],
            2,
            "use the die that shows 4; you may also buy a tile",
            "usa il dado che mostra 4; puoi anche comprare una tessera",
        ),
        (
            [],
            2,
            "you may buy a tile or end your turn",
            "puoi comprare una tessera oppure terminare il turno",
        ),
        ([], 1, "end your turn", "termina il turno"),
    ],
)
def test_turn(dice: list[int], silver: int, english: str, italian: str) -> None:
    s = game()
    s.dukes[0].dice, s.dukes[0].silver = dice, silver
    assert both_questions(s, 0) == (english, italian)
    assert both_questions(s, 1) == ("", "")


def test_last_turn() -> None:
    s = game()
    s.phase, s.round = len(PHASES) - 1, ROUNDS - 1
    assert both_questions(s, 0) == (
        "use your dice, 3 and 5; this is your last turn",
        "usa i tuoi dadi, 3 e 5; questo è il tuo ultimo turno",
    )


def test_effects() -> None:
    s = game()
    assert asked(s, CASTLE_ACTION[0]) == (
        "your castle gives you an action with any number",
        "il tuo castello ti dà un'azione con il numero che vuoi",
    )
    assert asked(s, BUILDING_ACTION[BUILDINGS.index("market")][0]) == (
        "your market lets you take a ship or livestock from a depot; there is nothing for it now",
        "il tuo mercato ti fa prendere una nave o del bestiame da un deposito; ora non c'è nulla di adatto",
    )
    s.depots[0] = TILE["ship"]
    assert both_questions(s, 0)[0] == "your market lets you take a ship or livestock from a depot"
    s.dukes[0].silver = 2
    assert both_questions(s, 0)[0] == (
        "your market lets you take a ship or livestock from a depot; you may also buy a tile"
    )
    for building in BUILDING_ACTION:
        checked(asked(s, BUILDING_ACTION[building][0]))


def test_choices_inside_an_action() -> None:
    s = game()
    assert asked(s, ChooseTile(0, 4, ALL_COLOURS)) == (
        "choose a tile of depot 5",
        "scegli una tessera del deposito 5",
    )
    assert asked(s, ChooseTile(0, BLACK, ALL_COLOURS))[0] == "choose a tile of the black depot"
    assert asked(s, MakeRoom(0, TILE["cow3"])) == (
        "your key spaces are full: throw a tile away to make room for 3 cows",
        "i tuoi spazi chiave sono pieni: elimina una tessera per far posto alla nuova (3 mucche)",
    )
    assert asked(s, ChooseStored(0, SPACE["B3"])) == (
        "choose the tile to place on B3",
        "scegli la tessera da piazzare in B3",
    )
    assert asked(s, PayForTile(0, BLACK)) == (
        "choose how to pay for the tile: silver, workers or both",
        "scegli come pagare la tessera: argento, lavoratori o entrambi",
    )


def test_questions_of_ships() -> None:
    s = game()
    assert asked(s, CHOOSE_DEPOT[0]) == (
        "choose the depot whose goods your ship takes",
        "scegli il deposito da cui la tua nave prende le merci",
    )
    assert asked(s, ChooseNextDepot(0, 0)) == (
        "your ship may also take the goods of depot 2 or 6",
        "la tua nave può prendere anche le merci del deposito 2 o 6",
    )
    assert asked(s, KeepGoods(0, 2)) == (
        "not all goods of depot 3 fit in your store: choose a kind to take",
        "non tutte le merci del deposito 3 trovano posto: scegli un tipo da prendere",
    )


def test_questions_of_the_set_up() -> None:
    s = game()
    assert asked(s, PickDuchy(0, 8, 2)) == (
        "choose your duchy, 3 or 9",
        "scegli il tuo ducato, 3 o 9",
    )
    assert asked(s, PlaceCastle(0)) == (
        "choose the space of your starting castle",
        "scegli lo spazio del tuo castello iniziale",
    )
    s.asks.append(TURN[1])
    assert both_questions(s, 0) == ("", "")


# ---- actions


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "take-3-5",
            "Take a tile from depot 5 with the 3: 2 workers",
            "Prendi una tessera dal deposito 5 con il dado 3: 2 lavoratori",
        ),
        ("take-x-5", "Take a tile from depot 5", "Prendi una tessera dal deposito 5"),
        (
            "place-5-A1",
            "Place a tile on A1 with the 5: 1 worker",
            "Piazza una tessera in A1 con il dado 5: 1 lavoratore",
        ),
        (
            "sell-3-2",
            "Sell grapes with the 3: 1 worker, +1 silver",
            "Vendi uva con il dado 3: 1 lavoratore, +1 moneta d'argento",
        ),
        (
            "workers-5",
            "Take workers with the 5: +2 workers",
            "Prendi lavoratori con il dado 5: +2 lavoratori",
        ),
        ("workers-x", "Take workers: +2 workers", "Prendi lavoratori: +2 lavoratori"),
        (
            "buy-black",
            "Buy a tile from the black depot: 2 silver",
            "Compra una tessera dal deposito nero: 2 monete d'argento",
        ),
        ("pay-1-1", "Pay 1 silver and 1 worker", "Paga 1 moneta d'argento e 1 lavoratore"),
        ("pay-0-2", "Pay 2 workers", "Paga 2 lavoratori"),
        ("drop-monastery17", "Throw away monastery no. 17", "Elimina il monastero 17"),
        ("goods-6", "Load the goods of depot 6: no goods", "Carica le merci del deposito 6: nessuna merce"),
        ("end", "End your turn: 2 dice unused", "Termina il turno: 2 dadi non usati"),
        ("skip", "Leave this effect unused", "Rinuncia a questo effetto"),
        ("duchy-7", "Play with duchy 7", "Gioca con il ducato 7"),
        ("castle-D4", "Place your starting castle on D4", "Piazza il tuo castello iniziale in D4"),
        ("first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        ("offer-7", "Deal duchy 7", "Distribuisci il ducato 7"),
        ("draw-sheep3", "Lay out 3 sheep", "Metti in un deposito 3 pecore"),
        ("good-3", "Draw a good: cloth", "Estrai una merce: stoffa"),
        ("roll-2-5", "Roll 2 and 5", "Tira 2 e 5"),
        ("white-4", "Roll 4 with the white die", "Tira 4 con il dado bianco"),
    ],
)
def test_orders(word: str, english: str, italian: str) -> None:
    assert both_actions(game(), word) == (english, italian)


def test_sales() -> None:
    s = game()
    s.dukes[0].goods = one(WINE) * 2 + one(BARRELS)
    assert both_actions(s, "sell-3-4") == (
        "Sell 2 wine with the 3: 1 worker, +6 points, +1 silver",
        "Vendi 2 vini con il dado 3: 1 lavoratore, +6 punti, +1 moneta d'argento",
    )
    put(s, "A4:monastery3 B4:monastery4")
    assert both_actions(s, "sell-5-5") == (
        "Sell 1 barrel with the 5: +3 points, +2 silver, +1 worker",
        "Vendi 1 botte con il dado 5: +3 punti, +2 monete d'argento, +1 lavoratore",
    )


def test_placing_names_the_only_tile_that_fits_and_what_it_gives() -> None:
    s = game()
    store(s, "sheep4 mine ship")
    put(s, "A1:sheep3 B1:cow2")
    assert both_actions(s, "place-3-B2") == (
        "Place 4 sheep on B2 with the 3: 2 workers, +7 points",
        "Piazza 4 pecore in B2 con il dado 3: 2 lavoratori, +7 punti",
    )
    put(s, "A4:monastery7")
    assert both_actions(s, "place-x-B2")[0] == "Place 4 sheep on B2: +9 points"


def test_placing_tells_the_region_it_completes() -> None:
    s = game()
    put(s, "E3:mine F2:mine")
    store(s, "mine")
    s.phase = 1
    assert both_actions(s, "place-3-G1") == (
        "Place a mine on G1 with the 3: completes a mine region of 3 (+6 +8 +6)",
        "Piazza una miniera in G1 con il dado 3: completa una regione di miniere da 3 (+6 +8 +6)",
    )
    s.completed[COLOURS.index("mine")] = 1
    assert both_actions(s, "place-x-G1")[0] == "Place a mine on G1: completes a mine region of 3 (+6 +8 +3)"
    s.completed[COLOURS.index("mine")] = 2
    assert both_actions(s, "place-x-G1")[0] == "Place a mine on G1: completes a mine region of 3 (+6 +8)"


def test_what_is_told_of_a_placement_is_what_it_scores() -> None:
    """The points in the words are the points of the game, over whole games."""
    found = 0
    for s in whole_game(*GAMES[1])[0]:
        ask = s.asks[-1] if s.asks else None
        if not isinstance(ask, ChooseStored):
            continue
        for action in s.legal():
            after = s.copy()
            after.apply(action)
            text = ENGLISH.action(s, action)
            given = [int(part.strip("+(),")) for part in text.split() if part.strip("(").startswith("+")]
            if "+4 workers" not in text and "+2 silver" not in text:
                assert sum(given) == after.points[ask.seat] - s.points[ask.seat], text
                found += bool(given)
    assert found


def test_choosing_a_tile() -> None:
    s = game()
    s.asks.append(ChooseTile(0, 4, ALL_COLOURS))
    assert both_actions(s, "tile-market") == ("Take a market", "Prendi un mercato")
    put(s, "D5:ship")
    s.asks.append(ChooseStored(0, SPACE["E5"]))
    assert both_actions(s, "tile-watchtower") == (
        "Place a watchtower on E5: +4 points",
        "Piazza una torre di vedetta in E5: +4 punti",
    )
    assert both_actions(s, "tile-bank")[0] == "Place a bank on E5: +2 silver"
    assert both_actions(s, "tile-boarding")[1] == "Piazza un alloggio in E5: +4 lavoratori"


def test_monasteries_change_what_is_told() -> None:
    s = game()
    put(s, "A4:monastery6 B4:monastery12 C4:monastery13 F3:monastery14")
    assert both_actions(s, "buy-5") == (
        "Buy a tile from depot 5: 2 in silver or workers",
        "Compra una tessera dal deposito 5: 2 fra monete d'argento e lavoratori",
    )
    assert both_actions(s, "take-3-5")[0] == "Take a tile from depot 5 with the 3: 1 worker"
    assert both_actions(s, "workers-3") == (
        "Take workers with the 3: +4 workers, +1 silver",
        "Prendi lavoratori con il dado 3: +4 lavoratori, +1 moneta d'argento",
    )


def test_loading() -> None:
    s = game()
    s.depot_goods[2] = one(FISH) + one(CHEESE) * 2
    assert both_actions(s, "goods-3") == (
        "Load the goods of depot 3: 1 fish, 2 cheese",
        "Carica le merci del deposito 3: 1 pesce, 2 formaggi",
    )
    s.asks.append(KeepGoods(0, 2))
    assert both_actions(s, "keep-6") == ("Load 2 cheese", "Carica 2 formaggi")
    s.asks.append(ChooseNextDepot(0, 2))
    assert both_actions(s, "skip") == ("Load no more goods", "Non caricare altre merci")


def test_ending_with_nothing_left() -> None:
    s = game()
    s.dukes[0].dice = []
    assert both_actions(s, "end") == ("End your turn", "Termina il turno")


# ---- events


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (told.DuchyChosen(0, 7), "plays with duchy 7", "gioca con il ducato 7"),
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
    take = s.vocabulary().parse("take-3-5")
    assert (ENGLISH.group(take), ITALIAN.group(take)) == ("Take", "Prendi")


def explained(english: Tip | None, italian: Tip | None) -> None:
    assert english is not None
    assert italian is not None
    assert english.clause == italian.clause in RULES
    assert english.lines
    checked(("\n".join([english.title, *english.lines]), "\n".join([italian.title, *italian.lines])))


def things(s: Burgundy) -> list[str]:
    """All that a picture may show to the first seat."""
    duke = s.dukes[0]
    seen = view(s, 0)
    places = [(0, place) for place in seen["black"]]
    places += [(depot["number"], place) for depot in seen["depots"] for place in depot["places"]]
    return [
        *[f"die-{die}" for die in duke.rolled],
        *[f"{thing}-{depot}" for thing in ("depot", "shop", "goods") for depot in range(1, 7)],
        *[f"tile-{number}-{place['tile']}" for number, place in places if place["tile"]],
        *[f"stored-{TILES[tile]}" for tile in duke.storage],
        *[f"space-{space}" for space in SPACES],
        *[f"good-{depot['number']}-{kind}" for depot in seen["depots"] for kind in depot["goods"]],
        *[f"store-{kind}" for kind in seen["players"][0]["goods"]],
        *[f"bonus-{colour}" for colour in COLOURS],
        *[f"duchy-{seat}" for seat in range(s.seats)],
        *[f"phase-{phase}" for phase in PHASES],
        *(["white"] if s.white else []),
        *["black-depot", "workers", "silver", "bridge", "phase", "sold", "storage"],
    ]


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_everything_on_the_table_explains_itself(seats: int, seed: int, duchy: str) -> None:
    for s in whole_game(seats, seed, duchy)[0][::25]:
        seen = view(s, 0)
        for pick in things(s):
            explained(ENGLISH.tip(seen, pick), ITALIAN.tip(seen, pick))


def said(tip: Tip | None) -> list[str]:
    assert tip is not None
    return [tip.title, *tip.lines, tip.clause]


def test_tips_of_the_board() -> None:
    s = game()
    s.depots[4 * 4] = TILE["market"]
    s.depots[4 * 4 + 1] = TILE["goat3"]
    s.depot_goods[4] = one(FISH) + one(WINE) * 2
    s.phase, s.round, s.round_goods = 1, 2, [WINE, CLOTH]
    s.order = [1, 0, 2]
    s.completed[COLOURS.index("ship")] = 1
    s.white = 2
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "depot-5")) == [
        "Depot 5",
        "Tiles: a market, 3 goats",
        "Goods: 1 fish, 2 wine",
        "take.depot",
    ]
    assert said(ITALIAN.tip(seen, "depot-1"))[1:] == ["Qui non restano tessere.", "take.depot"]
    assert said(ITALIAN.tip(seen, "goods-5"))[:-1] == ["Merci del deposito 5", "1 pesce", "2 vini"]
    assert said(ENGLISH.tip(seen, "shop-5"))[2:] == ["A tile costs 2 in silver or workers.", "monastery.6"]
    assert said(ITALIAN.tip(seen, "tile-5-market")) == [
        "Un mercato",
        "Prendi una nave o una tessera bestiame da uno dei sei depositi numerati.",
        "building.market",
    ]
    assert said(ENGLISH.tip(seen, "phase")) == [
        "Phase B, round 3",
        "A region completed in this phase gives 8 points more.",
        "Goods still to come: wine, cloth",
        "region.phase",
    ]
    assert said(ITALIAN.tip(seen, "phase-E"))[:2] == [
        "Fase E",
        "Una regione completata in questa fase dà 2 punti in più.",
    ]
    assert said(ITALIAN.tip(seen, "bridge"))[:2] == [
        "Ponte",
        "Ordine del prossimo round: Giocatore 2, Giocatore 1, Giocatore 3",
    ]
    assert said(ENGLISH.tip(seen, "bonus-ship")) == [
        "Bonus tiles for ships",
        "The second to fill all ship spaces gets 3 points.",
        "colour.first",
    ]
    assert said(ENGLISH.tip(seen, "white")) == said(ENGLISH.tip(seen, "die-white"))


def test_tips_of_the_own_things() -> None:
    s = game()
    put(s, "E3:mine F2:mine")
    store(s, "monastery17")
    duke = s.dukes[0]
    duke.goods, duke.sold, duke.dice = one(WINE) * 2, one(FISH), [5]
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "die-3")) == ["Your die: 3", "Already used.", "turn.dice"]
    assert said(ITALIAN.tip(seen, "die-5")) == ["Il tuo dado: 5", "Ancora da usare.", "turn.dice"]
    assert said(ENGLISH.tip(seen, "space-G1")) == [
        "Mine space G1",
        "Number 3",
        "A mine region of 3, 1 space is empty",
        "Completed in this phase it gives 6 + 10 points.",
        "region.size",
    ]
    assert said(ITALIAN.tip(seen, "space-D4")) == [
        "Spazio castello D4: un castello",
        "Un castello ti dà subito un'azione in più, come con un dado del numero che preferisci.",
        "Una regione di castelli da 1: nessuno spazio vuoto",
        "castle.action",
    ]
    assert said(ENGLISH.tip(seen, "stored-monastery17")) == [
        "Monastery no. 17",
        "At the end you gain 4 points for each watchtower in your duchy.",
        "It lies on your key spaces.",
        "monastery.17",
    ]
    assert said(ITALIAN.tip(seen, "store-4")) == [
        "Vino",
        "Ne hai 2.",
        "Vendere tutto dà 6 punti.",
        "Colore rosso; si vende con un 4.",
        "sell.goods",
    ]
    assert said(ENGLISH.tip(seen, "sold"))[1:] == ["1 fish", "sell.points"]
    assert said(ENGLISH.tip(seen, "silver"))[:2] == ["Silver", "You have 1 silver."]
    assert said(ITALIAN.tip(seen, "workers"))[:2] == ["Lavoratori", "Hai 3 lavoratori."]
    assert said(ENGLISH.tip(seen, "duchy-0"))[:2] == ["Duchy 1: Player 1", "34 spaces are empty."]


@pytest.mark.parametrize(
    "pick",
    [
        "die-1",
        "depot-7",
        "shop-0",
        "black-market",
        "tile-1-castle",
        "tile-9-castle",
        "tile-castle",
        "stored-ship",
        "space-H1",
        "goods-x",
        "good-7",
        "good-1-7",
        "store-1",
        "bonus-black",
        "phase-F",
        "duchy-3",
        "dragon-1",
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    s = game()
    s.black_depot = [NONE] * len(s.black_depot)
    assert ENGLISH.tip(view(s, 0), pick) is None


@pytest.mark.parametrize(
    "pick", ["die-3", "space-D4", "stored-ship", "storage", "store-4", "workers", "silver", "sold"]
)
def test_spectators_hold_nothing(pick: str) -> None:
    s = game()
    store(s, "ship")
    s.dukes[0].goods = one(WINE)
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


def test_the_monasteries_are_those_of_the_rules() -> None:
    english = [building.removeprefix("a ") for building in _buildings()]
    for number, building in enumerate(BUILDING_SCORED, 16):
        assert f"each {english[building]} in" in RULES[CLAUSES[number]].text["en"]


def _buildings() -> list[str]:
    s = game()
    s.asks.append(ChooseTile(0, 0, ALL_COLOURS))
    return [both_actions(s, f"tile-{name}")[0].removeprefix("Take ") for name in BUILDINGS]


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_every_objection_and_every_point_has_a_clause(seats: int, seed: int, duchy: str) -> None:
    positions, heard = whole_game(seats, seed, duchy)
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
        titles = [ENGLISH.value(option.name, value) for value in option.values]
        assert len(set(titles)) == len(titles)
        for value in option.values:
            checked((ENGLISH.value(option.name, value), ITALIAN.value(option.name, value)))
    assert ITALIAN.option("duchy") == "Ducati"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
    assert ENGLISH.value("duchy", "7") == "Duchy 7 for all"
    assert ENGLISH.value("duchy", "random") == "Each another one, at random"
    assert ENGLISH.value("duchy", "chosen") == "Each chooses one of two"
