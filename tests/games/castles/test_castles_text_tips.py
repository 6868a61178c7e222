"""What explains itself in Castles: the things on the table, the options."""

from __future__ import annotations

import pytest

from maniero.games.castles.names import BANNERS, NONE, SIDES, SQUARE_NAMES
from maniero.games.castles.nouns import a_tile
from maniero.games.castles.rules.finishing import so_far
from maniero.games.castles.state import Castles
from maniero.games.castles.text.nouns import Nouns
from maniero.games.castles.view import TileView, view
from maniero.i18n import language
from maniero.kernel.state import NOBODY
from tests.games.castles.positions import EXAMPLE, begin, end, fresh, keep, left, play, site, table, waste
from tests.games.castles.wording import BOX, ENGLISH, ITALIAN, WHOLE_GAMES, WORDS, whole_game
from tests.games.wording import said


def things(s: Castles) -> list[str]:
    """All that a picture may show to the first seat."""
    seen = view(s, 0)
    me = seen["players"][0]
    held = [each for each in [*me["drawn"], *me["reserve"], *me["yard"]] if each is not None]
    of_seats = ("site", "reserve", "yard", "eyesores", "castle", "score")
    return [
        *[f"square-{name}" for name in SQUARE_NAMES],
        *[f"turn-{turn}" for turn in range(4)],
        *[f"tile-{each['source']}" for each in held if each["source"] != "gate"],
        *(["gate"] if me["gate"] or any(each["source"] == "gate" for each in held) else []),
        *[f"{kind}-{seat + 1}" for kind in of_seats for seat in range(s.seats)],
        *["reserve", "eyesores", "yard", "quarry", "box"],
    ]


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_everything_on_the_table_explains_itself(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions[::15]:
        seen = view(s, 0)
        for pick in things(s):
            WORDS.explained(seen, pick)


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_points_at_the_end_are_those_foreseen(args: tuple[int, int, str]) -> None:
    s = whole_game(*args).positions[-1]
    before = so_far_of(s)
    assert before == s.points == [player["points"] for player in view(s, NOBODY)["players"]]
    assert said(ENGLISH.tip(view(s, 0), "score-1"))[1].startswith(str(s.points[0]))


def so_far_of(s: Castles) -> list[int]:
    return [so_far(s, seat) for seat in range(s.seats)]


# ---- tiles that are not built yet


def test_tips_of_tiles() -> None:
    s = table(2)
    keep(s, 0, "rPb", "gC", "gC")
    begin(s, "gC gO", "rO rI")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "tile-a")) == [
        "A corner of grey stone",
        "You have drawn it in this round.",
        "Mortar to the north, to the east",
        "You can build it on: A1, B1, C1, E1, F1, G1, D2",
        "turn.use",
    ]
    assert said(ITALIAN.tip(seen, "tile-b"))[:3] == [
        "Un blocco pieno di pietra grigia",
        "Tessera pescata in questo round.",
        "Calce su tutti i lati",
    ]
    assert said(ENGLISH.tip(seen, "tile-r1"))[:4] == [
        "A parapet of red brick with a blue banner",
        "It is in your reserve.",
        "Mortar to the east, to the south, to the west",
        "A banner always points up, so a tile with a banner is not turned.",
    ]
    # Of equal tiles only the first one can be chosen, but what it can do holds for both.
    assert said(ENGLISH.tip(seen, "tile-r3")) == said(ENGLISH.tip(seen, "tile-r2"))
    assert ENGLISH.tip(view(s, 1), "tile-r1") is None
    play(s, "1 store-a", "1 store-b")
    assert len(said(ENGLISH.tip(view(s, 0), "tile-r2"))) == 4  # Nothing is asked of this seat now.


def test_tips_of_new_tiles_and_of_the_yard() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    play(s, "1 offer-2", "draw-gC", "draw-rC")
    assert said(ENGLISH.tip(view(s, 0), "tile-a"))[1::3] == [
        "You have drawn it after your offer.",
        "offer.replacement",
    ]
    names = ["Anna", "Bruno"]
    assert said(ENGLISH.tip(view(s, 1), "tile-y1", names))[:2] == [
        "A tile, face down",
        "It is in your yard, offered by Anna.",
    ]
    assert said(ENGLISH.tip(view(s, 1), "yard", names)) == [
        "Yard of Bruno",
        "2 tiles lie here.",
        "Offered by Anna",
        "Tiles in the yards are used when all have finished their turns.",
        "yard.each",
    ]
    # Who has offered them knows them.
    assert said(ENGLISH.tip(view(s, 0), "yard-2"))[3] == (
        "A solid piece of grey stone; a straight piece of grey stone"
    )
    play(s, "1 store-a", "1 store-b", "2 discard", "show")
    assert said(ITALIAN.tip(view(s, 1), "tile-y2", names))[:2] == [
        "Un tratto dritto di pietra grigia",
        "È nel tuo cantiere: tessera offerta da Anna.",
    ]


