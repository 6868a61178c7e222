"""The page behind the link to a seat: one step that a program which only looks at links does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node, a, button, form, h1, main, p

from maniero.server.pages.layout import document, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import scene, scene_sprite
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import TableSummary, TournamentSummary


def invitation(language: Language, to: TableSummary | TournamentSummary, *, moving: bool) -> str:
    """Sit down at this table, or take part; the script does it for whoever opened the link.

    ``moving``: somebody has the seat, and comes with another device.
    """
    _ = language._
    table = _("A seat at this table is kept for you.")
    kept = table if "table" in to else _("A place in this tournament is kept for you.")
    inside: list[Node] = [
        scene(to["game"]),
        h1[to["title"]],
        p[_("Go on playing on this device. The other one can only watch then.") if moving else kept],
        form("#sit", method="post")[button(".b.go.big")[_("Play here") if moving else _("Sit down")]],
    ]
    return _page(language, to["title"], inside, scripts=("invitation.js",))


def used_invitation(language: Language, where: str) -> str:
    """The link has done its work: what that means, and the way to the table."""
    _ = language._
    heading = _("This invitation has been used")
    inside: list[Node] = [
        scene(""),
        h1[heading],
        p[_("A link takes a seat once, and somebody has. Ask whoever sent it for a new one.")],
        p[_("If it was you: the seat is where you last played. Its menu has a link for another device.")],
        p[a(".b.go.big", href=address(where))[_("Have a look")]],
    ]
    return _page(language, heading, inside)


def _page(language: Language, title: str, inside: list[Node], scripts: tuple[str, ...] = ()) -> str:
    return document(
        language,
        f"{title} · Maniero",
        [top(language, None, ""), main(".problem")[inside]],
        kind="home",
        phrases=everywhere(language),
        scripts=scripts,
        sprite=scene_sprite(),
    )
