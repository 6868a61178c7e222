"""The clauses of Castles: rulings are marked, numbers are those of the box."""

from __future__ import annotations

import re
from pathlib import Path

from maniero.games import castles
from maniero.games.castles.names import COLUMNS, RESERVE, ROWS, TILES, YARD
from maniero.i18n import LANGUAGES, language
from maniero.server.pages.rules import rules
from maniero.server.summaries import Me
from tests.clauses import clause
from tests.games.castles.wording import BOX, WORDS

RULINGS = """
    setup.site setup.walls setup.reconstructed setup.first hidden.tiles round.order turn.end pair.both
    offer.other offer.yard offer.finished offer.quarry offer.replacement eyesore.when yard.last
    reserve.full reserve.before reserve.any build.equal build.turn build.ground build.stays build.illegal
    end.complete end.rain end.illegal end.turned end.tie option.gate option.stability option.colours
"""
ME: Me = {"name": "Anna", "language": "en"}
CHAPTERS = "setup hidden gate round turn pair offer eyesore yard reserve build end option"


def test_the_rulings_are_marked() -> None:
    assert [clause.id for clause in WORDS.clauses.values() if clause.ruling] == RULINGS.split()


def test_every_clause_that_the_rules_name_is_there() -> None:
    named: set[str] = set()
    for file in Path(castles.__file__).parent.rglob("*.py"):
        named |= set(re.findall(rf'"((?:{CHAPTERS.replace(" ", "|")})\.[a-z-]+)"', file.read_text()))
    assert {"build.match", "pair.both", "end.rain"} <= named <= set(WORDS.clauses)


def test_the_clauses_name_the_numbers_of_the_box() -> None:
    for id, number in (
        ("end.size", BOX.tile_points),
        ("end.reserve", -BOX.reserve_points),
        ("end.rain", -BOX.rain_points),
        ("end.eyesores", -BOX.eyesore_points),
        ("end.illegal", -BOX.fault_points),
        ("option.stability", BOX.stability),
        ("option.beauty", BOX.beauty),
        ("option.colours", BOX.colours),
    ):
        for word, code in (("point", "en"), ("punt", "it")):
            assert f" {number} {word}" in WORDS.clauses[id].text[code], id
    for id, number in (
        ("end.complete", BOX.complete),
        ("option.colours", BOX.colours_least),
        ("setup.walls", TILES),
        ("setup.site", len(COLUMNS)),
        ("setup.site", ROWS),
        ("setup.site", RESERVE),
        ("setup.site", YARD),
        ("reserve.full", RESERVE),
    ):
        for code in LANGUAGES:
            assert f" {number} " in WORDS.clauses[id].text[code], id


@clause("castles", "setup.reconstructed")
def test_the_page_of_the_rules_says_what_is_reconstructed() -> None:
    pages = [rules(language(code), ME, "castles", "") for code in ("en", "it")]
    for part, english, italian in (
        ("gate", "the sides of the gate", "i lati del cancello"),
        ("turning", "which tiles may be turned", "quali tessere si possono girare"),
        ("yard", "how many tiles fit in a yard", "quante tessere stanno in un cantiere"),
        ("tiles", "the list of the tiles", "l&#39;elenco delle tessere"),
        ("banners", "the banners and their colours", "gli stendardi e i loro colori"),
    ):
        assert BOX.confidence[part] != "confirmed"
        assert english in pages[0]
        assert italian in pages[1]


def test_the_chapters_have_titles() -> None:
    found = dict.fromkeys(id.partition(".")[0] for id in WORDS.clauses)
    assert list(found) == CHAPTERS.split()
    english = rules(language("en"), ME, "castles", "")
    for title in ("Keeping both tiles", "The gate", "Offering tiles", "Eyesores", "Optional rules"):
        assert f"<h2>{title}</h2>" in english
