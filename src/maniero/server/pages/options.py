"""The options of a game on the page of a new table: bundles, switches, pictures to choose from, lists."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from htpy import (
    Element,
    Node,
    a,
    b,
    div,
    fieldset,
    input,
    label,
    legend,
    nav,
    option,
    p,
    select,
    small,
    span,
)
from markupsafe import Markup

from maniero.catalogue import Bundle
from maniero.server.pages.layout import players
from maniero.server.paths import address

if TYPE_CHECKING:
    from collections.abc import Mapping

    from maniero.catalogue import Game, Text
    from maniero.i18n import Language
    from maniero.kernel.options import Option

NO, YES = "no", "yes"
SWITCH: Final = [NO, YES]  # The values of an option that is on or off.


def at_first(game: Game, bundle_name: str) -> tuple[int, dict[str, str]]:
    """How many play and what is chosen when the page comes: a bundle, or what is usual."""
    bundle = next((each for each in game.bundles if each.name == bundle_name), Bundle("", {}))
    seats = game.seats_for(bundle.options)
    return seats, {each.name: each.default_for(seats) for each in game.options} | bundle.options


def facts(language: Language, game: Game) -> dict[str, Any]:
    """What the script knows about options: which values are for how many, and why."""
    clauses = game.clauses()
    return {
        "usual": game.usual_seats,
        "players": {str(seats): players([seats], language) for seats in game.seat_counts},
        "options": {
            each.name: {
                "values": each.values,
                "seats": each.seats,
                "reasons": {
                    value: _in_short(clauses[clause].text[language.code])
                    for value, clause in each.reasons.items()
                },
                "usual": {str(seats): each.default_for(seats) for seats in game.seat_counts},
                "brings": {value: each.brings(value) for value in each.seats},
                "teams": {value: _teams(game, each, value) for value in each.seats},
            }
            for each in game.options
        },
        "bundles": {each.name: {"options": each.options, "seats": each.seats} for each in game.bundles},
    }


def _in_short(rule: str) -> str:
    """The first sentence of a rule."""
    return re.split(r"(?<=[.!?])\s+(?=[A-ZÀ-Ý])", rule, maxsplit=1)[0]


@cache
def _teams(game: Game, choice: Option, value: str) -> list[list[int]]:
    """Who plays together by a value that brings a number of seats."""
    seats = choice.brings(value)
    teams = game.new(seats, {choice.name: value}).teams() if seats is not None else []
    return [team for team in teams if len(team) > 1]


def misfit(language: Language, game: Game, seats: int, given: Mapping[str, str]) -> str:
    """Why a value that was chosen is not for so many players, in words; "" when all are."""
    text, clauses = game.text(language), game.clauses()
    for each in game.options:
        value = given.get(each.name, "")
        if not each.fits(value, seats):
            sentence = language._("{option} “{value}” is for {players}, not for {seats}. {rule}")
            return sentence.format(
                option=text.option(each.name),
                value=text.value(each.name, value),
                players=players(each.seats[value], language),
                seats=seats,
                rule=clauses[each.reason(value)].text[language.code],
            )
    return ""


def options_form(language: Language, game: Game, chosen: Mapping[str, str]) -> Element | None:
    """Everything that can be chosen before the game."""
    if not game.options:
        return None
    text = game.text(language)
    return fieldset(".panel.options")[
        legend[language._("Options")],
        _bundles(language, game, text),
        [_row(language, game, text, each, chosen[each.name]) for each in game.options],
    ]


def _bundles(language: Language, game: Game, text: Text) -> Element | None:
    """Ways to play, one click each; without scripts they are links to this page."""

    def chip(bundle: Bundle) -> Element:
        title, sentence = text.bundle(bundle.name)
        choice = address(f"/new?game={game.id}&bundle={bundle.name}")
        return a(".bundle", href=choice, data_bundle=bundle.name)[b[title], small[sentence]]

    if not game.bundles:
        return None
    return nav(".bundles", aria_label=language._("Ways to play"))[[chip(each) for each in game.bundles]]


def _row(language: Language, game: Game, text: Text, choice: Option, chosen: str) -> Element:
    pictures = {value: picture(game, choice.name, value, language) for value in choice.values}
    if choice.values == SWITCH:
        return _switch(language, game, text, choice, chosen, pictures[YES])
    if all(pictures.values()):
        return _cards(language, game, text, choice, chosen, pictures)
    return _list(language, game, text, choice, chosen)


def picture(game: Game, name: str, value: str, language: Language) -> Markup:
    """A value as the game draws it; "" where it does not."""
    draw = game.drawing().option_picture
    return Markup(draw(name, value, language._) if draw is not None else "")


def _words(language: Language, game: Game, text: Text, choice: Option) -> Node:
    """What it is, and why something of it cannot be had now."""
    return [
        b[text.option(choice.name)],
        small[game.clauses()[choice.clause].text[language.code]],
        p(".why", hidden=True),
    ]


def _switch(
    language: Language, game: Game, text: Text, choice: Option, chosen: str, drawn: Markup
) -> Element:
    return label(".option.switch", data_row=choice.name)[
        span(".drawn", aria_hidden="true")[drawn] if drawn else None,
        span(".words")[_words(language, game, text, choice)],
        input(
            type="checkbox",
            role="switch",
            name=f"option-{choice.name}",
            value=YES,
            checked=chosen == YES,
            data_option=choice.name,
        ),
    ]


def _cards(
    language: Language,
    game: Game,
    text: Text,
    choice: Option,
    chosen: str,
    pictures: Mapping[str, Markup],
) -> Element:
    def card(value: str) -> Element:
        return label(".card", data_value=value)[
            input(type="radio", name=f"option-{choice.name}", value=value, checked=value == chosen),
            span(".drawn", aria_hidden="true")[pictures[value]],
            span(".title")[text.value(choice.name, value)],
            _counts(language, game, choice, value),
        ]

    title = text.option(choice.name)
    return div(".option.gallery", role="radiogroup", aria_label=title, data_row=choice.name)[
        div(".words")[_words(language, game, text, choice)],
        div(".cards", data_option=choice.name)[[card(value) for value in choice.values]],
    ]


def _counts(language: Language, game: Game, choice: Option, value: str) -> Element | None:
    """How many a value is for, where it is not for everybody."""
    counts = choice.seats.get(value, game.seat_counts)
    return small(".counts")[players(counts, language)] if counts != game.seat_counts else None


def _list(language: Language, game: Game, text: Text, choice: Option, chosen: str) -> Element:
    return label(".option", data_row=choice.name)[
        span(".words")[_words(language, game, text, choice)],
        select(name=f"option-{choice.name}", data_option=choice.name)[
            [
                option(value=value, selected=value == chosen)[text.value(choice.name, value)]
                for value in choice.values
            ]
        ],
    ]
