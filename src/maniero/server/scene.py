"""What one pair of eyes sees of a state, in the reader's language: pictures, sentence, actions, score sheet.

Pure functions of a state: the test that nothing hidden leaves the server calls them with
the true state and with worlds that the viewer could imagine, and compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.kernel.sheet import score_sheet
from maniero.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maniero.catalogue import Game, Text
    from maniero.i18n import Language
    from maniero.kernel.events import Event
    from maniero.kernel.facts import Box
    from maniero.kernel.state import State
    from maniero.server.outgoing import ActionChoice, Group, Scene, Sheet

TIE_CLAUSE: Final = "end.tie"  # Every game's clause about equal points.


def scene(
    game: Game,
    state: State,
    told: Sequence[Event],
    viewer: int,
    names: Sequence[str],
    language: Language,
    *,
    playing: bool = True,
    box: Box | None = None,
) -> Scene:
    """What ``viewer`` (NOBODY: a spectator) sees; not ``playing``: a look at the past, without actions."""
    text = game.text(language, box)
    pictures = game.pictures(game.view(state, viewer), list(names), language)
    over = not state.asks
    idle = not playing or viewer == NOBODY or state.covert_answer(viewer) is not None
    actions = choices(game, state, viewer, text) if not idle else []
    shown: Scene = {
        "seat": viewer if viewer != NOBODY else None,
        "over": over,
        "asked": [seat for seat in state.actors() if seat != CHANCE],
        "sentence": sentence(state, viewer, names, text, language),
        "board": pictures.board,
        "mine": pictures.mine,
        "narrow": pictures.narrow,
        "strip": pictures.strip,
        "panels": [{"seat": seat, "svg": svg} for seat, svg in sorted(pictures.panels.items())],
        "actions": actions,
        "groups": groups(actions),
    }
    if over:
        shown["sheet"] = sheet(game, state, told, names, language, text)
    return shown


def choices(game: Game, state: State, seat: int, text: Text) -> list[ActionChoice]:
    """What ``seat`` may do now, with the things to click."""
    return [
        {
            "word": action.text,
            "text": text.action(state, seat, action),
            "group": text.verb(action),
            "picks": game.picks(state, seat, action),
            "final": state.is_final(seat, action),
        }
        for action in state.legal_for(seat)
    ]


def groups(actions: Sequence[ActionChoice]) -> list[Group]:
    """The verbs, in the order of their first action."""
    return [{"id": name, "text": name} for name in dict.fromkeys(action["group"] for action in actions)]


def sentence(state: State, viewer: int, names: Sequence[str], text: Text, language: Language) -> str:
    """Who must do what."""
    if not state.asks:
        return _outcome(state, viewer, names, language)
    asked = [seat for seat in state.actors() if seat != CHANCE]
    if viewer in asked and state.covert_answer(viewer) is not None:
        return language._("A moment: nobody shall learn whether you could have played a card")
    if viewer in asked:
        return language._("You: {question}").format(question=text.question(state, viewer))
    if len(asked) == 1:
        question = text.question(state, asked[0])
        return language._("{name} is asked: “{question}”").format(name=names[asked[0]], question=question)
    return language._("Waiting for {names}").format(names=", ".join(names[seat] for seat in asked))


def _outcome(state: State, viewer: int, names: Sequence[str], language: Language) -> str:
    """Who won; nobody did when the game was lost."""
    _ = language._
    winners = state.winners()
    who = language.listed([names[seat] for seat in winners or range(state.seats)])
    if not winners:
        lost = _("The game is over: you lost") if viewer != NOBODY else _("The game is over: {names} lost")
        return lost.format(names=who)
    if len(winners) == 1:
        return _("The game is over: {name} wins").format(name=who)
    if winners in state.teams():
        return _("The game is over: team {names} wins").format(names=who)
    return _("The game is over: {names} share the win").format(names=who)


def sheet(
    game: Game, state: State, told: Sequence[Event], names: Sequence[str], language: Language, text: Text
) -> Sheet:
    """Every point with the rule that gave it, and how the game was decided where points do not tell."""
    clauses = game.clauses()
    return {
        "lines": [
            {"clause": row.clause, "text": clauses[row.clause].text[language.code], "points": row.points}
            for row in score_sheet(list(told), state.seats)
        ],
        "totals": list(state.points),
        "winners": state.winners(),
        "decided": _alone(told, names, text) if state.seats == 1 else _tie(game, state, names, language),
    }


def _alone(told: Sequence[Event], names: Sequence[str], text: Text) -> str:
    """Why a player alone has won or lost: what was told last."""
    return f"{names[0]} {text.event(told[-1])}."


def _tie(game: Game, state: State, names: Sequence[str], language: Language) -> str:
    sums = [(sum(state.points[seat] for seat in team), team) for team in state.teams()]
    top = max(points for points, _team in sums)
    level = [team for points, team in sums if points == top]
    if len(level) == 1:
        return ""
    numbers = "; ".join(
        language._("{name}: {numbers}").format(
            name=language.listed([names[seat] for seat in team]),
            numbers=", ".join(map(str, state.tiebreaks(team[0]))),
        )
        for team in level
    )
    clause = game.clauses().get(TIE_CLAUSE)
    rule = clause.text[language.code] if clause is not None else ""
    text = language._("Equal points, decided by the tie-break. {rule} ({numbers})")
    return text.format(rule=rule, numbers=numbers).replace("  ", " ")


def waiting(
    game: Game, state: State, free: int, viewer: int, names: Sequence[str], language: Language, box: Box
) -> Scene:
    """The table before the game begins."""
    shown = scene(game, state, [], viewer, names, language, playing=False, box=box)
    shown["asked"] = []
    shown["sentence"] = (
        language.n_("Waiting for one more player", "Waiting for {n} more players", free)
        if free
        else language._("Everyone adds a number to the draws: a moment")
    )
    return shown
