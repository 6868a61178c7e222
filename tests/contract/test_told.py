"""What is told to others gives nothing away, byte for byte.

A viewer cannot tell the true world from one that it imagines: both look the same to it.  Somebody then
moves in both: with the same word where it may be said in both; else, since what the mover holds may
differ, with another word of the same verb (a tile is offered face down in both, but not the same tile).
When the viewer *sees* the same in both worlds afterwards, nothing was shown to it, and so it must have
been *told* the same: as many events, of the same types, with the same fields, in the same words of both
languages.  An event that names a hidden thing fails here, whoever its ``seen_by`` forgot.

The other way round, a word that tells the viewer the same in both worlds may not change what it sees in
one of them alone, unless it is chance that speaks: what is drawn or turned up is seen, and events may
leave it to the picture.

What is not compared: two moves after which the viewer sees different things, since then the move showed
something, and it is right to tell it; and different words in the second direction, since who hears
"the first tile" and "the second tile" may see that other places are empty then.
"""

from __future__ import annotations

from typing import Any

from maniero.i18n import LANGUAGES, language
from maniero.kernel.events import Event
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, State
from tests.contract.cases import Case
from tests.contract.walks import Move, Position, Walk, take


def test_an_event_keeps_its_type_whoever_is_told(walk: Walk) -> None:
    viewers = walk.positions[0].viewers
    for event in walk.heard:
        for viewer in viewers:
            shown = event.seen_by(viewer)
            assert shown is None or type(shown) is type(event)


def test_who_sees_the_same_in_two_worlds_is_told_the_same(walk: Walk) -> None:
    compared = 0
    for here in walk.now_and_then():
        if here.move is not None:
            for viewer in here.dreamers:
                compared += two_worlds(here, here.move, viewer)
    assert compared


def two_worlds(here: Position, move: Move, viewer: int) -> bool:
    """Move in the true world and in an imagined one; whether there was something to compare."""
    case, rng = here.case, here.rng(viewer + 3)
    true, dream = here.state.copy(), here.state.imagine(viewer, rng)
    other = counterpart(dream, move, rng)
    if other is None:
        return False
    told, dreamt = heard(case, true, move, viewer), heard(case, dream, other, viewer)
    same_word = other == move and move.seat != CHANCE
    if told == dreamt and not (same_word and here.number % len(here.viewers) == viewer % len(here.viewers)):
        return True  # Views are dear: who is told the same looks too when it is its turn.
    same = case.game.view(true, viewer) == case.game.view(dream, viewer)
    if same:
        assert told == dreamt, f"{here}; {other} as {viewer} imagines it"
    elif same_word:
        assert told != dreamt, f"{here}; {other} shows {viewer} what it is not told"
    return same


def counterpart(dream: State, move: Move, rng: Rng) -> Move | None:
    """The move in an imagined world: the same word, or one of the same verb."""
    if dream.objection(move.seat, move.action) == "":
        return move
    alike = [action for action in dream.legal_for(move.seat) if type(action) is type(move.action)]
    return Move(move.seat, alike[rng.below(len(alike))]) if alike else None


def heard(case: Case, state: State, move: Move, viewer: int) -> list[Any]:
    """What ``viewer`` is told of a move: types, fields and words."""
    state.told = []
    take(state, move)
    seen = [event.seen_by(viewer) for event in state.told]
    texts = [case.game.text(language(code)) for code in LANGUAGES]
    return [
        event and [type(event).__name__, fields(event), *(text.event(event) for text in texts)]
        for event in seen
    ]


def fields(event: Event) -> dict[str, object]:
    """Compiled events have their fields on the class, interpreted ones in themselves: ``dir`` knows both."""
    found = {name: getattr(event, name) for name in dir(event) if not name.startswith("_")}
    return {name: value for name, value in found.items() if not callable(value)}
