"""``python -m maniero``."""

from __future__ import annotations

from maniero.cli import main

main()
