"""What all pages share: head, sprite of signs, top line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from htpy import (
    Element,
    Node,
    a,
    b,
    body,
    button,
    div,
    form,
    head,
    header,
    html,
    input,
    label,
    link,
    meta,
    nav,
    script,
    span,
    title,
)
from markupsafe import Markup

from maniero.art import icons
from maniero.art.kit import el
from maniero.bots.levels import LEVELS
from maniero.i18n import LANGUAGES
from maniero.server.assets import static_url, tokens_url
from maniero.server.limits import NAME
from maniero.server.paths import address

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from maniero.i18n import Language
    from maniero.server.summaries import Me

SHAPES: Final = 4  # Seats with a shape of their own; a tournament may have more players.

_SIGNS: Final = (
    "maniero",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "theme",
    "sound",
    "mute",
    "people",
    "clock",
    "book",
    "bot",
    "undo",
    "undo-turn",
    "replay",
    "verify",
    "menu",
    "log",
    "chat",
    "check",
    "next",
    "info",
    "link",
    "vp",
    "crown",
    "hint",
    "chart",
    *LEVELS,
)


def sign(name: str, size: int = 20) -> Markup:
    """A sign of the sprite."""
    return el("svg", el("use", href=f"#i-{name}"), class_="i", width=size, height=size, aria_hidden="true")


def players(counts: Sequence[int], language: Language) -> str:
    """For how many: 2–4 players."""
    low, high = min(counts), max(counts)
    numbers = str(low) if low == high else f"{low}–{high}"
    return language.n_("{n} player", "{n} players", high).replace(str(high), numbers, 1)


def data(id: str, value: object) -> Element:
    """A block of JSON for the scripts; nothing in it can end the block."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    safe = text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    return script(type="application/json", id=id)[Markup(safe)]


def document(
    language: Language,
    heading: str,
    content: Node,
    *,
    kind: str,
    phrases: Mapping[str, str],
    scripts: tuple[str, ...] = (),
    sprite: Markup = Markup(""),  # noqa: B008 - Markup never changes.
    attributes: Mapping[str, str] | None = None,
    more_styles: tuple[str, ...] = (),
) -> str:
    """A whole page."""
    names = ("base.css", "table.css" if kind == "table" else "home.css", *more_styles)
    styles = [static_url(name) for name in names]
    page = html(lang=language.code, data_root=address(""))[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width,initial-scale=1,viewport-fit=cover"),
            meta(name="color-scheme", content="light dark"),
            title[heading],
            link(rel="icon", href=static_url("favicon.svg"), type="image/svg+xml"),
            [link(rel="stylesheet", href=style) for style in (tokens_url(), *styles)],
            script(src=static_url("theme.js")),
            [script(type="module", src=static_url(name)) for name in ("site.js", *scripts)],
        ],
        body(class_=kind, **{"data-title": heading}, **(attributes or {}))[
            icons.sprite(icons.symbols(_SIGNS), sprite),
            content,
            div("#toast", role="status", aria_live="polite"),
            data("phrases", dict(phrases)),
        ],
    ]
    return str(page)


def languages(language: Language) -> Element:
    """The switch between languages, always in sight."""
    return nav(".lang", aria_label=language._("Language"))[
        [
            button(
                type="button",
                lang=code,
                data_language=code,
                title=name,
                aria_pressed="true" if code == language.code else "false",
            )[code.upper()]
            for code, name in LANGUAGES.items()
        ]
    ]


def themes(language: Language) -> Element:
    """The switch between light, dark and the system's choice."""
    return button(
        ".tool",
        type="button",
        data_theme_switch=True,
        aria_label=language._("Colours: as the system has them"),
    )[sign("theme", 22)]


def top(language: Language, me: Me | None, here: str) -> Element:
    """The line on top of every page but the table."""
    _ = language._
    places = (("/", "home", _("Play")), ("/new", "new", _("New table")), ("/rules", "rules", _("Rules")))
    return header(".top")[
        a(".logo", href=address("/"))[sign("maniero", 38), span["Maniero"]],
        nav(aria_label=_("Pages"))[
            [
                a(
                    href=address(path),
                    class_="on" if name == here else None,
                    aria_current="page" if name == here else None,
                )[text]
                for path, name, text in places
                if name != "rules" or here == "rules"
            ]
        ],
        div(".right")[
            languages(language),
            themes(language),
            _my_name(language, me) if me is not None else None,
        ],
    ]


def _my_name(language: Language, me: Me) -> Node:
    _ = language._
    return [
        button(
            ".me",
            type="button",
            popovertarget="name-box",
            aria_label=_("My name: {name}").format(name=me["name"]),
        )[sign("seat-1", 20), b("#me-name")[me["name"]]],
        div("#name-box.panel.pop", popover=True)[
            form("#my-name")[
                label[
                    span[_("My name at the tables")],
                    input(
                        name="name",
                        value=me["name"],
                        maxlength=str(NAME),
                        required=True,
                        autocomplete="nickname",
                    ),
                ],
                button(".b.go")[_("Save")],
            ]
        ],
    ]
