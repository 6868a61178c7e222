"""Reading pictures: what can be picked, what is said, how large its words are."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

NAMES = ["Anna", "Bruno", "Carla", "Castaldo"]
HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><svg onload=alert(1)>&amp;",
    "x" * 200,
    "\u202egnp.exe\x00\x1b[0m \ud800 שָׁלוֹם",
    "👩‍👩‍👧‍👦" * 30,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "{name} {0} %s",
    "",
]

Draw = Callable[..., str]


def tr(word: str) -> str:
    return word


def parse(markup: str | ET.Element) -> ET.Element:
    """A picture as a tree; one that is a tree already stays as it is."""
    return ET.fromstring(markup) if isinstance(markup, str) else markup


def picks(markup: str) -> set[str]:
    """The things that can be picked in pictures, which may be none."""
    return {name for e in parse(f"<div>{markup}</div>").iter() if (name := e.get("data-pick"))}


def ids(markup: str | ET.Element) -> Counter[str]:
    return Counter(id for e in parse(markup).iter() if (id := e.get("id")))


def said(markup: str) -> Iterator[str]:
    for e in parse(markup).iter():
        if not e.tag.endswith("style"):
            yield from filter(None, (e.text, e.get("aria-label")))


def texts(markup: str) -> list[str]:
    """What is written in a picture."""
    return [e.text or "" for e in parse(markup).iter() if e.tag.endswith("text")]


def used(markup: str | ET.Element) -> set[str]:
    """The ids that a picture refers to."""
    found = set()
    for e in parse(markup).iter():
        found |= {e.get("href", "")[1:], *re.findall(r"url\(#([\w-]+)\)", " ".join(e.attrib.values()))}
    return found - {""}


def text_sizes(markup: str, sprite: str) -> Iterator[tuple[str, float]]:
    """Every text that is seen and its size in pixels of the picture, also inside the pieces it uses."""
    root = parse(markup)
    yield from _sizes(root, {**_pieces(sprite), **{e.get("id", ""): e for e in root.iter()}}, 1, 0)


@cache
def _pieces(sprite: str) -> dict[str, ET.Element]:
    return {id: e for e in parse(sprite).iter() if (id := e.get("id"))}


def _sizes(
    e: ET.Element, pieces: dict[str, ET.Element], k: float, size: float
) -> Iterator[tuple[str, float]]:
    if e.tag.endswith("defs"):
        return
    scale = re.search(r"scale\(([\d.]+)\)", e.get("transform") or "")
    k *= float(scale[1]) if scale else 1
    size = float(e.get("font-size") or size)
    if e.tag.endswith("text"):
        yield e.text or "", k * size
    if e.tag.endswith("use"):
        yield from _sizes(pieces[(e.get("href") or "")[1:]], pieces, k, size)
    for child in e:
        yield from _sizes(child, pieces, k, size)
