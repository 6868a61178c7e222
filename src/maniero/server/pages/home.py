"""The home page: play now, the games, my games, tables to join."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
from maniero.server.pages.kinds import round_title
from maniero.server.pages.layout import SHAPES, document, players, sign, top
from maniero.server.pages.levels import opponent
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import emblem, scene, scene_sprite
from maniero.server.paths import address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game
    from maniero.i18n import Language
    from maniero.server.summaries import Me, SeatSummary, TableSummary, TournamentSummary


class Lists(NamedTuple):
    """Tables and tournaments: mine, or those where a seat is free."""

    tables: Sequence[TableSummary]
    tournaments: Sequence[TournamentSummary]


def home(language: Language, me: Me, mine: Lists, joinable: Lists) -> str:
    """What a player sees first."""
    _ = language._
    waiting = sum(table["my_turn"] and not table["over"] for table in mine.tables)
    heading = f"({waiting}) Maniero" if waiting else "Maniero"
    content = [
        top(language, me, "home"),
        _hero(language),
        main(".grid")[
            section(".games", aria_label=_("Games"))[
                [_card(language, game, joinable.tables) for game in GAMES.values()]
            ],
            _my_games(language, mine, waiting),
            _open_tables(language, joinable),
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
    first = next(iter(GAMES.values()))
    return section(".hero")[
        panorama(),
        div(".say")[
            h1[_("Castle games at one open table")],
            p[_("With friends, with strangers, or against opponents worth beating.")],
            div(".cta")[
                _play(language, first, ".b.go.big"),
                a(".b.big", href=address(f"/new?game={first.id}"))[_("Open a table")],
                opponent(language, first.id, "first"),
            ],
        ],
    ]


def _play(language: Language, game: Game, style: str) -> Element:
    """One click to a table with bots."""
    seats = str(game.usual_seats)
    return button(style, type="button", data_play=game.id, data_seats=seats)[language._("Play now")]


def _card(language: Language, game: Game, tables: Sequence[TableSummary]) -> Element:
    _ = language._
    open_here = sum(table["game"] == game.id for table in tables)
    return article(".game")[
        a(".pic", href=address(f"/new?game={game.id}"), tabindex="-1", aria_hidden="true")[scene(game.id)],
        div(".body")[
            h3[game.title],
            p(".meta")[
                sign("people", 17),
                span[players(game.seat_counts, language)],
                sign("clock", 17),
                span[language.n_("{n} minute", "{n} minutes", game.minutes)],
            ],
            p(".line")[game.text(language).caption],
            opponent(language, game.id, "level"),
            div(".does")[
                _play(language, game, ".b.go"),
                a(".b", href=address(f"/new?game={game.id}"))[_("New table")],
                a(".b.quiet", href=address(f"/rules/{game.id}"))[sign("book", 18), _("Rules")],
                a(".tables", href="#open")[language.n_("{n} table", "{n} tables", open_here)]
                if open_here
                else None,
            ],
        ],
    ]


def _row(listed: TableSummary | TournamentSummary, path: str, second: str, right: Node) -> Element:
    return li(class_="turn" if listed["my_turn"] else None)[
        a(".thumb", href=address(path), tabindex="-1", aria_hidden="true")[emblem(listed["game"])],
        a(".t", href=address(path))[b[listed["title"]], small[second]],
        right,
    ]


def _names(language: Language, seats: Sequence[SeatSummary]) -> str:
    others = [seat["name"] or language._("free seat") for seat in seats if not seat["mine"]]
    if others:
        return ", ".join(others)
    return language._("hot seat") if len(seats) > 1 else language._("a game for one")


def _my_games(language: Language, mine: Lists, waiting: int) -> Element:
    """A tournament stands for all its tables; what is over comes last."""
    _ = language._
    alone = [table for table in mine.tables if not table["tournament"]]
    rows = [(each["over"], not each["my_turn"], _my_tournament(language, each)) for each in mine.tournaments]
    rows += [(table["over"], not table["my_turn"], _my_table(language, table)) for table in alone]
    rows.sort(key=lambda row: row[:2])
    return section(".panel.list.mine-l")[
        header[
            h2[_("My games")],
            span(".count")[language.n_("{n} waits for you", "{n} wait for you", waiting)]
            if waiting
            else None,
        ],
        ul[[row for _over, _turn, row in rows]]
        if rows
        else p(".none")[_("None yet. Play now puts you at a table with a bot.")],
    ]


def _my_table(language: Language, table: TableSummary) -> Element:
    path = f"/t/{table['table']}"
    if table["old"]:
        read = a(".b.quiet", href=address(path))[sign("log", 18), language._("Read")]
        second = (_names(language, table["seats"]), language._("older rules"))
        return _row(table, path, " · ".join(second), read)
    over = a(".b.quiet", href=address(path))[sign("replay", 18), language._("Replay")]
    return _row(table, path, _names(language, table["seats"]), _state(language, table, path, over))


def _my_tournament(language: Language, each: TournamentSummary) -> Element:
    path = f"/tournament/{each['tournament']}"
    turn = f"/t/{each['waiting'][0]}" if each["waiting"] else path
    over = a(".b.quiet", href=address(path))[sign("crown", 18), language._("Standings")]
    return _row(each, path, _tournament_line(language, each), _state(language, each, turn, over))


def _tournament_line(language: Language, each: TournamentSummary) -> str:
    return f"{round_title(each, language)} · {_names(language, each['seats'])}"


def _state(language: Language, listed: TableSummary | TournamentSummary, path: str, over: Element) -> Element:
    """What I can do now, or whom all wait for."""
    _ = language._
    if listed["over"]:
        return over
    if listed["my_turn"]:
        return a(".b.can", href=address(path))[_("Your turn")]
    if not listed["started"]:
        return span(".wait")[sign("people", 16), _("waits for players")]
    return span(".wait")[sign("clock", 16), _("the others think")]


def _open_tables(language: Language, joinable: Lists) -> Element:
    _ = language._

    def row(listed: TableSummary | TournamentSummary, at: str, id: str, to: str, second: str) -> Element:
        right = [
            span(".seats", aria_label=language.n_("{n} free seat", "{n} free seats", listed["open"]))[
                [
                    sign(f"seat-{n}" if n <= SHAPES else "people", 18) if seat["name"] else i(".free")
                    for n, seat in enumerate(listed["seats"], 1)
                ]
            ],
            button(".b", type="button", data_join=id, data_at=at, data_to=to)[_("Join")],
        ]
        return _row(listed, to, second, right)

    def table_row(table: TableSummary) -> Element:
        id = table["table"]
        return row(table, "tables", id, f"/t/{id}", _names(language, table["seats"]))

    def tournament_row(each: TournamentSummary) -> Element:
        id = each["tournament"]
        return row(each, "tournaments", id, f"/tournament/{id}", _tournament_line(language, each))

    rows = [*map(tournament_row, joinable.tournaments), *map(table_row, joinable.tables)]
    return section("#open.panel.list")[
        header[h2[_("Open tables")], a(href=address("/new"))[_("Open one")]],
        ul[rows]
        if rows
        else p(".none")[_("Nobody is waiting right now. Open a table and others will see it here.")],
    ]
