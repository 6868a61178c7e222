"""The end: the last emporium, the last turns, the final points, the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games.council.events import GameEnded, TurnStarted
from maniero.games.council.names import BONUS_TILES
from maniero.kernel.events import PointsScored
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import NOBODY
from tests.clauses import clause
from tests.games.council.positions import give, play, player, seen, table, words

if TYPE_CHECKING:
    from maniero.games.council.state import Council

NINE = "A B C F G H K L M"  # Emporiums; together they complete nothing but iron on map AAA.


def final(s: Council) -> dict[str, list[int]]:
    """Seat 2 takes the very last turn; what each clause gives to each seat in the end."""
    s.told = []
    told = play(s, "elect-white-coast", "end")
    assert s.actor() == NOBODY
    return {line.clause: line.points for line in score_sheet(told, s.seats)}


def last_turn(seats: int = 3) -> Council:
    """The last turn of the game; all stand on space 1 of the nobility track."""
    s = table(seats, turn=seats - 1, ender=0)
    for seat in range(seats):
        give(s, seat, nobility=1)
    return s


# ---- the last emporium and the last turns


@clause("council", "end.last-emporium")
def test_the_tenth_emporium_gives_three_points_at_once() -> None:
    s = table()
    give(s, 0, built=NINE, permits="D")
    told = play(s, "build-D-D")
    assert player(s)["points"] == 3
    assert [event.clause for event in told if isinstance(event, PointsScored)] == ["end.last-emporium"]


@clause("council", "end.last-emporium")
def test_the_ninth_emporium_gives_none() -> None:
    s = table()
    give(s, 0, built=NINE.removesuffix(" M"), permits="D")
    play(s, "build-D-D")
    assert player(s)["points"] == 0
    assert not seen(s)["turn"]["last"]


@clause("council", "end.last-emporium", "king.build")
def test_the_tenth_emporium_may_be_built_with_the_king() -> None:
    s = table()
    give(s, 0, built=NINE, hand="white white purple purple")
    play(s, "king-J", "pay-white-white-purple-purple")
    assert player(s)["points"] == 3
    assert seen(s)["turn"]["last"]


@clause("council", "end.last-turns")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ender", [0, 1])
def test_every_other_player_has_one_last_turn(seats: int, ender: int) -> None:
    s = table(seats, turn=ender)
    give(s, ender, built=NINE, permits="D")
    play(s, "build-D-D")
    order = []
    for _ in range(seats - 1):
        told = play(s, "end", "draw-pink", f"elect-{free_colour(s)}-coast")
        order.append(s.turn)
        assert [event.last for event in told if isinstance(event, TurnStarted)] == [True]
    assert order == [(ender + i) % seats for i in range(1, seats)]
    told = play(s, "end")
    assert s.actor() == NOBODY
    assert words(s) == []
    assert seen(s)["over"]
    assert sum(isinstance(event, GameEnded) for event in told) == 1


def free_colour(s: Council) -> str:
    return "white" if "white" in seen(s)["free"] else "purple"


@clause("council", "end.finish-turn")
def test_the_turn_of_the_tenth_emporium_goes_on_to_its_end() -> None:
    s = table(seats=2)
    give(s, 0, built=NINE, permits="D")
    s.extra = 1
    play(s, "build-D-D")
    assert s.turn == 0
    play(s, "hire", "elect-white-coast")
    assert words(s) == ["end"]
    play(s, "end")
    assert s.turn == 1


@clause("council", "end.finish-turn", "end.every", "end.last-turns")
def test_a_second_tenth_emporium_gives_points_but_no_further_turns() -> None:
    s = table()
    give(s, 0, built=NINE, permits="D")
    give(s, 1, built=NINE, permits="DE")
    give(s, 2, built=NINE, permits="BCD")
    play(s, "build-D-D", "end", "draw-pink")
    play(s, "build-DE-E")
    assert player(s, 1)["points"] == 3
    play(s, "end", "draw-pink")
    assert s.turn == 2
    play(s, "build-BCD-D")
    assert player(s, 2)["points"] == 3
    play(s, "end")
    assert s.actor() == NOBODY


@clause("council", "end.last-turns")
def test_the_player_before_the_ender_plays_last() -> None:
    s = table(turn=1)
    give(s, 1, built=NINE, permits="D")
    play(s, "build-D-D", "end", "draw-pink", "elect-white-coast", "end", "draw-pink")
    assert s.turn == 0
    play(s, "elect-black-coast", "end")
    assert s.actor() == NOBODY


# ---- the final points


@clause("council", "end.bonus-tiles")
def test_bonus_tiles_give_their_points_at_the_end() -> None:
    s = last_turn()
    owner = {"coast": 0, "hills": 1, "mountains": 1, "gold": 2, "silver": 0, "bronze": 1, "iron": 0}
    for tile, seat in owner.items():
        s.tile_owner[BONUS_TILES.index(tile)] = seat
    assert final(s)["end.bonus-tiles"] == [5 + 12 + 5, 5 + 5 + 8, 20]


@clause("council", "end.king-rewards")
def test_kings_rewards_give_their_points_at_the_end() -> None:
    s = last_turn()
    s.players[0].king_rewards = [25, 7]
    s.players[1].king_rewards = [18, 12, 3]
    assert final(s)["end.king-rewards"] == [32, 33, 0]


@clause("council", "end.bonus-tiles", "end.king-rewards")
def test_tiles_won_on_the_way_give_points_only_at_the_end() -> None:
    s = table(turn=2, ender=0)
    give(s, 2, built="A", permits="M")
    play(s, "build-M-M")
    assert s.points == [0, 0, 0]
    told = play(s, "end")
    lines = {line.clause: line.points for line in score_sheet(told, 3)}
    assert lines["end.bonus-tiles"] == [0, 0, 5]
    assert lines["end.king-rewards"] == [0, 0, 25]


@clause("council", "end.nobility-first", "end.nobility-second", "end.nobility-tie")
@pytest.mark.parametrize(
    ("spaces", "first", "second"),
    [
        ((9, 4, 2), (5, 0, 0), (0, 2, 0)),
        ((0, 4, 5), (0, 0, 5), (0, 2, 0)),
        ((7, 7, 3), (5, 5, 0), (0, 0, 0)),
        ((7, 3, 3), (5, 0, 0), (0, 2, 2)),
        ((7, 7, 7), (5, 5, 5), (0, 0, 0)),
        ((3, 7), (0, 5), (2, 0)),
        ((20, 20), (5, 5), (0, 0)),
        ((1, 9, 4, 4), (0, 5, 0, 0), (0, 0, 2, 2)),
        ((9, 9, 9, 4), (5, 5, 5, 0), (0, 0, 0, 0)),
        ((2, 6, 4, 3), (0, 5, 0, 0), (0, 0, 2, 0)),
        ((6, 3, 3, 3), (5, 0, 0, 0), (0, 2, 2, 2)),
    ],
)
def test_the_furthest_on_the_nobility_track_gain_points(
    spaces: tuple[int, ...], first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    s = last_turn(len(spaces))
    for seat, space in enumerate(spaces):
        give(s, seat, nobility=space)
    lines = final(s)
    nothing = [0] * len(spaces)
    assert lines.get("end.nobility-first", nothing) == list(first)
    assert lines.get("end.nobility-second", nothing) == list(second)


@clause("council", "end.permits", "end.permits-count")
@pytest.mark.parametrize(
    ("permits", "used", "points"),
    [
        (("A B", "C", ""), ("", "", ""), [3, 0, 0]),
        (("A", "C", ""), ("", "B D", "E"), [0, 3, 0]),
        (("A B", "C", ""), ("", "D", "E"), [3, 3, 0]),
        (("A", "C", ""), ("", "", "E"), [3, 3, 3]),
        (("", "", "A"), ("B C", "D", "E"), [3, 0, 3]),
    ],
)
def test_the_most_permits_used_or_not_gain_three_points(
    permits: tuple[str, ...], used: tuple[str, ...], points: list[int]
) -> None:
    s = last_turn()
    for seat in range(3):
        give(s, seat, permits=permits[seat], used=used[seat])
    assert final(s)["end.permits"] == points


def test_the_points_on_the_sheet_are_the_points_of_the_players() -> None:
    s = last_turn()
    s.tile_owner[3] = 1
    s.players[1].king_rewards = [25]
    give(s, 0, permits="A", nobility=4)
    lines = final(s)
    assert s.points == [sum(points[seat] for points in lines.values()) for seat in range(3)]
    assert s.points == [5 + 3, 20 + 25 + 2, 2]


# ---- the winner


def ended(**by_seat: tuple[int, int, str]) -> Council:
    """A game that is over, with points, assistants and hand of each seat."""
    s = last_turn(len(by_seat))
    for seat, (points, assistants, cards) in enumerate(by_seat.values()):
        give(s, seat, points=points, assistants=assistants, hand=cards)
    final(s)
    return s


@clause("council", "end.winner")
def test_the_most_points_win_whatever_else_there_is() -> None:
    s = ended(a=(30, 9, "pink pink"), b=(31, 0, ""), c=(29, 12, "joker"))
    assert s.winners() == [1]


@clause("council", "end.winner", "end.bonus-tiles")
def test_the_final_points_decide_and_not_those_on_the_track() -> None:
    s = last_turn()
    give(s, 0, points=30)
    give(s, 1, points=20)
    s.tile_owner[3] = 1
    final(s)
    assert s.winners() == [1]


@clause("council", "end.tie", "end.tie-sum")
@pytest.mark.parametrize(
    ("a", "b", "c", "winners"),
    [
        ((30, 4, ""), (30, 3, ""), (9, 9, ""), [0]),
        ((30, 3, "pink"), (30, 3, "pink blue"), (9, 9, ""), [1]),
        ((30, 5, ""), (30, 1, "pink blue joker joker joker"), (9, 9, ""), [1]),
        ((30, 1, "pink blue"), (30, 4, ""), (9, 9, ""), [1]),
        ((30, 2, "pink"), (30, 1, "pink blue"), (9, 9, ""), [0, 1]),
        ((30, 2, "pink"), (30, 3, ""), (30, 0, "blue blue joker"), [0, 1, 2]),
        ((29, 9, "pink"), (30, 3, ""), (30, 0, "blue blue joker"), [1, 2]),
    ],
)
def test_a_tie_is_broken_by_assistants_and_cards_together_or_shared(
    a: tuple[int, int, str], b: tuple[int, int, str], c: tuple[int, int, str], winners: list[int]
) -> None:
    s = ended(a=a, b=b, c=c)
    assert s.winners() == winners
