"""What explains itself in The Castles of Burgundy: the things on the table, the options."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.names import COLOURS, NONE, PHASES
from maniero.games.burgundy.rules.dice import use
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.view import view
from maniero.kernel.bags import one
from maniero.kernel.state import NOBODY
from tests.games.burgundy.wording import (
    CLOTH,
    ENGLISH,
    FISH,
    ITALIAN,
    TILE,
    WHOLE_GAMES,
    WINE,
    WORDS,
    game,
    put,
    store,
    whole_game,
)
from tests.games.wording import said


def things(s: Burgundy) -> list[str]:
    """All that a picture may show to the first seat."""
    seen = view(s, 0)
    own = seen["players"][0]
    places = [(0, place) for place in seen["black"]]
    places += [(depot["number"], place) for depot in seen["depots"] for place in depot["places"]]
    return [
        *[f"die-{die}" for die in own["rolled"]],
        *[f"{thing}-{depot}" for thing in ("depot", "shop", "goods") for depot in range(1, 7)],
        *[f"tile-{number}-{place['tile']}" for number, place in places if place["tile"]],
        *[f"stored-{tile}" for tile in [*own["storage"], *own["own_storage"]]],
        *[f"space-{space['name']}" for space in own["spaces"]],
        *[f"good-{depot['number']}-{kind}" for depot in seen["depots"] for kind in depot["goods"]],
        *[f"store-{kind}" for kind in own["goods"]],
        *[f"bonus-{colour}" for colour in COLOURS],
        *[f"duchy-{seat}" for seat in range(s.seats)],
        *[f"phase-{phase}" for phase in PHASES],
        *(["white"] if s.white else []),
        *["black-depot", "workers", "silver", "bridge", "phase", "sold", "storage"],
    ]


@pytest.mark.parametrize(("seats", "seed", "options"), WHOLE_GAMES)
def test_everything_on_the_table_explains_itself(seats: int, seed: int, options: str) -> None:
    for s in whole_game(seats, seed, options).positions[::10]:
        seen = view(s, 0)
        for pick in things(s):
            WORDS.explained(seen, pick)


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
    named = said(ENGLISH.tip(seen, "bridge", ["Anna", "Bruno", "Carla"]))
    assert named[1] == "Order of the next round: Bruno, Anna, Carla"
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
    duke.goods, duke.sold = one(WINE) * 2, one(FISH)
    use(s, 0, 3)
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


def test_titles_of_options() -> None:
    assert ITALIAN.option("duchy") == "Ducati"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
    assert ENGLISH.value("duchy", "7") == "Duchy 7 for all"
    assert ENGLISH.value("duchy", "random") == "Each another one, at random"
    assert ENGLISH.value("duchy", "chosen") == "Each chooses one of two"
