"""What may be done in Castles, as orders and buttons."""

from __future__ import annotations

import pytest

from maniero.games.castles.actions import Build, Gate
from maniero.games.castles.sites import squares_of
from maniero.games.castles.state import Castles
from maniero.kernel.bits import members
from maniero.kernel.rng import Rng
from tests.games.castles.positions import COMPLETE_2, SMALL, begin, fresh, keep, play, site, table
from tests.games.castles.wording import (
    ENGLISH,
    WHOLE_GAMES,
    WORDS,
    alone,
    both_actions,
    whole_game,
)


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
        (
            "eyesore-a",
            "Leave the first tile drawn as an eyesore: a corner of grey stone, 1 point less at the end",
            "Lascia la prima tessera pescata come pugno nell'occhio: "
            "un angolo di pietra grigia, 1 punto in meno alla fine",
        ),
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
    found = both_actions(alone(middle(), 0), word)
    assert found[0] == english
    assert italian in (None, found[1])


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
            "Leave the second tile drawn as an eyesore: 1 point less at the end",
            "Lascia la seconda tessera pescata come pugno nell'occhio: 1 punto in meno alla fine",
        ),
    ],
)
def test_orders_while_several_are_asked(word: str, english: str, italian: str) -> None:
    assert both_actions(middle(), word) == (english, italian)


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_orders_tell_nothing_hidden(args: tuple[int, int, str]) -> None:
    """What any seat may do reads the same in every world that it can imagine."""
    rng = Rng(7)
    for s in whole_game(*args).positions[::7]:
        for seat in s.actors():
            if seat >= 0:
                world = s.imagine(seat, rng)
                for action in s.legal_for(seat)[::3]:
                    assert ENGLISH.action(s, s.actor(), action) == ENGLISH.action(
                        world, world.actor(), action
                    )
                    assert ENGLISH.action(alone(s, seat), seat, action) == ENGLISH.action(
                        alone(world, seat), seat, action
                    )


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_every_choice_of_one_player_has_words_of_its_own(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions:
        for seat in s.actors():
            if seat >= 0:
                mine = alone(s, seat)
                said = [ENGLISH.action(mine, mine.actor(), action) for action in mine.legal()]
                assert len(set(said)) == len(said)


def test_a_castle_is_closed_or_completed() -> None:
    s = table(2)
    site(s, 0, SMALL.format("g").removesuffix(", D2 gBy 0"))
    begin(s, "rBr rBb", "rO rI")
    assert both_actions(alone(s, 0), "build-a-D2-0")[0].endswith(
        ": joins the castle, closes 1 open side, the castle cannot grow any more"
    )
    s = table(2)
    site(s, 0, COMPLETE_2.removesuffix(", G4 gC 2"))
    begin(s, "gC rC", "rI gI")
    english, italian = both_actions(alone(s, 0), "build-a-G4-2")
    assert english.endswith(": joins the castle, closes 2 open sides, completes the castle")
    assert italian.endswith(": si unisce al castello, chiude 2 lati aperti, completa il castello")


def test_rules_that_would_be_broken() -> None:
    s = table(2, illegal="allowed")
    begin(s, "gC rBr", "rO rI")
    for word in ("build-a-A1-2", "build-b-D2-2", "build-b-E1-0", "build-a-A4-1"):
        english, italian = both_actions(alone(s, 0), word)
        assert english.endswith(": breaks a rule (3 points less)")
        assert italian.endswith(": viola una regola (3 punti in meno)")
    assert "breaks" not in both_actions(alone(s, 0), "build-b-D2-0")[0]


def test_a_gate_that_waited() -> None:
    s = table(2, gate="reserve")
    begin(s, "gO rT", "rO rI")
    assert both_actions(alone(s, 0), "gate-D") == ("Build the gate on D1", "Costruisci il cancello in D1")
    play(s, "1 build-a-C1-0")
    assert both_actions(alone(s, 0), "gate-D") == (
        "Build the gate on D1: a castle of 2 tiles",
        "Costruisci il cancello in D1: un castello di 2 tessere",
    )
    # Without a gate there is no castle to join.
    assert both_actions(alone(s, 0), "build-b-D1-0")[0].endswith(
        "on D1: closes 1 open side, opens 1 new side"
    )


def test_the_last_space_of_the_reserve() -> None:
    s = table(2)
    keep(s, 0, *["gT"] * 7)
    s.settle()
    play(s, "ready", "draw-gO", "draw-gI", "draw-rO", "draw-rI")
    assert both_actions(alone(s, 0), "store-a") == (
        "Put the solid piece of grey stone into the reserve: then it is full",
        "Metti il blocco pieno di pietra grigia in riserva: così è piena",
    )


def test_tiles_of_the_yard() -> None:
    s = table(2)
    begin(s, "gO gI", "rO rI")
    play(s, "1 offer-2", "draw-gC", "draw-rC", "1 store-a", "1 store-b", "2 discard", "show")
    mine = alone(s, 1)
    assert both_actions(mine, "discard-y1") == (
        "Discard the solid piece of grey stone from the yard",
        "Scarta il blocco pieno di pietra grigia dal cantiere",
    )
    assert both_actions(mine, "build-y2-E1-1")[0].startswith(
        "Build the straight piece of grey stone from the yard on E1, turned once: joins the castle"
    )


def test_what_is_told_of_a_tile_is_what_becomes_of_it() -> None:
    """A tile that is said to join the castle makes it larger; a castle that cannot grow is shut."""
    found = 0
    for args in WHOLE_GAMES:
        for s in whole_game(*args).positions[::5]:
            if s.actor() < 0:
                continue
            mine = alone(s, s.actor())
            before = mine.builders[s.actor()].site
            for action in mine.legal()[::9]:
                if not isinstance(action, (Build, Gate)):
                    continue
                after = mine.copy()
                after.apply(action)
                built = after.builders[s.actor()].site
                text = ENGLISH.action(mine, mine.actor(), action)
                castle = squares_of(built.castle(after.box))
                if "joins the castle" in text:
                    assert action.square in castle
                    assert len(castle) > members(before.castle(s.box))
                    found += 1
                if "stands apart" in text:
                    assert action.square not in castle
                if "cannot grow" in text:
                    assert not built.beside(built.castle(after.box)) & built.empty
                assert ("breaks a rule" in text) == (action.square in squares_of(built.faults(after.box)))
    assert found


def test_every_word_has_a_text_even_out_of_place() -> None:
    for s in (fresh(), table(2), middle(), alone(middle(), 1)):
        WORDS.every_word_has_a_text(s)


def test_a_button() -> None:
    vocabulary = fresh().vocabulary()
    assert WORDS.groups(vocabulary.parse("build-a-D2-0")) == ("Build", "Costruisci")
    assert WORDS.groups(vocabulary.parse("store-a")) == ("Store", "Metti in riserva")
