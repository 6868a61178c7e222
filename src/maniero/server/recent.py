"""A few things that were used lately; the longest unused ones are forgotten."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """At most so many values by key."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._values: Final[OrderedDict[Key, Value]] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def keep(self, key: Key, value: Value) -> Value:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def clear(self) -> None:
        self._values.clear()

    def values(self) -> list[Value]:
        return list(self._values.values())
