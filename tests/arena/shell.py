"""Commands as a shell runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:node {ROOT / 'docs' / 'examples' / 'bot.js'}"


def maniero(*words: object, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "maniero", *map(str, words)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def mistake(*words: object) -> str:
    """What a mistake says last; a bot that is a program may have spoken before."""
    done = maniero(*words, code=1)
    assert "Traceback" not in done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith("maniero: ")
    return last


def figures(*words: object) -> dict[str, Any]:
    """What the arena tells programs."""
    found: dict[str, Any] = json.loads(maniero("arena", *words, "--json").stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    timed = ("decisions_per_s", "ms", "worst_ms")
    bots = [{name: value for name, value in bot.items() if name not in timed} for bot in found["bots"]]
    return found | {"bots": bots}
