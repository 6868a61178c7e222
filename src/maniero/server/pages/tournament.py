"""The page of a tournament: who plays, what waits for me, rounds and standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import (
    Element,
    Node,
    a,
    b,
    button,
    div,
    h1,
    h2,
    header,
    li,
    main,
    p,
    section,
    small,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    ul,
)
from htpy import tr as line  # The catalogues take what is said in tr() for a message.

from maniero.games import find
from maniero.server.pages.kinds import kind_rule, round_title
from maniero.server.pages.layout import document, sign, top
from maniero.server.pages.phrases import everywhere
from maniero.server.pages.scenes import emblem, scene_sprite

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import (
        Me,
        PairingSummary,
        StandingSummary,
        TournamentDetails,
    )


def tournament(language: Language, me: Me, shown: TournamentDetails) -> str:
    """A tournament, for those who play and those who watch; the script looks whether it has changed."""
    mark = "● " if shown["my_turn"] else ""
    content = [
        top(language, me, ""),
        main("#tournament.tournament-page", data_tournament=shown["tournament"])[
            _head(language, shown),
            _won(language, shown),
            [_waiting(language, shown, id) for id in shown["waiting"]],
            _meanwhile(language, shown),
            None if shown["started"] else _lobby(language, shown),
            div(".columns")[
                _standings(language, shown) if shown["started"] else None,
                div(".rounds")[
                    [_round(language, shown, number) for number in reversed(range(len(shown["played"])))]
                ],
            ],
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
        a(".b.quiet", href=f"/rules/{shown['game']}")[sign("book", 18), _("Rules")],
    ]


def _options(language: Language, shown: TournamentDetails) -> str:
    """What the host has chosen, where it is not as usual."""
    game = find(shown["game"])
    text = game.text(language)
    return " · ".join(
        f"{text.option(option.name)}: {text.value(option.name, shown['options'][option.name])}"
        for option in game.options
        if shown["options"][option.name] != option.default
    )


def _name(language: Language, shown: TournamentDetails, player: int) -> Element:
    seat = shown["seats"][player]
    return span(".name", class_="name mine" if seat["mine"] else "name")[
        sign("bot", 17) if seat["kind"] == "bot" else None,
        b[seat["name"] or language._("Free seat")],
    ]


def _names(shown: TournamentDetails, players: list[int]) -> str:
    return ", ".join(shown["seats"][player]["name"] for player in players)


# ---- what matters now


def _won(language: Language, shown: TournamentDetails) -> Element | None:
    winners = shown["winners"]
    if not winners:
        return None
    many = len(winners) > 1
    text = language._("{name} share the victory") if many else language._("{name} wins the tournament")
    return section(".panel.champion")[sign("crown", 34), h2[text.format(name=_names(shown, winners))]]


def _waiting(language: Language, shown: TournamentDetails, id: str) -> Element:
    """My game that is not over: the way to it is the first thing on the page."""
    _ = language._
    [game] = [game for round in shown["played"] for game in round["games"] if game["table"] == id]
    others = [player for player in game["players"] if not shown["seats"][player]["mine"]]
    against = _("against {name}").format(name=_names(shown, others)) if others else _("hot seat")
    text = _("Your game is waiting: it is your turn") if game["my_turn"] else _("Your game goes on")
    return section(".panel.yours", class_="panel yours turn" if game["my_turn"] else "panel yours")[
        div[h2[text], p(".hint")[against]],
        a(".b.go.big", href=f"/t/{id}")[_("Play")],
    ]


def _meanwhile(language: Language, shown: TournamentDetails) -> Element | None:
    """My game is over, others are not."""
    _ = language._
    playing = shown["started"] and not shown["over"] and any(seat["mine"] for seat in shown["seats"])
    if not playing or shown["waiting"]:
        return None
    last = shown["round"] == shown["rounds"]
    later = _("The next round begins when the other games are over.")
    return section(".panel.yours")[p[_("The other games still go on.") if last else later]]


def _lobby(language: Language, shown: TournamentDetails) -> Element:
    """While places are free: who is awaited, and how to invite them."""
    _ = language._

    def row(player: int) -> Element:
        seat, link = shown["seats"][player], shown["links"].get(player)
        state = _("anyone may sit down") if seat["open"] else _("by link")
        free = not seat["name"]
        return li[
            _name(language, shown, player),
            small[state if free else _("you") if seat["mine"] else ""],
            button(".b.can", type="button", data_link=link)[sign("link", 18), span[_("Copy the link")]]
            if link and free
            else None,
        ]

    joining = shown["open"] and not any(seat["mine"] for seat in shown["seats"])
    return section(".panel.lobby")[
        h2[_("Waiting for players")],
        p[_("The first round starts when all places are taken.")],
        ul(".people")[[row(player) for player in range(len(shown["seats"]))]],
        button("#join.b.go.big", type="button", data_join=shown["tournament"])[_("Sit down")]
        if joining
        else None,
    ]


# ---- what was played


def _round(language: Language, shown: TournamentDetails, number: int) -> Element:
    _ = language._
    round = shown["played"][number]
    stakes = [_stake(language, shown, number, game) for game in range(len(round["games"]))]
    title = _("Round {n} of {rounds}").format(n=number + 1, rounds=shown["rounds"])
    return section(".panel.list")[
        header[h2[title]],
        ul[
            [
                _pairing(language, shown, game, stake)
                for game, stake in zip(round["games"], stakes, strict=True)
            ]
        ],
        p(".rest")[_("{name} sits this round out.").format(name=_names(shown, round["resting"]))]
        if round["resting"]
        else None,
    ]


def _stake(language: Language, shown: TournamentDetails, round: int, game: int) -> str:
    """What a game is about, where it is about more than points."""
    if shown["kind"] != "cup" or round + 1 < shown["rounds"]:
        return ""
    return language._("For third place") if game else language._("For first place")


def _pairing(language: Language, shown: TournamentDetails, game: PairingSummary, stake: str) -> Element:
    _ = language._
    address = f"/t/{game['table']}"
    over = bool(game["points"])

    def side(seat: int) -> Element:
        player = game["players"][seat]
        return span(".side", class_="side won" if game["winner"] == player else "side")[
            _name(language, shown, player),
            span(".points")[str(game["points"][seat])] if over else None,
            sign("crown", 17) if game["winner"] == player else None,
        ]

    notes = [stake, _decided(language, game["decided"])]
    return li(class_="turn" if game["my_turn"] else None)[
        div(".sides")[
            side(0),
            side(1),
            small[" · ".join(note for note in notes if note)] if any(notes) else None,
        ],
        _way(language, game, address),
    ]


def _decided(language: Language, how: str) -> str:
    _ = language._
    ways = {
        "decider": _("A tie: what the game counts next has decided"),
        "lot": _("A tie: the lot has decided"),
    }
    return ways.get(how, "")


def _way(language: Language, game: PairingSummary, address: str) -> Node:
    """To the table."""
    _ = language._
    if game["points"]:
        return a(".b.quiet", href=address)[sign("replay", 18), _("Replay")]
    if game["my_turn"]:
        return a(".b.can", href=address)[_("Your turn")]
    return a(".b", href=address)[_("Play") if game["mine"] else _("Watch")]


def _standings(language: Language, shown: TournamentDetails) -> Element:
    _ = language._
    heads = (_("Points"), _("Won"), _("Played"))

    def row(each: StandingSummary) -> Element:
        first = each["player"] in shown["winners"]
        return line(class_="winner" if first else None)[
            td(".rank")[sign("crown", 18) if first else str(each["rank"] or "–")],
            th(scope="row")[_name(language, shown, each["player"])],
            [td[str(number)] for number in (each["points"], each["won"], each["played"])],
        ]

    return section(".panel.list.standings")[
        header[h2[_("Standings")]],
        table[
            thead[line[td, td, [th(scope="col")[text] for text in heads]]],
            tbody[[row(each) for each in shown["standings"]]],
        ],
    ]
