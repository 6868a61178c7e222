"""The page of a table: the frame that the scripts fill with pictures, sentences and buttons."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    code,
    dd,
    details,
    dialog,
    div,
    dl,
    dt,
    form,
    h2,
    header,
    i,
    input,
    main,
    nav,
    ol,
    p,
    section,
    span,
    summary,
    ul,
)
from htpy import kbd as key

from maniero.games import find
from maniero.server.assets import sprite_url
from maniero.server.limits import CHAT
from maniero.server.pages.kinds import round_title
from maniero.server.pages.layout import document, languages, sign, themes
from maniero.server.pages.phrases import at_a_table
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.outgoing import Person
    from maniero.server.summaries import Me, SeatSummary, TableRound, TableSummary


def table(language: Language, me: Me, table: TableSummary, part: TableRound | None = None) -> str:
    """A table, for those who play and those who watch; ``part`` says where in a tournament it is."""
    content = [
        _bar(language, table, part),
        _tabs(language),
        main("#table")[
            section("#board-box.board-box", aria_label=language._("Board"))[
                div(".pan")[p(".loading")[language._("The table is being laid…")]]
            ],
            section(
                "#mine-box.mine-box",
                aria_label=language._("Mine"),
                data_covered=language._("This hand is covered."),
            ),
            section("#narrow-box.narrow-box", aria_label=language._("Mine")),
            _side(language),
        ],
        section("#strip.strip", aria_label=language._("Mine")),
        _overlays(language),
        _menu(language, table),
    ]
    people = [_person(number, seat) for number, seat in enumerate(table["seats"])]
    return document(
        language,
        f"{table['title']} · Maniero",
        content,
        kind="table",
        phrases=at_a_table(language),
        scripts=("table.js",),
        more_styles=("hint.css",),
        attributes={
            "data-table": table["table"],
            "data-game": table["game"],
            "data-secrets": "yes" if find(table["game"]).secrets else "no",
            "data-sprite": sprite_url(table["game"]),
            "data-tournament": table["tournament"],
            "data-people": json.dumps(people, ensure_ascii=False),
            "data-tab": "board",
            "data-side": "log",
        },
    )


def _person(number: int, seat: SeatSummary) -> Person:
    """A seat as the scripts know it, until they hear who is here."""
    return {
        "seat": number,
        "name": seat["name"],
        "kind": seat["kind"],
        "bot": seat["bot"],
        "online": True,
        "mine": seat["mine"],
        "open": not seat["name"],
        "public": seat["open"],
        "stood_in": False,
        "agreed": 0,
        "needed": 0,
        "can_agree": False,
        "grace": 0,
        "hash": "",
        "number": False,
    }


def _tool(id: str, name: str, label: str, *inside: Node, **more: str) -> Element:
    return button(".tool", id=id, type="button", aria_label=label, title=label, **more)[
        sign(name, 22), *inside
    ]


def _bar(language: Language, table: TableSummary, part: TableRound | None) -> Element:
    """Who must do what, with its buttons; always in sight, always of one height."""
    _ = language._
    return header(".bar")[
        a(".brand", href=address("/"), aria_label=_("Maniero: home"))[sign("maniero", 40)],
        div(".where")[
            b[table["title"]],
            a(".part", href=address(f"/tournament/{part['tournament']}"))[round_title(part, language)]
            if part is not None
            else None,
            span("#where"),
        ],
        div("#act.act")[
            p("#sentence", role="status", aria_live="polite"),
            div("#buttons.buttons", role="toolbar", aria_label=_("Choices")),
        ],
        nav(".tools", aria_label=_("Table"))[
            _tool("undo", "undo", _("Undo the last step (U)"), disabled="disabled"),
            _tool("undo-turn", "undo-turn", _("Undo the whole turn (Shift U)"), disabled="disabled"),
            _tool("hint", "hint", _("Hint: what would the Master do? (H)"), hidden="hidden"),
            _tool("explain", "info", _("Explain everything, show the keys (?)"), aria_pressed="false"),
            _tool("sound", "sound", _("Sound is on")),
            _tool(
                "menu-button",
                "menu",
                _("Menu: people, my games, rules"),
                i("#mine-count.badge", hidden=True)["0"],
                popovertarget="menu",
            ),
        ],
    ]


def _tabs(language: Language) -> Element:
    _ = language._
    tabs = (("board", _("Board")), ("mine", _("Mine")), ("others", _("Others")), ("log", _("Log")))
    return nav(".tabs", role="tablist", aria_label=_("Views"))[
        [
            button(
                type="button",
                role="tab",
                class_=f"tab-{id}",
                data_tab_of=id,
                aria_selected="true" if id == "board" else "false",
            )[span[text], i(hidden=True)["0"]]
            for id, text in tabs
        ]
    ]


def _side(language: Language) -> Element:
    _ = language._
    return aside(".side")[
        section("#panels.opps", aria_label=_("Other players")),
        section(".log.panel")[
            header(role="tablist", aria_label=_("Log and chat"))[
                button(type="button", role="tab", data_side_of="log", aria_selected="true")[
                    sign("log", 18), _("Log")
                ],
                button(type="button", role="tab", data_side_of="chat", aria_selected="false")[
                    sign("chat", 18), _("Chat"), i("#unread.badge", hidden=True)["0"]
                ],
            ],
            ol("#log", role="log", aria_label=_("Log")),
            div("#chat")[
                ol("#messages", role="log", aria_label=_("Chat")),
                form("#chat-form")[
                    div("#audience.audience", role="group", aria_label=_("Who reads it"), hidden=True)[
                        button("#to-all", type="button", aria_pressed="true")[_("All")],
                        button("#to-team", type="button", aria_pressed="false")[_("Team")],
                    ],
                    input("#chat-line", name="text", maxlength=str(CHAT), autocomplete="off"),
                    button(".b", aria_label=_("Send"))[sign("next", 18)],
                ],
            ],
        ],
    ]


def _overlays(language: Language) -> Node:
    _ = language._
    return [
        div("#offline.notice", role="alert", hidden=True)[
            i(".spin"), span[_("Connection lost. Nothing is lost: the page is trying to come back.")]
        ],
        div("#unsaved.notice", role="alert", hidden=True)[
            i(".spin"), _("Nothing can be played: it cannot be saved just now. This notice goes when it can.")
        ],
        div("#unfair.notice", role="alert", hidden=True)[
            span, button("#unfair-close.b.quiet", type="button")[_("I have read it")]
        ],
        section("#advice.advice.panel", hidden=True, aria_label=_("Hint"))[
            header[
                sign("hint", 20),
                b[_("Hint")],
                button("#advice-close.tool", type="button", aria_label=_("Close the hint"))["×"],
            ],
            div("#advice-text", role="status", aria_live="polite"),
        ],
        div("#tip.tip", role="tooltip", hidden=True),
        div("#announced.unseen", aria_live="assertive"),
        div("#curtain.curtain", hidden=True, role="dialog", aria_modal="true")[
            div(".panel")[p("#curtain-name"), button("#curtain-go.b.go.big", type="button")[""]]
        ],
        div("#waiting.waiting.panel", hidden=True)[
            h2[_("Waiting for players")],
            p[_("The game starts when all seats are taken.")],
            ul("#waiting-list.people"),
            p(".hint.hints-said"),
            button("#join.b.go.big", type="button", hidden=True)[_("Sit down")],
            _promise(language),
        ],
        div("#keys.panel.keys", hidden=True)[_keys(language)],
        dialog("#sheet.panel.sheet", aria_label=_("Score sheet"))[div("#sheet-body")],
    ]


def _promise(language: Language) -> Element:
    """The hash of the seed, short for people and whole on demand; the scripts fill it in."""
    _ = language._
    return details(".promise", hidden=True)[
        summary[sign("verify", 18), span[_("Fair draws, sealed as")], code(".short")],
        p[
            _(
                "All draws of this game follow from a secret number that is fixed already; this is its "
                "fingerprint. Your browser keeps it, adds a number of its own so that nobody can choose the "
                "draws, and checks all of it when the game is over."
            )
        ],
        dl[
            div[dt[_("Fingerprint of the secret")], dd[code(".whole")]],
            div(".so-far", hidden=True)[dt[_("Fingerprint of the moves so far")], dd[code(".head")]],
        ],
    ]


def _keys(language: Language) -> Element:
    _ = language._
    keys = (
        ("Tab", _("go to what glows")),
        ("Enter", _("choose it")),
        ("1 … 9", _("press a button of the bar")),
        ("R", _("turn what is held; so does the wheel")),
        ("Esc", _("one step back")),
        ("H", _("a hint, where they are allowed")),
        ("U", _("undo a step")),
        ("Shift U", _("undo the turn")),
        ("M", _("sound")),
        ("?", _("explain everything")),
    )
    return dl[[div[dt[key[name]], dd[text]] for name, text in keys]]


def _menu(language: Language, table: TableSummary) -> Element:
    _ = language._
    tournament = address(f"/tournament/{table['tournament']}") if table["tournament"] else None
    return div("#menu.panel.pop.menu", popover=True)[
        div(".menu-top")[languages(language), themes(language)],
        h2[_("At the table")],
        ul("#people.people"),
        p("#spectators.hint"),
        p(".hint.hints-said"),
        _promise(language),
        h2[_("My games")],
        ul("#mine-list.games-list"),
        nav[
            a(".b", href=tournament)[sign("crown", 18), _("To the tournament")] if tournament else None,
            a(".b", href=address(f"/rules/{table['game']}"), target="_blank")[sign("book", 18), _("Rules")],
            a(".b", href=address("/"))[_("All games")],
        ],
    ]
