"""The picture of The Castles of Burgundy: every thing can be picked, everything has its place."""

from __future__ import annotations

import re

import pytest

from maniero.games import find
from maniero.games.burgundy.draw import board, mine, mine_narrow, mine_strip, opponent, picture, sprite
from maniero.games.burgundy.draw.holdings import estate
from maniero.games.burgundy.draw.panels import others
from maniero.games.burgundy.draw.ribbons import EFFECTS
from maniero.games.burgundy.draw.tiles import faces_of
from maniero.games.burgundy.events import MarkerMoved
from maniero.games.burgundy.names import COLOURS, TILES
from maniero.games.burgundy.picks import picks as picks_of
from maniero.games.burgundy.view import view
from maniero.i18n import language
from maniero.kernel.state import NOBODY
from tests.games.burgundy.pictured import play, position
from tests.games.pictures import NAMES, Draw, ids, parse, picks, said, texts, tr


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_choice_of_a_game_can_be_clicked(seats: int, seed: int) -> None:
    """What an action is made of lies on the board or before the one who is asked, at every moment."""
    for i, s in enumerate(play(seats, seed)):
        if not s.asks or (i + seed) % 4:
            continue
        seat = s.actor()
        wanted = {name for action in s.legal() for name in picks_of(s, seat, action)}
        v = view(s, seat)
        common = picks(board(v, NAMES, tr))
        assert wanted <= common | picks(mine(v, NAMES, tr))
        if not i % 5:
            assert wanted <= common | picks(mine_narrow(v, NAMES, tr))


def test_every_thing_of_the_board_can_be_picked() -> None:
    v = position("opening")
    wanted = {f"depot-{n}" for n in range(1, 7)} | {f"goods-{n}" for n in range(1, 7)}
    wanted |= {f"bonus-{colour}" for colour in COLOURS} | {"black-depot", "bridge", "phase"}
    places = [(0, place) for place in v["black"]]
    places += [(depot["number"], place) for depot in v["depots"] for place in depot["places"]]
    wanted |= {f"tile-{number}-{place['tile']}" for number, place in places if place["tile"]}
    wanted |= {f"good-{depot['number']}-{good}" for depot in v["depots"] for good in depot["goods"]}
    assert picks(board(v, NAMES, tr)) == wanted


@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_every_thing_of_mine_can_be_picked(draw: Draw) -> None:
    v = position()
    me = v["players"][0]
    me.update(
        {"storage": ["market", "market", "cow3"], "goods": {"2": 3, "5": 1}, "rolled": [4, 4], "dice": [4, 4]}
    )
    wanted = {f"space-{space['name']}" for space in me["spaces"]} | {"workers", "silver", "sold", "die-4"}
    wanted |= {"stored-market", "stored-cow3", "store-2", "store-5"}
    markup = draw(v, NAMES, tr)
    assert picks(markup) == wanted
    prefix = "narrow-" if draw is mine_narrow else ""
    things = {f"{prefix}{name}" for name in ("die-4-0", "die-4-1", "stored-market-0", "stored-market-1")}
    assert things <= set(ids(markup))


def test_a_used_die_is_faded_and_cannot_be_picked() -> None:
    v = position()
    v["players"][0].update({"rolled": [3, 5], "dice": [5]})
    markup = mine(v, NAMES, tr)
    assert {name for name in picks(markup) if name.startswith("die-")} == {"die-5"}
    assert "die 3, used" in list(said(markup))
    v["players"][0].update({"rolled": [3, 3], "dice": [3]})
    assert [id for id in ids(mine(v, NAMES, tr)) if id.startswith("die-")] == ["die-3-0"]


def test_equal_tiles_share_their_pick_but_not_their_id() -> None:
    v = position("opening")
    for depot in v["depots"]:
        for place in depot["places"]:
            place["tile"] = "market"
    root = parse(board(v, NAMES, tr))
    picked = {f"tile-{number}-market" for number in range(1, 7)}
    found = [e.get("id") for e in root.iter() if e.get("data-pick") in picked]
    assert len(found) == len(set(found)) >= 24


def test_depots_sell_only_to_the_owner_of_monastery_6() -> None:
    v = position()
    shops = {f"shop-{n}" for n in range(1, 7)}
    assert not shops & picks(board(v, NAMES, tr))
    v["players"][1]["spaces"][0]["tile"] = "monastery6"
    assert not shops & picks(board(v, NAMES, tr))
    v["viewer"] = 1
    assert shops <= picks(board(v, NAMES, tr))


