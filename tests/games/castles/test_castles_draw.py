"""The picture of Castles: every thing can be picked, everything stands in its place."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from maniero.games.castles.draw import board, mine, mine_narrow, mine_strip, opponent, picture, sprite
from maniero.games.castles.draw.panels import others
from maniero.games.castles.draw.squares import MOST
from maniero.games.castles.draw.tile import Face, masonry, turned
from maniero.games.castles.draw.wall import masonry as bare
from maniero.games.castles.picks import picks as picks_of
from maniero.games.castles.view import CastlesView, HeldView, PlayerView, view
from maniero.kernel.state import NOBODY
from tests.games.castles.pictured import STOPS, crowded, position, state
from tests.games.pictures import NAMES, Draw, parse, picks, texts, tr

OF_A_PLAYER = ("site", "reserve", "yard", "eyesores", "castle", "score")


def things(markup: str, name: str) -> list[ET.Element]:
    return [e for e in parse(markup).iter() if e.get("data-pick") == name]


def looks(markup: str, name: str) -> set[str]:
    """What the looks of a thing go with."""
    (thing,) = things(markup, name)
    piece = next(e for e in thing if e.get("class") == "piece")
    return {e.get("data-with", "") for e in piece if e.get("class") == "try"}


def own(found: CastlesView) -> PlayerView:
    assert found["viewer"] is not None
    return found["players"][found["viewer"]]


def held(player: PlayerView) -> list[HeldView]:
    every = [player["gate"], *player["drawn"], *player["yard"], *player["reserve"]]
    return [each for each in every if each is not None]


@pytest.mark.parametrize("name", STOPS)
def test_every_thing_of_the_board_can_be_picked(name: str) -> None:
    found = position(name)
    seats = range(1, len(found["players"]) + 1)
    wanted = {f"{thing}-{seat}" for thing in OF_A_PLAYER for seat in seats} | {"quarry", "box"}
    assert picks(board(found, NAMES, tr)) == wanted


@pytest.mark.parametrize("draw", [mine, mine_narrow])
@pytest.mark.parametrize("name", STOPS)
def test_every_thing_of_mine_can_be_picked(name: str, draw: Draw) -> None:
    found = position(name)
    player = own(found)
    seat = player["seat"] + 1
    wanted = {f"square-{square['name']}" for square in player["squares"]}
    wanted |= {f"turn-{turn}" for turn in range(4)} | {"reserve", "eyesores"}
    wanted |= {f"yard-{seat}", f"castle-{seat}", f"score-{seat}"}
    wanted |= {
        each["source"] if each["source"] == "gate" else f"tile-{each['source']}" for each in held(player)
    }
    assert picks(draw(found, NAMES, tr)) - {"box"} == wanted


def test_the_strip_of_a_phone_has_the_pair_and_its_turns() -> None:
    wanted = {"tile-a", "tile-b", "reserve", "turn-0", "turn-1", "turn-2", "turn-3"}
    assert picks(mine_strip(position("middle"), NAMES, tr)) == wanted
    assert "gate" in picks(mine_strip(position("empty"), NAMES, tr))


@pytest.mark.parametrize("name", [name for name in STOPS if name != "full"])
def test_whatever_may_be_said_can_be_clicked(name: str) -> None:
    s = state(name)
    for seat in s.actors():
        found = view(s, seat)
        for own_things in (mine, mine_narrow):
            shown = picks(board(found, NAMES, tr) + own_things(found, NAMES, tr))
            for action in s.legal_for(seat):
                assert set(picks_of(s, seat, action)) <= shown


@pytest.mark.parametrize("draw", [mine, mine_narrow])
@pytest.mark.parametrize("name", ["middle", "three", "four", "illegal", "room"])
def test_a_square_shows_each_tile_as_it_would_lie_there(name: str, draw: Draw) -> None:
    found = position(name)
    markup = draw(found, NAMES, tr)
    wanted: dict[str, set[str]] = {square["name"]: set() for square in own(found)["squares"]}
    for each in held(own(found)):
        for place in each["fits"]:
            square, turn = place.split("-")
            wanted[square].add("gate" if each["source"] == "gate" else f"tile-{each['source']} turn-{turn}")
    assert any(wanted.values())
    for square, ways in wanted.items():
        assert looks(markup, f"square-{square}") == ways


def test_the_gate_is_tried_without_a_turn() -> None:
    assert looks(mine(position("empty"), NAMES, tr), "square-D1") == {"gate"}


def test_looks_of_the_reserve_are_left_out_when_there_are_too_many() -> None:
    found = position("illegal")
    pair = own(found)["drawn"]
    tile = next(each for each in pair if each is not None)["tile"]
    every = [f"{square['name']}-{turn}" for square in own(found)["squares"] for turn in range(4)]
    for i in range(8):
        own(found)["reserve"][i] = {"source": f"r{i + 1}", "tile": tile, "fits": every}
    markup = mine(found, NAMES, tr)
    assert 0 < markup.count('class="try"') <= MOST
    assert "tile-a turn-" in markup


def test_a_tile_is_turned_clockwise() -> None:
    face = Face("grey", "mmss", None, False, 0, False)
    assert [turned(face, turn).sides for turn in range(4)] == ["mmss", "smms", "ssmm", "mssm"]
    banner = Face("grey", "ssms", "red", False, 0, False)
    assert turned(banner, 3).turn == 3
    roofed = Face("grey", "ssms", None, False, 0, True)
    assert [turned(roofed, turn).roof for turn in range(4)] == [True, False, False, False]


def test_a_gate_stands_in_a_wall_with_its_own_sides() -> None:
    """A corrected component file may give the gate other sides; its portal then is smaller."""
    gate = Face("grey", "mmmm", None, True, 0, False)
    assert '<use href="#gate-grey"/>' in masonry(gate, small=False)
    for sides in ("smmm", "ssms"):
        drawn = masonry(gate._replace(sides=sides), small=False)
        assert bare(gate.wall, sides, small=False) in drawn
        (portal,) = [e for e in parse(drawn).iter() if e.get("href") == "#gate-grey"]
        assert "scale" in (portal.get("transform") or "")


def test_hidden_tiles_show_the_rain_side() -> None:
    found = crowded()
    for draw in (mine, mine_narrow):
        (tile,) = things(draw(found, NAMES, tr), "tile-y1")
        assert tile.get("aria-label") == "Yard: face-down tile"
        assert any((e.get("href") or "").startswith("#back-") for e in tile.iter())


def test_drawn_tiles_of_others_are_not_drawn() -> None:
    s = state("four")
    for seat in range(4):
        found = view(s, seat)
        shown = board(found, NAMES, tr) + "".join(
            opponent(found, other, NAMES, tr) for other in others(found)
        )
        assert not any(name.startswith("tile-") for name in picks(shown))


def test_rain_and_wrong_tiles_are_marked() -> None:
    found = position("illegal")
    markup = mine(found, NAMES, tr)
    player = own(found)
    assert markup.count("#s-cloud") - markup.count("#s-clouds") == sum(e["rain"] for e in player["squares"])
    assert markup.count("url(#no)") == sum(square["fault"] for square in player["squares"]) > 0


def test_the_reserve_is_a_target_and_so_are_its_tiles() -> None:
    (reserve,) = things(mine(crowded(), NAMES, tr), "reserve")
    inside = {e.get("data-pick") for e in reserve.iter()} - {None, "reserve"}
    assert inside == {f"tile-r{i}" for i in range(1, 9)}


def test_a_finished_player_has_the_castle_tile_before_the_site() -> None:
    found = crowded()
    said = [things(board(found, NAMES, tr), f"castle-{seat}")[0].get("aria-label") for seat in (1, 2)]
    assert said == ["Castle tile: finished this round", "Castle tile: not finished yet"]


def test_points_are_shown() -> None:
    found = position("full")
    points = [str(player["points"]) for player in found["players"]]
    for seat in range(4):
        (score,) = things(board(found, NAMES, tr), f"score-{seat + 1}")
        assert points[seat] in [e.text for e in score.iter()]
    assert points[1] in texts(opponent(found, 1, NAMES, tr))
    now = position("middle")
    (score,) = things(board(now, NAMES, tr), "score-1")
    assert str(now["players"][0]["points"]) in [e.text for e in score.iter()]
    assert score.get("aria-label") == f"Points if the game ended now: {now['players'][0]['points']}"


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    cut = [words for words in texts(opponent(crowded(), 1, ["m" * 200] * 4, tr)) if words.endswith("…")]
    assert len(cut) == 1
    assert len(cut[0]) < 24


def test_words_are_translated() -> None:
    markup = picture(position("middle"), NAMES, lambda word: f"«{word}»")
    for word in ("Reserve", "Yard", "Eyesores", "Drawn", "Box", "Castles"):
        assert f"«{word}»" in markup


def test_a_spectator_has_nothing_of_his_own_and_sees_larger_sites() -> None:
    found = crowded(NOBODY)
    assert mine(found, NAMES, tr) == mine_narrow(found, NAMES, tr) == mine_strip(found, NAMES, tr) == ""
    assert others(found) == [0, 1, 2, 3]
    assert others(crowded(1)) == [2, 3, 0]
    assert not any(
        name.startswith(("tile-", "square-", "turn-")) for name in picks(picture(found, NAMES, tr))
    )
    wide = [parse(board(each, NAMES, tr)).get("viewBox") for each in (crowded(), found)]
    assert wide == ["0 0 430 784", "0 0 844 784"]


def test_the_sprite_is_light() -> None:
    assert len(sprite()) < 200_000
