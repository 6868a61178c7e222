"""The picture of Carcassonne: The Castle: every thing can be picked, everything stands in its place."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from maniero.games.carcassonne.draw import board, mine, mine_narrow, opponent, picture, sprite
from maniero.games.carcassonne.draw.castle import castle_of
from maniero.games.carcassonne.draw.panels import others
from maniero.games.carcassonne.picks import picks as picks_of
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.view import CastleView, view
from maniero.kernel.state import NOBODY
from tests.games.carcassonne.pictured import BOX, STOPS, crowded, position, state
from tests.games.pictures import NAMES, Draw, parse, picks, texts, tr


def test_every_thing_of_the_board_can_be_picked() -> None:
    for name in STOPS:
        found = position(name)
        wanted = {f"square-{square['name']}" for square in found["squares"] if square["fits"]}
        wanted |= {f"zone-{zone['name']}" for zone in found["zones"]}
        wanted |= {f"tower-{tower['spaces'][0]}" for tower in found["towers"]}
        wanted |= {f"start-{number}" for number in range(1, 8)} | {"pile"}
        placed = next((square for square in found["squares"] if square["name"] == found["placed"]), None)
        if placed and placed["tile"]:
            wanted |= {f"part-{number + 1}" for number in range(len(placed["tile"]["parts"]))}
        assert picks(board(found, NAMES, tr)) == wanted


@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_every_thing_of_mine_can_be_picked(draw: Draw) -> None:
    found = crowded()
    turns = {turn for square in found["squares"] for turn in square["fits"]}
    wanted = {f"turn-{turn}" for turn in turns} | {"tile", "supply", "keep"}
    wanted |= {f"bonus-{number}" for number in (1, 2, 3, 4, 5, 8, 9)}
    assert picks(draw(found, NAMES, tr)) == wanted


@pytest.mark.parametrize("name", STOPS)
def test_whatever_may_be_said_can_be_clicked(name: str) -> None:
    s = state(name)
    assert (s.actor() >= 0) == (name != "full")
    if name == "full":
        return
    found = view(s, s.actor())
    for pictures_shown in (
        board(found, NAMES, tr) + mine(found, NAMES, tr),
        board(found, NAMES, tr) + mine_narrow(found, NAMES, tr),
    ):
        shown = picks(pictures_shown)
        for action in s.legal():
            assert set(picks_of(s, s.actor(), action)) <= shown


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    cut = [words for words in texts(opponent(crowded(), 1, ["m" * 200] * 2, tr)) if words.endswith("…")]
    assert len(cut) == 1
    assert len(cut[0]) < 20


def test_words_are_translated() -> None:
    markup = picture(position("middle"), NAMES, lambda word: f"«{word}»")
    for word in ("Followers", "Keep", "Bonus tiles", "Points per tile", "Turn of {name}"):
        assert f"«{word}»".format(name=NAMES[position("middle")["turn"]]) in markup


def test_pieces_stand_where_the_view_says() -> None:
    found = position("middle")
    ids = {e.get("id") for e in parse(board(found, NAMES, tr)).iter()}
    for follower in found["followers"]:
        assert f"follower-{follower['square']}-{follower['part'] + 1}" in ids
    for player in found["players"]:
        assert (f"keep-of-{player['seat'] + 1}" in ids) == (player["keep_zone"] is not None)
    assert {f"tile-{square['name']}" for square in found["squares"] if square["tile"]} <= ids
    assert {"score-1", "score-2", "last"} <= ids


def test_targets_are_seen_where_a_follower_may_go() -> None:
    s = state("claim")
    seen = set()
    for e in parse(board(view(s, s.actor()), NAMES, tr)).iter():
        name = e.get("data-pick") or ""
        if name.startswith("part-") and any(child.get("fill") == "var(--pip)" for child in e.iter()):
            seen.add(name)
    assert seen == {pick for action in s.legal() for pick in picks_of(s, s.actor(), action)}
    for name in ("middle", "final", "full"):
        places = [
            e
            for e in parse(board(position(name), NAMES, tr)).iter()
            if (e.get("id") or "").startswith("part-")
        ]
        assert places
        assert not any(child.get("fill") == "var(--pip)" for e in places for child in e.iter())


def test_markers_on_a_second_lap_lie_down() -> None:
    found = position("middle")
    assert "#s-lying-" not in _marker(found, 1)
    found["players"][0]["points"] = 104
    assert "#s-lying-1" in _marker(found, 1)
    assert ">104<" in _marker(found, 1)


def _marker(found: CastleView, seat: int) -> str:
    e = next(e for e in parse(board(found, NAMES, tr)).iter() if e.get("id") == f"score-{seat}")
    return ET.tostring(e, encoding="unicode")


def test_markers_on_one_space_stand_apart() -> None:
    found = position("opening")
    moves = [
        e.get("transform")
        for e in parse(board(found, NAMES, tr)).iter()
        if (e.get("id") or "").startswith("score-")
    ]
    assert len(set(moves)) == 2


def test_every_space_of_the_track_has_a_place_of_its_own() -> None:
    castle = castle_of(position("opening"))
    spots = [castle.space(number) for number in range(100)]
    near = [
        (a, b)
        for a in range(100)
        for b in range(a)
        if abs(spots[a][0] - spots[b][0]) + abs(spots[a][1] - spots[b][1]) < 15
    ]
    assert near == []


def test_bonus_tiles_lie_on_the_towers_that_have_them() -> None:
    found = position("opening")
    found["towers"][3]["bonus"] = False
    markup = board(found, NAMES, tr)
    assert markup.count("#s-bonus-back") == 12


def test_kinds_left_are_drawn_where_the_view_holds_them() -> None:
    found = position("middle")
    plain = mine({**found, "kinds": {}}, NAMES, tr)
    more = mine(found, NAMES, tr)
    assert more.count("#c-tile") > plain.count("#c-tile") + 10


def test_what_is_printed_is_drawn_from_the_view() -> None:
    found = crowded()
    found["points"]["tower"], found["points"]["well"] = 31, 32
    found["bonus_gives"] = {str(number): 40 + number for number in range(2, 10)}
    drawn = texts(picture(found, NAMES, tr))
    assert {"31", "32", *[str(number) for number in (42, 43, 44, 45, 46, 47, 49)], "+48"} <= set(drawn)
    assert "×2" not in drawn
    assert "an open tower: 45 a tile" in " ".join(drawn)
    found["bonus_gives"]["2"] = 62
    assert "×2" in texts(picture(found, NAMES, tr))


def test_a_spectator_has_nothing_of_his_own() -> None:
    found = crowded(NOBODY)
    assert mine(found, NAMES, tr) == mine_narrow(found, NAMES, tr) == ""
    assert others(found) == [0, 1]
    assert others(crowded(1)) == [0]
    own = ("bonus-", "supply", "keep")
    assert not any(name.startswith(own) for name in picks(picture(found, NAMES, tr)))


def test_a_view_before_the_first_turn_is_drawn() -> None:
    parse(picture(view(new_game(BOX, 2, {"first": "random"}), 0), NAMES, tr))


def test_the_sprite_is_light() -> None:
    assert len(sprite()) < 160_000
