"""The nobility track: the spaces that are about permits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.council.events import BonusRepeated, PermitTaken
from maniero.games.council.names import LETTERS
from tests.clauses import clause
from tests.games.council.positions import (
    bottom_of,
    deck,
    face_up,
    gained,
    give,
    goods,
    hand,
    permit,
    permits_up,
    pile,
    play,
    player,
    refused,
    table,
    tokens,
    words,
)

if TYPE_CHECKING:
    from maniero.games.council.state import Council

CARDS_FOR_IT = "black blue orange pink"
FOUR = "pay-black-blue-orange-pink"


def before_space(space: int, built: str = "", permits: str = "D") -> Council:
    """Seat 0 can build in D, which brings it one step up to ``space``."""
    s = table()
    tokens(s, D="nobility")
    give(s, 0, permits=permits, built=built, nobility=space - 1)
    return s


# ---- space 10: a permit for nothing


@clause("council", "nobility.permit", "nobility.permit-free")
def test_space_10_gives_any_face_up_permit_without_paying() -> None:
    s = before_space(10)
    give(s, 0, hand="", coins=0)
    before = goods(s)
    play(s, "build-D-D")
    assert words(s) == ["take-ABC", "take-ABE", "take-FG", "take-GH", "take-KLM", "take-LMN"]
    refused(s, "take-A", "nobility.permit")
    refused(s, "end", "nobility.permit")
    told = play(s, "take-FG")
    assert [(e.permit, e.free) for e in told if isinstance(e, PermitTaken)] == [(permit(s, "FG"), True)]
    assert permits_up(s, "hills") == [None, "GH"]
    assert all(word.startswith("reveal-") for word in words(s))
    play(s, "reveal-F")
    assert permits_up(s, "hills") == ["F", "GH"]
    assert gained(before, goods(s)) == {"nobility": 1, "coins": 5}
    assert [there["name"] for there in player(s)["permits"]] == ["FG"]
    assert "end" in words(s)


@clause("council", "nobility.permit-free")
def test_a_permit_taken_for_nothing_may_lead_further_up() -> None:
    s = before_space(10)
    face_up(s, "coast", "AE ABC")
    before = goods(s)
    play(s, "build-D-D", "take-AE", "reveal-A")
    assert gained(before, goods(s)) == {"nobility": 3, "points": 5, "assistants": 1}


@clause("council", "nobility.permit-free")
def test_without_a_face_up_permit_space_10_gives_nothing() -> None:
    s = before_space(10)
    for region in ("coast", "hills", "mountains"):
        face_up(s, region, "- -")
        pile(s, region)
    before = goods(s)
    play(s, "build-D-D")
    assert gained(before, goods(s)) == {"nobility": 1}
    assert "end" in words(s)


@clause("council", "nobility.permit-free", "buy.refill")
def test_the_place_of_the_permit_just_bought_is_still_empty_on_space_10() -> None:
    s = table()
    face_up(s, "hills", "FGH FG")
    give(s, 0, hand=CARDS_FOR_IT, nobility=9)
    play(s, "buy-FGH", FOUR)
    assert words(s) == ["take-ABC", "take-ABE", "take-FG", "take-KLM", "take-LMN"]
    play(s, "take-FG", "reveal-H", "reveal-J")
    assert sorted(str(name) for name in permits_up(s, "hills")) == ["H", "J"]
    assert bottom_of(s, "hills") == []
    assert len(player(s)["permits"]) == 2


# ---- space 14: a permit's bonuses again


@clause("council", "nobility.repeat")
def test_space_14_gives_the_bonuses_of_an_own_permit_again() -> None:
    s = before_space(14, permits="D N")
    give(s, 0, used="HI", coins=0)
    give(s, 1, permits="BC")
    before = goods(s)
    play(s, "build-D-D")
    assert words(s) == ["repeat-D", "repeat-HI", "repeat-N"]  # D was just turned face down.
    refused(s, "repeat-BC", "nobility.repeat")
    refused(s, "repeat-ABC", "nobility.repeat")
    refused(s, "end", "nobility.repeat")
    told = play(s, "repeat-HI")
    assert gained(before, goods(s)) == {"nobility": 1, "points": 5}
    assert [event.permit for event in told if isinstance(event, BonusRepeated)] == [permit(s, "HI")]
    assert [there["name"] for there in player(s)["used"]] == ["D", "HI"]
    assert [there["name"] for there in player(s)["permits"]] == ["N"]


@clause("council", "nobility.repeat-all")
def test_nobility_steps_of_a_repeated_permit_count() -> None:
    s = before_space(14)
    give(s, 0, used="AE G", built="K")
    tokens(s, K="3 coins")
    t = s.copy()
    play(s, "build-D-D", "repeat-AE")
    assert player(s)["nobility"] == 16
    assert words(s) == ["reward-K"]
    before = goods(t)
    play(t, "build-D-D", "repeat-G")
    assert gained(before, goods(t)) == {"nobility": 2, "points": 2, "assistants": 2}


@clause("council", "nobility.repeat-all", "bonus.main")
def test_main_actions_and_cards_of_a_repeated_permit_count() -> None:
    s = before_space(14)
    give(s, 0, used="MN K")
    t = s.copy()
    play(s, "build-D-D", "repeat-MN")
    assert "elect-white-coast" in words(s)
    assert "end" in words(s)
    deck(t, "pink blue white")
    play(t, "build-D-D", "repeat-K", "draw-pink", "draw-blue", "draw-white")
    assert hand(t) == {"pink": 1, "blue": 1, "white": 1}


@clause("council", "nobility.repeat-all")
def test_without_a_permit_space_14_gives_nothing() -> None:
    s = table()
    tokens(s, I="nobility")
    s.king = LETTERS.index("I")
    give(s, 0, hand="white white purple purple", nobility=13)
    before = goods(s)
    play(s, "king-I", "pay-white-white-purple-purple")
    assert gained(before, goods(s)) == {"nobility": 1, "cards": -4}
    assert "end" in words(s)


@clause("council", "nobility.repeat")
def test_the_permit_just_bought_may_be_repeated() -> None:
    s = table()
    face_up(s, "hills", "FGH FG")
    give(s, 0, hand=CARDS_FOR_IT, nobility=13, coins=0)
    play(s, "buy-FGH", FOUR)
    assert words(s) == ["repeat-FGH"]
    play(s, "repeat-FGH", "reveal-F")
    assert player(s)["nobility"] == 15
    assert player(s)["coins"] == 2
