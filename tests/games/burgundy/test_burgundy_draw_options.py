"""Small pictures of what can be chosen before a game of The Castles of Burgundy."""

from __future__ import annotations

import pytest

from maniero.games import find
from maniero.games.burgundy.draw.options import expansion_picture, option_picture
from maniero.games.burgundy.setup import OPTIONS
from maniero.i18n import language
from tests.games.pictures import ids, parse, tr, used

VALUES = {option.name: option.values for option in OPTIONS}
SWITCHES = ["extra", "white", "inns", "routes", "shields"]
EXPANSIONS = [*SWITCHES, "posts", "teams", "solo"]


def stands_alone(drawn: str) -> None:
    """It needs no sprite, and many of them may lie on one page."""
    root = parse(drawn)
    assert root.get("viewBox") == "0 0 120 80"
    assert root.get("aria-label")
    assert not ids(drawn)
    assert not used(drawn)


@pytest.mark.parametrize("value", VALUES["duchy"])
def test_every_duchy_has_a_picture(value: str) -> None:
    stands_alone(option_picture("duchy", value, tr))


@pytest.mark.parametrize("name", SWITCHES)
def test_an_expansion_has_a_picture_when_it_is_in_play(name: str) -> None:
    assert option_picture(name, "yes", tr) == expansion_picture(name, tr)
    assert option_picture(name, "no", tr) == ""


@pytest.mark.parametrize("name", EXPANSIONS)
def test_every_expansion_has_a_picture(name: str) -> None:
    stands_alone(expansion_picture(name, tr))


def test_no_two_pictures_are_the_same() -> None:
    drawn = [option_picture("duchy", value, tr) for value in VALUES["duchy"]]
    drawn += [option_picture(name, "yes", tr) for name in SWITCHES]
    bodies = [picture.split(">", 1)[1] for picture in drawn]
    assert len(set(bodies)) == len(bodies)


@pytest.mark.parametrize(("option", "value"), [("target", "50"), ("first", "random"), ("first", "1")])
def test_what_is_no_thing_has_no_picture(option: str, value: str) -> None:
    assert option_picture(option, value, tr) == ""


def test_islands_have_rivers_between_them() -> None:
    assert "var(--sea)" in option_picture("duchy", "13a", tr)
    assert "var(--sea)" not in option_picture("duchy", "12a", tr)


def test_the_catalogue_knows_them() -> None:
    draw = find("burgundy").drawing().option_picture
    assert draw is not None
    assert 'aria-label="Taverne"' in draw("inns", "yes", language("it")._)
