"""``maniero games`` and ``maniero rules``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text as Styled

from maniero.cli.errors import CommandError
from maniero.cli.terminal import say
from maniero.games import GAMES, find
from maniero.i18n import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.kernel.clauses import Clause
    from maniero.kernel.options import Option


def list_games(as_json: bool) -> None:
    rows = [
        {
            "id": game.id,
            "title": game.title,
            "seats": game.seat_counts,
            "options": [
                {"name": o.name, "values": o.values, "default": o.default, "seats": o.seats}
                for o in game.options
            ],
        }
        for game in GAMES.values()
    ]
    if as_json:
        print(json.dumps(rows))
        return
    for game in GAMES.values():
        say(f"{game.id:12} {game.title}, {players(game.seat_counts)}")
        for option in game.options:
            say(f"{'':12} {option.name} = {' | '.join(option.values)} (default {option.default})")
            for counts, values in by_seats(option).items():
                say(f"{'':16} with {players(counts)}: {', '.join(values)}")


def players(counts: Sequence[int]) -> str:
    """How many play: 2 or 3 players."""
    return f"{' or '.join(map(str, counts))} {'player' if list(counts) == [1] else 'players'}"


def by_seats(option: Option) -> dict[tuple[int, ...], list[str]]:
    """The values of which a clause says how many they are for, by the numbers of seats."""
    found: dict[tuple[int, ...], list[str]] = {}
    for value, counts in option.seats.items():
        if value in option.reasons:
            found.setdefault(tuple(counts), []).append(value)
    return found


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise CommandError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")


def print_rules(id: str, lang: str, search: str, as_json: bool) -> None:
    check_language(lang)
    found = [clause for clause in find(id).clauses().values() if _mentions(clause, lang, search)]
    if as_json:
        rows = [
            {"id": c.id, "module": c.module, "text": c.text[lang], "ruling": c.ruling.get(lang)}
            for c in found
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    console = Console()
    mark = language(lang)._("Ruling")
    for clause in found:
        console.print(Styled(clause.id, "bold"))
        console.print(Styled(clause.text[lang]), highlight=False)
        if clause.ruling:
            console.print(Styled(f"{mark}: {clause.ruling[lang]}", "italic"))
        console.print()
    if not found:
        raise CommandError(f"no clause mentions {search!r}")


def _mentions(clause: Clause, lang: str, search: str) -> bool:
    wanted = search.casefold()
    return any(
        wanted in text.casefold() for text in (clause.id, clause.text[lang], clause.ruling.get(lang, ""))
    )
