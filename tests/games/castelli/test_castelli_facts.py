"""The box against the numbers of the rulebook, and what every reconstruction of the board must keep to."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from maniero.games.castelli.layout import laid
from maniero.games.castelli.names import (
    CHARACTERS,
    COLOURS,
    KINDS,
    MARKET,
    MINE,
    NONE,
    RESOURCES,
    REWARDS,
    ROCK,
    SIDES,
)
from maniero.kernel.bits import bit, members
from tests.games.castelli.positions import BOX

AS_PRINTED = [laid(piece, turned=False) for piece in range(4)]
STANDARD = BOX.layout(AS_PRINTED)


# ---- the rulebook's numbers


def test_the_numbers_of_the_rulebook() -> None:
    assert 4 * BOX.castles == 36
    assert BOX.silver == [11, 11, 22]
    assert (members(STANDARD.villages), members(STANDARD.cities)) == (11, 6)
    assert (11 + BOX.villages_aside, 6 + BOX.cities_aside) == (13, 8)
    assert (BOX.most_resources, BOX.track) == (5, 69)
    assert (BOX.castle_price, BOX.missing_price, BOX.over_price, BOX.abbot_price) == (1, 2, 2, 1)
    assert (BOX.builder_price, BOX.traitor_price, BOX.sale, BOX.robber, BOX.bandits) == (1, 1, 2, 1, 2)
    assert (BOX.city_points, BOX.village_points, BOX.card_points, BOX.resource_points) == (2, 1, 1, 1)
    assert BOX.starting_points == 5
    assert (BOX.city_majority, BOX.village_majority, BOX.castle_points) == (6, 3, 2)
    places = [(each.first, each.second, each.tie) for each in (BOX.silver_places, BOX.battle_places)]
    assert places == [(4, 2, 3), (8, 4, 6)]


def test_twenty_five_characters_and_eight_of_the_battle() -> None:
    kings = {"king3": 1, "king4": 2, "king5": 1}
    others = {"robber": 2, "steward": 3, "bandits": 1, "count": 3, "traitor": 2, "countess": 3}
    others |= {"builder": 3, "brigand": 2, "farmer": 2}
    battle = {"duke": 2, "abbot": 1, "guard": 2, "knights": 1, "arsonist": 2}
    assert dict(zip(CHARACTERS, BOX.characters, strict=True)) == kings | others | battle
    assert (sum(BOX.characters[:12]), sum(BOX.characters[12:])) == (25, 8)
    assert BOX.king_points == [3, 4, 5]


# ---- the tiles


def test_thirty_two_tiles_and_four_to_start_with() -> None:
    heraldic = [tile for tile in BOX.tiles if not tile.starting]
    assert (len(heraldic), len(BOX.tiles)) == (32, 36)
    assert {tile.value for tile in heraldic} == {1, 2, 3, 4, 5, 6}
    classes = Counter((tile.value, tile.silver, tile.card != NONE) for tile in heraldic)
    assert classes == {
        (6, 0, False): 4,
        (5, 0, False): 6,
        (4, 0, False): 6,
        (3, 1, False): 6,
        (2, 2, False): 2,
        (2, 0, True): 4,
        (1, 1, True): 4,
    }
    assert sum(tile.silver for tile in heraldic) == 14
    assert [(tile.value, tile.silver, tile.card) for tile in BOX.tiles[32:]] == [(6, 0, NONE)] * 4


def test_every_tile_has_a_shield_of_every_colour() -> None:
    assert all(sorted(tile.shields) == [0, 1, 2, 3] for tile in BOX.tiles)


def test_the_colours_are_equal_on_the_tiles() -> None:
    """The same sum of points and as many cards, within every class of tiles too."""
    sums = [[0] * 4 for _ in range(7)]
    cards = [0] * 4
    for tile in BOX.tiles[:32]:
        for colour, points in zip(tile.shields, tile.points[0], strict=True):
            sums[tile.value][colour] += points
        if tile.card != NONE:
            cards[tile.card] += 1
    assert all(len(set(of_value)) == 1 for of_value in sums)
    assert [sum(of_value[colour] for of_value in sums) for colour in range(4)] == [109] * 4
    assert cards == [2] * 4


def test_the_six_orders_of_shields_are_all_there() -> None:
    assert len({tuple(tile.shields) for tile in BOX.tiles}) == 6
    assert all(COLOURS[tile.shields[0]] == "blue" for tile in BOX.tiles)


# ---- the pieces


@pytest.mark.parametrize(
    ("piece", "areas", "villages", "cities"),
    [("A", 16, 3, 1), ("B", 17, 2, 2), ("C", 17, 2, 2), ("D", 18, 4, 1)],
)
def test_what_is_printed_on_a_piece(piece: str, areas: int, villages: int, cities: int) -> None:
    octagons = [octagon for octagon in range(32) if STANDARD.names[octagon].startswith(piece)]
    printed = [area for area in STANDARD.areas if area.octagon in octagons]
    assert (len(octagons), len(printed)) == (8, areas)
    assert [members(there & sum(map(bit, octagons))) for there in (STANDARD.villages, STANDARD.cities)] == [
        villages,
        cities,
    ]
    for kind in range(len(RESOURCES)):
        assert sum(area.amount for area in printed if area.kind == kind) == 6
    assert sum(area.amount for area in printed if area.kind == MARKET) == 4
    assert sum(area.sites for area in printed) == 7
    assert [area.kind for area in printed].count(MINE) == (piece == "A")


def test_an_octagon_has_up_to_four_areas_of_different_kinds() -> None:
    many = []
    for octagon in range(32):
        areas = [area for area in STANDARD.areas if area.octagon == octagon]
        assert len({area.kind for area in areas}) == len(areas)
        assert sorted(side for area in areas for side in area.sides) == [0, 1, 2, 3]
        many.append(len(areas))
    assert set(many) == {1, 2, 3, 4}  # The mine fills its own.


def test_rock_areas_have_one_site_or_two_and_no_others_have_any() -> None:
    sites = Counter((area.kind == ROCK, area.sites) for area in STANDARD.areas)
    assert set(sites) == {(True, 1), (True, 2), (False, 0)}
    assert sum(area.sites for area in STANDARD.areas) == 28


def test_areas_with_one_two_and_three_tiles_and_the_mine_with_four() -> None:
    beside = {len(area.squares) for area in STANDARD.areas if area.kind != MINE}
    assert beside == {1, 2, 3}
    assert [len(area.squares) for area in STANDARD.areas if area.kind == MINE] == [4]
    assert (len(STANDARD.areas), STANDARD.squares) == (68, 32)


def test_the_sides_of_squares_meet_areas_or_the_rim() -> None:
    for square in range(32):
        for side in range(len(SIDES)):
            area, reward = STANDARD.beside[square][side], STANDARD.rim[square][side]
            assert (area == NONE) == (reward != NONE)


@pytest.mark.parametrize("turned", list(product((False, True), repeat=4)))
def test_no_area_lies_at_the_rim_alone_however_the_pieces_lie(turned: tuple[bool, ...]) -> None:
    for order in permutations(range(4)):
        pieces = [laid(piece, half) for piece, half in zip(order, turned, strict=True)]
        board = BOX.layout(pieces)
        assert len(board.areas) == 68
        assert all(area.squares for area in board.areas)
        assert len(board.areas[board.mine].squares) == 4


@pytest.mark.parametrize("east", [1, 2, 3])
def test_every_board_for_two_has_as_much(east: int) -> None:
    board = BOX.layout([AS_PRINTED[0], AS_PRINTED[east]])
    assert board.squares == 16
    for kind in range(len(RESOURCES)):
        assert sum(area.amount for area in board.areas if area.kind == kind) == 12
    assert sum(area.amount for area in board.areas if area.kind == MARKET) == 8
    assert sum(area.sites for area in board.areas) == 14
    assert all(area.squares for area in board.areas)


# ---- the rim


def test_the_rim() -> None:
    rewards = Counter(REWARDS[reward] for of_square in STANDARD.rim for reward in of_square if reward != NONE)
    assert rewards == {"wood": 3, "grain": 3, "rock": 3, "silver": 4, "card": 3}
    for_two = BOX.layout(AS_PRINTED[:2])
    rewards = Counter(REWARDS[reward] for of_square in for_two.rim for reward in of_square if reward != NONE)
    assert rewards == {"wood": 2, "grain": 2, "rock": 2, "silver": 3, "card": 3}


def test_kinds_of_areas() -> None:
    kinds = Counter(KINDS[area.kind] for area in STANDARD.areas)
    assert kinds["mine"] == 1
    assert min(kinds[kind] for kind in ("wood", "grain", "rock", "market")) > 10
