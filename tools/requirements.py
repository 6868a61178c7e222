"""Prints what pyproject.toml asks for, so that packages can be installed before the project is built."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
sys.stdout.write("\n".join(wanted) + "\n")
