"""What explains itself in the expansions, and how they are called before a game."""

from __future__ import annotations

import pytest

from maniero.games import GAMES
from maniero.games.burgundy.view import view
from maniero.i18n import language
from maniero.kernel.state import NOBODY
from tests.games.burgundy.positions import BLACK, depot, give, inns, route, solo, table
from tests.games.burgundy.wording import ENGLISH, ITALIAN, WORDS
from tests.games.wording import checked, said


def test_tips_of_tiles() -> None:
    s = table(2, extra="yes", white="yes", inns="yes")
    give(s, storage="crane geese monastery28")
    depot(s, 2, "whitecastle")
    inns(s, 2)
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "tile-2-whitecastle"))[:2] == [
        "A white castle",
        "Take one action at once with the number of the white die. Workers may change the number for this"
        " action; the die itself stays as it is.",
    ]
    assert said(ITALIAN.tip(seen, "stored-crane"))[:2] == [
        "Un argano",
        "Quando lo piazzi, usa l'effetto di un qualsiasi edificio, anche di uno che non è nel tuo ducato.",
    ]
    assert said(ENGLISH.tip(seen, "stored-geese"))[0] == "Geese"
    assert said(ITALIAN.tip(seen, "stored-monastery28"))[0] == "Il monastero 28"
    assert said(ENGLISH.tip(seen, "tile-0-inn"))[-1] == "inns.place"
    assert said(ITALIAN.tip(seen, "inns"))[:2] == ["Taverne", "Accanto al deposito nero ci sono 2 taverne."]
    assert "2 inns lie beside the black depot." in said(ENGLISH.tip(seen, "black-depot"))
    assert said(ENGLISH.tip(seen, "hire"))[-1] == "monastery.28"


def test_tips_of_shields() -> None:
    s = table(3, shields="yes")
    depot(s, 5, shields="7 9")
    give(s, 1, shields="13:D4")
    give(s, 0, shields="17:D4", tiles="E3:mine", goods="4 4")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "shield-7")) == [
        "Shield 7",
        "Bonus tiles give you twice their points. At the end it gives 8 points.",
        "shield.7",
    ]
    assert "Shields: 7, 9" in said(ENGLISH.tip(seen, "depot-5"))
    assert said(ITALIAN.tip(seen, "shield-13"))[2] == "Sul castello in D4: Giocatore 2"
    assert any("Shield 17" in line for line in said(ENGLISH.tip(seen, "space-D4")))
    assert "Completed in this phase it gives 10 + 10 points." in said(ENGLISH.tip(seen, "space-G1"))
    assert "Scudi: 13" in said(ITALIAN.tip(seen, "duchy-1"))
    assert "Selling all of them gives 6 points." in said(ENGLISH.tip(seen, "store-4"))
    give(s, 0, shields="12:D4")
    assert "Selling all of them gives 12 points." in said(ENGLISH.tip(view(s, 0), "store-4"))
    give(s, 0, shields="4:D4")
    assert said(ENGLISH.tip(view(s, 0), "storage"))[-1] == "shield.4"


def test_tips_of_routes_and_posts() -> None:
    s = table(2, "11a", castle="A1", routes="yes")
    give(s, tiles="B1:monastery1 C2:cow2")
    route(s, 0, [9, 3], laid="1 4")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "route"))[:2] == ["Trade route", "4 spaces are free."]
    assert said(ENGLISH.tip(seen, "route-1")) == [
        "Trade route, space 1",
        "For fish: 2 silver",
        "Laid here: fish",
        "routes.bonus",
    ]
    assert said(ITALIAN.tip(seen, "route-4"))[1:-1] == ["Con vino: un'azione"]
    assert said(ENGLISH.tip(seen, "post-0")) == [
        "Border post: west",
        "A tile has reached it.",
        "Two posts linked in this phase give 10 points.",
        "The next to link all three gets 5 points more.",
        "posts.pair",
    ]
    assert said(ITALIAN.tip(seen, "post-2"))[:2] == ["Posto di confine: sud", "Non ancora raggiunto."]


