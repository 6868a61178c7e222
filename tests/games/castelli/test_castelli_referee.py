"""The second referee of Castelli by itself: random games, everything counted; the rulebook's examples."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.games.castelli.referee import Referee
from tests.games.castelli.referee_board import COLOURS, Facts, cell, name
from tests.games.castelli.referee_table import STORE

FACTS: Facts = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
AREAS, CARD, CASTLE, MAJORITY, OCTAGON = FACTS["rulebook_examples"]
ORDERS = {t["id"]: FACTS["heraldic_tiles"]["orders"][t["order"]] for t in FACTS["heraldic_tiles"]["tiles"]}
PRINTED = ["A", "B", "C", "D"]
QUIET = ("pass", "go", "end", "done")
CASTLE_CARDS = dict.fromkeys(
    ("play-count", "play-countess", "play-builder", "play-abbot", "play-knights"), 99
)
HABITS: list[dict[str, float]] = [  # How much likelier than other words.
    {},
    {"build": 20, "over": 20, "play": 4, "steward": 4, "sell": 0.2},
    {**CASTLE_CARDS, "over": 20, "build": 0.2, "guard": 9, "play": 0.2, "sell": 0.1},
]
GAMES = {2: 250, 3: 100, 4: 100}
ALWAYS = {"open", "tile", "lay", "draw", "steward", "pass", "go", "build", "found", "from", "take", "sell"}
CARDS = {"king3", "king4", "king5", "robber", "bandits", "count", "traitor", "countess", "builder", "brigand"}
BASE = {*ALWAYS, "end", "done", *(f"play-{card}" for card in CARDS | {"farmer"})}
BATTLE = {"over", "guard", "burn", *(f"play-{card}" for card in ("duke", "abbot", "knights", "arsonist"))}
DILEMMA = {"start", "swap"}


def some_board(seats: int, rng: random.Random) -> list[str]:
    """Any order and half turns; for two players the first or the second half of a tournament."""
    if seats == 2:
        others = rng.sample("BCD", 3)
        return ["A", others[0]] if rng.random() < 0.5 else others[1:]
    return [piece + rng.choice(("", "-turned")) for piece in rng.sample("ABCD", 4)]


def random_game(referee: Referee, rng: random.Random) -> Counter[str]:
    """Play to the end; at every question everything is counted.  Returns the verbs that were said."""
    said: Counter[str] = Counter()
    habits = rng.choices(HABITS, k=referee.seats)
    silver, cards = referee.mine, referee.shuffled.copy()
    while not referee.over:
        count(referee, silver, cards)
        seat = referee.asked()
        sellers = [other for other in range(referee.seats) if other != seat and referee.legal(other)]
        if sellers and rng.random() < 0.05:
            seat = rng.choice(sellers)
        words = sorted(referee.chance_options() if seat is None else referee.legal(seat))
        assert words
        habit = habits[seat] if seat is not None else {}
        verbs = [word if word.startswith("play") else word.split("-")[0] for word in words]
        weights = [habit.get(verb, habit.get(verb.split("-")[0], 1)) for verb in verbs]
        (place,) = rng.choices(range(len(words)), weights)
        word = words[place]
        said[verbs[place]] += 1
        if seat is None:
            referee.chance(word)
        else:
            referee.play(seat, word)
    count(referee, silver, cards)
    assert referee.asked() is None
    assert not referee.chance_options()
    assert not any(referee.legal(seat) for seat in range(referee.seats))
    assert referee.winners()
    return said


def count(referee: Referee, silver: int, cards: Counter[str]) -> None:
    """Silver, cards, castles and tiles are all there, and nobody owes anything."""
    players = referee.players
    assert referee.mine >= 0
    assert all(p.silver >= 0 for p in players)
    assert referee.mine + sum(p.silver for p in players) == silver
    hands = Counter(card for p in players for card in p.hand)
    assert referee.shuffled + Counter(referee.under) + hands == cards
    assert all(0 <= many <= STORE for p in players for many in p.resources.values())
    built = Counter(seat for seats in referee.castles.values() for seat in seats)
    assert [p.castles + built[seat] for seat, p in enumerate(players)] == [9] * referee.seats
    assert all(len(seats) == 1 or len(set(seats)) == 2 == len(seats) for seats in referee.castles.values())
    tiles = [tile.name for tile, _ in referee.board.laid.values()] + [p.held.name for p in players if p.held]
    assert len(tiles) == len(set(tiles))


@pytest.mark.parametrize("battle", [False, True], ids=["peace", "battle"])
@pytest.mark.parametrize("dilemma", [False, True], ids=["plain", "dilemma"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_nothing_is_lost(seats: int, dilemma: bool, battle: bool) -> None:
    said: Counter[str] = Counter()
    for seed in range(GAMES[seats]):
        rng = random.Random(seed)
        referee = Referee(FACTS, seats, rng.randrange(seats), some_board(seats, rng), dilemma, battle)
        said += random_game(referee, rng)
    assert set(said) == BASE | (BATTLE if battle else set()) | (DILEMMA if dilemma else set())
    assert said["tile"] == said["end"] == GAMES[seats] * FACTS["setup"][str(seats)]["heraldic_tiles"]


# ---- the examples of the rulebook


def lay(referee: Referee, square: str, tile: str, turns: int) -> None:
    """A whole turn in which nobody does anything but lay this tile."""
    seat = referee.asked()
    assert seat is not None
    referee.play(seat, f"open-{square}")
    referee.chance(f"tile-{tile}")
    referee.play(seat, f"lay-{turns}")
    quiet(referee, seat)


def quiet(referee: Referee, seat: int) -> None:
    """Nobody does anything to the end of this turn."""
    while True:
        if (asked := referee.asked()) is None:
            referee.chance(min(referee.chance_options()))
            continue
        (word,) = referee.legal(asked).intersection(QUIET)
        referee.play(asked, word)
        if word == "end":
            assert asked == seat
            return


def lay_example(example: Facts) -> Referee:
    """The tiles that lie already, then the tile of the example, laid by its player."""
    tiles = sorted(example["tiles"], key=lambda entry: entry["revealed_now"])
    last = COLOURS.index(example["placed_by"])
    referee = Referee(FACTS, 4, (last - len(tiles) + 1) % 4, PRINTED, False, False)
    for entry in tiles:
        turns = -ORDERS[entry["tile"]].index(entry["faces"]["N"].split()[0]) % 4
        square = name(entry["square"]["row"], entry["square"]["col"])
        if entry["revealed_now"]:
            assert referee.asked() == last
            for player in referee.players:  # Only what this tile brings is looked at.
                player.resources = dict.fromkeys(player.resources, 0)
                player.hand.clear()
        lay(referee, square, entry["tile"].lower(), turns)
        for side, face in entry["faces"].items():
            colour, value = face.split()
            points = 0 if value == "card" else int(value)
            assert referee.board.shield(square, side) == (COLOURS.index(colour), points)
    return referee


def test_the_example_of_two_areas() -> None:
    referee = lay_example(AREAS)
    blue, red, yellow, green = referee.players
    assert (blue.resources["rock"], red.resources["grain"]) == (2, 2)
    assert not yellow.resources["rock"]
    assert not green.resources["grain"]


def test_the_example_of_a_tile_with_a_card() -> None:
    referee = lay_example(CARD)
    blue, red, yellow, green = referee.players
    assert (len(yellow.hand), len(green.hand)) == (1, 2)  # Green draws one for the tile.
    assert (green.resources["grain"], red.resources["grain"], blue.resources["grain"]) == (2, 2, 0)


def place_of(example: Facts) -> str:
    return name(example["board_position"]["row"], example["board_position"]["col"])


def test_the_example_of_a_castle() -> None:
    referee = Referee(FACTS, 4, 0, PRINTED, False, False)
    octagon = place_of(CASTLE)
    board = referee.board
    settled = {o: "city" if o in board.cities else "village" for o in board.cities | board.villages}
    row, column = cell(octagon)
    assert sorted(kind for o, kind in settled.items() if cell(o)[0] == row) == CASTLE["in_row"]
    assert sorted(kind for o, kind in settled.items() if cell(o)[1] == column) == CASTLE["in_column"]
    referee.put_castle((octagon, "rock1"))
    assert referee.players[0].points == CASTLE["points"]


def test_the_example_of_a_majority() -> None:
    referee = Referee(FACTS, 4, 0, PRINTED, False, True)
    board = referee.board
    city = place_of(MAJORITY)
    rocks = [area for octagon in board.lines(city) for area in board.areas[octagon] if area.kind == "rock"]
    sites = [(area.octagon, f"rock{i + 1}") for area in rocks for i in range(area.sites)]
    assert len(sites) == MAJORITY["castle_sites_on_row_and_column"]
    owners = [COLOURS.index(colour) for colour, many in MAJORITY["castles"].items() for _ in range(many)]
    referee.castles = {site: [owner] for site, owner in zip(sites, owners, strict=False)}
    board.villages, board.cities = set(), {city}
    referee.score_battle()
    castles = referee.standing()  # Two points each, besides the city.
    won = {colour: referee.players[seat].points - 2 * castles[seat] for seat, colour in enumerate(COLOURS)}
    assert won == MAJORITY["points"]


def test_the_example_of_an_octagon_with_three_areas() -> None:
    board = Referee(FACTS, 4, 0, PRINTED, False, False).board
    areas = {area.kind: area.sites for area in board.areas[place_of(OCTAGON)]}
    assert areas == {"rock": 1, "grain": 0, "market": 0}
