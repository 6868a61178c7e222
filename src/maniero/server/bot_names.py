"""What bots are called: each level has first names of its own, of builders of another time.

There are as many as there may be players in a tournament, so that no two at a table are alike.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from maniero.bots.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER
from maniero.server.looks import looks
from maniero.server.pages.bots import bot_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.i18n import Language
    from maniero.server.store import SeatRow

NAMES: Final = {
    APPRENTICE: ("Berta", "Ciuta", "Gisla", "Lapa", "Nuta", "Oria", "Piccarda", "Tarsia"),
    BUILDER: ("Bindo", "Cecco", "Ghino", "Guelfo", "Lippo", "Puccio", "Tebaldo", "Uguccione"),
    ARCHITECT: (
        "Adelasia",
        "Alberada",
        "Altruda",
        "Cunizza",
        "Gualdrada",
        "Matelda",
        "Richilda",
        "Teodolinda",
    ),
    MASTER: (
        "Arnolfo",
        "Bonanno",
        "Buscheto",
        "Diotisalvi",
        "Guidetto",
        "Lanfranco",
        "Maginardo",
        "Rainaldo",
    ),
}


def bot_name(bot: str, rows: Sequence[SeatRow], language: Language) -> str:
    """A name that nobody at the table has; of a bot that is no level, its title."""
    taken = {looks(row.name) for row in rows}
    free = [name for name in NAMES.get(bot, ()) if looks(name) not in taken]
    return secrets.choice(free) if free else bot_title(bot, language)
