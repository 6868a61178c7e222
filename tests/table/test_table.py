"""The referee: who may speak, what is refused, what can be taken back, what can be proved."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maniero.games import GAMES, find
from maniero.kernel.action import IllegalAction, NotationError
from maniero.kernel.options import OptionError
from maniero.kernel.record import Move, Record, parse_record
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from maniero.table import (
    CannotUndo,
    GameOver,
    NotYourTurn,
    ReplayError,
    Table,
    replay,
    seed_hash,
    states,
    verify,
)

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = "5e" * 32
every_game = pytest.mark.parametrize("id", GAMES)


def new_table(id: str, seed: str = SEED) -> Table:
    game = find(id)
    return Table(game, [f"Player {n}" for n in range(game.usual_seats)], seed=seed)


def step(table: Table, rng: Rng) -> int:
    """Whoever is asked says something at random; who it was."""
    seat = table.state.actors()[0]
    options = table.legal(seat)
    table.play(seat, options[rng.below(len(options))].text)
    return seat


def finished(id: str, seed: str = SEED) -> Table:
    table, rng = new_table(id, seed), Rng(3)
    while not table.over:
        step(table, rng)
    return table


def texts(table: Table) -> list[tuple[int, str]]:
    return [(word.seat, word.text) for word in table.moves]


def snapshot(table: Table) -> object:
    views = [table.view(viewer) for viewer in (*range(table.state.seats), NOBODY)]
    return views, texts(table), [type(event) for event in table.events], table.state.points[:]


@every_game
def test_chance_speaks_by_itself_and_so_does_who_has_no_choice(id: str) -> None:
    table, rng = new_table(id), Rng(1)
    while not table.over:
        assert CHANCE not in table.state.actors()
        for seat in table.state.actors():
            assert len(table.legal(seat)) > 1 or table.undoable(seat)
        step(table, rng)


@every_game
def test_the_same_seed_and_moves_are_the_same_game(id: str) -> None:
    assert finished(id).record().dump() == finished(id).record().dump()
    assert texts(finished(id)) != texts(finished(id, "77" * 32))


@every_game
def test_a_mistake_changes_nothing(id: str) -> None:
    table, rng = new_table(id), Rng(1)
    for _ in range(40):
        if table.over:
            break
        before = snapshot(table)
        seat = table.state.actors()[0]
        legal = {action.text for action in table.legal(seat)}
        illegal = [a.text for a in table.state.vocabulary().actions if a.text not in legal]
        with pytest.raises(IllegalAction) as caught:
            table.play(seat, illegal[rng.below(len(illegal))])
        assert caught.value.clause in table.game.clauses()
        with pytest.raises(NotationError):
            table.play(seat, "abracadabra")
        speakers = {*table.state.actors(), *table.state.unasked()}
        waiting = [other for other in range(table.state.seats) if other not in speakers]
        for nobody in (*waiting, CHANCE, NOBODY, 99):
            with pytest.raises(NotYourTurn):
                table.play(nobody, next(iter(legal)))
        assert snapshot(table) == before
        step(table, rng)


@every_game
def test_after_the_end_nobody_speaks(id: str) -> None:
    table = finished(id)
    word = table.moves[-1]
    with pytest.raises(GameOver):
        table.play(word.seat, word.text)


@every_game
def test_moves_are_taken_back_one_by_one_until_chance_or_another_spoke(id: str) -> None:
    table, rng = new_table(id), Rng(8)
    undone = 0
    for _ in range(150):
        if table.over:
            break
        before, start = snapshot(table), len(table.moves)
        seat = step(table, rng)
        if table.undoable(seat) >= len(table.moves) - start:
            after = snapshot(table)
            table.undo(seat, len(table.moves) - start)
            assert snapshot(table) == before
            for word in after[1][start:]:
                if table.undoable(seat) < len(after[1]) - start:
                    table.play(word[0], word[1])
            undone += 1
        elif table.undoable(seat) == 0:
            with pytest.raises(CannotUndo):
                table.undo(seat)
    assert undone > 5


@every_game
def test_nobody_takes_back_what_another_said(id: str) -> None:
    table, rng = new_table(id), Rng(2)
    for _ in range(60):
        seat = step(table, rng)
        for other in range(table.state.seats):
            if other != seat and table.moves[-1].seat == seat:
                assert table.undoable(other) == 0
                with pytest.raises(CannotUndo):
                    table.undo(other)


@every_game
def test_taking_back_and_playing_again_draws_the_same(id: str) -> None:
    """Nobody can fish for a better draw."""
    table, rng = new_table(id), Rng(5)
    for _ in range(80):
        if not table.over:
            step(table, rng)
    whole = texts(table)
    table.rewind([])
    table.settle()
    for seat, word in whole:
        if len(table.moves) < len(whole) and seat != CHANCE and whole[len(table.moves)] == (seat, word):
            table.play(seat, word)
    assert texts(table)[: len(whole)] == whole


@every_game
def test_the_seed_is_hidden_until_the_game_is_over(id: str) -> None:
    table = new_table(id)
    assert table.record().seed == ""
    assert SEED not in table.record().dump()
    assert table.record().seed_hash == seed_hash(SEED)
    assert finished(id).record().seed == SEED


@every_game
def test_a_finished_record_replays_and_its_draws_are_verified(id: str) -> None:
    table = finished(id)
    record = parse_record(table.record().dump())
    last = replay(record)
    assert last.points == table.state.points
    assert verify(record) == sum(word.seat == CHANCE for word in table.moves)


def changed(record: Record, moves: list[Move] | None = None, **fields: object) -> Record:
    names = ("game", "rules", "components", "options", "names", "seed_hash", "moves", "seed", "result")
    values = {name: getattr(record, name) for name in names} | fields
    if moves is not None:
        values["moves"] = moves
    return Record(*(values[name] for name in names))


@every_game
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda r: changed(r, seed="ee" * 32), "the seed is not the one"),
        (lambda r: changed(r, seed=""), "has no seed"),
        (lambda r: changed(r, game="chess"), "there is no game 'chess'"),
        (lambda r: changed(r, rules=99), "version 99 of the rules"),
        (lambda r: changed(r, components="00" * 32), "another component file"),
        (lambda r: changed(r, options={"snow": "on"}), "there is no option 'snow'"),
        (lambda r: changed(r, names=["Anna"] * 5), "players, not 5"),
        (lambda r: changed(r, result="0 0, won by 1"), "but the words give"),
        (lambda r: changed(r, r.moves[:-1]), "its words end before the game does"),
        (lambda r: changed(r, [*r.moves, r.moves[-1]]), "comes after the end of the game"),
        (lambda r: changed(r, r.moves[1:]), "may not say"),
    ],
)
def test_a_false_record_is_found_out(id: str, change: Callable[[Record], Record], reason: str) -> None:
    false = change(finished(id).record())
    with pytest.raises(ReplayError, match=reason):
        verify(false)


@every_game
def test_a_draw_that_was_not_drawn_is_found_out(id: str) -> None:
    record = finished(id).record()
    before = next(states(record))
    for place, (word, after) in enumerate(pairwise(record.moves)):
        if word.seat == CHANCE and after.seat == CHANCE:
            swapped = [*record.moves[:place], after, word, *record.moves[place + 2 :]]
            break
    assert before.actor() == CHANCE
    with pytest.raises(ReplayError, match=r"drawn was|may not say"):
        verify(changed(record, swapped))


@every_game
def test_events_are_told_since_a_word(id: str) -> None:
    table, rng = new_table(id), Rng(4)
    for _ in range(30):
        start = len(table.moves)
        step(table, rng)
        for viewer in (0, NOBODY):
            whole = table.told_since(0, viewer)
            late = table.told_since(start, viewer)
            assert [type(e) for e in whole[len(whole) - len(late) :]] == [type(e) for e in late]
    assert table.told_since(len(table.moves), 0) == []


@every_game
def test_a_wrong_number_of_players_is_refused(id: str) -> None:
    with pytest.raises(OptionError, match="players, not 9"):
        Table(find(id), ["x"] * 9)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.booleans()), max_size=60))
def test_any_mixture_of_moves_and_undos_leaves_a_sound_record(plan: list[tuple[int, bool]]) -> None:
    for id in GAMES:
        table = new_table(id)
        for number, back in plan:
            if table.over:
                break
            seat = table.state.actors()[0]
            if back and table.undoable(seat):
                table.undo(seat, number % table.undoable(seat) + 1)
            else:
                options = table.legal(seat)
                table.play(seat, options[number % len(options)].text)
        state = replay(parse_record(table.record().dump()))
        assert [table.game.view(state, seat) for seat in range(2)] == [table.view(seat) for seat in range(2)]
