"""What explains itself in Castelli: all things, cards, what players have, the options."""

from __future__ import annotations

import re

import pytest

from maniero.games.castelli import CASTELLI
from maniero.games.castelli.names import CHARACTERS
from maniero.games.castelli.rules.cards import SELL_AT_THE_END
from maniero.games.castelli.setup import HALVES
from maniero.games.castelli.view import CastelliView, view
from maniero.kernel.state import NOBODY
from tests.games.castelli.wording import (
    ENGLISH,
    ITALIAN,
    WHOLE_GAMES,
    WORDS,
    castle,
    deal,
    game,
    play,
    rich,
    told_english,
    told_italian,
    whole_game,
)
from tests.games.wording import said

# ---- everything


def things(seen: CastelliView) -> list[str]:
    """All that is on the table, by the names that a picture may give it."""
    octagons = seen["octagons"]
    areas = [area for octagon in octagons for area in octagon["areas"]]
    standing = [(octagon, site) for octagon in octagons for site in octagon["sites"]]
    return [
        *[f"square-{square['name']}" for square in seen["squares"]],
        *[f"rim-{square['name']}-{side}" for square in seen["squares"] for side in square["rim"]],
        *[f"octagon-{octagon['name']}" for octagon in octagons],
        *[f"area-{area['name']}" for area in areas],
        *[f"site-{area['name']}" for area in areas if area["kind"] in ("wood", "grain")],
        *[f"site-{octagon['name']}-rock" for octagon, site in standing if site["printed"]],
        *[
            f"castle-{octagon['name']}-{site['site']}"
            for octagon, site in standing
            if site["owner"] is not None
        ],
        *[
            f"{kind}-{player['seat'] + 1}"
            for kind in ("hand", "silver", "castles")
            for player in seen["players"]
        ],
        *[f"resource-{resource}" for resource in ("wood", "grain", "rock")],
        *["aside-village", "aside-city", "deck", "mine", "track", "trackers", "silver", "castles"],
        *[f"{kind}-{name}" for kind in ("card", "sale") for name in seen["players"][0]["hand"] or []],
    ]


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_everything_on_the_table_explains_itself(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions[::15]:
        seen = view(s, 0)
        for pick in things(seen):
            WORDS.explained(seen, pick)


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_no_sentence_repeats_itself(args: tuple[int, int, str]) -> None:
    for s in whole_game(*args).positions[::30]:
        seen = view(s, 0)
        for pick in things(seen):
            for lines in (said(ENGLISH.tip(seen, pick)), said(ITALIAN.tip(seen, pick))):
                assert len(set(lines)) == len(lines), pick


@pytest.mark.parametrize(
    "pick",
    [
        *[
            "square-B1",
            "square-C9",
            "rim-C1-S",
            "rim-C3-N",
            "octagon-C1",
            "area-B1-wood",
            "area-B1",
            "area-mine-x",
        ],
        *[
            "site-C4-rock",
            "site-C2-mine",
            "site-B1-market",
            "castle-D1-rock1",
            "castle-D1-moat",
            "castle-C1-rock1",
        ],
        *[
            "card-king4",
            "card-pope",
            "sale-king4",
            "hand-3",
            "hand-x",
            "held",
            "held-2",
            "drawn",
            "turn-0",
            "turn-4",
        ],
        *[
            "piece-B",
            "piece-E",
            "piece-A-turned",
            "piece-A-",
            "aside-castle",
            "resource-gold",
            "resource-wood-3",
        ],
        *["silver-9", "castles-x", "dragon"],
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    s = game(board="AC")
    for seen in (view(s, 0), view(s, NOBODY)):
        assert ENGLISH.tip(seen, pick) is None


# ---- cards


def test_what_a_card_does_and_when() -> None:
    s = game()
    deal(s, 0, "king4", "count", "steward", "farmer", "robber")
    assert told_english(s, "card-king4") == [
        "King (4 points)",
        "You get 4 points at once.",
        "You can play it now: click it.",
        "card.king",
    ]
    assert told_italian(s, "card-count") == [
        "Conte",
        "Costruisci un castello in un'area grano invece che in una di roccia.",
        "Non ora: si gioca quando si costruiscono i castelli.",
        "card.count",
    ]
    assert told_english(s, "card-steward")[2] == "Played when another player has laid a tile."
    assert told_english(s, "card-robber")[1:3] == [
        "You take 1 silver from every other player, or less where there is less.",
        "Not now: it could do nothing.",
    ]
    play(s, "play-king4")
    assert told_english(s, "card-farmer")[2] == "Not now: you have played a card in this turn."
    play(s, "open-C1 tile-h01")
    assert told_english(s, "card-king4")[:2] == [
        "King (4 points)",
        "You get 4 points at once.",
    ]  # Played last.
    s.played = False
    assert told_english(s, "card-farmer")[2] == "Not now: another decision comes first."


def test_cards_in_the_turn_of_another() -> None:
    s = game(battle="yes")
    deal(s, 1, "steward", "guard", "king3")
    play(s, "open-C1 tile-h01 lay-1")
    assert told_english(s, "card-steward", 1)[2] == "You can play it now: click it."
    assert told_english(s, "card-guard", 1)[2] == "Played when one of your castles is to be built over."
    assert told_english(s, "card-king3", 1)[2] == "Not now: it is not your turn."


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["king3", "steward"])
def test_after_the_last_turn_no_card_is_played(seat: int, name: str) -> None:
    """Nor by those who are not asked yet."""
    s = game()
    deal(s, seat, name)
    s.asks = [SELL_AT_THE_END[1], SELL_AT_THE_END[0]]
    s.turn = 0
    assert told_english(s, f"card-{name}", seat)[2] == "It cannot be played any more: the last turn is over."
    assert told_italian(s, f"card-{name}", seat)[2] == "Non si può più giocare: l'ultimo turno è finito."


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_says_what_it_does(name: str) -> None:
    s = game(battle="yes")
    deal(s, 0, name)
    WORDS.explained(view(s, 0), f"card-{name}")
    assert len(told_english(s, f"card-{name}")) == 4
    assert not re.match(r"[A-Z][a-z ]+: ", told_english(s, f"card-{name}")[1])


def test_a_sale_and_hands() -> None:
    s = game()
    deal(s, 0, "king4", "count")
    assert told_english(s, "sale-king4") == [
        "Sell the king (4 points)",
        "The mine pays 2 silver for it.",
        "Kept to the end it brings 1 point.",
        "card.sell",
    ]
    s.mine = 1
    assert told_italian(s, "sale-count")[:2] == ["Vendi il conte", "La miniera la paga 1 argento."]
    assert told_english(s, "hand-1") == [
        "Hand of Anna",
        "2 cards",
        "The king (4 points), the count",
        "Each card kept to the end brings 1 point.",
        "hidden.cards",
    ]
    assert told_english(s, "hand-1", 1)[1:3] == ["2 cards", "Each card kept to the end brings 1 point."]


def test_the_deck() -> None:
    s = game()
    deal(s, 0, "king4")
    assert told_english(s, "deck") == ["Character deck", "24 cards to draw.", "card.bottom"]
    play(s, "play-king4")
    assert told_italian(s, "deck")[1:3] == ["25 carte da pescare.", "Giocata per ultima: il re (4 punti)"]


# ---- what players have


def test_what_players_have() -> None:
    s = game(battle="yes")
    rich(s, 1, 3, 2, 1, silver=4)
    assert told_english(s, "resource-wood") == [
        "Wood",
        "Anna: 0",
        "Bruno: 3",
        "At most 5 of each resource.",
        "Each one left at the end brings 1 point.",
        "area.limit",
    ]
    assert told_english(s, "resource-wood-2")[1:3] == ["Bruno: 3", "At most 5 of each resource."]
    assert told_italian(s, "trackers")[1:3] == [
        "Anna: 0 legno, 0 grano, 0 roccia",
        "Bruno: 3 legno, 2 grano, 1 roccia",
    ]
    assert told_english(s, "silver-2") == [
        "Silver",
        "Bruno: 4",
        "At the end: 8 points for the most silver or 6 points each in a tie, 4 points for the second",
        "end.silver-first",
    ]
    castle(s, "D1", 0, 1)
    s.lords[1].castles = 8
    assert told_english(s, "castles")[1:] == [
        "Anna: 9 to build, 0 standing",
        "Bruno: 8 to build, 1 standing",
        "At the end each castle that was not built over brings 2 points.",
        "battle.castles",
    ]
    assert told_english(game(), "castles-1")[1:] == ["Anna: 9 to build, 0 standing", "castle.supply"]
    assert told_english(s, "track")[:2] == ["Score track", "Anna: 0 points"]


def test_settlements_aside() -> None:
    assert told_english(game(), "aside-city")[1:] == [
        "Beside the board: 2 cities",
        "No character of this game founds one.",
        "setup.settlements",
    ]
    assert told_italian(game(battle="yes"), "aside-city")[1] == "Accanto alla plancia: 2 città"
    assert told_english(game(), "aside-village")[-1] == "card.farmer"


# ---- options


def test_boards_are_named_by_their_pieces() -> None:
    assert ENGLISH.value("board", "AB") == "For two: A and B"
    assert ENGLISH.value("board", "CB") == "For two: C and B with the mine tile"
    assert ITALIAN.value("board", "BC") == "In due: B e C con la tessera miniera"
    assert sum("mine tile" in ENGLISH.value("board", half) for half in HALVES) == 6
    assert ITALIAN.value("battle", "yes") == "Con"


def test_every_part_that_is_not_confirmed_has_a_name() -> None:
    parts = [part for part, degree in CASTELLI.box().confidence.items() if degree != "confirmed"]
    assert len({ENGLISH.component(part) for part in parts}) == len(parts) > 0
    assert all(ITALIAN.component(part) != ENGLISH.component(part) for part in parts)


def test_every_chapter_has_a_title() -> None:
    chapters = {clause.partition(".")[0] for clause in WORDS.clauses}
    assert len({ITALIAN.chapter(chapter) for chapter in chapters}) == len(chapters)
