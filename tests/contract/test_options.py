"""What can be chosen before a game: for how many players, explained, and in bundles that can be played."""

from __future__ import annotations

import pytest

from maniero.catalogue import Bundle, Game
from maniero.games import GAMES
from maniero.i18n import LANGUAGES, language
from maniero.kernel.options import Option

OPTIONS = [(game, option) for game in GAMES.values() for option in game.options]
BUNDLES = [(game, bundle) for game in GAMES.values() for bundle in game.bundles]


def named(value: object) -> str:
    return value.id if isinstance(value, Game) else str(getattr(value, "name", value))


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_the_usual_number_of_players_can_play(game: Game) -> None:
    assert game.usual_seats in game.seat_counts
    assert game.seats_for({}) == game.usual_seats


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=named)
def test_there_is_something_usual_for_any_number_of_players(game: Game, option: Option) -> None:
    for seats in game.seat_counts:
        usual = option.default_for(seats)
        assert usual in option.values_for(seats)
        assert game.resolve(seats, {})[option.name] == usual


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=named)
def test_every_value_is_for_somebody_and_may_bring_the_seats(game: Game, option: Option) -> None:
    for value in option.values:
        counts = [seats for seats in game.seat_counts if option.fits(value, seats)]
        assert counts, value
        seats = option.brings(value)
        assert seats is None or [seats] == counts
        assert game.seats_for({option.name: value}) == (seats or game.usual_seats)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=named)
def test_clauses_explain_options_and_whom_they_are_for(game: Game, option: Option) -> None:
    clauses = game.clauses()
    assert option.clause in clauses
    for value in option.seats:
        assert value in option.values
        assert option.reason(value) in clauses


@pytest.mark.parametrize(("game", "bundle"), BUNDLES, ids=named)
def test_a_bundle_can_be_played(game: Game, bundle: Bundle) -> None:
    seats = bundle.seats[0] if bundle.seats is not None else game.seats_for(bundle.options)
    chosen = game.resolve(seats, bundle.options)
    assert bundle.options.items() <= chosen.items()
    assert game.new(seats, chosen).actors()


@pytest.mark.parametrize(("game", "bundle"), BUNDLES, ids=named)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_bundle_has_a_title_and_a_sentence(game: Game, bundle: Bundle, code: str) -> None:
    title, sentence = game.text(language(code)).bundle(bundle.name)
    assert 0 < len(title) < 40
    assert sentence.endswith(".")
