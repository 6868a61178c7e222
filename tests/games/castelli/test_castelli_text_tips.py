"""What explains itself in Castelli: the things on the table, the options."""

from __future__ import annotations

import re

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.names import CHARACTERS, SITES, TURNS
from maniero.games.castelli.setup import HALVES
from maniero.games.castelli.state import Castelli, above
from maniero.games.castelli.view import CastelliView, view
from maniero.kernel.bits import bit
from maniero.kernel.state import NOBODY
from tests.games.castelli.wording import (
    ENGLISH,
    ITALIAN,
    OCTAGON,
    SQUARE,
    TILE,
    WHOLE_GAMES,
    WORDS,
    deal,
    fresh,
    game,
    play,
    rich,
    whole_game,
)
from tests.games.wording import said

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def english(s: Castelli, pick: str, seat: int = 0) -> list[str]:
    return said(ENGLISH.tip(view(s, seat), pick, NAMES))


def italian(s: Castelli, pick: str, seat: int = 0) -> list[str]:
    return said(ITALIAN.tip(view(s, seat), pick, NAMES))


def lay(s: Castelli, *tiles: str) -> None:
    """Put face-up tiles on squares, "C1 h01 2"; the position knows them as if they had been laid."""
    for text in tiles:
        square, tile, turn = text.split()
        number = TILE[tile]
        s.laid[SQUARE[square]] = number * TURNS + int(turn)
        s.revealed |= bit(SQUARE[square])
        s.unseen &= ~bit(number)


def castle(s: Castelli, octagon: str, site: int, owner: int, under: int | None = None) -> None:
    place = OCTAGON[octagon] * len(SITES) + site
    s.owners[place] = owner if under is None else above(owner, under)
    s.free[site] &= ~bit(OCTAGON[octagon])


# ---- everything


