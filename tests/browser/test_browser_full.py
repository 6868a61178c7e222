"""A server without room for one more page: the page says so, waits longer and longer, and comes in later."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import hosted
from tests.browser.person import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import NewPerson


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosted(tmp_path_factory.mktemp("full") / "tables.sqlite3", "--rates", "0.05") as found:
        yield found  # One page for each guest.


def test_a_page_for_which_there_is_no_room_says_so_until_there_is(person: NewPerson) -> None:
    first = person().play_now()
    second = first.page.context.new_page()
    second.goto(first.page.url)
    notice = second.locator("#offline")
    expect(notice).to_contain_text("no room for one more")
    expect(second.locator("#toast")).to_have_text("")
    first.page.close()
    expect(notice).to_be_hidden(timeout=15_000)
    Person(second).at_the_table()
    second.context.set_offline(True)
    expect(notice).to_contain_text("Connection lost")
