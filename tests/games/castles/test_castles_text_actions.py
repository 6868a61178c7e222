"""What may be done in Castles, as orders and buttons."""

from __future__ import annotations

import pytest

from maniero.games.castles.actions import Build, Gate
from maniero.games.castles.state import Castles
from maniero.kernel.action import Action
from maniero.kernel.bits import members, numbers
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY
from tests.games.castles.positions import COMPLETE_2, SMALL, begin, fresh, keep, offer, play, site, table
from tests.games.castles.wording import ENGLISH, ITALIAN, WHOLE_GAMES, WORDS, orders, whole_game

FILLED = ["A1 rBr", "B1 rBb", "F1 rBg", "G1 rBy"]  # With SMALL: nothing can be built any more.
EIGHT = ["gO", "gO", "gO", "gO", "rO", "rO", "rO", "rO"]


def middle() -> Castles:
    """The first seat has drawn a corner and a banner, and keeps a corner of the same kind."""
    s = table(2)
    keep(s, 0, "gC")
    begin(s, "gC rBr", "rO rI")
    return s


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "build-a-D2-1",
            "Build the corner of grey stone on D2, turned once: "
            "joins the castle, closes 1 open side, opens 1 new side",
            "Costruisci l'angolo di pietra grigia in D2, con un quarto di giro: "
            "si unisce al castello, chiude 1 lato aperto, apre 1 nuovo lato",
        ),
        (
            "build-b-D2-0",
            "Build the battlement of red brick with a red banner on D2: joins the castle, closes 1 open side",
            "Costruisci la merlatura di mattoni rossi con uno stendardo rosso in D2: "
            "si unisce al castello, chiude 1 lato aperto",
        ),
        (
            "build-r1-G1-3",
            "Build the corner of grey stone from the reserve on G1, turned three times: "
            "stands apart from the castle, opens 2 new sides",
            "Costruisci l'angolo di pietra grigia dalla riserva in G1, con tre quarti di giro: "
            "non si unisce al castello, apre 2 nuovi lati",
        ),
        (
            "store-b",
            "Put the battlement of red brick with a red banner into the reserve: 6 spaces stay free",
            "Metti la merlatura di mattoni rossi con uno stendardo rosso in riserva: restano liberi 6 spazi",
        ),
        (
            "offer-2",
            "Offer both tiles to player 2: you draw two new ones",
            "Offri entrambe le tessere al giocatore 2: ne peschi due nuove",
        ),
        ("discard", "Discard both tiles", "Scarta entrambe le tessere"),
        ("ready", "Build nothing more and draw", "Non costruire altro e pesca"),
        ("done", "Build nothing more in this round", "Non costruire altro in questo round"),
        ("show", "Look at the tiles in the yards", "Guarda le tessere nei cantieri"),
        ("first-2", "Let player 2 go first", "Fai cominciare il giocatore 2"),
        ("draw-wT", "Draw a tee of white limestone", "Pesca un pezzo a T di calcare bianco"),
        (
            "draw-sPy",
            "Draw a parapet of sandstone with a yellow banner",
            "Pesca un parapetto di arenaria con uno stendardo giallo",
        ),
        ("gate-B", "Build the gate on B1", "Costruisci il cancello in B1"),
        ("build-y1-D2-0", "Build tile 1 of the yard on D2", "Costruisci la tessera 1 del cantiere in D2"),
        ("build-a-D1-2", "Build the corner of grey stone on D1, turned twice", None),
    ],
)
def test_orders(word: str, english: str, italian: str | None) -> None:
    found = orders(middle(), 0, word)
    assert found[0] == english
    assert italian in (None, found[1])


