"""The picture of The Council of Four: every thing can be picked, nothing breaks it, nothing leaks."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import maniero.games.council.draw as draw_package
from maniero.games.council.draw import board, mine, mine_narrow, opponent, others, picture, sprite
from maniero.games.council.draw.hand import fan, spread
from maniero.games.council.view import (
    Bonuses,
    CityView,
    ColourView,
    CouncilView,
    PermitView,
    PlayerView,
    RegionView,
    SpaceView,
)

Draw = Callable[[CouncilView, list[str], Callable[[str], str]], str]

NAMES = ["Anna", "Bruno", "Carla", "Castaldo"]
CITIES = {
    "A": ("Arkon", "iron", "gold"),
    "B": ("Burgen", "gold", "bronze"),
    "C": ("Castrum", "silver", "silver"),
    "D": ("Dorful", "silver", "iron"),
    "E": ("Esti", "bronze", "silver"),
    "F": ("Framek", "gold", "gold"),
    "G": ("Graden", "silver", "purple"),
    "H": ("Hellar", "gold", "gold"),
    "I": ("Indur", "bronze", "bronze"),
    "J": ("Juvelar", "purple", "silver"),
    "K": ("Kultos", "gold", "gold"),
    "L": ("Lyram", "silver", "iron"),
    "M": ("Merkatim", "iron", "silver"),
    "N": ("Naris", "bronze", "bronze"),
    "O": ("Osium", "gold", "gold"),
}
ROADS = {
    "AAA": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "AAB": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KL LN MO",
    "ABA": "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO",
    "ABB": "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
    "BAA": "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "BAB": "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KL LN MO",
    "BBA": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO",
    "BBB": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
}
TOKENS: list[Bonuses] = [
    {"points": 1},
    {"cards": 1, "points": 1},
    {"points": 3},
    {"assistants": 2},
    {"assistants": 1, "cards": 1},
    {"points": 2},
    {"assistants": 1, "coins": 1},
    {"coins": 1},
    {"coins": 3},
    {"cards": 1},
    {"assistants": 1},
    {"nobility": 1},
    {"coins": 2},
    {"nobility": 1},
]
PERMITS: dict[str, Bonuses] = {
    "BC": {"points": 3, "coins": 3},
    "ADE": {"coins": 1, "points": 2},
    "G": {"assistants": 2, "points": 2, "nobility": 1},
    "FIJ": {"assistants": 1, "nobility": 1},
    "M": {"points": 5, "nobility": 1},
    "KL": {"cards": 1, "assistants": 2},
    "A": {"points": 4, "coins": 3},
    "B": {"cards": 3, "assistants": 1},
    "C": {"assistants": 2, "coins": 3},
    "D": {"points": 7},
    "E": {"mains": 1, "coins": 2},
    "AB": {"coins": 3, "cards": 1},
    "AE": {"nobility": 2},
    "CD": {"points": 3, "assistants": 1},
    "DE": {"points": 3, "assistants": 1},
    "ABC": {"assistants": 2},
    "ABE": {"coins": 3},
    "BCD": {"assistants": 1, "points": 1},
    "CDE": {"cards": 1, "nobility": 1},
    "F": {"cards": 2, "coins": 4},
    "H": {"assistants": 4},
    "I": {"cards": 2, "assistants": 2},
    "J": {"mains": 1, "points": 2},
    "FG": {"coins": 5},
    "FJ": {"assistants": 2, "coins": 1},
    "GH": {"assistants": 3},
    "HI": {"points": 5},
    "IJ": {"cards": 2, "nobility": 1},
    "FGH": {"nobility": 1, "coins": 1},
    "FGJ": {"coins": 2, "points": 1},
    "K": {"cards": 4},
    "L": {"coins": 1, "assistants": 3},
    "N": {"coins": 7},
    "O": {"cards": 3, "nobility": 1},
    "KO": {"cards": 2, "nobility": 1},
    "MN": {"mains": 1},
    "NO": {"points": 2, "cards": 2},
    "KLM": {"assistants": 1, "coins": 1},
    "MNO": {"nobility": 1, "points": 1},
}
SPACES: dict[int, tuple[Bonuses, str, int]] = {
    2: ({"points": 2, "coins": 2}, "", 0),
    4: ({}, "city_reward", 1),
    6: ({"mains": 1}, "", 0),
    8: ({"points": 3, "cards": 1}, "", 0),
    10: ({}, "take_permit", 1),
    12: ({"points": 5, "assistants": 1}, "", 0),
    14: ({}, "repeat_permit", 1),
    16: ({}, "city_reward", 2),
    18: ({"points": 8}, "", 0),
    19: ({"points": 2}, "", 0),
    20: ({"points": 3}, "", 0),
}
COUNCILS = {
    "coast": ["white", "black", "orange", "purple"],
    "hills": ["pink", "orange", "blue", "purple"],
    "mountains": ["white", "black", "white", "purple"],
}


# ------------------------------------------------------------ builders
def region_of(letter: str) -> str:
    return "coast" if letter <= "E" else "hills" if letter <= "J" else "mountains"


def permit(name: str) -> PermitView:
    return {"name": name, "region": region_of(name[0]), "cities": list(name), "bonuses": PERMITS[name]}


def city(letter: str, sides: str, token: Bonuses | None) -> CityView:
    name, a, b = CITIES[letter]
    side = sides[("coast", "hills", "mountains").index(region_of(letter))]
    colour = a if side == "A" else b
    return {
        "letter": letter,
        "name": name,
        "region": region_of(letter),
        "colour": colour,
        "token": None if colour == "purple" else token,
        "emporiums": [],
        "neutral": False,
    }


def region(name: str, permits: tuple[str, str]) -> RegionView:
    return {
        "id": name,
        "council": COUNCILS[name],
        "permits": [permit(permits[0]), permit(permits[1])],
        "pile": 13,
        "bottom": [],
        "bonus": 5,
        "bonus_owner": None,
    }


def player(seat: int, viewer: int | None) -> PlayerView:
    hand = {"pink": 1, "orange": 2, "blue": 1, "joker": 1, "white": 1}
    return {
        "seat": seat,
        "order": seat,
        "points": 0,
        "coins": 10 + seat,
        "assistants": 1 + seat,
        "nobility": 0,
        "emporiums_left": 10,
        "cards": 6,
        "hand": hand if seat == viewer else None,
        "permits": [],
        "used": [],
        "king_rewards": [],
    }


def opening(players: int = 4, viewer: int | None = 0, sides: str = "AAA") -> CouncilView:
    """A position before the first turn."""
    tokens = iter(TOKENS)
    cities = [city(letter, sides, None if letter == _king(sides) else next(tokens)) for letter in CITIES]
    colours: list[ColourView] = [
        {"colour": colour, "bonus": bonus, "bonus_owner": None}
        for colour, bonus in (("gold", 20), ("silver", 12), ("bronze", 8), ("iron", 5))
    ]
    nobility: list[SpaceView] = []
    for i in range(21):
        bonuses, special, count = SPACES.get(i, ({}, "", 0))
        nobility.append({"bonuses": bonuses, "special": special, "count": count})
    return {
        "viewer": viewer,
        "over": False,
        "actors": [0],
        "turn": {"seat": 0, "due": 1, "extra": 0, "quick": True, "last": False},
        "sides": sides,
        "roads": ROADS[sides].split(),
        "king": _king(sides),
        "cities": cities,
        "regions": [
            region("coast", ("BC", "ADE")),
            region("hills", ("G", "FIJ")),
            region("mountains", ("M", "KL")),
        ],
        "king_council": ["pink", "blue", "white", "orange"],
        "free": ["black", "black", "orange", "purple", "pink", "pink", "blue", "blue"],
        "colours": colours,
        "king_rewards": [25, 18, 12, 7, 3],
        "nobility": nobility,
        "deck": 90 - 6 * players,
        "discards": {},
        "players": [player(seat, viewer) for seat in range(players)],
    }


def _king(sides: str) -> str:
    return "J" if sides[1] == "A" else "G"


def middle(viewer: int | None = 0) -> CouncilView:
    """A position in the middle of a game of four."""
    view = opening(viewer=viewer)
    seats = {
        "F": [0],
        "I": [0, 3],
        "K": [0],
        "A": [1],
        "C": [1, 2],
        "G": [1],
        "L": [2],
        "O": [2],
        "H": [1, 3],
        "N": [2],
    }
    _build(view, seats)
    points, coins, rank = (21, 28, 17, 24), (12, 9, 15, 4), (4, 7, 2, 6)
    for who in view["players"]:
        seat = who["seat"]
        who.update({"points": points[seat], "coins": coins[seat], "nobility": rank[seat], "cards": 6 - seat})
    open_permits = (("MN", "D"), ("AB", "HI"), ("MNO",), ("J", "CDE"))
    used = (("F", "IJ", "K"), ("A", "C", "FG", "H"), ("CD", "L", "NO"), ("E",))
    for who in view["players"]:
        who["permits"] = [permit(name) for name in open_permits[who["seat"]]]
        who["used"] = [permit(name) for name in used[who["seat"]]]
    view["discards"] = {"white": 4, "black": 2, "blue": 5, "orange": 3, "pink": 6, "purple": 1, "joker": 2}
    view["deck"] = 31
    return view


def full() -> CouncilView:
    """The end of a long game of four, everything taken and every hand open."""
    view = opening()
    _build(view, {letter: [0, 1, 2, 3] for letter in CITIES})
    view["over"], view["actors"] = True, []
    view["king_rewards"], view["deck"] = [], 0
    view["discards"] = {"white": 13, "black": 13, "joker": 3}
    names = list(PERMITS)[6:]
    for i, who in enumerate(view["players"]):
        who.update(
            {"points": 103 - 2 * i, "coins": 20, "nobility": 20, "assistants": 12, "emporiums_left": 0}
        )
        who["hand"] = {"white": 5, "black": 4, "blue": 2, "orange": 1, "pink": 2, "purple": 1, "joker": 3}
        who["cards"] = 18
        mine = names[i * 8 : i * 8 + 8]
        who["permits"], who["used"] = [permit(n) for n in mine[:4]], [permit(n) for n in mine[4:]]
        who["king_rewards"] = [[25, 3], [18], [12], [7]][i]
    for i, tile in enumerate(view["colours"]):
        tile["bonus_owner"] = i
    for i, place in enumerate(view["regions"]):
        place.update({"bonus_owner": i, "permits": [None, None] if i else [permit("BC"), None], "pile": 0})
    return view


def _build(view: CouncilView, seats: dict[str, list[int]]) -> None:
    for place in view["cities"]:
        place["emporiums"] = seats.get(place["letter"], [])
        for seat in place["emporiums"]:
            view["players"][seat]["emporiums_left"] -= 1


# ------------------------------------------------------------ reading pictures
def parse(markup: str) -> ET.Element:
    return ET.fromstring(markup)


def picks(markup: str) -> set[str]:
    return {name for e in parse(markup).iter() if (name := e.get("data-pick"))}


def said(markup: str) -> Iterator[str]:
    for e in parse(markup).iter():
        if not e.tag.endswith("style"):
            yield from filter(None, (e.text, e.get("aria-label")))


def tr(word: str) -> str:
    return word


POSITIONS: dict[str, Callable[[], CouncilView]] = {"opening": opening, "middle": middle, "full": full}


# ------------------------------------------------------------ tests
@pytest.mark.parametrize("name", POSITIONS)
def test_every_picture_is_well_formed(name: str) -> None:
    view = POSITIONS[name]()
    panels = [opponent(view, seat, NAMES, tr) for seat in others(view)]
    for markup in (
        board(view, NAMES, tr),
        mine(view, NAMES, tr),
        mine_narrow(view, NAMES, tr),
        sprite(),
        *panels,
    ):
        parse(markup)
    parse(picture(view, NAMES, tr))


def test_every_thing_of_the_board_can_be_picked() -> None:
    regions = ("coast", "hills", "mountains")
    wanted = {f"city-{letter}" for letter in CITIES} | {
        f"token-{letter}" for letter in CITIES if letter != "J"
    }
    wanted |= {f"council-{name}" for name in (*regions, "king")} | {f"pile-{name}" for name in regions}
    wanted |= {f"permit-{name}" for name in ("BC", "ADE", "G", "FIJ", "M", "KL")}
    wanted |= {f"free-{colour}" for colour in ("black", "orange", "purple", "pink", "blue")}
    wanted |= {f"bonus-{name}" for name in (*regions, "gold", "silver", "bronze", "iron")}
    wanted |= {f"nobility-{i}" for i in range(21)} | {"king", "deck", "king-reward"}
    assert picks(board(opening(), NAMES, tr)) == wanted


@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_every_thing_of_mine_can_be_picked(draw: Draw) -> None:
    found = picks(draw(middle(), NAMES, tr))
    cards = {f"card-{colour}" for colour in ("pink", "orange", "blue", "joker", "white")}
    assert found == cards | {"own-MN", "own-D", "used-F", "used-IJ", "used-K", "coins", "assistants"}


def test_things_that_can_be_picked_have_a_label_an_id_and_four_halos() -> None:
    for e in parse(picture(middle(), NAMES, tr)).iter():
        if e.get("data-pick"):
            assert e.get("id")
            assert e.get("aria-label")
            assert sum("halo" in child.get("class", "").split() for child in e) == 4


@pytest.mark.parametrize("name", POSITIONS)
def test_ids_are_unique_in_a_page(name: str) -> None:
    view = POSITIONS[name]()
    page = "".join((board(view, NAMES, tr), mine(view, NAMES, tr), mine_narrow(view, NAMES, tr), sprite()))
    page += "".join(opponent(view, seat, NAMES, tr) for seat in others(view))
    for markup in (f"<div>{page}</div>", picture(view, NAMES, tr)):
        ids = Counter(id for e in parse(markup).iter() if (id := e.get("id")))
        assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("name", POSITIONS)
def test_everything_used_is_in_the_sprite(name: str) -> None:
    root = parse(picture(POSITIONS[name](), NAMES, tr))
    ids = {e.get("id") for e in root.iter()}
    used = {href[1:] for e in root.iter() if (href := e.get("href"))}
    painted = {
        found for e in root.iter() for found in re.findall(r"url\(#([\w-]+)\)", " ".join(e.attrib.values()))
    }
    assert used | painted <= ids


HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><svg onload=alert(1)>&amp;",
    "x" * 200,
    "\u202egnp.exe\x00\x1b[0m \ud800 שָׁלוֹם",
    "👩‍👩‍👧‍👦" * 30,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_only_text(name: str) -> None:
    names = [name] * 4
    for view in (middle(), full()):
        markup = picture(view, names, tr)
        assert {e.tag for e in parse(markup).iter()} == {
            e.tag for e in parse(picture(view, NAMES, tr)).iter()
        }
        assert len(markup) < len(picture(view, NAMES, tr)) + 8000
        markup.encode()
        assert not any("\u202e" in words or len(words) > 700 for words in said(markup))


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    view = middle()
    drawn = [
        e.text or "" for e in parse(opponent(view, 1, ["m" * 200] * 4, tr)).iter() if e.tag.endswith("text")
    ]
    cut = [words for words in drawn if words.endswith("…")]
    assert len(cut) == 1
    assert len(cut[0]) < 20


@pytest.mark.parametrize("sides", ROADS)
def test_every_map_is_drawn(sides: str) -> None:
    view = opening(sides=sides)
    found = picks(board(view, NAMES, tr))
    assert f"token-{view['king']}" not in found
    assert len([name for name in found if name.startswith("token-")]) == 14


@pytest.mark.parametrize("together", [1, 2, 3, 4])
def test_markers_on_one_space_stand_apart(together: int) -> None:
    view = opening()
    for who in view["players"]:
        space = 5 if who["seat"] < together else 5 + who["seat"]
        who.update({"points": space, "nobility": space, "coins": space})
    root = parse(board(view, NAMES, tr))
    for track in ("score", "noble", "wealth"):
        spots = [e.get("transform") for e in root.iter() if (e.get("id") or "").startswith(f"{track}-")]
        assert len(spots) == len(set(spots)) == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_markers_leave_the_bonus_of_a_space_in_sight(seats: int) -> None:
    view = opening()
    for who in view["players"][:seats]:
        who["nobility"] = 12
    places = [e for e in parse(board(view, NAMES, tr)).iter() if (e.get("id") or "").startswith("noble-")]
    for e in places:
        _, y, size = (float(v) for v in re.findall(r"-?[\d.]+", e.get("transform") or "")[:3])
        assert y - 8 * size > 28.5, "the second bonus of a space ends here"


def test_points_past_the_last_space_go_round_and_say_so() -> None:
    view = opening()
    view["players"][0]["points"] = 103
    assert "+100" in list(said(board(view, NAMES, tr)))
    view["players"][0]["points"] = 99
    assert "+100" not in list(said(board(view, NAMES, tr)))


def dealt(cards: int) -> dict[str, int]:
    colours = ("white", "black", "blue", "orange", "pink", "purple", "joker")
    return {colour: cards // 7 + (i < cards % 7) for i, colour in enumerate(colours)}


@pytest.mark.parametrize("cards", [1, 2, 6, 8, 15, 18, 20, 40, 90])
def test_any_hand_fits(cards: int) -> None:
    room = 400
    middles = fan(spread(dealt(cards)), room, 73)
    assert middles == sorted(middles)
    assert all(33 <= at <= room - 33 + 0.01 for at in middles)


@pytest.mark.parametrize("cards", [0, 1, 6, 15, 18])
def test_every_card_is_drawn(cards: int) -> None:
    view = full()
    view["players"][0]["hand"] = dealt(cards)
    for markup in (mine(view, NAMES, tr), mine_narrow(view, NAMES, tr)):
        drawn = [e for e in parse(markup).iter() if (e.get("data-pick") or "").startswith("card-")]
        assert len(drawn) == cards


@pytest.mark.parametrize("cards", [20, 40, 90])
def test_a_very_large_hand_shows_what_a_council_takes_and_how_many_there_are(cards: int) -> None:
    view = full()
    view["players"][0]["hand"] = hand = dealt(cards)
    root = parse(mine(view, NAMES, tr))
    drawn = Counter(name for e in root.iter() if (name := e.get("data-pick") or "").startswith("card-"))
    assert drawn == {f"card-{colour}": min(total, 4) for colour, total in hand.items()}
    numbers = [e.text for e in root.iter() if e.tag.endswith("text")]
    assert all(str(total) in numbers for total in hand.values())


@pytest.mark.parametrize("permits", [0, 1, 3, 6, 9, 15])
def test_any_permits_fit(permits: int) -> None:
    view = full()
    view["players"][0].update({"permits": [permit(name) for name in list(PERMITS)[:permits]], "used": []})
    for markup in (mine(view, NAMES, tr), mine_narrow(view, NAMES, tr)):
        assert len([name for name in picks(markup) if name.startswith("own-")]) == permits
    view["viewer"] = None
    parse(picture(view, NAMES, tr))


def test_equal_colours_lie_side_by_side() -> None:
    order = [colour for colour, _ in spread({"joker": 1, "pink": 2, "white": 2})]
    assert order == ["white", "white", "pink", "pink", "joker"]


def test_an_empty_place_of_a_permit_is_drawn_but_cannot_be_picked() -> None:
    view = full()
    root = parse(board(view, NAMES, tr))
    assert sum((e.get("id") or "").startswith("place-") for e in root.iter()) == 5
    assert {name for name in picks(board(view, NAMES, tr)) if name.startswith("permit-")} == {"permit-BC"}


def test_a_spectator_has_nothing_of_his_own() -> None:
    view = middle(viewer=None)
    assert mine(view, NAMES, tr) == mine_narrow(view, NAMES, tr) == ""
    assert others(view) == [0, 1, 2, 3]
    assert not any(name.startswith(("card-", "own-", "used-")) for name in picks(picture(view, NAMES, tr)))


def test_others_follow_the_viewer_in_turn_order() -> None:
    view = middle(viewer=2)
    for who in view["players"]:
        who["order"] = (who["seat"] + 1) % 4
    assert others(view) == [3, 0, 1]


def test_hands_of_others_are_shown_only_when_the_view_holds_them() -> None:
    assert "s-small-pink" not in opponent(middle(), 1, NAMES, tr)
    assert "s-small-pink" in opponent(full(), 1, NAMES, tr)


def test_neutral_emporiums_have_a_shape_of_their_own() -> None:
    view = opening(players=2)
    view["cities"][0]["neutral"] = True
    root = parse(board(view, NAMES, tr))
    assert [e.get("href") for e in root.iter() if e.get("id") == "emporium-A-neutral"] == [
        "#s-emporium-neutral"
    ]


def text_sizes(e: ET.Element, k: float = 1) -> Iterator[tuple[str, float]]:
    """Every text and its size in pixels of the picture."""
    scale = re.search(r"scale\(([\d.]+)\)", e.get("transform") or "")
    k *= float(scale[1]) if scale else 1
    if e.tag.endswith("text"):
        yield e.text or "", k * float(e.get("font-size") or 0)
    for child in e:
        yield from text_sizes(child, k)


@pytest.mark.parametrize("permits", [0, 2, 5, 6, 9])
@pytest.mark.parametrize("name", POSITIONS)
def test_no_text_is_smaller_than_eleven_pixels(name: str, permits: int) -> None:
    view = POSITIONS[name]()
    for who in view["players"]:
        who["permits"] = [permit(n) for n in ("G", "BC", "NO", "FGJ", "MNO", "KL", "A", "I", "CDE")[:permits]]
    page = (
        picture(view, NAMES, tr),
        mine_narrow(view, NAMES, tr),
        *(opponent(view, s, NAMES, tr) for s in (1, 2)),
    )
    small = {words: size for markup in page for words, size in text_sizes(parse(markup)) if size < 11}
    assert small == {}


def test_words_are_translated() -> None:
    markup = picture(middle(), NAMES, lambda word: f"«{word}»")
    for word in ("Coast", "Hills", "Mountains", "King", "Free", "Turn of {name}"):
        assert f"«{word}»".format(name="Anna") in markup


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

    for view in (opening(players=2), middle(viewer=None), full()):
        view["regions"][0]["bottom"] = [permit("A")]
        picture(view, NAMES, note)
        mine_narrow(view, NAMES, note)
        for seat in others(view):
            opponent(view, seat, NAMES, note)
    assert asked <= literal


def test_a_position_is_light() -> None:
    view = full()
    parts = [
        board(view, NAMES, tr),
        mine(view, NAMES, tr),
        *(opponent(view, s, NAMES, tr) for s in others(view)),
    ]
    assert sum(len(part.encode()) for part in parts) < 100_000
