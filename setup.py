"""Compiles kernel, games and bots as one unit where there is a C compiler; else installs them as they are."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src/maniero")
INTERPRETED = {
    "__init__.py",
    "view.py",
    "picks.py",
    "text",
    "draw",
}  # For people to read, not in the hot path.


def compiled_files() -> list[str]:
    """What gains from being compiled."""
    folders = ("kernel", "games", "bots")
    files = [path for folder in folders for path in (SOURCES / folder).rglob("*.py")]
    return sorted(str(path) for path in files if INTERPRETED.isdisjoint(path.parts))


def compiler_found() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists()


def extensions() -> list[Extension]:
    if os.environ.get("MANIERO_PURE", "") not in ("", "0") or not compiler_found():
        print(
            "maniero: no C compiler with Python headers; installing the interpreted package, which is slower"
        )
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return mypycify(["--strict", "--config-file=", *compiled_files()], opt_level="3", debug_level="0")


setup(ext_modules=extensions())
