"""The clauses of Castelli: rulings are marked, numbers are those of the box, none is missing."""

from __future__ import annotations

import re
from pathlib import Path

from maniero.games import castelli
from maniero.games.castelli import CASTELLI
from maniero.games.castelli.names import BASE, BATTLE, TILES
from maniero.i18n import LANGUAGES
from tests.games.castelli.positions import BOX

CLAUSES = CASTELLI.clauses()
CHAPTERS = "setup hidden turn tile area card castle end dilemma battle"
RULINGS = """
    setup.board setup.two setup.half setup.tiles setup.deck setup.player setup.colours
    setup.reconstructed setup.first hidden.cards tile.lay tile.silver area.rim area.order area.tie
    card.one card.one-for-others card.effect card.sell card.bottom card.steward card.traitor card.builder
    card.farmer castle.rock castle.one-site castle.influence castle.supply castle.cities end.last
    end.sales end.mine end.resources end.silver-first end.silver-second end.silver-tie end.tie end.track
    end.cup end.league dilemma.open dilemma.kept battle.others battle.cost battle.once battle.announced
    card.guard card.duke card.abbot card.knights card.arsonist battle.cities battle.castles
"""


def test_the_rulings_are_marked() -> None:
    assert [clause.id for clause in CLAUSES.values() if clause.ruling] == RULINGS.split()


def test_every_clause_that_the_rules_name_is_there() -> None:
    named: set[str] = set()
    for file in Path(castelli.__file__).parent.rglob("*.py"):
        named |= set(re.findall(rf'"((?:{CHAPTERS.replace(" ", "|")})\.[a-z-]+)"', file.read_text()))
    assert {"castle.rock", "battle.once", "end.silver-tie", "setup.two"} <= named <= set(CLAUSES)


def test_a_clause_of_a_module_says_so() -> None:
    for id, clause in CLAUSES.items():
        chapter, _, name = id.partition(".")
        module = chapter if chapter in ("dilemma", "battle") else "base"
        assert clause.module == ("battle" if chapter == "card" and name in BATTLE else module), id


def test_every_character_has_a_clause() -> None:
    kinds = {name.rstrip("345") for name in [*BASE, *BATTLE]}
    assert {f"card.{kind}" for kind in kinds} <= set(CLAUSES)


def test_the_clauses_name_the_numbers_of_the_box() -> None:
    for id, *numbers in (
        ("setup.tiles", TILES, TILES // 2),
        ("setup.silver", BOX.silver[2], BOX.silver[0]),
        ("setup.deck", sum(BOX.characters[: len(BASE)]), sum(BOX.characters[len(BASE) :])),
        ("area.limit", BOX.most_resources),
        ("card.sell", BOX.sale),
        ("card.king", *BOX.king_points),
        ("card.robber", BOX.robber),
        ("card.bandits", BOX.bandits),
        ("card.traitor", BOX.traitor_price),
        ("card.builder", BOX.builder_price),
        ("card.abbot", BOX.abbot_price, BOX.over_price),
        ("castle.cost", BOX.castle_price, BOX.missing_price),
        ("castle.cities", BOX.city_points),
        ("castle.villages", BOX.village_points),
        ("end.cards", BOX.card_points),
        ("end.resources", BOX.resource_points),
        ("end.silver-first", BOX.silver_places.first, BOX.battle_places.first),
        ("end.silver-second", BOX.silver_places.second, BOX.battle_places.second),
        ("end.silver-tie", BOX.silver_places.tie, BOX.battle_places.tie),
        ("dilemma.kept", BOX.starting_points),
        ("battle.cost", BOX.over_price, BOX.missing_price),
        ("battle.cities", BOX.city_majority),
        ("battle.villages", BOX.village_majority),
        ("battle.castles", BOX.castle_points),
    ):
        for code in LANGUAGES:
            found = re.findall(r"\d+", CLAUSES[id].text[code])
            assert {str(number) for number in numbers} <= set(found), id
