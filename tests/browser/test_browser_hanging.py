"""A database that does not take a move: the page says so, and the game goes on by itself."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest

from tests.browser.hosting import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.conftest import NewPerson


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hanging") / "tables.sqlite3"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    with hosted(database, "--statement-timeout", "0.5") as found:
        yield found


def test_a_table_that_cannot_be_saved_says_so_and_goes_on(person: NewPerson, database: Path) -> None:
    anna = person().play_now()
    anna.awaits("mine")
    notice, seq = anna.page.locator("#unsaved"), anna.seq
    assert not notice.is_visible()
    other = sqlite3.connect(database)
    other.execute("BEGIN IMMEDIATE")
    for _ in range(20):  # Until a choice is complete and sent.
        if notice.is_visible():
            break
        anna.one_step()
        anna.page.wait_for_timeout(50)
        anna.page.wait_for_function("() => document.body.dataset.busy === 'no'")
    assert "cannot be saved just now" in notice.inner_text()
    assert anna.seq == seq
    other.rollback()
    other.close()
    notice.wait_for(state="hidden")
    anna.awaits("mine")
    while anna.seq == seq:
        anna.one_step()
        anna.settled()
