"""The form of a new table as a browser without scripts sends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl

from pydantic import ValidationError

from maniero.server.api import NewTable
from maniero.server.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELDS: Final = 100  # More than any form of ours has.
SEATS: Final = 8
OPTION: Final = "option-"


def read_form(body: bytes) -> dict[str, str]:
    """The fields of a form."""
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS))
    except ValueError:
        raise Problem("bad-request") from None


def wanted(fields: Mapping[str, str]) -> NewTable:
    """What the form asks for, checked like any other request."""
    kinds = [(number, fields.get(f"kind-{number}", "none")) for number in range(SEATS)]
    options = {key.removeprefix(OPTION): value for key, value in fields.items() if key.startswith(OPTION)}
    asked = {
        "game": fields.get("game", ""),
        "seats": [_seat(fields, number, kind) for number, kind in kinds if kind != "none"],
        "options": options,
        "private": fields.get("privacy") == "private",
        "hints": {"yes": True, "no": False}.get(fields.get("hints", "")),
    }
    try:
        return NewTable.model_validate(asked)
    except ValidationError:
        raise Problem("bad-request") from None


def _seat(fields: Mapping[str, str], number: int, kind: str) -> dict[str, str]:
    seat = {"kind": kind}
    if kind == "bot":
        seat["bot"] = fields.get(f"bot-{number}", "")
    if kind == "me":
        seat["name"] = fields.get(f"name-{number}", "")
    return seat
