"""``@clause("council", "build.once")``: the rule, or rules, that a test is about."""

from __future__ import annotations

import pytest


def clause(game: str, *ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it checks; test_clauses.py reads these marks."""
    return pytest.mark.clause(game, *ids)
