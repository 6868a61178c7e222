"""What explains itself on the board of Castelli: tiles and squares, areas and octagons, sites and castles."""

from __future__ import annotations

from maniero.games.castelli.view import view
from maniero.kernel.state import NOBODY
from tests.games.castelli.wording import (
    ENGLISH,
    castle,
    deal,
    fresh,
    game,
    lay,
    play,
    rich,
    told_english,
    told_italian,
)

# ---- tiles


def test_a_square_face_down() -> None:
    s = game("open-C1 tile-h01 lay-0 end")
    assert told_english(s, "square-A1") == [
        "Square A1",
        "A tile lies here, face down.",
        "Not seen yet: 3 of value 6, 6 of value 5, 6 of value 4, 6 of value 3, 6 of value 2, 4 of value 1",
        "With silver: 12; with a card: 8",
        "To the north the rim gives: Wood",
        "To the west the rim gives: Rock",
        "tile.choose",
    ]
    seen = told_italian(s, "square-A1")
    assert seen[1] == "Qui c'è una tessera coperta."
    assert seen[2].startswith("Non ancora viste: 3 di valore 6, 6 di valore 5, ")
    assert seen[3:5] == [
        "Con argento: 12; con una carta: 8",
        "A nord il bordo dà: Legno",
    ]


def test_a_square_face_up() -> None:
    s = game()
    lay(s, "C1 h29 1")  # From the top: blue with the card, green, yellow, red; turned once.
    assert told_english(s, "square-C1") == [
        "Square C1",
        "Value 1, 1 silver, a card",
        "To the north: Bruno (1)",
        "To the east: Anna, with a card: 0",
        "To the south: green, nobody's",
        "To the west: yellow, nobody's",
        "area.majority",
    ]
    assert told_italian(s, "square-C1")[3:5] == ["A est: Anna, con una carta: 0", "A sud: verde, di nessuno"]


def test_the_rim() -> None:
    s = game()
    assert told_english(s, "rim-C1-N") == [
        "Rim at C1: Silver",
        "Whoever's shield points here when the tile is laid gets it.",
        "area.rim",
    ]
    lay(s, "C1 h01 0", "A3 h01 2")
    assert told_english(s, "rim-C1-N")[1] == "The shield of Anna points here."
    assert told_italian(s, "rim-C1-N")[:2] == ["Bordo presso C1: Argento", "Lo scudo di Anna punta qui."]
    assert told_english(s, "rim-A3-W")[1] == "The shield of Bruno points here."
    lay(s, "A3 h29 3")
    assert told_english(s, "rim-A3-W")[1] == "No shield that counts points here."


def test_the_tile_that_is_laid() -> None:
    s = game("start-s1 start-s2 open-C1 tile-h17", dilemma="yes")
    assert told_english(s, "drawn") == [
        "The tile on C1",
        "Value 3, 1 silver",
        "Click it to turn it.",
        "tile.lay",
    ]
    assert told_english(s, "square-C1") == [
        "Square C1",
        "Value 3, 1 silver",
        "To the north the rim gives: Silver",
        "tile.lay",
    ]
    assert told_english(s, "held") == [
        "Tile in the hand of Anna",
        "Value 6",
        "A starting tile: kept to the end it brings 5 points.",
        "dilemma.kept",
    ]
    assert told_italian(s, "held-2")[0] == "Tessera in mano di Bruno"
    assert told_english(s, "turn-1") == [
        "Turned once",
        "To the north: yellow, nobody's",
        "To the east: Anna (3)",
        "To the south: Bruno (3)",
        "To the west: green, nobody's",
        "The tile in hand:",
        "To the north: yellow, nobody's",
        "To the east: Anna (6)",
        "To the south: Bruno (6)",
        "To the west: green, nobody's",
        "tile.lay",
    ]
    play(s, "swap-0")
    assert told_english(s, "held")[1:3] == [
        "Value 3, 1 silver",
        "No starting tile: it brings nothing at the end.",
    ]


def test_the_tile_that_a_steward_turns() -> None:
    s = game()
    deal(s, 1, "steward")
    play(s, "open-C1 tile-h01 lay-1")
    assert told_english(s, "drawn", 1)[:2] == ["The tile on C1", "Value 6"]
    assert told_english(s, "turn-0", 1)[-1] == "card.steward"
    assert ENGLISH.tip(view(s, 1), "turn-1") is None  # It lies so already.
    assert ENGLISH.tip(view(s, 0), "turn-0") is None


