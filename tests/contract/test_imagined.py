"""Imagined worlds: they look like the true one, and can be played like it."""

from __future__ import annotations

from tests.contract.walks import Walk, play_on

PLAYED_ON = 30  # One imagined world of so many is played to its end.


def test_an_imagined_world_looks_the_same_to_the_one_who_imagines_it(walk: Walk) -> None:
    """One test for two promises: the view hides enough, and imagining changes no more than that."""
    game = walk.case.game
    for here in walk.now_and_then():
        for viewer in here.dreamers:
            dream = here.state.imagine(viewer, here.rng())
            assert dream.actors() == here.state.actors(), (here, viewer)
            assert dream.unasked() == here.state.unasked(), (here, viewer)
            assert dream.legal_for(viewer) == here.state.legal_for(viewer), (here, viewer)
            assert dream.points == here.state.points, (here, viewer)
            assert game.view(dream, viewer) == here.views[viewer], (here, viewer)
            if not game.secrets:  # Then what one imagines is what all see.
                assert here.seen(dream) == here.views, (here, viewer)


def test_whoever_is_asked_or_may_act_can_answer_in_an_imagined_world(walk: Walk) -> None:
    """Not only the one who imagines it; and now and then the game goes on from there to its end."""
    dreams = 0
    for here in walk.now_and_then():
        for viewer in here.dreamers:
            for seat in [*here.state.actors(), *here.state.unasked()]:
                rng = here.rng(viewer + 3)
                dream = here.state.imagine(viewer, rng)
                options = dream.legal_for(seat)
                assert options, f"{here}: seat {seat} has no option in a world that {viewer} imagines"
                action = options[rng.below(len(options))]
                assert dream.objection(seat, action) == "", (here, viewer, seat, action)
                dream.apply_for(seat, action)
                dreams += 1
                if dreams % PLAYED_ON == walk.case.seed % PLAYED_ON:
                    play_on(dream, rng)
                    assert dream.winners() or dream.seats == 1  # Who plays alone may lose.
