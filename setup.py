"""Compiles kernel, games and bots as one unit where there is a C compiler; else packs them as they are.

``MANIERO_PURE=1`` asks for the interpreted package also where there is a compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src/maniero")
COMPILED = ("kernel", "games", "bots")
INTERPRETED = {  # For people to read, not in the hot path.
    "__init__.py",
    "view",
    "view.py",
    "picks.py",
    "nouns.py",
    "colours.py",
    "text",
    "draw",
}
WITHOUT_CODE = {"egg_info", "dist_info", "sdist"}  # Commands that only describe or pack the sources.
MYPYC = "mypy[mypyc]==2.4.1"
FLAGS = [
    "--strict",
    "--config-file=",
    # What the compiled files import gives them its types, but is checked elsewhere: its own imports need not
    # be there.  Nor do they matter when they are, so that every machine compiles the same.
    "--follow-imports=silent",
    "--no-site-packages",
]


def compiling() -> bool:
    return os.environ.get("MANIERO_PURE", "") in ("", "0") and compiler_found()


def compiler_found() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def compiled_files() -> list[str]:
    """What gains from being compiled."""
    files = [path for folder in COMPILED for path in (SOURCES / folder).rglob("*.py")]
    return sorted(str(path) for path in files if INTERPRETED.isdisjoint(path.parts))


def extensions() -> list[Extension]:
    if not compiling():
        print("maniero: interpreted, and slower; MANIERO_PURE is set or there is no C compiler with headers")
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return mypycify([*FLAGS, *compiled_files()], opt_level="3", debug_level="0")


def forget_old_builds(modules: list[Extension]) -> None:
    """Setuptools packs all it finds in its build folder: leave there only what need not be compiled again."""
    kept = {module.name.replace(".", "/") for module in modules}
    for folder in Path("build").glob("lib.*" if modules else "lib"):
        for file in folder.rglob("*.*"):
            name = file.relative_to(folder).as_posix().partition(".")[0]
            if file.suffix not in (".so", ".pyd") or name not in kept:
                file.unlink()


if WITHOUT_CODE.isdisjoint(sys.argv):
    modules = extensions()
    forget_old_builds(modules)
    setup(ext_modules=modules)
else:
    setup(setup_requires=[MYPYC] if compiling() else [])
