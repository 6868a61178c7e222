"""The four extra tiles: monasteries 27 and 28, the crane, the geese."""

from __future__ import annotations

import pytest

from maniero.games.burgundy.events import CraneUsed, WorkersHired
from maniero.games.burgundy.names import BUILDINGS, TILES
from tests.clauses import clause
from tests.games.burgundy.positions import (
    BLACK,
    bridge,
    depot,
    ended,
    gained,
    give,
    new,
    of_kind,
    play,
    player,
    refused,
    scored,
    seen,
    table,
    words,
)

EXTRA = ["monastery27", "monastery28", "crane", "geese"]


@clause("burgundy", "extra.module")
def test_two_extra_tiles_are_yellow_and_two_black() -> None:
    without, s = new(2), new(2, extra="yes")
    for tile, name in enumerate(TILES[: len(s.coloured)]):
        more = (s.coloured[tile] - without.coloured[tile], s.black[tile] - without.black[tile])
        yellow, black = name in EXTRA[:2], name in EXTRA[2:]
        assert more == (int(yellow), int(black)), name


# ---- monastery 27


@clause("burgundy", "monastery.27")
def test_monastery_27_lifts_the_marker_when_it_is_placed() -> None:
    s = table(3, dice="1 1", extra="yes")
    bridge(s, "2 2 2", "2 3 1")
    give(s, storage="monastery27")
    play(s, "place-1-C4", "tile-monastery27")
    assert seen(s)["bridge"] == [0, 1, 2]


@clause("burgundy", "monastery.27")
def test_monastery_27_keeps_the_marker_on_top_when_others_arrive() -> None:
    s = table(3, whole=True, extra="yes")
    give(s, 0, tiles="C4:monastery27")
    give(s, 1, storage="ship", dice="2 2")
    bridge(s, "1 0 1", "1 3 2")
    play(s, "end", "place-2-D3", "tile-ship")
    assert seen(s)["bridge"] == [0, 1, 2]  # The newcomer lies on the third player, not on the first.


@clause("burgundy", "monastery.27")
def test_monastery_27_does_not_pass_markers_that_are_further_on() -> None:
    s = table(3, dice="1 1", extra="yes")
    bridge(s, "1 2 1", "2 3 1")
    give(s, storage="monastery27")
    play(s, "place-1-C4", "tile-monastery27")
    assert seen(s)["bridge"] == [1, 0, 2]


@clause("burgundy", "monastery.27", "round.order-fixed")
def test_monastery_27_changes_the_next_round_only() -> None:
    s = table(2, whole=True, extra="yes")
    bridge(s, "0 0", "2 1")
    give(s, storage="monastery27", dice="1 1")
    play(s, "place-1-C4", "tile-monastery27", "end")
    assert seen(s)["turn"] == 1


# ---- monastery 28


@clause("burgundy", "monastery.28")
def test_monastery_28_two_workers_for_one_silver_as_often_as_one_likes() -> None:
    s = table(dice="1 1", extra="yes")
    give(s, tiles="C4:monastery28", silver=3)
    told = play(s, "hire")
    assert [(event.silver, event.workers) for event in of_kind(told, WorkersHired)] == [(1, 2)]
    assert gained(s, "hire", "hire") == {"silver": -2, "workers": 4}
    refused(s, "hire", "monastery.28")


@clause("burgundy", "monastery.28")
def test_monastery_28_works_inside_an_action_and_beside_the_purchase() -> None:
    s = table(dice="3 1", extra="yes")
    give(s, tiles="C4:monastery28 B4:monastery2", storage="castle bank", silver=3, workers=3)
    depot(s, BLACK, "ship")
    play(s, "place-3-B3", "tile-castle")
    assert gained(s, "hire", "buy-black", "tile-ship") == {"silver": -3, "workers": 2}
    assert "workers-x" in words(s)


@clause("burgundy", "monastery.28")
def test_without_monastery_28_nobody_can_be_hired() -> None:
    s = table(extra="yes")
    give(s, storage="monastery28", silver=3)
    give(s, 1, tiles="C4:monastery28")
    refused(s, "hire", "monastery.28")


# ---- the crane


@clause("burgundy", "extra.crane")
def test_the_crane_copies_any_building_even_one_that_stands_nowhere() -> None:
    s = table(dice="3 1", extra="yes")
    give(s, storage="crane")
    play(s, "place-3-C3", "tile-crane")
    assert words(s) == ["skip", *[f"crane-{name}" for name in BUILDINGS[:8]]]


@clause("burgundy", "extra.crane")
@pytest.mark.parametrize(
    ("building", "gain"),
    [("bank", {"silver": 2}), ("boarding", {"workers": 4}), ("watchtower", {"points": 4}), ("", {})],
)
def test_the_crane_gives_at_once_what_the_building_gives(building: str, gain: dict[str, int]) -> None:
    s = table(dice="1 1", extra="yes")
    give(s, tiles="D5:ship E4:market", storage="crane")
    play(s, "place-1-E5", "tile-crane")
    word = f"crane-{building}" if building else "skip"
    assert gained(s, word) == gain
    assert "end" in words(s)


@clause("burgundy", "extra.crane")
def test_the_crane_takes_tiles_sells_and_places_as_the_building_would() -> None:
    s = table(dice="3 1", extra="yes")
    give(s, storage="crane ship", goods="5")
    depot(s, 2, "castle")
    play(s, "place-3-C3", "tile-crane")
    for word, offered in [
        ("crane-church", "take-x-2"),
        ("crane-warehouse", "sell-x-5"),
        ("crane-cityhall", "place-x-D3"),
    ]:
        tried = s.copy()
        told = play(tried, word)
        assert [event.building for event in of_kind(told, CraneUsed)] == [BUILDINGS.index(word[6:])]
        assert offered in words(tried)


