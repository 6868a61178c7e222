"""The picture of the expansions: shields, inns, routes, posts, and monasteries that do something new."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from math import hypot

import pytest

from maniero.games.burgundy.draw import board, mine, mine_narrow, mine_strip, opponent, picture, sprite
from maniero.games.burgundy.draw.holdings import estate
from maniero.games.burgundy.draw.shields import SHIELDS
from maniero.games.burgundy.picks import picks as picks_of
from maniero.games.burgundy.view import BurgundyView, view
from tests.games.burgundy.pictured import EXPANDED, expanded, play, position
from tests.games.burgundy.placed import places, uses
from tests.games.pictures import NAMES, Draw, ids, parse, picks, said, texts, tr

both = pytest.mark.parametrize("draw", [mine, mine_narrow])


@pytest.mark.parametrize("game", EXPANDED)
def test_every_choice_of_a_game_can_be_clicked(game: str) -> None:
    seats, options = EXPANDED[game]
    for i, s in enumerate(play(seats, 2, options)):
        if not s.asks or i % 5:
            continue
        seat = s.actor()
        wanted = {name for action in s.legal() for name in picks_of(s, seat, action)}
        v = view(s, seat)
        common = picks(board(v, NAMES, tr))
        assert wanted <= common | picks(mine(v, NAMES, tr))
        assert wanted <= common | picks(mine_narrow(v, NAMES, tr))


# ------------------------------------------------------------ shields
def with_shields(*numbers: int) -> BurgundyView:
    """The first seat has these shields on its castles."""
    v = expanded("posts")
    castles = [space for space in v["players"][0]["spaces"] if space["colour"] == "castle"]
    for castle in castles:
        castle["tile"] = "castle"
    v["players"][0]["shields"] = [
        {"number": number, "space": castle["name"], "points": v["printed"]["shield_points"][number]}
        for number, castle in zip(numbers, castles, strict=False)
    ]
    return v


def test_every_shield_is_in_the_sprite() -> None:
    found = set(ids(sprite()))
    numbers = range(1, SHIELDS + 1)
    assert {f"s-shield-{n}" for n in numbers} | {f"s-badge-{n}" for n in numbers} <= found


@pytest.mark.parametrize("game", ["duel", "three", "posts"])
def test_the_shields_of_the_depots_can_be_taken(game: str) -> None:
    v = expanded(game, "setup")
    lying = [number for depot in v["depots"] for number in depot["shields"]]
    assert len(lying) == {2: 6, 3: 9, 4: 12}[len(v["players"])]
    assert {f"shield-{number}" for number in lying} <= picks(board(v, NAMES, tr))


def test_the_points_of_a_shield_are_those_of_the_box() -> None:
    v = expanded("posts", "setup")
    number = v["depots"][0]["shields"][0]
    v["printed"]["shield_points"][number] = 77
    assert texts(board(v, NAMES, tr)).count("77") == 1
    assert f"shield {number}, 77 points at the end" in list(said(board(v, NAMES, tr)))


@both
def test_a_shield_lies_on_its_castle_and_in_a_row(draw: Draw) -> None:
    v = with_shields(7, 16)
    drawn = draw(v, NAMES, tr)
    for shield in v["players"][0]["shields"]:
        castle = next(e for e in parse(drawn).iter() if e.get("data-pick") == f"space-{shield['space']}")
        used = {each.get("href") for each in castle.iter()}
        assert {"#s-tile-castle", f"#s-badge-{shield['number']}"} <= used
        assert f"shield {shield['number']}" in castle.get("aria-label", "")
    assert {"shield-7", "shield-16"} <= picks(drawn)
    assert {"#s-shield-7", "#s-shield-16"} <= {e.get("href") for e in parse(drawn).iter()}


def test_the_shields_of_others_are_in_their_panels() -> None:
    v = with_shields(7, 16)
    v["viewer"] = 1
    assert {"s-badge-7", "s-badge-16"} <= set(re.findall(r"s-badge-\d+", opponent(v, 0, NAMES, tr)))
    assert not picks(estate(v, 0, NAMES, tr))


@both
def test_shield_6_tells_whose_monasteries_are_shared(draw: Draw) -> None:
    v = with_shields(6, 7)

    def marked() -> list[str | None]:
        shields = [
            e
            for e in parse(draw(v, NAMES, tr)).iter()
            if re.fullmatch("(narrow-)?held-[67]", e.get("id") or "")
        ]
        return [
            use.get("href") for e in shields for use in e.iter() if (use.get("href") or "").startswith("#f-")
        ]

    assert marked() == []
    v["players"][0]["rival"] = 2
    assert marked() == ["#f-3"]


@pytest.mark.parametrize("draw", [mine, mine_narrow, mine_strip])
def test_without_a_limit_there_is_always_a_key_space_left(draw: Draw) -> None:
    v = expanded("posts")
    me = v["players"][0]
    for storage in ([], ["ship"] * 3, ["ship", "mine", "bank", "inn", "castle"]):
        me.update({"storage": storage, "key_spaces": -1})
        drawn = draw(v, NAMES, tr)
        assert drawn.count('href="#s-key"') == max(3, len(storage) + 1)
        assert {f"stored-{tile}" for tile in storage} <= picks(drawn)


@both
def test_tiles_above_the_limit_are_all_seen(draw: Draw) -> None:
    v = expanded("posts")
    v["players"][0].update({"storage": ["ship", "mine", "bank", "inn"], "key_spaces": 3})
    assert {"stored-ship", "stored-mine", "stored-bank", "stored-inn"} <= picks(draw(v, NAMES, tr))


# ------------------------------------------------------------ monasteries
@both
def test_workers_can_be_hired_where_monastery_28_works(draw: Draw) -> None:
    v = position()
    assert "hire" not in picks(draw(v, NAMES, tr))
    v["players"][1]["spaces"][0]["tile"] = "monastery28"
    assert "hire" not in picks(draw(v, NAMES, tr))
    v["players"][0]["rival"] = 1  # Shield 6.
    assert "hire" in picks(draw(v, NAMES, tr))
    v["players"][0].update({"rival": None})
    v["players"][0]["spaces"][0]["tile"] = "monastery28"
    v["printed"]["hire"] = {"silver": 8, "workers": 9}
    assert "Hire 9 workers for 8 silver" in list(said(draw(v, NAMES, tr)))


def test_depots_sell_to_those_who_share_monastery_6() -> None:
    v = position()
    v["players"][1]["spaces"][0]["tile"] = "monastery6"
    assert "shop-1" not in picks(board(v, NAMES, tr))
    v["players"][0]["rival"] = 1
    assert "shop-1" in picks(board(v, NAMES, tr))


# ------------------------------------------------------------ inns
@pytest.mark.parametrize("game", ["duel", "three", "posts", "teams"])
def test_inns_lie_among_the_black_tiles(game: str) -> None:
    v = expanded(game)
    for inns in (1, 5):
        v["inns"] = inns
        drawn = board(v, NAMES, tr)
        assert "tile-0-inn" in picks(drawn)
        assert f"Inns beside the black depot: {inns}" in list(said(drawn))
    v["inns"] = 0
    drawn = board(v, NAMES, tr)
    assert "tile-0-inn" not in picks(drawn)
    assert drawn.count("#s-place-inn") == 1
    black = uses(drawn, "black-depot", "#s-place-")
    assert min(hypot(x - a, y - b) for x, y in black for a, b in black if (x, y) != (a, b)) > 50


def test_without_inns_there_is_no_place_for_them() -> None:
    assert "s-place-inn" not in board(position(), NAMES, tr)


# ------------------------------------------------------------ trade routes
@both
@pytest.mark.parametrize(("game", "spaces"), [("duel", 15), ("three", 12), ("posts", 9), ("teams", 18)])
def test_a_route_shows_every_space(draw: Draw, game: str, spaces: int) -> None:
    drawn = draw(expanded(game), NAMES, tr)
    assert {f"route-{number}" for number in range(1, spaces + 1)} <= picks(drawn)
    assert f"route-{spaces + 1}" not in picks(drawn)


def symbols(e: ET.Element) -> list[str]:
    return [each.get("href", "") for each in e.iter()]


def is_next(e: ET.Element) -> bool:
    return any(each.get("fill") == "var(--brand)" for each in e.iter())


@both
def test_a_space_of_a_route_shows_what_was_laid_and_paid(draw: Draw) -> None:
    v = expanded("posts")
    route = v["players"][0]["route"]
    route[0].update({"good": "2", "bonus": "bank", "laid": "2", "paid": True})
    route[1].update({"good": "3", "bonus": "church", "laid": "4", "paid": False})
    for space in route[2:]:
        space.update({"laid": None, "paid": False})
    route[2].update({"good": "5", "bonus": "action"})
    root = parse(draw(v, NAMES, tr))
    first, second, third, fourth = (
        next(e for e in root.iter() if e.get("data-pick") == f"route-{number}") for number in range(1, 5)
    )

    assert {"#i-bank", "#s-good-2", "#i-check"} <= set(symbols(first))
    assert {"#i-church", "#s-good-4"} <= set(symbols(second))
    assert "#i-check" not in symbols(second)
    assert "#i-castle" in symbols(third)
    assert [is_next(e) for e in (first, second, third, fourth)] == [False, False, True, False]
    assert second.get("aria-label") == "Trade route 2: cloth, wine"


def test_the_routes_of_others_are_in_their_panels() -> None:
    v = expanded("posts")
    v["players"][1]["route"][0].update({"laid": "4"})
    assert any(words.startswith("Trade route, ") for words in said(opponent(v, 1, NAMES, tr)))


# ------------------------------------------------------------ border posts
@both
def test_a_post_stands_outside_between_its_two_spaces(draw: Draw) -> None:
    v = expanded("posts")
    me = v["players"][0]
    spots = places(draw(v, NAMES, tr))
    spaces = [spots[f"space-{space['name']}"] for space in me["spaces"]]
    width = hypot(spaces[1][0] - spaces[0][0], spaces[1][1] - spaces[0][1])
    for number, post in enumerate(me["posts"]):
        x, y = spots[f"post-{number}"]
        far = [hypot(x - a, y - b) / width for a, b in spaces]
        one, other = (far[space] for space in post["spaces"])
        assert one == pytest.approx(other, abs=0.01)
        assert one == pytest.approx(min(far), abs=0.01)
        assert 0.58 < one < 0.8


def test_posts_say_whether_they_are_reached_and_linked() -> None:
    v = expanded("posts")
    me = v["players"][0]
    for post, reached in zip(me["posts"], (True, False, True), strict=True):
        post["reached"] = reached
    me["links"] = []
    assert {"Border post, west: reached", "Border post, east: not reached"} <= set(said(mine(v, NAMES, tr)))
    me["links"] = [[0, 2]]
    v["posts_left"] = [4]
    words = set(said(mine(v, NAMES, tr)))
    assert {"Border post, west: linked", "Border post, south: linked"} <= words
    assert "Border posts: 1 of 3 pairs linked. For linking all: 4" in words
    assert "1/3" in texts(opponent({**v, "viewer": 1}, 0, NAMES, tr))


# ------------------------------------------------------------ all together
def test_the_key_tells_of_the_buildings_in_play() -> None:
    words = {"an action with the white die", "as any other building"}
    assert words <= set(texts(picture(expanded("teams"), NAMES, tr)))
    assert not words & set(texts(picture(position("opening", 2, None), NAMES, tr)))


@pytest.mark.parametrize("game", EXPANDED)
def test_the_panels_leave_room_for_the_log(game: str) -> None:
    """Beside a board 784 high."""
    v = expanded(game)
    heights = [
        float(parse(opponent(v, seat, NAMES, tr)).get("viewBox", "").split()[3])
        for seat in range(1, len(v["players"]))
    ]
    assert sum(heights) + 8 * (len(heights) - 1) <= 784 - 170 - 12
