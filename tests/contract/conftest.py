"""The walks that the checks share: pytest groups all tests by the case, so each is walked once."""

from __future__ import annotations

import pytest

from tests.contract.cases import cases
from tests.contract.walks import Walk


@pytest.fixture(scope="session", params=cases(), ids=str)
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(request.param)
