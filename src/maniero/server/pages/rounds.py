"""What was played in a tournament: standings and rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import (
    Element,
    Node,
    a,
    b,
    div,
    h2,
    header,
    li,
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

from maniero.server.pages.kinds import stake
from maniero.server.pages.layout import sign
from maniero.server.pages.levels import face
from maniero.server.paths import address

if TYPE_CHECKING:
    from maniero.i18n import Language
    from maniero.server.summaries import PairingSummary, StandingSummary, TournamentDetails


def player_name(language: Language, shown: TournamentDetails, player: int) -> Element:
    seat = shown["seats"][player]
    return span(class_="name mine" if seat["mine"] else "name")[
        face(seat["bot"], 22) if seat["kind"] == "bot" else None,
        b[seat["name"] or language._("Free seat")],
    ]


def names(shown: TournamentDetails, players: list[int]) -> str:
    return ", ".join(shown["seats"][player]["name"] for player in players)


def standings(language: Language, shown: TournamentDetails) -> Element:
    """Everybody, the best first."""
    _ = language._
    heads = (_("Points"), _("Won"), _("Played"))

    def row(each: StandingSummary) -> Element:
        first = each["player"] in shown["winners"]
        return line(class_="winner" if first else None)[
            td(".rank")[sign("crown", 18) if first else str(each["rank"] or "–")],
            th(scope="row")[player_name(language, shown, each["player"])],
            [td[str(number)] for number in (each["points"], each["won"], each["played"])],
        ]

    return section(".panel.list.standings")[
        header[h2[_("Standings")]],
        table[
            thead[line[td, td, [th(scope="col")[text] for text in heads]]],
            tbody[[row(each) for each in shown["standings"]]],
        ],
    ]


def rounds(language: Language, shown: TournamentDetails) -> Element:
    """All rounds, the newest first."""
    return div(".rounds")[[_round(language, shown, number) for number in range(shown["round"], 0, -1)]]


def _round(language: Language, shown: TournamentDetails, number: int) -> Element:
    _ = language._
    round = shown["played"][number - 1]
    last = number == shown["rounds"]
    title = _("Round {n} of {rounds}").format(n=number, rounds=shown["rounds"])
    games = [
        _pairing(language, shown, game, stake(shown["kind"], nth, language) if last else "")
        for nth, game in enumerate(round["games"])
    ]
    resting = _("{name} sits this round out.").format(name=names(shown, round["resting"]))
    return section(".panel.list")[
        header[h2[title]], ul[games], p(".rest")[resting] if round["resting"] else None
    ]


def _pairing(language: Language, shown: TournamentDetails, game: PairingSummary, about: str) -> Element:
    def side(seat: int) -> Element:
        player = game["players"][seat]
        won = game["winner"] == player
        return span(class_="side won" if won else "side")[
            player_name(language, shown, player),
            span(".points")[str(game["points"][seat])] if game["points"] else None,
            sign("crown", 17) if won else None,
        ]

    notes = [note for note in (about, _decided(language, game["decided"])) if note]
    return li(class_="turn" if game["my_turn"] else None)[
        div(".sides")[side(0), side(1), small[" · ".join(notes)] if notes else None],
        _way(language, game),
    ]


def _decided(language: Language, how: str) -> str:
    _ = language._
    ways = {
        "decider": _("A tie: what the game counts next has decided"),
        "lot": _("A tie: the lot has decided"),
    }
    return ways.get(how, "")


def _way(language: Language, game: PairingSummary) -> Node:
    """To the table."""
    _ = language._
    table = address(f"/t/{game['table']}")
    if game["points"]:
        return a(".b.quiet", href=table)[sign("replay", 18), _("Replay")]
    if not game["mine"]:
        return a(".b", href=table)[_("Watch")]
    turn = game["my_turn"]
    return a(class_="b can" if turn else "b", href=table, data_mine=game["table"])[
        _("Your turn") if turn else _("Play")
    ]
