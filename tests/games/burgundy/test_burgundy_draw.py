"""The picture of The Castles of Burgundy: every thing can be picked, nothing breaks it or is too small."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest

import maniero.games.burgundy.draw as draw_package
from maniero.games.burgundy.components import load
from maniero.games.burgundy.draw import (
    board,
    estate,
    mine,
    mine_narrow,
    mine_strip,
    opponent,
    others,
    picture,
    sprite,
)
from maniero.games.burgundy.names import COLOURS, SPACES, TILES
from maniero.games.burgundy.picks import picks as picks_of
from maniero.games.burgundy.setup import new_game
from maniero.games.burgundy.state import Burgundy
from maniero.games.burgundy.view import BurgundyView, view
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY

Draw = Callable[[BurgundyView, list[str], Callable[[str], str]], str]

NAMES = ["Anna", "Bruno", "Carla", "Castaldo"]
BUSY = ("castle", "duchy", "place", "tile", "goods", "keep", "pay", "sell", "buy", "take", "drop", "workers")


# ------------------------------------------------------------ positions
def play(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Iterator[Burgundy]:
    """A game of players who do what fills duchies: every position in which one of them is asked."""
    s = new_game(load(), seats, options or {"duchy": "chosen", "first": "1"})
    rng = Rng(seed)
    while s.asks:
        words = s.legal()
        if s.actor() == CHANCE:
            s.apply(words[rng.weighted(s.weights())])
            continue
        yield s
        verbs = [str(word.text).split("-")[0] for word in words]
        busy = [verb for verb in BUSY if verb in verbs]
        best = [word for word, verb in zip(words, verbs, strict=True) if not busy or verb == busy[0]]
        s.apply(best[rng.below(len(best))])
    yield s


@cache
def _views(seats: int) -> dict[str, BurgundyView]:
    found: dict[str, BurgundyView] = {}
    for s in play(seats):
        if not found:
            found["setup"] = view(s, 0)
        if s.phase == 0 and s.turn >= 0:
            found.setdefault("opening", view(s, 0))
        if s.phase == 2 and s.round == 2 and s.turn == 0:
            found.setdefault("middle", view(s, 0))
        found["end"] = view(s, 0)
    return found


def position(name: str = "middle", seats: int = 4, viewer: int | None = 0) -> BurgundyView:
    """A copy of a position, for anybody's eyes."""
    found = deepcopy(_views(seats)[name])
    found["viewer"] = viewer
    return found


POSITIONS = [(name, seats) for name in ("setup", "opening", "middle", "end") for seats in (2, 3, 4)]
each_position = pytest.mark.parametrize(("name", "seats"), POSITIONS)


# ------------------------------------------------------------ reading pictures
def parse(markup: str) -> ET.Element:
    return ET.fromstring(markup)


def picks(markup: str) -> set[str]:
    return set(re.findall(r'data-pick="([\w-]+)"', markup))


def ids(markup: str) -> Counter[str]:
    return Counter(id for e in parse(markup).iter() if (id := e.get("id")))


def said(markup: str) -> Iterator[str]:
    for e in parse(markup).iter():
        if not e.tag.endswith("style"):
            yield from filter(None, (e.text, e.get("aria-label")))


def tr(word: str) -> str:
    return word


def page(v: BurgundyView, names: list[str]) -> str:
    """Everything a page may hold at once."""
    parts = [sprite(), board(v, names, tr), mine(v, names, tr), mine_narrow(v, names, tr)]
    parts += [mine_strip(v, names, tr), *(opponent(v, seat, names, tr) for seat in others(v))]
    parts += [estate(v, seat, names, tr) for seat in others(v)]
    return f"<div>{''.join(parts)}</div>"


# ------------------------------------------------------------ tests
@each_position
def test_pictures_are_well_formed_and_ids_unique(name: str, seats: int) -> None:
    for viewer in (0, seats - 1, None):
        v = position(name, seats, viewer)
        for markup in (page(v, NAMES), picture(v, NAMES, tr)):
            assert [id for id, times in ids(markup).items() if times > 1] == []


@each_position
def test_everything_used_is_in_the_sprite(name: str, seats: int) -> None:
    v = position(name, seats)
    for markup in (page(v, NAMES), picture(v, NAMES, tr), picture(position(name, seats, None), NAMES, tr)):
        root = parse(markup)
        found = {e.get("id") for e in root.iter()}
        used = {href[1:] for e in root.iter() if (href := e.get("href"))}
        for e in root.iter():
            used |= set(re.findall(r"url\(#([\w-]+)\)", " ".join(e.attrib.values())))
        assert used - found == set()


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
    wanted = {f"space-{space}" for space in SPACES} | {"workers", "silver", "sold", "die-4"}
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


