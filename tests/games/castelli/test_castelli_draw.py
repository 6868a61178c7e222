"""The picture of Castelli: every thing can be picked, everything stands in its place."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from maniero.games.castelli.draw import board, mine, mine_narrow, mine_strip, opponent, picture, sprite
from maniero.games.castelli.draw.geometry import SIDES, area, places, runs
from maniero.games.castelli.draw.panels import others
from maniero.games.castelli.draw.wall import track
from maniero.games.castelli.picks import picks as picks_of
from maniero.games.castelli.view import CastelliView, PlayerView, view
from maniero.kernel.state import NOBODY
from tests.games.castelli.pictured import STOPS, crowded, position, state, with_cards
from tests.games.pictures import NAMES, Draw, parse, picks, texts, tr

PLAYED = [name for name in STOPS if not name.endswith("ended")]
OWN = {"resource-wood", "resource-grain", "resource-rock", "silver", "castles", "deck"}
OWN |= {"aside-village", "aside-city"}


def things(markup: str, name: str) -> list[ET.Element]:
    return [e for e in parse(markup).iter() if e.get("data-pick") == name]


def looks(markup: str, name: str) -> list[str]:
    """What the looks of a thing go with."""
    (thing,) = things(markup, name)
    piece = next(e for e in thing if e.get("class") == "piece")
    return [e.get("data-with", "") for e in piece if e.get("class") == "try"]


def hrefs(e: ET.Element) -> set[str]:
    return {href for each in e.iter() if (href := each.get("href"))}


def own(found: CastelliView) -> PlayerView:
    assert found["viewer"] is not None
    return found["players"][found["viewer"]]


# ---- the board


@pytest.mark.parametrize("name", STOPS)
def test_every_thing_of_the_board_can_be_picked(name: str) -> None:
    found = position(name)
    wanted = {"track", "trackers"}
    if None not in found["pieces"]:
        wanted |= {f"square-{square['name']}" for square in found["squares"]} | {"mine"}
        wanted |= {f"rim-{square['name']}-{side}" for square in found["squares"] for side in square["rim"]}
    for octagon in found["octagons"]:
        wanted.add(f"octagon-{octagon['name']}")
        wanted |= {f"area-{area['name']}" for area in octagon["areas"]}
        for site in octagon["sites"]:
            free = f"site-{octagon['name']}-{site['site'].rstrip('12')}"
            wanted.add(free if site["owner"] is None else f"castle-{octagon['name']}-{site['site']}")
    assert picks(board(found, NAMES, tr)) == wanted


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_whatever_may_be_said_can_be_clicked(name: str, draw: Draw) -> None:
    s = state(name)
    for seat in s.actors():
        found = view(s, seat)
        shown = board(found, NAMES, tr) + draw(found, NAMES, tr)
        panels = "".join(opponent(found, other, NAMES, tr) for other in others(found))
        for action in s.legal_for(seat):
            assert set(picks_of(s, seat, action)) <= picks(shown + panels)


def test_areas_and_sites_lie_in_their_octagon() -> None:
    """So that a click on them may mean the octagon."""
    found = position("building")
    drawn = board(found, NAMES, tr)
    for octagon in found["octagons"]:
        (whole,) = things(drawn, f"octagon-{octagon['name']}")
        inside = [name for e in whole.iter() if (name := e.get("data-pick"))]
        areas = [i for i, name in enumerate(inside) if name.startswith("area-")]
        above = [i for i, name in enumerate(inside) if name.startswith(("site-", "castle-"))]
        assert len(areas) == len(octagon["areas"])
        assert len(above) == len(octagon["sites"])
        assert max(areas) < min(above, default=len(inside))


def test_both_free_sites_of_an_area_are_drawn() -> None:
    found = position("begun")
    octagon = next(each for each in found["octagons"] if len(each["sites"]) == 2)
    assert len(things(board(found, NAMES, tr), f"site-{octagon['name']}-rock")) == 2


def test_a_site_where_a_castle_may_be_built_shows_its_points() -> None:
    found = position("building")
    drawn = board(found, NAMES, tr)
    assert found["sites"]
    for octagon in found["octagons"]:
        for site in things(drawn, f"site-{octagon['name']}-rock"):
            can = f"{octagon['name']}-rock" in found["sites"]
            assert ("#s-site" in hrefs(site)) != can
            piece = next(e for e in site if e.get("class") == "piece")
            seen = [e.text for e in piece if e.tag.endswith("text")]
            assert seen == ([f"+{octagon['worth']}"] if can else [])


def test_count_and_countess_see_sites_in_fields_and_woods() -> None:
    found = position("building")
    octagon, kind = next(
        (each, area["kind"])
        for each in found["octagons"]
        for area in each["areas"]
        if area["kind"] in ("grain", "wood")
    )
    name = f"{octagon['name']}-{kind}"
    assert f"site-{name}" not in picks(board(found, NAMES, tr))
    found["sites"] = [name]
    assert f"site-{name}" in picks(board(found, NAMES, tr))
    octagon["sites"].append({"site": kind, "owner": 2, "under": None, "printed": False})
    (castle,) = things(board(found, NAMES, tr), f"castle-{name}")
    assert "#s-castle-3" in hrefs(castle)


def test_a_castle_over_another_shows_both_colours() -> None:
    found = crowded()
    octagon = next(each for each in found["octagons"] if each["sites"])
    site = octagon["sites"][0]
    assert site["owner"] is not None
    assert site["under"] is not None
    (castle,) = things(board(found, NAMES, tr), f"castle-{octagon['name']}-{site['site']}")
    wanted = {f"#s-castle-{site['owner'] + 1}", f"#s-castle-{site['under'] + 1}"}
    assert wanted <= hrefs(castle)


def test_pointing_at_a_site_shows_its_row_and_column_and_what_a_castle_counts() -> None:
    found = position("building")
    drawn = board(found, NAMES, tr)
    octagon = next(each for each in found["octagons"] if each["sites"] and each["sites"][0]["owner"] is None)
    site = things(drawn, f"site-{octagon['name']}-rock")[0]
    (look,) = [e for e in site.iter() if "look" in e.get("class", "").split()]
    assert look.get("display") == "none"
    assert f"+{octagon['worth']}" in [e.text for e in look.iter()]
    lines = {f"line-row-{octagon['row']}", f"line-column-{octagon['column']}"}
    assert {f"#{line}" for line in lines} <= hrefs(look)
    by_id = {e.get("id"): e for e in parse(drawn).iter()}
    seen = [
        each["settlement"]
        for each in found["octagons"]
        for same in (each["row"] == octagon["row"], each["column"] == octagon["column"])
        if same and each["settlement"]
    ]
    points = [e.text for line in lines for e in by_id[line].iter() if e.tag.endswith("text")]
    assert sorted(points) == sorted(f"+{found['gives'][kind]}" for kind in seen)


def test_pointing_at_an_area_shows_the_influence_of_each_player() -> None:
    found = position("three")
    drawn = board(found, NAMES, tr)
    some = 0
    for octagon in found["octagons"]:
        for each in octagon["areas"]:
            (thing,) = things(drawn, f"area-{each['name']}")
            seen = [e for e in thing.iter() if "look" in e.get("class", "").split()]
            numbers = [e.text for look in seen for e in look.iter() if e.tag.endswith("text")]
            assert numbers == [str(points) for points in each["influence"] if points]
            some += len(numbers) > 1
    assert some


def test_an_area_evaluated_just_now_stands_out() -> None:
    found = position("battle")
    octagon, fresh = next(
        (octagon, area) for octagon in found["octagons"] for area in octagon["areas"] if area["fresh"]
    )
    gained = f"+{fresh['share']}"
    (whole,) = things(board(found, NAMES, tr), f"octagon-{octagon['name']}")
    before = [e.text for e in whole.iter()].count(gained)
    fresh["fresh"] = False
    (whole,) = things(board(found, NAMES, tr), f"octagon-{octagon['name']}")
    assert [e.text for e in whole.iter()].count(gained) == before - len(fresh["leaders"])
    assert {f"#s-taken-{seat + 1}" for seat in fresh["leaders"]} <= hrefs(whole)


def test_shields_that_nobody_plays_are_pale() -> None:
    for name, seats in (("two", 2), ("three", 3), ("building", 4)):
        used = hrefs(parse(board(position(name), NAMES, tr)))
        for seat in range(1, 5):
            coloured = {f"#h-{seat}{side}" for side in SIDES}
            pale = {f"{shield}-0" for shield in coloured}
            assert bool(used & coloured) == (seat <= seats)
            assert bool(used & pale) == (seat > seats)


def test_two_players_see_what_tiles_are_left_below_their_half() -> None:
    found = position("two-begun")
    down = [square for square in found["squares"] if square["tile"] is None]
    assert (len(down), len(found["unseen"])) == (16, 32)
    drawn = board(found, NAMES, tr)
    assert drawn.count('"#h-ground"') == 32
    assert drawn.count('"#h-back"') == 16
    assert "Tiles that nobody has seen yet" in texts(drawn)


def test_the_score_track_has_as_many_spaces_as_the_box_says() -> None:
    assert track(69).spaces == 70
    assert track(99).spaces == 100
    assert track(69).corners == (0, 16, 35, 51)
    assert [text for text in texts(board(crowded(), NAMES, tr)) if text == "+70"] == ["+70"]


@pytest.mark.parametrize("sides", ["N", "NE", "NW", "NES", "NESW", "NS"])
def test_areas_of_all_shapes_have_an_outline_and_places(sides: str) -> None:
    assert "".join(sorted("".join(runs(sides)) or SIDES)) == "".join(sorted(sides))
    assert area(sides).endswith("z")
    for symbols, sites in ((1, 0), (2, 2), (9, 1), (0, 1)):
        lie = places(sides, symbols, sites, True)
        assert (len(lie.symbols), len(lie.sites)) == (symbols, sites)


# ---- trying out


def test_the_opened_square_shows_the_tile_in_each_turn() -> None:
    found = position("turning")
    drawn = board(found, NAMES, tr)
    assert looks(drawn, f"square-{found['opened']}") == [f"turn-{turn}" for turn in range(4)]
    assert drawn.count('class="try"') == 4


def test_in_the_dilemma_it_shows_both_tiles() -> None:
    found = position("dilemma")
    wanted = [f"{which} turn-{turn}" for which in ("drawn", "held") for turn in range(4)]
    assert looks(board(found, NAMES, tr), f"square-{found['opened']}") == wanted
    for draw in (mine, mine_narrow, mine_strip):
        shown = picks(draw(found, NAMES, tr))
        assert {"drawn", "held", "turn-0", "turn-1", "turn-2", "turn-3"} <= shown


def test_others_try_out_nothing() -> None:
    for name in ("turning", "dilemma"):
        s = state(name)
        found = view(s, (s.actor() + 1) % 4)
        assert 'class="try"' not in board(found, NAMES, tr)
        assert not any(pick.startswith("turn-") for pick in picks(mine(found, NAMES, tr)))


# ---- what is mine


@pytest.mark.parametrize("draw", [mine, mine_narrow])
def test_every_thing_of_mine_can_be_picked(draw: Draw) -> None:
    found = with_cards(6)
    held = own(found)["hand"] or []
    wanted = OWN | {f"card-{character}" for character in held} | {f"sale-{character}" for character in held}
    assert picks(draw(found, NAMES, tr)) == wanted


@pytest.mark.parametrize("draw", [mine, mine_narrow, mine_strip])
def test_equal_cards_are_drawn_as_often_as_they_are_there(draw: Draw) -> None:
    found = with_cards(1)
    own(found)["hand"] = ["steward", "king4", "steward"]
    assert len(things(draw(found, NAMES, tr), "card-steward")) == 2


@pytest.mark.parametrize("count", [0, 1, 3, 6, 8, 10, 17])
def test_cards_stay_within_the_picture(count: int) -> None:
    for draw, wide in ((mine, 382.0), (mine_narrow, 378.0), (mine_strip, 378.0)):
        drawn = draw(with_cards(count), NAMES, tr)
        cards = [e for e in parse(drawn).iter() if e.get("data-pick", "").startswith("card-")]
        assert len(cards) == count
        for e in cards:
            x = float((e.get("transform") or "").removeprefix("translate(").split()[0])
            assert 20 < x < wide - 20


def test_chips_that_sell_are_large_enough_for_a_finger() -> None:
    (halo,) = {
        href
        for e in things(mine_narrow(with_cards(1), NAMES, tr), "sale-king3")
        for href in hrefs(e)
        if href.startswith("#o-")
    }
    outline = next(e for e in parse(sprite()).iter() if e.get("id") == halo[1:])
    ys = [float(word.split()[1]) for word in (outline.get("d") or "")[1:-1].replace("Q", "L").split("L")]
    assert max(ys) - min(ys) >= 40


def test_kings_show_their_points_and_cards_what_they_are_sold_for() -> None:
    found = with_cards(3)
    found["kings"]["king4"], found["prices"]["sale"] = 7, 9
    shown = texts(mine(found, NAMES, tr))
    assert "+7" in shown
    assert shown.count("+9") == 3


def test_who_lays_the_board_sees_all_pieces() -> None:
    found = position("board")
    wanted = {f"piece-{letter}{turned}" for letter in "ABCD" for turned in ("", "-turned")}
    for draw in (mine, mine_narrow):
        assert {pick for pick in picks(draw(found, NAMES, tr)) if pick.startswith("piece-")} == wanted
    s = state("board")
    other = view(s, (s.actor() + 1) % 4)
    assert not any(pick.startswith("piece-") for pick in picks(mine(other, NAMES, tr)))


def test_a_turned_piece_is_turned() -> None:
    plain, turned = position("board")["offered"][2:4]
    assert (plain["name"], turned["name"]) == ("B", "B-turned")
    by_place = {(each["row"], each["column"]): each for each in turned["octagons"]}
    for each in plain["octagons"]:
        there = by_place[3 - each["row"], 3 - each["column"]]
        assert there["settlement"] == each["settlement"]
        opposite = str.maketrans("NESW", "SWNE")
        assert [sorted(one["sides"]) for one in there["areas"]] == [
            sorted(one["sides"].translate(opposite)) for one in each["areas"]
        ]


# ---- others


def test_the_hand_of_another_is_a_number_that_can_be_picked() -> None:
    found = crowded()
    for seat in others(found):
        drawn = opponent(found, seat, NAMES, tr)
        assert picks(drawn) == {f"hand-{seat + 1}"}
        (hand,) = things(drawn, f"hand-{seat + 1}")
        assert "12" in [e.text for e in hand.iter()]


def test_castles_of_another_leave_room_for_the_tile_in_hand() -> None:
    found = position("battle")
    seat = others(found)[0]
    assert found["players"][seat]["held"] is not None
    drawn = parse(opponent(found, seat, NAMES, tr))
    row = [float(e.get("x", "0")) for e in drawn.iter() if e.get("href") == f"#i-keep-{seat + 1}"]
    gaps = [after - before for before, after in pairwise(row)]
    assert len(row) == found["players"][seat]["castles"] + found["players"][seat]["built"]
    assert min(gaps) >= 20  # As wide as one: none hides another.
    assert max(row) + 20 < 292 - 62


def test_an_area_that_was_taken_leaves_the_parts_of_its_octagon_as_they_were() -> None:
    """The page marks a thing whose own parts others have changed: an area, not all of its octagon."""
    found = position("battle")
    octagon, area = next(
        (octagon, area)
        for octagon in found["octagons"]
        for area in octagon["areas"]
        if area["fresh"] and area["leaders"]
    )

    def parts(thing: ET.Element) -> list[str]:
        piece = next(e for e in thing if e.get("class") == "piece")
        own = [e for e in piece if e.get("data-pick") is None]
        return [href for each in own for e in each.iter() if (href := e.get("href"))]

    def drawn(name: str) -> list[str]:
        return parts(things(board(found, NAMES, tr), name)[0])

    after, taken = drawn(f"octagon-{octagon['name']}"), drawn(f"area-{area['name']}")
    area["fresh"] = False
    assert drawn(f"area-{area['name']}") == taken
    area["evaluated"] = False
    assert drawn(f"octagon-{octagon['name']}") == after
    assert drawn(f"area-{area['name']}") != taken


def test_cards_of_others_are_not_drawn() -> None:
    found = view(state("battle"), NOBODY)
    drawn = "".join(opponent(found, seat, NAMES, tr) for seat in range(4))
    assert '"#c-' not in drawn


def test_a_spectator_has_nothing_of_his_own() -> None:
    found = position("building", NOBODY)
    assert mine(found, NAMES, tr) == mine_narrow(found, NAMES, tr) == mine_strip(found, NAMES, tr) == ""
    assert others(found) == [0, 1, 2, 3]
    assert others(position("building", 1)) == [2, 3, 0]
    assert "deck" in picks(picture(found, NAMES, tr))


def test_words_are_translated() -> None:
    markup = picture(with_cards(3), NAMES, lambda word: f"«{word}»")
    for word in ("Characters", "Deck", "A castle costs", "King", "Castelli", "Played last"):
        assert f"«{word}»" in markup


def test_the_sprite_is_light() -> None:
    assert len(sprite()) < 200_000
