"""Component files with one thing changed: every number in turn, every text in turn."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any, NamedTuple

from maniero.games import GAMES
from tests.games.corrections import original

Place = tuple[str | int, ...]

NEAR: list[Callable[[Any], int]] = [lambda n: n + 1, lambda n: n - 1, lambda n: n + 7]
FAR: list[Callable[[Any], int]] = [lambda n: 0, lambda n: 99, lambda n: -n - 1, lambda n: 10**12]
CHANGES = 250  # About so many for a game.
NONSENSE = ("nonsense", "Ω 1", "A" * 200, "", "0")


class Change(NamedTuple):
    id: str
    place: Place
    value: int | str

    @property
    def path(self) -> str:
        """As an error names it, entries of lists counted from one."""
        return "".join(f"[{key + 1}]" if isinstance(key, int) else f".{key}" for key in self.place)[1:]

    def __str__(self) -> str:
        return f"{self.id}-{self.path}={str(self.value)[:12]}"

    def file(self) -> str:
        """The text of the changed file."""
        table = tomllib.loads(original(self.id))
        inner: Any = table
        for key in self.place[:-1]:
            inner = inner[key]
        assert inner[self.place[-1]] != self.value
        inner[self.place[-1]] = self.value
        return "".join(f"{key} = {toml(value)}\n" for key, value in table.items())


def toml(value: Any) -> str:
    """What a component file is made of, in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def entries(value: Any, place: Place = ()) -> Iterator[tuple[Place, int | str]]:
    """All numbers and texts of a file, with their places."""
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from entries(inner, (*place, key))
    else:
        yield place, value


def changed_numbers() -> list[Change]:
    """Each number to several others, one near and one far at least; kinds of change take turns.

    A file with few numbers has more changes of each, so that all files take about as long.
    """
    found = []
    for id in GAMES:
        numbers = [entry for entry in entries(tomllib.loads(original(id))) if isinstance(entry[1], int)]
        near, far = cycle(NEAR), cycle(FAR)
        each = max(2, min(len(NEAR) + len(FAR), CHANGES // len(numbers)))
        for place, value in numbers:
            values = {next(far if i % 2 else near)(value) for i in range(each)} - {value}
            found += [Change(id, place, other) for other in sorted(values)]
    return found


def changed_texts() -> list[Change]:
    """Each text once to nonsense, and one number in it, where it has any, to another."""
    found = []
    for id in GAMES:
        nonsense, changes = cycle(NONSENSE), cycle([*NEAR, *FAR])
        for turn, (place, value) in enumerate(entries(tomllib.loads(original(id)))):
            if isinstance(value, str):
                found.append(Change(id, place, next(nonsense)))
                numbers = list(re.finditer(r"\d+", value))
                if numbers:
                    number = numbers[turn % len(numbers)]
                    other = str(next(changes)(int(number[0])))
                    if other != number[0]:
                        changed = value[: number.start()] + other + value[number.end() :]
                        found.append(Change(id, place, changed))
    return found
