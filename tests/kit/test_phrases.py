"""The kit: methods found by what they speak of, promises that are tried, tips by the name of a thing."""

from __future__ import annotations

from typing import Final

import pytest

from maniero.catalogue import Speech, Tip
from maniero.i18n import language
from maniero.kernel.action import Action
from maniero.kernel.clauses import Clause
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.facts import Box, Facts
from maniero.kernel.first import First
from maniero.kernel.state import CHANCE, NOBODY
from maniero.kernel.trial import Trial
from maniero.kit import speaking, tips
from maniero.kit.phrases import Phrases, capital, followed, says
from tests.kernel.market import BID, DEAL, RAISE, DealPurse, MakeBid, Market, new_market

BOX = Box(Facts("toy", {"format": 1, "confidence": {}}))
BANK = Clause("shop.bank", "base", {"en": "Bank: take 2 silver.", "it": "Banca: prendi 2 monete."}, {})


def speech(code: str = "en") -> Speech[Box]:
    return Speech(language(code), BOX, {"shop.bank": BANK})


# ---- a market where bids are told


class Haggled(Event):
    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins


class Whispered(Event):
    """Only ``seat`` hears it."""

    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer == self.seat else None


class Haggle(MakeBid):
    """A bid that is told, envied by the next seat and whispered about; then chance fills the purse again."""

    def answer(self, s: Market, action: Action) -> None:
        super().answer(s, action)
        other = (self.seat + 1) % s.seats
        if s.told is not None:
            s.told += [Haggled(self.seat, s.bids[self.seat]), Haggled(other, 0), Whispered(other)]
        s.score(self.seat, "market.top", 1, s.bids[self.seat])
        s.score(other, "market.modest", 1, 1)
        s.asks.append(DealPurse(self.seat))


def haggling() -> Market:
    """Seat 0 has 2 coins and is asked alone."""
    return Market(2, [0, 0], [Haggle(0)], [2, 3], [0, 0])


class Orders(speaking.Orders[Box, None, Market]):
    @says(Action)
    def _bid(self, s: Market, seat: int, action: Action) -> str:
        return f"Say {action.text}"

    @says(Haggled)
    def _haggled(self, trial: Trial[Market], event: Haggled) -> list[str]:
        return [f"{event.coins} of {trial.before.purses[trial.seat]} coins"]

    @says(Whispered)
    def _whispered(self, trial: Trial[Market], event: Whispered) -> list[str]:
        return ["a whisper"]

    @says(PointsScored)
    def _scored(self, trial: Trial[Market], event: PointsScored) -> list[str]:
        return [f"+{event.points}"]


# ---- methods by what they speak of


class Base(Phrases[Box, None]):
    @says(int, bool)
    def _number(self, thing: int) -> str:
        return f"number {thing}"

    @says(str)
    def _text(self, thing: str) -> str:
        return f"text {thing}"


class Inherited(Base):
    @says(float)
    def _fraction(self, thing: float) -> str:
        return f"fraction {thing}"


class Changed(Inherited):
    @says(int)
    def _count(self, thing: int) -> str:
        return f"count {thing}"

    def _text(self, thing: str) -> str:
        return f"letters {thing}"


def spoken(phrases: Phrases[Box, None], thing: object) -> object:
    return phrases._said_of(type(thing), thing)


def test_a_method_speaks_of_all_its_classes() -> None:
    assert [spoken(Base(speech(), None), thing) for thing in (1, True, "a")] == [
        "number 1",
        "number True",
        "text a",
    ]


def test_methods_are_inherited() -> None:
    assert [spoken(Inherited(speech(), None), thing) for thing in (1, "a", 0.5)] == [
        "number 1",
        "text a",
        "fraction 0.5",
    ]
    assert not Base(speech(), None).speaks_of(float)


def test_a_method_takes_the_place_of_one_that_speaks_of_the_same_or_has_its_name() -> None:
    assert [spoken(Changed(speech(), None), thing) for thing in (1, True, "a")] == [
        "count 1",
        "number True",
        "letters a",
    ]
    assert spoken(Base(speech(), None), 1) == "number 1"


def test_nothing_is_said_of_a_class_that_nobody_speaks_of() -> None:
    phrases = Changed(speech(), None)
    assert phrases.speaks_of(int)
    assert not phrases.speaks_of(list)
    with pytest.raises(KeyError):
        spoken(phrases, [])


# ---- trials


def test_a_trial_ends_before_chance_and_leaves_the_position_alone() -> None:
    s = haggling()
    trial = Trial(s, 0, BID[2])
    assert trial.after.actors() == [CHANCE]
    assert trial.after.purses == [2, 3]
    assert (s.bids, s.points, s.told, len(s.asks)) == ([0, 0], [0, 0], None, 1)


def test_a_trial_tells_only_what_its_seat_may_know() -> None:
    told = Trial(haggling(), 0, BID[2]).told
    assert [(type(event), event.seat) for event in told] == [
        (Haggled, 0),
        (Haggled, 1),
        (PointsScored, 0),
        (PointsScored, 1),
    ]


