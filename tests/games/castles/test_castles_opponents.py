"""The mason, the judge and the four levels."""

from __future__ import annotations

from pathlib import Path

import pytest

from maniero.bots.bot import Bot, ask, play
from maniero.bots.levels import LEVELS
from maniero.bots.search.policy import GlanceBot
from maniero.bots.search.tree import TreeBot
from maniero.games import castles
from maniero.games.castles.judge import CastlesJudge
from maniero.games.castles.levels import house_mason, house_weights, judge_of, opponent
from maniero.games.castles.mason import Look, Mason
from maniero.games.castles.prospects import NAMES, patterns
from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.state import Castles
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from tests.games.boxes import castles_box as load
from tests.games.castles.positions import BOX, COMPLETE_2, DEFAULTS, SMALL, begin, keep, site, table

ODD = {"gate": "reserve", "stability": "yes", "beauty": "yes", "colours": "yes", "illegal": "allowed"}
TINY = 60  # Positions that a tree of these tests tries.


def small(level: str, seats: int, options: dict[str, str]) -> Bot:
    """A level that thinks hardly at all."""
    bot = opponent(level, seats, options)
    return TreeBot(bot.policy, TINY) if isinstance(bot, TreeBot) else bot


def played(level: str, seats: int, options: dict[str, str], seed: int) -> Castles:
    s = new_game(BOX, seats, DEFAULTS | options)
    play(s, [small(level, seats, options) for _ in range(seats)], seed)  # Refuses what is not allowed.
    assert s.actor() == NOBODY
    return s


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_games(level: str, seats: int) -> None:
    played(level, seats, {}, 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ODD)
def test_every_level_plays_with_every_option(level: str, name: str) -> None:
    played(level, 2, {name: ODD[name]}, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_with_all_options(level: str) -> None:
    played(level, 4, ODD, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_is_the_same_game(level: str) -> None:
    first, second = played(level, 2, {}, 4), played(level, 2, {}, 4)
    assert first.points == second.points
    assert first.builders[0].site.tiles == second.builders[0].site.tiles


def test_options_of_the_tests_are_all_there_are() -> None:
    assert set(ODD) == {option.name for option in OPTIONS} - {"first"}


def test_weights_have_the_names_that_are_read() -> None:
    assert sorted(house_weights()) == sorted(NAMES)


def some_positions(seats: int = 2, options: dict[str, str] | None = None) -> list[tuple[Castles, int]]:
    """Where somebody is asked in a game of masons, and who."""
    s = new_game(BOX, seats, DEFAULTS | (options or {}))
    rng = Rng(8)
    found = []
    while s.actor() != NOBODY:
        if s.actor() == CHANCE:
            s.apply(s.legal()[rng.weighted(s.weights())])
            continue
        found.append((s.copy(), s.actor()))
        s.apply(ask(GlanceBot(house_mason(), 0.5), s, s.actor(), rng))
    return [*found, (s.copy(), 0)]


def test_patterns_are_what_lies_around() -> None:
    for s, seat in some_positions():
        here = s.builders[seat].site
        assert patterns(here) == [here.must(square) | here.ban(square) << 4 for square in range(28)]


@pytest.mark.parametrize("options", [{}, ODD])
def test_the_judge_is_exact_at_the_end(options: dict[str, str]) -> None:
    s, _ = some_positions(3, options)[-1]
    judge = judge_of(house_weights())
    for seat in range(3):
        others = [s.points[other] for other in range(3) if other != seat]
        assert judge.value(s, seat) == s.points[seat] - max(others)


def test_the_judge_mirrors_two_seats() -> None:
    judge = judge_of(house_weights())
    for s, _ in some_positions()[:40]:
        if not any(builder.site.complete(BOX) for builder in s.builders):
            assert judge.value(s, 0) == pytest.approx(-judge.value(s, 1))


def test_what_is_worth_trying_is_allowed_and_never_nothing() -> None:
    judge = CastlesJudge(house_mason(), 4)
    for s, seat in some_positions(2, {"illegal": "allowed"}):
        options = s.legal()
        if options:
            tried = judge.worth_trying(s, seat, options)
            assert tried
            assert tried == [option for option in options if option in tried]


def test_a_glance_agrees_with_the_judge() -> None:
    """What the mason says a build from the reserve changes is what it changes."""
    judge = judge_of(house_weights())
    s = table(2)
    keep(s, 0, "gT", "gC")
    begin(s, "gO gI", "rO rI")
    look = Look(house_mason().prospects(BOX), s, 0)
    before = judge.value(s, 0)
    builds = [option for option in s.legal() if option.text.startswith("build-r")]
    assert len(builds) > 4
    scores = look.scores(builds)
    for i, option in enumerate(builds):
        after = s.copy()
        after.apply(option)
        assert judge.value(after, 0) - before == pytest.approx(scores[i])


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_small_castle_is_not_closed(level: str) -> None:
    """It could never grow again."""
    s = table(2)
    site(s, 0, SMALL.format("g").rpartition(",")[0])  # All but D2.
    begin(s, "gBg gO", "rO rI")
    bot = small(level, 2, {})
    while s.actor() == 0:
        s.apply(ask(bot, s, 0, Rng(1)))
    assert s.builders[0].site.rain(BOX)


def test_a_castle_that_ends_the_game_is_completed_when_that_wins() -> None:
    s = nearly_complete()
    for level in LEVELS[1:]:
        t = s.copy()
        bot = small(level, 2, {})
        while t.actor() == 0:
            t.apply(ask(bot, t, 0, Rng(1)))
        assert t.builders[0].site.complete(BOX), level


def nearly_complete() -> Castles:
    """One of seat 0's tiles closes its castle; seat 1 has nothing but its gate."""
    s = table(2)
    site(s, 0, COMPLETE_2.rpartition(",")[0])  # All but G4.
    begin(s, "gC gO", "rO rI")
    return s


def test_levels_do_not_see_what_is_hidden() -> None:
    """Two true positions that look the same to a seat get the same answer."""
    for level in LEVELS:
        answers = []
        for drawn in ("rO rI", "rT rC"):
            s = table(2)
            begin(s, "gT gC", drawn)
            answers.append(ask(small(level, 2, {}), s, 0, Rng(6)))
        assert answers[0] is answers[1], level


def test_another_box_is_read_with_its_own_tiles() -> None:
    mason = Mason(house_weights())
    other = load(str(Path(castles.__file__).parent / "data" / "box.toml"))
    assert other is not BOX
    assert mason.prospects(BOX) is mason.prospects(BOX)
    assert mason.prospects(other).box is other
    assert mason.prospects(BOX).box is BOX
