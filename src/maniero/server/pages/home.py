"""The home page: play now, the games, my games, tables to join."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import (
    Element,
    Node,
    a,
    article,
    b,
    button,
    div,
    h1,
    h2,
    h3,
    header,
    i,
    li,
    main,
    p,
    section,
    small,
    span,
    ul,
)

from maniero.art.scenes import panorama
from maniero.games import GAMES
from maniero.server.pages.layout import document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import emblem, scene, scene_sprite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game
    from maniero.i18n import Language
    from maniero.server.summaries import Me, SeatSummary, TableSummary


def home(
    language: Language, me: Me, open_tables: Sequence[TableSummary], mine: Sequence[TableSummary]
) -> str:
    """What a player sees first."""
    _ = language._
    going = [table for table in mine if not table["over"]]
    waiting = sum(table["my_turn"] for table in going)
    heading = f"({waiting}) Maniero" if waiting else "Maniero"
    content = [
        top(language, me, "home"),
        _hero(language),
        main(".grid")[
            section(".games", aria_label=_("Games"))[
                [_card(language, game, open_tables) for game in GAMES.values()]
            ],
            _my_games(language, mine, waiting),
            _open_tables(language, open_tables),
        ],
    ]
    return document(
        language,
        heading,
        content,
        kind="home",
        phrases=everywhere(language),
        scripts=("home.js",),
        sprite=scene_sprite(),
    )


def _hero(language: Language) -> Element:
    _ = language._
    first = next(iter(GAMES))
    return section(".hero")[
        panorama(),
        div(".say")[
            h1[_("Castle games at one open table")],
            p[_("With friends, with strangers, or against opponents worth beating.")],
            div(".cta")[
                button(".b.go.big", type="button", data_play=first)[_("Play now")],
                a(".b.big", href=f"/new?game={first}")[_("Open a table")],
            ],
        ],
    ]


def _card(language: Language, game: Game, tables: Sequence[TableSummary]) -> Element:
    _ = language._
    open_here = sum(table["game"] == game.id for table in tables)
    low, high = min(game.seat_counts), max(game.seat_counts)
    players = str(low) if low == high else f"{low}–{high}"
    return article(".game")[
        a(".pic", href=f"/new?game={game.id}", tabindex="-1", aria_hidden="true")[scene(game.id)],
        div(".body")[
            h3[game.title],
            p(".meta")[
                sign("people", 17),
                span[language.n_("{n} player", "{n} players", high).replace(str(high), players, 1)],
                sign("clock", 17),
                span[language.n_("{n} minute", "{n} minutes", game.minutes)],
            ],
            p(".line")[game.text(language).caption],
            div(".does")[
                button(".b.go", type="button", data_play=game.id)[_("Play now")],
                a(".b", href=f"/new?game={game.id}")[_("New table")],
                a(".b.quiet", href=f"/rules/{game.id}")[sign("book", 18), _("Rules")],
                a(".tables", href="#open")[language.n_("{n} table", "{n} tables", open_here)]
                if open_here
                else None,
            ],
        ],
    ]


def _row(table: TableSummary, second: str, right: Node) -> Element:
    return li(class_="turn" if table["my_turn"] else None)[
        a(".thumb", href=f"/t/{table['table']}", tabindex="-1", aria_hidden="true")[emblem(table["game"])],
        a(".t", href=f"/t/{table['table']}")[b[table["title"]], small[second]],
        right,
    ]


def _names(language: Language, seats: Sequence[SeatSummary]) -> str:
    others = [seat["name"] or language._("free seat") for seat in seats if not seat["mine"]]
    return ", ".join(others) if others else language._("hot seat")


def _my_games(language: Language, tables: Sequence[TableSummary], waiting: int) -> Element:
    _ = language._

    def right(table: TableSummary) -> Node:
        address = f"/t/{table['table']}"
        if table["over"]:
            return a(".b.quiet", href=address)[sign("replay", 18), _("Replay")]
        if table["my_turn"]:
            return a(".b.can", href=address)[_("Your turn")]
        if not table["started"]:
            return span(".wait")[sign("people", 16), _("waits for players")]
        return span(".wait")[sign("clock", 16), _("the others think")]

    return section(".panel.list.mine-l")[
        header[
            h2[_("My games")],
            span(".count")[language.n_("{n} waits for you", "{n} wait for you", waiting)]
            if waiting
            else None,
        ],
        ul[[_row(table, _names(language, table["seats"]), right(table)) for table in tables]]
        if tables
        else p(".none")[_("None yet. Play now puts you at a table with a bot.")],
    ]


def _open_tables(language: Language, tables: Sequence[TableSummary]) -> Element:
    _ = language._

    def right(table: TableSummary) -> Node:
        return [
            span(".seats", aria_label=language.n_("{n} free seat", "{n} free seats", table["open"]))[
                [
                    sign(f"seat-{n}", 18) if seat["name"] else i(".free")
                    for n, seat in enumerate(table["seats"], 1)
                ]
            ],
            button(".b", type="button", data_join=table["table"])[_("Join")],
        ]

    return section("#open.panel.list")[
        header[h2[_("Open tables")], a(href="/new")[_("Open one")]],
        ul[[_row(table, _names(language, table["seats"]), right(table)) for table in tables]]
        if tables
        else p(".none")[_("Nobody is waiting right now. Open a table and others will see it here.")],
    ]
