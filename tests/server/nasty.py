"""What nobody should send: frames and requests that begin sound and are spoilt, the same for a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote

TEXTS = [
    "",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202eevil",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "../../../../etc/passwd",
    "%00%0a",
    "{{7*7}}${7*7}",
    "undo-3",
    "\r\nset-cookie: x=y",
    "🏰" * 90,
    "A" * 5000,
    "١٢٣",
    "NaN",
    "__proto__",
]
NUMBERS = [-1, 0, 1, 7, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e308, float("nan"), float("inf"), True, None]


def deep(depth: int) -> list[Any]:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def anything(chance: Random) -> Any:
    kind = chance.randrange(5)
    if kind == 0:
        return deep(chance.choice([3, 60, 400]))
    if kind == 1:
        return {chance.choice(TEXTS): chance.choice(NUMBERS) for _ in range(3)}
    if kind == 2:
        return [chance.choice(TEXTS)] * chance.choice([1, 21, 300])
    return chance.choice(TEXTS) if kind == 3 else chance.choice(NUMBERS)


def _changed(chance: Random, thing: dict[str, Any]) -> dict[str, Any]:
    return thing | {chance.choice([*thing, "t"]): anything(chance)}


def _more(chance: Random, thing: dict[str, Any]) -> dict[str, Any]:
    return thing | {chance.choice(TEXTS): anything(chance)}


def _less(chance: Random, thing: dict[str, Any]) -> dict[str, Any]:
    gone = chance.choice([*thing, ""])
    return {name: value for name, value in thing.items() if name != gone}


def _same(chance: Random, thing: dict[str, Any]) -> dict[str, Any]:
    return thing


SPOILT: list[Callable[[Random, dict[str, Any]], dict[str, Any]]] = [_changed, _changed, _more, _less, _same]


def written(chance: Random, thing: Any) -> str:
    """JSON, or nearly."""
    text = json.dumps(thing, ensure_ascii=chance.random() < 0.7)
    kind = chance.randrange(12)
    if kind == 0:
        text = text[: chance.randrange(len(text) + 1)]
    elif kind == 1:
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.choice(TEXTS) + text[at:]
    elif kind == 2 and text.startswith("{"):
        text = text[:-1] + "," + text[1:]  # Every name twice.
    elif kind == 3:
        text = chance.choice(["", "[", "{" * 2000, "null", "0", text * 3])
    return text


def spoil(chance: Random, thing: dict[str, Any]) -> str:
    for _ in range(chance.randrange(3)):
        thing = chance.choice(SPOILT)(chance, thing)
    return written(chance, thing)


def frame(chance: Random, at: dict[str, Any], words: list[str]) -> str | bytes:
    """A frame from somebody who looks at a position and has heard these words."""
    seat, seq = chance.choice([*at["asked"], 0, 1, 7]), chance.choice([at["seq"], at["seq"] - 1, 0, 10**6])
    sound: list[dict[str, Any]] = [
        {"t": "play", "seat": seat, "seq": seq, "word": chance.choice([*words, "end", *TEXTS])},
        {"t": "undo", "seat": seat, "seq": seq, "moves": chance.choice([0, 1, 2, 10**6])},
        {"t": "why", "seat": seat, "pick": "card-pink", "chosen": [chance.choice(TEXTS)]},
        {"t": "hint", "seat": seat, "seq": seq},
        {"t": "tip", "pick": chance.choice(["board", *TEXTS])},
        {"t": "chat", "text": chance.choice(["well played", *TEXTS]), "team": chance.random() < 0.5},
        {"t": "stand-in", "seat": seat},
        {"t": "return", "seat": seat},
        {"t": "hello", "seen": chance.choice([0, seq, 10**6])},
        {"t": "luck", "seat": seat, "hash": chance.choice(["00" * 32, *TEXTS])},
    ]
    text = spoil(chance, chance.choice(sound)).encode(errors="surrogatepass")
    if chance.random() < 0.01:
        text += b"x" * chance.choice([5000, 70_000])
    if chance.random() < 0.05:
        text = bytes(chance.randrange(256) for _ in range(40))
    try:
        return text.decode() if chance.random() < 0.95 else text
    except UnicodeDecodeError:
        return text


ROUTES = [
    "GET /",
    "GET /new",
    "GET /new?game={}&series={}&bundle={}",
    "POST /new",
    "POST /new",
    "GET /t/{}",
    "GET /t/{}/{}",
    "POST /t/{}/{}",
    "GET /tournament/{}",
    "GET /tournament/{}/{}",
    "POST /tournament/{}/{}",
    "GET /rules/{}?search={}",
    "GET /api/tables",
    "POST /api/tables",
    "POST /api/tables",
    "GET /api/mine",
    "PUT /api/me",
    "POST /api/tables/{}/join",
    "POST /api/tables/{}/rematch",
    "POST /api/tables/{}/fork",
    "GET /api/tables/{}/at/{}?seat={}",
    "GET /api/tables/{}/record",
    "GET /api/tables/{}/verify",
    "POST /api/tournaments",
    "GET /api/tournaments/{}",
    "POST /api/tournaments/{}/join",
    "GET /static/{}/{}",
    "GET /sprite/{}/{}.svg",
    "GET /tokens/{}.css",
    "GET /ws/{}?seen={}",
    "GET /health",
    "GET /metrics",
    "GET /{}",
]
METHODS = ["HEAD", "GET", "PUT", "POST", "DELETE", "OPTIONS", "PATCH", "BREW", ""]
TAME = [text for text in TEXTS if text.isprintable() and text.isascii()]
HEADERS = [
    "origin: http://[::1",
    "origin: null",
    "origin: http://{host}",
    "x-forwarded-for: 1.2.3.4, {text}",
    "x-forwarded-proto: https",
    "cookie: maniero={text}",
    "cookie: {cookie}",
    "accept-language: {text};q=1e999,it;q=-1",
    "sec-fetch-site: cross-site",
    "content-type: application/json",
    "content-type: application/x-www-form-urlencoded",
    "content-type: multipart/form-data; boundary=x",
    "accept-encoding: gzip;q=nan",
    "expect: 100-continue",
    "range: bytes=0-{text}",
    "if-none-match: {text}",
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {text}",
    "upgrade: h2c\r\nconnection: upgrade",
]
BROKEN = ["transfer-encoding: chunked", "content-length: 5", "content-length: -1", "{text}: {text}"]
ORDERS: list[dict[str, Any]] = [
    {"game": "castles", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": "1"}},
    {"game": "castles", "kind": "cup", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}] * 2},
    {"name": "Anna", "language": "it"},
    {"seat": 0},
    {"moves": 3, "seat": 1},
]


def request(chance: Random, host: str, table: str, cookie: str) -> bytes:
    """A request as it might come over the wire."""
    parts = [table, table, "0", "3", "castles", *(quote(text, errors="replace") for text in TEXTS)]
    method, path = chance.choice(ROUTES).split(" ")
    if chance.random() < 0.1:
        method = chance.choice(METHODS)
    while "{}" in path:
        path = path.replace("{}", chance.choice(parts), 1)
    lines = [f"{method} {path} HTTP/{chance.choice(['1.1'] * 20 + ['1.0', '9.9'])}"]
    lines += [f"host: {host}"] * chance.choice([1] * 10 + [0, 2])
    for _ in range(chance.randrange(4)):
        text = chance.choice(TAME if chance.random() < 0.9 else TEXTS)
        header = chance.choice(HEADERS if chance.random() < 0.95 else BROKEN)
        lines.append(header.replace("{host}", host).replace("{cookie}", cookie).replace("{text}", text))
    body = spoil(chance, chance.choice(ORDERS)).encode(errors="surrogatepass")
    if chance.random() < 0.2:
        body = "&".join(f"{quote(n, errors='replace')}=x" for n in TEXTS).encode()
    if not any(line.startswith(("content-length", "transfer-encoding")) for line in lines):
        lines.append(f"content-length: {len(body)}")
    head = "\r\n".join([*lines, "connection: close", "", ""]).encode(errors="surrogatepass")
    return head + body
