"""The clauses of Carcassonne: The Castle: rulings are marked, numbers are those of the box."""

from __future__ import annotations

from maniero.games.carcassonne.names import HOUSE, PATH, TOWER
from tests.games.carcassonne.wording import BOX, WORDS

RULINGS = """
    setup.reconstructed setup.first place.start-path place.same follower.strip count.each-once count.order
    count.return path.complete house.points keep.larger wall.exact wall.passed wall.second-lap bonus.next-turn
    bonus.own-turn bonus.1-when bonus.4-wells bonus.8-keep
    bonus.twice court.start end.keep end.keep-tie end.incomplete end.last-tile end.tie
"""


def test_the_rulings_are_marked() -> None:
    assert [clause.id for clause in WORDS.clauses.values() if clause.ruling] == RULINGS.split()


def test_the_clauses_name_the_numbers_of_the_box() -> None:
    for clause, number in (
        ("path.points", BOX.path_points),
        ("path.wells", BOX.well_points),
        ("tower.points", BOX.tower_points),
        ("house.points", BOX.house_points),
        ("court.points", BOX.market_points),
        ("bonus.2", BOX.double_tower),
        ("bonus.3", BOX.double_house),
        ("bonus.4", BOX.open_points[PATH]),
        ("bonus.5", BOX.open_points[TOWER]),
        ("bonus.6", BOX.open_points[HOUSE]),
        ("bonus.7", BOX.rich_market),
        ("bonus.9", BOX.bonus_points),
    ):
        for word, code in (("point", "en"), ("punt", "it")):
            assert f" {number} {word}" in WORDS.clauses[clause].text[code], clause
    assert f" {BOX.keep_bonus} tiles" in WORDS.clauses["bonus.8"].text["en"]
    assert f" {BOX.followers} " in WORDS.clauses["setup.followers"].text["en"]
