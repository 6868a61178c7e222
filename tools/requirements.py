"""Prints what pyproject.toml asks for, so that packages can be installed before the project is built.

python tools/requirements.py        what the project needs to run
python tools/requirements.py test   what its tests need besides
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
extra = sys.argv[1:]
wanted = project["optional-dependencies"][extra[0]] if extra else project["dependencies"]
sys.stdout.write("\n".join(wanted) + "\n")