def test_tips_of_turns() -> None:
    s = table(2)
    begin(s, "gBr gO", "rO rI")
    seen = view(s, 0)
    turned = said(ENGLISH.tip(seen, "turn-0"))
    assert turned[0] == "Not turned"
    assert turned[1].startswith("A battlement of grey stone with a red banner: A1, ")
    assert said(ITALIAN.tip(seen, "turn-2")) == [
        "Girata due volte",
        "Così non si può costruire nulla.",
        "build.turn",
    ]


def test_tips_of_the_gate() -> None:
    s = fresh()
    assert said(ENGLISH.tip(view(s, 0), "gate"))[2] == "You can build it on: B1, C1, D1, E1, F1"
    play(s, "1 gate-D")
    assert ENGLISH.tip(view(s, 0), "gate") is None
    s = table(2, gate="reserve")
    assert said(ITALIAN.tip(view(s, 0), "gate"))[0] == "Il tuo cancello"


# ---- the site


def test_tips_of_squares() -> None:
    s = table(2, illegal="allowed")
    site(s, 0, "E1 gC 3", "A1 gI 0", "D2 rBr 2")
    begin(s, "gE gO", "rO rI")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "square-E1")) == [
        "Square E1",
        "A corner of grey stone",
        "Part of your castle.",
        "end.size",
    ]
    assert said(ENGLISH.tip(seen, "square-A1"))[2] == "Not joined to your gate."
    assert said(ENGLISH.tip(seen, "square-D2"))[1:] == [
        "An end piece of red brick with a red banner, mortar to the north",
        "It breaks a rule of building.",
        "end.illegal",
    ]
    assert said(ITALIAN.tip(seen, "square-E2")) == [
        "Casella E2",
        "Qui non c'è nessuna tessera.",
        "Accanto c'è della calce: ci pioverà dentro se qui non si costruisce nulla.",
        "Qui puoi costruire: un pezzo terminale di pietra grigia, un blocco pieno di pietra grigia",
        "end.rain",
    ]
    s = table(2, gate="reserve")
    site(s, 0, "A1 gI 0")
    begin(s, "gE gO", "rO rI")
    assert said(ENGLISH.tip(view(s, 0), "square-A1"))[2] == "Your gate is not built yet."
    assert said(ENGLISH.tip(view(s, 0), "square-C3"))[2:] == [
        "Nothing you have can be built here.",
        "build.match",
    ]


def test_tips_of_a_site() -> None:
    s = table(4, stability="yes")
    site(s, 0, EXAMPLE, "A1 gI 0")
    names = ["Anna", "Bruno", "Carla", "Dario"]
    found = said(ENGLISH.tip(view(s, 2), "site-1", names))
    assert found[:4] == [
        "Construction site of Anna",
        "Gate of grey stone",
        "A castle of 14 tiles, 3 squares where it rains in",
        "1 tile is not joined to it.",
    ]
    assert found[4] == "2 red banners, 1 blue banner, 2 green banners, 1 yellow banner"
    assert found[5].startswith("Largest part of grey stone: ")
    assert said(ITALIAN.tip(view(s, 2), "site-2"))[1:3] == [
        "Cancello di mattoni rossi",
        "Un castello di 1 tessera, 3 caselle in cui piove",
    ]
    s = table(2, gate="reserve")
    assert said(ENGLISH.tip(view(s, 0), "site-1"))[2] == "No gate, no castle yet"


# ---- the other things


def test_tips_of_the_rulebooks_example() -> None:
    s = table(4)
    site(s, 0, EXAMPLE)
    keep(s, 0, "gT", "gT", "gO")
    waste(s, 0, "rT", "rT", "rO")
    seen = view(s, 1)
    assert said(ENGLISH.tip(seen, "score-1")) == [
        "Points of Player 1",
        "If the game ended now: 8 points",
        "A castle of 14 tiles, 2 squares where it rains in",
        "In the reserve: 3 tiles",
        "Eyesores: 3 tiles",
        "end.size",
    ]
    assert said(ENGLISH.tip(seen, "reserve-1"))[:3] == [
        "Reserve of Player 1",
        "Spaces taken: 3 of 8.",
        "A tee of grey stone; a tee of grey stone; a solid piece of grey stone",
    ]
    assert said(ITALIAN.tip(seen, "eyesores-1"))[:2] == ["Pugni nell'occhio: Giocatore 1", "3 tessere"]
    assert said(ITALIAN.tip(seen, "eyesores"))[1:3] == [
        "Non ce ne sono.",
        "Ogni pugno nell'occhio costa 1 punto.",
    ]
    end(s)
    assert said(ENGLISH.tip(view(s, 1), "score-1")) == ["Points of Player 1", "8 points", "end.winner"]


