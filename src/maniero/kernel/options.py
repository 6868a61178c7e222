"""What can be chosen before a game: modules, variants, boards."""

from __future__ import annotations

from typing import Final


class OptionError(ValueError):
    """An option, or a combination of options, that the game does not have."""


class Option:
    """One choice with a name, its values, and the clause that explains it."""

    def __init__(self, name: str, values: list[str], default: str, clause: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.clause: Final = clause


def resolve(options: list[Option], given: dict[str, str]) -> dict[str, str]:
    """Every option with its value, the given ones checked."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            names = ", ".join(known) or "none"
            raise OptionError(f"there is no option {name!r}; there are: {names}")
        if value not in option.values:
            raise OptionError(f"option {name} cannot be {value!r}; it can be: {', '.join(option.values)}")
    return {option.name: given.get(option.name, option.default) for option in options}
