"""New table: the game, who sits where, the options of its rulebook, private or public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

from maniero.games import GAMES
from maniero.server.limits import NAME
from maniero.server.pages.kinds import kind_rule, kind_title
from maniero.server.pages.layout import SHAPES, data, document, sign, top
from maniero.server.pages.levels import level_choice
from maniero.server.pages.options import at_first, facts, options_form
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import emblem, scene_sprite
from maniero.server.paths import address
from maniero.tournament import KINDS, SEATS

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.i18n import Language
    from maniero.server.summaries import Me


ONE: Final = "one"  # No tournament: one game.


def new_table(language: Language, me: Me, game_id: str, series: str = ONE, bundle: str = "") -> str:
    """The form for a new table or tournament; another game of the catalogue is one click away."""
    _ = language._
    game = GAMES.get(game_id) or next(iter(GAMES.values()))
    counts = {ONE: game.seat_counts}
    if SEATS in game.seat_counts:
        counts |= {kind.id: list(kind.sizes) for kind in KINDS.values()}
    seats, chosen = at_first(game, bundle)
    content = [
        top(language, me, "new"),
        main(".form-page")[
            h1[_("New table")],
            _games(language, game),
            form("#new", method="post", action=address("/new"))[
                input(type="hidden", name="game", value=game.id),
                div(".who")[
                    _series(language, list(counts), series if series in counts else ONE),
                    _seats(language, me, seats, counts),
                    _privacy(language),
                    _hints(language),
                ],
                options_form(language, game, chosen),
                div(".cta")[
                    button("#open.b.go.big")[_("Open the table")],
                    p("#summary.hint", role="status")[""],
                ],
            ],
        ],
        data("new-table", {"counts": counts, "pair": SEATS, **facts(language, game)}),
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
        "starts-later": _("The game starts when all seats are taken."),
        "starts-links": _("You get the links at the table."),
        "round-now": _("The first round starts at once."),
        "round-later": _("The first round starts when all places are taken."),
        "round-links": _("You get the links on its page."),
        "open-table": _("Open the table"),
        "open-tournament": _("Open the tournament"),
        "hot-seat": _("Several people play at this device: it is passed on from turn to turn."),
        "nobody": _("You only watch."),
        "alone": _("You play alone."),
        "now-seats": _("Now {players}, for “{chosen}”."),
        "now-value": _("{option}: now “{value}”, for {players}."),
        "team": _("Team {n}"),
    }


def _games(language: Language, chosen: Game) -> Element:
    return section(".choose", aria_label=language._("Game"))[
        [
            a(
                ".game-choice",
                href=address(f"/new?game={game.id}"),
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


def _series(language: Language, offered: list[str], chosen: str) -> Element | None:
    """One game, or a kind of tournament."""
    _ = language._
    if len(offered) == 1:
        return None
    choices = [(ONE, _("One game"), _("Everyone at one table."))]
    choices += [(kind, kind_title(kind, language), kind_rule(kind, language)) for kind in offered[1:]]
    return _radios("series", _("One game or a tournament"), choices, chosen)


def _seats(language: Language, me: Me, taken: int, counts: dict[str, list[int]]) -> Element:
    """As many as any choice may need; the script shows those of the one that is made."""
    most = max(max(possible) for possible in counts.values())
    return fieldset("#seats.panel.seats-form")[
        legend[language._("Who plays")],
        ol[[_seat(language, me, number, taken) for number in range(most)]],
    ]


def _seat(language: Language, me: Me, number: int, taken: int) -> Element:
    _ = language._
    kinds = (
        ("me", _("Me, at this device")),
        ("link", _("A friend, by link")),
        ("open", _("Anyone who comes")),
        ("bot", _("A bot")),
        ("none", _("Nobody")),
    )
    default = "me" if number == 0 else "bot" if number < taken else "none"
    name = _("Seat {n}").format(n=number + 1)
    return li(class_=f"seat-{number + 1}", data_seat=str(number))[
        sign(f"seat-{number + 1}" if number < SHAPES else "people", 22),
        small(".team", hidden=True),
        select(name=f"kind-{number}", aria_label=name)[
            [option(value=kind, selected=kind == default)[text] for kind, text in kinds]
        ],
        level_choice(language, f"bot-{number}", _("{seat}: which bot").format(seat=name), data_for="bot"),
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


def _privacy(language: Language) -> Element:
    _ = language._
    choices = [
        ("public", _("Public"), _("Anyone can find it on the home page and watch.")),
        ("private", _("Private"), _("Only who has a link gets here.")),
    ]
    return _radios("privacy", _("Who may come"), choices, "public")


def _hints(language: Language) -> Element:
    """As for who plays alone with bots; the script follows the seats until somebody chooses."""
    _ = language._
    choices = [
        ("yes", _("Allowed"), _("Who is asked may ask what the Master would do, and why.")),
        ("no", _("None"), _("Everyone finds their own moves.")),
    ]
    return _radios("hints", _("Hints"), choices, "yes")


def _radios(name: str, title: str, choices: list[tuple[str, str, str]], chosen: str) -> Element:
    return fieldset(".panel.radios")[
        legend[title],
        [
            label(".radio")[
                input(type="radio", name=name, value=value, checked=value == chosen),
                span[b[text], small[explained]],
            ]
            for value, text, explained in choices
        ],
    ]
