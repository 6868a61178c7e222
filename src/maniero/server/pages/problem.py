"""When something is not there or went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import a, h1, main, p

from maniero.server.pages.layout import document, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import scene, scene_sprite
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language


def problem(language: Language, status: int, text: str) -> str:
    """A page that says what is wrong and leads home."""
    _ = language._
    heading = _("There is nothing here") if status == 404 else _("That did not work.")
    content = [
        top(language, None, ""),
        main(".problem")[
            scene(""),
            h1[heading],
            p[text],
            p[a(".b.go.big", href=address("/"))[_("To the games")]],
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
