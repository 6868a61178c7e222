"""What a database refuses, in one line."""

from __future__ import annotations

from typing import Final

from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, SQLAlchemyError


class StoreError(RuntimeError):
    """The database did not do what was asked of it."""


class Conflict(StoreError):
    """Somebody else has written this entry of a log: what is in memory is out of date."""


TOO_LONG: Final = "it took too long"

# All that drivers raise: PostgreSQL's not only through SQLAlchemy, and a limit of time is an OSError.
DRIVER_ERRORS: Final = (SQLAlchemyError, OSError, PostgresError, InterfaceError)


def reason(error: BaseException) -> str:
    """The driver's own words, without the statement and its secrets, for the log of the host."""
    told = error.orig if isinstance(error, DBAPIError) else error
    text = " ".join(str(told).split())
    return text.partition(">: ")[2] or text or TOO_LONG


_SIGNS: Final = {
    "read-only": "is read-only",
    "readonly": "is read-only",
    "is full": "is full",
    "no space left": "is full",
    "locked": "does not answer in time",
    "timeout": "does not answer in time",
    TOO_LONG: "does not answer in time",
}


def failing(reason: str) -> str:
    """What is wrong with the database, in words that tell a stranger nothing about it."""
    found = (said for sign, said in _SIGNS.items() if sign in reason.lower())
    return next(found, "cannot be reached")