def test_an_order_speaks_of_the_tiles_of_who_reads_it() -> None:
    """Both seats are asked at the same time, and each has a first tile."""
    s = middle()
    assert s.actors() == [0, 1]
    assert orders(s, 1, "build-a-D2-0")[0].startswith("Build the solid piece of red brick on D2: joins")
    assert orders(s, 1, "store-b")[0].endswith(
        "the straight piece of red brick into the reserve: 7 spaces stay free"
    )


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        (
            "build-a-D2-1",
            "Build the first tile drawn on D2, turned once",
            "Costruisci la prima tessera pescata in D2, con un quarto di giro",
        ),
        (
            "build-r1-G1-3",
            "Build tile 1 of the reserve on G1, turned three times",
            "Costruisci la tessera 1 della riserva in G1, con tre quarti di giro",
        ),
        (
            "store-b",
            "Put the second tile drawn into the reserve",
            "Metti la seconda tessera pescata in riserva",
        ),
        ("discard-y2", "Discard tile 2 of the yard", "Scarta la tessera 2 del cantiere"),
        (
            "eyesore-b",
            "Leave the second tile drawn as an eyesore",
            "Lascia la seconda tessera pescata come pugno nell'occhio",
        ),
    ],
)
def test_who_has_no_tiles_reads_of_their_places(word: str, english: str, italian: str) -> None:
    assert orders(middle(), NOBODY, word) == (english, italian)


def test_tiles_of_a_yard_are_named_when_they_may_be_looked_at() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    play(s, "1 offer-2", "draw-gC", "draw-rC")
    assert orders(s, 1, "discard-y1")[0] == "Discard tile 1 of the yard"
    play(s, "1 store-a", "1 store-b", "2 discard", "show")
    assert orders(s, 1, "discard-y1")[0] == "Discard the solid piece of grey stone from the yard"


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_orders_tell_nothing_hidden(args: tuple[int, int, str]) -> None:
    """What any seat may do reads the same, with all its promises, in every world that it can imagine."""
    rng = Rng(7)
    for s in whole_game(*args).positions[::7]:
        for seat in s.actors():
            if seat >= 0:
                world = s.imagine(seat, rng)
                assert world.legal_for(seat) == s.legal_for(seat)
                assert all(same(s, world, seat, action) for action in s.legal_for(seat))


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_words_out_of_place_tell_nothing_hidden(args: tuple[int, int, str]) -> None:
    rng = Rng(8)
    for s in whole_game(*args).positions[::40]:
        for seat in [*range(s.seats), NOBODY]:
            world = s.imagine(seat, rng)
            assert all(same(s, world, seat, action) for action in s.vocabulary().actions)


