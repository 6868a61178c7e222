"""The Battle: building over castles of others, and the guard."""

from __future__ import annotations

import pytest

from maniero.games.castelli.events import BuildingOverAnnounced, CastleBuiltOver, CastleGuarded
from maniero.games.castelli.names import OCTAGON_NAMES
from maniero.games.castelli.state import Castelli
from tests.clauses import clause
from tests.games.castelli.positions import (
    begin,
    building,
    castle,
    give,
    hand,
    lay,
    octagon,
    play,
    refused,
    scored,
    seen,
    silver,
    stock,
    table,
    turn_up,
    words,
)

TO_B3 = "C3 h01 3"  # Blue 6 to B3: rock with two sites, wood; red 6 to the mine.


def attack(owner: int = 1, *, cards: str = "", stock: str = "2 2 2", silver: int = 0) -> Castelli:
    """Blue has 6 points at B3, and another player a castle; it is blue's time to build."""
    s = table(4, battle="yes")
    give(s, 0, cards, silver, stock)
    castle(s, owner, "B3 rock1")
    lay(s, TO_B3)
    building(s)
    return s


# ---- building over


@clause("castelli", "battle.module")
def test_an_own_castle_comes_on_top_and_scores_like_a_new_one() -> None:
    s = attack()
    s.points[1] = 5
    told = play(s, "over-B3-rock1")
    assert scored(told, 0) == {"castle.cities": 2, "castle.villages": 3}
    assert s.points == [5, 5, 0, 0]  # Points of the other castle are kept.
    site = octagon(s, "B3")["sites"][0]
    assert (site["owner"], site["under"]) == (0, 1)
    assert [s.castles_of(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [lord.castles for lord in s.lords] == [8, 8, 9, 9]
    over = [(e.owner, e.paid, e.silver) for e in told if isinstance(e, CastleBuiltOver)]
    assert over == [(1, [2, 2, 2], 0)]


@clause("castelli", "battle.module")
def test_without_the_battle_nothing_is_built_over() -> None:
    s = table(4)
    give(s, 0, stock="5 5 5")
    castle(s, 1, "B3 rock1")
    lay(s, TO_B3)
    building(s)
    assert words(s) == ["build-B3-rock", "end"]
    refused(s, "over-B3-rock1", "battle.module")


@clause("castelli", "battle.module", "castle.when")
def test_nothing_is_built_over_before_the_areas() -> None:
    s = attack()
    begin(s)
    refused(s, "over-B3-rock1", "castle.when")


@clause("castelli", "battle.others")
def test_only_castles_of_others_are_built_over() -> None:
    s = attack(0)
    refused(s, "over-B3-rock1", "battle.others")
    refused(s, "over-B3-rock2", "battle.others")  # Nobody's: there is none.
    refused(s, "over-D3-rock1", "battle.others")


@clause("castelli", "battle.influence")
@pytest.mark.parametrize(
    ("others", "possible"),
    [
        (["A3 h11 0"], True),  # Red 4 to B3.
        (["A3 h02 2"], False),  # Red 6: as many are not enough.
        (["A3 h11 0", "B2 h24 1"], True),  # Red 4; green 2.
        (["A3 h11 0", "B2 h23 0"], False),  # Red 4 + 2.
        (["A3 h11 0", "B2 h26 3"], True),  # Red 4, and a shield with a card.
        (["A3 h03 0", "B4 h19 0"], True),  # Red 6 and blue 6 + 3.
    ],
)
def test_more_points_around_the_octagon_than_the_owner_are_needed(others: list[str], possible: bool) -> None:
    s = attack()
    lay(s, *others)
    mine, theirs = octagon(s, "B3")["influence"][:2]
    assert (mine > theirs) == possible
    if possible:
        play(s, "over-B3-rock1")
    else:
        refused(s, "over-B3-rock1", "battle.influence")


@clause("castelli", "battle.influence")
def test_only_the_owner_is_compared() -> None:
    s = attack(1)
    lay(s, "A3 h02 0", "B2 h05 0")  # Yellow 6, green 5.
    play(s, "over-B3-rock1")
    s = attack(2)
    lay(s, "A3 h02 0")  # Yellow 6, who owns it now.
    refused(s, "over-B3-rock1", "battle.influence")


@clause("castelli", "castle.influence", "battle.influence")
def test_without_an_own_shield_that_counts_nothing_is_built_over() -> None:
    s = table(4, battle="yes")
    give(s, 0, stock="2 2 2")
    castle(s, 1, "B3 rock1")
    lay(s, "C3 h25 3")  # A card on blue.
    building(s)
    refused(s, "over-B3-rock1", "castle.influence")


@clause("castelli", "battle.cost")
@pytest.mark.parametrize(
    ("have", "owned", "possible"),
    [
        ("2 2 2", 0, True),
        ("2 1 2", 2, True),
        ("1 2 5", 2, True),
        ("2 1 2", 1, False),
        ("1 1 2", 9, False),
        ("2 0 2", 9, False),
    ],
)
def test_two_of_each_one_of_them_may_be_bought(have: str, owned: int, possible: bool) -> None:
    s = attack(stock=have, silver=owned)
    if not possible:
        refused(s, "over-B3-rock1", "battle.cost")
        return
    before = sum(stock(s))
    play(s, "over-B3-rock1")
    assert before - sum(stock(s)) == (6 if have == "2 2 2" else 5)
    assert silver(s)[0] == 0
    assert s.mine == 22


@clause("castelli", "battle.cost", "castle.cost")
def test_it_is_the_one_purchase_of_the_turn() -> None:
    s = attack(stock="3 3 2", silver=4)
    castle(s, 2, "B3 rock2")
    s.lords[0].stock = [3, 3, 1]
    play(s, "over-B3-rock1")
    assert stock(s) == [1, 1, 0]
    lay(s, "B2 h02")  # B1 has a free site.
    refused(s, "build-B1-rock", "castle.cost")


@clause("castelli", "battle.once")
def test_the_upper_castle_is_safe_also_from_the_first_owner() -> None:
    s = table(4, battle="yes")
    castle(s, 0, "B3 rock1", over=1)
    lay(s, TO_B3, "A3 h03 0", "B2 h05 1", "B4 h02 2")  # Red 6 + 5, green 6.
    for seat in (1, 3):
        give(s, seat, "knights" if seat == 1 else "", stock="5 5 5")
        building(s, seat)
        refused(s, "over-B3-rock1", "battle.once")
    give(s, 0, stock="5 5 5")
    building(s, 0)
    refused(s, "over-B3-rock1", "battle.others")


@clause("castelli", "battle.once", "card.knights")
def test_knights_do_not_build_over_it_either() -> None:
    s = table(4, battle="yes")
    castle(s, 0, "B3 rock1", over=1)
    give(s, 1, "knights", stock="5 5 5")
    lay(s, "A3 h03 0")
    building(s, 1)
    refused(s, "play-knights", "card.effect")


@clause("castelli", "battle.module", "card.count")
@pytest.mark.parametrize("there", ["B3 wood", "B1 grain", "B1 rock1"])
def test_castles_of_count_and_countess_are_built_over_like_others(there: str) -> None:
    s = table(4, battle="yes")
    give(s, 0, stock="2 2 2")
    castle(s, 1, there)
    lay(s, TO_B3, "B2 h02")  # Blue to B3 and B1.
    building(s)
    play(s, "over-" + there.replace(" ", "-"))
    where, site = there.split()
    owners = {each["site"]: each["owner"] for each in octagon(s, where)["sites"]}
    assert owners[site] == 0


@clause("castelli", "battle.module", "castle.when")
def test_several_castles_may_be_built_over_in_a_turn() -> None:
    s = attack(stock="5 5 5")
    castle(s, 2, "B3 rock2")
    play(s, "over-B3-rock1", "over-B3-rock2")
    assert (stock(s), s.points[0]) == ([1, 1, 1], 10)


# ---- the guard


@clause("castelli", "battle.announced")
def test_an_owner_with_a_card_is_asked_before_anything_is_paid() -> None:
    s = attack()
    give(s, 1, "king3")
    told = play(s, "over-B3-rock1")
    announced = [
        (e.seat, OCTAGON_NAMES[e.octagon], e.owner) for e in told if isinstance(e, BuildingOverAnnounced)
    ]
    assert announced == [(0, "B3", 1)]
    assert (s.actor(), words(s)) == (1, ["pass"])
    assert stock(s) == [2, 2, 2]
    refused(s, "guard", "card.hand")
    refused(s, "sell-king3", "card.sell")
    play(s, "pass")
    assert (stock(s), s.points[0], s.actor()) == ([0, 0, 0], 5, 0)


@clause("castelli", "battle.announced")
def test_an_owner_without_a_card_and_others_are_not_asked() -> None:
    s = attack()
    give(s, 2, "guard king3")
    play(s, "over-B3-rock1")
    assert s.actor() == 0
    assert s.castles_of(0) == 1


@clause("castelli", "card.guard")
def test_a_guard_keeps_the_castle_and_nothing_is_paid() -> None:
    s = attack()
    give(s, 1, "guard")
    play(s, "over-B3-rock1")
    assert words(s) == ["guard", "pass"]
    told = play(s, "guard")
    assert (stock(s), s.points, s.castles_of(1)) == ([2, 2, 2], [0, 0, 0, 0], 1)
    assert [(e.seat, e.attacker) for e in told if isinstance(e, CastleGuarded)] == [(1, 0)]
    assert (hand(s, 1), seen(s)["last_played"]) == ("", "guard")
    assert s.actor() == 0


@clause("castelli", "card.guard")
def test_that_castle_is_safe_for_the_rest_of_the_turn_others_are_not() -> None:
    s = attack(stock="5 5 5")
    give(s, 1, "guard")
    castle(s, 1, "B3 rock2")
    play(s, "over-B3-rock1", "guard")
    refused(s, "over-B3-rock1", "card.guard")
    play(s, "over-B3-rock2")  # No card is left to be asked for.
    assert s.castles_of(1) == 1
    play(s, "end")
    begin(s)
    turn_up(s, "D2 h02")
    assert "over-B3-rock1" in words(s)


@clause("castelli", "card.guard", "card.abbot")
def test_a_card_that_was_played_for_it_is_gone() -> None:
    s = attack(cards="abbot", stock="1 1 1")
    give(s, 1, "guard")
    play(s, "play-abbot", "over-B3-rock1", "guard")
    assert (hand(s), stock(s)) == ("", [1, 1, 1])
    assert s.played
    assert s.actor() == 0


@clause("castelli", "card.guard", "card.one-for-others")
def test_one_guard_in_a_turn() -> None:
    s = attack(stock="5 5 5")
    give(s, 1, "guard guard")
    castle(s, 1, "B3 rock2")
    play(s, "over-B3-rock1", "guard", "over-B3-rock2")
    assert words(s) == ["pass"]
    refused(s, "guard", "card.one-for-others")


# ---- abbot and knights


@clause("castelli", "card.abbot")
@pytest.mark.parametrize(("have", "owned"), [("1 1 1", 0), ("1 0 1", 2), ("3 1 1", 0)])
def test_an_abbot_builds_over_for_one_of_each(have: str, owned: int) -> None:
    s = attack(cards="abbot", stock=have, silver=owned)
    refused(s, "over-B3-rock1", "battle.cost")
    before = stock(s)[0]
    play(s, "play-abbot")
    assert words(s) == ["over-B3-rock1"]
    refused(s, "build-B3-rock", "castle.with")
    play(s, "over-B3-rock1")
    assert (stock(s), silver(s)[0]) == ([before - 1, 0, 0], 0)


@clause("castelli", "card.abbot", "card.effect")
@pytest.mark.parametrize(("have", "owned"), [("1 0 1", 1), ("1 0 0", 9)])
def test_an_abbot_must_be_paid(have: str, owned: int) -> None:
    refused(attack(cards="abbot", stock=have, silver=owned), "play-abbot", "card.effect")


@clause("castelli", "card.abbot", "battle.influence")
def test_an_abbot_needs_more_points_all_the_same() -> None:
    s = attack(cards="abbot", stock="1 1 1")
    lay(s, "A3 h02 2")  # Red 6 as well.
    refused(s, "play-abbot", "card.effect")


@clause("castelli", "card.knights")
def test_knights_need_no_more_points_but_one_shield_and_the_price() -> None:
    s = attack(cards="knights")
    castle(s, 1, "D1 rock1")  # Blue has nothing there.
    lay(s, "A3 h03 0", "B2 h05 1")  # Red 6 + 5 against 6.
    refused(s, "over-B3-rock1", "battle.influence")
    play(s, "play-knights")
    assert words(s) == ["over-B3-rock1"]
    refused(s, "over-D1-rock1", "castle.influence")
    refused(s, "build-B3-rock", "castle.with")
    play(s, "over-B3-rock1")
    assert stock(s) == [0, 0, 0]


@clause("castelli", "card.knights", "card.effect")
def test_knights_without_a_shield_that_counts_stay_at_home() -> None:
    s = table(4, battle="yes")
    give(s, 0, "knights", stock="5 5 5")
    castle(s, 1, "B3 rock1")
    lay(s, "C3 h25 3")
    building(s)
    refused(s, "play-knights", "card.effect")


# ---- duke and arsonist


@clause("castelli", "card.duke")
def test_a_duke_founds_a_city() -> None:
    s = table(4, battle="yes")
    give(s, 0, "duke")
    castle(s, 0, "B3 rock1")
    begin(s)
    play(s, "play-duke")
    assert len(words(s)) == 32 - 17 - 1
    for word in ("found-C2", "found-B3", "found-A2", "open-A1"):
        refused(s, word, "card.duke")
    play(s, "found-B1")
    assert octagon(s, "B1")["settlement"] == "city"
    assert (seen(s)["cities_aside"], seen(s)["villages_aside"], s.points[0]) == (1, 2, 0)


@clause("castelli", "card.arsonist")
def test_an_arsonist_burns_any_city_for_good() -> None:
    s = table(4, battle="yes")
    give(s, 0, "arsonist duke", stock="2 2 2")
    lay(s, TO_B3)
    building(s)
    play(s, "build-B3-rock")
    assert s.points[0] == 5
    play(s, "play-arsonist")
    assert words(s) == [f"burn-{name}" for name in ("F1", "A2", "E4", "H5", "B7", "A8")]
    refused(s, "burn-B3", "card.arsonist")  # A village.
    refused(s, "burn-B1", "card.arsonist")
    play(s, "burn-B7")
    assert s.points[0] == 5  # Points that it brought are kept.
    assert octagon(s, "B7")["settlement"] is None
    assert seen(s)["cities_aside"] == 2  # It does not come back.
    play(s, "build-B3-rock")
    assert s.points[0] == 5 + 3
