"""Frames from a browser: read, measured and checked before anything is done with them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from maniero.kernel.record import MAX_WORD
from maniero.server.limits import CHAT, FRAME, PICK, one_line
from maniero.server.problems import Problem


def _line(text: str) -> str:
    line = one_line(text, CHAT)
    if not line:
        raise ValueError("nothing that can be read")
    return line


Number = Annotated[int, Field(ge=0, le=1_000_000)]
Word = Annotated[str, Field(min_length=1, max_length=MAX_WORD)]
Pick = Annotated[str, Field(min_length=1, max_length=PICK)]
Hex = Annotated[str, Field(max_length=64, pattern="^[0-9a-f]{64}$")]
Line = Annotated[str, Field(max_length=CHAT), AfterValidator(_line)]


class Frame(BaseModel):
    """What all frames share: a number is a number, and a text is a text."""

    model_config = ConfigDict(strict=True, frozen=True)


class Play(Frame):
    """Move for a seat; ``seq`` is the length of the log the page has seen."""

    t: Literal["play"]
    seat: Number
    seq: Number
    word: Word


class Undo(Frame):
    """Take back the last moves of a seat."""

    t: Literal["undo"]
    seat: Number
    seq: Number
    moves: Number


class AskWhy(Frame):
    """A click on something that cannot be chosen, after other things were."""

    t: Literal["why"]
    seat: Number
    pick: Pick
    chosen: Annotated[list[str], Field(max_length=20)] = []


class AskTip(Frame):
    """What is this?"""

    t: Literal["tip"]
    pick: Pick


class AskHint(Frame):
    """What would the Master do here?"""

    t: Literal["hint"]
    seat: Number
    seq: Number


class Chat(Frame):
    """A line of chat, for everybody or for my team alone."""

    t: Literal["chat"]
    text: Line
    team: bool = False


class StandIn(Frame):
    """Agree that a bot plays for a seat."""

    t: Literal["stand-in"]
    seat: Number


class Return(Frame):
    """Take the own seat back from the bot."""

    t: Literal["return"]
    seat: Number


class GiveLuck(Frame):
    """What a seat adds to the draws: first the hash of its number, then the number."""

    t: Literal["luck"]
    seat: Number
    hash: Hex = ""
    number: Hex = ""

    @model_validator(mode="after")
    def _one_of_them(self) -> GiveLuck:
        if bool(self.hash) == bool(self.number):
            raise ValueError("either the hash or the number")
        return self


class Hello(Frame):
    """Catch me up."""

    t: Literal["hello"]
    seen: Number


AnyFrame = Play | Undo | AskWhy | AskTip | AskHint | Chat | StandIn | Return | GiveLuck | Hello

_READER: Final[TypeAdapter[AnyFrame]] = TypeAdapter(Annotated[AnyFrame, Field(discriminator="t")])


def read_frame(raw: str | bytes | None) -> AnyFrame:
    """The frame in a message; Problem when it is none."""
    if not isinstance(raw, str):
        raise Problem("bad-frame", detail="binary")
    if len(raw) > FRAME or (not raw.isascii() and len(raw.encode(errors="replace")) > FRAME):
        raise Problem("too-long")
    try:
        return _READER.validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = str(first["loc"][-1]) if first["loc"] else first["msg"]
        code = "too-long" if first["type"] == "string_too_long" else "bad-frame"
        raise Problem(code, detail=where) from None