def same(s: Castles, world: Castles, seat: int, action: Action) -> bool:
    texts = (ENGLISH, ITALIAN)
    return all(text.action(s, seat, action) == text.action(world, seat, action) for text in texts)


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_every_choice_of_one_player_has_a_text_of_its_own(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions:
        for seat in s.actors():
            if seat >= 0:
                texts = [ENGLISH.action(s, seat, action) for action in s.legal_for(seat)]
                assert len(set(texts)) == len(texts)


def test_a_castle_is_closed_or_completed() -> None:
    s = table(2)
    site(s, 0, SMALL.format("g").removesuffix(", D2 gBy 0"))
    begin(s, "rBr rBb", "rO rI")
    assert orders(s, 0, "build-a-D2-0")[0].endswith(
        ": joins the castle, closes 1 open side, the castle cannot grow any more"
    )
    s = table(2)
    site(s, 0, COMPLETE_2.removesuffix(", G4 gC 2"))
    begin(s, "gC rC", "rI gI")
    english, italian = orders(s, 0, "build-a-G4-2")
    assert english.endswith(": joins the castle, closes 2 open sides, completes the castle")
    assert italian.endswith(": si unisce al castello, chiude 2 lati aperti, completa il castello")


def test_rules_that_would_be_broken() -> None:
    s = table(2, illegal="allowed")
    begin(s, "gC rBr", "rO rI")
    for word in ("build-a-A1-2", "build-b-D2-2", "build-b-E1-0", "build-a-A4-1"):
        english, italian = orders(s, 0, word)
        assert english.endswith(": breaks a rule (3 points less)")
        assert italian.endswith(": viola una regola (3 punti in meno)")
    assert "breaks" not in orders(s, 0, "build-b-D2-0")[0]


def test_a_gate_that_waited() -> None:
    s = table(2, gate="reserve")
    begin(s, "gO rT", "rO rI")
    assert orders(s, 0, "gate-D") == ("Build the gate on D1", "Costruisci il cancello in D1")
    play(s, "1 build-a-C1-0")
    assert orders(s, 0, "gate-D") == (
        "Build the gate on D1: a castle of 2 tiles",
        "Costruisci il cancello in D1: un castello di 2 tessere",
    )
    # Without a gate there is no castle to join.
    assert orders(s, 0, "build-b-D1-0")[0].endswith("on D1: closes 1 open side, opens 1 new side")


def test_a_complete_castle_is_not_completed_again() -> None:
    s = table(2)
    site(s, 0, COMPLETE_2.removesuffix(", G4 gC 2"))
    begin(s, "gC gI", "rI gI")
    play(s, "1 build-a-G4-2")
    assert orders(s, 0, "build-b-A1-0")[0].endswith(": stands apart from the castle, opens 1 new side")


def test_an_eyesore() -> None:
    s = table(2)
    site(s, 0, SMALL.format("g"), *FILLED)
    keep(s, 0, *EIGHT)
    begin(s, "rT rT", "rT rC")
    offer(s, 0, 1, "gC rPb")
    assert orders(s, 0, "eyesore-a") == (
        "Leave the first tile drawn as an eyesore: a corner of grey stone, 1 point less at the end",
        "Lascia la prima tessera pescata come pugno nell'occhio: "
        "un angolo di pietra grigia, 1 punto in meno alla fine",
    )


def test_nothing_is_promised_of_what_may_not_be_done() -> None:
    assert orders(middle(), 0, "eyesore-a")[0] == "Leave the first tile drawn as an eyesore"
    assert orders(middle(), 0, "offer-1")[0] == "Offer both tiles to player 1"
    assert orders(fresh(), 0, "build-a-D1-0")[0] == "Build the first tile drawn on D1"


def test_the_last_space_of_the_reserve() -> None:
    s = table(2)
    keep(s, 0, *["gT"] * 7)
    s.settle()
    play(s, "ready", "draw-gO", "draw-gI", "draw-rO", "draw-rI")
    assert orders(s, 0, "store-a") == (
        "Put the solid piece of grey stone into the reserve: then it is full",
        "Metti il blocco pieno di pietra grigia in riserva: così è piena",
    )


def test_tiles_of_the_yard() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    play(s, "1 offer-2", "draw-gC", "draw-rC", "1 store-a", "1 store-b", "2 discard", "show")
    assert orders(s, 1, "discard-y1") == (
        "Discard the solid piece of grey stone from the yard",
        "Scarta il blocco pieno di pietra grigia dal cantiere",
    )
    assert orders(s, 1, "build-y2-E1-1")[0].startswith(
        "Build the straight piece of grey stone from the yard on E1, turned once: joins the castle"
    )


def test_what_is_told_of_a_tile_is_what_becomes_of_it() -> None:
    """A tile that is said to join the castle makes it larger; a castle that cannot grow is shut."""
    found = 0
    for args in WHOLE_GAMES:
        for s in whole_game(*args).positions[::5]:
            seat = s.actor()
            if seat < 0:
                continue
            before = s.builders[seat].site
            for action in s.legal()[::9]:
                if not isinstance(action, (Build, Gate)):
                    continue
                after = s.copy()
                after.apply(action)
                built = after.builders[seat].site
                text = ENGLISH.action(s, seat, action)
                castle = numbers(built.castle(after.box))
                if "joins the castle" in text:
                    assert action.square in castle
                    assert len(castle) > members(before.castle(s.box))
                    found += 1
                if "stands apart" in text:
                    assert action.square not in castle
                if "cannot grow" in text:
                    assert not built.beside(built.castle(after.box)) & built.empty
                assert ("breaks a rule" in text) == (action.square in numbers(built.faults(after.box)))
    assert found


def test_every_word_has_a_text_even_out_of_place() -> None:
    for s in (fresh(), table(2), middle()):
        WORDS.every_word_has_a_text(s)


def test_a_button() -> None:
    vocabulary = fresh().vocabulary()
    assert WORDS.groups(vocabulary.parse("build-a-D2-0")) == ("Build", "Costruisci")
    assert WORDS.groups(vocabulary.parse("store-a")) == ("Store", "Metti in riserva")
