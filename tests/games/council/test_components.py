"""Component files: the one of the package, corrected ones, and broken ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maniero.games.council import COUNCIL
from maniero.games.council.components import CouncilBox
from maniero.games.council.state import Council
from maniero.kernel.facts import ComponentError
from maniero.kernel.rng import Rng
from maniero.kernel.state import playout
from tests.games.boxes import council_box as load
from tests.games.corrections import corrected
from tests.games.council.positions import give, play, player, table


def table_of(box: CouncilBox) -> Council:
    """The everyday position with another box."""
    s = COUNCIL.new(3, {"map": "AAA", "first": "1"}, box)
    assert isinstance(s, Council)
    rng = Rng(1)
    while s.actor() < 0:
        s.apply(s.legal()[rng.weighted(s.weights())])
    return s


# ---- good files


def test_a_corrected_bonus_is_honoured_and_has_another_fingerprint(tmp_path: Path) -> None:
    box = COUNCIL.box(
        corrected("council", tmp_path, ("ABE = { coins = 3 }", "ABE = { coins = 1, points = 2 }"))
    )
    assert box.fingerprint != COUNCIL.box().fingerprint
    s = table_of(box)
    number = next(p.number for p in box.permits if p.name == "ABE")
    assert box.permits[number].bonuses.printed == {"coins": 1, "points": 2}
    for place in (0, 1):  # Lay it face up.
        if number in s.face_up:
            break
        if s.piles[0] >> number & 1:
            s.piles[0] ^= 1 << number | 1 << s.face_up[place]
            s.face_up[place] = number
    cards = ["white", "black", "blue", "orange", "pink", "purple"]
    council = sorted(s.councils[0] >> 3 * i & 7 for i in range(4))
    s.deck += s.players[0].hand
    s.players[0].hand = 0
    give(s, 0, hand=" ".join(cards[colour] for colour in council), coins=0, points=0)
    payment = "pay-" + "-".join(cards[colour] for colour in council)
    play(s, "buy-ABE", payment)
    assert player(s)["coins"] == 1
    assert player(s)["points"] == 2


def test_corrected_prices_are_honoured(tmp_path: Path) -> None:
    box = load(
        corrected(
            "council",
            tmp_path,
            ("elect = 4", "elect = 6"),
            ("hire = 3", "hire = 5"),
            ("coins = 20", "coins = 25"),
        )
    )
    s = table_of(box)
    give(s, 0, coins=24)
    assert s.box is box
    s.apply(s.vocabulary().parse("hire"))
    assert player(s)["coins"] == 19
    s.apply(s.legal()[0])
    assert s.legal()[-1].text == "end"
    assert player(s)["coins"] == 25


def test_a_price_that_makes_jokers_dear_still_lets_cards_be_played_without_them(tmp_path: Path) -> None:
    s = table_of(load(corrected("council", tmp_path, ("joker = 1 ", "joker = 6 "))))
    colour = ["white", "black", "blue", "orange", "pink", "purple"][s.councils[0] & 7]
    give(s, 0, hand=f"{colour} joker", coins=10)
    # One card costs 10 coins; the same with the joker would cost 7 and 6 more.
    assert any(word.text.startswith("buy-") for word in s.legal())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_corrected_box_can_be_played_to_the_end(tmp_path: Path, seats: int) -> None:
    box = load(
        corrected("council", tmp_path, ("emporiums = 10", "emporiums = 4"), ("jokers = 12", "jokers = 0"))
    )
    s = COUNCIL.new(seats, {}, box)
    playout(s, Rng(seats))
    assert s.winners()


def test_the_box_says_how_sure_it_is() -> None:
    assert COUNCIL.box().confidence["permits"] == "confirmed"
    assert COUNCIL.box().confidence["side_names"] == "reconstructed"
    assert set(COUNCIL.box().confidence.values()) <= {"confirmed", "likely", "reconstructed"}


# ---- broken files

MISTAKES = [
    # wrong kinds of values
    ("emporiums = 10", 'emporiums = "ten"', "counts.emporiums must be a whole number"),
    ("emporiums = 10", "emporiums = true", "counts.emporiums must be a whole number"),
    ("jokers = 12", "jokers = 1.5", "counts.jokers must be a whole number"),
    ("emporiums = 10", "emporiums = 0", "counts.emporiums must be from 1 to 15, not 0"),
    ("jokers = 12", "jokers = -1", "counts.jokers must be from 0 to 20, not -1"),
    ("council = [10, 7, 4, 0]", "council = [10, 7, 4]", "costs.council must be a list of 4 entries"),
    ("council = [10, 7, 4, 0]", "council = 10", "costs.council must be a list of 4 entries"),
    ("council = [10, 7, 4, 0]", 'council = [10, 7, 4, "0"]', "costs.council must be a whole number"),
    ('name = "Arkon"', "name = 3", "cities.A.name must be a short text"),
    ('name = "Arkon"', 'name = ""', "cities.A.name must be a short text"),
    ("ABE = { coins = 3 }", "ABE = 3", "permits.coast.ABE must be a table"),
    ('coast_A = ["AB", "AC", "BD", "BE"]', "coast_A = [1]", "roads.coast_A must be a list of texts"),
    # something missing
    ("jokers = 12", "", "counts.jokers is missing"),
    ("iron = 5", "", "bonus_tiles.iron is missing"),
    ("[limits]\ncoins = 20", "", "limits is missing"),
    ("[confidence]", "[sure]", "confidence is missing"),
    ('A = { name = "Arkon", A = "iron", B = "gold" }', "", "cities.A is missing"),
    ("hills_B_to_mountains", "hills_to_mountains", "roads.hills_B_to_mountains is missing"),
    # bonuses
    ("ABE = { coins = 3 }", "ABE = { gold = 3 }", "permits.coast.ABE.gold is not known here"),
    ("ABE = { coins = 3 }", "ABE = { coins = 0 }", "permits.coast.ABE.coins must be from 1 to 9, not 0"),
    ("  { coins = 2 },", "  { coin = 2 },", "reward_tokens.bonuses[2].coin is not known here"),
    ("  { coins = 2 },\n", "", "reward_tokens.bonuses must be a list of 14 entries"),
    ("18 = { points = 8 }", "18 = { points = 8, jokers = 1 }", "nobility.spaces.18.jokers is not known here"),
    ("18 = { points = 8 }", "21 = { points = 8 }", "nobility.spaces.21 is not known here"),
    ("{ take_permit = 1 }", "{ take_permit = 1, coins = 1 }", "nobility.spaces.10.coins is not known here"),
    (
        "{ take_permit = 1 }",
        "{ take_permit = 2 }",
        "nobility.spaces.10.take_permit must be from 1 to 1, not 2",
    ),
    ("18 = { points = 8 }", "0 = { points = 8 }", "nobility.spaces.0 is not known here"),
    ("ABE = { coins = 3 }", "ABE = {}", "permits.coast.ABE must give something: points, coins"),
    ("  { coins = 2 },", "  {},", "reward_tokens.bonuses[2] must give something"),
    # numbers with which no game would end
    ("elect = 4", "elect = 0", "gains.elect must be from 1 to 99, not 0"),
    ("hire = 3", "hire = 21", "costs.hire must be from 0 to 20, not 21"),
    ("road = 2", "road = 21", "costs.road must be from 0 to 20, not 21"),
    ("coins = 20", "coins = 1", "costs.road must be from 0 to 1, not 2"),
    ("[10, 7, 4, 0]", "[30, 27, 24, 21]", "costs.council must have a price that 20 coins can pay"),
    # things that there are not
    ("jokers = 12", "jokers = 12\nfools = 3", "counts.fools is not known here"),
    ("iron = 5", "iron = 5\ntin = 3", "bonus_tiles.tin is not known here"),
    ("points = [25, 18, 12, 7, 3]", "points = [25, 18]", "king_rewards.points must be a list of 5 entries"),
    ("assistants = [1, 2, 3, 4]", "assistants = [1, 2]", "setup.assistants must be a list of 4 entries"),
    ("[permits.hills]", "[permits.islands]\n[permits.hills]", "permits.islands is not known here"),
    ("[roads]", "[roads]\ncoast_C = []", "roads.coast_C is not known here"),
    ("O = { name", 'P = { name = "Padua" }\nO = { name', "cities.P is not known here"),
    ('name = "Burgen"', 'name = "Arkon"', "cities.B.name must be its own: another city is called Arkon"),
    # permits
    ("ABE = {", "ABK = {", "permits.coast.ABK must name one to three cities of its region, in order"),
    ("ABE = {", "AEB = {", "permits.coast.AEB must name one to three cities of its region, in order"),
    ("ABE = {", "AAB = {", "permits.coast.AAB must name one to three cities of its region, in order"),
    ("ABE = {", "ABCE = {", "permits.coast.ABCE must name one to three cities of its region, in order"),
    ("ABE = {", "ABZ = {", "permits.coast.ABZ must name one to three cities of its region, in order"),
    ("ABE = {", '"" = {', "permits.coast. must name one to three cities of its region, in order"),
    ("ABE = { coins = 3 }", "", "permits.coast must have 15 permits, not 14"),
    # the map
    ('A = "iron", B = "gold" }', 'A = "tin", B = "gold" }', "cities.A.A must be one of gold, silver"),
    (
        'name = "Arkon", A = "iron"',
        'name = "Arkon", A = "purple"',
        "cities must have one purple city on map AAA",
    ),
    (
        '"Graden", A = "silver", B = "purple"',
        '"Graden", A = "silver", B = "gold"',
        "one purple city on map ABA",
    ),
    ('coast_A = ["AB", "AC", "BD", "BE"]', 'coast_A = ["AC", "BD", "BEE"]', "roads.coast_A has 'BEE'"),
    ('coast_A = ["AB", "AC", "BD", "BE"]', 'coast_A = ["BA"]', "roads.coast_A has 'BA'"),
]


@pytest.mark.parametrize(("old", "new", "reason"), MISTAKES)
def test_a_mistake_in_a_component_file_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = corrected("council", tmp_path, (old, new))
    with pytest.raises(ComponentError) as error:
        load(path)
    assert str(error.value).startswith("mine.toml: ")
    assert reason in str(error.value)


def test_a_city_that_cannot_be_reached_is_refused(tmp_path: Path) -> None:
    path = corrected("council", tmp_path, ('mountains_B = ["KL", "LN", "MO"]', 'mountains_B = ["KL", "LN"]'))
    with pytest.raises(
        ComponentError, match="roads must lead from the king's city to every other on map AAB"
    ):
        load(path)


def test_a_map_without_a_city_of_some_colour_is_refused(tmp_path: Path) -> None:
    path = corrected(
        "council",
        tmp_path,
        ('"Arkon", A = "iron"', '"Arkon", A = "gold"'),
        ('"Merkatim", A = "iron"', '"Merkatim", A = "gold"'),
    )
    with pytest.raises(ComponentError, match="cities"):
        load(path)


# ---- files that are odd, but TOML


def test_a_number_with_thousands_of_digits_is_refused(tmp_path: Path) -> None:
    path = corrected("council", tmp_path, ("jokers = 12", "jokers = " + "1" * 5000))
    with pytest.raises(ComponentError, match=r"^mine\.toml: "):
        load(path)


def test_a_list_nested_in_the_place_of_a_number_is_refused(tmp_path: Path) -> None:
    path = corrected("council", tmp_path, ("jokers = 12", "jokers = " + json.dumps([[12]])))
    with pytest.raises(ComponentError, match=r"counts\.jokers must be a whole number"):
        load(path)


def test_the_everyday_position_is_played_with_the_box_of_the_package() -> None:
    assert table().box is COUNCIL.box()