def test_things_that_can_be_picked_have_a_label_an_id_and_four_halos() -> None:
    for e in parse(page(position(), NAMES)).iter():
        if e.get("data-pick"):
            assert e.get("id")
            assert e.get("aria-label")
            assert sum("halo" in child.get("class", "").split() for child in e) == 4


def test_every_kind_of_tile_is_in_the_sprite() -> None:
    found = set(ids(sprite()))
    assert {f"s-tile-{tile}" for tile in TILES} | {f"s-small-{tile}" for tile in TILES} <= found
    assert len(TILES) == 49


@pytest.mark.parametrize("kind", TILES)
def test_every_tile_can_lie_everywhere(kind: str) -> None:
    v = position("opening")
    v["depots"][0]["places"][0]["tile"] = kind
    v["black"][0]["tile"] = None
    v["players"][1].update({"storage": [kind]})
    v["players"][0]["storage"] = []
    for markup in (board(v, NAMES, tr), opponent(v, 1, NAMES, tr)):
        assert kind in markup


HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><svg onload=alert(1)>&amp;",
    "x" * 200,
    "\u202egnp.exe\x00\x1b[0m \ud800 שָׁלוֹם",
    "👩‍👩‍👧‍👦" * 30,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_only_text(name: str) -> None:
    names = [name] * 4
    for viewer in (0, None):
        v = position(viewer=viewer)
        plain, markup = picture(v, NAMES, tr), picture(v, names, tr)
        assert {e.tag for e in parse(markup).iter()} == {e.tag for e in parse(plain).iter()}
        assert len(markup) < len(plain) + 4000
        markup.encode()
        assert not any("\u202e" in words or len(words) > 400 for words in said(markup))
    parse(page(position(), names).replace("\ud800", ""))


@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_a_long_name_is_cut_and_leaves_room_for_the_duchy(draw: Draw) -> None:
    v = position()
    drawn = [e.text or "" for e in parse(draw(v, ["m" * 200] * 4, tr)).iter() if e.tag.endswith("text")]
    cut = [words for words in drawn if words.endswith("…")]
    assert len(cut) == 1
    assert 2 < len(cut[0]) < 25
    assert any(words.startswith("Duchy ") for words in drawn)


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


# ------------------------------------------------------------ text
def text_sizes(e: ET.Element, defs: dict[str, ET.Element], k: float = 1) -> Iterator[tuple[str, float]]:
    """Every text that is seen and its size in pixels of the picture, also inside the pieces it uses."""
    if e.tag.endswith("defs"):
        return
    scale = re.search(r"scale\(([\d.]+)\)", e.get("transform") or "")
    k *= float(scale[1]) if scale else 1
    if e.tag.endswith("text"):
        yield e.text or "", k * float(e.get("font-size") or 0)
    if e.tag.endswith("use") and not e.get("width"):  # Symbols have no text.
        yield from text_sizes(defs[(e.get("href") or "")[1:]], defs, k)
    for child in e:
        yield from text_sizes(child, defs, k)


@each_position
def test_no_text_is_smaller_than_eleven_pixels(name: str, seats: int) -> None:
    defs = {id: e for e in parse(sprite()).iter() if (id := e.get("id"))}
    for viewer in (0, None):
        v = position(name, seats, viewer)
        parts = [picture(v, NAMES, tr), *(opponent(v, seat, NAMES, tr) for seat in others(v))]
        parts += [] if viewer is None else [mine_narrow(v, NAMES, tr), mine_strip(v, NAMES, tr)]
        for markup in parts:
            root = parse(markup)
            own = {id: e for e in root.iter() if (id := e.get("id"))}
            small = {words: size for words, size in text_sizes(root, {**defs, **own}) if size < 10.99}
            assert small == {}


def test_words_are_translated() -> None:
    markup = picture(position(), NAMES, lambda word: f"«{word}»")
    for word in ("Black depot", "Key spaces", "Goods", "Sold", "Completed region"):
        assert f"«{word}»" in markup


def test_every_word_is_found_when_the_catalogue_is_made() -> None:
    literal = set()
    for file in Path(draw_package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr":
                assert isinstance(node.args[0], ast.Constant)
                literal.add(node.args[0].value)
    asked = set()

    def note(word: str) -> str:
        asked.add(word)
        return word

    for name, seats in POSITIONS:
        for viewer in (0, None):
            v = position(name, seats, viewer)
            picture(v, NAMES, note)
            mine_narrow(v, NAMES, note)
            mine_strip(v, NAMES, note)
            opponent(v, 1, NAMES, note)
    assert asked
    assert asked <= literal


@pytest.mark.parametrize("name", ["opening", "middle", "end"])
def test_a_position_is_light(name: str) -> None:
    v = position(name)
    parts = [board(v, NAMES, tr), mine(v, NAMES, tr), *(opponent(v, s, NAMES, tr) for s in others(v))]
    assert sum(len(part.encode()) for part in parts) < 100_000
