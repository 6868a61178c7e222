"""Whole games at random: what must hold in every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from maniero.games.burgundy.events import MarkerMoved, TileDropped, TilePlaced, TileTaken
from maniero.games.burgundy.names import COLOUR_OF, COLOURS, NONE, SPACES, TILE_CASTLE, TILE_SHIP, TILES
from maniero.games.burgundy.picks import picks
from maniero.games.burgundy.state import Burgundy
from maniero.kernel.clauses import read_clauses
from maniero.kernel.rng import Rng
from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import CHANCE, NOBODY
from tests.clauses import clause
from tests.games.boxes import component_file
from tests.games.burgundy.census import census, on_the_table
from tests.games.burgundy.positions import new, of_kind, seen

CLAUSES = component_file("burgundy").parent.parent / "clauses.toml"
EAGER = ("place", "tile", "take", "sell", "goods", "keep", "duchy", "castle")


def walk(seats: int, seed: int, duchy: str = "random") -> Iterator[Burgundy]:
    """Every position of one game, with a liking for tiles; one object that goes on changing."""
    s = new(seats, duchy=duchy, first="random")
    s.told = []
    rng = Rng(seed, seats)
    yield s
    while s.actor() != NOBODY:
        options = s.legal()
        if s.actor() == CHANCE:
            s.apply(options[rng.weighted(s.weights())])
        else:
            liked = [action for action in options if action.text.startswith(EAGER)]
            if not liked or rng.below(5) == 0:
                liked = options
            s.apply(liked[rng.below(len(liked))])
        yield s


GAMES = [(2, 1, "random"), (3, 2, "chosen"), (4, 3, "random"), (2, 4, "chosen"), (3, 5, "1"), (4, 6, "2")]


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_no_component_is_lost_or_made(seats: int, seed: int, duchy: str) -> None:
    first: dict[str, object] = {}
    for s in walk(seats, seed, duchy):
        first = first or census(s)
        assert census(s) == first
    assert first["goods"] == [good for good in range(6) for _ in range(7)]
    assert first["coloured piles"] == [40, 20, 20, 20, 14, 10]
    assert first["black pile"] == 40
    assert first["books"] == [[]] * seats


@clause("burgundy", "place.colour", "place.adjacent", "place.once-per-town", "place.permanent")
@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_every_tile_in_every_duchy_lies_by_the_rules(seats: int, seed: int, duchy: str) -> None:
    laid: list[list[int]] = [[NONE] * len(SPACES) for _ in range(seats)]
    for s in walk(seats, seed, duchy):
        for seat, duke in enumerate(s.dukes):
            for space, tile in enumerate(duke.tiles):
                if tile == laid[seat][space]:
                    continue
                assert laid[seat][space] == NONE  # Never moved or replaced.
                if any(there != NONE for there in laid[seat]):
                    assert any(duke.duchy.near[space] >> i & 1 and laid[seat][i] != NONE for i in range(37))
                laid[seat][space] = tile
                assert COLOUR_OF[tile] == duke.duchy.colours[space]
                town = duke.duchy.region[space]
                same = [other for other in range(37) if town >> other & 1 and laid[seat][other] == tile]
                if COLOURS[COLOUR_OF[tile]] == "building" and not duke.powers >> 1 & 1:
                    assert same == [space]


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES)
def test_what_was_taken_is_stored_placed_or_thrown_away(seats: int, seed: int, duchy: str) -> None:
    *_, s = walk(seats, seed, duchy)
    assert s.told is not None
    taken = Counter(event.tile for event in of_kind(s.told, TileTaken))
    taken.subtract(event.tile for event in of_kind(s.told, TileDropped))
    owned = Counter(tile for duke in s.dukes for tile in [*duke.storage, *duke.tiles] if tile != NONE)
    owned[TILE_CASTLE] -= seats  # To start with.
    assert {TILES[tile]: many for tile, many in taken.items() if many} == {
        TILES[tile]: many for tile, many in owned.items() if many
    }
    ships = Counter(event.seat for event in of_kind(s.told, TilePlaced) if event.tile == TILE_SHIP)
    assert ships == Counter(event.seat for event in of_kind(s.told, MarkerMoved))
    assert s.bridge == [ships[seat] for seat in range(seats)]
    assert len(on_the_table(s)) >= sum(owned.values())


@clause("burgundy", "end.winner", "end.tie", "end.tie-bridge")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_one_winner_and_the_sheet_explains_every_point(seats: int) -> None:
    for seed in range(3):
        *_, s = walk(seats, seed)
        assert len(s.winners()) == 1
        assert s.told is not None
        lines = score_sheet(s.told, seats)
        assert s.points == [sum(line.points[seat] for line in lines) for seat in range(seats)]


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES[:4])
def test_a_word_is_legal_exactly_when_there_is_no_objection(seats: int, seed: int, duchy: str) -> None:
    clauses = read_clauses(str(CLAUSES))
    for number, s in enumerate(walk(seats, seed, duchy)):
        ids = [action.id for action in s.legal()]
        assert ids == sorted(set(ids))
        assert bool(ids) == (s.actor() != NOBODY)
        if number % 29 or s.actor() == NOBODY:
            continue
        for action in s.vocabulary().actions:
            objection = s.objection(s.actor(), action)
            assert (objection == "") == (action.id in ids), (action, objection)
            assert objection == "" or objection in clauses


@clause("burgundy", "hidden.others")
@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES[:3])
def test_a_seat_that_is_not_asked_may_do_nothing(seats: int, seed: int, duchy: str) -> None:
    for number, s in enumerate(walk(seats, seed, duchy)):
        for seat in range(seats):
            if seat != s.actor() and number % 17 == 0:
                assert s.legal_for(seat) == []
                found = {s.objection(seat, action) for action in s.vocabulary().actions[::40]}
                assert found == {"hidden.others"}


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES[:3])
def test_all_see_the_same_and_the_clicks_tell_the_words_apart(seats: int, seed: int, duchy: str) -> None:
    for number, s in enumerate(walk(seats, seed, duchy)):
        if number % 11 or s.actor() < 0:
            continue
        shown = [{**seen(s, viewer), "viewer": None} for viewer in (*range(seats), NOBODY)]
        assert all(view == shown[0] for view in shown)
        clicks = [tuple(sorted(picks(s, s.actor(), action))) for action in s.legal()]
        clicked = [click for click in clicks if click]
        assert len(set(clicked)) == len(clicked), (clicked, s.legal())


@pytest.mark.parametrize(("seats", "seed", "duchy"), GAMES[:3])
def test_a_copy_goes_its_own_way(seats: int, seed: int, duchy: str) -> None:
    for number, s in enumerate(walk(seats, seed, duchy)):
        if number % 97 or s.actor() == NOBODY:
            continue
        before = seen(s)
        copy = s.copy()
        assert seen(copy) == before
        assert copy.told is None
        rng = Rng(number)
        for _ in range(40):
            if copy.actor() != NOBODY:
                options = copy.legal()
                copy.apply(options[rng.below(len(options))])
        assert seen(s) == before
