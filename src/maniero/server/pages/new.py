"""New table: the game, who sits where, the options of its rulebook, private or public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import (
    Element,
    a,
    b,
    button,
    div,
    fieldset,
    form,
    h1,
    input,
    label,
    legend,
    li,
    main,
    ol,
    option,
    p,
    section,
    select,
    small,
    span,
)

from maniero.bots.registry import BOTS, STRONGEST
from maniero.games import GAMES
from maniero.server.limits import NAME
from maniero.server.pages.bots import bot_level, bot_title
from maniero.server.pages.layout import data, document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import emblem, scene_sprite

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.i18n import Language
    from maniero.kernel.options import Option
    from maniero.server.summaries import Me


def new_table(language: Language, me: Me, game_id: str) -> str:
    """The form for a new table; another game of the catalogue is one click away."""
    _ = language._
    game = GAMES.get(game_id) or next(iter(GAMES.values()))
    content = [
        top(language, me, "new"),
        main(".form-page")[
            h1[_("New table")],
            _games(language, game),
            form("#new", data_game=game.id)[
                _seats(language, game, me),
                _options(language, game),
                _privacy(language),
                div(".cta")[
                    button("#open.b.go.big")[_("Open the table")],
                    p("#summary.hint", role="status")[""],
                ],
            ],
        ],
        data("new-table", {"seats": game.seat_counts, "bot": STRONGEST}),
    ]
    return document(
        language,
        f"{_('New table')} · Maniero",
        content,
        kind="home new",
        phrases={**everywhere(language), **_phrases(language)},
        scripts=("new.js",),
        sprite=scene_sprite(),
    )


def _phrases(language: Language) -> dict[str, str]:
    _ = language._
    return {
        "starts-now": _("The game starts at once."),
        "starts-later": _("The game starts when all seats are taken. You get the links at the table."),
        "hot-seat": _("Several people play at this device: it is passed on from turn to turn."),
        "nobody": _("You only watch this game."),
    }


def _games(language: Language, chosen: Game) -> Element:
    return section(".choose", aria_label=language._("Game"))[
        [
            a(
                ".game-choice",
                href=f"/new?game={game.id}",
                class_="game-choice on" if game is chosen else "game-choice",
                aria_current="true" if game is chosen else None,
            )[
                emblem(game.id),
                span[
                    b[game.title],
                    small[language.n_("{n} minute", "{n} minutes", game.minutes),],
                ],
            ]
            for game in GAMES.values()
        ]
    ]


def _seats(language: Language, game: Game, me: Me) -> Element:
    _ = language._
    most = max(game.seat_counts)
    return fieldset(".panel.seats-form")[
        legend[_("Who plays")],
        ol[[_seat(language, game, me, number) for number in range(most)]],
    ]


def _seat(language: Language, game: Game, me: Me, number: int) -> Element:
    _ = language._
    kinds = (
        ("me", _("Me, at this device")),
        ("link", _("A friend, by link")),
        ("open", _("Anyone who comes")),
        ("bot", _("A bot")),
        ("none", _("Nobody")),
    )
    default = "me" if number == 0 else "bot" if number < min(game.seat_counts) else "none"
    name = _("Seat {n}").format(n=number + 1)
    return li(class_=f"seat-{number + 1}", data_seat=str(number))[
        sign(f"seat-{number + 1}", 22),
        select(name=f"kind-{number}", aria_label=name)[
            [
                option(value=kind, selected=kind == default)[text]
                for kind, text in kinds
                if kind != "none" or number >= min(game.seat_counts)
            ]
        ],
        select(name=f"bot-{number}", aria_label=_("{seat}: which bot").format(seat=name), data_for="bot")[
            [
                option(value=bot, selected=bot == STRONGEST)[
                    f"{bot_title(bot, language)}: {bot_level(bot, language)}"
                ]
                for bot in BOTS
            ]
        ],
        input(
            name=f"name-{number}",
            value=me["name"] if number == 0 else "",
            placeholder=_("Name"),
            maxlength=str(NAME),
            aria_label=_("{seat}: name").format(seat=name),
            autocomplete="off",
            data_for="me",
        ),
        span(".hint", data_for="link")[_("You get a link to send.")],
        span(".hint", data_for="open")[_("Shown on the home page.")],
    ]


def _options(language: Language, game: Game) -> Element | None:
    if not game.options:
        return None
    text = game.text(language)
    clauses = game.clauses()

    def row(choice: Option) -> Element:
        clause = clauses.get(choice.clause)
        return label(".option")[
            b[text.option(choice.name)],
            select(name=f"option-{choice.name}", data_option=choice.name)[
                [
                    option(value=value, selected=value == choice.default)[text.value(choice.name, value)]
                    for value in choice.values
                ]
            ],
            small[clause.text[language.code]] if clause is not None else None,
        ]

    return fieldset(".panel")[legend[language._("Options")], [row(choice) for choice in game.options]]


def _privacy(language: Language) -> Element:
    _ = language._
    kinds = (
        ("public", _("Public"), _("Anyone can find it on the home page and watch."), True),
        ("private", _("Private"), _("Only who has a link gets here."), False),
    )
    return fieldset(".panel.privacy")[
        legend[_("Who may come")],
        [
            label(".radio")[
                input(type="radio", name="privacy", value=value, checked=checked),
                span[b[text], small[explained]],
            ]
            for value, text, explained, checked in kinds
        ],
    ]