def test_prices_are_those_of_the_box() -> None:
    v = position("opening", 2)
    v["players"][0]["spaces"][0]["tile"] = "monastery6"
    v["purchase"] = 17
    assert texts(board(v, NAMES, tr)).count("17") == 7  # Six depots and the black one.


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        ("bank", "17"),
        ("boarding", "18"),
        ("watchtower", "19"),
        ("monastery3", "25"),
        ("monastery8", "±22"),
        ("monastery7", "+23"),
    ],
)
def test_the_number_on_a_tile_is_that_of_the_box(kind: str, written: str) -> None:
    v = position("opening")
    v["printed"].update({"bank": 17, "boarding": 18, "watchtower": 19})
    v["printed"]["monasteries"].update({"3": 25, "8": 22, "7": 23})
    for depot in v["depots"]:
        for place in depot["places"]:
            place["tile"] = None
    for place in v["black"]:
        place["tile"] = None
    me = v["players"][0]
    me["storage"] = []
    for draw in (board, mine, mine_narrow):
        assert written not in texts(draw(v, NAMES, tr))
    v["depots"][0]["places"][0]["tile"] = v["black"][0]["tile"] = kind
    me["spaces"][0]["tile"] = kind
    me["storage"] = [kind]
    for draw in (board, mine, mine_narrow):
        assert texts(draw(v, NAMES, tr)).count(written) == 2


def test_a_tile_that_gives_a_number_has_one() -> None:
    """Also those of which the sprite alone would show nothing but room for it."""
    given = {face.tile for face in faces_of(position()["printed"]).values() if face and face.number}
    assert {tile for tile, signs in EFFECTS.items() if any("0" in sign for sign in signs)} == given


@pytest.mark.parametrize("draw", [mine, mine_narrow, mine_strip])
def test_there_are_as_many_places_as_the_box_has(draw: Draw) -> None:
    v = position()
    v["players"][0].update({"storage": ["market"], "goods": {"2": 1}})
    for key_spaces, goods_spaces in ((3, 3), (2, 1)):
        v["players"][0]["key_spaces"] = key_spaces
        v["printed"]["goods_spaces"] = goods_spaces
        drawn = draw(v, NAMES, tr)
        assert drawn.count('href="#s-key"') == key_spaces
        assert drawn.count('stroke-dasharray="4 3"/><use href="#i-goods"') == goods_spaces - 1


def test_the_panel_has_as_many_places_as_the_box_has() -> None:
    v = position()
    v["players"][1].update({"storage": [], "goods": {}, "sold": {"1": 1}})
    for key_spaces, goods_spaces in ((3, 3), (2, 1)):
        v["players"][1]["key_spaces"] = key_spaces
        v["printed"]["goods_spaces"] = goods_spaces
        drawn = opponent(v, 1, NAMES, tr)
        assert drawn.count("#s-small-key") == key_spaces
        assert drawn.count('stroke-dasharray="2.5 3"') == goods_spaces


def test_the_key_tells_the_numbers_of_the_box() -> None:
    v = position("opening", 2, None)
    v["printed"].update({"bank": 17, "boarding": 18, "watchtower": 19, "rounds": 7})
    written = texts(picture(v, NAMES, tr))
    assert {"17 silver", "18 workers", "19 points"} <= set(written)
    assert any(" of 7" in line for line in written)


def test_every_kind_of_tile_is_in_the_sprite() -> None:
    found = set(ids(sprite()))
    assert {f"s-tile-{tile}" for tile in TILES} | {f"s-small-{tile}" for tile in TILES} <= found
    assert len(TILES) == 57


@pytest.mark.parametrize("kind", TILES)
def test_every_tile_can_lie_everywhere(kind: str) -> None:
    v = position("opening")
    v["depots"][0]["places"][0]["tile"] = kind
    v["black"][0]["tile"] = None
    v["players"][1].update({"storage": [kind]})
    v["players"][0]["storage"] = []
    for markup in (board(v, NAMES, tr), opponent(v, 1, NAMES, tr)):
        assert kind in markup


@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_a_long_name_is_cut_and_leaves_room_for_the_duchy(draw: Draw) -> None:
    v = position()
    drawn = texts(draw(v, ["m" * 200] * 4, tr))
    cut = [line for line in drawn if line.endswith("…")]
    assert len(cut) == 1
    assert 2 < len(cut[0]) < 25
    assert any(line.startswith("Duchy ") for line in drawn)


def test_a_spectator_has_nothing_of_his_own() -> None:
    v = position(viewer=None)
    assert mine(v, NAMES, tr) == mine_narrow(v, NAMES, tr) == mine_strip(v, NAMES, tr) == ""
    assert others(v) == v["bridge"]
    own = ("die-", "space-", "stored-", "store-", "workers", "silver", "sold")
    assert not any(name.startswith(own) for name in picks(picture(v, NAMES, tr)))


def test_a_real_spectator_sees_the_same_board() -> None:
    s = next(play(3))
    assert board(view(s, NOBODY), NAMES, tr) == board(view(s, 0), NAMES, tr)


