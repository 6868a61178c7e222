"""The page of a tournament: who plays, what waits for me, rounds and standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Element, a, button, div, h1, h2, header, li, main, p, section, small, span, ul

from maniero.games import find
from maniero.server.pages.kinds import kind_rule, round_title
from maniero.server.pages.layout import document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.rounds import names, player_name, rounds, standings
from maniero.server.pages.scenes import emblem, scene_sprite
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import Me, TournamentDetails


def tournament(language: Language, me: Me, shown: TournamentDetails) -> str:
    """A tournament, for those who play and those who watch; the script looks whether it has changed."""
    mark = "● " if shown["my_turn"] else ""
    content = [
        top(language, me, ""),
        main("#tournament.tournament-page", data_mine="yes" if _own(shown) else "")[
            _head(language, shown),
            _won(language, shown),
            [_waiting(language, shown, id) for id in shown["waiting"]],
            _meanwhile(language, shown),
            div(".columns")[standings(language, shown), rounds(language, shown)]
            if shown["started"]
            else _lobby(language, shown),
            _elsewhere(language, shown),
        ],
    ]
    return document(
        language,
        f"{mark}{shown['title']} · {round_title(shown, language)} · Maniero",
        content,
        kind="home tournament",
        phrases=everywhere(language),
        scripts=("tournament.js",),
        sprite=scene_sprite(),
    )


def _head(language: Language, shown: TournamentDetails) -> Element:
    _ = language._
    return header(".tournament-head")[
        emblem(shown["game"]),
        div[
            h1[shown["title"]],
            p(".round")[round_title(shown, language)],
            p(".hint")[kind_rule(shown["kind"], language)],
            p(".hint")[_options(language, shown)],
        ],
        a(".b.quiet", href=address(f"/rules/{shown['game']}"))[sign("book", 18), _("Rules")],
    ]


def _options(language: Language, shown: TournamentDetails) -> str:
    """What the host has chosen, where it is not as usual."""
    game = find(shown["game"])
    text = game.text(language)
    chosen = [(option, shown["options"].get(option.name, option.default)) for option in game.options]
    return " · ".join(
        f"{text.option(option.name)}: {text.value(option.name, value)}"
        for option, value in chosen
        if value != option.default
    )


def _won(language: Language, shown: TournamentDetails) -> Element | None:
    winners = shown["winners"]
    if not winners:
        return None
    many = len(winners) > 1
    text = language._("{name} share the victory") if many else language._("{name} wins the tournament")
    return section(".panel.champion")[sign("crown", 34), h2[text.format(name=names(shown, winners))]]


def _waiting(language: Language, shown: TournamentDetails, id: str) -> Element:
    """My game that is not over: the way to it is the first thing on the page."""
    _ = language._
    [game] = [game for round in shown["played"] for game in round["games"] if game["table"] == id]
    others = [player for player in game["players"] if not shown["seats"][player]["mine"]]
    against = _("against {name}").format(name=names(shown, others)) if others else _("hot seat")
    text = _("Your game is waiting: it is your turn") if game["my_turn"] else _("Your game goes on")
    return section(".panel.yours", class_="panel yours turn" if game["my_turn"] else "panel yours")[
        div[h2[text], p(".hint")[against]],
        a(".b.go.big", href=address(f"/t/{id}"))[_("Play")],
    ]


def _meanwhile(language: Language, shown: TournamentDetails) -> Element | None:
    """My game is over, others are not."""
    _ = language._
    if not _playing(shown) or shown["waiting"]:
        return None
    last = shown["round"] == shown["rounds"]
    later = _("The next round begins when the other games are over.")
    return section(".panel.yours")[p[_("The other games still go on.") if last else later]]


def _own(shown: TournamentDetails) -> list[int]:
    return [player for player, seat in enumerate(shown["seats"]) if seat["mine"]]


def _playing(shown: TournamentDetails) -> bool:
    """I take part, and it goes on."""
    return shown["started"] and not shown["over"] and bool(_own(shown))


def _elsewhere(language: Language, shown: TournamentDetails) -> Element | None:
    """The links of my own places; not in the lobby, where a friend might be sent one."""
    _, own = language._, _own(shown)
    if not _playing(shown):
        return None
    text = _("Play on another device") if len(own) == 1 else _("{name}: play on another device")
    return p(".elsewhere")[
        [
            button(".b.quiet", type="button", data_own_link=shown["links"][player])[
                sign("link", 18), span[text.format(name=shown["seats"][player]["name"])]
            ]
            for player in own
        ]
    ]


def _lobby(language: Language, shown: TournamentDetails) -> Element:
    """While places are free: who is awaited, and how to invite them."""
    _ = language._

    def row(player: int) -> Element:
        seat, link = shown["seats"][player], shown["links"].get(player)
        state = _("anyone may sit down") if seat["open"] else _("by link")
        free = not seat["name"]
        return li[
            player_name(language, shown, player),
            small[state if free else _("you") if seat["mine"] else ""],
            button(".b.can", type="button", data_link=link)[sign("link", 18), span[_("Copy the link")]]
            if link and free
            else None,
        ]

    joining = shown["open"] and not _own(shown)
    return section(".panel.lobby")[
        h2[_("Waiting for players")],
        p[_("The first round starts when all places are taken.")],
        ul(".people")[[row(player) for player in range(len(shown["seats"]))]],
        button("#join.b.go.big", type="button", data_join=shown["tournament"])[_("Sit down")]
        if joining
        else None,
    ]
