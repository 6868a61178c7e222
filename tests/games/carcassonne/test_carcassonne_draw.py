"""The picture of Carcassonne: The Castle: every thing can be picked, any tile draws, nothing breaks it."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import TypeGuard

import pytest

import maniero.games.carcassonne.draw as draw_package
from maniero.games.carcassonne.components import load
from maniero.games.carcassonne.draw import board, mine, mine_narrow, opponent, others, picture, sprite
from maniero.games.carcassonne.draw.castle import castle_of
from maniero.games.carcassonne.draw.parts import parts_of
from maniero.games.carcassonne.draw.plan import survey
from maniero.games.carcassonne.draw.shapes import Ring
from maniero.games.carcassonne.draw.tile import card
from maniero.games.carcassonne.draw.zones import outline
from maniero.games.carcassonne.picks import picks as picks_of
from maniero.games.carcassonne.rules.counting import ChooseZone
from maniero.games.carcassonne.rules.finishing import ChooseFinal
from maniero.games.carcassonne.rules.turn import ClaimPart, PlaceTile
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.view import CastleView, PartView, TileView, view
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY

NAMES = ["Anna", "Castaldo"]
BOX = load()


def tr(word: str) -> str:
    return word


# ------------------------------------------------------------ positions
def play(seed: int, until: Callable[[Castle], bool]) -> Castle:
    """A random game up to a position; followers are kept back most of the time."""
    s, rng = new_game(BOX, 2, {"first": "1"}), Rng(seed)
    while s.actor() != NOBODY and not until(s):
        options = s.legal()
        if s.actor() == CHANCE:
            s.apply(options[rng.weighted(s.weights())])
        elif isinstance(s.asks[-1], ClaimPart) and rng.below(3):
            s.apply(options[-1])
        else:
            s.apply(options[rng.below(len(options))])
    return s


def _asked(s: Castle, question: type, options: int) -> bool:
    return bool(s.asks) and isinstance(s.asks[-1], question) and len(s.legal()) >= options


def _placing(left: int) -> Callable[[Castle], bool]:
    return lambda s: s.left <= left and bool(s.asks) and isinstance(s.asks[-1], PlaceTile)


def _claiming(left: int) -> Callable[[Castle], bool]:
    def asked(s: Castle) -> bool:
        return s.left <= left and isinstance(s.asks[-1], ClaimPart) and len(s.legal()) > 1

    return asked


STOPS: dict[str, Callable[[Castle], bool]] = {
    "opening": _placing(60),
    "middle": _placing(28),
    "claim": _claiming(40),
    "order": lambda s: _asked(s, ChooseZone, 2),
    "final": lambda s: _asked(s, ChooseFinal, 3),
    "full": lambda s: False,
}
SEEDS = {"order": 8, "final": 71}


@cache
def state(name: str) -> Castle:
    return play(SEEDS.get(name, 7), STOPS[name])


def position(name: str, viewer: int = 0) -> CastleView:
    return view(state(name), viewer)


def crowded(viewer: int = 0) -> CastleView:
    """A position with many bonus tiles, and markers on their second lap."""
    found = position("middle", viewer)
    found["players"][0].update({"bonuses": [1, 2, 4, 4, 5, 8], "fresh": [3, 9], "points": 104})
    found["players"][1].update({"bonuses": [1, 6, 7, 7], "fresh": [9], "points": 204})
    return found


POSITIONS: dict[str, Callable[[], CastleView]] = {
    **{name: partial(position, name) for name in STOPS},
    "crowded": crowded,
    "spectator": lambda: crowded(NOBODY),
}


# ------------------------------------------------------------ reading pictures
def parse(markup: str) -> ET.Element:
    return ET.fromstring(markup)


def picks(markup: str) -> set[str]:
    return {name for e in parse(markup).iter() if (name := e.get("data-pick"))} if markup else set()


def said(markup: str) -> Iterator[str]:
    for e in parse(markup).iter():
        if not e.tag.endswith("style"):
            yield from filter(None, (e.text, e.get("aria-label")))


def pictures(found: CastleView) -> list[str]:
    """What a page shows."""
    panels = [opponent(found, seat, NAMES, tr) for seat in others(found)]
    return [board(found, NAMES, tr), mine(found, NAMES, tr), mine_narrow(found, NAMES, tr), *panels]


@pytest.mark.parametrize("name", POSITIONS)
def test_every_picture_is_well_formed(name: str) -> None:
    found = POSITIONS[name]()
    for markup in (*pictures(found), sprite(), picture(found, NAMES, tr)):
        if markup:
            parse(markup)


# ------------------------------------------------------------ picks
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
def test_every_thing_of_mine_can_be_picked(draw: Callable[..., str]) -> None:
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
        shown = picks(f"<div>{pictures_shown}</div>")
        for action in s.legal():
            assert set(picks_of(s, s.actor(), action)) <= shown


@pytest.mark.parametrize("name", POSITIONS)
def test_things_that_can_be_picked_have_a_label_an_id_and_four_halos(name: str) -> None:
    for e in parse(picture(POSITIONS[name](), NAMES, tr)).iter():
        if e.get("data-pick"):
            assert e.get("id")
            assert e.get("aria-label")
            halos = [
                child.get("class", "").split()[-1] for child in e.iter() if "halo" in child.get("class", "")
            ]
            assert halos == ["halo-3", "halo-2", "halo-1", "halo-0"]


@pytest.mark.parametrize("name", POSITIONS)
def test_ids_are_unique_in_a_page(name: str) -> None:
    found = POSITIONS[name]()
    page = "".join((*pictures(found), sprite()))
    for markup in (f"<div>{page}</div>", picture(found, NAMES, tr)):
        ids = Counter(id for e in parse(markup).iter() if (id := e.get("id")))
        assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("name", POSITIONS)
def test_everything_used_is_in_the_sprite(name: str) -> None:
    found = POSITIONS[name]()
    page = "".join((*pictures(found), sprite()))
    for markup in (f"<div>{page}</div>", picture(found, NAMES, tr)):
        root = parse(markup)
        ids = {e.get("id") for e in root.iter()}
        used = {href[1:] for e in root.iter() if (href := e.get("href"))}
        painted = {
            name for e in root.iter() for name in re.findall(r"url\(#([\w-]+)\)", " ".join(e.attrib.values()))
        }
        assert used | painted <= ids


# ------------------------------------------------------------ tiles
def part(words: str) -> PartView:
    kind, *rest = words.split()
    return {
        "kind": kind,
        "edges": "".join(word for word in rest if set(word) <= set("NESW")),
        "halves": [word for word in rest if len(word) == 2 and word[1] in "ab"],
        "wells": rest.count("well"),
        "markets": rest.count("market"),
        "end": next((word for word in rest if word in ("plaza", "building")), ""),
    }


def tile(*words: str) -> TileView:
    return {"name": "X", "parts": [part(each) for each in words]}


def area(ring: Ring) -> float:
    return sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring))) / 2


def known_tiles() -> list[TileView]:
    squares = [square for name in STOPS for square in position(name)["squares"]]
    for seed in range(3):
        squares += view(play(seed, lambda s: False), 0)["squares"]
    found = {square["tile"]["name"]: square["tile"] for square in squares if square["tile"]}
    return list(found.values())


def test_the_areas_of_the_parts_are_the_tile() -> None:
    tiles = known_tiles()
    assert len(tiles) > 50
    for each in tiles:
        for turn in range(4):
            plan = survey(parts_of(each), turn)
            assert all(plan.areas), each["name"]
            plaza = any(way.kind == "plaza" and len(way.exits) > 1 for way in plan.ways)
            whole = sum(area(ring) for rings in plan.areas for ring in rings) / 1e6
            assert whole == pytest.approx(0.935 if plaza else 1, abs=0.002), each["name"]


def any_tiles() -> Iterator[TileView]:
    """Tiles that are in no box: every mixture of kinds on the four sides, paths ending in every way."""
    for kinds in product(("house", "tower", "court", "path"), repeat=4):
        paths = [side for side, kind in zip("NESW", kinds, strict=True) if kind == "path"]
        halves = [f"court {side}{half}" for side in paths for half in "ab"]
        rest = [f"{kind} {side} market" for side, kind in zip("NESW", kinds, strict=True) if kind != "path"]
        for end in ("plaza", "building", "well", "well well building"):
            yield tile(*(f"path {side} {end}" for side in paths), *rest, *halves)
        if paths:
            yield tile(f"path {''.join(paths)} well", *rest, *halves)
    for kind in ("house", "tower", "court"):
        for other in ("NESW", "NS", "EW", "NE", "SW", "NEW", "S"):
            left = "".join(side for side in "NESW" if side not in other)
            yield tile(f"{kind} {other}", *([f"tower {left}"] if left else []))
    yield tile("path NS", "house EW", "court Na", "court Nb", "court Sa", "court Sb")
    yield tile("path NS", "path EW well", "court Na Nb Ea Eb Sa Sb Wa Wb")
    yield tile("path NE", "path SW", "court Na Eb Sa Wb", "court Nb Ea", "court Sb Wa market market market")
    yield tile("court NESW")


def test_any_tile_draws() -> None:
    definitions = sprite()
    ids = set(re.findall(r'id="([\w-]+)"', definitions))
    count = 0
    for each in any_tiles():
        count += 1
        for turn in (0, 1):
            drawn = card(parts_of(each), turn, 74)
            parse(drawn)
            assert set(re.findall(r'href="#([\w-]+)"', drawn)) <= ids, each
            plan = survey(parts_of(each), turn)
            assert len(plan.areas) == len(plan.stand) == len(each["parts"])
            assert all(max(abs(x), abs(y)) <= 500 for x, y in plan.stand)
        parse(card(parts_of(each), 3, 148, drawn=True))
    assert count > 1000


def test_a_picture_with_a_tile_of_no_box() -> None:
    found = position("middle")
    found["tile"] = tile("path NS", "house EW", "court Na", "court Nb", "court Sa", "court Sb")
    laid = next(square for square in found["squares"] if square["tile"])
    laid["tile"], laid["turn"] = tile("tower NS well", "path EW market"), 3
    laid["zones"] = laid["zones"][:1] * 2
    found["followers"] = [{"seat": 1, "square": laid["name"], "part": 1, "role": "herald"}]
    parse(picture(found, NAMES, tr))


# ------------------------------------------------------------ zones
def rings(d: str) -> list[Ring]:
    found = []
    for piece in filter(None, d.split("M")):
        numbers = [float(value) for value in re.findall(r"-?[\d.]+", piece)]
        found.append(
            tuple((round(x * 10), round(y * 10)) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
        )
    return found


@pytest.mark.parametrize("name", ["middle", "full"])
def test_the_outline_of_a_zone_holds_all_its_areas(name: str) -> None:
    found = position(name)
    castle = castle_of(found)
    for i in range(len(found["zones"])):
        pieces, whole = [], 0.0
        for square in found["squares"]:
            for number, zone in enumerate(square["zones"]):
                if zone == i and square["tile"]:
                    parts = parts_of(square["tile"])
                    pieces.append((square["row"], square["column"], parts, square["turn"], number))
                    whole += sum(area(ring) for ring in survey(parts, square["turn"]).areas[number])
        drawn = outline(tuple(pieces), (), castle.x, castle.y, castle.t)
        pixels = whole * (castle.t / 1000) ** 2
        assert sum(map(area, rings(drawn))) / 100 == pytest.approx(pixels, rel=0.02, abs=4)


# ------------------------------------------------------------ names and words
HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><svg onload=alert(1)>&amp;",
    "x" * 200,
    "\u202egnp.exe\x00\x1b[0m \ud800 שָׁלוֹם",
    "👩‍👩‍👧‍👦" * 30,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "{name} {0} %s",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_only_text(name: str) -> None:
    for found in (position("middle", 1), crowded(NOBODY)):
        markup, plain = picture(found, [name] * 2, tr), picture(found, NAMES, tr)
        assert {e.tag for e in parse(markup).iter()} == {e.tag for e in parse(plain).iter()}
        assert len(markup) < len(plain) + 8000
        markup.encode()
        assert not any("\u202e" in words or len(words) > 300 for words in said(markup))
        for draw in (mine, mine_narrow):
            assert not any("\u202e" in words for words in said(draw(position("middle", 1), [name] * 2, tr)))


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    drawn = [
        e.text or ""
        for e in parse(opponent(crowded(), 1, ["m" * 200] * 2, tr)).iter()
        if e.tag.endswith("text")
    ]
    cut = [words for words in drawn if words.endswith("…")]
    assert len(cut) == 1
    assert len(cut[0]) < 20


def test_words_are_translated() -> None:
    markup = picture(position("middle"), NAMES, lambda word: f"«{word}»")
    for word in ("Followers", "Keep", "Bonus tiles", "Points per tile", "Turn of {name}"):
        assert f"«{word}»".format(name="Castaldo" if position("middle")["turn"] else "Anna") in markup


def _is_tr(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr"


def _asks(node: ast.AST) -> bool:
    """Words inside a formatted string are not found by the catalogue."""
    return any(map(_is_tr, ast.walk(node)))


def test_every_word_is_found_when_the_catalogue_is_made() -> None:
    literal = set()
    for file in Path(draw_package.__file__).parent.glob("*.py"):
        tree = ast.parse(file.read_text())
        assert not any(_asks(part) for part in ast.walk(tree) if isinstance(part, ast.JoinedStr)), file
        for node in ast.walk(tree):
            if _is_tr(node):
                assert isinstance(node.args[0], ast.Constant)
                literal.add(node.args[0].value)
    asked = set()

    def note(word: str) -> str:
        asked.add(word)
        return word

    for build in POSITIONS.values():
        found = build()
        picture(found, NAMES, note)
        mine_narrow(found, NAMES, note)
    assert asked <= literal


# ------------------------------------------------------------ what is shown
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


def test_a_spectator_has_nothing_of_his_own() -> None:
    found = crowded(NOBODY)
    assert mine(found, NAMES, tr) == mine_narrow(found, NAMES, tr) == ""
    assert others(found) == [0, 1]
    assert others(crowded(1)) == [0]
    own = ("bonus-", "supply", "keep")
    assert not any(name.startswith(own) for name in picks(picture(found, NAMES, tr)))


def test_a_view_before_the_first_turn_is_drawn() -> None:
    parse(picture(view(new_game(BOX, 2, {"first": "random"}), 0), NAMES, tr))


# ------------------------------------------------------------ sizes
def text_sizes(
    e: ET.Element, symbols: dict[str, ET.Element], k: float = 1, size: float = 0
) -> Iterator[tuple[str, float]]:
    """Every text and its size in pixels of the picture, in pieces of the sprite too."""
    if e.tag.endswith("defs"):
        return
    scale = re.search(r"scale\(([\d.]+)\)", e.get("transform") or "")
    k *= float(scale[1]) if scale else 1
    size = float(e.get("font-size") or size)
    if e.tag.endswith("text"):
        yield e.text or "", k * size
    used = symbols.get((e.get("href") or "")[1:])
    for child in [*e, *([used] if used is not None else [])]:
        yield from text_sizes(child, symbols, k, size)


@pytest.mark.parametrize("name", POSITIONS)
def test_no_text_is_smaller_than_eleven_pixels(name: str) -> None:
    found = POSITIONS[name]()
    symbols = {id: e for e in parse(sprite()).iter() if (id := e.get("id"))}
    small = {
        words: size
        for markup in (picture(found, NAMES, tr), *pictures(found))
        if markup
        for words, size in text_sizes(parse(markup), symbols)
        if size < 11
    }
    assert small == {}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_light(name: str) -> None:
    found = POSITIONS[name]()
    shown = [
        board(found, NAMES, tr),
        mine(found, NAMES, tr),
        *(opponent(found, s, NAMES, tr) for s in others(found)),
    ]
    assert sum(len(markup.encode()) for markup in shown) < 150_000
    assert len(sprite()) < 160_000
