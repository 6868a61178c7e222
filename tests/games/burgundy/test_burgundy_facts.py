"""A second copy of the printed facts, typed by hand from the component lists and not from box.toml."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.names import COLOUR_OF, COLOURS, GOODS, SPACES, TILES
from tests.clauses import clause
from tests.games.burgundy.positions import BOX, new, player, seen

BUILDINGS = ["market", "carpenter", "church", "warehouse", "boarding", "bank", "cityhall", "watchtower"]
ANIMALS = ["cow", "sheep", "pig", "goat"]
BLACK_MONASTERIES = [7, 12, 14, 15, 24, 25]
WORDS = {"b": "building", "s": "ship", "m": "monastery", "l": "livestock", "c": "castle", "g": "mine"}

NUMBERS = "6543 21654 543123 6126541 254312 61256 3413"  # The same on every duchy.
COLOURS_OF_DUCHY = {
    1: "lccm llcmb llbmbb ssscsss bbgbbl bgmbb gmmb",
    2: "mmmc bbslg gbbsls cbscmbs msblmb bblbg llbc",
    3: "llll sscss bgmmsb bbmcmbb bbmmbb clggc blsb",
    4: "clbs llbss bbbscg lllmmgs bcmbbb bgbmm sbmc",
    5: "lbbs llbgg bcmsss bblmcbb mclmsb blbcs mmbg",
    6: "mmcs mbbsb llgsbb mbbcsbb mbbgsb mglls cllc",
    7: "mccs mllls sgbbgl smbbblb bmbblb bsgmb sccm",
    8: "bbsb scmcb bmgmms blmglmb slllgb bclcs bsbb",
    9: "bbcm bblls bbllss cmmgscm ssmgbl mbbbl gcbb",
    10: "sblc lsblb lllbmb bbbbbmc mmgmgs bbgms cssc",
}
REGIONS = {
    1: {"b": [5, 3, 3, 1], "s": [3, 3], "m": [3, 3], "l": [5, 1], "c": [3, 1], "g": [3]},
    2: {"b": [5, 3, 2, 2], "s": [2, 2, 2], "m": [3, 2, 1], "l": [4, 2], "c": [1, 1, 1, 1], "g": [1, 1, 1]},
    3: {"b": [5, 5, 1, 1], "s": [3, 2, 1], "m": [6], "l": [4, 2], "c": [1, 1, 1, 1], "g": [2, 1]},
    4: {"b": [5, 5, 2], "s": [4, 1, 1], "m": [3, 3], "l": [3, 3], "c": [1, 1, 1, 1], "g": [2, 1]},
    5: {"b": [3, 3, 3, 2, 1], "s": [3, 2, 1], "m": [3, 2, 1], "l": [3, 3], "c": [1, 1, 1, 1], "g": [2, 1]},
    6: {"b": [6, 4, 2], "s": [6], "m": [3, 3], "l": [4, 2], "c": [1, 1, 1, 1], "g": [1, 1, 1]},
    7: {"b": [7, 3, 2], "s": [2, 2, 2], "m": [2, 2, 2], "l": [3, 3], "c": [2, 2], "g": [1, 1, 1]},
    8: {"b": [2] * 6, "s": [1] * 6, "m": [4, 2], "l": [6], "c": [1, 1, 1, 1], "g": [2, 1]},
    9: {"b": [6, 6], "s": [4, 2], "m": [3, 1, 1, 1], "l": [4, 2], "c": [1, 1, 1, 1], "g": [2, 1]},
    10: {"b": [8, 2, 2], "s": [2, 2, 2], "m": [2, 2, 2], "l": [4, 2], "c": [1, 1, 1, 1], "g": [2, 1]},
}
DEPOTS = {
    2: ["bs", "mc", "lb", "sb", "gm", "bl"],
    3: ["mbs", "mbc", "lsb", "sbl", "bgm", "cbl"],
    4: ["mbsl", "mbcb", "lsbm", "gsbl", "bgbm", "cbsl"],
}


def tile_counts() -> dict[str, tuple[int, int]]:
    """By tile: how many have the back of their colour, and how many the black back."""
    counts = {"castle": (14, 2), "mine": (10, 2), "ship": (20, 6)}
    for animal in ANIMALS:
        counts |= {f"{animal}2": (2, 0), f"{animal}3": (2, 1), f"{animal}4": (1, 1)}
    counts |= dict.fromkeys(BUILDINGS, (5, 2))
    for number in range(1, 27):
        counts[f"monastery{number}"] = (0, 1) if number in BLACK_MONASTERIES else (1, 0)
    return counts


@clause("burgundy", "phase.fill")
def test_the_164_tiles() -> None:
    found = dict(zip(TILES, zip(BOX.coloured, BOX.black, strict=True), strict=False))
    assert {tile: backs for tile, backs in found.items() if any(backs)} == tile_counts()
    assert sum(BOX.coloured) + sum(BOX.black) == 164
    assert sum(BOX.black) == 40


@clause("burgundy", "phase.fill")
def test_the_tiles_by_colour() -> None:
    totals = dict.fromkeys(COLOURS, 0)
    for tile in range(len(BOX.coloured)):
        totals[COLOURS[COLOUR_OF[tile]]] += BOX.coloured[tile] + BOX.black[tile]
    assert totals == {"building": 56, "livestock": 28, "monastery": 26, "castle": 16, "mine": 12, "ship": 26}


@clause("burgundy", "setup.goods")
def test_the_goods() -> None:
    assert BOX.goods_of_each * len(GOODS) == 42
    assert GOODS == ["turquoise", "purple", "pink", "red", "brown", "orange"]


@clause("burgundy", "setup.duchy")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_duchy_is_printed_so(number: int) -> None:
    s = new(2, duchy=str(number))
    spaces = player(s, 1)["spaces"]
    assert player(s, 1)["duchy"] == str(number)
    assert [there["colour"] for there in spaces] == [
        WORDS[letter] for letter in COLOURS_OF_DUCHY[number].replace(" ", "")
    ]
    assert [there["die"] for there in spaces] == [int(die) for die in NUMBERS.replace(" ", "")]
    assert [there["name"] for there in spaces] == [
        f"{row}{column + 1}"
        for row, length in zip("ABCDEFG", [4, 5, 6, 7, 6, 5, 4], strict=True)
        for column in range(length)
    ]


@clause("burgundy", "region.size")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_regions_of_a_duchy(number: int) -> None:
    regions: dict[str, dict[int, int]] = {letter: {} for letter in WORDS}
    for there in player(new(2, duchy=str(number)))["spaces"]:
        sizes = regions[next(letter for letter in WORDS if WORDS[letter] == there["colour"])]
        sizes[there["region"]] = sizes.get(there["region"], 0) + 1
    found = {letter: sorted(sizes.values(), reverse=True) for letter, sizes in regions.items()}
    assert found == REGIONS[number]
    assert {letter: sum(sizes) for letter, sizes in found.items()} == {
        "b": 12,
        "s": 6,
        "m": 6,
        "l": 6,
        "c": 4,
        "g": 3,
    }


@clause("burgundy", "place.adjacent")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("A1", "A2 B1 B2"),
        ("A4", "A3 B4 B5"),
        ("B3", "A2 A3 B2 B4 C3 C4"),
        ("D1", "C1 D2 E1"),
        ("D4", "C3 C4 D3 D5 E3 E4"),
        ("D7", "C6 D6 E6"),
        ("E2", "D2 D3 E1 E3 F1 F2"),
        ("G4", "F4 F5 G3"),
    ],
)
def test_which_spaces_touch(space: str, near: str) -> None:
    bits = BOX.duchies[0].near[SPACES.index(space)]
    assert [name for number, name in enumerate(SPACES) if bits >> number & 1] == near.split()


@clause("burgundy", "setup.depots", "setup.three")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", range(5))
def test_the_places_of_the_depots(seats: int, phase: int) -> None:
    s = new(seats)
    s.phase = phase
    shown = seen(s)
    letters = {word: letter for letter, word in WORDS.items()}
    found = ["".join(letters[there["colour"]] for there in depot["places"]) for depot in shown["depots"]]
    expected = DEPOTS[seats][:]
    if seats == 3 and phase in (1, 3):
        expected[5] = "gbl"
    assert found == expected
    assert len(shown["black"]) == {2: 4, 3: 6, 4: 8}[seats]


@clause("burgundy", "region.size", "region.phase", "colour.first", "colour.second", "sell.points")
def test_the_points() -> None:
    assert BOX.region_points == [1, 3, 6, 10, 15, 21, 28, 36]
    assert BOX.phase_points == [10, 8, 6, 4, 2]
    boards = [BOX.board(seats) for seats in (2, 3, 4)]
    assert [board.first_points for board in boards] == [5, 6, 7]
    assert [board.second_points for board in boards] == [2, 3, 4]
    assert [board.good_points for board in boards] == [2, 3, 4]
    assert BOX.watchtower == 4


@clause("burgundy", "setup.workers", "setup.silver", "setup.bridge")
def test_the_other_numbers() -> None:
    assert BOX.start_workers == [1, 2, 3, 4]
    assert (BOX.start_silver, BOX.start_goods) == (1, 3)
    assert BOX.bridge_end == 6  # Seven spaces, the first of which is 0.
    assert (BOX.purchase, BOX.take_workers, BOX.boarding, BOX.bank, BOX.sale) == (2, 2, 4, 2, 1)
    assert (BOX.rounds, BOX.key_spaces, BOX.goods_spaces, BOX.mine_silver) == (5, 3, 3, 1)
    assert (BOX.end_good, BOX.end_silver, BOX.end_workers) == (1, 1, 2)


@clause("burgundy", "monastery.14", "monastery.15", "monastery.24", "monastery.25", "monastery.26")
def test_the_numbers_of_the_monasteries() -> None:
    givers = {2: 1, 3: 2, 4: 1, 7: 1, 8: 2, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1, 14: 4}
    scorers = {15: 2, **dict.fromkeys(range(16, 24), 4), 24: 4, 25: 1, 26: 3, 29: 4}
    assert {number: given for number, given in enumerate(BOX.monasteries) if given} == givers | scorers
