"""Maniero: castle games, as a typed library, a command line and a table in the browser.

The bare package is the library with its command line; the rest comes with extras, see ``need``.

With ``MANIERO_PURE=1`` in the environment the compiled modules are passed over and the
same games run from their Python sources: for a debugger, or to compare the two.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

__version__: Final = "0.1.0"

_EXTRAS: Final = {
    "server": (
        "the table in the browser",
        ("aiosqlite", "alembic", "asyncpg", "fastapi", "htpy", "itsdangerous", "sqlalchemy", "uvicorn"),
    ),
    "redis": ("several servers at one database", ("redis",)),
    "arena": ("the arena", ("openskill", "resvg_py")),
    "train": ("learning", ("numpy",)),
    "ray": ("a Ray cluster", ("numpy", "ray")),
    "pictures": ("a PNG picture", ("resvg_py",)),
}


class MissingExtra(ImportError):
    """What was asked for comes with an extra of this package that is not installed."""


def need(extra: str) -> None:
    """Say in one line what to install, where the packages of an extra are not there."""
    what, packages = _EXTRAS[extra]
    if any(find_spec(name) is None for name in packages):
        raise MissingExtra(f"{what} needs packages that are not installed: pip install 'maniero[{extra}]'")


class _PureFinder:
    """Finds the sources of this package and never its compiled modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("maniero.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("MANIERO_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _PureFinder())
