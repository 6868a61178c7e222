"""The rules of a game, clause by clause: searchable, our rulings and reconstructed components marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import (
    Element,
    a,
    article,
    aside,
    b,
    button,
    code,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    main,
    nav,
    p,
    section,
    small,
    span,
    ul,
)

from maniero.games import GAMES, find
from maniero.server.pages.layout import document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import emblem, scene_sprite
from maniero.server.paths import address

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maniero.catalogue import Game, Text
    from maniero.i18n import Language
    from maniero.kernel.clauses import Clause
    from maniero.server.summaries import Me


def rules(language: Language, me: Me, game_id: str, search: str) -> str:
    """All clauses, or those that hold every word of ``search``."""
    _ = language._
    game = find(game_id)
    text = game.text(language)
    wanted = search.casefold().split()
    found = [clause for clause in game.clauses().values() if _holds(clause, wanted, language.code)]
    content = [
        top(language, me, "rules"),
        main(".rules-page")[
            _side(language, game, search, found),
            article(".clauses")[
                h1[_("Rules of {game}").format(game=game.title)],
                p("#found.hint", role="status")[language.n_("{n} rule", "{n} rules", len(found)),],
                [_chapter(language, text, chapter, clauses) for chapter, clauses in _chapters(found).items()],
                p("#none.none", hidden=bool(found))[_("No rule holds all these words.")],
                _confidence(language, game),
            ],
        ],
    ]
    return document(
        language,
        f"{_('Rules of {game}').format(game=game.title)} · Maniero",
        content,
        kind="home rules",
        phrases={**everywhere(language), "rules-one": _("1 rule found"), "rules-many": _("{n} rules found")},
        scripts=("rules.js",),
        sprite=scene_sprite(),
    )


def _holds(clause: Clause, words: list[str], code: str) -> bool:
    text = f"{clause.id} {clause.text[code]} {clause.ruling.get(code, '')}".casefold()
    return all(word in text for word in words)


def _chapter_of(clause: Clause) -> str:
    return clause.id.partition(".")[0]


def _chapters(clauses: Iterable[Clause]) -> dict[str, list[Clause]]:
    """The clauses by chapter, in the order in which each chapter begins."""
    chapters: dict[str, list[Clause]] = {}
    for clause in clauses:
        chapters.setdefault(_chapter_of(clause), []).append(clause)
    return chapters


def _side(language: Language, game: Game, search: str, found: list[Clause]) -> Element:
    _ = language._
    return aside(".rules-side")[
        form(".search", method="get", role="search")[
            label[
                span(".unseen")[_("Search the rules")],
                input(
                    "#search", type="search", name="search", value=search, placeholder=_("Search the rules")
                ),
            ],
            button(".b")[_("Search")],
        ],
        nav(aria_label=_("Chapters"))[
            ul[
                [
                    li[a(href=f"#chapter-{chapter}")[game.text(language).chapter(chapter)]]
                    for chapter in _chapters(found)
                ]
            ]
        ],
        nav(".other-rules", aria_label=_("Other games"))[
            [
                a(href=address(f"/rules/{other.id}"))[emblem(other.id), span[other.title]]
                for other in GAMES.values()
                if other is not game
            ]
        ],
        p(".legend")[
            span(".ruling-mark")[_("ruling")],
            small[_("The rulebook is silent or wrong here: this is how we play, and why.")],
        ],
    ]


def _chapter(language: Language, text: Text, chapter: str, clauses: Iterable[Clause]) -> Element:
    return section(".chapter.panel", id=f"chapter-{chapter}")[
        h2[text.chapter(chapter)],
        [_clause(language, clause) for clause in clauses],
    ]


def _clause(language: Language, clause: Clause) -> Element:
    ruling = clause.ruling.get(language.code)
    return div(".clause", id=clause.id)[
        p[
            clause.text[language.code],
            " ",
            a(".id", href=f"#{clause.id}")[clause.id],
            " ",
            span(".ruling-mark")[language._("ruling")] if ruling else None,
        ],
        p(".why")[ruling] if ruling else None,
    ]


def _confidence(language: Language, game: Game) -> Element | None:
    """How sure we are of the printed facts, where the box's file says so."""
    _ = language._
    levels: dict[str, str] = getattr(game.box(), "confidence", {}) or {}
    doubtful = {part: level for part, level in levels.items() if level != "confirmed"}
    if not doubtful:
        return None
    levels_in_words = {"likely": _("likely"), "reconstructed": _("reconstructed")}
    return section("#components.chapter.panel")[
        h2[_("Components")],
        p[_("What is printed on the components was checked against the real ones. Less sure are:")],
        ul(".doubtful")[
            [
                li[
                    b[game.text(language).component(part)],
                    " ",
                    span(".ruling-mark")[levels_in_words.get(level, level)],
                ]
                for part, level in doubtful.items()
            ]
        ],
        p(".hint")[
            sign("info", 16),
            _("A corrected file of components can be used in place of ours:"),
            " ",
            code[f"maniero components {game.id} > {game.id}.toml"],
            ", ",
            code[f"maniero play --components {game.id}={game.id}.toml"],
        ],
    ]