def test_pieces() -> None:
    s = play(fresh(4, board="chosen"), "piece-B-turned")
    assert told_english(s, "piece-A-turned") == [
        "Piece A of the board",
        "1 city, 3 villages, 7 sites for castles",
        "The silver mine is on it.",
        "It lies after a half turn.",
        "setup.board",
    ]
    assert told_italian(s, "piece-B-turned")[:2] == [
        "Pezzo B della plancia",
        "2 città, 2 villaggi, 7 siti per castelli",
    ]
    assert ENGLISH.tip(view(s, 0), "piece-B") is None


# ---- areas and octagons


def test_an_area() -> None:
    s = game()
    lay(s, "E1 h01 2")  # The first seat points south, the second west.
    assert told_english(s, "area-F1-grain") == [
        "Grain F1",
        "For the most heraldic points: 1 grain",
        "Still face down: F2",
        "Nobody has heraldic points here.",
        "As it lies nobody gets anything.",
        "area.majority",
    ]
    lay(s, "F2 h05 0")  # The first seat points north.
    assert told_english(s, "area-F1-grain")[2:] == [
        "Heraldic points: Anna (5)",
        "Evaluated: 1 grain for Anna",
        "area.majority",
    ]
    lay(s, "E1 h11 1")  # The second seat points south.
    assert told_english(s, "area-E2-rock")[1:3] == [
        "For the most heraldic points: 1 rock",
        "Heraldic points: Bruno (4)",
    ]
    assert told_italian(s, "area-E2-rock") == [
        "Roccia E2",
        "A chi ha più punti araldici: 1 roccia",
        "Punti araldici: Bruno (4)",
        "Esito: 1 roccia per Bruno",
        "area.majority",
    ]


def test_a_tie() -> None:
    s = game()
    lay(s, "H2 h01 3")  # The first seat points west.
    assert told_english(s, "area-G2-market")[4:] == ["As it lies: 2 cards for Anna", "area.market"]
    lay(s, "G3 h02 1")  # The second seat points north.
    assert told_english(s, "area-G2-market") == [
        "Market G2",
        "For the most heraldic points: 2 cards",
        "Heraldic points: Anna (6), Bruno (6)",
        "Evaluated, a tie: 1 card each for Anna, Bruno",
        "area.tie",
    ]
    assert told_italian(s, "area-G2-market")[3] == "Esito, un pareggio: 1 carta ciascuno per Anna, Bruno"


def test_the_mine() -> None:
    s = game()
    lay(s, "C1 h01 2", "C3 h02 0")  # Both point to the mine: the first seat from both.
    for pick in ("mine", "area-C2-mine", "octagon-C2"):
        assert told_english(s, pick) == [
            "Silver mine",
            "For the most heraldic points: 11 silver",
            "Still face down: D2, B2",
            "Heraldic points: Anna (12)",
            "As it lies: 11 silver for Anna",
            "The silver mine is evaluated only at the end of the game.",
            "end.mine",
        ]
    s.asks = []
    assert told_english(s, "mine")[4] == "The most heraldic points at the end: Anna"
    assert told_italian(s, "mine")[4] == "Alla fine più punti araldici: Anna"


def test_an_octagon() -> None:
    s = game()
    lay(s, "C1 h01 1")
    assert told_english(s, "octagon-D1") == [
        "Octagon D1",
        "A castle here scores 4 points: 1 city and 2 villages in its row and column.",
        "Heraldic points: Anna (6)",
        "castle.cities",
    ]
    assert told_italian(s, "octagon-F1")[:2] == [
        "Città F1",
        "Qui un castello dà 4 punti: 1 città e 2 villaggi nella riga e nella colonna.",
    ]
    assert told_english(s, "octagon-H1")[::3] == ["Village H1", "castle.villages"]


def test_who_would_win_a_settlement_in_the_battle() -> None:
    s = game(battle="yes")
    assert told_english(s, "octagon-F1")[3:] == [
        "No castle stands in its row or column yet.",
        "battle.cities",
    ]
    castle(s, "D1", 0, 1)
    assert told_english(s, "octagon-F1")[3:] == [
        "Castles in its row and column: Bruno (1)",
        "If the game ended now: 6 points for Bruno",
        "battle.cities",
    ]
    castle(s, "H1", 0, 0)
    assert told_english(s, "octagon-H1")[3:] == [
        "Castles in its row and column: Anna (1), Bruno (1)",
        "If the game ended now, a tie: 2 points each for Anna, Bruno",
        "battle.villages",
    ]
    assert (
        told_italian(s, "octagon-F1")[4]
        == "Se la partita finisse ora, un pareggio: 3 punti ciascuno per Anna, Bruno"
    )


