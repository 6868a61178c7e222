"""The four levels of opponents, and the judge they go by."""

from __future__ import annotations

import pytest

from maniero.bots.bot import Bot, play
from maniero.bots.levels import LEVELS
from maniero.bots.search.bots import RolloutBot
from maniero.games import find
from maniero.games.castelli.ground import Ground
from maniero.games.castelli.judge import CastelliJudge
from maniero.games.castelli.names import CHARACTERS, KINGS, TURNS
from maniero.games.castelli.rollouts import CastelliRollouts
from maniero.games.castelli.rules.tile import LayTile
from maniero.games.castelli.rules.turn import ChooseTile
from maniero.games.castelli.scout import Scout
from maniero.games.castelli.state import Castelli
from maniero.games.castelli.weights import NAMES, Weights, house_weights
from maniero.kernel.record import Move
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY, settle_chance

CASTELLI = find("castelli")
MODES = [
    (2, {}),
    (2, {"board": "CD"}),
    (2, {"battle": "yes", "dilemma": "yes"}),
    (3, {"dilemma": "yes", "board": "chosen"}),
    (4, {"battle": "yes"}),
]


def new(seats: int, options: dict[str, str]) -> Castelli:
    s = CASTELLI.new(seats, options)
    assert isinstance(s, Castelli)
    return s


def small() -> RolloutBot:
    """A master with hardly any time."""
    judge = CastelliJudge(house_weights())
    return RolloutBot(Scout(judge, beam=2, keep=2), CastelliRollouts(judge, 2, 0.0), nodes=60, trust=2)


def positions(seats: int, options: dict[str, str], seed: int) -> list[Castelli]:
    """Those of a game by the quick policy at which somebody is asked."""
    s = new(seats, options)
    policy = CastelliRollouts(CastelliJudge(house_weights()), 2, 0.0)
    rng = Rng(seed)
    found: list[Castelli] = []
    while s.actor() != NOBODY:
        if s.actor() == CHANCE:
            settle_chance(s, rng)
            continue
        found.append(s.copy())
        s.apply(policy.answer(s, s.actor(), rng) if len(s.legal()) > 1 else s.legal()[0])
    found.append(s)
    return found


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_levels_answer_legally_through_whole_games(seats: int, options: dict[str, str]) -> None:
    quick = [CASTELLI.bot(level, seats, options) for level in LEVELS[:2]]
    bots: list[Bot] = [small(), quick[0], quick[1], small()][:seats]
    s = new(seats, options)
    play(s, bots, 5)  # An answer that is not allowed would raise.
    assert not s.asks
    assert s.revealed.bit_count() == s.layout.squares


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_there_for_every_number_of_seats(level: str) -> None:
    for seats in (2, 3, 4):
        s = new(seats, {"board": "standard", "first": "1"})
        settle_chance(s, Rng(1))
        bot = CASTELLI.bot(level, seats, {})
        if isinstance(bot, RolloutBot):
            bot = RolloutBot(bot.planner, bot.rollouts, 60, bot.trust)
        assert bot.choose(s.imagine(0, Rng(2)), 0, Rng(3)) in s.legal()


def test_the_same_seed_gives_the_same_game() -> None:
    games: list[list[str]] = []
    for _ in range(2):
        moves: list[Move] = []
        play(new(2, {}), [small(), CASTELLI.bot("apprentice", 2)], 11, moves)
        games.append([move.text for move in moves])
    assert games[0] == games[1]


@pytest.mark.parametrize("battle", ["no", "yes"])
def test_the_judge_is_exact_at_the_end(battle: str) -> None:
    for seed in range(4):
        s = positions(3, {"battle": battle}, seed)[-1]
        judge = CastelliJudge(house_weights())
        for seat in range(3):
            rivals = max([s.points[other] for other in range(3) if other != seat])
            assert round(judge.value(s, seat) - (s.points[seat] - rivals), 6) in (-0.5, 0.25, 0.5)
            assert (judge.value(s, seat) > 0) == (seat in s.winners())


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_judge_and_ground_see_only_what_the_seat_sees(seats: int, options: dict[str, str]) -> None:
    judge = CastelliJudge(house_weights())
    ground = Ground(judge)
    hands = 0
    for s in positions(seats, options, 3):
        if s.turn < 0:
            continue
        worlds = [s.imagine(0, Rng(seed)) for seed in range(3)]
        hands += worlds[0].lords[1].hand != worlds[1].lords[1].hand
        assert len({judge.value(world, 0) for world in worlds}) == 1
        assert ground.squares(worlds[0], 0) == ground.squares(worlds[1], 0)
    assert hands  # There was something to hide.


def test_the_judge_forgets_the_game_before() -> None:
    """What it remembers of a board is not used for another one."""
    used = CastelliJudge(house_weights())
    for s in positions(2, {}, 1)[:-1]:
        for battle in (False, True):
            s.battle = battle
            assert used.value(s, 0) == CastelliJudge(house_weights()).value(s, 0)


def test_the_ground_speaks_of_squares_that_are_face_down() -> None:
    ground = Ground(CastelliJudge(house_weights()))
    tiles = squares = 0
    for s in positions(2, {}, 8):
        if s.asks and isinstance(s.asks[-1], ChooseTile):
            gains = ground.squares(s, s.actor())
            assert [gain > -90.0 for gain in gains] == [not s.revealed >> q & 1 for q in range(16)]
            squares += 1
        elif s.asks and isinstance(s.asks[-1], LayTile):
            gains = ground.turns(s, s.actor(), s.drawn)
            assert len(gains) == TURNS
            tiles += 1
    assert (squares, tiles) == (16, 16)


def test_names_of_weights_agree_with_the_file() -> None:
    weights = house_weights()
    assert list(weights.by_name) == NAMES
    assert len(set(NAMES)) == len(NAMES)
    assert len(weights.card) == len(CHARACTERS)
    assert weights.card[KINGS] == weights.by_name[f"card-{CHARACTERS[KINGS]}"]
    with pytest.raises(ValueError, match="weights must be"):
        Weights({"resource-1": 1.0})


def test_a_weight_changes_the_value() -> None:
    s = next(s for s in positions(2, {}, 2) if s.lords[0].stock[0] > s.lords[1].stock[0] and s.asks)
    more = dict(house_weights().by_name)
    more["resource-1"] += 1.0
    more["resource-2"] += 1.0
    changed = CastelliJudge(Weights(more)).value(s, 0)
    assert changed != CastelliJudge(house_weights()).value(s, 0)
