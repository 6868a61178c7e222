"""What every game says is complete in both languages.

Each game names in its ``wording.py`` the whole games that are read here.
"""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING, Any

import pytest

from maniero.games import GAMES
from maniero.i18n import language
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.state import CHANCE, NOBODY, NOT_ASKED, Aside, Ask, ByChance, Step
from tests.games.wording import Played, Wording, checked

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULES: dict[str, Any] = {id: importlib.import_module(f"tests.games.{id}.wording") for id in GAMES}
WORDS: dict[str, Wording] = {id: MODULES[id].WORDS for id in GAMES}

every_game = pytest.mark.parametrize("id", GAMES)
whole_games = pytest.mark.parametrize(
    ("id", "args"),
    [
        pytest.param(id, args, id="-".join([id, *map(str, args)]))
        for id in GAMES
        for args in MODULES[id].WHOLE_GAMES
    ],
)


def played(id: str, args: tuple[object, ...]) -> Played:
    found: Played = MODULES[id].whole_game(*args)
    return found


# ---- whole games


@whole_games
def test_every_question_is_asked_in_words(id: str, args: tuple[object, ...]) -> None:
    words = WORDS[id]
    for s in played(id, args).positions:
        for seat in range(s.seats):
            if seat in s.actors():
                checked(words.questions(s, seat))
            else:
                assert words.questions(s, seat) == ("", "")
        assert words.questions(s, CHANCE) == words.questions(s, NOBODY) == ("", "")


@whole_games
def test_every_choice_has_words_of_its_own(id: str, args: tuple[object, ...]) -> None:
    words = WORDS[id]
    for s in played(id, args).positions:
        english = [words.english.action(s, s.actor(), action) for action in s.legal()]
        italian = [words.italian.action(s, s.actor(), action) for action in s.legal()]
        for pair in zip(english, italian, strict=True):
            checked(pair)
        if not (s.actor() == CHANCE and words.alike and s.legal()[0].text.startswith(words.alike)):
            assert len(set(english)) == len(set(italian)) == len(english)


@whole_games
def test_every_event_is_told_in_words(id: str, args: tuple[object, ...]) -> None:
    words = WORDS[id]
    for event in played(id, args).heard:
        checked(words.events(event))
        unseen = event.seen_by(NOBODY)
        assert unseen is not None
        checked(words.events(unseen))
        for text in words.events(event):
            whole = text[0].isupper() and text.endswith(".")
            assert whole == (event.seat == NOBODY), text


@whole_games
def test_every_thing_to_click_explains_itself(id: str, args: tuple[object, ...]) -> None:
    game, words = GAMES[id], WORDS[id]
    for s in played(id, args).positions:
        seat = s.actor()
        seen = game.view(s, seat)
        for pick in {pick for action in s.legal() if seat >= 0 for pick in game.picks(s, seat, action)}:
            words.explained(seen, pick)


@whole_games
def test_every_thing_on_the_picture_explains_itself(id: str, args: tuple[object, ...]) -> None:
    game, words = GAMES[id], WORDS[id]
    for s in played(id, args).positions[::60]:
        for viewer in (NOBODY, 0):
            seen = game.view(s, viewer)
            picture = game.picture(seen, ["?"] * s.seats, language("en"))
            for pick in re.findall(r'data-pick="([^"]+)"', picture):
                words.explained(seen, pick)


@whole_games
def test_every_objection_and_every_point_has_a_clause(id: str, args: tuple[object, ...]) -> None:
    clauses = WORDS[id].clauses
    positions, heard = played(id, args)
    assert NOT_ASKED in clauses
    assert {event.clause for event in heard if isinstance(event, PointsScored)} <= set(clauses)
    for s in positions[::10]:
        for action in s.vocabulary().actions:
            if s.actor() >= 0:
                reason = s.objection(s.actor(), action)
                assert not reason or reason in clauses, reason


@whole_games
def test_every_word_has_a_text_even_out_of_place(id: str, args: tuple[object, ...]) -> None:
    positions, _ = played(id, args)
    for s in (positions[0], positions[len(positions) // 2], positions[-1]):
        WORDS[id].every_word_has_a_text(s)


# ---- whatever the position


def kinds_of_questions(base: type[Ask[Any]] = Ask) -> Iterator[type[Ask[Any]]]:
    """The classes that no other one refines; what chance answers and what asks nothing is left out."""
    for kind in base.__subclasses__():
        if not issubclass(kind, (Aside, ByChance, Step)):
            yield from kinds_of_questions(kind) if kind.__subclasses__() else [kind]


@every_game
def test_every_kind_of_question_has_words(id: str) -> None:
    questions: Any = WORDS[id].english._questions
    kinds = [kind for kind in kinds_of_questions() if kind.__module__.startswith(f"maniero.games.{id}.")]
    assert kinds
    assert [kind for kind in kinds if not questions.__self__.speaks_of(kind)] == []


@every_game
def test_actions_of_one_verb_share_a_button(id: str) -> None:
    game, words = GAMES[id], WORDS[id]
    by_class: dict[type, set[str]] = {}
    for action in game.new(game.usual_seats).vocabulary().actions:
        checked(words.groups(action))
        by_class.setdefault(type(action), set()).add(words.english.verb(action))
    assert all(len(titles) == 1 for titles in by_class.values())
    assert len(set.union(*by_class.values())) == len(by_class)


@every_game
def test_an_event_of_another_game_is_passed_over(id: str) -> None:
    assert WORDS[id].events(Event(0)) == ("", "")


@every_game
def test_options_have_titles(id: str) -> None:
    words = WORDS[id]
    for option in GAMES[id].options:
        assert option.clause in words.clauses
        checked((words.english.option(option.name), words.italian.option(option.name)))
        titles = [words.english.value(option.name, value) for value in option.values]
        assert len(set(titles)) == len(titles)
        for value in option.values:
            checked((words.english.value(option.name, value), words.italian.value(option.name, value)))
