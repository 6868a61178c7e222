"""Nothing hidden leaves the server.

At many points of whole games, everything that is sent to a seat or to a spectator is worked
out from the true position and from worlds that they could imagine: it must be the same, byte for byte.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from maniero.games import GAMES
from maniero.i18n import language
from maniero.kernel.rng import Rng
from maniero.kernel.state import CHANCE, NOBODY
from maniero.server.explaining import Reasons, tip
from maniero.server.position import lines, moved, undo_of
from maniero.server.scene import scene
from maniero.table import Table

if TYPE_CHECKING:
    from maniero.catalogue import Game
    from maniero.kernel.state import State

SEED = "5e" * 32
NAMES = ["Anna", "Bruno", "Carla", "Dario"]
WORLDS = 2
OFTEN = 17  # Moves between two looks.
LANGUAGES = [language("en"), language("it")]


def all_picks(game: Game, state: State) -> list[str]:
    """Every thing that any word of the game is made of, for any seat."""
    found: set[str] = set()
    for seat in range(state.seats):
        for action in state.vocabulary().actions:
            found |= set(game.picks(state, seat, action))
    return sorted(found)


def shown(game: Game, state: State, told: list[Any], viewer: int, names: list[str], number: int) -> bytes:
    """The pictures, sentence, actions and score sheet."""
    read = LANGUAGES[number % len(LANGUAGES)]
    return json.dumps(scene(game, state, told, viewer, names, read)).encode()


def explained(game: Game, state: State, viewer: int, picks: list[str], number: int) -> bytes:
    """Tips for all things, reasons for all things, and the error for every word."""
    read = LANGUAGES[number % len(LANGUAGES)]
    text, view = game.text(read), game.view(state, viewer)
    told: list[Any] = [tip(text, view, pick, NAMES) for pick in picks]
    if viewer != NOBODY:
        reasons = Reasons(game, state, viewer)
        told += [reasons.why(pick, [], read) for pick in picks]
        told += [state.objection(viewer, action) for action in state.vocabulary().actions]
    return json.dumps(told).encode()


# Every number of seats, and every way to play that a game offers as a bundle.
PLAYED: list[tuple[str, int, dict[str, str]]] = [
    *((id, seats, {}) for id, game in GAMES.items() for seats in game.seat_counts),
    *(
        (id, game.seats_for(bundle.options), bundle.options)
        for id, game in GAMES.items()
        for bundle in game.bundles
        if bundle.options
    ),
]


@pytest.mark.parametrize(("id", "seats", "options"), PLAYED)
def test_imagined_worlds_are_shown_the_same(id: str, seats: int, options: dict[str, str]) -> None:
    game, names = GAMES[id], NAMES[:seats]
    table = Table(game, names, options, SEED)
    rng = Rng(seats)
    picks = all_picks(game, table.state)
    number = 0
    while not table.over:
        asked = table.state.actors()
        seat = asked[rng.below(len(asked))]
        options = table.legal(seat)
        table.play(seat, options[rng.below(len(options))].text)
        number += 1
        if number % OFTEN and not table.over:
            continue
        for viewer in (*range(seats), NOBODY):
            true = shown(game, table.state, table.events, viewer, names, number)
            deep = number % (3 * OFTEN) == 0
            known = explained(game, table.state, viewer, picks, number) if deep else b""
            for _ in range(WORLDS):
                world = table.state.imagine(viewer, rng)
                assert shown(game, world, table.events, viewer, names, number) == true
                if deep:
                    assert explained(game, world, viewer, picks, number) == known


@pytest.mark.parametrize("id", GAMES)
def test_the_log_and_the_marks_tell_only_what_was_told(id: str) -> None:
    """What is not told to a viewer changes nothing in their log, marks and undo."""
    game = GAMES[id]
    seats = game.usual_seats
    names = NAMES[:seats]
    table = Table(game, names, {}, SEED)
    rng = Rng(9)
    for _ in range(60):
        if table.over:
            break
        seat = table.state.actors()[0]
        options = table.legal(seat)
        table.play(seat, options[rng.below(len(options))].text)
    for viewer in (*range(seats), NOBODY):
        mine = [viewer] if viewer != NOBODY else []
        before = (
            lines(table, 0, viewer, names, LANGUAGES[0]),
            moved(table, viewer, mine, ""),
            undo_of(table, viewer),
        )
        blind = Table(game, names, {}, SEED)
        blind.rewind(table.moves)
        told = blind.events
        for i, event in enumerate(told):
            seen = event.seen_by(viewer)
            if seen is not None:
                told[i] = seen  # What the viewer was told is all there is.
        for word, spoken in enumerate(blind.moves):
            if spoken.seat not in (*mine, CHANCE):
                blind.traces[word] = blind.traces[word]._replace(picks=[])
        after = (
            lines(blind, 0, viewer, names, LANGUAGES[0]),
            moved(blind, viewer, mine, ""),
            undo_of(blind, viewer),
        )
        assert before == after
