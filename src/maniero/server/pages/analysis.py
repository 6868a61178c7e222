"""The analysis of a game that is over: the frame for the chart and the turning points."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from htpy import (
    a,
    div,
    figcaption,
    figure,
    h1,
    h2,
    input,
    main,
    nav,
    noscript,
    ol,
    p,
    progress,
    section,
    span,
)

from maniero.server.pages.layout import document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import Me, TableSummary


def analysis(language: Language, me: Me, table: TableSummary) -> str:
    """Everybody's chances, move by move, and the turns that cost most."""
    _ = language._
    heading = _("Analysis: {title}").format(title=table["title"])
    names = [seat["name"] for seat in table["seats"]]
    content = [
        top(language, me, "analysis"),
        main(".analysis")[
            h1[heading],
            nav(".ways")[
                a(".b", href=address(f"/t/{table['table']}"))[sign("replay", 18), _("To the table")],
            ],
            noscript[p[_("The chart needs scripts.")]],
            div("#working.panel.working", role="status", aria_live="polite")[
                span[_("The Master looks at the game again…")],
                progress("#progress", max="1", value="0", aria_label=_("How far it is")),
            ],
            figure("#figure.panel.chart", hidden=True)[
                figcaption[h2[_("Chances to win, move by move")], ol("#legend.legend")],
                div("#chart"),
                input("#cursor", type="range", min="0", value="0", aria_label=_("Position to show")),
                div("#here.here", role="status", aria_live="polite"),
            ],
            section("#turning", hidden=True)[
                h2[_("Turning points")],
                p("#none.none", hidden=True)[_("No turn cost anybody much.")],
                ol("#turns.turns"),
            ],
            p(".hint")[
                _(
                    "How it is found: from each position the game is played on a little, several times, and "
                    "judged where that ends. The chances know everything that was hidden, as the record does "
                    "now. What the Master would have done is thought out from what the player could "
                    "know then. All of it is an estimate."
                )
            ],
        ],
    ]
    return document(
        language,
        f"{heading} · Maniero",
        content,
        kind="home",
        phrases={**everywhere(language), **_phrases(language)},
        scripts=("analysis.js",),
        more_styles=("analysis.css",),
        attributes={
            "data-table": table["table"],
            "data-names": json.dumps(names, ensure_ascii=False),
        },
    )


def _phrases(language: Language) -> dict[str, str]:
    _ = language._
    return {
        "chart": _("A line for each side: {sides}"),
        "side": _("{name}: {percent} %"),
        "after-move": _("After move {n}"),
        "see": _("See this position"),
        "turn": _("Move {n}: {name}"),
        "cost": _("It cost {percent} percentage points of the chance to win."),
        "played": _("What was played"),
        "better": _("The Master"),
        "try": _("Try the Master's move"),
        "and": _("{one} and {other}"),
        "gone": _("The analysis has stopped for now. Load the page again in a moment."),
    }
