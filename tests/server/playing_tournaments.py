"""Tournaments as the tests of the server play them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.running import PATIENCE, fast_forward

if TYPE_CHECKING:
    from tests.server.running import Browser, Frame, Running

QUICK = "castles"  # The game with the fewest moves.


def seats(*kinds: str) -> list[dict[str, str]]:
    """Places of these kinds; "bot:random" names a bot."""
    found = []
    for kind in kinds:
        name, _, bot = kind.partition(":")
        found.append({"kind": name} | ({"bot": bot} if bot else {}))
    return found


async def made(browser: Browser, kind: str, *kinds: str, **rest: Any) -> tuple[str, dict[str, str]]:
    """A new tournament, and the links to its free places."""
    order = {"game": QUICK, "kind": kind, "seats": seats(*kinds), **rest}
    answer = await browser.http.post("/api/tournaments", json=order)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"]), answer.json()["links"]


async def seen(browser: Browser, tournament: str) -> Frame:
    """What a guest is told of a tournament."""
    answer = await browser.http.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


async def until(browser: Browser, tournament: str, wanted: Any) -> Frame:
    """The tournament as soon as ``wanted`` holds."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(shown := await seen(browser, tournament)):
            await asyncio.sleep(0.02)
    return shown


async def finish(house: Running, shown: Frame) -> None:
    """Play all games of the last round to their end behind the server's back, as another process would."""
    for game in shown["played"][-1]["games"]:
        if not game["points"]:
            await fast_forward(house, game["table"])


def tables(shown: Frame) -> list[str]:
    return [game["table"] for round in shown["played"] for game in round["games"]]
