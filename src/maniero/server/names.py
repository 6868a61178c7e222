"""Names of people: what may be one, and that no two at a table are read as the same."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from maniero.bots.registry import BOTS
from maniero.i18n import LANGUAGES, language
from maniero.server.bot_names import NAMES
from maniero.server.limits import NAME, one_line
from maniero.server.looks import MARKS, looks, unseen
from maniero.server.pages.bots import bot_title
from maniero.server.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.server.guests import Guest
    from maniero.server.store import SeatRow

MARKS_OF_A_LETTER: Final = 3  # Hebrew and Arabic have as many; more of them climb into other lines.
NUMBER: Final = frozenset(looks("0123456789"))


def readable(text: str) -> str:
    """A text as a name: one line, without what nobody sees; "" when nothing is left."""
    kept: list[str] = []
    room = 0  # Marks that the last letter may still get.
    for sign in one_line(text, len(text)):
        if unicodedata.category(sign) in MARKS:
            room -= 1
            if room < 0:
                continue
        elif not unseen(sign):
            room = MARKS_OF_A_LETTER if not sign.isspace() else 0
        if not unseen(sign):
            kept.append(sign)
    name = one_line("".join(kept), NAME)
    return name if looks(name) else ""


def chosen(text: str, guest: Guest) -> str:
    """The name that a guest has chosen; Problem when nobody could read it, or would take them for another."""
    name = readable(text)
    if not name:
        raise Problem("empty-name")
    if _imitates(name) and looks(name) != looks(guest.made_up):
        raise Problem("taken-name")
    return name


def own_name(name: str, rows: Sequence[SeatRow]) -> str:
    """A name that nobody takes for somebody else's at the table: the second Anna is Anna 2."""
    taken = {looks(row.name) for row in rows}
    wanted, number = name[:NAME], 2
    while looks(wanted) in taken:
        wanted = f"{name[: NAME - 3].rstrip()} {number}"
        number += 1
    return wanted


def _imitates(name: str) -> bool:
    """Whether it is read as a bot, or as a guest who has chosen no name."""
    seen = looks(name)
    for title, numbered in _reserved():
        number = seen.removeprefix(title)
        if seen.startswith(title) and set(number) <= NUMBER and (number or not numbered):
            return True
    return False


@cache
def _reserved() -> list[tuple[str, bool]]:
    """How bots and nameless guests look in every language, and whether only with a number."""
    spoken = [language(code) for code in LANGUAGES]
    bots = [(looks(bot_title(bot, each)), False) for bot in BOTS for each in spoken]
    bots += [(looks(name), False) for names in NAMES.values() for name in names]
    return bots + [(looks(each._("Guest {number}").format(number="")), True) for each in spoken]
