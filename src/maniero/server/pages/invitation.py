"""The page behind the link to a seat: one step that a program which only looks at links does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import button, form, h1, main, p

from maniero.server.pages.layout import document, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import scene, scene_sprite

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import TableSummary


def invitation(language: Language, table: TableSummary) -> str:
    """Sit down at this table; the script does it for whoever opened the link."""
    _ = language._
    content = [
        top(language, None, ""),
        main(".problem")[
            scene(table["game"]),
            h1[table["title"]],
            p[_("A seat at this table is kept for you.")],
            form("#sit", method="post")[button(".b.go.big")[_("Sit down")]],
        ],
    ]
    return document(
        language,
        f"{table['title']} · Maniero",
        content,
        kind="home",
        phrases=everywhere(language),
        scripts=("invitation.js",),
        sprite=scene_sprite(),
    )
