"""Before all tests: what is tested is what is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from xdist.scheduler import LoadScopeScheduling

import maniero

if TYPE_CHECKING:
    from xdist.scheduler import Scheduling

SOURCES = Path(__file__).parent.parent / "src" / "maniero"
TESTED = Path(maniero.__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """An installation that is older than the sources would be tested in their place, without a word."""
    for source in SOURCES.rglob("*.py"):
        tested = TESTED / source.relative_to(SOURCES)
        if not tested.exists() or tested.read_bytes() != source.read_bytes():
            what = f"the installed maniero is not the one in src ({source.name} differs)"
            pytest.exit(f"{what}: make install, or PYTHONPATH=src", returncode=4)


class BuiltOnce(LoadScopeScheduling):
    """Several processes share the tests one by one, but packages are built once, by one of them."""

    def _split_scope(self, nodeid: str) -> str:
        return "packages" if "tests/packaging/" in nodeid else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    return BuiltOnce(config, log)