@clause("burgundy", "extra.crane", "monastery.14")
def test_a_crane_as_boarding_house_is_not_the_action_of_taking_workers() -> None:
    s = table(dice="3 1", extra="yes")
    give(s, tiles="C4:monastery14 B4:monastery13", storage="crane")
    play(s, "place-3-C3", "tile-crane")
    assert gained(s, "crane-boarding") == {"workers": 4}


@clause("burgundy", "extra.crane", "place.once-per-town")
def test_the_crane_is_a_kind_of_building_of_its_own() -> None:
    s = table(dice="1 5", extra="yes")
    give(s, tiles="E4:market F4:bank", storage="crane market")
    refused(s, "place-5-E5", "workers.change")
    play(s, "place-1-E5", "tile-crane", "skip")
    refused(
        s, "place-5-G4", "place.once-per-town"
    )  # The market stands there already; the crane is no market.


@clause("burgundy", "extra.crane", "white.module")
def test_the_crane_copies_white_castles_only_where_they_are_in_play() -> None:
    s = table(dice="3 1", extra="yes")
    give(s, storage="crane")
    play(s, "place-3-C3", "tile-crane")
    refused(s, "crane-whitecastle", "extra.crane")
    s = table(dice="3 1", extra="yes", white="yes")
    s.white = 4
    give(s, storage="crane")
    play(s, "place-3-C3", "tile-crane", "crane-whitecastle")
    assert "workers-4" in words(s)


@clause("burgundy", "extra.crane-end")
def test_at_the_end_the_crane_counts_as_one_building_of_choice() -> None:
    s = table(2, phase="E", round=5, whole=True, extra="yes")
    give(s, 0, tiles="C4:monastery17 C3:crane B5:watchtower")
    told = ended(s)
    assert scored(told) == {"monastery.17": 8}


@clause("burgundy", "extra.crane-end")
def test_at_the_end_the_crane_counts_once() -> None:
    s = table(2, phase="E", round=5, whole=True, extra="yes")
    give(s, 0, tiles="C4:monastery17 B4:monastery22 A4:monastery24 C3:crane B5:watchtower C5:bank")
    points = scored(ended(s))
    assert points.keys() == {"monastery.17", "monastery.22"}
    assert sum(points.values()) == 4 + 4 + 4


@clause("burgundy", "extra.crane-end")
def test_a_crane_on_a_key_space_counts_for_nothing_and_without_a_monastery_neither() -> None:
    s = table(2, phase="E", round=5, whole=True, extra="yes")
    give(s, 0, tiles="C4:monastery17", storage="crane")
    give(s, 1, tiles="C3:crane")
    told = ended(s)
    assert scored(told) == scored(told, 1) == {}


# ---- the geese


@clause("burgundy", "extra.geese", "extra.geese-later")
def test_the_rulebooks_example_of_the_geese() -> None:
    s = table(dice="5 4", extra="yes")
    give(s, tiles="A1:cow2 B1:cow3", storage="geese pig4")
    assert scored(play(s, "place-5-C1", "tile-geese")) == {"livestock.points": 2 + 2 + 3}
    assert scored(play(s, "place-4-C2", "tile-pig4")) == {"livestock.points": 4 + 2}


@clause("burgundy", "extra.geese")
def test_geese_take_the_other_kind_that_gives_most() -> None:
    s = table(dice="5 4", extra="yes")
    give(s, tiles="A1:cow2 B1:cow3 B2:pig4", storage="geese")
    assert scored(play(s, "place-5-C1", "tile-geese")) == {"livestock.points": 2 + 5}


@clause("burgundy", "extra.geese", "livestock.pasture")
def test_geese_alone_on_their_pasture_give_two() -> None:
    s = table(dice="5 4", extra="yes")
    give(s, tiles="B1:castle E6:cow4", storage="geese")
    assert scored(play(s, "place-5-C1", "tile-geese")) == {"livestock.points": 2}


@clause("burgundy", "extra.geese-later")
def test_later_livestock_scores_its_own_kind_and_the_geese() -> None:
    s = table(dice="5 4", extra="yes")
    give(s, tiles="A1:cow2 B1:geese B2:pig3", storage="cow4 sheep2")
    assert scored(play(s, "place-5-C1", "tile-cow4")) == {"livestock.points": 4 + 2 + 2}


@clause("burgundy", "extra.geese-kind", "monastery.24")
def test_geese_are_a_kind_of_animal_of_their_own() -> None:
    s = table(2, phase="E", round=5, whole=True, extra="yes")
    give(s, 0, tiles="C4:monastery24 A1:cow2 B1:cow3 B2:geese")
    assert scored(ended(s)) == {"monastery.24": 8}


@clause("burgundy", "extra.geese-kind", "monastery.7")
def test_monastery_7_counts_the_geese_whenever_they_score() -> None:
    s = table(dice="5 4", extra="yes")
    give(s, tiles="C4:monastery7 A1:cow2 B1:cow3", storage="geese pig4")
    assert scored(play(s, "place-5-C1", "tile-geese")) == {"livestock.points": 7, "monastery.7": 3}
    assert scored(play(s, "place-4-C2", "tile-pig4")) == {"livestock.points": 6, "monastery.7": 2}
    assert player(s)["points"] == 18
