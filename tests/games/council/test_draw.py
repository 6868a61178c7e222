"""The picture of The Council of Four: every thing can be picked, everything fits, nothing leaks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from maniero.games.council.draw import board, mine, mine_narrow, opponent, picture, sprite
from maniero.games.council.draw.hand import fan, spread
from maniero.games.council.draw.panels import others
from maniero.games.council.draw.tracks import ROOM
from tests.games.council.pictured import POSITIONS, full, middle, opening, permit
from tests.games.council.printed import CITIES, PERMITS, ROADS
from tests.games.pictures import NAMES, Draw, parse, picks, said, text_sizes, texts, tr


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


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    cut = [text for text in texts(opponent(middle(), 1, ["m" * 200] * 4, tr)) if text.endswith("…")]
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


@pytest.mark.parametrize(("coins", "last"), [(1, 1), (20, 20), (21, 30), (99, 60)])
def test_tracks_of_any_length_have_room(coins: int, last: int) -> None:
    view = opening()
    view["most_coins"] = coins
    view["nobility"] = (view["nobility"] * 3)[: last + 1]
    for who in view["players"]:
        who.update({"nobility": last, "coins": coins})
    markup = board(view, NAMES, tr)
    assert {name for name in picks(markup) if name.startswith("nobility-")} == {
        f"nobility-{i}" for i in range(last + 1)
    }
    for e in parse(markup).iter():
        if (e.get("id") or "").startswith(("noble-", "wealth-")):
            x = float(re.findall(r"-?[\d.]+", e.get("transform") or "")[0])
            assert -7 < x < ROOM + 7, "half a marker"


@pytest.mark.parametrize(("coins", "numbers"), [(4, "0 1 2 3 4"), (20, "0 1 2 3"), (40, "0 2 4 6")])
def test_the_wealth_track_has_the_numbers_of_the_box(coins: int, numbers: str) -> None:
    view = opening()
    view["most_coins"] = coins
    tracks = next(e for e in parse(board(view, NAMES, tr)).iter() if e.get("id") == "tracks")
    written = [e.text for e in tracks.iter() if e.tag.endswith("text")]
    assert f" {numbers} " in f" {' '.join(map(str, written))} "
    assert str(coins) in written[-1:]


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


@pytest.mark.parametrize("permits", [0, 2, 5, 6, 9])
@pytest.mark.parametrize("name", POSITIONS)
def test_no_text_is_smaller_than_eleven_pixels_whatever_the_permits(name: str, permits: int) -> None:
    view = POSITIONS[name]()
    for who in view["players"]:
        who["permits"] = [permit(n) for n in ("G", "BC", "NO", "FGJ", "MNO", "KL", "A", "I", "CDE")[:permits]]
    page = [picture(view, NAMES, tr), *(opponent(view, s, NAMES, tr) for s in others(view))]
    page += [] if view["viewer"] is None else [mine_narrow(view, NAMES, tr)]
    small = {text: size for markup in page for text, size in text_sizes(markup, sprite()) if size < 11}
    assert small == {}


def test_messages_are_translated() -> None:
    markup = picture(middle(), NAMES, lambda message: f"«{message}»")
    for message in ("Coast", "Hills", "Mountains", "King", "Free", "Turn of {name}"):
        assert f"«{message}»".format(name="Anna") in markup
