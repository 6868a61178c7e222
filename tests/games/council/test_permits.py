"""Buying permits, and what the symbols on them give."""

from __future__ import annotations

import pytest

from maniero.games.council.events import NobilityReached, PermitRevealed, PermitTaken
from maniero.kernel.events import Event, PointsScored
from tests.clauses import clause
from tests.games.council.positions import (
    bottom_of,
    council,
    council_of,
    everything,
    face_up,
    gained,
    give,
    goods,
    hand,
    permit,
    permits_up,
    pile,
    pile_of,
    play,
    player,
    refused,
    seen,
    table,
    words,
)
from tests.games.council.printed import PERMITS

FOUR = "pay-black-blue-orange-pink"  # What satisfies the usual council for nothing.
CARDS_FOR_IT = "black blue orange pink"

# ---- buying


@clause("council", "buy.council")
@pytest.mark.parametrize(
    ("region", "bought", "revealed"), [("coast", "ABC", "A"), ("hills", "FG", "F"), ("mountains", "KLM", "L")]
)
def test_the_council_of_the_permits_own_region_must_be_satisfied(
    region: str, bought: str, revealed: str
) -> None:
    s = table()
    for name in ("coast", "hills", "mountains"):
        council(s, name, "white white purple purple" if name == region else "black blue orange pink")
        if name == region:
            council(s, "king", "black blue orange pink")
    give(s, 0, hand=CARDS_FOR_IT, coins=20)
    refused(s, f"buy-{bought}", "council.afford")
    give(s, 0, hand="white purple")
    play(s, f"buy-{bought}", "pay-white-purple", f"reveal-{revealed}")
    assert council_of(s, region) == ["white", "white", "purple", "purple"]
    assert [there["name"] for there in player(s)["permits"]] == [bought]


@clause("council", "buy.council")
def test_a_purchase_is_paid_for_with_cards_and_nothing_else() -> None:
    s = table()
    give(s, 0, hand="pink", coins=20)
    play(s, "buy-ABC")
    refused(s, "end", "buy.council")
    refused(s, "elect-white-coast", "buy.council")
    refused(s, "buy-ABE", "buy.council")


@clause("council", "buy.permit")
def test_only_the_six_face_up_permits_can_be_bought() -> None:
    s = table()
    give(s, 0, hand=CARDS_FOR_IT)
    offers = [word for word in words(s) if word.startswith("buy-")]
    assert offers == ["buy-ABC", "buy-ABE", "buy-FG", "buy-GH", "buy-KLM", "buy-LMN"]
    refused(s, "buy-A", "buy.permit")


@clause("council", "buy.permit")
@pytest.mark.parametrize(("bought", "place"), [("ABC", 0), ("ABE", 1)])
def test_a_bought_permit_lies_face_up_before_its_owner(bought: str, place: int) -> None:
    s = table()
    give(s, 0, hand=CARDS_FOR_IT)
    told = play(s, f"buy-{bought}", FOUR)
    assert permits_up(s, "coast")[place] is None
    play(s, "reveal-D")
    assert [there["name"] for there in player(s)["permits"]] == [bought]
    assert player(s)["used"] == []
    assert permits_up(s, "coast")[place] == "D"
    assert player(s, 1)["permits"] == player(s, 2)["permits"] == []
    taken = [event for event in told if isinstance(event, PermitTaken)]
    assert [(event.seat, event.permit, event.free) for event in taken] == [(0, permit(s, bought), False)]


@clause("council", "buy.permit", "build.own-permit")
def test_a_permit_of_another_player_cannot_be_bought_or_used() -> None:
    s = table()
    give(s, 0, hand=CARDS_FOR_IT)
    give(s, 1, permits="D")
    refused(s, "buy-D", "buy.permit")
    refused(s, "build-D-D", "build.own-permit")


# ---- the bonuses

REGION_OF_FIRST_LETTER = {"A": "coast", "F": "hills", "K": "mountains"}


