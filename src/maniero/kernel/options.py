"""What can be chosen before a game: modules, variants, boards."""

from __future__ import annotations

from typing import Final


class OptionError(ValueError):
    """An option, or a combination of options, that the game does not have."""


class Option:
    """One choice with a name, its values, and the clause that explains it."""

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        clause: str,
        seats: dict[str, list[int]] | None = None,
        reasons: dict[str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.clause: Final = clause
        self.seats: Final[dict[str, list[int]]] = (
            seats or {}
        )  # Values that are not for every number of seats.
        self.reasons: Final[dict[str, str]] = reasons or {}  # The clause that says why such a value is not.

    def fits(self, value: str, seats: int) -> bool:
        """Whether ``value`` is for so many seats."""
        return value not in self.seats or seats in self.seats[value]

    def values_for(self, seats: int) -> list[str]:
        """What can be chosen with so many seats."""
        return [value for value in self.values if self.fits(value, seats)]

    def default_for(self, seats: int) -> str:
        """What is played when nobody chooses."""
        return self.default if self.fits(self.default, seats) else self.values_for(seats)[0]

    def reason(self, value: str) -> str:
        """The clause that says which numbers of seats ``value`` is for."""
        return self.reasons.get(value, self.clause)

    def brings(self, value: str) -> int | None:
        """The number of seats that comes with ``value``: a clause says that it is for this one alone."""
        counts = self.seats.get(value, [])
        return counts[0] if len(counts) == 1 and value in self.reasons else None


def resolve(options: list[Option], given: dict[str, str], seats: int) -> dict[str, str]:
    """Every option with its value, the given ones checked."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            names = ", ".join(known) or "none"
            raise OptionError(f"there is no option {name!r}; there are: {names}")
        if value not in option.values:
            raise OptionError(f"option {name} cannot be {value!r}; it can be: {', '.join(option.values)}")
        if not option.fits(value, seats):
            players = "1 player" if seats == 1 else f"{seats} players"
            counts = " or ".join([str(count) for count in option.seats[value]])
            raise OptionError(f"option {name} cannot be {value!r} with {players}; it is for {counts}")
    return {option.name: given.get(option.name, option.default_for(seats)) for option in options}
