"""A server that plays with a corrected component file: at its tables, and in the heads of its bots."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from maniero.games import find
from tests.server.killing import database, free_port, start
from tests.server.running import Browser

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_a_host_plays_with_a_corrected_file(tmp_path: Path) -> None:
    corrected = tmp_path / "castle.toml"
    corrected.write_text(find("carcassonne").component_file().replace("[tiles.B0", "[tiles.X0"))
    port = free_port()
    given = ("--components", f"carcassonne={corrected}", "--beat", "0")
    server = await start(database(tmp_path), port, *given)
    try:
        async with Browser(f"127.0.0.1:{port}") as anna:
            table = await anna.new_table("bot:random", "bot:random", game="carcassonne")
            async with anna.page(table) as page:
                await page.until(lambda position: position["over"])
            record = (await anna.http.get(f"/api/tables/{table}/record")).text
            assert (await anna.http.get(f"/api/tables/{table}/verify")).json()["verified"] is True
    finally:
        server.send_signal(signal.SIGTERM)
        await server.wait()
    assert "draw-X0" in record
    assert "draw-B0" not in record
    assert find("carcassonne").box(str(corrected)).fingerprint in record