def region_of(name: str) -> str:
    return REGION_OF_FIRST_LETTER["AFK"["ABCDEFGHIJKLMNO".index(name[0]) // 5]]


def test_the_list_has_all_permits_in_the_pattern_of_the_print() -> None:
    assert len(PERMITS) == 45
    s = table()
    assert {p.name for p in s.box.permits} == set(PERMITS)
    for letter in "ABCDEFGHIJKLMNO":
        assert sum(letter in name for name in PERMITS) == 6
    for region in ("coast", "hills", "mountains"):
        sizes = sorted(len(name) for name in PERMITS if region_of(name) == region)
        assert sizes == [1] * 5 + [2] * 5 + [3] * 5


@clause(
    "council",
    "buy.bonus",
    "bonus.assistant",
    "bonus.card",
    "bonus.coin",
    "bonus.main",
    "bonus.point",
    "bonus.nobility",
)
@pytest.mark.parametrize("name", PERMITS)
def test_a_permit_gives_its_bonuses_at_once(name: str) -> None:
    s = table()
    where = region_of(name)
    # The other place gets something else of the region.
    face_up(s, where, f"{name} {next(n for n in PERMITS if region_of(n) == where and n != name)}")
    # On space 4 two steps lead to space 6, which gives a main action; on space 12 they lead to
    # space 14, which asks for a permit: so start where two steps reach nothing.
    give(s, 0, hand=CARDS_FOR_IT, coins=5, nobility=20 if name == "AE" else 6)
    before = goods(s)
    before["cards"] = 0
    told: list[Event] = list(play(s, f"buy-{name}", FOUR))
    while words(s)[0].startswith("draw-"):
        told += play(s, "draw-white")
    expected = dict(PERMITS[name])
    if name == "AE":
        del expected["nobility"]  # The marker cannot leave space 20.
    assert gained(before, goods(s)) == expected
    assert hand(s).get("white", 0) == PERMITS[name].get("cards", 0)
    points = [event for event in told if isinstance(event, PointsScored)]
    assert [(event.seat, event.clause, event.points) for event in points] == [
        (0, "buy.bonus", n) for kind, n in PERMITS[name].items() if kind == "points"
    ]
    assert words(s)[0].startswith("reveal-")


@clause("council", "bonus.nobility", "nobility.advance")
def test_the_permit_with_two_arrows_gives_two_steps() -> None:
    s = table()
    face_up(s, "coast", "AE ABC")
    give(s, 0, hand=CARDS_FOR_IT, nobility=16)
    told = play(s, "buy-AE", FOUR)
    assert [event.space for event in told if isinstance(event, NobilityReached)] == [17, 18]
    assert player(s)["nobility"] == 18
    assert player(s)["points"] == 8


@clause("council", "buy.bonus")
def test_only_the_buyer_gets_the_bonuses() -> None:
    s = table()
    face_up(s, "hills", "G FG")
    give(s, 0, hand=CARDS_FOR_IT)
    others = [goods(s, 1), goods(s, 2)]
    play(s, "buy-G", FOUR, "reveal-H")
    assert [goods(s, 1), goods(s, 2)] == others


@clause("council", "coins.limit", "bonus.coin")
def test_coins_of_a_permit_stop_at_twenty() -> None:
    s = table()
    face_up(s, "mountains", "N KLM")
    give(s, 0, hand=CARDS_FOR_IT, coins=18)
    play(s, "buy-N", FOUR, "reveal-L")
    assert player(s)["coins"] == 20


@clause("council", "points.past-99", "bonus.point")
def test_points_count_on_past_99() -> None:
    s = table()
    face_up(s, "coast", "D ABC")
    give(s, 0, hand=CARDS_FOR_IT, points=95)
    play(s, "buy-D", FOUR, "reveal-A")
    assert player(s)["points"] == 102
    assert s.winners() == [0]


@clause("council", "setup.supply", "bonus.assistant")
def test_the_supply_of_assistants_never_runs_out() -> None:
    s = table()
    face_up(s, "hills", "H FG")
    give(s, 0, hand=CARDS_FOR_IT, assistants=60)
    give(s, 1, assistants=60)
    play(s, "buy-H", FOUR, "reveal-F", "hire")
    assert player(s)["assistants"] == 65


# ---- filling the place


@clause("council", "buy.refill")
def test_the_place_is_filled_from_the_pile_of_the_region_after_the_bonuses() -> None:
    s = table()
    face_up(s, "coast", "AB ABE")
    give(s, 0, hand=CARDS_FOR_IT)
    pieces = everything(s)
    play(s, "buy-AB", FOUR)
    assert words(s)[0].startswith("draw-")  # The card of the bonus comes first.
    play(s, "draw-white")
    assert set(words(s)) == {f"reveal-{n}" for n in PERMITS if region_of(n) == "coast"} - {
        "reveal-AB",
        "reveal-ABE",
    }
    told = play(s, "reveal-D")
    assert permits_up(s, "coast") == ["D", "ABE"]
    assert pile_of(s, "coast") == 12
    assert pile_of(s, "hills") == 13
    assert [(e.permit, e.place) for e in told if isinstance(e, PermitRevealed)] == [(permit(s, "D"), 0)]
    assert everything(s) == pieces
    play(s, "end")


@clause("council", "buy.refill", "hidden")
def test_known_permits_under_the_pile_come_last_and_in_order() -> None:
    s = table()
    pile(s, "coast", unknown="A", bottom="C B")
    give(s, 0, hand=f"{CARDS_FOR_IT} {CARDS_FOR_IT} {CARDS_FOR_IT}")
    s.extra = 2
    play(s, "buy-ABC", FOUR)
    assert words(s) == ["reveal-A"]
    play(s, "reveal-A", "buy-ABE", FOUR)
    assert permits_up(s, "coast") == ["A", "C"]
    assert bottom_of(s, "coast") == ["B"]
    play(s, "buy-C", FOUR)
    assert permits_up(s, "coast") == ["A", "B"]
    assert bottom_of(s, "coast") == []
    assert pile_of(s, "coast") == 0


@clause("council", "buy.empty")
def test_when_the_pile_is_empty_the_place_stays_empty() -> None:
    s = table()
    pile(s, "coast")
    give(s, 0, hand=f"{CARDS_FOR_IT} {CARDS_FOR_IT}", assistants=0)
    s.extra = 2
    play(s, "buy-ABC", FOUR)
    assert s.actor() == 0
    assert permits_up(s, "coast") == [None, "ABE"]
    assert "buy-ABE" in words(s)
    play(s, "buy-ABE", FOUR)
    assert permits_up(s, "coast") == [None, None]
    assert not any(word in words(s) for word in ("buy-ABC", "buy-ABE"))
    assert seen(s)["regions"][0]["permits"] == [None, None]
