"""What the line to a page costs: short messages go as they are, long ones compressed, nothing is kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate

from maniero.server import assets
from maniero.server.socket_protocol import SMALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.frames import Frame

    from tests.server.running import Running

pytestmark = pytest.mark.anyio


class Looking(ClientPerMessageDeflateFactory):
    """A browser's side of compression that notes how each message came."""

    def __init__(self, **offered: Any) -> None:
        super().__init__(**offered)
        self.agreed: Sequence[Any] = ()
        self.came: list[tuple[bool, int, int]] = []  # Compressed, bytes on the wire, bytes of the message.

    def process_response_params(self, params: Sequence[Any], accepted: Sequence[Any]) -> PerMessageDeflate:
        self.agreed = params
        found = super().process_response_params(params, accepted)
        decode = found.decode

        def noted(frame: Frame, *, max_size: int | None = None) -> Frame:
            whole = decode(frame, max_size=max_size)
            self.came.append((frame.rsv1, len(frame.data), len(whole.data)))
            return whole

        found.decode = noted  # type: ignore[method-assign]
        return found


@pytest.mark.parametrize(
    "offered",
    [
        {"client_max_window_bits": True},  # As browsers do.
        {"server_max_window_bits": 10, "client_no_context_takeover": True},
        {},
    ],
)
async def test_long_messages_are_compressed_and_short_ones_are_not(
    house: Running, offered: dict[str, Any]
) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        looking = Looking(**offered)
        address, cookie = f"ws://{house.host}/ws/{table}", {"Cookie": anna.cookie()}
        async with connect(
            address,
            additional_headers=cookie,
            max_size=None,
            proxy=None,
            compression=None,
            extensions=[looking],
        ) as line:
            await line.send('{"t": "tip", "pick": "nothing"}')
            missing = {"tip", "position"}
            while missing:
                missing.discard(json.loads(await line.recv())["t"])
    assert ("server_no_context_takeover", None) in looking.agreed
    assert ("client_no_context_takeover", None) in looking.agreed
    for compressed, wire, size in looking.came:
        assert compressed == (size >= SMALL)
        assert not compressed or wire < size
    assert {compressed for compressed, _, _ in looking.came} == {True, False}
    assert max(size for _, _, size in looking.came) > 20_000


async def test_a_page_without_compression_is_served_too(house: Running) -> None:
    async with house.browser() as anna:
        table = await anna.new_table("me", "me")
        address, cookie = f"ws://{house.host}/ws/{table}", {"Cookie": anna.cookie()}
        async with connect(
            address, additional_headers=cookie, max_size=None, proxy=None, compression=None
        ) as line:
            while '"position"' not in str(await line.recv()):
                pass


async def test_files_are_compressed_once_for_who_can_read_that(house: Running) -> None:
    async with house.browser() as anna:
        for address in (assets.static_url("table.js"), assets.tokens_url(), assets.sprite_url("council")):
            sizes = {}
            for encoding in ("identity", "gzip, br"):
                answer = await anna.http.get(address, headers={"accept-encoding": encoding})
                assert answer.status_code == 200
                assert answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers.get("content-encoding", "identity") == encoding.split(",")[0]
                sizes[encoding] = (int(answer.headers["content-length"]), answer.text)
            assert sizes["gzip, br"][0] < sizes["identity"][0]
            assert sizes["gzip, br"][1] == sizes["identity"][1]