def test_linked_posts_are_named() -> None:
    s = table(2, "11a", dice="3 3", castle="A1")
    give(s, tiles="C1:ship C2:cow2 C3:market C4:bank C5:ship", storage="cow3")
    for word in ("place-3-C6", "tile-cow3"):
        s.apply(s.vocabulary().parse(word))
    assert "Linked with: east" in said(ENGLISH.tip(view(s, 0), "post-0"))


def test_tips_of_teams_and_the_solo_game() -> None:
    s = table(4, "12a", castle="D7", shields="yes")
    give(s, 0, shields="7:D7", own="ship", storage="mine")
    seen = view(s, 0)
    for pick in ("shared", "own", "storage"):
        assert said(ENGLISH.tip(seen, pick))[-1] == "teams.store"
    assert said(ENGLISH.tip(seen, "stored-ship"))[0] == "A ship"
    assert said(ENGLISH.tip(seen, "shield-7"))[2:-1] == ["On castle D7: Player 1, Player 3"]
    assert said(ENGLISH.tip(seen, "duchy-2"))[0] == "Duchy 12a: Player 3"
    s = solo()
    give(s, points=12, storage="black")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "target")) == [
        "Target: 50 points",
        "Your counter stands at 12.",
        "When it is reached you have one more action, and the next target is 45.",
        "36 spaces are still empty.",
        "solo.reset",
    ]
    assert said(ITALIAN.tip(seen, "stored-black"))[0] == "Una tessera coperta"
    assert said(ENGLISH.tip(seen, "bonus-mine"))[-1] == "solo.colour"


@pytest.mark.parametrize(
    "pick",
    [
        "inns",
        "shield-7",
        "shield-19",
        "hire",
        "shared",
        "own",
        "route",
        "route-1",
        "post-0",
        "target",
        "tile-0-inn",
    ],
)
def test_without_the_expansion_there_is_no_tip(pick: str) -> None:
    s = table(2)
    depot(s, BLACK, "")
    assert ENGLISH.tip(view(s, 0), pick) is None


@pytest.mark.parametrize("pick", ["route", "route-1", "post-0", "shared"])
def test_spectators_have_no_route_and_no_posts(pick: str) -> None:
    s = table(2, "11a", castle="A1", routes="yes")
    route(s, 0, [9])
    assert ENGLISH.tip(view(s, NOBODY), pick) is None


def test_titles_of_options() -> None:
    assert ITALIAN.option("inns") == "Taverne"
    assert ITALIAN.value("inns", "yes") == "Con"
    assert ENGLISH.value("shields", "no") == "Without"
    assert ENGLISH.value("target", "47") == "47 points"
    assert ENGLISH.value("duchy", "11") == "11: border posts, each another one"
    assert ITALIAN.value("duchy", "12b") == "12b: due squadre, per esperti"
    assert ITALIAN.value("duchy", "13a") == "13a: solitario"


def test_titles_of_bundles() -> None:
    for bundle in GAMES["burgundy"].bundles:
        english, italian = ENGLISH.bundle(bundle.name), ITALIAN.bundle(bundle.name)
        for pair in zip(english, italian, strict=True):
            checked(pair)
        assert english[1].endswith(".")


def test_what_is_not_confirmed_is_named() -> None:
    doubtful = {part for part, level in GAMES["burgundy"].box().confidence.items() if level != "confirmed"}
    assert {"border_posts", "trade_routes", "duchy_12b", "duchy_13b"} <= doubtful
    for part in doubtful:
        checked((ENGLISH.component(part), ITALIAN.component(part)))


def test_every_chapter_of_the_rules_has_a_title() -> None:
    for code in ("en", "it"):
        text = GAMES["burgundy"].text(language(code))
        titles = [text.chapter(chapter) for chapter in {id.partition(".")[0] for id in WORDS.clauses}]
        assert len(set(titles)) == len(titles)
