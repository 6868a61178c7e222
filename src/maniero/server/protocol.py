"""Frames from a browser: read, measured and checked before anything is done with them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from maniero.kernel.record import MAX_WORD
from maniero.server.limits import CHAT, FRAME, PICK, one_line
from maniero.server.problems import Problem

_LARGEST = 1_000_000  # Of any number in a frame.


@dataclass(frozen=True)
class Play:
    """Move for a seat; ``seq`` is the length of the log the page has seen."""

    seat: int
    seq: int
    word: str


@dataclass(frozen=True)
class TakeBack:
    """Take back the last moves of a seat."""

    seat: int
    seq: int
    moves: int


@dataclass(frozen=True)
class AskWhy:
    """A click on something that cannot be chosen, after other things were."""

    seat: int
    pick: str
    chosen: tuple[str, ...]


@dataclass(frozen=True)
class AskTip:
    """What is this?"""

    pick: str


@dataclass(frozen=True)
class Say:
    """A line of chat."""

    text: str


@dataclass(frozen=True)
class StandIn:
    """Agree that a bot plays for a seat."""

    seat: int


@dataclass(frozen=True)
class Return:
    """Take the own seat back from the bot."""

    seat: int


@dataclass(frozen=True)
class Hello:
    """Catch me up."""

    seen: int


Frame = Play | TakeBack | AskWhy | AskTip | Say | StandIn | Return | Hello


def read_frame(raw: str | bytes | None) -> Frame:
    """The frame in a message; Problem when it is none."""
    if not isinstance(raw, str):
        raise Problem("bad-frame", detail="binary")
    if len(raw) > FRAME or len(raw.encode(errors="replace")) > FRAME:
        raise Problem("too-long")
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        raise Problem("bad-frame", detail="not JSON") from None
    if not isinstance(data, dict):
        raise Problem("bad-frame", detail="not an object")
    return _frame(data)


def _frame(data: dict[str, Any]) -> Frame:
    kind = data.get("t")
    if kind == "play":
        return Play(_number(data, "seat"), _number(data, "seq"), _text(data, "word", MAX_WORD))
    if kind == "undo":
        return TakeBack(_number(data, "seat"), _number(data, "seq"), _number(data, "moves"))
    if kind == "why":
        return AskWhy(_number(data, "seat"), _text(data, "pick", PICK), _picks(data))
    if kind == "tip":
        return AskTip(_text(data, "pick", PICK))
    if kind == "chat":
        return Say(_line(data))
    if kind == "stand-in":
        return StandIn(_number(data, "seat"))
    if kind == "return":
        return Return(_number(data, "seat"))
    if kind == "hello":
        return Hello(_number(data, "seen"))
    raise Problem("bad-frame", detail="unknown t")


def _number(data: dict[str, Any], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _LARGEST:
        raise Problem("bad-frame", detail=key)
    return value


def _text(data: dict[str, Any], key: str, most: int) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value:
        raise Problem("bad-frame", detail=key)
    if len(value) > most:
        raise Problem("too-long", detail=key)
    return value


def _picks(data: dict[str, Any]) -> tuple[str, ...]:
    value = data.get("chosen", [])
    if not isinstance(value, list) or len(value) > 20 or not all(isinstance(pick, str) for pick in value):
        raise Problem("bad-frame", detail="chosen")
    return tuple(value)


def _line(data: dict[str, Any]) -> str:
    value = data.get("text")
    if not isinstance(value, str):
        raise Problem("bad-frame", detail="text")
    if len(value) > CHAT:
        raise Problem("too-long", detail="text")
    line = one_line(value, CHAT)
    if not line:
        raise Problem("bad-frame", detail="text")
    return line
