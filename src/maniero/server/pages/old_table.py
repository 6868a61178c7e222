"""The page of a game of older rules: who played, how it came out, and every move in its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Element, a, b, code, h1, h2, li, main, ol, p, section, small, span, ul

from maniero.games import GAMES
from maniero.kernel.state import CHANCE
from maniero.server.old_tables import title
from maniero.server.pages.layout import document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import scene, scene_sprite
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.old_tables import OldTable
    from maniero.server.summaries import Me


def old_table(language: Language, me: Me, table: OldTable, guest: str) -> str:
    """Kind words instead of a board that today's rules cannot lay."""
    row = table.row
    heading = title(row.game)
    content = [
        top(language, me, ""),
        main(".problem.old")[
            scene(row.game),
            h1[heading],
            [p[line] for line in _why(language, table)],
            _players(language, table),
            p(".does")[
                a(".b.go", href=address(f"/api/tables/{row.id}/record"), download=True)[
                    sign("log", 18), language._("Download the record")
                ],
                a(".b", href=address(f"/new?game={row.game}"))[language._("Set a new table")]
                if row.game in GAMES
                else None,
                a(".b.quiet", href=address("/"))[language._("To the games")],
            ],
            _words(language, table, guest),
        ],
    ]
    return document(
        language,
        f"{heading} · Maniero",
        content,
        kind="home",
        phrases=everywhere(language),
        sprite=scene_sprite(),
    )


def _why(language: Language, table: OldTable) -> list[str]:
    _ = language._
    set_by = _("{name} set the table; it was begun on {day}.") if table.host else _("It was begun on {day}.")
    when = set_by.format(name=table.host, day=table.begun)
    if table.over:
        return [_("This game was played by older rules than today's. It can be read here."), when]
    return [
        _("This game was begun by older rules than today's, so it cannot go on. We are sorry."),
        when,
    ]


def _players(language: Language, table: OldTable) -> Element:
    """Who played, with points and winners where they are known."""
    _ = language._
    points, winners = table.outcome() or ([], [])

    def player(seat: int, name: str) -> Element:
        return li[
            b[name or _("Free seat")],
            span[language.n_("{n} point", "{n} points", points[seat])] if points else None,
            small[sign("crown", 16), _("won")] if seat in winners else None,
        ]

    unknown = p(".hint")[_("How it came out was not written down.")] if table.over and not points else None
    return section[ul(".people")[[player(place.seat, place.name) for place in table.places]], unknown]


def _words(language: Language, table: OldTable, guest: str) -> Element | None:
    told, _ = table.told(guest), language._
    if not told:
        return None
    names = {place.seat: place.name for place in table.places} | {CHANCE: _("Chance")}
    return section(".panel.words")[
        h2[_("Move by move")],
        p(".hint")[_("In the short words of the record: today's rules cannot tell them as sentences.")],
        ol[[li[b[names.get(move.seat, "")], " ", code[move.text]] for move in told]],
    ]