def test_tips_of_what_all_share() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    play(s, "1 discard")
    seen = view(s, 1)
    assert said(ENGLISH.tip(seen, "quarry")) == [
        "Quarry",
        "60 tiles are left to draw.",
        "A round takes 4 tiles or more.",
        "end.quarry",
    ]
    assert said(ITALIAN.tip(seen, "box"))[:2] == ["Scatola", "Sono state scartate 2 tessere."]
    assert said(ENGLISH.tip(seen, "castle-1"))[1].endswith("the turn is finished.")
    assert said(ENGLISH.tip(seen, "castle-2"))[1].endswith("the turn is not finished.")
    assert said(ENGLISH.tip(seen, "yard-1"))[1] == "It is empty: a pair can be offered here."
    assert said(ENGLISH.tip(seen, "yard-2"))[1] == "It is empty."


@pytest.mark.parametrize(
    ("tiles", "english", "italian"),
    [
        (1, "1 tile was too few", "1 tessera non bastava per un altro round ed è stata scartata."),
        (3, "3 tiles were too few", "3 tessere non bastavano per un altro round e sono state scartate."),
    ],
)
def test_the_quarry_says_what_was_discarded_at_the_end(tiles: int, english: str, italian: str) -> None:
    s = table(2)
    left(s, *["gC"] * tiles)
    s.boxed = []
    s.settle()
    assert said(ENGLISH.tip(view(s, 0), "quarry"))[1] == "0 tiles are left to draw."
    assert said(ENGLISH.tip(view(s, 0), "quarry"))[3].startswith(english)
    assert said(ITALIAN.tip(view(s, NOBODY), "quarry"))[3] == italian


@pytest.mark.parametrize(
    "pick",
    [
        "tile-a",
        "tile-r1",
        "tile-y3",
        "square-H1",
        "turn-4",
        "gate",
        "site-3",
        "yard-0",
        "score-x",
        "dragon-1",
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    assert ENGLISH.tip(view(table(2), 0), pick) is None


@pytest.mark.parametrize("pick", ["reserve", "eyesores", "square-D2", "turn-0"])
def test_spectators_hold_nothing(pick: str) -> None:
    s = table(2)
    assert ENGLISH.tip(view(s, 0), pick) is not None
    assert ENGLISH.tip(view(s, NOBODY), pick) is None


# ---- names


def test_every_tile_that_a_file_may_have_gets_a_name() -> None:
    """Also those that our box does not have, each with a name of its own; turns share it."""
    for tr in (language("en")._, language("it")._):
        found = {a_tile(seen_tile(sides, None), tr) for sides in every_side()}
        assert len(found) == 5
        flown = {a_tile(seen_tile(sides, colour), tr) for sides in every_side() for colour in BANNERS}
        assert len(flown) == 15 * len(BANNERS)
        assert not any("{" in name for name in found | flown)


def every_side() -> list[str]:
    return ["".join("m" if n >> side & 1 else "s" for side in range(len(SIDES))) for n in range(1, 16)]


def seen_tile(sides: str, banner: str | None) -> TileView:
    return {"name": "?", "shape": "?", "wall": "sand", "sides": sides, "banner": banner, "turns": 1}


def test_names_are_those_of_the_box() -> None:
    nouns = Nouns(language("en"))
    assert len({nouns.a(tile) for tile in BOX.tiles}) == len({nouns.the(tile) for tile in BOX.tiles})
    assert len({nouns.a(tile) for tile in BOX.tiles}) == len(BOX.tiles)
    for tile in BOX.tiles:
        assert ("banner" in nouns.a(tile)) == (tile.banner != NONE)


def test_titles_of_options() -> None:
    assert ITALIAN.option("first") == "Primo giocatore"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
    assert ENGLISH.option("gate") == "Where the gate begins"
    assert (ENGLISH.value("gate", "site"), ENGLISH.value("gate", "reserve")) == (
        "On the site",
        "In the reserve",
    )
    assert ITALIAN.value("illegal", "allowed") == "Permesse, ma costano punti"
    assert ENGLISH.value("stability", "yes") == "In use"