def test_others_follow_the_viewer_in_turn_order() -> None:
    v = position(viewer=2)
    v["bridge"] = [3, 1, 2, 0]
    assert others(v) == [0, 3, 1]


def test_the_large_duchy_of_another_player_is_only_to_look_at() -> None:
    markup = estate(position(), 2, NAMES, tr)
    assert not picks(markup)
    assert all(id.startswith("estate-3") for id in ids(markup))


@pytest.mark.parametrize(("seats", "places", "black"), [(2, 2, 4), (3, 3, 6), (4, 4, 8)])
def test_each_number_of_players_has_its_places(seats: int, places: int, black: int) -> None:
    root = parse(board(position("setup", seats), NAMES, tr))
    drawn = [e.get("href") or "" for e in root.iter() if (e.get("href") or "").startswith("#s-place-")]
    assert drawn.count("#s-place-black") == black
    assert len(drawn) == 6 * places + black


def spots(markup: str, prefix: str) -> dict[str, tuple[float, ...]]:
    """Where the things with these ids stand, in their group."""
    found = {}
    for e in parse(markup).iter():
        id = e.get("id") or ""
        if re.fullmatch(rf"{prefix}\d+", id):
            numbers = re.findall(r"-?[\d.]+", e.get("transform") or "")
            found[id] = tuple(float(n) for n in numbers[:2])
    return found


def test_who_plays_first_stands_nearest_to_the_town() -> None:
    v = position("opening")
    v["bridge"] = [2, 0, 3, 1]
    for player in v["players"]:
        player["bridge"] = 0
    at = spots(board(v, NAMES, tr), "bridge-")
    order = sorted(at, key=lambda id: -at[id][0])
    assert order == ["bridge-3", "bridge-1", "bridge-4", "bridge-2"]


def test_the_spaces_of_the_bridge_are_numbered_as_the_log_counts_them() -> None:
    printed = next(e for e in parse(sprite()).iter() if e.get("id") == "s-bridge")
    numbers = [e.text for e in printed.iter() if e.tag.endswith("text")]
    assert numbers == ["1", "2", "3", "4", "5", "6", "7"]
    last = position("opening")["bridge_end"]
    report = find("burgundy").text(language("en")).event(MarkerMoved(0, last))
    assert report == f"moves to space {numbers[last]} of the bridge"


@pytest.mark.parametrize("together", [1, 2, 3, 4])
def test_markers_on_one_space_stand_apart(together: int) -> None:
    v = position()
    for player in v["players"]:
        player["points"] = 7 if player["seat"] < together else 20 + player["seat"]
    at = spots(board(v, NAMES, tr), "score-")
    assert len(set(at.values())) == len(at) == 4


def test_points_past_the_last_space_go_round_and_say_so() -> None:
    v = position()
    for points, label in ((99, None), (100, "+100"), (163, "+100"), (212, "+200")):
        for player in v["players"]:
            player["points"] = points if player["seat"] == 1 else 5
        words = [word for word in said(board(v, NAMES, tr)) if word.startswith("+") and len(word) == 4]
        assert words == ([label] if label else [])


def test_a_label_covers_no_marker_where_there_is_room() -> None:
    v = position()
    for player, points in zip(v["players"], (140, 39, 110, 12), strict=True):
        player["points"] = points
    markup = board(v, NAMES, tr)
    at = spots(markup, "score-")
    labels = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\)"><rect[^>]*/><text[^>]*>\+100', markup)
    assert len(labels) == 2
    for x, y in labels:
        for mx, my in at.values():
            assert abs(float(x) - mx) > 25 or abs(float(y) - my) > 15


def test_bonus_tiles_that_are_gone_leave_their_place() -> None:
    v = position()
    v["colours"][1].update({"first": None, "second": None, "owners": [1, 0]})
    v["colours"][2].update({"first": None, "second": 4, "owners": [0]})
    markup = board(v, NAMES, tr)
    assert "s-bonus-large-river-0" in markup
    assert "s-bonus-small-river-0" in markup
    assert "s-bonus-small-abbey-0" not in markup
    assert "Bonus tiles, ships: none left" in list(said(markup))


def test_goods_of_all_kinds_fit_into_a_depot() -> None:
    v = position()
    goods = {str(kind): kind for kind in range(1, 7)}
    for depot in v["depots"]:
        depot["goods"] = dict(goods)
    root = parse(board(v, NAMES, tr))
    assert sum((e.get("data-pick") or "").startswith("good-") for e in root.iter()) == 36


def test_words_are_translated() -> None:
    markup = picture(position(), NAMES, lambda word: f"«{word}»")
    for word in ("Black depot", "Key spaces", "Goods", "Sold", "Completed region"):
        assert f"«{word}»" in markup
