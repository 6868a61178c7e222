"""A line that breaks is no goodbye: a bot may take over only when somebody has been away for a while."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import running, settings

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

GRACE = 0.8


def second(people: dict[str, Any]) -> dict[str, Any]:
    return dict(people["seats"][1])


async def test_a_broken_line_has_grace_and_its_end_is_told(tmp_path: Path) -> None:
    async with (
        running(settings(tmp_path, stand_in_grace=GRACE)) as house,
        house.browser() as anna,
        house.browser() as bruno,
    ):
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with anna.page(table) as one:
            async with bruno.page(table) as two:
                await one.people_until(lambda people: second(people)["online"])
                assert second(one.people)["grace"] == 0
                two.line.transport.abort()
            await one.people_until(lambda people: not second(people)["online"])
            gone = second(one.people)
            assert (gone["grace"], gone["can_agree"], gone["needed"]) == (1, False, 0)
            assert (await one.ask("error", t="stand-in", seat=1))["code"] == "cannot-stand-in"
            # Coming back in time ends it, and the next break begins anew.
            async with bruno.page(table) as two:
                await one.people_until(lambda people: second(people)["online"])
                two.line.transport.abort()
            await one.people_until(lambda people: not second(people)["online"])
            assert second(one.people)["grace"] == 1
            # Nobody does anything, and yet the page hears that it may go on.
            await one.people_until(lambda people: second(people)["can_agree"])
            assert second(one.people)["grace"] == 0
            await one.send(t="stand-in", seat=1)
            await one.people_until(lambda people: second(people)["stood_in"])


async def test_who_has_sat_down_and_never_came_has_grace_too(tmp_path: Path) -> None:
    async with (
        running(settings(tmp_path, stand_in_grace=GRACE)) as house,
        house.browser() as anna,
        house.browser() as bruno,
    ):
        table = await anna.new_table("me", "open")
        async with anna.page(table) as one:
            await bruno.join(table)
            await one.people_until(lambda people: not second(people)["open"])
            assert (second(one.people)["grace"], second(one.people)["can_agree"]) == (1, False)
            await one.people_until(lambda people: second(people)["can_agree"])


async def test_after_a_restart_everybody_has_grace(tmp_path: Path) -> None:
    chosen = settings(tmp_path, stand_in_grace=GRACE, secret=secrets.token_urlsafe(32))
    async with running(chosen) as house, house.browser() as anna, house.browser() as bruno:
        table = await anna.new_table("me", "open")
        await bruno.join(table)
        async with running(chosen) as again:
            anna.host = again.host
            async with anna.page(table) as one:
                await one.next("people")
                assert (second(one.people)["grace"], second(one.people)["can_agree"]) == (1, False)
                await one.people_until(lambda people: second(people)["can_agree"])
