"""Pages and server mean the same by a frame: `static/types.d.ts` against the definitions in Python."""

from __future__ import annotations

import inspect
import re
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import pytest
from pydantic import BaseModel
from typing_extensions import is_typeddict

from maniero.server import analysis_api, api, incoming, outgoing, summaries, tournament_api
from maniero.server.assets import STATIC

Fields = dict[str, str]  # "name" or "name?" -> type, as TypeScript writes them.

SCRIPTS = (STATIC / "types.d.ts").read_text()
SIMPLE: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def written() -> dict[str, Fields]:
    """The interfaces of the scripts."""
    found: dict[str, Fields] = {}
    for name, parent, body in re.findall(
        r"^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}", SCRIPTS, re.M | re.S
    ):
        own = dict(re.findall(r"^  (\w+\??): (.+);$", body, re.M))
        assert len(own) == body.count("\n"), name
        found[name] = found.get(parent, {}) | own
    return found


def meant(definition: type) -> Fields:
    """The fields of a TypedDict or a model."""
    if issubclass(definition, BaseModel):
        models = definition.model_fields.items()
        return {name + "?" * (not field.is_required()): ts(field.annotation) for name, field in models}
    hints = get_type_hints(definition, include_extras=True).items()
    return {name + "?" * (get_origin(hint) is NotRequired): ts(hint) for name, hint in hints}


def ts(hint: Any) -> str:
    """A type in TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (NotRequired, Annotated):
        return ts(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, UnionType):
        return " | ".join(ts(arg) for arg in args)
    if origin is list:
        inner = ts(args[0])
        return f"({inner})[]" if get_origin(args[0]) in (Union, UnionType) else f"{inner}[]"
    return SIMPLE.get(hint) or str(hint.__name__)


def definitions() -> dict[str, type]:
    """Every frame that travels, and the answers that scripts read."""
    frames = dict(inspect.getmembers(outgoing, is_typeddict))
    frames |= {each.__name__: each for each in get_args(incoming.AnyFrame)}
    answers = [summaries.SeatSummary, summaries.TableSummary, api.TableFound, api.Draw]
    answers.append(tournament_api.TournamentFound)
    answers += [analysis_api.Stop, analysis_api.TurningPoint, analysis_api.AnalysisFound]
    return frames | {each.__name__: each for each in answers}


def test_the_scripts_know_exactly_what_travels() -> None:
    assert sorted(written()) == sorted(definitions())


@pytest.mark.parametrize("name", sorted(definitions()))
def test_a_frame_has_the_same_fields_on_both_sides(name: str) -> None:
    assert written()[name] == meant(definitions()[name])
