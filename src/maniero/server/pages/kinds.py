"""The kinds of tournament in words.  A test sees that all of `tournament/kinds.py` are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import TableRound, TournamentSummary


def kind_title(kind: str, language: Language) -> str:
    """What a kind is called on a page."""
    titles = {"cup": language._("Cup"), "league": language._("League")}
    return titles.get(kind, kind)


def kind_rule(kind: str, language: Language) -> str:
    """How it goes, in a sentence."""
    _ = language._
    rules = {
        "cup": _("Four players, two games at a time: winners meet for first place, losers for third."),
        "league": _("Three to eight players. Everyone meets everyone once; the points of all games count."),
    }
    return rules.get(kind, "")


def stake(kind: str, game: int, language: Language) -> str:
    """What a game of the last round is about, where it is about more than points."""
    _ = language._
    stakes = {"cup": [_("For first place"), _("For third place")]}
    return stakes[kind][game] if kind in stakes else ""


def round_title(of: TableRound | TournamentSummary, language: Language) -> str:
    """The round that goes on, and of what."""
    title = kind_title(of["kind"], language)
    if not of["round"]:
        return title
    said = language._("Round {n} of {rounds}").format(n=of["round"], rounds=of["rounds"])
    return f"{said} · {title}"
