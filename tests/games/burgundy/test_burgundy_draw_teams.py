"""The picture of the team game and of the solo game: larger duchies, common things, the target."""

from __future__ import annotations

import re
from math import hypot

import pytest

from maniero.games.burgundy.draw import board, mine, mine_narrow, mine_strip, opponent, picture
from maniero.games.burgundy.view import BurgundyView, PlayerView
from tests.games.burgundy.pictured import expanded
from tests.games.burgundy.placed import Spot, places
from tests.games.pictures import NAMES, Draw, ids, parse, picks, said, texts, tr

both = pytest.mark.parametrize("draw", [mine, mine_narrow])
TARGET = 24  # Pixels that a finger needs.
LARGER = ["teams", "pairs", "islands", "alone"]


def spaces_of(drawn: str, player: PlayerView) -> list[Spot]:
    found = places(drawn)
    return [found[f"space-{space['name']}"] for space in player["spaces"]]


def apart(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def least(spots: list[Spot]) -> float:
    """The width of a space: neighbours are that far apart."""
    return min(apart(one, other) for i, one in enumerate(spots) for other in spots[:i])


# ------------------------------------------------------------ duchies
@both
@pytest.mark.parametrize("game", LARGER)
def test_every_space_is_large_enough_and_inside_the_picture(draw: Draw, game: str) -> None:
    v = expanded(game)
    drawn = draw(v, NAMES, tr)
    spots = spaces_of(drawn, v["players"][0])
    assert len(spots) == (73 if v["players"][0]["team"] else 37)
    width = least(spots)
    assert width > TARGET * (378 / 374)  # A phone 390 wide leaves 374 for the picture.
    _, _, w, h = map(float, parse(drawn).get("viewBox", "").split())
    for x, y in spots:
        assert width / 2 <= x <= w - width / 2
        assert width / 2 <= y <= h - width / 2


@both
@pytest.mark.parametrize("game", ["teams", "pairs"])
def test_the_halves_of_a_team_lie_one_below_the_other(draw: Draw, game: str) -> None:
    """They share one space, and neighbours stay neighbours."""
    v = expanded(game)
    me = v["players"][0]
    spots = spaces_of(draw(v, NAMES, tr), me)
    assert max(y for _, y in spots[:36]) < sum(y for _, y in spots[37:]) / 36
    width = least(spots)
    for i, space in enumerate(me["spaces"]):
        for j, other in enumerate(me["spaces"]):
            touching = 0.9 < hypot(space["at"][0] - other["at"][0], space["at"][1] - other["at"][1]) < 1.1
            assert touching == (0.98 < apart(spots[i], spots[j]) / width < 1.02)


@pytest.mark.parametrize("game", ["islands", "alone"])
def test_rivers_run_from_shore_to_shore_under_no_other_space(game: str) -> None:
    v = expanded(game)
    me = v["players"][0]
    drawn = mine(v, NAMES, tr)
    bed = next(e for e in parse(drawn).iter() if e.get("stroke") == "var(--sea)")
    courses = re.findall(r"M([^M]+)", bed.get("d", ""))
    assert len(courses) == len(me["rivers"])
    spots = spaces_of(drawn, me)
    width = least(spots)
    # The rivers lie in the group of the duchy, whose middle is the picture's.
    down = spots[0][1] - _first(drawn)
    for (a, b), course in zip(me["rivers"], courses, strict=True):
        p = [float(n) for n in re.findall(r"-?[\d.]+", course)]
        ends = [(p[0] + 270, p[1] + down), (p[6] + 270, p[7] + down)]
        assert apart(ends[0], spots[a]) < 0.6 * width
        assert apart(ends[1], spots[b]) < 0.6 * width
        for t in (0.1, 0.25, 0.5, 0.75, 0.9):
            w = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
            x = sum(share * p[2 * i] for i, share in enumerate(w)) + 270
            y = sum(share * p[2 * i + 1] for i, share in enumerate(w)) + down
            others = [apart((x, y), spot) for i, spot in enumerate(spots) if i not in (a, b)]
            assert min(others) > 0.5 * width, (a, b)


def _first(drawn: str) -> float:
    """How far below the upper end of the duchy its first space has its middle."""
    e = next(e for e in parse(drawn).iter() if e.get("data-pick") == "space-A1")
    return float(re.findall(r"-?[\d.]+", e.get("transform", ""))[1])


# ------------------------------------------------------------ teams
def team(viewer: int | None = 0) -> BurgundyView:
    """A position with tiles on all key spaces."""
    v = expanded("teams", "middle", viewer)
    for player in v["players"]:
        player["storage"] = [["market", "ship"], ["mine"]][player["side"]]
        player["own_storage"] = [["market"], ["castle"], ["monastery12", "inn"], []][player["seat"]]
        player["points"] = 10 + player["seat"]
    return v


@both
def test_common_and_own_key_spaces_can_be_told_apart(draw: Draw) -> None:
    drawn = draw(team(), NAMES, tr)
    assert {"shared", "own", "stored-market", "stored-ship"} <= picks(drawn)
    prefix = "narrow-" if draw is mine_narrow else ""
    tiles = {f"{prefix}stored-{group}-market-0" for group in ("shared", "own")}
    assert tiles <= set(ids(drawn))


@both
def test_the_partners_key_spaces_are_seen_and_not_touched(draw: Draw) -> None:
    drawn = draw(team(), NAMES, tr)
    assert "Carla: monastery no. 12, an inn" in list(said(drawn))
    assert not {"stored-monastery12", "stored-inn"} & picks(drawn)


def test_the_strip_has_both_kinds_of_key_spaces() -> None:
    drawn = mine_strip(team(), NAMES, tr)
    assert drawn.count('href="#s-key"') == 4
    assert {"strip-stored-shared-market-0", "strip-stored-own-market-0"} <= set(ids(drawn))


def test_the_points_of_a_team_are_added() -> None:
    v = team()
    assert "22" in texts(mine(v, NAMES, tr))  # 10 and 12.
    for seat, points, sums in ((1, "24", "11 + 13"), (2, "22", "10 + 12"), (3, "24", "11 + 13")):
        assert {points, sums} <= set(texts(opponent(v, seat, NAMES, tr)))


def test_panels_tell_who_plays_with_whom() -> None:
    v = team()
    for seat, partner in ((1, "Castaldo"), (2, "Anna"), (3, "Bruno")):
        assert f"with {partner}" in texts(opponent(v, seat, NAMES, tr))


@pytest.mark.parametrize(("viewer", "shown"), [(0, {2}), (3, {1}), (None, {1, 2})])
def test_the_duchy_of_a_team_is_shown_once(viewer: int | None, shown: set[int]) -> None:
    """In the panel of its first member, if it is not the viewer's own."""
    v = team(viewer)
    panels = [opponent(v, seat, NAMES, tr) for seat in range(4) if seat != viewer]
    found = {int(n) for panel in panels for n in re.findall(r'id="duchy-(\d)"', panel)}
    assert found == shown
    side = picture(v, NAMES, tr)
    assert {int(n) for n in re.findall(r'id="duchy-(\d)"', side)} == shown


def test_pawns_of_a_team_carry_each_others_shape() -> None:
    root = parse(board(team(), NAMES, tr))
    pawns = {e.get("id"): [u.get("href") for u in e.iter()] for e in root.iter()}
    for seat, partner in ((1, 3), (2, 4), (3, 1), (4, 2)):
        assert {f"#f-{seat}", f"#f-{partner}"} <= set(pawns[f"bridge-{seat}"])


# ------------------------------------------------------------ alone
def alone(counter: int = 23, target: int = 47) -> BurgundyView:
    v = expanded("alone")
    v["players"][0]["points"] = counter
    assert v["solo"] is not None
    v["solo"].update({"target": target, "next": target - 5, "removed": 4, "left": 19})
    return v


@both
def test_the_way_to_the_target_is_told(draw: Draw) -> None:
    v = alone()
    v.update({"phase": "C", "round": 3})
    drawn = draw(v, NAMES, tr)
    assert {"23/47", "23 / 47", "then 42", "19", "13"} <= set(texts(drawn))
    label = "Target: 23 of 47 points, 19 spaces and 13 rounds left"
    assert label in list(said(drawn))
    assert label in list(said(board(v, NAMES, tr)))


def test_the_target_takes_the_place_of_the_bridge() -> None:
    found = picks(board(alone(), NAMES, tr))
    assert "target" in found
    assert "bridge" not in found


@pytest.mark.parametrize("target", [5, 47, 55])
def test_the_pawn_reaches_the_town_with_the_target(target: int) -> None:
    def pawn(counter: int) -> float:
        drawn = parse(board(alone(counter, target), NAMES, tr))
        e = next(e for e in drawn.iter() if e.get("id") == "bridge-1")
        return float(re.findall(r"-?[\d.]+", e.get("transform", ""))[0])

    ways = [pawn(counter) for counter in (0, target // 2, target - 1, target, target + 3)]
    assert ways == sorted(ways)
    assert ways[-1] == ways[-2] > ways[-3]


def test_the_depot_that_lost_a_tile_says_so() -> None:
    v = alone()
    note = "a tile was removed this round"
    for number in (None, 1, 6):
        assert v["solo"] is not None
        v["solo"]["removed"] = number
        root = parse(board(v, NAMES, tr))
        depots = [e for e in root.iter() if re.fullmatch(r"depot-\d", e.get("data-pick") or "")]
        noted = [e.get("data-pick") for e in depots if any(x.get("aria-label") == note for x in e.iter())]
        assert noted == ([f"depot-{number}"] if number else [])


@pytest.mark.parametrize("draw", [mine, mine_narrow, mine_strip])
def test_goods_of_all_kinds_can_be_stored(draw: Draw) -> None:
    v = alone()
    v["players"][0]["goods"] = {str(kind): kind for kind in range(1, 7)}
    assert {f"store-{kind}" for kind in range(1, 7)} <= picks(draw(v, NAMES, tr))


def test_a_spectator_sees_the_duchy_of_the_only_player() -> None:
    v = alone()
    v["viewer"] = None
    drawn = picture(v, NAMES, tr)
    assert "23 / 47" in texts(drawn)
    assert not any(name.startswith(("space-", "die-", "store")) for name in picks(drawn))
    assert "duchy-1" in ids(opponent(v, 0, NAMES, tr))
