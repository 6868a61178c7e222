"""The rewards along the roads when an emporium is built, and the order of all that comes of it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from maniero.games.council.events import (
    BonusTileWon,
    CardDrawn,
    EmporiumBuilt,
    KingRewardWon,
    NobilityReached,
    RewardTaken,
)
from maniero.games.council.names import LETTERS
from maniero.kernel.events import PointsScored
from tests.clauses import clause
from tests.games.council.positions import (
    face_up,
    gained,
    give,
    goods,
    objection,
    play,
    player,
    seen,
    table,
    tokens,
    words,
)

if TYPE_CHECKING:
    from maniero.games.council.state import Council


def emporiums(s: Council, letter: str) -> list[int]:
    return seen(s)["cities"][LETTERS.index(letter)]["emporiums"]


def rewarded(events: list[object]) -> str:
    """The cities whose reward was taken."""
    return "".join(LETTERS[event.city] for event in events if isinstance(event, RewardTaken))


# ---- the tokens

TOKENS: dict[str, dict[str, int]] = {
    "1 coin": {"coins": 1},
    "2 coins": {"coins": 2},
    "3 coins": {"coins": 3},
    "1 point": {"points": 1},
    "2 points": {"points": 2},
    "3 points": {"points": 3},
    "1 assistant": {"assistants": 1},
    "2 assistants": {"assistants": 2},
    "1 card": {"cards": 1},
    "nobility": {"nobility": 1},
    "nobility again": {"nobility": 1},
    "assistant and coin": {"assistants": 1, "coins": 1},
    "assistant and card": {"assistants": 1, "cards": 1},
    "card and point": {"cards": 1, "points": 1},
}


@clause("council", "build.token", "bonus.nobility")
@pytest.mark.parametrize("token", TOKENS)
def test_building_gives_what_the_token_of_the_city_shows(token: str) -> None:
    s = table()
    tokens(s, D=token)
    give(s, 0, permits="D")
    before = goods(s)
    told = list(play(s, "build-D-D"))
    if "cards" in TOKENS[token]:
        told += play(s, "draw-pink")
    assert gained(before, goods(s)) == TOKENS[token]
    points = [(event.clause, event.points) for event in told if isinstance(event, PointsScored)]
    assert points == [("build.token", n) for kind, n in TOKENS[token].items() if kind == "points"]
    assert "end" in words(s)


def test_the_list_has_all_tokens() -> None:
    printed = [token.printed for token in table().box.tokens]
    assert printed == list(TOKENS.values())


@clause("council", "build.linked")
def test_own_emporiums_linked_by_road_give_their_rewards_again() -> None:
    # A-B, A-C, B-D, B-E; C-F, F-I.
    s = table()
    tokens(s, A="1 coin", B="2 coins", C="1 point", D="3 coins", F="2 points", I="1 assistant", M="3 points")
    give(s, 0, permits="A", built="C F I D M", coins=0)
    before = goods(s)
    told = play(s, "build-A-A")
    # D is no neighbour of A, and B is empty: no link.  M is far away.
    assert rewarded(list(told)) == "ACFI"
    assert gained(before, goods(s)) == {"coins": 1, "points": 3, "assistants": 1}
    points = [(event.clause, event.points) for event in told if isinstance(event, PointsScored)]
    assert points == [("build.linked", 1), ("build.linked", 2)]


@clause("council", "build.linked")
def test_an_emporium_can_join_two_groups() -> None:
    s = table()
    tokens(s, A="1 coin", B="2 coins", D="3 coins", C="1 point", E="2 points", H="3 points")
    give(s, 0, permits="B", built="A C D E H", coins=0)
    told = play(s, "build-B-B")
    assert rewarded(list(told)) == "BACDEH"  # The city that was built in comes first.
    assert goods(s)["coins"] == 6
    assert goods(s)["points"] == 6


@clause("council", "build.linked")
def test_each_city_pays_once_even_when_two_ways_lead_to_it() -> None:
    # F-I, F-G and G-I are a ring on side B of the hills.
    s = table(sides="ABA")
    tokens(s, F="1 coin", I="2 coins", H="3 points")
    give(s, 0, permits="F", built="G I H", coins=0)
    told = play(s, "build-F-F")
    assert rewarded(list(told)) == "FHI"
    assert goods(s)["coins"] == 3
    assert goods(s)["points"] == 3


@clause("council", "build.linked")
def test_the_emporiums_of_others_link_nothing() -> None:
    s = table()
    tokens(s, A="1 coin", B="2 coins", D="3 points")
    give(s, 0, permits="A", built="D", coins=0)
    give(s, 1, built="B")
    told = play(s, "build-A-A")
    assert rewarded(list(told)) == "A"
    assert goods(s)["coins"] == 1
    assert player(s, 1)["coins"] == 10


@clause("council", "build.linked")
def test_links_follow_the_roads_of_the_map() -> None:
    for sides, linked in (("AAA", "D"), ("BAA", "DC")):  # Only side B has a road C-D.
        s = table(sides=sides)
        tokens(s, C="1 coin", D="2 coins")
        give(s, 0, permits="D", built="C", coins=0)
        told = play(s, "build-D-D")
        assert rewarded(list(told)) == linked


@clause("council", "build.linked", "coins.limit")
def test_coins_of_many_rewards_stop_at_twenty() -> None:
    s = table()
    tokens(s, A="1 coin", B="2 coins", C="3 coins")
    give(s, 0, permits="A", built="B C", coins=17)
    play(s, "build-A-A")
    assert goods(s)["coins"] == 20


# ---- the purple city


@clause("council", "build.purple")
@pytest.mark.parametrize(("sides", "purple"), [("AAA", "J"), ("ABA", "G")])
def test_building_in_the_purple_city_gives_no_reward_of_its_own_but_links(sides: str, purple: str) -> None:
    s = table(sides=sides)
    # J is joined with I, G and H on side A, G with F, I, H and D on side B.
    near = "GHI" if purple == "J" else "FHI"
    tokens(s, **dict(zip(near, ("1 coin", "2 coins", "3 coins"), strict=True)))
    give(s, 0, permits=purple, built=" ".join(near), coins=0)
    play(s, f"build-{purple}-{purple}")
    assert emporiums(s, purple) == [0]
    assert goods(s)["coins"] == 6


@clause("council", "build.purple")
def test_the_purple_city_costs_assistants_and_counts_for_its_region() -> None:
    s = table()
    give(s, 0, permits="J", built="F G H I", assistants=1)
    give(s, 1, built="J")
    play(s, "build-J-J")
    assert player(s)["assistants"] == 0
    assert seen(s)["regions"][1]["bonus_owner"] == 0
    assert [colour["bonus_owner"] for colour in seen(s)["colours"]] == [None] * 4


@clause("council", "build.purple", "king.build")
def test_the_king_helps_to_build_in_the_purple_city() -> None:
    s = table()
    tokens(s, I="2 coins")
    give(s, 0, hand="white white purple purple", built="I", coins=0)
    play(s, "king-J", "pay-white-white-purple-purple")
    assert emporiums(s, "J") == [0]
    assert goods(s)["coins"] == 2


# ---- the order


@clause("council", "build.order", "end.last-emporium", "nobility.steps")
def test_everything_that_comes_of_a_building_comes_in_order() -> None:
    s = table()
    tokens(s, A="nobility", B="assistant and card", C="3 points", D="nobility again", E="card and point")
    give(s, 0, permits="A", built="B C D E F K L N O", nobility=11, assistants=1)
    give(s, 1, built="A")
    face_up(s, "coast", "ABC ABE")
    told = play(s, "build-A-A", "draw-pink", "draw-blue")
    kinds = [type(event) for event in told]
    order = [EmporiumBuilt, RewardTaken, CardDrawn, NobilityReached, BonusTileWon, KingRewardWon]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    for earlier, later in pairwise(order[:4]):
        assert len(kinds) - 1 - kinds[::-1].index(earlier) < kinds.index(later)
    assert [event.space for event in told if isinstance(event, NobilityReached)] == [12, 13]
    last = told[-1]
    assert isinstance(last, PointsScored)
    assert (last.clause, last.points) == ("end.last-emporium", 3)
    assert player(s)["king_rewards"] == [25]


@clause("council", "build.order")
def test_rewards_gained_later_start_no_new_links() -> None:
    s = table()
    tokens(s, D="nobility", A="1 coin", C="2 coins")
    give(s, 0, permits="D", built="A C", nobility=3, coins=0)
    play(s, "build-D-D", "reward-A")
    # Castrum is joined with Arkon, but the nobility track gives the reward of Arkon alone.
    assert goods(s)["coins"] == 1
    assert objection(s, "reward-C") != ""
    assert "end" in words(s)