# ---- sites and castles


def test_a_site() -> None:
    s = game("open-C1 tile-h01 lay-1")
    assert told_english(s, "site-D1-rock") == [
        "Site in D1",
        "A castle here scores 4 points: 1 city and 2 villages in its row and column.",
        "Free sites: 2 of 2",
        "A castle costs 1 wood, 1 grain, 1 rock.",
        "You lack 1 wood, 1 grain.",
        "You have 6 heraldic points at this octagon.",
        "castle.rock",
    ]
    rich(s, 0, wood=0, silver=2)
    assert told_english(s, "site-D1-rock")[4:] == [
        "You lack 1 wood.",
        "It can be bought for 2 silver.",
        "You have 6 heraldic points at this octagon.",
        "You can build here now.",
        "castle.rock",
    ]
    assert told_english(s, "site-B1-rock")[-2] == "You need a shield of yours at this octagon."
    castle(s, "D1", 0, 1)
    assert told_english(s, "site-D1-rock")[2] == "Free sites: 1 of 2"
    assert told_italian(s, "site-D1-wood")[0::6] == ["Sito in D1 (nel legno)", "castle.one-site"]
    assert len(told_english(s, "site-D1-rock", NOBODY)) == 5


def test_what_the_master_builder_takes() -> None:
    s = game("open-C1 tile-h01 lay-1")
    rich(s, 0, 0, 0, 1, silver=2)
    deal(s, 0, "builder")
    play(s, "play-builder")
    assert told_english(s, "site-D1-rock")[5] == "It can be bought for 2 silver."
    rich(s, 1, 0, 0, 1, silver=2)  # Who only looks on has no master builder.
    assert told_english(s, "site-D1-rock", 1)[4:6] == [
        "You lack 1 wood, 1 grain.",
        "You need a shield of yours at this octagon.",
    ]


def test_what_another_player_bought_is_no_purchase_of_mine() -> None:
    s = game("open-C1 tile-h01 lay-1")
    for seat in (0, 1):
        rich(s, seat, wood=0, silver=2)
    play(s, "build-D1-rock")
    assert told_english(s, "site-D1-rock", 1)[5] == "It can be bought for 2 silver."
    rich(s, 0, wood=0, silver=2)
    assert "It can be bought for 2 silver." not in told_english(s, "site-D1-rock", 0)


def test_a_castle() -> None:
    s = game()
    castle(s, "D1", 1, 1)
    assert told_english(s, "castle-D1-rock2") == [
        "Castle of Bruno in D1 (second site)",
        "Nobody has heraldic points here.",
        "In its row and column: 1 city, 2 villages",
        "castle.cities",
    ]
    assert told_italian(s, "castle-D1-rock2")[0] == "Castello di Bruno in D1 (secondo sito)"


def test_a_castle_in_the_battle() -> None:
    s = game("open-C1 tile-h01 lay-1", battle="yes")
    castle(s, "D1", 0, 1)
    assert told_english(s, "castle-D1-rock1") == [
        "Castle of Bruno in D1",
        "Heraldic points: Anna (6)",
        "More heraldic points than its owner: Anna",
        "Building over it costs 2 wood, 2 grain, 2 rock.",
        "battle.influence",
    ]
    rich(s, 0, 2, 2, 2)
    assert told_english(s, "castle-D1-rock1")[-2] == "You can build over it now."
    deal(s, 0, "abbot")
    play(s, "play-abbot")
    assert told_english(s, "castle-D1-rock1")[3] == "Building over it costs 1 wood, 1 grain, 1 rock."
    assert told_english(s, "castle-D1-rock1", 1)[3] == "Building over it costs 2 wood, 2 grain, 2 rock."
    castle(s, "D1", 0, 0)
    assert told_english(s, "castle-D1-rock1")[2] == "Nobody has more heraldic points than its owner."
    castle(s, "D1", 0, 0, under=1)
    assert told_english(s, "castle-D1-rock1")[2:] == [
        "It was built over a castle of Bruno and is safe.",
        "battle.once",
    ]
