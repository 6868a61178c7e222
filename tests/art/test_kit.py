"""The kit: markup is escaped, text fits, symbols are whole, pictures become PNG."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
import zlib

import pytest
from markupsafe import Markup

from maniero.art import css, icons
from maniero.art.boards import ScoreTrack, patterns
from maniero.art.kit import el, icon, n, pick, rect, svg, text
from maniero.art.lettering import clean, fit, shortened, width
from maniero.art.palette import HOUSE
from maniero.art.pieces import cluster, die, printed_die, token
from maniero.art.png import render
from maniero.art.shapes import box, crenels, hexagon, octagon, polygon, shield


def test_plain_text_is_escaped_and_markup_is_not() -> None:
    inner = el("b", "<i>")
    assert inner == "<b>&lt;i&gt;</b>"
    assert el("g", inner, 'a"b', data_pick='x">') == ('<g data-pick="x&#34;&gt;"><b>&lt;i&gt;</b>a&#34;b</g>')


def test_what_is_kept_of_markup_is_not_taken_for_plain_text() -> None:
    assert text(Markup("<b/>"), 0, 0).endswith("><b/></text>")
    assert text("<b/>", 0, 0).endswith(">&lt;b/&gt;</text>")


def test_characters_that_no_document_may_hold_are_dropped() -> None:
    assert el("text", "a\x00b\ud800c\x1b\ufffe", aria_label="\x07d") == '<text aria-label="d">abc</text>'


def test_attributes_without_a_value_are_left_out() -> None:
    assert el("use", href="#a", x=1.50, y=None, class_="b") == '<use href="#a" x="1.5" class="b"/>'


@pytest.mark.parametrize(
    ("number", "written"), [(1, "1"), (1.0, "1"), (0.5, "0.5"), (2.346, "2.35"), (-3.10, "-3.1")]
)
def test_numbers_are_short(number: float, written: str) -> None:
    assert n(number) == written


def test_a_thing_to_pick_has_four_halos_behind_it() -> None:
    thing = ET.fromstring(pick("city-K", "city", text("K", 0, 0), id="k", label='"K"', x=3))
    assert [child.get("class") for child in thing] == [
        "halo halo-3",
        "halo halo-2",
        "halo halo-1",
        "halo halo-0",
        "piece",
    ]
    assert (thing.get("id"), thing.get("data-pick"), thing.get("aria-label")) == ("k", "city-K", '"K"')


@pytest.mark.parametrize("name", ["<b>", "x" * 200, "👩‍👧" * 50, "שלום " * 30, "m" * 9, "", "a\u0301" * 80])
def test_a_name_fits_its_room(name: str) -> None:
    short = fit(name, 100, 15)
    assert width(short, 15) <= 100
    assert short == clean(name) or short.endswith("…")


def test_names_are_cleaned() -> None:
    assert clean("\u202eabc\u202c\x00 \n d") == "abc d"
    assert len(clean("e" + "\u0301" * 50)) == 3
    assert shortened(["a" * 99]) == ["a" * 40 + "…"]


def test_every_symbol_is_well_formed_and_in_colours_of_the_palette() -> None:
    drawn = icons.drawings()
    assert len(drawn) > 100
    for name in drawn:
        ET.fromstring(icons.symbol(name))
        known = set(HOUSE) | {"c", "c-2"}
        assert set(re.findall(r"var\(--([\w-]+)\)", drawn[name])) <= known, name


def test_a_piece_of_a_seat_carries_its_colours() -> None:
    four = icons.owned("emporium")
    assert "var(--c)" not in four
    assert 'id="i-emporium-3"' in four
    assert "var(--seat-3-2)" in four


def test_outlines_are_closed() -> None:
    for outline in (
        box(3, 4),
        hexagon(9),
        octagon(9),
        shield(24),
        crenels(0, 0, 60, 40),
        polygon([(0, 0), (9, 0), (0, 9)], 1),
    ):
        assert outline.startswith("M")
        assert outline.endswith("z")


@pytest.mark.parametrize("value", range(1, 7))
def test_dice_show_their_pips(value: int) -> None:
    assert die(value, 30).count("<circle") == printed_die(value, 30, "pip").count("<circle") == value


@pytest.mark.parametrize("seats", range(1, 5))
def test_markers_of_one_space_do_not_hide_each_other(seats: int) -> None:
    places = cluster(seats, 16)
    assert len(places) == seats
    for i, (x, y, size) in enumerate(places):
        assert all(abs(x - a) >= size * 0.9 or abs(y - b) >= size * 0.9 for a, b, _ in places[:i])


def test_the_score_track_goes_round_clockwise() -> None:
    track = ScoreTrack(0, 0, 280, 240, 24, 27, 23)
    assert track.spaces == 100
    assert track.at(0) == (12, 12)
    assert track.at(27) == (268, 12)
    assert track.at(50) == (268, 228)
    assert track.at(77) == (12, 228)
    assert len({track.at(i) for i in range(100)}) == 100


def test_tokens_and_patterns_are_well_formed() -> None:
    ET.fromstring(svg(9, 9, patterns(), *(token(seat, 16) for seat in range(1, 5)), label="all"))


def test_the_style_sheet_names_every_colour_in_both_themes() -> None:
    sheet = css.tokens({})
    for name, (light, dark) in HOUSE.items():
        assert f"--{name}:{light};" in sheet
        assert f"--{name}:{dark};" in sheet
    assert sheet.count("{") == sheet.count("}")


# ------------------------------------------------------------ PNG
def pixel(png: bytes) -> tuple[int, ...]:
    """The pixel of a picture that has one."""
    assert png.startswith(b"\x89PNG")
    at, data = 8, b""
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += 12 + size
    return tuple(zlib.decompress(data)[1:4])


def rgb(name: str, dark: bool) -> tuple[int, ...]:
    return tuple(bytes.fromhex(HOUSE[name][dark][1:7]))


@pytest.mark.parametrize("dark", [False, True])
def test_a_png_is_in_the_colours_of_its_theme(dark: bool) -> None:
    assert pixel(render(svg(1, 1, rect(0, 0, 1, 1, 0, "brand"), label=""), 1, dark)) == rgb("brand", dark)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("seat", range(1, 5))
def test_pieces_used_from_a_sprite_come_out_in_the_seats_colour(seat: int, dark: bool) -> None:
    body = el("defs", icons.owned("emporium")) + icon(f"emporium-{seat}", 6, -4, 24, 0.01)
    assert pixel(render(svg(1, 1, body, label=""), 1, dark)) == rgb(f"seat-{seat}", dark)


def test_a_mark_takes_the_colour_it_is_given() -> None:
    body = el("defs", icons.symbol("mark-blue")) + icon("mark-blue", 0, -2, 24, 1, color="var(--good)")
    assert pixel(render(svg(1, 1, body, label=""), 1)) == rgb("good", False)


def test_a_png_is_as_wide_as_asked() -> None:
    png = render(svg(20, 10, Markup(""), label="empty"), 50)
    assert struct.unpack(">II", png[16:24]) == (50, 25)
