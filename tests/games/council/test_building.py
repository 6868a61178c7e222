"""Building emporiums: with which permit, where, and at what cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.events import EmporiumBuilt
from maniero.games.council.names import LETTERS
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.record import Move
from maniero.table import ReplayError, Table, replay
from tests.clauses import clause
from tests.games.council.positions import (
    give,
    goods,
    permit,
    play,
    player,
    refused,
    seen,
    table,
    tokens,
    words,
)

if TYPE_CHECKING:
    from maniero.games.council.state import Council


def emporiums(s: Council, letter: str) -> list[int]:
    return seen(s)["cities"][LETTERS.index(letter)]["emporiums"]


# ---- with which permit, and where


@clause("council", "build.permit", "setup.emporiums")
def test_a_face_up_permit_lets_its_owner_build_in_its_city() -> None:
    s = table()
    give(s, 0, permits="D")
    told = play(s, "build-D-D")
    assert emporiums(s, "D") == [0]
    assert player(s)["emporiums_left"] == 9
    (built,) = [event for event in told if isinstance(event, EmporiumBuilt)]
    assert (built.seat, built.city, built.permit, built.assistants) == (0, 3, permit(s, "D"), 0)
    assert goods(s)["coins"] == 10


@clause("council", "build.used")
def test_a_permit_serves_only_once() -> None:
    s = table()
    give(s, 0, permits="CDE")
    s.extra = 1
    play(s, "build-CDE-C")
    assert [there["name"] for there in player(s)["used"]] == ["CDE"]
    assert player(s)["permits"] == []
    for city in "CDE":
        refused(s, f"build-CDE-{city}", "build.used")


@clause("council", "build.own-permit")
def test_building_needs_an_own_permit() -> None:
    s = table()
    give(s, 1, permits="D")
    refused(s, "build-D-D", "build.own-permit")
    refused(s, "build-A-A", "build.own-permit")  # In the pile.
    refused(s, "build-ABC-A", "build.own-permit")  # Face up on the board.


@clause("council", "build.city")
def test_the_city_is_chosen_among_those_of_the_permit() -> None:
    s = table()
    give(s, 0, permits="CDE FIJ")
    builds = [word for word in words(s) if word.startswith("build-")]
    assert builds == [
        "build-CDE-C",
        "build-CDE-D",
        "build-CDE-E",
        "build-FIJ-F",
        "build-FIJ-I",
        "build-FIJ-J",
    ]
    play(s, "build-CDE-D")
    assert [letter for letter in LETTERS if emporiums(s, letter)] == ["D"]


@clause("council", "build.city")
def test_no_permit_names_a_city_that_is_not_on_it() -> None:
    s = table()
    for word in (action.text for action in s.vocabulary().actions):
        if word.startswith("build-"):
            _, letters, city = word.split("-")
            assert city in letters


@clause("council", "build.city")
@pytest.mark.parametrize("word", ["build-ABE-C", "build-D-K", "build-FIJ-A"])
def test_a_city_that_is_not_on_the_permit_is_forbidden_by_its_clause(word: str) -> None:
    at = Table(COUNCIL, ["Anna", "Bruno"], {"first": "1"}, "ab" * 32)
    with pytest.raises(IllegalAction) as caught:
        at.play(0, word)
    assert (caught.value.word, caught.value.clause) == (word, "build.city")
    record = at.record()
    record.moves.append(Move(0, word))
    with pytest.raises(ReplayError, match=rf"seat 1 may not say '{word}' here \(rule build\.city\)"):
        replay(record)


@pytest.mark.parametrize("word", ["build-ABE", "build-ABE-", "build-ABE-P", "build-AEB-A", "build-ABE-A-A"])
def test_what_names_no_permit_or_no_city_is_no_word(word: str) -> None:
    with pytest.raises(NotationError):
        table().vocabulary().parse(word)


@clause("council", "build.once")
def test_a_second_emporium_of_one_player_in_a_city_is_refused() -> None:
    s = table()
    give(s, 0, permits="D CD", built="D")
    refused(s, "build-D-D", "build.once")
    refused(s, "build-CD-D", "build.once")
    play(s, "build-CD-C")


@clause("council", "build.once", "king.possible")
def test_the_king_does_not_help_to_a_second_emporium_either() -> None:
    s = table()
    give(s, 0, hand="white white purple purple", built="J", coins=20)
    refused(s, "king-J", "build.once")
    assert "king-I" in words(s)


@clause("council", "build.supply", "setup.emporiums")
def test_after_ten_emporiums_nothing_more_can_be_built() -> None:
    s = table()
    give(s, 0, hand="white white purple purple", built="A B C D E F G H I", permits="K L", coins=20)
    s.extra = 1
    play(s, "build-K-K")
    assert player(s)["emporiums_left"] == 0
    refused(s, "build-L-L", "build.supply")
    refused(s, "king-J", "build.supply")
    assert "elect-white-coast" in words(s)


# ---- assistants


@clause("council", "build.assistants", "setup.assistants")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_each_emporium_of_others_costs_an_assistant(others: int) -> None:
    s = table(seats=4)
    for seat in range(1, 1 + others):
        give(s, seat, built="D")
    give(s, 0, permits="D", assistants=others)
    if others:
        give(s, 0, assistants=others - 1)
        refused(s, "build-D-D", "build.assistants")
        give(s, 0, assistants=others)
    told = play(s, "build-D-D")
    assert player(s)["assistants"] == 0
    assert [event.assistants for event in told if isinstance(event, EmporiumBuilt)] == [others]
    # They go back to the supply, not to the other players.
    assert [player(s, seat)["assistants"] for seat in (1, 2, 3)] == [3, 3, 3]
    assert emporiums(s, "D") == list(range(1 + others))


@clause("council", "build.assistants")
def test_emporiums_elsewhere_cost_nothing() -> None:
    s = table()
    give(s, 0, permits="D", assistants=0, built="B")
    give(s, 1, built="B C G")
    play(s, "build-D-D")
    assert player(s)["assistants"] == 0


@clause("council", "build.assistants")
def test_the_reward_of_the_city_does_not_pay_for_building_there() -> None:
    s = table()
    tokens(s, D="2 assistants")
    give(s, 0, permits="D", assistants=0)
    give(s, 1, built="D")
    refused(s, "build-D-D", "build.assistants")
