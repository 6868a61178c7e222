"""The end: the last sales, the mine, final scoring, ties; and what the Battle adds."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import AreaLost, AreaWon, GameEnded
from maniero.games.castelli.names import NONE
from maniero.kernel.events import Event
from tests.clauses import clause
from tests.games.castelli.positions import (
    all_but,
    building,
    castle,
    end,
    give,
    lay,
    play,
    refused,
    scored,
    seen,
    settled,
    silver,
    table,
    words,
)


def points(told: list[Event], clause: str, seats: int = 4) -> list[int]:
    """Points for one clause, by seat."""
    return [scored(told, seat).get(clause, 0) for seat in range(seats)]


# ---- the last sales


@clause("castelli", "end.sales")
def test_after_the_last_turn_all_may_sell_clockwise_from_the_active_player() -> None:
    s = table(4)
    give(s, 0, "king3 king4")
    give(s, 1, "robber")
    give(s, 3, "farmer")
    all_but(s)
    building(s, 1)
    play(s, "end")
    assert (s.actor(), words(s)) == (1, ["sell-robber", "done"])
    refused(s, "end", "end.sales")
    refused(s, "play-robber", "end.sales")
    refused(s, "sell-farmer", "card.hand")
    refused(s, "sell-king3", "hidden.others", seat=0)
    play(s, "sell-robber")  # The last card: nothing more is asked.
    assert s.actor() == 3
    play(s, "done")
    assert s.actor() == 0
    told = play(s, "sell-king4", "sell-king3")
    assert s.asks == []
    assert [type(event) for event in told].count(GameEnded) == 1
    assert silver(s)[:2] >= [4, 2]


@clause("castelli", "end.sales", "end.mine")
def test_the_sales_come_before_the_mine_and_nothing_is_sold_afterwards() -> None:
    s = table(2)
    give(s, 0, "king3")
    lay(s, "C1 h01 2", "D2 h05", "B2 h06", "C3 h11 1")
    all_but(s)
    building(s)
    play(s, "end")
    assert s.mine == 11
    told = play(s, "sell-king3")
    mine = [event for event in told if isinstance(event, AreaWon)]
    assert mine[0].amount == 9
    assert s.asks == []
    refused_seat = s.objection(0, s.vocabulary().parse("sell-king3"))
    assert refused_seat == "hidden.others"


@clause("castelli", "end.sales")
def test_who_has_no_card_is_not_asked() -> None:
    s = table(3)
    give(s, 2, "king3")
    all_but(s)
    building(s)
    play(s, "end")
    assert s.actor() == 2


# ---- the mine


@clause("castelli", "end.mine")
def test_the_most_points_get_all_silver_of_the_mine() -> None:
    s = table(4)
    lay(s, "C1 h01 2", "D2 h12 1")  # Blue 6 from the north, green 4 from the east.
    told = end(s)
    assert (silver(s), s.mine) == ([22, 0, 0, 0], 0)
    assert [(e.seat, e.amount, e.gained) for e in told if isinstance(e, AreaWon)] == [(0, 22, 22)]


@clause("castelli", "end.mine")
@pytest.mark.parametrize(
    ("tiles", "mine", "shares", "left"),
    [
        (["C1 h11 2", "D2 h12 0"], 7, [3, 3, 0, 0], 1),  # Blue 4, red 4.
        (["C1 h11 2", "D2 h12 0", "C3 h13 2"], 22, [7, 7, 7, 0], 1),  # And yellow 4.
        (["C1 h11 2", "D2 h12 0", "C3 h13 2", "B2 h14 0"], 22, [5, 5, 5, 5], 2),  # And green 4.
        (["C1 h11 2", "D2 h12 0", "C3 h13 2", "B2 h14 0"], 3, [0, 0, 0, 0], 3),
        (["C1 h11 2", "D2 h12 0", "C3 h13 0"], 9, [9, 0, 0, 0], 0),  # Blue 4 + 4.
    ],
)
def test_a_tie_shares_the_mine_and_the_rest_stays(
    tiles: list[str], mine: int, shares: list[int], left: int
) -> None:
    s = table(4)
    s.mine = mine
    lay(s, *tiles)
    end(s)
    assert (silver(s), s.mine) == (shares, left)


@clause("castelli", "end.mine", "setup.colours", "tile.card")
def test_where_nobody_has_points_the_silver_stays() -> None:
    s = table(2)
    lay(s, "C1 h11 0", "D2 h25 3")  # Green 4, whom nobody plays; a card on blue.
    told = end(s)
    assert (silver(s), s.mine) == ([0, 0], 11)
    assert [event.seat for event in told if isinstance(event, AreaLost)] == [-2]


@clause("castelli", "end.mine", "end.silver-first")
def test_silver_of_the_mine_counts_for_the_places() -> None:
    s = table(2)
    give(s, 1, silver=5)
    lay(s, "C1 h01 2")  # Blue gets 6 more.
    told = end(s)
    assert points(told, "end.silver-first", 2) == [4, 0]
    assert points(told, "end.silver-second", 2) == [0, 2]


# ---- what is left over


@clause("castelli", "end.cards")
def test_a_point_for_every_card_in_hand() -> None:
    s = table(4, battle="yes")
    give(s, 0, "king5 king4 steward")
    give(s, 2, "guard")
    s.mine = 0
    assert points(end(s), "end.cards") == [3, 0, 1, 0]


@clause("castelli", "end.resources")
def test_a_point_for_every_resource_but_none_for_silver() -> None:
    s = table(4)
    give(s, 0, stock="1 2 5")
    give(s, 1, silver=9)
    give(s, 3, stock="0 0 1")
    s.mine = 0
    told = end(s)
    assert points(told, "end.resources") == [8, 0, 0, 1]
    assert s.points == [8, 4, 0, 1]


# ---- silver


@clause("castelli", "end.silver-first", "end.silver-second", "end.silver-tie")
@pytest.mark.parametrize(
    ("owned", "peace", "battle"),
    [
        ([5, 3, 1, 0], [4, 2, 0, 0], [8, 4, 0, 0]),
        ([0, 1, 3, 5], [0, 0, 2, 4], [0, 0, 4, 8]),
        ([5, 5, 1, 0], [3, 3, 0, 0], [6, 6, 0, 0]),
        ([5, 5, 5, 4], [3, 3, 3, 0], [6, 6, 6, 0]),
        ([5, 5, 5, 5], [3, 3, 3, 3], [6, 6, 6, 6]),
        ([5, 1, 1, 0], [4, 1, 1, 0], [8, 2, 2, 0]),
        ([5, 1, 1, 1], [4, 0, 0, 0], [8, 1, 1, 1]),
        ([0, 0, 2, 0], [0, 0, 4, 0], [0, 0, 8, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("module", ["no", "yes"])
def test_the_places_of_silver(owned: list[int], peace: list[int], battle: list[int], module: str) -> None:
    s = table(4, battle=module)
    for seat, many in enumerate(owned):
        give(s, seat, silver=many)
    s.mine = 0
    told = end(s)
    got = [
        sum(points(told, f"end.silver-{place}")[seat] for place in ("first", "second", "tie"))
        for seat in range(4)
    ]
    assert got == (battle if module == "yes" else peace)


@clause("castelli", "end.silver-tie", "end.silver-second")
def test_a_tie_for_the_first_place_leaves_no_second() -> None:
    s = table(3)
    for seat, many in enumerate([4, 4, 3]):
        give(s, seat, silver=many)
    s.mine = 0
    told = end(s)
    assert points(told, "end.silver-tie", 3) == [3, 3, 0]
    assert points(told, "end.silver-first", 3) == points(told, "end.silver-second", 3) == [0, 0, 0]


# ---- who wins


@clause("castelli", "end.tie")
def test_most_points_win_whatever_the_castles() -> None:
    s = table(3)
    castle(s, 0, "B3 rock1", "B3 rock2")
    s.points = [9, 10, 9]
    assert s.winners() == [1]


@clause("castelli", "end.tie")
@pytest.mark.parametrize(("castles", "winners"), [([1, 2, 0], [1]), ([1, 1, 0], [0, 1]), ([0, 0, 9], [0, 1])])
def test_with_equal_points_the_most_castles_win(castles: list[int], winners: list[int]) -> None:
    s = table(3)
    sites = iter(
        [
            "B3 rock1",
            "B3 rock2",
            "H1 rock1",
            "H1 rock2",
            "E4 rock1",
            "E4 rock2",
            "F5 rock1",
            "F5 rock2",
            "D1 rock1",
        ]
    )
    for seat, many in enumerate(castles):
        for _ in range(many):
            castle(s, seat, next(sites))
    s.points = [20, 20, 19]
    assert s.winners() == winners


@clause("castelli", "end.tie", "battle.module")
def test_castles_that_were_built_over_do_not_break_a_tie() -> None:
    s = table(2, battle="yes")
    castle(s, 0, "B3 rock1")
    castle(s, 1, "B3 rock2", over=0)
    castle(s, 1, "H1 rock1", over=0)
    s.points = [10, 10]
    assert s.tiebreaks(0) == [1]
    assert s.winners() == [1]


@clause("castelli", "end.track")
def test_points_go_on_beyond_the_end_of_the_track() -> None:
    s = table(4)
    give(s, 0, "king5")
    s.points[0] = 68
    building(s)
    play(s, "play-king5")
    assert (s.points[0], seen(s)["players"][0]["points"], seen(s)["track"]) == (73, 73, 69)
    s.points[1] = 69
    assert s.winners() == [0]


# ---- the Battle


@clause("castelli", "battle.cities")
@pytest.mark.parametrize(
    ("castles", "shares"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [6, 0, 0, 0]),
        ([2, 1, 1, 0], [6, 0, 0, 0]),
        ([2, 2, 1, 0], [3, 3, 0, 0]),
        ([1, 1, 1, 0], [2, 2, 2, 0]),
        ([2, 2, 2, 2], [2, 2, 2, 2]),  # 6 by 4, rounded up.
    ],
)
def test_the_most_castles_around_a_city(castles: list[int], shares: list[int]) -> None:
    s = table(4, battle="yes")
    settled(s, cities="H5")
    sites = iter(
        ["H5 rock1", "B5 rock1", "B5 rock2", "D5 rock1", "D5 rock2", "H1 rock1", "H1 rock2", "H3 rock1"]
    )
    for seat, many in enumerate(castles):
        for _ in range(many):
            castle(s, seat, next(sites))
    s.mine = 0
    assert points(end(s), "battle.cities") == shares


@clause("castelli", "battle.villages")
@pytest.mark.parametrize(
    ("castles", "shares"),
    [
        ([1, 0, 0, 0], [3, 0, 0, 0]),
        ([1, 1, 0, 0], [2, 2, 0, 0]),
        ([1, 1, 1, 0], [1, 1, 1, 0]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
    ],
)
def test_the_most_castles_around_a_village(castles: list[int], shares: list[int]) -> None:
    s = table(4, battle="yes")
    settled(s, villages="B3")
    sites = iter(["B3 rock1", "B3 wood", "B1 rock1", "B5 rock1"])
    for seat, many in enumerate(castles):
        for _ in range(many):
            castle(s, seat, next(sites))
    s.mine = 0
    assert points(end(s), "battle.villages") == shares


@clause("castelli", "battle.cities", "battle.villages")
def test_castles_out_of_line_and_underneath_do_not_count() -> None:
    s = table(4, battle="yes")
    settled(s, cities="B7", villages="B3")
    castle(s, 0, "D1 rock1", "D1 rock2")  # Out of line of both.
    castle(s, 1, "B1 rock1", over=2)
    s.mine = 0
    told = end(s)
    assert points(told, "battle.cities") == [0, 6, 0, 0]
    assert points(told, "battle.villages") == [0, 3, 0, 0]


@clause("castelli", "battle.cities")
def test_castles_in_the_octagon_itself_count_once() -> None:
    s = table(4, battle="yes")
    settled(s, cities="B3")
    castle(s, 0, "B3 rock1")
    castle(s, 1, "B1 rock1")
    s.mine = 0
    assert points(end(s), "battle.cities") == [3, 3, 0, 0]


@clause("castelli", "battle.castles", "end.cards", "end.resources")
def test_two_points_for_every_castle_that_was_not_built_over() -> None:
    s = table(4, battle="yes")
    settled(s)
    castle(s, 0, "B3 rock1", "B3 wood")
    castle(s, 0, "H1 rock1", over=1)
    castle(s, 1, "D1 rock1")
    give(s, 3, "king3", stock="1 1 0")
    s.mine = 0
    told = end(s)
    assert points(told, "battle.castles") == [6, 2, 0, 0]
    assert s.points == [6, 2, 0, 1 + 2]


@clause("castelli", "battle.castles", "battle.cities")
def test_without_the_battle_castles_bring_nothing_at_the_end() -> None:
    s = table(4)
    castle(s, 0, "B3 rock1", "H1 rock1")
    s.mine = 0
    assert scored(end(s)) == {}
    assert s.turn != NONE
