"""The rules of a game as clauses: written once, cited by objections, tips, score sheet and tests."""

from __future__ import annotations

import tomllib
from typing import Final


class Clause:
    """One rule in our own words, by language; ``ruling`` says why, where the rulebook does not."""

    def __init__(self, id: str, module: str, text: dict[str, str], ruling: dict[str, str]) -> None:
        self.id: Final = id
        self.module: Final = module
        self.text: Final = text
        self.ruling: Final = ruling  # Empty when the rulebook itself says so.


def read_clauses(path: str) -> dict[str, Clause]:
    """The clauses of a game in their order, by id."""
    with open(path, "rb") as file:
        tables = tomllib.load(file)
    return {
        id: Clause(
            id,
            table.get("module", "base"),
            {"en": table["en"], "it": table["it"]},
            table.get("ruling", {}),
        )
        for id, table in tables.items()
    }
