"""The weights of a game's judge, and the file that keeps them."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

Weights = dict[str, float]  # By name; what is left out weighs nothing.

_NUMBER: Final = re.compile(r'("[^"]*"|[\w-]+) *= *[-+.\w]+(.*)')  # A name, and what follows.


def read_weights(package: str) -> Weights:
    """Those of the game in this package."""
    return parse_weights((files(package) / "data" / "weights.toml").read_text(encoding="utf-8"))


def parse_weights(text: str) -> Weights:
    """The numbers of a file of weights, in a table of this name or in none."""
    found = tomllib.loads(text)
    table: dict[str, Any] = found.get("weights", found)
    return {name: float(number) for name, number in table.items()}


def dump_weights(weights: Weights, before: str = "[weights]") -> str:
    """The text of such a file: the one ``before`` with new numbers, and what it says about them."""
    lines: list[str] = []
    known: list[str] = []
    for line in before.splitlines():
        found = _NUMBER.match(line)
        if found is None:
            lines.append(line)
            continue
        name = found[1].strip('"')
        if name in weights:
            known.append(name)
            lines.append(f"{found[1]} = {_short(weights[name])}{found[2]}")
    new = [f'"{name}" = {_short(number)}' for name, number in weights.items() if name not in known]
    return "\n".join([*lines, *new]) + "\n"


def _short(number: float) -> float:
    """To five digits that count."""
    return float(f"{number:.5g}")
