"""Moves of a seat that is not asked: played, refused, taken back, recorded, proved."""

from __future__ import annotations

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.names import CHARACTERS
from maniero.games.castelli.state import Castelli
from maniero.kernel.action import IllegalAction
from maniero.kernel.record import parse_record
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE
from maniero.table import CannotUndo, NotYourTurn, Table, replay, resume, verify

SEED = "5e" * 32


def new_table(seed: str = SEED, seats: int = 3) -> Table:
    return Table(CASTELLI, ["Anna", "Bruno", "Carla"][:seats], {"first": "1"}, seed=seed)


def position(table: Table) -> Castelli:
    assert isinstance(table.state, Castelli)
    return table.state


def step(table: Table, rng: Rng) -> None:
    seat = table.state.actors()[0]
    options = table.legal(seat)
    table.play(seat, options[rng.below(len(options))].text)


def until_somebody_may_sell(table: Table, rng: Rng, least: int = 1) -> int:
    """Play on until a seat may sell unasked and has so many cards; who it is."""
    while True:
        step(table, rng)
        for seat in table.state.unasked():
            if len(position(table).lords[seat].hand) >= least:
                return seat


def sale(table: Table, seat: int) -> str:
    return table.legal(seat)[0].text


def test_who_is_not_asked_sells_and_nobody_had_to_wait() -> None:
    table, rng = new_table(), Rng(1)
    seat = until_somebody_may_sell(table, rng)
    asked = table.state.actors()
    silver, cards = position(table).lords[seat].silver, len(position(table).lords[seat].hand)
    price = min(2, position(table).mine)
    table.play(seat, sale(table, seat))
    assert table.state.actors() == asked
    assert position(table).lords[seat].silver == silver + price > silver
    assert len(position(table).lords[seat].hand) == cards - 1
    assert table.moves[-1].seat == seat


def test_who_is_not_asked_may_only_sell_own_cards() -> None:
    table = new_table()
    seat = until_somebody_may_sell(table, Rng(1))
    (active,) = table.state.actors()
    before = len(table.moves)
    with pytest.raises(NotYourTurn):
        table.play(
            seat, next(action.text for action in table.legal(active) if action.text.startswith("open"))
        )
    missing = next(
        name for number, name in enumerate(CHARACTERS) if number not in position(table).lords[seat].hand
    )
    with pytest.raises(IllegalAction) as refusal:
        table.play(seat, f"sell-{missing}")
    assert refusal.value.clause == "card.hand"
    nobody = next(other for other in range(3) if other != active and other not in table.state.unasked())
    with pytest.raises(NotYourTurn):
        table.play(nobody, f"sell-{missing}")
    assert len(table.moves) == before


def test_a_sale_can_be_taken_back_until_another_has_moved() -> None:
    table, rng = new_table(), Rng(1)
    seat = until_somebody_may_sell(table, rng, least=2)
    before = [table.view(viewer) for viewer in range(3)]
    table.play(seat, sale(table, seat))
    table.play(seat, sale(table, seat))
    table.undo(seat, 2)
    assert [table.view(viewer) for viewer in range(3)] == before
    table.play(seat, sale(table, seat))
    step(table, rng)
    with pytest.raises(CannotUndo):
        table.undo(seat)


def test_who_is_asked_cannot_take_back_the_sale_of_another() -> None:
    table = new_table()
    seat = until_somebody_may_sell(table, Rng(1))
    table.play(seat, sale(table, seat))
    assert table.undoable(table.state.actors()[0]) == 0


def test_a_record_with_such_sales_replays_and_its_draws_are_verified() -> None:
    table, rng = new_table("77" * 32), Rng(4)
    sales = 0
    while not table.over:
        unasked = table.state.unasked()
        if unasked and rng.below(2):
            table.play(unasked[-1], sale(table, unasked[-1]))
            sales += 1
        else:
            step(table, rng)
    assert sales > 3
    record = parse_record(table.record().dump())
    assert replay(record).points == table.state.points
    assert verify(record) == sum(move.seat == CHANCE for move in table.moves)


def test_a_table_with_such_sales_is_resumed_where_it_was() -> None:
    table = new_table()
    seat = until_somebody_may_sell(table, Rng(1))
    table.play(seat, sale(table, seat))
    again = resume(CASTELLI, table.names, table.options, SEED, table.moves)
    assert [again.view(viewer) for viewer in range(3)] == [table.view(viewer) for viewer in range(3)]


def test_nobody_is_hurried_while_others_may_sell() -> None:
    """The last tile: who has no card has no choice, but the others may still sell before it is turned up."""
    met = 0
    for number in range(25):
        table, rng = new_table(f"{number:02d}" * 32, 2), Rng(number)
        while not table.over:
            s = position(table)
            active = s.actors()[0]
            if s.unasked() and len(table.legal(active)) == 1:
                met += 1
                seller = s.unasked()[0]
                table.play(seller, sale(table, seller))
                assert table.state.actors() == [active]
                continue
            step(table, rng)
    assert met