def test_a_trial_counts_what_the_seat_gains() -> None:
    assert Trial(haggling(), 0, BID[2]).points() == 2
    assert Trial(haggling(), 0, BID[0]).points() == 0


def test_a_trial_can_go_on_with_the_next_question() -> None:
    s = new_market(1)
    s.apply(DEAL[1])
    raised = Trial(s, 0, RAISE)
    assert (raised.points(), raised.after.actors()) == (0, [0])
    bid = raised.then(BID[0])
    assert bid.before is raised.after
    assert (bid.points(), bid.after.actors()) == (3, [])
    assert [event.seat for event in bid.told] == [0, 0]


# ---- questions, orders, reports


class Questions(speaking.Questions[Box, None, Market]):
    @says(Haggle)
    def _haggle(self, s: Market, ask: Haggle) -> str:
        return f"bid up to {s.purses[ask.seat]}"


def test_a_question_is_put_to_whom_it_is_open() -> None:
    questions, s = Questions(speech(), None), haggling()
    assert [questions.question(s, seat) for seat in (0, 1, CHANCE, NOBODY)] == ["bid up to 2", "", "", ""]
    s.apply(BID[1])
    assert [questions.question(s, seat) for seat in (0, 1, CHANCE, NOBODY)] == [""] * 4


def test_an_order_promises_what_happens_to_the_seat_and_to_nobody_else() -> None:
    orders = Orders(speech(), None)
    assert orders.order(haggling(), 0, BID[2]) == "Say bid-2: 2 of 2 coins, +2"
    assert orders.order(haggling(), 0, BID[0]) == "Say bid-0: 0 of 2 coins"


@pytest.mark.parametrize(("seat", "action"), [(0, BID[3]), (1, BID[1]), (CHANCE, DEAL[0]), (NOBODY, BID[0])])
def test_an_order_promises_nothing_of_what_its_seat_may_not_do(seat: int, action: Action) -> None:
    assert Orders(speech(), None).order(haggling(), seat, action) == f"Say {action.text}"


def test_an_order_of_chance_promises_nothing() -> None:
    s = haggling()
    s.apply(BID[1])
    assert s.objection(CHANCE, DEAL[0]) == ""
    assert Orders(speech(), None).order(s, CHANCE, DEAL[0]) == "Say deal-1"


def test_who_begins_is_said_for_all_games() -> None:
    assert Orders(speech(), None).order(haggling(), CHANCE, First(1)) == "Let player 2 go first"
    assert Orders(speech("it"), None).order(haggling(), CHANCE, First(1)) == "Fai cominciare il giocatore 2"


class Reports(speaking.Reports[Box, None]):
    @says(Haggled)
    def _haggled(self, event: Haggled) -> str:
        return f"bids {event.coins}"


def test_an_event_that_nobody_speaks_of_is_passed_over() -> None:
    assert Reports(speech(), None).report(Haggled(0, 3)) == "bids 3"
    assert Reports(speech(), None).report(Whispered(0)) == ""


# ---- tips


class Tips(tips.Tips[Box, None, list[str]]):
    @says("city")
    def _city(self, view: list[str], which: str) -> Tip | None:
        return Tip(which, [self._name(1)], "map.city") if which in view else None

    @says("bank")
    def _bank(self, view: list[str], which: str) -> Tip:
        return Tip(self._rule("shop.bank"), [self._effect("shop.bank")], which)


def lines(tip: Tip | None) -> list[str] | None:
    return None if tip is None else [tip.title, *tip.lines, tip.clause]


def test_a_tip_is_found_by_the_kind_of_the_thing_and_knows_which_it_is() -> None:
    things, view = Tips(speech(), None, ["Anna", "Bruno"]), ["B", "C-2"]
    assert lines(things.tip(view, "city-B")) == ["B", "Bruno", "map.city"]
    assert lines(things.tip(view, "city-C-2")) == ["C-2", "Bruno", "map.city"]
    assert [things.tip(view, pick) for pick in ("city-C", "village-B", "")] == [None] * 3


def test_a_tip_has_the_rule_in_its_language_and_numbers_where_there_are_no_names() -> None:
    assert lines(Tips(speech(), None, []).tip([], "bank")) == ["Bank: take 2 silver.", "Take 2 silver.", ""]
    assert lines(Tips(speech("it"), None, []).tip(["B"], "city-B")) == ["B", "Giocatore 2", "map.city"]
    assert lines(Tips(speech("it"), None, []).tip([], "bank")) == [
        "Banca: prendi 2 monete.",
        "Prendi 2 monete.",
        "",
    ]


# ---- small parts


def test_what_follows_a_phrase() -> None:
    assert followed("Hire", ["3 coins", "+1 assistant"]) == "Hire: 3 coins, +1 assistant"
    assert followed("End your turn", []) == "End your turn"


def test_a_title_begins_with_a_capital() -> None:
    assert (capital("the king's way"), capital("")) == ("The king's way", "")
