"""A component file in which any one thing is changed is refused, and the error names the place, or it is
a box to play with: a game ends, and is drawn and told in both languages.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from maniero.catalogue import Game
from maniero.games import GAMES
from maniero.i18n import LANGUAGES, language
from maniero.kernel.events import Event
from maniero.kernel.facts import Box, ComponentError
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State
from tests.contract.cases import cases
from tests.contract.changes import Change, changed_numbers, changed_texts
from tests.contract.walks import random_move, take
from tests.games.pictures import NAMES

CHANGES = [*changed_numbers(), *changed_texts()]
LONGEST = 20_000  # Moves; a game may become long, but must come to an end.
EVERY = 50


@pytest.mark.parametrize(("turn", "change"), [*enumerate(CHANGES)], ids=[*map(str, CHANGES)])
def test_a_changed_box_is_refused_or_played_with(turn: int, change: Change, tmp_path: Path) -> None:
    game = GAMES[change.id]
    file = tmp_path / "mine.toml"
    file.write_text(change.file(), encoding="utf-8")
    box, refusal = opened(game, file)
    if box is None:
        assert names_the_place(refusal, change), refusal
        return
    assert box.fingerprint != game.box().fingerprint
    positions, heard = played(game, box, turn)
    for state in (positions[0], positions[len(positions) // 2], positions[-1]):
        told(game, box, state, turn)
    for code in LANGUAGES:
        text = game.text(language(code), box)
        assert all(text.event(event) for event in heard)


def opened(game: Game, file: Path) -> tuple[Box | None, str]:
    """The box, or why it is refused."""
    try:
        return game.box(str(file)), ""
    except ComponentError as error:
        return None, str(error)


def names_the_place(refusal: str, change: Change) -> bool:
    """The file, and a place in it: that of the change, or one that it no longer agrees with."""
    place = re.match(r"mine\.toml: (\w+)[\w.\[\]]* ", refusal)
    return place is not None and place[1] in tomllib.loads(change.file())


def played(game: Game, box: Box, turn: int) -> tuple[list[State], list[Event]]:
    """Some positions of a random game, with seats and options that take turns, and what was told."""
    ways = [case for case in cases() if case.game is game]
    way, rng = ways[turn % len(ways)], Rng(turn)
    state = game.new(way.seats, way.options, box)
    heard: list[Event] = []
    state.told = heard
    positions = []
    for number in range(LONGEST):
        if number % EVERY == 0:
            positions.append(state.copy())
        if state.actor() == NOBODY:
            return [*positions, state.copy()], heard
        take(state, random_move(state, rng))
    raise AssertionError(f"no end after {LONGEST} moves")


def told(game: Game, box: Box, state: State, turn: int) -> None:
    """Everything that can be shown and said of a position."""
    viewer = [*range(state.seats), NOBODY][turn % (state.seats + 1)]
    view = game.view(state, viewer)
    assert game.view(state.imagine(viewer, Rng(turn)), viewer) == view
    game.value(state, 0)
    drawn = game.pictures(view, NAMES, language([*LANGUAGES][turn % len(LANGUAGES)]))
    picks = re.findall(r'data-pick="([^"]+)"', drawn.board + drawn.mine)
    for code in LANGUAGES:
        text = game.text(language(code), box)
        for seat in state.actors():
            assert text.question(state, seat) or seat < 0
            assert all(text.action(state, seat, action) for action in state.legal_for(seat))
        assert all(text.tip(view, pick, NAMES) for pick in picks)
