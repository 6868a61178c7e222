"""Component files with corrections, or mistakes, in them."""

from __future__ import annotations

from pathlib import Path

import maniero.games


def original(id: str) -> str:
    """The component file of a game's package."""
    return (Path(maniero.games.__file__).parent / id / "data" / "box.toml").read_text(encoding="utf-8")


def corrected(id: str, folder: Path, *changes: tuple[str, str]) -> str:
    """The path of a copy with each first text replaced by the second."""
    text = original(id)
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the file"
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)
