"""The page behind the link to a seat: one step that a program which only looks at links does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import button, form, h1, main, p

from maniero.server.pages.layout import document, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import scene, scene_sprite

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import TableSummary, TournamentSummary


def invitation(language: Language, to: TableSummary | TournamentSummary) -> str:
    """Sit down at this table, or take part; the script does it for whoever opened the link."""
    _ = language._
    table = _("A seat at this table is kept for you.")
    content = [
        top(language, None, ""),
        main(".problem")[
            scene(to["game"]),
            h1[to["title"]],
            p[table if "table" in to else _("A place in this tournament is kept for you.")],
            form("#sit", method="post")[button(".b.go.big")[_("Sit down")]],
        ],
    ]
    return document(
        language,
        f"{to['title']} · Maniero",
        content,
        kind="home",
        phrases=everywhere(language),
        scripts=("invitation.js",),
        sprite=scene_sprite(),
    )
