"""Where things stand on a picture: their middles, through all the groups they lie in."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from tests.games.pictures import parse

Spot = tuple[float, float]
_MOVE = re.compile(r"translate\((-?[\d.]+)[ ,](-?[\d.]+)\)")
_SCALE = re.compile(r"scale\(([\d.]+)\)")


def _walk(e: ET.Element, x: float, y: float, k: float) -> Iterator[tuple[ET.Element, float, float, float]]:
    written = e.get("transform") or ""
    if move := _MOVE.search(written):
        x, y = x + k * float(move[1]), y + k * float(move[2])
    if scale := _SCALE.search(written):
        k *= float(scale[1])
    yield e, x, y, k
    for child in e:
        yield from _walk(child, x, y, k)


def places(markup: str) -> dict[str, Spot]:
    """By pick: where the things that can be picked stand; of equal ones the last."""
    return {pick: (x, y) for e, x, y, _ in _walk(parse(markup), 0, 0, 1) if (pick := e.get("data-pick"))}


def uses(markup: str, inside: str, prefix: str) -> list[Spot]:
    """Where the pieces of the sprite whose names begin so lie, inside a thing."""
    for e, x, y, k in _walk(parse(markup), 0, 0, 1):
        if e.get("data-pick") == inside:
            return [
                (a, b)
                for child in e
                for each, a, b, _ in _walk(child, x, y, k)
                if each.get("href", "").startswith(prefix)
            ]
    return []