def things(seen: CastelliView) -> list[str]:
    """All that is on the table, by the names that a picture may give it."""
    octagons = seen["octagons"]
    areas = [area for octagon in octagons for area in octagon["areas"]]
    standing = [(octagon, site) for octagon in octagons for site in octagon["sites"]]
    return [
        *[f"square-{square['name']}" for square in seen["squares"]],
        *[f"rim-{square['name']}-{side}" for square in seen["squares"] for side in square["rim"]],
        *[f"octagon-{octagon['name']}" for octagon in octagons],
        *[f"area-{area['name']}" for area in areas],
        *[f"site-{area['name']}" for area in areas if area["kind"] in ("wood", "grain")],
        *[f"site-{octagon['name']}-rock" for octagon, site in standing if site["printed"]],
        *[
            f"castle-{octagon['name']}-{site['site']}"
            for octagon, site in standing
            if site["owner"] is not None
        ],
        *[
            f"{kind}-{player['seat'] + 1}"
            for kind in ("hand", "silver", "castles")
            for player in seen["players"]
        ],
        *[f"resource-{resource}" for resource in ("wood", "grain", "rock")],
        *["aside-village", "aside-city", "deck", "mine", "track", "trackers", "silver", "castles"],
        *[f"{kind}-{name}" for kind in ("card", "sale") for name in seen["players"][0]["hand"] or []],
    ]


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_everything_on_the_table_explains_itself(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions[::15]:
        seen = view(s, 0)
        for pick in things(seen):
            WORDS.explained(seen, pick)


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_no_sentence_repeats_itself(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions[::30]:
        seen = view(s, 0)
        for pick in things(seen):
            for lines in (said(ENGLISH.tip(seen, pick)), said(ITALIAN.tip(seen, pick))):
                assert len(set(lines)) == len(lines), pick


@pytest.mark.parametrize(
    "pick",
    [
        *[
            "square-B1",
            "square-C9",
            "rim-C1-S",
            "rim-C3-N",
            "octagon-C1",
            "area-B1-wood",
            "area-B1",
            "area-mine-x",
        ],
        *[
            "site-C4-rock",
            "site-C2-mine",
            "site-B1-market",
            "castle-D1-rock1",
            "castle-D1-moat",
            "castle-C1-rock1",
        ],
        *[
            "card-king4",
            "card-pope",
            "sale-king4",
            "hand-3",
            "hand-x",
            "held",
            "held-2",
            "drawn",
            "turn-0",
            "turn-4",
        ],
        *[
            "piece-B",
            "piece-E",
            "piece-A-turned",
            "piece-A-",
            "aside-castle",
            "resource-gold",
            "resource-wood-3",
        ],
        *["silver-9", "castles-x", "dragon"],
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    s = game(board="AC")
    for seen in (view(s, 0), view(s, NOBODY)):
        assert ENGLISH.tip(seen, pick) is None


# ---- tiles


def test_a_square_face_down() -> None:
    s = game("open-C1 tile-h01 lay-0 end")
    assert english(s, "square-A1") == [
        "Square A1",
        "A tile lies here, face down.",
        "Not seen yet: 3 of value 6, 6 of value 5, 6 of value 4, 6 of value 3, 6 of value 2, 4 of value 1",
        "With silver: 12; with a card: 8",
        "To the north the rim gives: Wood",
        "To the west the rim gives: Rock",
        "tile.choose",
    ]
    seen = italian(s, "square-A1")
    assert seen[1] == "Qui c'è una tessera coperta."
    assert seen[2].startswith("Non ancora viste: 3 di valore 6, 6 di valore 5, ")
    assert seen[3:5] == [
        "Con argento: 12; con una carta: 8",
        "A nord il bordo dà: Legno",
    ]


def test_a_square_face_up() -> None:
    s = game()
    lay(s, "C1 h29 1")  # From the top: blue with the card, green, yellow, red; turned once.
    assert english(s, "square-C1") == [
        "Square C1",
        "Value 1, 1 silver, a card",
        "To the north: Bruno 1",
        "To the east: Anna, with a card: 0",
        "To the south: green, nobody's",
        "To the west: yellow, nobody's",
        "area.majority",
    ]
    assert italian(s, "square-C1")[3:5] == ["A est: Anna, con una carta: 0", "A sud: verde, di nessuno"]


def test_the_rim() -> None:
    s = game()
    assert english(s, "rim-C1-N") == [
        "Rim at C1: Silver",
        "Whoever's shield points here when the tile is laid gets it.",
        "area.rim",
    ]
    lay(s, "C1 h01 0", "A3 h01 2")
    assert english(s, "rim-C1-N")[1] == "The shield of Anna points here."
    assert italian(s, "rim-C1-N")[:2] == ["Bordo presso C1: Argento", "Lo scudo di Anna punta qui."]
    assert english(s, "rim-A3-W")[1] == "The shield of Bruno points here."
    lay(s, "A3 h29 3")
    assert english(s, "rim-A3-W")[1] == "No shield that counts points here."


def test_the_tile_that_is_laid() -> None:
    s = game("start-s1 start-s2 open-C1 tile-h17", dilemma="yes")
    assert english(s, "drawn") == ["The tile on C1", "Value 3, 1 silver", "Click it to turn it.", "tile.lay"]
    assert english(s, "square-C1") == [
        "Square C1",
        "Value 3, 1 silver",
        "To the north the rim gives: Silver",
        "tile.lay",
    ]
    assert english(s, "held") == [
        "Tile in the hand of Anna",
        "Value 6",
        "A starting tile: kept to the end it brings 5 points.",
        "dilemma.kept",
    ]
    assert italian(s, "held-2")[0] == "Tessera in mano di Bruno"
    assert english(s, "turn-1") == [
        "Turned once",
        "To the north: yellow, nobody's",
        "To the east: Anna 3",
        "To the south: Bruno 3",
        "To the west: green, nobody's",
        "The tile in hand:",
        "To the north: yellow, nobody's",
        "To the east: Anna 6",
        "To the south: Bruno 6",
        "To the west: green, nobody's",
        "tile.lay",
    ]
    play(s, "swap-0")
    assert english(s, "held")[1:3] == ["Value 3, 1 silver", "No starting tile: it brings nothing at the end."]


def test_the_tile_that_a_steward_turns() -> None:
    s = game()
    deal(s, 1, "steward")
    play(s, "open-C1 tile-h01 lay-1")
    assert english(s, "drawn", 1)[:2] == ["The tile on C1", "Value 6"]
    assert english(s, "turn-0", 1)[-1] == "card.steward"
    assert ENGLISH.tip(view(s, 1), "turn-1") is None  # It lies so already.
    assert ENGLISH.tip(view(s, 0), "turn-0") is None


def test_pieces() -> None:
    s = play(fresh(4, board="chosen"), "piece-B-turned")
    assert english(s, "piece-A-turned") == [
        "Piece A of the board",
        "1 city, 3 villages, 7 sites for castles",
        "The silver mine is on it.",
        "It lies after a half turn.",
        "setup.board",
    ]
    assert italian(s, "piece-B-turned")[:2] == [
        "Pezzo B della plancia",
        "2 città, 2 villaggi, 7 siti per castelli",
    ]
    assert ENGLISH.tip(view(s, 0), "piece-B") is None


# ---- areas and octagons


def test_an_area() -> None:
    s = game()
    lay(s, "E1 h01 2")  # The first seat points south, the second west.
    assert english(s, "area-F1-grain") == [
        "Grain F1",
        "For the most heraldic points: 1 grain",
        "Still face down: F2",
        "Nobody has heraldic points here.",
        "As it lies nobody gets anything.",
        "area.majority",
    ]
    lay(s, "F2 h05 0")  # The first seat points north.
    assert english(s, "area-F1-grain")[2:] == [
        "Heraldic points: Anna 5",
        "Evaluated: 1 grain for Anna",
        "area.majority",
    ]
    lay(s, "E1 h11 1")  # The second seat points south.
    assert english(s, "area-E2-rock")[1:3] == [
        "For the most heraldic points: 1 rock",
        "Heraldic points: Bruno 4",
    ]
    assert italian(s, "area-E2-rock") == [
        "Roccia E2",
        "A chi ha più punti araldici: 1 roccia",
        "Punti araldici: Bruno 4",
        "Esito: 1 roccia per Bruno",
        "area.majority",
    ]


def test_a_tie() -> None:
    s = game()
    lay(s, "H2 h01 3")  # The first seat points west.
    assert english(s, "area-G2-market")[4:] == ["As it lies: 2 cards for Anna", "area.market"]
    lay(s, "G3 h02 1")  # The second seat points north.
    assert english(s, "area-G2-market") == [
        "Market G2",
        "For the most heraldic points: 2 cards",
        "Heraldic points: Anna 6, Bruno 6",
        "Evaluated, a tie: 1 card each for Anna, Bruno",
        "area.tie",
    ]
    assert italian(s, "area-G2-market")[3] == "Esito, un pareggio: 1 carta ciascuno per Anna, Bruno"


def test_the_mine() -> None:
    s = game()
    lay(s, "C1 h01 2", "C3 h02 0")  # Both point to the mine: the first seat from both.
    for pick in ("mine", "area-C2-mine", "octagon-C2"):
        assert english(s, pick) == [
            "Silver mine",
            "For the most heraldic points: 11 silver",
            "Still face down: D2, B2",
            "Heraldic points: Anna 12",
            "As it lies: 11 silver for Anna",
            "The silver mine is evaluated only at the end of the game.",
            "end.mine",
        ]
    s.asks = []
    assert english(s, "mine")[4] == "The most heraldic points at the end: Anna"
    assert italian(s, "mine")[4] == "Alla fine più punti araldici: Anna"


def test_an_octagon() -> None:
    s = game()
    lay(s, "C1 h01 1")
    assert english(s, "octagon-D1") == [
        "Octagon D1",
        "A castle here scores 4 points: 1 city and 2 villages in its row and column.",
        "Heraldic points: Anna 6",
        "castle.cities",
    ]
    assert italian(s, "octagon-F1")[:2] == [
        "Città F1",
        "Qui un castello dà 4 punti: 1 città e 2 villaggi nella riga e nella colonna.",
    ]
    assert english(s, "octagon-H1")[::3] == ["Village H1", "castle.villages"]


def test_who_would_win_a_settlement_in_the_battle() -> None:
    s = game(battle="yes")
    assert english(s, "octagon-F1")[3:] == ["No castle stands in its row or column yet.", "battle.cities"]
    castle(s, "D1", 0, 1)
    assert english(s, "octagon-F1")[3:] == [
        "Castles in its row and column: Bruno 1",
        "If the game ended now: 6 points for Bruno",
        "battle.cities",
    ]
    castle(s, "H1", 0, 0)
    assert english(s, "octagon-H1")[3:] == [
        "Castles in its row and column: Anna 1, Bruno 1",
        "If the game ended now, a tie: 2 points each for Anna, Bruno",
        "battle.villages",
    ]
    assert (
        italian(s, "octagon-F1")[4]
        == "Se la partita finisse ora, un pareggio: 3 punti ciascuno per Anna, Bruno"
    )


# ---- sites and castles


def test_a_site() -> None:
    s = game("open-C1 tile-h01 lay-1")
    assert english(s, "site-D1-rock") == [
        "Site in D1",
        "A castle here scores 4 points: 1 city and 2 villages in its row and column.",
        "Free sites: 2 of 2",
        "A castle costs 1 wood, 1 grain, 1 rock.",
        "You lack 1 wood, 1 grain.",
        "You have 6 heraldic points at this octagon.",
        "castle.rock",
    ]
    rich(s, 0, wood=0, silver=2)
    assert english(s, "site-D1-rock")[4:] == [
        "You lack 1 wood.",
        "It can be bought for 2 silver.",
        "You have 6 heraldic points at this octagon.",
        "You can build here now.",
        "castle.rock",
    ]
    assert english(s, "site-B1-rock")[-2] == "You need a shield of yours at this octagon."
    castle(s, "D1", 0, 1)
    assert english(s, "site-D1-rock")[2] == "Free sites: 1 of 2"
    assert italian(s, "site-D1-wood")[0::6] == ["Sito in D1 (nel legno)", "castle.one-site"]
    assert len(english(s, "site-D1-rock", NOBODY)) == 5


def test_what_the_master_builder_takes() -> None:
    s = game("open-C1 tile-h01 lay-1")
    rich(s, 0, 0, 0, 1, silver=2)
    deal(s, 0, "builder")
    play(s, "play-builder")
    assert english(s, "site-D1-rock")[5] == "It can be bought for 2 silver."


def test_a_castle() -> None:
    s = game()
    castle(s, "D1", 1, 1)
    assert english(s, "castle-D1-rock2") == [
        "Castle of Bruno in D1 (second site)",
        "Nobody has heraldic points here.",
        "In its row and column: 1 city, 2 villages",
        "castle.cities",
    ]
    assert italian(s, "castle-D1-rock2")[0] == "Castello di Bruno in D1 (secondo sito)"


def test_a_castle_in_the_battle() -> None:
    s = game("open-C1 tile-h01 lay-1", battle="yes")
    castle(s, "D1", 0, 1)
    assert english(s, "castle-D1-rock1") == [
        "Castle of Bruno in D1",
        "Heraldic points: Anna 6",
        "More heraldic points than its owner: Anna",
        "Building over it costs 2 wood, 2 grain, 2 rock.",
        "battle.influence",
    ]
    rich(s, 0, 2, 2, 2)
    assert english(s, "castle-D1-rock1")[-2] == "You can build over it now."
    castle(s, "D1", 0, 0)
    assert english(s, "castle-D1-rock1")[2] == "Nobody has more heraldic points than its owner."
    castle(s, "D1", 0, 0, under=1)
    assert english(s, "castle-D1-rock1")[2:] == [
        "It was built over a castle of Bruno and is safe.",
        "battle.once",
    ]


# ---- cards


def test_what_a_card_does_and_when() -> None:
    s = game()
    deal(s, 0, "king4", "count", "steward", "farmer", "robber")
    assert english(s, "card-king4") == [
        "King (4 points)",
        "You get 4 points at once.",
        "You can play it now: click it.",
        "card.king",
    ]
    assert italian(s, "card-count") == [
        "Conte",
        "Costruisci un castello in un'area grano anziché in un'area roccia.",
        "Non ora: si gioca quando si costruiscono i castelli.",
        "card.count",
    ]
    assert english(s, "card-steward")[2] == "Played when another player has laid a tile."
    assert english(s, "card-robber")[1:3] == [
        "You take 1 silver from every other player, or less where there is less.",
        "Not now: it could do nothing.",
    ]
    play(s, "play-king4")
    assert english(s, "card-farmer")[2] == "Not now: you have played a card in this turn."
    play(s, "open-C1 tile-h01")
    assert english(s, "card-king4")[:2] == ["King (4 points)", "You get 4 points at once."]  # Played last.
    s.played = False
    assert english(s, "card-farmer")[2] == "Not now: another decision comes first."


def test_cards_in_the_turn_of_another() -> None:
    s = game(battle="yes")
    deal(s, 1, "steward", "guard", "king3")
    play(s, "open-C1 tile-h01 lay-1")
    assert english(s, "card-steward", 1)[2] == "You can play it now: click it."
    assert english(s, "card-guard", 1)[2] == "Played when one of your castles is to be built over."
    assert english(s, "card-king3", 1)[2] == "Not now: it is not your turn."


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_says_what_it_does(name: str) -> None:
    s = game(battle="yes")
    deal(s, 0, name)
    WORDS.explained(view(s, 0), f"card-{name}")
    assert len(english(s, f"card-{name}")) == 4
    assert not re.match(r"[A-Z][a-z ]+: ", english(s, f"card-{name}")[1])


def test_a_sale_and_hands() -> None:
    s = game()
    deal(s, 0, "king4", "count")
    assert english(s, "sale-king4") == [
        "Sell the king (4 points)",
        "The mine pays 2 silver for it.",
        "Kept to the end it brings 1 point.",
        "card.sell",
    ]
    s.mine = 1
    assert italian(s, "sale-count")[:2] == ["Vendi il conte", "La miniera la paga 1 argento."]
    assert english(s, "hand-1") == [
        "Hand of Anna",
        "2 cards",
        "The king (4 points), the count",
        "Each card kept to the end brings 1 point.",
        "hidden.cards",
    ]
    assert english(s, "hand-1", 1)[1:3] == ["2 cards", "Each card kept to the end brings 1 point."]


def test_the_deck() -> None:
    s = game()
    deal(s, 0, "king4")
    assert english(s, "deck") == ["Character deck", "24 cards to draw.", "card.bottom"]
    play(s, "play-king4")
    assert italian(s, "deck")[1:3] == ["25 carte da pescare.", "Giocata per ultima: il re (4 punti)"]


# ---- what players have


def test_what_players_have() -> None:
    s = game(battle="yes")
    rich(s, 1, 3, 2, 1, silver=4)
    assert english(s, "resource-wood") == [
        "Wood",
        "Anna: 0",
        "Bruno: 3",
        "At most 5 of each resource.",
        "Each one left at the end brings 1 point.",
        "area.limit",
    ]
    assert english(s, "resource-wood-2")[1:3] == ["Bruno: 3", "At most 5 of each resource."]
    assert italian(s, "trackers")[1:3] == [
        "Anna: 0 legno, 0 grano, 0 roccia",
        "Bruno: 3 legno, 2 grano, 1 roccia",
    ]
    assert english(s, "silver-2") == [
        "Silver",
        "Bruno: 4",
        "At the end: 8 points for the most silver, 4 points for the second, 6 points each in a tie",
        "end.silver-first",
    ]
    castle(s, "D1", 0, 1)
    s.lords[1].castles = 8
    assert english(s, "castles")[1:] == [
        "Anna: 9 to build, 0 standing",
        "Bruno: 8 to build, 1 standing",
        "At the end each castle that was not built over brings 2 points.",
        "battle.castles",
    ]
    assert english(game(), "castles-1")[1:] == ["Anna: 9 to build, 0 standing", "castle.supply"]
    assert english(s, "track")[:2] == ["Score track", "Anna: 0 points"]


def test_settlements_aside() -> None:
    assert english(game(), "aside-city")[1:] == [
        "Beside the board: 2 cities",
        "No character of this game founds one.",
        "setup.settlements",
    ]
    assert italian(game(battle="yes"), "aside-city")[1] == "Accanto alla plancia: 2 città"
    assert english(game(), "aside-village")[-1] == "card.farmer"


# ---- options


def test_boards_are_named_by_their_pieces() -> None:
    assert ENGLISH.value("board", "AB") == "For two: A and B"
    assert ENGLISH.value("board", "CB") == "For two: C and B with the mine tile"
    assert ITALIAN.value("board", "BC") == "In due: B e C con la tessera miniera"
    assert sum("mine tile" in ENGLISH.value("board", half) for half in HALVES) == 6
    assert ITALIAN.value("battle", "yes") == "Con"


def test_every_part_that_is_not_confirmed_has_a_name() -> None:
    parts = [part for part, degree in CASTELLI.box().confidence.items() if degree != "confirmed"]
    assert len({ENGLISH.component(part) for part in parts}) == len(parts) > 0
    assert all(ITALIAN.component(part) != ENGLISH.component(part) for part in parts)


def test_every_chapter_has_a_title() -> None:
    chapters = {clause.partition(".")[0] for clause in WORDS.clauses}
    assert len({ITALIAN.chapter(chapter) for chapter in chapters}) == len(chapters)
